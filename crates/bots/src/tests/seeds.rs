//! Seed and harvest: a turn of two small steps, of which the first seems to cost something.
//!
//! In each of three years every seat may sow, which costs a point, and a seat that sowed may then reap, which brings
//! three, or weed, which brings nothing. A seat that does not sow is done at once.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use table::{BySeat, Game, Input, Journal, Outcome, Rng, Seat, Viewer, Waiting};

use super::Known;
use crate::Mind;

pub(crate) const YEARS: u8 = 3;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Seeds {
    pub(crate) year: u8,
    pub(crate) turn: Seat,
    pub(crate) has_sown: bool,
    pub(crate) points: BySeat<i32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub(crate) enum Work {
    Rest,
    Sow,
    Weed,
    Reap,
}

impl fmt::Display for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl FromStr for Work {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Work, Self::Err> {
        let all = [Work::Rest, Work::Sow, Work::Weed, Work::Reap];
        all.into_iter().find(|work| work.to_string() == text).ok_or("rest, sow, weed or reap")
    }
}

impl fmt::Display for Seeds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "year {}", self.year)
    }
}

impl Game for Seeds {
    type Options = ();
    type Action = Work;
    type Event = Work;
    type View = Seeds;
    type Memory = ();
    type Refusal = &'static str;

    const NAME: &'static str = "seeds";
    const RULES: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=3;

    fn setup_by(_rules: u32, seats: u8, (): &(), _rng: &mut Rng, _journal: &mut Journal<Work>) -> Seeds {
        Seeds { year: 0, turn: Seat::new(0), has_sown: false, points: BySeat::all(seats, 0) }
    }

    fn seats(&self) -> u8 {
        self.points.seats()
    }

    fn waiting(&self) -> Waiting {
        if self.year == YEARS { Waiting::OVER } else { Waiting::turn(self.turn) }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Work>) {
        if self.year < YEARS && seat == self.turn {
            actions.extend(if self.has_sown { [Work::Weed, Work::Reap] } else { [Work::Rest, Work::Sow] });
        }
    }

    fn check(&self, _seat: Seat, action: Work) -> Result<(), &'static str> {
        let is_second = matches!(action, Work::Weed | Work::Reap);
        if is_second == self.has_sown { Ok(()) } else { Err("sow before you reap") }
    }

    fn apply(&mut self, input: Input<Work>, _rng: &mut Rng, journal: &mut Journal<Work>) {
        let Input::Choose(seat, work) = input else { return };
        journal.tell(work);
        self.points[seat] += match work {
            Work::Rest | Work::Weed => 0,
            Work::Sow => -1,
            Work::Reap => 3,
        };
        self.has_sown = work == Work::Sow;
        if !self.has_sown {
            self.turn = seat.left(1, self.seats());
            self.year += u8::from(self.turn == Seat::new(0));
        }
    }

    fn view(&self, _viewer: Viewer) -> Seeds {
        self.clone()
    }

    fn recall((): &mut (), _seat: Seat, _event: &Work) {}

    fn imagine(view: &Seeds, (): &(), _rng: &mut Rng) -> Seeds {
        view.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.year == YEARS).then(|| Outcome::by_points(self.points))
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

/// Knows no more than the points.
pub(super) struct SeedsMind;

impl Mind<Seeds> for SeedsMind {
    fn clear_lead(&self) -> f32 {
        3.0
    }

    fn chapter(&self, world: &Seeds) -> u32 {
        u32::from(world.year)
    }

    /// The points of now: it does not see the harvest coming.
    fn expect(&self, world: &Seeds) -> BySeat<f32> {
        BySeat::from_fn(world.seats(), |seat| world.points[seat] as f32)
    }
}

impl Known for Seeds {
    type Mind = SeedsMind;
    const MIND: SeedsMind = SeedsMind;
}
