//! Worlds that fit what a seat knows, every deal of the unseen cards with the same chance.
//!
//! What the table shows and what the seat remembers is put in its place first; all other cards are shuffled and dealt
//! to the places that are left: unknown cards of the hands and the draw pile. Hidden cards come to their places by
//! shuffling alone, so every such deal is equally likely. (How others play would tell more; a sampler that believes
//! it would believe a bluff.)

use table::{BySeat, Rng, Seat};

use crate::components::CARDS;
use crate::piles::Piles;
use crate::setup::fill;
use crate::state::{Kept, ROUNDS, SEATS};
use crate::{Artist, Cards, Exhibition, Memory, Phase, Picture, UkiyoE, View};

/// The memory of somebody who remembers nothing.
static NOTHING: Memory = Memory::of_round(0);

impl UkiyoE {
    /// A world that looks like the view and agrees with the memory as far as the view allows.
    pub(crate) fn imagined(view: &View, memory: &Memory, rng: &mut Rng) -> UkiyoE {
        let memory = if memory.round == view.round { memory } else { &NOTHING };
        let kept = kept(view);
        let mut unseen = unseen(view, &kept);
        let shown = shown(view, memory, &mut unseen, rng);
        let seats = view.hands.seats();

        let mut discards = [None; CARDS];
        let discards = &mut discards[..usize::from(view.discards)];
        remember_discards(view, memory, &mut unseen, discards);
        let mut hands: BySeat<Cards, SEATS> = BySeat::from_fn(seats, |seat| {
            if view.viewer.seat() == Some(seat) {
                return view.hand;
            }
            let known = memory.held(seat).common(unseen).limited_to(view.hands[seat]);
            unseen = unseen.minus(known);
            known
        });

        let mut buffer = [Picture::default(); CARDS];
        let cards = fill(&mut buffer, unseen);
        rng.shuffle(cards);
        let mut rest: &[Picture] = cards;
        let mut deal = || {
            let (&card, others) = rest.split_last().expect("there are as many unseen cards as places for them");
            rest = others;
            card
        };
        let mut pile_below = [Picture::default(); CARDS];
        for (place, card) in pile_below.iter_mut().zip(discards.iter()) {
            *place = card.unwrap_or_else(&mut deal);
        }
        for seat in Seat::all(seats) {
            for _ in hands[seat].len()..view.hands[seat] {
                hands[seat].add(deal());
            }
        }
        UkiyoE {
            hands,
            shown,
            piles: Piles::new(rest, &pile_below[..discards.len()]),
            owners: view.exhibitions.map(|exhibition| exhibition.map(|exhibition| exhibition.owner)),
            kept,
            options: view.options,
            round: view.round - 1,
            turn: view.turn,
            ender: view.ender,
            phase: view.phase,
        }
    }
}

/// The cards that scored, as the state keeps them.
#[inline]
fn kept(view: &View) -> [[Option<Kept>; Artist::COUNT]; ROUNDS] {
    let mut kept = [[None; Artist::COUNT]; ROUNDS];
    for (round, by_seat) in view.kept.iter().enumerate() {
        for (seat, cards) in by_seat.iter() {
            for card in cards.pictures() {
                kept[round][card.artist().index()] = Some(Kept::new(seat, card));
            }
        }
    }
    kept
}

/// All cards but those that the view shows.
#[inline]
fn unseen(view: &View, kept: &[[Option<Kept>; Artist::COUNT]; ROUNDS]) -> Cards {
    let out = kept.iter().flatten().flatten().map(|kept| kept.card()).collect();
    let mut unseen = view.options.deck.cards().minus(out).minus(view.hand);
    if let Phase::Close(closing) = view.phase {
        unseen = unseen.minus(closing.works.by(closing.artist));
    }
    if let Some(top) = view.top {
        unseen.remove(top);
    }
    for exhibition in view.exhibitions.iter().flatten() {
        unseen.remove(exhibition.lowest);
    }
    unseen
}

/// The cards of all exhibitions: as remembered where that fits what is seen, else any that do.
#[inline]
fn shown(view: &View, memory: &Memory, unseen: &mut Cards, rng: &mut Rng) -> Cards {
    let mut shown = Cards::NONE;
    for (artist, exhibition) in Artist::ALL.into_iter().zip(&view.exhibitions) {
        let Some(exhibition) = exhibition else { continue };
        let lowest = exhibition.lowest.slot();
        let known = memory.shown.of(artist);
        let fits = known.count() == exhibition.count && known.lowest() == lowest;
        let others = known.without(lowest).by(artist);
        let others = if fits && unseen.contains_all(others) { others } else { draw_others(exhibition, *unseen, rng) };
        *unseen = unseen.minus(others);
        shown = shown.plus(others);
        shown.add(exhibition.lowest);
    }
    shown
}

/// Any cards that can lie beneath the lowest card of an exhibition.
fn draw_others(exhibition: &Exhibition, unseen: Cards, rng: &mut Rng) -> Cards {
    let artist = exhibition.lowest.artist();
    let mut buffer = [Picture::default(); CARDS];
    let candidates = fill(&mut buffer, unseen.of(artist).at_least(exhibition.lowest.slot()).by(artist));
    rng.shuffle(candidates);
    candidates[..usize::from(exhibition.count) - 1].iter().copied().collect()
}

/// Puts the discards that are seen or remembered in their places, counted from the bottom.
#[inline]
fn remember_discards(view: &View, memory: &Memory, unseen: &mut Cards, places: &mut [Option<Picture>]) {
    let Some((top, below)) = places.split_last_mut() else { return };
    *top = view.top;
    for (place, &card) in below.iter_mut().zip(memory.discards()) {
        if unseen.contains(card) {
            unseen.remove(card);
            *place = Some(card);
        }
    }
}
