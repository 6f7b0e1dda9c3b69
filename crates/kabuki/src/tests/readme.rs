//! What the README states as a table is what the code does.

use crate::testing::{A, B, Scene};
use crate::{Action, Mask, Refusal, Window};

const README: &str = include_str!("../../README.md");

fn states(row: &str) {
    assert!(README.lines().any(|line| line == row), "the README must have the line\n{row}");
}

#[test]
fn the_ten_masks() {
    for mask in Mask::ALL {
        let color = format!("{:?}", mask.color()).to_lowercase();
        states(&format!("| `{mask}` | {color} | {} | {} |", mask.english(), mask.japanese()));
    }
}

#[test]
fn the_times_of_the_window_and_the_check() {
    for (window, name) in [(Window::Quick, "`quick` (usual)"), (Window::Calm, "`calm`")] {
        let pace = window.pace().unwrap();
        let seconds = |ms: u32| f64::from(ms) / 1_000.0;
        let (least, most) = (seconds(pace.shortest_ms), seconds(pace.longest_ms));
        let (base, more) = (seconds(pace.check_ms), seconds(pace.check_mask_ms));
        states(&format!("| {name} | {least} s | {most} s | {base} s and {more} s for every mask in the stack |"));
    }
    assert_eq!(Window::Untimed.pace(), None);
}

#[test]
fn the_sections_that_refusals_name() {
    let mut scene = Scene::quick(2, &[]);
    scene.turn(A).place(1);
    assert_eq!(scene.refusal(A, Action::Stop), Some(Refusal::OwnMask));
    assert_eq!(scene.refusal(B, Action::Turn), Some(Refusal::TooEarly));
    for (refusal, section) in [(Refusal::OwnMask, "### §5 \"Stop!\""), (Refusal::TooEarly, "### §4 The window")] {
        let number = section.chars().nth(5).unwrap();
        assert!(refusal.to_string().ends_with(&format!("(§{number})")));
        states(section);
    }
}
