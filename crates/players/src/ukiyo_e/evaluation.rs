//! How things stand, for players who think ahead.

use table::{BySeat, Game as _, Seat};
use ukiyo_e::{Artist, Phase, Picture, UkiyoE};

use super::prospects::{outlook, prospect};
use super::weights::Hopes;

/// The points each seat may expect with these hopes.
#[inline]
pub(super) fn expectation(world: &UkiyoE, hopes: &Hopes) -> BySeat<f32> {
    let scored = world.points();
    let mut expected = BySeat::from_fn(world.seats(), |seat| scored[seat] as f32);
    add_shown(world, hopes, &mut expected);
    for seat in Seat::all(world.seats()) {
        expected[seat] += promised(world, seat, hopes);
    }
    expected
}

/// Adds the points of every exhibition, less the chance that somebody outnumbers it.
fn add_shown(world: &UkiyoE, hopes: &Hopes, expected: &mut BySeat<f32>) {
    for artist in Artist::ALL {
        let Some(owner) = world.owner(artist) else { continue };
        let shown = world.shown().of(artist);
        let value = f32::from(Picture::new(artist, shown.lowest()).value());
        let mut lasting = 1.0;
        for seat in Seat::all(world.seats()).filter(|&seat| seat != owner) {
            lasting *= 1.0 - threat(world, seat, artist, shown.count(), hopes);
        }
        expected[owner] += value * lasting;
    }
}

/// The chance that the seat outnumbers an exhibition of this many cards.
fn threat(world: &UkiyoE, seat: Seat, artist: Artist, count: u8, hopes: &Hopes) -> f32 {
    let held = world.hand(seat).of(artist).count();
    if world.cards_of(artist) <= 2 * count {
        return 0.0;
    }
    let time = match world.ender() {
        None => outlook(world, seat).time,
        Some(_) if has_a_turn_left(world, seat) => 0.5,
        Some(_) => return 0.0,
    };
    match (count + 1).saturating_sub(held) {
        0 => hopes.ready * (hopes.haste + time).min(1.0),
        1 => hopes.lacking_one * time,
        2 => hopes.lacking_two * time,
        3 => hopes.lacking_three * time,
        _ => hopes.lacking_more * time,
    }
}

/// Whether the seat can still discard or show in this round, the end being near.
fn has_a_turn_left(world: &UkiyoE, seat: Seat) -> bool {
    let seats = world.seats();
    let to_the_end = world.turn().round(seats).take_while(|&next| next == world.turn() || Some(next) != world.ender());
    let closing = matches!(world.phase(), Phase::Close(_));
    to_the_end.skip(usize::from(closing)).any(|next| next == seat)
}

/// What the hand of the seat promises: its best prospects, the further ones less.
fn promised(world: &UkiyoE, seat: Seat, hopes: &Hopes) -> f32 {
    if world.ender().is_some() && !has_a_turn_left(world, seat) {
        return 0.0;
    }
    let outlook = outlook(world, seat);
    let eye = hopes.eye();
    let mut promises = [0.0f32; Artist::COUNT];
    for &artist in world.options().deck.artists() {
        let works = world.hand(seat).of(artist);
        promises[artist.index()] = prospect(world, artist, works, &outlook, &eye).promise;
    }
    promises.sort_unstable_by(|one, other| other.total_cmp(one));
    let Hopes { best, second, third, fourth, last, .. } = *hopes;
    let weights = if world.ender().is_some() { [last, 0.0, 0.0, 0.0] } else { [best, second, third, fourth] };
    promises.iter().zip(weights).map(|(promise, weight)| promise * weight).sum()
}
