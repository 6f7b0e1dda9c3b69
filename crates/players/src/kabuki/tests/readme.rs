//! What the README states as a table is what the code does.

use kabuki::Kabuki;

use crate::PlayedGame;
use crate::kabuki::HumanSettings;

const README: &str = include_str!("../../../README.md");

fn states(row: &str) {
    assert!(README.lines().any(|line| line == row), "the README must have the line\n{row}");
}

#[test]
fn the_four_levels() {
    for (level, HumanSettings { recall, temper }) in Kabuki::LEVELS.iter().zip(HumanSettings::ALL) {
        let memory = match recall.fading {
            0.0 => "1 | 1 | 0 | 0".to_string(),
            fading => format!("{:.2} | {:.2} | {fading} | {:.2}", recall.attention, recall.study, recall.confusion),
        };
        let speed = format!("{} ms | {:.2}", temper.typical_extra_ms, temper.spread);
        let nerve = format!("{:.2} | {:.2} | {:.1}", temper.caution, temper.suspicion, temper.guile);
        states(&format!("| {} | {memory} | {speed} | {nerve} |", level.name));
    }
}
