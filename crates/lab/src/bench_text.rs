//! Benchmarks in words: for a terminal, and as the document of all games.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};

use crate::ladder_text::{duration, write_table};
use crate::{Bench, BenchReport, Counts, Kept};

/// The figures of one game at one number of seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BenchRow {
    /// What was timed.
    #[serde(flatten)]
    pub report: BenchReport,
    /// What was counted, where the tool for it is installed.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub counts: Option<Counts>,
}

impl Kept<Vec<BenchRow>> {
    /// The document, written from what is kept and from nothing else.
    pub fn to_document(&self) -> String {
        let mut text = format!(
            "# Benchmarks\n\nHow fast the rules run on one core. The command below writes this page from the figures that it \
             saves in\n`docs/benchmarks.json`; a test compares the two. Every speed is the median of {} runs.\n\n\
             ```\n{}\n```\n\nTaken in {} on {}, {}.\n\n## Speed\n\n",
            Bench::RUNS,
            self.command,
            duration(self.seconds),
            self.machine,
            self.date
        );
        let timed = self.report.iter().map(|BenchRow { report, .. }| {
            vec![
                report.game.clone(),
                report.seats.to_string(),
                grouped(report.actions_per_second),
                grouped(report.games_per_second),
                format!("{:.1}", report.inputs_per_game),
                grouped(report.worlds_per_second),
                grouped(report.clones_per_second),
                grouped(report.simulations_per_second),
                grouped(report.replays_per_second),
                format!("{:.0} %", report.arena_part * 100.0),
            ]
        });
        write_table(&mut text, &SPEED_HEAD, timed);
        text.push_str(SPEED_NOTE);
        let counted = self.report.iter().map(|BenchRow { report, counts }| {
            let figure = |figure: fn(&Counts) -> f64, digits: usize| {
                counts.as_ref().map_or("–".to_string(), |counts| match digits {
                    0 => grouped(figure(counts)),
                    digits => format!("{:.digits$}", figure(counts)),
                })
            };
            vec![
                report.game.clone(),
                report.seats.to_string(),
                report.state_bytes.to_string(),
                figure(|counts| counts.instructions_per_action, 0),
                figure(|counts| counts.instructions_per_game, 0),
                figure(|counts| counts.allocations_per_game, 2),
            ]
        });
        text.push_str("\n## Size and work\n\n");
        write_table(&mut text, &COUNT_HEAD, counted);
        text.push_str(COUNT_NOTE);
        text
    }
}

const SPEED_HEAD: [&str; 10] = [
    "game",
    "seats",
    "actions/s",
    "games/s",
    "inputs a game",
    "worlds/s",
    "copies/s",
    "simulations/s",
    "replays/s",
    "arena",
];
const SPEED_NOTE: &str = "\n\
    - *actions, games*: random play with set-up, lists of legal actions and the choice among them; no events are written.\n\
    - *worlds*: worlds imagined from a seat's view and memory in the middle of a game; *copies*: copies of such a state.\n\
    - *simulations*: iterations of a tree search at the first real choice of a game, played to the end of the chapter.\n\
    - *replays*: records parsed from text, with every input checked and played to the end.\n\
    - *arena*: actions a second of uniform players in the arena, as a share of those of random play in the same run.\n";
const COUNT_HEAD: [&str; 6] =
    ["game", "seats", "state, bytes", "instructions an action", "instructions a game", "allocations a game"];
const COUNT_NOTE: &str = "\n\
    Valgrind counts instructions and allocations of random games. The counts of a run of few games are subtracted from those\n\
    of a run of many, so that starting the program does not count.\n";

impl BenchRow {
    /// The figures for a terminal.
    pub fn to_text(&self) -> String {
        let report = &self.report;
        let BenchReport { game, seats, state_bytes, inputs_per_game, .. } = report;
        let mut text = format!(
            "{game}, {seats} seats, one core, median of {} runs\n\
             random play      {:>14} actions/s   {} games/s of {inputs_per_game:.1} inputs\n\
             in the arena     {:>12.0} %   of that with uniform players\n\
             imagined worlds  {:>14} worlds/s    {:.0} ns each, in the middle of a game\n\
             tree search      {:>14} simulations/s from the first choice to the end of the chapter\n\
             copies           {:>14} states/s    {:.0} ns each\n\
             replays          {:>14} records/s   {:.3} ms each\n\
             state            {state_bytes:>14} bytes\n",
            Bench::RUNS,
            grouped(report.actions_per_second),
            grouped(report.games_per_second),
            report.arena_part * 100.0,
            grouped(report.worlds_per_second),
            1e9 / report.worlds_per_second,
            grouped(report.simulations_per_second),
            grouped(report.clones_per_second),
            1e9 / report.clones_per_second,
            grouped(report.replays_per_second),
            1e3 / report.replays_per_second,
        );
        if let Some(counts) = &self.counts {
            let _ = writeln!(
                text,
                "counted          {:>14} instructions an action, {} a game; {:.2} allocations a game",
                grouped(counts.instructions_per_action),
                grouped(counts.instructions_per_game),
                counts.allocations_per_game
            );
        }
        text
    }
}

/// A whole number with a comma between the thousands.
pub(crate) fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|group| std::str::from_utf8(group).unwrap_or("")).collect();
    groups.join(",")
}
