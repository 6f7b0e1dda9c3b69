//! `zashiki arena`: bots compete.

use std::path::Path;

use catalog::{Entry, Visitor};
use lab::{Arena, ArenaError, ArenaReport, Detail};

use crate::lab_arguments::ArenaCommand;
use crate::page::page;
use crate::{progress, provenance, say};

pub(crate) fn run(command: &ArenaCommand) -> anyhow::Result<()> {
    let game = catalog::game(&command.table.game)?;
    let seats = command.table.seats(game)?;
    let arena = Arena {
        seats,
        options: command.table.options.clone(),
        players: command.players.clone(),
        deals: command.games.div_ceil(u64::from(seats)),
        seed: command.series.run.seed,
        early_stop: command.series.sprt,
        detail: if command.report { Detail::Balance } else { Detail::Standings },
    };
    if let Some(path) = &command.series.html {
        say::can_be_written(path)?;
    }
    let bar = progress::bar(arena.deals * u64::from(seats), "playing");
    let done = |games| bar.inc(games);
    let competing = Competing { arena: &arena, log: command.series.resume.as_deref(), done: &done };
    let pool = command.series.run.threads.pool()?;
    let report = pool.install(|| catalog::visit(&command.table.game, competing))??;
    bar.finish_and_clear();
    let written =
        command.series.html.as_ref().map(|path| say::file(path, &page(&report.document(), &provenance::command())));
    let told = match (command.series.json, command.series.csv) {
        (true, _) => say::json(&report),
        (false, true) => say::out(&report.to_csv()),
        (false, false) => say::out(&report.to_text()),
    };
    say::told_and_written(told, [written])
}

struct Competing<'a> {
    arena: &'a Arena,
    log: Option<&'a Path>,
    done: &'a (dyn Fn(u64) + Sync),
}

impl Visitor for Competing<'_> {
    type Output = Result<ArenaReport, ArenaError>;

    fn visit<G: Entry>(self) -> Self::Output {
        self.arena.run::<G>(self.log, self.done)
    }
}
