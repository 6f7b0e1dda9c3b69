//! What a plausible player does: collects what it has, shows what gains, gives away what promises least.

use table::{Rng, Seat};
use ukiyo_e::{Action, Artist, Phase, Picture, Source, UkiyoE, Works};

use super::prospects::{Prospect, outlook, prospect};
use super::weights::Temper;

/// One choice in this many is made at random, so that playing a world to its end twice is not the same game twice.
const WHIM: u32 = 16;

/// A quick choice among the legal actions.
#[inline]
pub(super) fn plausible_action(world: &UkiyoE, seat: Seat, legal: &[Action], temper: &Temper, rng: &mut Rng) -> Action {
    if legal.len() == 1 || rng.below(WHIM) == 0 {
        return legal[rng.below(legal.len() as u32) as usize];
    }
    match world.phase() {
        Phase::FirstDraw | Phase::SecondDraw => Action::Draw(plausible_source(world, seat, temper)),
        Phase::DiscardOrShow => plausible_end_of_turn(world, seat, temper),
        // The lowest card comes to lie on top: it helps the next seat least (ruling 9).
        Phase::Close(closing) => Action::Lay(Picture::new(closing.artist, closing.works.highest())),
        Phase::Over => panic!("nobody chooses when the game is over"),
    }
}

#[inline]
fn plausible_source(world: &UkiyoE, seat: Seat, temper: &Temper) -> Source {
    let Some(top) = world.top_discard() else { return Source::Pile };
    if world.drawing() == 0 {
        return Source::Discards;
    }
    let outlook = outlook(world, seat);
    let works = world.hand(seat).of(top.artist());
    let eye = temper.eye();
    let without = prospect(world, top.artist(), works, &outlook, &eye).promise;
    let with = prospect(world, top.artist(), works.with(top.slot()), &outlook, &eye).promise;
    if with - without > temper.worth_taking { Source::Discards } else { Source::Pile }
}

#[inline]
fn plausible_end_of_turn(world: &UkiyoE, seat: Seat, temper: &Temper) -> Action {
    let outlook = outlook(world, seat);
    let eye = temper.eye();
    let hand = world.hand(seat);
    let mut show: Option<(f32, Artist, Works)> = None;
    let mut discard: Option<(f32, Picture)> = None;
    for &artist in world.options().deck.artists() {
        let works = hand.of(artist);
        if works.is_empty() {
            continue;
        }
        let Prospect { now, works: best, promise } = prospect(world, artist, works, &outlook, &eye);
        if let Some(gain) = now
            && gain > temper.worth_showing
            && show.is_none_or(|(most, _, _)| gain > most)
        {
            show = Some((gain, artist, best));
        }
        let lowest = works.lowest();
        let loss = promise - prospect(world, artist, works.without(lowest), &outlook, &eye).promise;
        if discard.is_none_or(|(least, _)| loss < least) {
            discard = Some((loss, Picture::new(artist, lowest)));
        }
    }
    match (show, discard) {
        (Some((_, artist, works)), _) => Action::Show { artist, works },
        (None, Some((_, card))) => Action::Discard(card),
        (None, None) => panic!("a player who ends a turn has a card"),
    }
}
