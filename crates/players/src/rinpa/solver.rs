//! The end of a deal, solved exactly: what everybody gets if all hands are known and everybody plays their best.
//!
//! Each seat wants the most points for itself. Among equal points it wants the best of the others to get the least
//! from here on, and among what is equal even then it takes what stands first in the list of legal actions.

use rinpa::{Card, Cards, Completed, MAX_SEATS, Phase, Rinpa, Set, Trick};
use table::{BySeat, Seat};

use super::gaps::between;

/// How many cards may be left in all hands together for the rest to be computed, with three, four and five seats:
/// about the last three tricks, a matter of twenty microseconds.
const SOLVABLE: [u8; 3] = [10, 12, 13];

/// The points of every seat at the end of this deal if everybody plays their best, when few cards are left.
#[inline]
pub(super) fn solution(world: &Rinpa) -> Option<BySeat<f32>> {
    let left: u8 = world.hands().iter().map(|hand| hand.len()).sum();
    let seats = world.trick().seats();
    match world.phase() {
        Phase::Play | Phase::Take if left <= SOLVABLE[seats as usize - 3] => {
            let gains = solve_rest(world);
            let totals = world.total_points();
            Some(BySeat::from_fn(seats, |seat| f32::from(totals[seat] + gains.of(seat))))
        }
        Phase::Play | Phase::Take | Phase::Over => None,
    }
}

/// What every seat still gets in this deal, however many cards are left.
fn solve_rest(world: &Rinpa) -> Gains {
    let end = Ending { hands: *world.hands(), laid: world.laid(), trick: *world.trick() };
    match world.phase() {
        Phase::Play => end.play(world.turn()),
        Phase::Take => end.finish_trick(),
        Phase::Over => Gains::NONE,
    }
}

/// The points that each seat still gets, one byte a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Gains(u64);

impl Gains {
    const NONE: Gains = Gains(0);

    #[inline]
    const fn of(self, seat: Seat) -> u8 {
        (self.0 >> (8 * seat.index())) as u8
    }

    #[inline]
    const fn with(self, seat: Seat, points: u8) -> Gains {
        Gains(self.0 + ((points as u64) << (8 * seat.index())))
    }

    #[inline]
    const fn and(self, later: Gains) -> Gains {
        Gains(self.0 + later.0)
    }

    /// How much this pleases a seat: first its own points, then how little the best of the others gets.
    #[inline]
    fn pleasure(self, seat: Seat) -> u16 {
        let others = Gains(self.0 & !(0xff << (8 * seat.index()))).0.to_le_bytes();
        let best = others[..MAX_SEATS].iter().copied().max().unwrap_or(0);
        u16::from(self.of(seat)) << 8 | u16::from(u8::MAX - best)
    }
}

/// What matters of a deal that is near its end.
#[derive(Clone, Copy)]
struct Ending {
    hands: [Cards; MAX_SEATS],
    laid: Cards,
    trick: Trick,
}

impl Ending {
    /// The seat plays its best card.
    fn play(&self, seat: Seat) -> Gains {
        let seats = self.trick.seats();
        let mut best: Option<Gains> = None;
        for card in self.different_cards(seat).iter() {
            let mut next = *self;
            next.hands[seat.index()] = self.hands[seat.index()].without(card);
            next.laid = self.laid.with(card);
            next.trick.play(card);
            let gains = if next.trick.is_full() { next.finish_trick() } else { next.play(seat.left(1, seats)) };
            best = better(best, gains, seat);
        }
        best.unwrap_or(Gains::NONE)
    }

    /// Everybody has one card left.
    fn play_last_trick(mut self) -> Gains {
        for seat in self.trick.leader().round(self.trick.seats()) {
            if let Some(card) = self.hands[seat.index()].first() {
                self.trick.play(card);
                self.laid = self.laid.with(card);
            }
        }
        self.hands = [Cards::NONE; MAX_SEATS];
        self.finish_trick()
    }

    /// The trick is complete: its winner takes the best set and leads on.
    fn finish_trick(&self) -> Gains {
        let (Some(winner), Some(led)) = (self.trick.winning(), self.trick.led()) else {
            return Gains::NONE;
        };
        let next = Ending { trick: Trick::led_by(winner, self.trick.seats()), ..*self };
        let later = match self.hands[winner.index()].len() {
            0 => Gains::NONE,
            1 => next.play_last_trick(),
            _ => next.play(winner),
        };
        let completed = Completed::in_trick(&self.trick, self.laid);
        let given = |chosen| {
            completed.sets.iter().fold(Gains::NONE, |gains, set| match completed.taker(set, winner, chosen) {
                Some(seat) => gains.with(seat, set.size()),
                None => gains,
            })
        };
        let claims = completed.sets & led.sets();
        if claims.len() < 2 {
            return later.and(given(claims.first()));
        }
        // What the winner takes changes nothing in the play that follows.
        let best = claims.iter().fold(None, |best, set: Set| better(best, later.and(given(Some(set))), winner));
        best.unwrap_or(later)
    }

    /// The playable cards, of those that are as good as each other only the lowest.
    ///
    /// Two cards of one hand are as good as each other if they belong to the same set and no card that can still
    /// meet them, in another hand or in the running trick, lies between them.
    fn different_cards(&self, seat: Seat) -> Cards {
        let hand = self.hands[seat.index()];
        let playable = match self.trick.led() {
            Some(led) if !(hand & led.cards()).is_empty() => hand & led.cards(),
            Some(_) | None => hand,
        };
        let others = self.hands.iter().fold(self.trick.pile(), |all, &cards| all | cards) - hand;
        let mut different = Cards::NONE;
        let mut last: Option<Card> = None;
        for card in playable.iter() {
            let alike = last.is_some_and(|last| last.set() == card.set() && (others & between(last, card)).is_empty());
            if !alike {
                different = different.with(card);
            }
            last = Some(card);
        }
        different
    }
}

#[inline]
fn better(best: Option<Gains>, gains: Gains, seat: Seat) -> Option<Gains> {
    match best {
        Some(best) if best.pleasure(seat) >= gains.pleasure(seat) => Some(best),
        Some(_) | None => Some(gains),
    }
}
