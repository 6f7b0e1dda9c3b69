//! A desk on which tests lay out small positions and play on from them.

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

pub(super) const A: Seat = Seat::new(0);
pub(super) const B: Seat = Seat::new(1);
pub(super) const C: Seat = Seat::new(2);
pub(super) const D: Seat = Seat::new(3);

pub(super) fn card(slug: &str) -> CardId {
    CardId::from_slug(slug).unwrap()
}

pub(super) fn stall(text: &str) -> StallId {
    StallId::parse(text).unwrap()
}

pub(super) fn building(slug: &str) -> BuildingId {
    BuildingId::from_slug(slug).unwrap()
}

/// A position under construction, or in play.
pub(super) struct Desk {
    pub(super) game: Iki,
    rng: Rng,
    journal: Journal<Event>,
}

impl Desk {
    /// An empty street in January, no card on offer, nobody's turn yet; stacks empty.
    pub(super) fn new(seats: u8) -> Desk {
        Desk::with_options(seats, IkiOptions::default())
    }

    pub(super) fn with_options(seats: u8, options: IkiOptions) -> Desk {
        let mut game = Iki::bare(seats, options);
        game.starting = CardSet::NONE;
        game.phase = Phase::WayOfLife;
        game.active = A;
        let mut desk = Desk { game, rng: Rng::new(&Seed::numbered(0, 0)), journal: Journal::open() };
        desk.settle();
        desk
    }

    /// A real game after its set-up.
    pub(super) fn fresh(seats: u8, options: IkiOptions) -> Desk {
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

    pub(super) fn month(mut self, number: u8) -> Desk {
        self.game.month = Month::new(number);
        self
    }

    pub(super) fn player(mut self, seat: Seat, change: impl FnOnce(&mut Player)) -> Desk {
        change(&mut self.game.players[seat.index()]);
        self
    }

    /// A card of a seat with this experience (0 to 2).
    pub(super) fn employ(mut self, seat: Seat, at: &str, slug: &str, level: u8) -> Desk {
        self.game.stalls[stall(at).index()] = Stall::Occupation { card: card(slug), owner: Some(seat), level };
        self.game.players[seat.index()].kobun -= 1;
        self.settle();
        self
    }

    pub(super) fn neutral(mut self, at: &str, slug: &str) -> Desk {
        let card = card(slug);
        self.game.stalls[stall(at).index()] = Stall::Occupation { card, owner: None, level: card.card().first_level };
        self.settle();
        self
    }

    pub(super) fn built(mut self, seat: Seat, at: &str, slug: &str) -> Desk {
        self.game.stalls[stall(at).index()] = Stall::Building { building: building(slug), owner: seat };
        self.game.plans.remove(building(slug));
        self.game.players[seat.index()].kobun -= 1;
        self
    }

    pub(super) fn retired(mut self, seat: Seat, slug: &str) -> Desk {
        self.game.players[seat.index()].retired.insert(card(slug));
        self.settle();
        self
    }

    pub(super) fn offer(mut self, slug: &str, coins: u8) -> Desk {
        self.game.pool.add(card(slug), coins);
        self.settle();
        self
    }

    /// Shuffled stacks of all cards not laid out.
    pub(super) fn stacked(mut self) -> Desk {
        self.game.stacks = Stacks::default();
        self.settle();
        let unused = self.game.gone;
        let options = self.game.options;
        self.game.stacks = Stacks::shuffled(|season| options.stack(season).and(unused), &mut self.rng);
        self.settle();
        self
    }

    /// Firefighting power, gained in this order.
    pub(super) fn power(mut self, seat: Seat, power: u8) -> Desk {
        self.game.gain_power(seat, power, &mut Journal::closed());
        self
    }

    /// Cylinders on the Way of Life; the first in order takes its turn.
    pub(super) fn cylinders(mut self, cylinders: &[(WaySpace, Seat)]) -> Desk {
        self.game.way = WayOfLife::default();
        for &(space, seat) in cylinders {
            self.game.way.put(space, seat);
        }
        self.game.to_act = SeatSet::NONE;
        self.game.begin_turn();
        self
    }

    /// A seat has walked to a shop and does business; it is the last one of the round.
    pub(super) fn visit(self, seat: Seat, shop: Shop) -> Desk {
        let mut desk = self.cylinders(&[(WaySpace::One, seat)]);
        desk.game.players[seat.index()].place = Some(Place::of(shop));
        desk.game.begin_business();
        desk
    }

    pub(super) fn stand(mut self, seat: Seat, shop: Shop) -> Desk {
        self.game.players[seat.index()].place = Some(Place::of(shop));
        self
    }

    /// Whatever a position needs beyond this.
    pub(super) fn change(mut self, change: impl FnOnce(&mut Iki)) -> Desk {
        change(&mut self.game);
        self
    }

    /// Plays actions like `A hire seamstress`, separated by semicolons.
    #[track_caller]
    pub(super) fn play(&mut self, moves: &str) -> &mut Desk {
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
    pub(super) fn refusal(&self, step: &str) -> String {
        let (seat, action) = step.split_once(' ').unwrap();
        let seat: Seat = seat.parse().unwrap();
        let action: Action = action.parse().unwrap();
        assert!(!self.legal(seat).contains(&action.to_string()), "{step} is on the list");
        self.game.check(seat, action).expect_err("the action is legal").to_string()
    }

    pub(super) fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal(seat, &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    pub(super) fn asked(&self) -> Vec<Seat> {
        self.game.waiting().must.iter().collect()
    }

    /// The round ends without anybody doing anything more.
    pub(super) fn end_month(&mut self) -> &mut Desk {
        self.game.end_round(&mut self.rng, &mut self.journal);
        assert_eq!(self.game.audit(), Ok(()));
        self
    }

    /// A fire of this month's strength in a row.
    pub(super) fn fire(&mut self, row: &str) -> &mut Desk {
        let strength = self.game.month.fire().unwrap();
        let row = Row::from_slug(row).unwrap();
        self.game.burn_row(row, strength, &mut self.journal);
        assert_eq!(self.game.audit(), Ok(()));
        self
    }

    /// What a viewer heard since this was last asked, as sentences.
    pub(super) fn heard(&mut self, viewer: Viewer) -> Vec<String> {
        let heard = self.journal.heard_by(viewer).map(Event::to_string).collect();
        self.journal.clear();
        heard
    }

    /// The news of everybody since this was last asked.
    pub(super) fn news(&mut self) -> Vec<String> {
        self.heard(Viewer::Spectator)
    }

    pub(super) fn at(&self, text: &str) -> Stall {
        self.game.stalls[stall(text).index()]
    }

    /// The experience of the professional in a stall.
    pub(super) fn level(&self, text: &str) -> Option<u8> {
        match self.at(text) {
            Stall::Occupation { level, .. } => Some(level),
            Stall::Free | Stall::Blocked | Stall::Building { .. } => None,
        }
    }

    pub(super) fn of(&self, seat: Seat) -> &Player {
        &self.game.players[seat.index()]
    }

    pub(super) fn pool(&self) -> Pool {
        self.game.pool
    }

    /// The order of the firefighter track.
    pub(super) fn track(&self) -> Vec<Seat> {
        self.game.track.order().collect()
    }
}
