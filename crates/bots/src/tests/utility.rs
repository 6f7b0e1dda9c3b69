//! What points are worth.

use table::{BySeat, Outcome, Seat};

use crate::Utility;

const BLENDS: [Utility; 3] = [
    Utility { lead_part: 0.0, certainty: 2.0 },
    Utility { lead_part: 0.5, certainty: 4.0 },
    Utility { lead_part: 1.0, certainty: 1.0 },
];

fn points(values: &[f32]) -> BySeat<f32> {
    BySeat::from_fn(values.len() as u8, |seat| values[seat.index()])
}

fn outcome(values: &[i32]) -> Outcome {
    Outcome::by_points(BySeat::from_fn(values.len() as u8, |seat| values[seat.index()]))
}

#[test]
fn more_points_for_a_seat_are_worth_more_to_it_and_less_to_the_others() {
    for utility in BLENDS {
        for step in -30..30 {
            let own = step as f32 * 0.2;
            let before = utility.of_points(&points(&[own, 1.0, -2.0, 0.5]), 1.0);
            let after = utility.of_points(&points(&[own + 0.2, 1.0, -2.0, 0.5]), 1.0);
            assert!(after[Seat::new(0)] > before[Seat::new(0)], "{utility:?} at {own}");
            for other in 1..4 {
                assert!(after[Seat::new(other)] <= before[Seat::new(other)], "{utility:?} at {own}");
            }
        }
    }
}

#[test]
fn every_worth_lies_between_nought_and_one() {
    for utility in BLENDS {
        for worth in [
            utility.of_points(&points(&[1e6, -1e6, 0.0]), 1.0),
            utility.of_points(&points(&[0.0, 0.0]), 1.0),
            utility.of_outcome(&outcome(&[1_000_000, 0, -5]), 1.0),
        ] {
            assert!(worth.as_slice().iter().all(|value| (0.0..=1.0).contains(value)), "{worth:?}");
        }
    }
}

#[test]
fn what_one_of_two_seats_gains_the_other_loses() {
    for utility in BLENDS {
        for lead in [0.0, 0.3, 2.0, 50.0] {
            let worth = utility.of_points(&points(&[lead, 0.0]), 1.0);
            assert!((worth.as_slice().iter().sum::<f32>() - 1.0).abs() < 1e-5);
        }
        let worth = utility.of_outcome(&outcome(&[4, 1]), 1.0);
        assert!((worth.as_slice().iter().sum::<f32>() - 1.0).abs() < 1e-5);
    }
}

#[test]
fn the_chances_to_win_of_all_seats_add_up_to_one() {
    let only_wins = Utility { lead_part: 0.0, certainty: 2.0 };
    for worth in [
        only_wins.of_points(&points(&[3.0, 1.0, 2.5, 0.0, -1.0]), 1.0),
        only_wins.of_outcome(&outcome(&[3, 3, 2, 1]), 1.0),
    ] {
        assert!((worth.as_slice().iter().sum::<f32>() - 1.0).abs() < 1e-5);
    }
}

#[test]
fn a_clear_lead_halves_the_chance_of_the_seat_behind_as_often_as_the_certainty_says() {
    let only_wins = Utility { lead_part: 0.0, certainty: 2.0 };
    let worth = only_wins.of_points(&points(&[1.0, 0.0]), 1.0);
    assert!((worth[Seat::new(0)] / worth[Seat::new(1)] - 4.0).abs() < 1e-4);
}

#[test]
fn when_the_game_is_over_places_decide_and_winners_share() {
    let only_wins = Utility { lead_part: 0.0, certainty: 2.0 };
    assert_eq!(only_wins.of_outcome(&outcome(&[9, 8, 8]), 1.0).as_slice(), [1.0, 0.0, 0.0]);
    assert_eq!(only_wins.of_outcome(&outcome(&[9, 9, 8]), 1.0).as_slice(), [0.5, 0.5, 0.0]);
    let tie_break = Outcome::with_tie_break(BySeat::all(2, 5), BySeat::from_fn(2, |seat| seat.index() as i32));
    assert_eq!(only_wins.of_outcome(&tie_break, 1.0).as_slice(), [0.0, 1.0]);
}
