//! What a plausible player does, in a few instructions, for playing imagined worlds to their end.
//!
//! It looks at no hand but its own, so a world played out this way does not assume that anyone knows the others' cards.

use rinpa::{Action, Card, Cards, Rinpa};
use table::Rng;

use super::gaps::{beaten_by, last_but_one_of_set, last_of_set, unbeaten};

/// What a plausible player does, chosen by chance among what looks equally good.
#[inline]
pub(super) fn likely_action(world: &Rinpa, legal: &[Action], rng: &mut Rng) -> Action {
    match legal {
        [only] => *only,
        // The sets of one artist are listed from the largest down, and the winner gets one whatever it is.
        [Action::Take(_), ..] => legal[0],
        [Action::Play(_), ..] | [] => Action::Play(likely_card(world, rng)),
    }
}

/// A card that gets a set if one does, or else one that gives none away.
#[inline]
fn likely_card(world: &Rinpa, rng: &mut Rng) -> Card {
    let hand = world.hand(world.turn());
    let playable = world.playable();
    let missing = world.options().deck.cards() - world.laid();
    let completing = playable & last_of_set(missing);
    let good = match world.trick().led() {
        // Nobody can claim a set of another artist than the led one but its completer (§7).
        Some(led) if (playable & led.cards()).is_empty() => completing,
        // The winner of the trick takes the set of the led artist.
        Some(_) if set_at_stake(world, missing) => sure_to_win(world, playable, missing - hand),
        Some(_) | None => sure_to_win(world, completing, missing - hand),
    };
    if !good.is_empty() {
        return rng.pick(good);
    }
    // Leaving a single gap helps the seat with the last card. That is no loss if it is the same seat.
    let opening = last_of_set(last_but_one_of_set(missing) & hand);
    let safe = playable - completing - opening;
    let careful = if safe.is_empty() { playable - completing } else { safe };
    let choice = if careful.is_empty() { playable } else { careful };
    rng.pick(choice)
}

/// Those of the cards that win the trick whatever the others hold of `unseen`.
#[inline]
fn sure_to_win(world: &Rinpa, cards: Cards, unseen: Cards) -> Cards {
    if cards.is_empty() {
        return cards;
    }
    let beating = world.trick().winning_card().map_or(cards, |best| cards & beaten_by(best));
    let is_last = world.trick().len() + 1 == world.trick().seats();
    if is_last { beating } else { unbeaten(beating, unseen) }
}

/// Whether the trick has so far completed a set of the led artist, which its winner will take (§7).
#[inline]
fn set_at_stake(world: &Rinpa, missing: Cards) -> bool {
    world
        .trick()
        .cards()
        .iter()
        .any(|card| card.same_artist(world.trick().cards()[0]) && (card.set().cards() & missing).is_empty())
}
