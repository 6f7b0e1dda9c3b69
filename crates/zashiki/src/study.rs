//! `zashiki study`: what a game is like.

use catalog::{Entry, Visitor};
use lab::{ArenaError, Study, StudyReport};

use crate::lab_arguments::StudyCommand;
use crate::page::page;
use crate::{progress, provenance, say};

pub(crate) fn run(command: &StudyCommand) -> anyhow::Result<()> {
    let game = catalog::game(&command.table.game)?;
    let levels: Vec<String> = game.levels().into_iter().map(|level| level.name.to_string()).collect();
    let study = Study {
        seats: command.table.seats(game)?,
        options: command.table.options.clone(),
        player: command.player.clone().unwrap_or_else(|| game.middle_level().to_string()),
        levels: if command.levels.is_empty() { levels } else { command.levels.clone() },
        games: command.games,
        seed: command.run.seed,
    };
    if let Some(path) = &command.html {
        say::can_be_written(path)?;
    }
    let pool = command.run.threads.pool()?;
    let bar = progress::bar(study.all_games(), "playing");
    let done = |games| bar.inc(games);
    let report = pool.install(|| catalog::visit(&command.table.game, Studying { study: &study, done: &done }))??;
    bar.finish_and_clear();
    let written = command.html.as_ref().map(|path| say::file(path, &page(&report.document(), &provenance::command())));
    let told = if command.json { say::json(&report) } else { say::out(&report.to_text()) };
    say::told_and_written(told, [written])
}

struct Studying<'a> {
    study: &'a Study,
    done: &'a (dyn Fn(u64) + Sync),
}

impl Visitor for Studying<'_> {
    type Output = Result<StudyReport, ArenaError>;

    fn visit<G: Entry>(self) -> Self::Output {
        self.study.run::<G>(self.done)
    }
}
