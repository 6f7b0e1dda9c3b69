//! The set-up and the starting cards (README §4).

use table::{Rng, Seat, SeatSet};

use crate::aftermath::Aftermath;
use crate::calendar::Month;
use crate::components::{Season, components};
use crate::event::{Event, Log};
use crate::ids::{BuildingId, CardId, StallId};
use crate::options::IkiOptions;
use crate::phase::{Phase, Visit};
use crate::pool::{Pool, Stacks};
use crate::refusal::Refusal;
use crate::sets::CardSet;
use crate::state::{Iki, MAX_PLAYERS, Player, Stall};
use crate::track::Track;
use crate::way_of_life::WayOfLife;

/// The seat that starts. Players agree who sits there.
pub(crate) const START_PLAYER: Seat = Seat::new(0);

impl Iki {
    /// A table before the first card is turned over.
    pub(crate) fn bare(seats: u8, options: IkiOptions) -> Iki {
        let player = Player { mon: 8, rice: 1, sandals: 1, kobun: 4, ..Player::default() };
        let mut players = [Player::default(); MAX_PLAYERS];
        players[..usize::from(seats)].fill(player);
        let corner = if seats == 2 { Stall::Blocked } else { Stall::Free };
        let stall = |id: StallId| if id.is_corner() { corner } else { Stall::Free };
        Iki {
            seats,
            options,
            month: Month::JANUARY,
            phase: Phase::StartingCard,
            active: Seat::new(seats - 1),
            to_act: SeatSet::all(seats),
            visit: Visit::default(),
            way: WayOfLife::default(),
            track: Track::new(seats),
            stalls: std::array::from_fn(|index| stall(StallId(index as u8))),
            pool: Pool::default(),
            stacks: Stacks::default(),
            starting: components().stack(None).collect(),
            gone: CardSet::NONE,
            plans: BuildingId::all().collect(),
            market: components().fish_of[Season::Spring.index()],
            pipes_sold: 0,
            pouches_sold: 0,
            players,
            aftermath: Aftermath::default(),
        }
    }

    /// A new game: stacks shuffled, four spring cards on offer, the last player to take a starting card.
    pub(crate) fn new_game(seats: u8, options: IkiOptions, rng: &mut Rng, journal: &mut Log) -> Iki {
        let mut game = Iki::bare(seats, options);
        game.stacks = Stacks::shuffled(|season| options.stack(season), rng);
        game.offer_cards(journal);
        game
    }

    pub(crate) fn check_start(&self, card: CardId) -> Result<(), Refusal> {
        if self.starting.contains(card) { Ok(()) } else { Err(Refusal::NotAStartingCard(card)) }
    }

    pub(crate) fn take_starting_card(&mut self, seat: Seat, card: CardId, journal: &mut Log) {
        self.starting.remove(card);
        self.phase = Phase::StartingStall { card };
        journal.tell(Event::Picked { seat, card });
    }

    /// Only the outer stall of a row without another starting card (ruling 3). At that time no other card is on the
    /// board.
    pub(crate) fn check_starting_stall(&self, stall: StallId) -> Result<(), Refusal> {
        if stall.depth() == 0 && self.is_free(stall) { Ok(()) } else { Err(Refusal::NotAStartingStall(stall)) }
    }

    pub(crate) fn place_starting_card(&mut self, seat: Seat, card: CardId, stall: StallId, journal: &mut Log) {
        self.employ(seat, card, stall);
        journal.tell(Event::Started { seat, card, stall });
        self.to_act = self.to_act.without(seat);
        if seat == START_PLAYER {
            // What nobody chose goes back to the box (ruling 2).
            self.gone = self.gone.or(std::mem::take(&mut self.starting));
            journal.tell(Event::MonthBegan { month: self.month });
            self.begin_way_of_life(journal);
        } else {
            self.active = seat.left(self.seats - 1, self.seats);
            self.phase = Phase::StartingCard;
        }
    }

    /// Places a card with one of the seat's Kobun on its first experience space.
    pub(crate) fn employ(&mut self, seat: Seat, card: CardId, stall: StallId) {
        self.stalls[stall.index()] = Stall::Occupation { card, owner: Some(seat), level: card.card().first_level };
        self.player_mut(seat).kobun -= 1;
    }
}
