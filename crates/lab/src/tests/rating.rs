//! Ratings and early stops are those of the books.

use table::{BySeat, Outcome, Seat};

use crate::figures::{percent, plus_minus};
use crate::rating::{Comparisons, quantile, rate};
use crate::{EarlyStop, Interval, Verdict};

/// A game in which the seats end in the order of these places.
fn game(places: &[u8]) -> Outcome {
    let seats = places.len() as u8;
    Outcome {
        points: BySeat::from_fn(seats, |seat: Seat| -i32::from(places[seat.index()])),
        places: BySeat::from_fn(seats, |seat: Seat| places[seat.index()]),
    }
}

/// This many games of two players, won and lost by the first.
fn duels(won: u32, lost: u32) -> Vec<Comparisons> {
    let one = |places: &[u8]| {
        let mut comparisons = Comparisons::none(2);
        comparisons.add(&vec![0, 1], &game(places));
        comparisons
    };
    (0..won).map(|_| one(&[1, 2])).chain((0..lost).map(|_| one(&[2, 1]))).collect()
}

fn names(count: usize) -> Vec<String> {
    (0..count).map(|number| format!("player {number}")).collect()
}

#[test]
fn ten_won_for_one_lost_are_four_hundred_points() {
    let ratings = rate(&names(2), &duels(10_000, 1_000), 1);
    let gap = ratings[0].rating - ratings[1].rating;
    assert!((gap - 400.0).abs() < 1.0, "{gap}");
    assert!((ratings[0].rating + ratings[1].rating).abs() < 1e-9, "the mean is 0");
}

#[test]
fn who_never_lost_has_a_rating_all_the_same() {
    let ratings = rate(&names(2), &duels(20, 0), 1);
    assert!(ratings[0].rating.is_finite() && ratings[0].rating > 150.0, "{ratings:?}");
}

#[test]
fn who_never_lost_may_be_stronger_or_weaker_than_it_looks() {
    for won in [1, 20, 200] {
        let rating = &rate(&names(2), &duels(won, 0), 1)[0];
        assert!(rating.low < rating.rating - 30.0 && rating.rating + 60.0 < rating.high, "{won} won: {rating:?}");
    }
    // Who won twenty of twenty wins at least 83 % (Clopper and Pearson), which is 277 points more than the other.
    let [stronger, weaker] = &rate(&names(2), &duels(20, 0), 1)[..] else { panic!("two players") };
    let least = stronger.low - weaker.high;
    assert!((250.0..350.0).contains(&least), "{least}");
}

#[test]
fn deals_count_and_not_how_many_games_each_has() {
    let of_games = |games: usize| {
        let mut deal = Comparisons::none(2);
        (0..games).for_each(|_| deal.add(&vec![0, 1], &game(&[1, 2])));
        rate(&names(2), &vec![deal; 20], 1)
    };
    for (one, other) in of_games(1).iter().zip(of_games(6)) {
        assert!((one.rating - other.rating).abs() < 1e-6 && (one.low - other.low).abs() < 1e-6, "{one:?} {other:?}");
    }
}

#[test]
fn ratings_arrive_where_everybody_beats_the_next_and_hardly_ever_loses() {
    let mut comparisons = Comparisons::none(3);
    // The games of two players tell all about the two, so that what came out is what the ratings say.
    for (stronger, weaker) in [(0, 1), (1, 2)] {
        (0..100_000).for_each(|_| comparisons.add(&vec![stronger, weaker], &game(&[1, 2])));
        comparisons.add(&vec![stronger, weaker], &game(&[2, 1]));
    }
    let ratings = comparisons.ratings();
    assert!((ratings[0] - ratings[1] - 2_000.0).abs() < 1e-3 && (ratings[1] - ratings[2] - 2_000.0).abs() < 1e-3);
}

#[test]
fn an_interval_holds_the_rating_and_narrows_with_the_deals() {
    let width = |scale: u32| {
        let rating = &rate(&names(2), &duels(6 * scale, 4 * scale), 1)[0];
        assert!(rating.low < rating.rating && rating.rating < rating.high, "{rating:?}");
        rating.high - rating.low
    };
    let (narrow, wide) = (width(90), width(10));
    // A ninth of the deals makes the interval three times as wide.
    assert!((wide / narrow - 3.0).abs() < 0.5, "{wide} {narrow}");
}

#[test]
fn a_game_counts_once_however_many_seats_are_compared() {
    let mut comparisons = Comparisons::none(2);
    // The first player sits on A and C: ahead of B and of D from A, behind B and ahead of D from C.
    comparisons.add(&vec![0, 1, 0, 1], &game(&[1, 2, 3, 4]));
    assert_eq!(comparisons.score(0, 1), Some(0.75));
    comparisons.add(&vec![1, 0, 1, 0], &game(&[1, 1, 1, 1]));
    assert_eq!(comparisons.score(0, 1), Some(0.625));
    assert_eq!(comparisons.score_of(1), Some(0.375));
    assert_eq!(comparisons.score(0, 0), None);
}

#[test]
fn ratings_follow_from_opponents_and_not_only_from_wins() {
    // Both the first and the last win half of their games, but the first against somebody who beats all others.
    let mut comparisons = Comparisons::none(3);
    for _ in 0..50 {
        comparisons.add(&vec![0, 1], &game(&[1, 2]));
        comparisons.add(&vec![0, 1], &game(&[2, 1]));
        comparisons.add(&vec![1, 2], &game(&[1, 2]));
        comparisons.add(&vec![1, 2], &game(&[1, 2]));
        comparisons.add(&vec![1, 2], &game(&[2, 1]));
    }
    let ratings = comparisons.ratings();
    assert!(ratings[0] > ratings[2] + 80.0, "{ratings:?}");
}

#[test]
fn a_test_ends_when_it_is_clear_and_not_before() {
    let test: EarlyStop = "0:50".parse().expect("two ratings");
    let scores = |mean: f64, count: usize| -> Vec<f64> {
        (0..count).map(|deal| if deal % 2 == 0 { mean - 0.2 } else { mean + 0.2 }).collect()
    };
    assert_eq!(test.judge(&[]).verdict, Verdict::Open);
    assert_eq!(test.judge(&scores(0.6, 4)).verdict, Verdict::Open);
    assert_eq!(test.judge(&scores(0.6, 400)).verdict, Verdict::High);
    assert_eq!(test.judge(&scores(0.5, 400)).verdict, Verdict::Low);
    let middle = test.judge(&scores(0.535_7, 400));
    assert_eq!(middle.verdict, Verdict::Open, "half way between the two it goes on: {middle:?}");
}

#[test]
fn hypotheses_are_two_numbers_the_lower_first() {
    assert_eq!("-10:30".parse(), Ok(EarlyStop { low: -10.0, high: 30.0 }));
    for wrong in ["", "20", "20:0", "0:0", "a:b", "0:nan", "0:1e9"] {
        let refused = wrong.parse::<EarlyStop>().expect_err("not two ratings");
        assert!(refused.contains("for instance 0:20"), "{wrong}");
    }
}

#[test]
fn a_quantile_lies_between_its_neighbors() {
    assert_eq!(quantile(&[1.0, 2.0, 3.0, 4.0, 5.0], 0.5), 3.0);
    assert_eq!(quantile(&[1.0, 2.0], 0.25), 1.25);
    assert_eq!(quantile(&[7.0], 0.975), 7.0);
}

#[test]
fn what_could_as_well_be_anything_is_told_with_a_question_mark() {
    let interval = |mean, half_width| Interval { mean, half_width };
    assert_eq!(percent(interval(0.25, 0.05), 1), "25.0 ± 5.0");
    assert_eq!(percent(interval(0.25, 3.176), 1), "25.0 ± ?", "two deals tell nothing of a share");
    assert_eq!(plus_minus(interval(4.0, 3.2), 1), "4.0 ± 3.2");
    assert_eq!(plus_minus(interval(4.0, f64::INFINITY), 1), "4.0 ± ?");
}
