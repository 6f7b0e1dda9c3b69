//! Matching pennies with uneven stakes: both seats show heads or tails at the same time.
//!
//! If both show heads, seat A gets three points; if both show tails, one; otherwise seat B gets one. Neither has a best
//! coin, only a best mixture.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use table::{BySeat, Game, Input, Journal, Outcome, Rng, Seat, SeatSet, Viewer, Waiting};

use super::Known;
use crate::PlainMind;

/// What each seat has put on the table, covered until both have.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pennies {
    coins: [Option<Coin>; 2],
}

/// A side of a coin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub(crate) enum Coin {
    Heads,
    Tails,
}

impl fmt::Display for Coin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Coin::Heads => "heads",
            Coin::Tails => "tails",
        })
    }
}

impl FromStr for Coin {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Coin, Self::Err> {
        match text {
            "heads" => Ok(Coin::Heads),
            "tails" => Ok(Coin::Tails),
            _ => Err("a coin shows heads or tails"),
        }
    }
}

/// Who has put a coin on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Covered(pub(crate) [Option<()>; 2]);

impl fmt::Display for Covered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} coins", self.0.iter().flatten().count())
    }
}

impl Pennies {
    /// What each seat gets for these two coins.
    pub(crate) fn result(first: Coin, second: Coin) -> Outcome {
        let points = match (first, second) {
            (Coin::Heads, Coin::Heads) => [3, 0],
            (Coin::Tails, Coin::Tails) => [1, 0],
            (Coin::Heads, Coin::Tails) | (Coin::Tails, Coin::Heads) => [0, 1],
        };
        Outcome::by_points(BySeat::from_fn(2, |seat| points[seat.index()]))
    }
}

impl Game for Pennies {
    type Options = ();
    type Action = Coin;
    type Event = Coin;
    type View = Covered;
    type Memory = ();
    type Refusal = &'static str;

    const NAME: &'static str = "pennies";
    const RULES: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;

    fn setup_by(_rules: u32, _seats: u8, (): &(), _rng: &mut Rng, _journal: &mut Journal<Coin>) -> Pennies {
        Pennies::default()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn waiting(&self) -> Waiting {
        Waiting::together(Seat::all(2).filter(|seat| self.coins[seat.index()].is_none()).collect::<SeatSet>())
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Coin>) {
        if self.waiting().must.contains(seat) {
            actions.extend([Coin::Heads, Coin::Tails]);
        }
    }

    fn check(&self, _seat: Seat, _action: Coin) -> Result<(), &'static str> {
        Ok(())
    }

    fn apply(&mut self, input: Input<Coin>, _rng: &mut Rng, journal: &mut Journal<Coin>) {
        if let Input::Choose(seat, coin) = input {
            self.coins[seat.index()] = Some(coin);
            if let [Some(first), Some(second)] = self.coins {
                journal.tell(first);
                journal.tell(second);
            }
        }
    }

    fn view(&self, _viewer: Viewer) -> Covered {
        Covered(self.coins.map(|coin| coin.map(|_| ())))
    }

    fn recall((): &mut (), _seat: Seat, _event: &Coin) {}

    fn imagine(view: &Covered, (): &(), rng: &mut Rng) -> Pennies {
        let any = |rng: &mut Rng| if rng.below(2) == 0 { Coin::Heads } else { Coin::Tails };
        Pennies { coins: view.0.map(|covered| covered.map(|()| any(rng))) }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.coins {
            [Some(first), Some(second)] => Some(Pennies::result(first, second)),
            [None, _] | [_, None] => None,
        }
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

impl Known for Pennies {
    type Mind = PlainMind;
    const MIND: PlainMind = PlainMind { clear_lead: 2.0 };
}
