//! Small positions laid out by hand and played on from, for tests: of these rules, and of players with the feature
//! `testing`.

use table::{Game, Input, Journal, Rng, Seat, SeatSet, Seed, Viewer};

use crate::action::Action;
use crate::calendar::Month;
use crate::components::Shop;
use crate::event::Event;
use crate::ids::{BuildingId, CardId, Place, Row, StallId};
use crate::options::IkiOptions;
use crate::phase::Phase;
use crate::pool::{Pool, Stacks};
use crate::sets::CardSet;
use crate::state::{Iki, Player, Stall};
use crate::way_of_life::{WayOfLife, WaySpace};

/// The first seat.
pub const A: Seat = Seat::new(0);
/// The second seat.
pub const B: Seat = Seat::new(1);
/// The third seat.
pub const C: Seat = Seat::new(2);
/// The fourth seat.
pub const D: Seat = Seat::new(3);

/// The card with this name.
pub fn card(slug: &str) -> CardId {
    CardId::from_slug(slug).unwrap()
}

/// The stall with this name.
pub fn stall(text: &str) -> StallId {
    StallId::parse(text).unwrap()
}

/// The building with this name.
pub fn building(slug: &str) -> BuildingId {
    BuildingId::from_slug(slug).unwrap()
}

/// A position under construction, or in play.
pub struct Desk {
    /// The game as it stands.
    pub game: Iki,
    rng: Rng,
    journal: Journal<Event>,
}

impl Desk {
    /// An empty street in January, no card on offer, nobody's turn yet; stacks empty.
    pub fn new(seats: u8) -> Desk {
        Desk::with_options(seats, IkiOptions::default())
    }

    /// The same with these options.
    pub fn with_options(seats: u8, options: IkiOptions) -> Desk {
        let mut game = Iki::bare(seats, options);
        game.starting = CardSet::NONE;
        game.phase = Phase::WayOfLife;
        game.active = A;
        let mut desk = Desk { game, rng: Rng::new(&Seed::numbered(0, 0)), journal: Journal::open() };
        desk.settle();
        desk
    }

    /// A real game after its set-up.
    pub fn fresh(seats: u8, options: IkiOptions) -> Desk {
        let mut rng = Rng::new(&Seed::numbered(3, 3));
        let mut journal = Journal::open();
        let game = Iki::setup(seats, &options, &mut rng, &mut journal);
        Desk { game, rng, journal }
    }

    /// Cards that the position does not use have left the game, so that the books balance.
    fn settle(&mut self) {
        let game = &mut self.game;
        let on_board: CardSet = game.stalls.iter().filter_map(Stall::occupation).collect();
        let retired = game.players.iter().fold(CardSet::NONE, |cards, player| cards.or(player.retired));
        let used = on_board.or(retired).or(game.pool.cards()).or(game.stacks.cards()).or(game.starting);
        game.gone = game.options.cards().less(used);
    }

    /// In this month.
    pub fn month(mut self, number: u8) -> Desk {
        self.game.month = Month::new(number);
        self
    }

    /// With other goods before a seat.
    pub fn player(mut self, seat: Seat, change: impl FnOnce(&mut Player)) -> Desk {
        change(&mut self.game.players[seat.index()]);
        self
    }

    /// A card of a seat with this experience (0 to 2).
    pub fn employ(mut self, seat: Seat, at: &str, slug: &str, level: u8) -> Desk {
        self.game.stalls[stall(at).index()] = Stall::Occupation { card: card(slug), owner: Some(seat), level };
        self.game.players[seat.index()].kobun -= 1;
        self.settle();
        self
    }

    /// A neutral card of two players.
    pub fn neutral(mut self, at: &str, slug: &str) -> Desk {
        let card = card(slug);
        self.game.stalls[stall(at).index()] = Stall::Occupation { card, owner: None, level: card.card().first_level };
        self.settle();
        self
    }

    /// A building of a seat.
    pub fn built(mut self, seat: Seat, at: &str, slug: &str) -> Desk {
        self.game.stalls[stall(at).index()] = Stall::Building { building: building(slug), owner: seat };
        self.game.plans.remove(building(slug));
        self.game.players[seat.index()].kobun -= 1;
        self
    }

    /// A retired card of a seat.
    pub fn retired(mut self, seat: Seat, slug: &str) -> Desk {
        self.game.players[seat.index()].retired.insert(card(slug));
        self.settle();
        self
    }

    /// A card on offer with coins on it.
    pub fn offer(mut self, slug: &str, coins: u8) -> Desk {
        self.game.pool.add(card(slug), coins);
        self.settle();
        self
    }

    /// Shuffled stacks of all cards not laid out.
    pub fn stacked(mut self) -> Desk {
        self.game.stacks = Stacks::default();
        self.settle();
        let unused = self.game.gone;
        let options = self.game.options;
        self.game.stacks = Stacks::shuffled(|season| options.stack(season).and(unused), &mut self.rng);
        self.settle();
        self
    }

    /// Firefighting power, gained in this order.
    pub fn power(mut self, seat: Seat, power: u8) -> Desk {
        self.game.gain_power(seat, power, &mut Journal::closed());
        self
    }

    /// Cylinders on the Way of Life; the first in order takes its turn.
    pub fn cylinders(mut self, cylinders: &[(WaySpace, Seat)]) -> Desk {
        self.game.way = WayOfLife::default();
        for &(space, seat) in cylinders {
            self.game.way.put(space, seat);
        }
        self.game.to_act = SeatSet::NONE;
        self.game.begin_turn();
        self
    }

    /// A seat has walked to a shop and does business; it is the last one of the round.
    pub fn visit(self, seat: Seat, shop: Shop) -> Desk {
        let mut desk = self.cylinders(&[(WaySpace::One, seat)]);
        desk.game.players[seat.index()].place = Some(Place::of(shop));
        desk.game.begin_business();
        desk
    }

    /// A seat whose Oyakata stands at a shop.
    pub fn stand(mut self, seat: Seat, shop: Shop) -> Desk {
        self.game.players[seat.index()].place = Some(Place::of(shop));
        self
    }

    /// The game is over.
    pub fn over(mut self) -> Desk {
        self.game.phase = Phase::Over;
        self
    }

    /// Whatever a position needs beyond this.
    #[cfg(test)]
    pub(crate) fn change(mut self, change: impl FnOnce(&mut Iki)) -> Desk {
        change(&mut self.game);
        self
    }

    /// Plays actions like `A hire seamstress`, separated by semicolons.
    #[track_caller]
    pub fn play(&mut self, moves: &str) -> &mut Desk {
        for step in moves.split("; ") {
            let (seat, action) = step.split_once(' ').unwrap();
            let seat: Seat = seat.parse().unwrap();
            let action: Action = action.parse().unwrap_or_else(|error| panic!("{step}: {error}"));
            assert!(self.game.waiting().must.contains(seat), "{step}: it is {:?}'s turn", self.game.waiting().must);
            if let Err(refusal) = self.game.check(seat, action) {
                panic!("{step}: {refusal}");
            }
            self.game.apply(Input::Choose(seat, action), &mut self.rng, &mut self.journal);
            assert_eq!(self.game.audit(), Ok(()), "after {step}");
        }
        self
    }

    /// Why an action is refused.
    #[track_caller]
    pub fn refusal(&self, step: &str) -> String {
        let (seat, action) = step.split_once(' ').unwrap();
        let seat: Seat = seat.parse().unwrap();
        let action: Action = action.parse().unwrap();
        assert!(!self.legal(seat).contains(&action.to_string()), "{step} is on the list");
        self.game.check(seat, action).expect_err("the action is legal").to_string()
    }

    /// What a seat can do.
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal(seat, &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    /// Who has to choose.
    pub fn asked(&self) -> Vec<Seat> {
        self.game.waiting().must.iter().collect()
    }

    /// The round ends without anybody doing anything more.
    pub fn end_month(&mut self) -> &mut Desk {
        self.game.end_round(&mut self.rng, &mut self.journal);
        assert_eq!(self.game.audit(), Ok(()));
        self
    }

    /// A fire of this month's strength in a row.
    pub fn fire(&mut self, row: &str) -> &mut Desk {
        let strength = self.game.month.fire().unwrap();
        let row = Row::from_slug(row).unwrap();
        self.game.burn_row(row, strength, &mut self.journal);
        assert_eq!(self.game.audit(), Ok(()));
        self
    }

    /// What a viewer heard since this was last asked, as sentences.
    pub fn heard(&mut self, viewer: Viewer) -> Vec<String> {
        let heard = self.journal.heard_by(viewer).map(Event::to_string).collect();
        self.journal.clear();
        heard
    }

    /// The news of everybody since this was last asked.
    pub fn news(&mut self) -> Vec<String> {
        self.heard(Viewer::Spectator)
    }

    /// What lies in a stall.
    pub fn at(&self, text: &str) -> Stall {
        self.game.stalls[stall(text).index()]
    }

    /// The experience of the professional in a stall.
    pub fn level(&self, text: &str) -> Option<u8> {
        match self.at(text) {
            Stall::Occupation { level, .. } => Some(level),
            Stall::Free | Stall::Blocked | Stall::Building { .. } => None,
        }
    }

    /// What lies before a seat.
    pub fn of(&self, seat: Seat) -> &Player {
        &self.game.players[seat.index()]
    }

    /// The cards on offer.
    pub fn pool(&self) -> Pool {
        self.game.pool
    }

    /// The order of the firefighter track.
    pub fn track(&self) -> Vec<Seat> {
        self.game.track.order().collect()
    }
}
