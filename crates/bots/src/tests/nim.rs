//! Nim with one heap: two or three seats take one to three sticks in turn; who takes the last one wins.
//!
//! Two seats: the seat that leaves a multiple of four wins, so the best choice is known in every position.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use table::{BySeat, Game, Input, Journal, Outcome, Rng, Seat, Viewer, Waiting};

use super::Known;
use crate::Mind;

/// How many sticks lie there, and whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Nim {
    pub(crate) sticks: u8,
    pub(crate) turn: Seat,
    pub(crate) seats: u8,
}

impl Nim {
    pub(crate) fn of(sticks: u8) -> Nim {
        Nim { sticks, turn: Seat::new(0), seats: 2 }
    }
}

/// Take this many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub(crate) struct Take(pub(crate) u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Take {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Take, Self::Err> {
        text.parse().map(Take)
    }
}

impl fmt::Display for Nim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} sticks", self.sticks)
    }
}

impl Game for Nim {
    type Options = ();
    type Action = Take;
    type Event = Take;
    type View = Nim;
    type Memory = ();
    type Refusal = &'static str;

    const NAME: &'static str = "nim";
    const RULES: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=3;

    fn setup_by(_rules: u32, seats: u8, (): &(), rng: &mut Rng, _journal: &mut Journal<Take>) -> Nim {
        Nim { sticks: 10 + rng.below(8) as u8, turn: Seat::new(rng.below(u32::from(seats)) as u8), seats }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn waiting(&self) -> Waiting {
        if self.sticks == 0 { Waiting::OVER } else { Waiting::turn(self.turn) }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Take>) {
        if seat == self.turn {
            actions.extend((1..=self.sticks.min(3)).map(Take));
        }
    }

    fn check(&self, _seat: Seat, action: Take) -> Result<(), &'static str> {
        if (1..=self.sticks.min(3)).contains(&action.0) {
            Ok(())
        } else {
            Err("take one to three sticks that are there")
        }
    }

    fn apply(&mut self, input: Input<Take>, _rng: &mut Rng, journal: &mut Journal<Take>) {
        if let Input::Choose(seat, take) = input {
            self.sticks -= take.0;
            self.turn = if self.sticks == 0 { seat } else { seat.left(1, self.seats) };
            journal.tell(take);
        }
    }

    fn view(&self, _viewer: Viewer) -> Nim {
        self.clone()
    }

    fn recall((): &mut (), _seat: Seat, _event: &Take) {}

    fn imagine(view: &Nim, (): &(), _rng: &mut Rng) -> Nim {
        view.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        let points = BySeat::from_fn(self.seats, |seat| i32::from(seat == self.turn));
        (self.sticks == 0).then(|| Outcome::by_points(points))
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

/// What there is to know of Nim.
pub(super) struct NimMind;

impl Mind<Nim> for NimMind {
    fn clear_lead(&self) -> f32 {
        1.0
    }

    fn chapter(&self, _world: &Nim) -> u32 {
        0
    }

    /// The seat that leaves a multiple of four to the next one can win.
    fn expect(&self, world: &Nim) -> BySeat<f32> {
        let Nim { sticks, turn, seats } = *world;
        let ahead = if sticks.is_multiple_of(4) { turn.left(seats - 1, seats) } else { turn };
        BySeat::from_fn(seats, |seat| f32::from(u8::from(seat == ahead)))
    }
}

impl Known for Nim {
    type Mind = NimMind;
    const MIND: NimMind = NimMind;
}
