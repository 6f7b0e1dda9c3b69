//! `zashiki bench`: how fast the rules run; how much the server bears is in [`crate::load`].

use std::time::Duration;

use catalog::{Entry, OpenRefused, Visitor};
use lab::{Bench, BenchReport, BenchRow};

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
    let row = BenchRow { report, counts: None };
    if command.json { say::json(&row) } else { say::out(&row.to_text()) }
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
