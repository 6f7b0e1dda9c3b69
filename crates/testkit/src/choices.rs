//! Random choices: who acts, and what they do, each seat from a generator of its own.

use table::{Game, Input, MAX_SEATS, Rng, Seat, Seed};

use crate::case::legal;

/// How many groups of games law 5 has; within a group, choices are drawn alike.
const GROUPS: u64 = 4;
/// Apart from all other seeds of the testkit.
const RUN: u64 = 0x0063_686f_6963_6573;

/// The generators that random play draws from.
#[derive(Clone, Debug)]
pub(crate) struct Choices {
    order: Rng,
    by_seat: [Rng; MAX_SEATS],
}

impl Choices {
    /// Choices that have nothing to do with any others.
    pub(crate) fn new(seed: &Seed) -> Choices {
        let mut order = Rng::new(seed);
        let by_seat = std::array::from_fn(|_| order.fork());
        Choices { order, by_seat }
    }

    /// Choices of random game `number`.
    pub(crate) fn numbered(number: usize) -> Choices {
        Choices::new(&Seed::numbered(RUN, number as u64))
    }

    /// Choices that are often the same as those of other games.
    ///
    /// A seat draws from one of two generators, and the bits of `number` say from which: so there are many games in
    /// which one seat chooses alike and the others do not, which are the games that law 5 wants to compare.
    pub(crate) fn alike(number: usize) -> Choices {
        let number = number as u64;
        let (group, bits) = (number % GROUPS, number / GROUPS);
        let generator = |place: u64| {
            let bit = bits >> place & 1;
            Rng::new(&Seed::numbered(RUN + 1, (group * 2 + bit) * 64 + place))
        };
        Choices { order: generator(MAX_SEATS as u64), by_seat: std::array::from_fn(|seat| generator(seat as u64)) }
    }

    /// One of the inputs that the game waits for: first who (or that the time is up), then what. None if it waits for
    /// nothing that can be done.
    pub(crate) fn input<G: Game>(&mut self, game: &G) -> Option<Input<G::Action>> {
        let waiting = game.waiting();
        // A seat that is asked and can do nothing breaks law 1; the other laws go on without it.
        let able = |&seat: &Seat| !legal(game, seat).is_empty();
        let asked: Vec<Seat> = waiting.anyone().iter().filter(able).collect();
        let ways = asked.len() + usize::from(waiting.limit_ms.is_some());
        if ways == 0 {
            return None;
        }
        let who = self.order.below(ways as u32) as usize;
        let Some(&seat) = asked.get(who) else { return Some(Input::TimeUp) };
        self.by_seat[seat.index()].choose(&legal(game, seat)).map(|&action| Input::Choose(seat, action))
    }
}
