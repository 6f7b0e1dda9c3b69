//! What the README states as a table is what the code does.

use crate::testing::{A, Scene, at};
use crate::{Action, RUSH_MS, worth};

const README: &str = include_str!("../../README.md");

fn states(row: &str) {
    assert!(README.lines().any(|line| line == row), "the README must have the line\n{row}");
}

#[test]
fn the_points_of_the_lengths() {
    for length in 3..=5 {
        states(&format!("| {length} | {} |", worth(length)));
    }
    assert_eq!(worth(6), 0);
}

#[test]
fn the_time_of_a_rush() {
    assert!(README.contains(&format!("After {} seconds", RUSH_MS / 1_000)));
}

#[test]
fn the_sections_that_refusals_name() {
    let mut scene = Scene::draft(2, &[]);
    scene.grab(A, 1);
    let refusal = scene.refusal(A, Action::Place(at(9, 9))).unwrap().to_string();
    assert!(refusal.ends_with("(§4)"));
    states("### §4 Placing");
    let refusal = scene.refusal(A, Action::Hajime).unwrap().to_string();
    assert!(refusal.ends_with("(§3)"));
    states("### §3 A round");
}
