//! `zashiki ladder`: players against each other.

use std::path::Path;
use std::time::{Duration, Instant};

use catalog::{AnyGame, Entry, Visitor};
use lab::{ArenaError, Ladder, LadderReport};

use crate::lab_arguments::{Competitor, LadderCommand};
use crate::page::page;
use crate::{progress, provenance, say};

/// Where results are kept in the folder of the documents, and the document of them all.
const KEPT: &str = "ladder";
const DOCUMENT: &str = "LADDER.md";

/// Who plays where nobody is named: two plain players and all levels of the game.
pub(crate) fn everybody(game: &dyn AnyGame) -> Vec<String> {
    let levels = game.levels().into_iter().map(|level| level.name);
    ["uniform", "greedy"].into_iter().chain(levels).map(ToString::to_string).collect()
}

pub(crate) fn run(command: &LadderCommand) -> anyhow::Result<()> {
    let game = catalog::game(&command.table.game)?;
    let seats = command.table.seats(game)?;
    let named: Vec<String> = command.players.iter().map(|player| player.name.clone()).collect();
    let few = |player: &Competitor| Some((player.name.clone(), Ladder::deals_for(seats, player.most?)));
    let slow = command.players.iter().filter_map(few).collect();
    let ladder = Ladder {
        seats,
        options: command.table.options.clone(),
        players: if named.is_empty() { everybody(game) } else { named },
        reach: command.reach,
        deals: Ladder::deals_for(seats, command.games),
        slow,
        seed: command.series.run.seed,
        early_stop: command.series.sprt,
    };
    if let Some(path) = &command.series.html {
        say::can_be_written(path)?;
    }
    if let Some(docs) = &command.docs {
        say::folder(&docs.join(KEPT))?;
        say::can_be_written(&docs.join(DOCUMENT))?;
        lab::kept_ladders(&docs.join(KEPT))?;
    }
    let bar = progress::bar(ladder.games(), "playing");
    let log = command.series.resume.as_deref();
    // Deals that an earlier run has finished took their time as well.
    let before = log.map_or(Duration::ZERO, lab::time_kept);
    let start = Instant::now();
    let done = |games| bar.inc(games);
    let climbing = Climbing { ladder: &ladder, log, done: &done };
    let pool = command.series.run.threads.pool()?;
    let report = pool.install(|| catalog::visit(&command.table.game, climbing))??;
    bar.finish_and_clear();
    let written =
        command.series.html.as_ref().map(|path| say::file(path, &page(&report.document(), &provenance::command())));
    let threads = u32::try_from(pool.current_num_threads()).unwrap_or(1).max(1);
    let seconds = (before / threads + start.elapsed()).as_secs();
    let kept = command.docs.as_ref().map(|folder| keep(folder, seconds, &report));
    let told = match (command.series.json, command.series.csv) {
        (true, _) => say::json(&report),
        (false, true) => say::out(&report.to_csv()),
        (false, false) => say::out(&report.to_text()),
    };
    say::told_and_written(told, [written, kept])
}

/// Keeps the result and writes the document anew from all that is kept.
fn keep(docs: &Path, seconds: u64, report: &LadderReport) -> anyhow::Result<()> {
    let folder = docs.join(KEPT);
    let kept = provenance::kept(seconds, report.clone());
    say::file(&folder.join(kept.file_name()), &kept.to_json())?;
    let all = lab::kept_ladders(&folder)?;
    say::file(&docs.join(DOCUMENT), &lab::ladder_document(&all))
}

struct Climbing<'a> {
    ladder: &'a Ladder,
    log: Option<&'a Path>,
    done: &'a (dyn Fn(u64) + Sync),
}

impl Visitor for Climbing<'_> {
    type Output = Result<LadderReport, ArenaError>;

    fn visit<G: Entry>(self) -> Self::Output {
        self.ladder.run::<G>(self.log, self.done)
    }
}
