//! Positions typed in as text, for tests: of these rules, and of players with the feature `testing`.

use table::{BySeat, Game, Input, Journal, Rng, Seat, Seed};

use crate::cards::{Card, Cards};
use crate::components::{Set, Sets};
use crate::options::{Deals, MAX_SEATS, Options};
use crate::scoring::ScoreTable;
use crate::state::{Phase, Rinpa};
use crate::trick::Trick;
use crate::{Action, Event};

/// The hands somebody typed in, which need not make a game. Every card that is in no hand lies in the center.
#[derive(Clone)]
pub struct Position {
    hands: Vec<Cards>,
    leader: Seat,
    options: Options,
    scores: Vec<Vec<u8>>,
}

impl Position {
    /// These hands, from seat A on; A is to lead the first trick, and the deal is the only one.
    pub fn of(hands: &[&str]) -> Position {
        let options = Options { deals: Deals::One, ..Options::default() };
        Position {
            hands: hands.iter().map(|hand| cards(hand)).collect(),
            leader: Seat::new(0),
            options,
            scores: Vec::new(),
        }
    }

    /// The same hands with this seat to lead.
    pub fn led_by(self, leader: &str) -> Position {
        Position { leader: seat(leader), ..self }
    }

    /// The same hands at a table with these options.
    pub fn options(self, options: Options) -> Position {
        Position { options, ..self }
    }

    /// The same hands after a deal with these points, from seat A on.
    pub fn after_deal(mut self, points: &[u8]) -> Position {
        self.scores.push(points.to_vec());
        self
    }

    /// The game in which these are the hands, unless the books do not balance.
    ///
    /// # Errors
    /// Says what does not balance.
    pub fn validate(&self) -> Result<Rinpa, String> {
        let seats = self.hands.len() as u8;
        let mut hands = [Cards::NONE; MAX_SEATS];
        hands[..self.hands.len()].copy_from_slice(&self.hands);
        let laid = self.options.deck.cards() - self.hands.iter().fold(Cards::NONE, |all, &hand| all | hand);
        let dead: Sets = Set::all().filter(|set| laid.contains_all(set.cards())).collect();
        let mut scores = ScoreTable::new(seats);
        for points in &self.scores {
            scores.add(BySeat::from_fn(seats, |seat| points[seat.index()]));
        }
        let game = Rinpa {
            options: self.options,
            phase: Phase::Play,
            turn: self.leader,
            first_leader: self.leader,
            trick: Trick::led_by(self.leader, seats),
            hands,
            laid,
            won: [Sets::NONE; MAX_SEATS],
            dead,
            scores,
            sets_before: [0; MAX_SEATS],
        };
        game.audit().map(|()| game)
    }

    /// The game in which these are the hands.
    ///
    /// # Panics
    /// If the books do not balance.
    pub fn game(&self) -> Rinpa {
        self.validate().expect("a test types in positions that balance")
    }

    /// A scene that starts here.
    pub fn scene(&self) -> Scene {
        Scene { game: self.game(), rng: Rng::new(&Seed::numbered(1, 1)), journal: Journal::open() }
    }
}

/// A game that is played on by hand, and all its news.
pub struct Scene {
    /// The game as it stands.
    pub game: Rinpa,
    rng: Rng,
    journal: Journal<Event>,
}

impl Scene {
    /// Plays these lines, as a record has them: each a seat, whose turn it must be, and its action.
    pub fn play(mut self, actions: &[&str]) -> Scene {
        for line in actions {
            let (player, action) = line.split_once(' ').expect("a line is a seat and an action");
            let (player, action) = (seat(player), action.parse::<Action>().expect("a test writes the notation"));
            assert_eq!(self.game.waiting().must.first(), Some(player), "whose turn it is before {line}");
            assert_eq!(self.game.check(player, action), Ok(()), "{line} is allowed");
            self.game.apply(Input::Choose(player, action), &mut self.rng, &mut self.journal);
            assert_eq!(self.game.audit(), Ok(()));
        }
        self
    }

    /// Why this action is refused.
    pub fn refusal(&self, line: &str) -> String {
        let (player, action) = line.split_once(' ').expect("a line is a seat and an action");
        let action = action.parse::<Action>().expect("a test writes the notation");
        self.game.check(seat(player), action).expect_err("a test of a refusal").to_string()
    }

    /// All news so far.
    pub fn events(&self) -> Vec<Event> {
        self.journal.news().iter().map(|news| news.event).collect()
    }

    /// Who took which set so far, in order, as in `A K1-6`.
    pub fn taken(&self) -> Vec<String> {
        let taken = |event: &Event| {
            if let Event::SetTaken { seat, set } = event { Some(format!("{seat} {set}")) } else { None }
        };
        self.events().iter().filter_map(taken).collect()
    }

    /// The sets that died in play.
    pub fn died(&self) -> Vec<String> {
        let died = |event: &Event| if let Event::SetDead { set, .. } = event { Some(set.to_string()) } else { None };
        self.events().iter().filter_map(died).collect()
    }

    /// What the seat whose turn it is may do.
    pub fn legal(&self) -> String {
        let mut actions = Vec::new();
        self.game.legal(self.game.turn, &mut actions);
        actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    }
}

/// Cards by their names.
pub fn cards(names: &str) -> Cards {
    names.split_whitespace().map(|name| name.parse().expect("a test writes the notation")).collect()
}

/// A seat by its letter.
pub fn seat(letter: &str) -> Seat {
    letter.parse().expect("a test names seats by letters")
}

/// A position by chance: a deal of the full deck of which only `left` cards a hand are still to be played.
pub fn late_position(seats: u8, left: u8, rng: &mut Rng) -> Position {
    let mut rest = Card::ALL;
    let hands = Seat::all(seats).map(|_| {
        let hand = rng.sample(rest, left);
        rest -= hand;
        hand
    });
    Position {
        hands: hands.collect(),
        leader: Seat::new(rng.below(u32::from(seats)) as u8),
        options: Options { deals: Deals::One, ..Options::default() },
        scores: Vec::new(),
    }
}
