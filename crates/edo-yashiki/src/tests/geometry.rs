//! The bitboards against square-by-square counting, and how far a house can reach.

use std::collections::BTreeSet;

use table::{Rng, Seed};

use super::naive;
use crate::grid::{Grid, LARGE_ROWS, LargeGrid, SMALL_CARDS, SmallGrid};
use crate::{ALL_KINDS, Card, House, MOST_CARDS, Place, Rules, Run, Turn};

fn places(house: &House) -> Vec<Place> {
    let mut places = Vec::new();
    house.each_place(|place| places.push(place));
    places
}

/// A house that grows by the place that `choose` picks, to the most cards there can be; `watch` sees every step.
fn grow(
    rng: &mut Rng,
    mut choose: impl FnMut(&[Place], &mut Rng) -> Place,
    mut watch: impl FnMut(&House, Card),
) -> House {
    let mut cards: Vec<Card> = Card::all().collect();
    rng.shuffle(&mut cards);
    let mut house = House::founded(cards[0]);
    for &card in &cards[1..MOST_CARDS] {
        watch(&house, card);
        let place = choose(&places(&house), rng);
        house.lay(card, place);
    }
    assert!(house.is_full());
    house
}

fn anywhere(places: &[Place], rng: &mut Rng) -> Place {
    places[rng.below(places.len() as u32) as usize]
}

/// Compares everything that is asked of a house with counting on a map.
fn compare(house: &House, card: Card) {
    let expected: BTreeSet<(i8, i8)> = naive::places(house);
    let listed = places(house);
    let found: BTreeSet<(i8, i8)> = listed.iter().map(|place| (place.column, place.row)).collect();
    assert_eq!(found, expected, "{house}");
    assert_eq!(listed.len(), 2 * expected.len());
    let mut gains = Vec::new();
    house.each_gain(&[card], Rules::Standard, ALL_KINDS, |_, place, gain| gains.push((place, gain)));
    assert_eq!(gains.iter().map(|&(place, _)| place).collect::<Vec<_>>(), listed);
    for (place, gain) in gains {
        assert_eq!(house.may_place(place), Ok(()));
        let lines = naive::lines(house, card, place);
        let scoring = house.scoring(card, place, Rules::Standard, ALL_KINDS);
        assert_eq!(
            scoring.runs().map(|judged| judged.run).collect::<BTreeSet<Run>>(),
            lines,
            "{card} at {place}\n{house}"
        );
        assert_eq!(scoring.runs().count(), lines.len());
        assert_eq!((gain, house.gain(card, place, Rules::Standard, ALL_KINDS)), (scoring.gain, scoring.gain));
    }
}

#[test]
fn bitboards_agree_with_counting_square_by_square() {
    let mut rng = Rng::new(&Seed::numbered(5, 1));
    for round in 0..6 {
        let mut step = 0;
        grow(&mut rng, anywhere, |house, card| {
            // Every step of a small house, and some of a large one.
            step += 1;
            if step < 12 || step % 5 == round % 5 {
                compare(house, card);
            }
        });
    }
}

#[test]
fn bitboards_agree_with_counting_in_dense_houses() {
    let mut rng = Rng::new(&Seed::numbered(5, 2));
    // Where most lines are: near the first card, which makes runs of six and more.
    let dense = |places: &[Place], rng: &mut Rng| {
        let few = 12.min(places.len());
        let mut near = places.to_vec();
        near.sort_by_key(|place| i32::from(place.column).abs() + i32::from(place.row).abs());
        near[rng.below(few as u32) as usize]
    };
    for _ in 0..4 {
        grow(&mut rng, dense, |house, card| {
            if house.cards() % 3 == 1 {
                compare(house, card);
            }
        });
    }
}

#[test]
fn what_may_lie_is_what_is_listed_everywhere_in_the_plane() {
    let mut rng = Rng::new(&Seed::numbered(5, 3));
    let mut step = 0;
    grow(&mut rng, anywhere, |house, _| {
        step += 1;
        if step % 7 != 1 {
            return;
        }
        let listed: BTreeSet<Place> = places(house).into_iter().collect();
        for (column, row) in (-128..=127).flat_map(|column| (-128..=127).map(move |row| (column, row))) {
            if !(-70..70).contains(&column) && row % 16 != 0 {
                continue;
            }
            for turn in Turn::ALL {
                let place = Place { column, row, turn };
                assert_eq!(house.may_place(place).is_ok(), listed.contains(&place), "{place}");
            }
        }
    });
}

#[test]
fn a_house_never_outgrows_two_columns_and_three_rows_a_card() {
    let mut rng = Rng::new(&Seed::numbered(5, 4));
    type Key = fn(&Place) -> i32;
    let keys: [Key; 8] = [
        |place| i32::from(place.column),
        |place| -i32::from(place.column),
        |place| i32::from(place.row),
        |place| -i32::from(place.row),
        |place| i32::from(place.column) + i32::from(place.row),
        |place| -i32::from(place.column) - i32::from(place.row),
        |place| i32::from(place.column) - i32::from(place.row),
        |place| i32::from(place.column).abs() + i32::from(place.row).abs(),
    ];
    let mut widest = 0;
    let mut highest = 0;
    for key in keys {
        let far = |places: &[Place], _: &mut Rng| *places.iter().max_by_key(|place| key(place)).unwrap();
        let house = grow(&mut rng, far, |house, card| {
            assert!(house.width() <= 2 * house.cards() && house.height() <= 3 * house.cards());
            if house.cards() % 10 == 1 || usize::from(house.cards()) == MOST_CARDS - 1 {
                compare(house, card);
            }
        });
        widest = widest.max(house.width());
        highest = highest.max(house.height());
    }
    // The bounds are reached: a row of cards side by side, a tower of cards on top of each other.
    assert_eq!((widest, highest), (64, 96));
}

#[test]
fn both_sizes_of_grid_give_the_same_answers() {
    let mut rng = Rng::new(&Seed::numbered(5, 5));
    for _ in 0..20 {
        grow(&mut rng, anywhere, |house, _| {
            if house.cards() <= SMALL_CARDS {
                let (mut small, mut large) = (Vec::new(), Vec::new());
                SmallGrid::around(house).each_free(|place| small.push(place));
                LargeGrid::around(house).each_free(|place| large.push(place));
                assert_eq!(small, large);
            }
        });
    }
    assert!(size_of::<Grid<u128, LARGE_ROWS>>() < 8 * 1024);
}
