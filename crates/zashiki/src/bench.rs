//! `zashiki bench`: how fast the rules run; how much the server bears is in [`crate::load`].

use std::time::Duration;

use catalog::{Entry, OpenRefused, Visitor};
use lab::{Bench, BenchReport};

use crate::arguments::{BenchCommand, BenchSubject, RulesBenchCommand};
use crate::{load, say};

pub(crate) fn run(command: &BenchCommand) -> anyhow::Result<()> {
    match (&command.server, &command.rules.game) {
        (Some(BenchSubject::Server(command)), _) => load::run(command),
        (None, Some(game)) => measure_rules(game, &command.rules),
        (None, None) => anyhow::bail!("name a game, or 'server': zashiki bench rinpa, zashiki bench server"),
    }
}

fn measure_rules(name: &str, command: &RulesBenchCommand) -> anyhow::Result<()> {
    let allowed = catalog::game(name)?.seats();
    let bench = Bench {
        seats: command.seats.unwrap_or(4.clamp(*allowed.start(), *allowed.end())),
        options: command.options.clone(),
        time: Duration::from_millis(command.ms),
        seed: command.seed,
    };
    let bar = say::progress(0, "measuring");
    let report = catalog::visit(name, Measuring { bench: &bench, progress: &|what| bar.set_message(what) })??;
    bar.finish_and_clear();
    if command.json { say::json(&report) } else { say::out(&as_text(&report)) }
}

struct Measuring<'a> {
    bench: &'a Bench,
    progress: &'a dyn Fn(&'static str),
}

impl Visitor for Measuring<'_> {
    type Output = Result<BenchReport, OpenRefused>;

    fn visit<G: Entry>(self) -> Self::Output {
        self.bench.run::<G>(self.progress)
    }
}

fn as_text(report: &BenchReport) -> String {
    let BenchReport { game, seats, state_bytes, inputs_per_game, .. } = report;
    format!(
        "{game}, {seats} seats, one core, median of {} runs\n\
         random play      {:>14} actions/s   {} games/s of {inputs_per_game:.1} inputs\n\
         imagined worlds  {:>14} worlds/s    {:.0} ns each, in the middle of a game\n\
         tree search      {:>14} simulations/s from the first decision to the end of the chapter\n\
         copies           {:>14} states/s    {:.0} ns each\n\
         replays          {:>14} records/s   {:.3} ms each\n\
         state            {state_bytes:>14} bytes\n",
        Bench::RUNS,
        grouped(report.actions_per_second),
        grouped(report.games_per_second),
        grouped(report.worlds_per_second),
        1e9 / report.worlds_per_second,
        grouped(report.simulations_per_second),
        grouped(report.clones_per_second),
        1e9 / report.clones_per_second,
        grouped(report.replays_per_second),
        1e3 / report.replays_per_second,
    )
}

/// A whole number with a comma between the thousands.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|group| std::str::from_utf8(group).unwrap_or("")).collect();
    groups.join(",")
}
