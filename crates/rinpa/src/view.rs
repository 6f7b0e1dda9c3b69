//! What one viewer sees: everything on the table and, from a seat, its own hand (ruling 10).

use serde::ser::{SerializeSeq, SerializeStruct};
use serde::{Serialize, Serializer};
use table::{BySeat, Seat, Viewer};

use crate::cards::{Card, Cards};
use crate::components::{Set, Sets};
use crate::options::{MAX_SEATS, Options};
use crate::scoring::ScoreTable;
use crate::sets::Completed;
use crate::state::{Phase, Rinpa};
use crate::trick::Trick;

/// What one viewer sees at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What was chosen when the table was set up.
    pub options: Options,
    /// How many seats the table has.
    pub seats: u8,
    /// The number of the running deal, from 1; when the game is over, of the last one.
    pub deal: u8,
    /// How many deals the game has.
    pub deals: u8,
    /// What the game waits for.
    pub phase: Phase,
    /// Whose turn it is; nobody's when the game is over.
    pub turn: Option<Seat>,
    /// Who led the first trick of this deal.
    pub first_leader: Seat,
    /// The running trick.
    pub trick: Trick,
    /// The viewer's hand; a spectator has none.
    pub hand: Cards,
    /// How many cards each seat holds.
    pub hand_sizes: BySeat<u8, MAX_SEATS>,
    /// The cards that lie in the center, those of dead sets among them. The running trick is not there yet.
    pub center: Cards,
    /// How each of the twelve sets stands.
    pub sets: [SetView; Set::COUNT],
    /// The sets that the winner of the trick chooses from, if it comes to that (§7).
    pub choice: Sets,
    /// The points of each seat in this deal (§8).
    pub points: BySeat<u8, MAX_SEATS>,
    /// The points of each seat in every finished deal.
    pub finished: ScoreTable,
    /// The points of each seat in the whole game.
    pub totals: BySeat<u8, MAX_SEATS>,
    /// How many sets each seat took in the whole game.
    pub total_sets: BySeat<u8, MAX_SEATS>,
}

/// A set and how it stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct SetView {
    /// Which set.
    pub set: Set,
    /// How it stands.
    #[serde(flatten)]
    pub state: SetState,
}

/// How a set stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum SetState {
    /// It is not complete yet.
    Open {
        /// The cards that do not lie in the center yet.
        missing: Cards,
    },
    /// The running trick has completed it, and its winner has not yet chosen (§7).
    Completed {
        /// Who laid its last card.
        by: Seat,
    },
    /// Somebody took it.
    Taken {
        /// Who.
        by: Seat,
    },
    /// It stays in the center for good (§6, §7).
    Dead,
    /// The reduced deck has none of its cards.
    Absent,
}

impl Rinpa {
    pub(crate) fn look(&self, viewer: Viewer) -> View {
        let seats = self.trick.seats();
        let deals = self.options.deals.count(seats);
        let taken = self.won.iter().flat_map(|won| won.iter()).fold(Cards::NONE, |cards, set| cards | set.cards());
        View {
            viewer,
            options: self.options,
            seats,
            deal: deals.min(self.scores.finished() + 1),
            deals,
            phase: self.phase,
            turn: match self.phase {
                Phase::Play | Phase::Take => Some(self.turn),
                Phase::Over => None,
            },
            first_leader: self.first_leader,
            trick: self.trick,
            hand: viewer.seat().map_or(Cards::NONE, |seat| self.hands[seat.index()]),
            hand_sizes: BySeat::from_fn(seats, |seat| self.hands[seat.index()].len()),
            center: self.laid - taken - self.trick.pile(),
            sets: self.look_at_sets(),
            choice: self.takeable(),
            points: self.deal_points(),
            finished: self.scores,
            totals: self.total_points(),
            total_sets: self.total_sets(),
        }
    }

    fn look_at_sets(&self) -> [SetView; Set::COUNT] {
        let completed = match self.phase {
            Phase::Take => Some(Completed::in_trick(&self.trick, self.laid)),
            Phase::Play | Phase::Over => None,
        };
        let taker = |set| Seat::all(self.trick.seats()).find(|seat| self.won[seat.index()].contains(set));
        std::array::from_fn(|index| {
            let set = Set::at(index);
            let state = if let Some(by) = taker(set) {
                SetState::Taken { by }
            } else if self.dead.contains(set) {
                SetState::Dead
            } else if let Some(completed) = completed.filter(|completed| completed.sets.contains(set)) {
                SetState::Completed { by: completed.completer(set) }
            } else if self.options.deck.cards().contains_all(set.cards()) {
                SetState::Open { missing: set.cards() - (self.laid - self.trick.pile()) }
            } else {
                SetState::Absent
            };
            SetView { set, state }
        })
    }
}

impl Serialize for Trick {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Play {
            seat: Seat,
            card: Card,
        }
        struct Plays<'a>(&'a Trick);
        impl Serialize for Plays<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut plays = serializer.serialize_seq(Some(self.0.len() as usize))?;
                for (seat, card) in self.0.plays() {
                    plays.serialize_element(&Play { seat, card })?;
                }
                plays.end()
            }
        }
        let mut trick = serializer.serialize_struct("Trick", 3)?;
        trick.serialize_field("leader", &self.leader())?;
        trick.serialize_field("plays", &Plays(self))?;
        trick.serialize_field("winning", &self.winning())?;
        trick.end()
    }
}

impl Serialize for ScoreTable {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.deals())
    }
}
