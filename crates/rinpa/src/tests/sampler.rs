//! Imagined deals: every deal that fits has the same chance, compared with all deals that fit.

use std::collections::HashMap;

use table::{Game, Input, Journal, Rng, Seat, Seed, Viewer};

use crate::components::Artists;
use crate::options::MAX_SEATS;
use crate::sampler::{Need, deal_unseen};
use crate::{Artist, Cards, Deals, Deck, Event, Memory, Options, Rinpa};

use crate::testing::{Position, cards, seat};

type Hands = [Cards; MAX_SEATS];

/// Every way to deal the cards, one after the other, found without any counting.
fn every_deal(unseen: Cards, needs: &[Need]) -> Vec<Hands> {
    let mut deals = vec![[Cards::NONE; MAX_SEATS]];
    for card in unseen.iter() {
        let takes = |deal: &Hands, place: usize| {
            deal[place].len() < needs[place].count && !needs[place].voids.contains(card.artist())
        };
        let go_on = |deal: Hands| {
            let places = (0..needs.len()).filter(move |&place| takes(&deal, place));
            places.map(move |place| {
                let mut next = deal;
                next[place] = next[place].with(card);
                next
            })
        };
        deals = deals.into_iter().flat_map(go_on).collect();
    }
    deals
}

/// Samples many deals and compares how often each comes with the same chance for all, by Pearson's chi-squared.
///
/// For this many different deals chi-squared is nearly normal; five standard deviations would be an accident of one in
/// three million, and the seeds are fixed.
fn check_uniform(deals: &[Hands], mut sample: impl FnMut() -> Hands, about: &str) {
    const EACH: usize = 60;
    let mut found: HashMap<Hands, usize> = deals.iter().map(|&deal| (deal, 0)).collect();
    assert_eq!(found.len(), deals.len(), "{about}: the enumeration finds a deal once");
    for _ in 0..EACH * deals.len() {
        let deal = sample();
        *found.get_mut(&deal).unwrap_or_else(|| panic!("{about}: {deal:?} does not fit")) += 1;
    }
    let chi_squared: f64 = found.values().map(|&times| (times as f64 - EACH as f64).powi(2) / EACH as f64).sum();
    let degrees = deals.len() as f64 - 1.0;
    let bound = degrees + 5.0 * (2.0 * degrees).sqrt() + 5.0;
    assert!(chi_squared < bound, "{about}: chi-squared {chi_squared} for {degrees} degrees of freedom");
}

fn need(count: u8, voids: &str) -> Need {
    let letter = |artist: &&Artist| voids.contains(artist.letter());
    Need { count, voids: Artist::ALL.iter().filter(letter).fold(Artists::NONE, |all, &artist| all.with(artist)) }
}

#[test]
fn every_deal_that_fits_has_the_same_chance() {
    let cases: &[(&str, &[Need])] = &[
        ("S1 S2 K1 K2 H1 I1", &[need(2, ""), need(2, ""), need(2, "")]),
        ("S1 S2 K1 K2 H1 I1", &[need(2, "S"), need(2, ""), need(2, "")]),
        ("S1 S2 K1 K2 H1 I1", &[need(2, ""), need(2, "SK"), need(2, "")]),
        ("S1 S2 K1 K2 K3 H1 H2 I1", &[need(3, "S"), need(3, "K"), need(2, "")]),
        ("S1 S2 K1 K2 K3 H1 H2 I1", &[need(3, "S"), need(3, "K"), need(2, "H")]),
        ("S1 S2 K1 K2 K3 H1 H2 I1", &[need(3, "SI"), need(3, "K"), need(2, "SI")]),
        ("S1 S2 S3 K1 K2 K3 H1 H2 I1", &[need(2, "S"), need(3, "K"), need(2, "HI"), need(2, "")]),
        ("S1 S2 S3 K1 K2 K3 H1 I1", &[need(2, "S"), need(2, "K"), need(2, "HI"), need(2, "SH")]),
        ("S1 S2 S3 K1 K2 K3 H1 I1", &[need(2, "S"), need(2, "S"), need(2, "K"), need(2, "")]),
        ("S1 S2 S3 S4 K1", &[need(1, "S"), need(2, "K"), need(2, "")]),
        ("S1 S2 S3 S4 K1 H1", &[need(3, "KH"), need(3, "")]),
        ("S1 S2 S3 S4 K1 K2 H1", &[need(3, "K"), need(4, "H")]),
        // Voids of artists that nobody can still hold, and of a hand that is empty, bind nobody.
        ("S1 S2 S3 K1", &[need(2, "HI"), need(2, "H")]),
        ("S1 S2 S3 K1", &[need(0, "SKHI"), need(2, ""), need(2, "")]),
        // Five hands, as a spectator imagines them.
        ("S1 S2 K1 K2 H1 H2 I1", &[need(1, "S"), need(1, "K"), need(2, "H"), need(2, "SI"), need(1, "")]),
    ];
    let mut rng = Rng::new(&Seed::numbered(9, 1));
    for (unseen, needs) in cases {
        let deals = every_deal(cards(unseen), needs);
        assert!(deals.len() > 1, "{unseen}: a deal that is certain shows nothing");
        check_uniform(&deals, || deal_unseen(cards(unseen), needs, &mut rng), &format!("{unseen} to {needs:?}"));
    }
}

#[test]
fn a_deal_that_is_certain_is_found() {
    let needs = [need(2, "S"), need(2, "K"), need(1, "SK")];
    let mut rng = Rng::new(&Seed::numbered(9, 2));
    for _ in 0..100 {
        let hands = deal_unseen(cards("S1 S2 K1 K2 H1"), &needs, &mut rng);
        assert_eq!(hands[..3], [cards("K1 K2"), cards("S1 S2"), cards("H1")]);
    }
}

/// Who has shown which void, found from the cards of every trick rather than by what a seat remembers.
fn voids_shown(tricks: &[Vec<(Seat, crate::Card)>], player: Seat) -> Artists {
    let off_suit = |trick: &&Vec<(Seat, crate::Card)>| {
        trick.iter().any(|&(who, card)| who == player && card.artist() != trick[0].1.artist())
    };
    tricks.iter().filter(off_suit).fold(Artists::NONE, |voids, trick| voids.with(trick[0].1.artist()))
}

#[test]
fn imagined_worlds_are_spread_evenly_over_all_that_fit_what_a_seat_knows() {
    let mut compared = 0;
    for number in 0..60 {
        let seats = 3 + (number % 3) as u8;
        let options = Options { deals: Deals::One, deck: Deck::Small, ..Options::default() };
        let mut rng = Rng::new(&Seed::numbered(10, number));
        let mut journal = Journal::open();
        let mut game = Rinpa::setup(seats, &options, &mut rng, &mut journal);
        let mut memory = Memory::default();
        let mut tricks: Vec<Vec<(Seat, crate::Card)>> = vec![Vec::new()];
        let mut legal = Vec::new();
        let viewer = seat("A");
        while let Some(player) = game.waiting().must.first() {
            for event in journal.heard_by(Viewer::Seat(viewer)) {
                Rinpa::recall(&mut memory, viewer, event);
                if let Event::CardPlayed { seat, card } = event {
                    tricks.last_mut().expect("never empty").push((*seat, *card));
                }
                if let Event::TrickWon { .. } = event {
                    tricks.push(Vec::new());
                }
            }
            journal.clear();
            let needs: Vec<Need> = Seat::all(seats)
                .map(|other| {
                    let count = if other == viewer { 0 } else { game.hands[other.index()].len() };
                    Need { count, voids: voids_shown(&tricks, other) }
                })
                .collect();
            let hidden = (1..seats as usize).fold(Cards::NONE, |all, other| all | game.hands[other]);
            if hidden.len() <= 8 && needs[1..].iter().any(|need| !need.voids.is_empty()) {
                let mut deals = every_deal(hidden, &needs);
                deals.iter_mut().for_each(|deal| deal[0] = game.hands[0]);
                if deals.len() > 1 && deals.len() < 120 {
                    let view = game.view(Viewer::Seat(viewer));
                    let sample = || Rinpa::imagine(&view, &memory, &mut rng).hands;
                    check_uniform(&deals, sample, &format!("game {number}, {hidden}"));
                    compared += 1;
                }
            }
            legal.clear();
            game.legal(player, &mut legal);
            let action = *rng.choose(&legal).expect("never empty");
            game.apply(Input::Choose(player, action), &mut rng, &mut journal);
        }
    }
    assert!(compared > 100, "only {compared} positions had something to compare");
}

#[test]
fn a_void_is_remembered_until_the_deal_ends() {
    let position = Position::of(&["K5 K1 S9", "S11 S8 I1", "K4 K2 I3"]);
    let scene = position.scene().play(&["A K5", "B S11", "C K4"]);
    let mut memory = Memory::default();
    scene.events().iter().for_each(|event| Rinpa::recall(&mut memory, seat("A"), event));
    assert_eq!(memory.voids(seat("B")).collect::<Vec<_>>(), [Artist::Korin]);
    assert_eq!(memory.voids(seat("C")).count(), 0);
    Rinpa::recall(&mut memory, seat("A"), &Event::DealBegins { deal: 2, deals: 3, leader: seat("B") });
    assert_eq!(memory.voids(seat("B")).count(), 0);
}

#[test]
fn a_void_in_sight_is_respected_even_without_a_memory() {
    let position = Position::of(&["K5 K1 S9", "S11 S8 I1", "K4 K2 I3"]);
    let scene = position.scene().play(&["A K5", "B S11"]);
    let view = scene.game.view(Viewer::Seat(seat("A")));
    let mut rng = Rng::new(&Seed::numbered(9, 3));
    for _ in 0..200 {
        let world = Rinpa::imagine(&view, &Memory::default(), &mut rng);
        assert!((world.hands[1] & Artist::Korin.cards()).is_empty());
    }
}

#[test]
fn a_spectator_imagines_all_hands() {
    let scene = Position::of(&["K5 K1 S9", "S11 S8 I1", "K4 K2 I3"]).scene().play(&["A K5", "B S11"]);
    let view = scene.game.view(Viewer::Spectator);
    let mut rng = Rng::new(&Seed::numbered(9, 4));
    for _ in 0..200 {
        let world = Rinpa::imagine(&view, &Memory::default(), &mut rng);
        assert_eq!(world.view(Viewer::Spectator), view);
        assert_eq!(world.audit(), Ok(()));
    }
}
