//! What the README states as a table is what the code does.

use crate::edo_yashiki::Level;

const README: &str = include_str!("../../../README.md");

fn states(row: &str) {
    assert!(README.lines().any(|line| line == row), "the README must have the line\n{row}");
}

#[test]
fn the_four_levels() {
    for level in Level::ALL {
        let Level { name, attention, glances, shortlist, futures, rounds, rivalry, nerves } = level;
        let thinking = format!("{attention} | {glances} | {shortlist} | {futures} | {rounds} | {rivalry}");
        states(&format!("| {name} | {thinking} | {} ms | {} ms |", nerves.fastest_ms, nerves.typical_extra_ms));
    }
}
