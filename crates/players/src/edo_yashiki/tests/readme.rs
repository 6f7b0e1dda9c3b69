//! What the README states as a table is what the code does.

use edo_yashiki::EdoYashiki;

use crate::PlayedGame;
use crate::edo_yashiki::BuilderSettings;

const README: &str = include_str!("../../../README.md");

fn states(row: &str) {
    assert!(README.lines().any(|line| line == row), "the README must have the line\n{row}");
}

#[test]
fn the_four_levels() {
    for (level, settings) in EdoYashiki::LEVELS.iter().zip(BuilderSettings::ALL) {
        let BuilderSettings { attention, glances, shortlist, futures, rounds, rivalry, nerves } = settings;
        let thinking = format!("{attention} | {glances} | {shortlist} | {futures} | {rounds} | {rivalry}");
        let reaction = format!("{} ms | {} ms", nerves.fastest_ms, nerves.typical_extra_ms);
        states(&format!("| {} | {thinking} | {reaction} |", level.name));
    }
}
