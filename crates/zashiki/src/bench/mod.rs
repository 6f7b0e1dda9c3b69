//! `zashiki bench`: how fast the rules run; how much the server bears is in [`crate::load`].

mod against;
mod count;
mod document;

use std::time::Duration;

use catalog::{AnyGame, Entry, OpenRefused, Visitor};
use lab::{Bench, BenchReport, BenchRow};

use crate::lab_arguments::{BenchCommand, BenchSubject, ProbeCommand, RulesBenchCommand};
use crate::{arguments, load, progress, say};

pub(crate) fn run(command: &BenchCommand) -> anyhow::Result<()> {
    let rules = &command.rules;
    if rules.docs.is_some() && !rules.all {
        anyhow::bail!("--docs needs --all, since the document is of every game: zashiki bench --all --docs FOLDER");
    }
    match (&command.server, &rules.game, &rules.against) {
        (Some(BenchSubject::Server(command)), _, _) => load::run(command),
        (None, None, _) if rules.all => document::run(rules),
        (None, Some(game), Some(other)) => against::run(game, other, rules),
        (None, Some(name), None) => {
            let game = catalog::game(name)?;
            let row = measure(game, arguments::seats(rules.seats, game)?, rules)?;
            if rules.json { say::json(&row) } else { say::out(&row.to_text()) }
        }
        (None, None, _) => {
            anyhow::bail!("name a game, or 'server': zashiki bench rinpa, zashiki bench server, zashiki bench --all")
        }
    }
}

/// Measures one game at one number of seats, and counts if that was asked for.
fn measure(game: &dyn AnyGame, seats: u8, command: &RulesBenchCommand) -> anyhow::Result<BenchRow> {
    let bench =
        Bench { seats, options: command.options.clone(), time: Duration::from_millis(command.ms), seed: command.seed };
    let bar = progress::bar(0, "measuring");
    let measuring = Measuring { bench: &bench, progress: &|what| bar.set_message(what) };
    let report = catalog::visit(game.name(), measuring)??;
    bar.set_message("counting");
    let counts = command.callgrind.then(|| count::counts(game.name(), &bench)).transpose()?;
    bar.finish_and_clear();
    Ok(BenchRow { report, counts })
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

/// `zashiki probe`: the games that are counted, in a program of their own.
pub(crate) fn probe(command: &ProbeCommand) -> anyhow::Result<()> {
    let game = catalog::game(&command.table.game)?;
    let seats = command.table.seats(game)?;
    let inputs = catalog::visit(&command.table.game, Probing { command, seats })??;
    say::out(&format!("{inputs}\n"))
}

struct Probing<'a> {
    command: &'a ProbeCommand,
    seats: u8,
}

impl Visitor for Probing<'_> {
    type Output = Result<u64, OpenRefused>;

    fn visit<G: Entry>(self) -> Self::Output {
        let ProbeCommand { table, seed, games } = self.command;
        lab::probe::<G>(self.seats, &table.options, *seed, *games)
    }
}
