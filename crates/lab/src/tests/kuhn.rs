//! Kuhn's poker: three cards, two seats, one bet. Its equilibria have been known since 1950.
//!
//! Each seat has a card and has put one point in. A seat may pass or bet a point; a seat that faces a bet may call it
//! or fold. The higher card has what was put in.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use table::{BySeat, Game, Input, Journal, Outcome, Rng, Seat, Viewer, Waiting};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Kuhn {
    cards: [u8; 2],
    /// What was done: at most pass, bet, and the answer to it.
    done: [Option<Move>; 3],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub(crate) enum Move {
    /// Pass, or fold.
    Pass,
    /// Bet, or call.
    Bet,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Move::Pass => "pass",
            Move::Bet => "bet",
        })
    }
}

impl FromStr for Move {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Move, Self::Err> {
        match text {
            "pass" => Ok(Move::Pass),
            "bet" => Ok(Move::Bet),
            _ => Err("one passes or bets"),
        }
    }
}

/// A card that a seat was dealt, or what somebody did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) enum News {
    Card(u8),
    Did(Move),
}

impl fmt::Display for News {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// The own card, and what was done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Seen {
    card: Option<u8>,
    done: [Option<Move>; 3],
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl Kuhn {
    fn count(&self) -> usize {
        self.done.iter().flatten().count()
    }

    /// What the first seat has won.
    fn won(&self) -> Option<i32> {
        use Move::{Bet, Pass};
        let ahead = if self.cards[0] > self.cards[1] { 1 } else { -1 };
        match self.done {
            [Some(Pass), Some(Pass), None] => Some(ahead),
            [Some(Bet), Some(Pass), None] => Some(1),
            [Some(Bet), Some(Bet), None] | [Some(Pass), Some(Bet), Some(Bet)] => Some(2 * ahead),
            [Some(Pass), Some(Bet), Some(Pass)] => Some(-1),
            _ => None,
        }
    }
}

impl Game for Kuhn {
    type Options = ();
    type Action = Move;
    type Event = News;
    type View = Seen;
    type Memory = ();
    type Refusal = &'static str;

    const NAME: &'static str = "kuhn";
    const RULES: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;

    fn setup_by(_rules: u32, _seats: u8, (): &(), rng: &mut Rng, journal: &mut Journal<News>) -> Kuhn {
        let first = rng.below(3) as u8;
        let second = (first + 1 + rng.below(2) as u8) % 3;
        for (seat, card) in Seat::all(2).zip([first, second]) {
            journal.whisper(seat, News::Card(card));
        }
        Kuhn { cards: [first, second], done: [None; 3] }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn waiting(&self) -> Waiting {
        if self.won().is_some() { Waiting::OVER } else { Waiting::turn(Seat::new((self.count() % 2) as u8)) }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Move>) {
        if self.waiting().must.contains(seat) {
            actions.extend([Move::Pass, Move::Bet]);
        }
    }

    fn check(&self, _seat: Seat, _action: Move) -> Result<(), &'static str> {
        Ok(())
    }

    fn apply(&mut self, input: Input<Move>, _rng: &mut Rng, journal: &mut Journal<News>) {
        if let Input::Choose(_, action) = input {
            self.done[self.count()] = Some(action);
            journal.tell(News::Did(action));
        }
    }

    fn view(&self, viewer: Viewer) -> Seen {
        Seen { card: viewer.seat().map(|seat| self.cards[seat.index()]), done: self.done }
    }

    fn recall((): &mut (), _seat: Seat, _event: &News) {}

    fn imagine(view: &Seen, (): &(), rng: &mut Rng) -> Kuhn {
        let mine = view.card.unwrap_or(0);
        let other = (mine + 1 + rng.below(2) as u8) % 3;
        let first = view.done.iter().flatten().count().is_multiple_of(2);
        Kuhn { cards: if first { [mine, other] } else { [other, mine] }, done: view.done }
    }

    fn outcome(&self) -> Option<Outcome> {
        let won = self.won()?;
        Some(Outcome::by_points(BySeat::from_fn(2, |seat| if seat.index() == 0 { won } else { -won })))
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}
