//! Random play: the simplest driver of a game, for benchmarks, laws and first impressions.

use crate::{Game, Input, Rng, SeatSet};

/// An input drawn for a game that is not over: somebody who is waited for does something legal, or the time runs out.
///
/// Everybody who is waited for and the end of a time limit that runs have the same chance to come next. `legal` is a
/// buffer to spare allocations.
///
/// # Panics
/// If the game is over, or a seat that is waited for has nothing to do (law 1).
// Left to itself the compiler puts it in place in one build and not in the next: an eighth of Rinpa's instructions.
#[inline(always)]
pub fn random_input<G: Game>(game: &G, legal: &mut Vec<G::Action>, rng: &mut Rng) -> Input<G::Action> {
    let waiting = game.waiting();
    // A turn of a single seat is by far the most common case and costs no draw.
    let turn = waiting.must.len() == 1 && waiting.may.is_empty();
    let seat = if turn { waiting.must.first() } else { draw_actor(waiting.anyone(), waiting.limit_ms, rng) };
    let Some(seat) = seat else {
        return Input::TimeUp;
    };
    legal.clear();
    game.legal(seat, legal);
    Input::Choose(seat, legal[rng.below(legal.len() as u32) as usize])
}

fn draw_actor(seats: SeatSet, limit_ms: Option<u32>, rng: &mut Rng) -> Option<crate::Seat> {
    let clock = u8::from(limit_ms.is_some());
    let drawn = rng.below(u32::from(seats.len() + clock)) as usize;
    seats.iter().nth(drawn)
}
