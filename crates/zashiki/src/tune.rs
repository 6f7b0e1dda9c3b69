//! `zashiki tune`: finds better weights for players.

use std::path::{Path, PathBuf};
use std::time::Instant;

use catalog::{Entry, Visitor};
use lab::{Kept, Ladder, Tune, TuneError, TuneReport, Watch};
use players::TuningMethod;

use crate::lab_arguments::TuneCommand;
use crate::{progress, provenance, say};

/// Where results are kept in the folder of the documents.
const KEPT: &str = "tuning";

pub(crate) fn run(command: &TuneCommand) -> anyhow::Result<()> {
    let game = catalog::game(&command.table.game)?;
    let seats = command.table.seats(game)?;
    if command.list {
        return say::out(&catalog::visit(&command.table.game, Listing { seats })?);
    }
    let tune = Tune {
        seats,
        options: command.table.options.clone(),
        set: command.weights.clone(),
        start: command.start.as_deref().map(|path| start_of(path, game.name(), seats)).transpose()?,
        iterations: command.iterations,
        rounds: command.rounds,
        deals: Ladder::deals_for(seats, command.games),
        moved: command.moved,
        proof: Ladder::deals_for(seats, command.proof),
        seed: command.run.seed,
    };
    if let Some(path) = &command.found {
        say::can_be_written(path)?;
    }
    if let Some(docs) = &command.docs {
        say::folder(&docs.join(KEPT))?;
        say::can_be_written(&page(docs, game.name()))?;
        lab::kept_tunes(&docs.join(KEPT), game.name())?;
    }
    let pool = command.run.threads.pool()?;
    let bar = progress::bar(tune.games(), "tuning");
    let begun = Instant::now();
    let games = |games| bar.inc(games);
    let note = |note: &str| bar.suspend(|| eprintln!("{note}"));
    let watch = Watch { games: &games, note: &note };
    let report = pool.install(|| catalog::visit(&command.table.game, Tuning { tune: &tune, watch: &watch }))??;
    bar.finish_and_clear();
    let found = command.found.as_ref().map(|path| say::file(path, &report.to_tsv()));
    let kept = command.docs.as_ref().map(|folder| keep(folder, begun.elapsed().as_secs(), &report));
    let told = if command.json { say::json(&report) } else { say::out(&report.to_text()) };
    say::told_and_written(told, [found, kept])
}

/// Where a result that was kept began.
fn start_of(path: &Path, game: &str, seats: u8) -> anyhow::Result<Vec<(String, f32)>> {
    let Kept { report, .. } = Kept::<TuneReport>::read(path)?;
    let of = (report.game.as_str(), report.seats);
    anyhow::ensure!(of == (game, seats), "{} is of {} at {} seats, not of this game", path.display(), of.0, of.1);
    Ok(report.names.into_iter().zip(report.start).collect())
}

/// Keeps the result and writes the page of the game anew from all that is kept of it.
fn keep(docs: &Path, seconds: u64, report: &TuneReport) -> anyhow::Result<()> {
    let folder = docs.join(KEPT);
    let kept = provenance::kept(seconds, report.clone());
    say::file(&folder.join(kept.file_name()), &kept.to_json())?;
    let all = lab::kept_tunes(&folder, &report.game)?;
    say::file(&page(docs, &report.game), &lab::tune_document(&report.game, &all))
}

/// The page of a game.
fn page(docs: &Path, game: &str) -> PathBuf {
    docs.join(KEPT).join(format!("{game}.md"))
}

struct Tuning<'a> {
    tune: &'a Tune,
    watch: &'a Watch<'a>,
}

impl Visitor for Tuning<'_> {
    type Output = Result<TuneReport, TuneError>;

    fn visit<G: Entry>(self) -> Self::Output {
        self.tune.run::<G>(self.watch)
    }
}

/// The sets of weights of a game, at a table of this many seats.
struct Listing {
    seats: u8,
}

impl Visitor for Listing {
    type Output = String;

    fn visit<G: Entry>(self) -> String {
        let mut text = String::new();
        for set in G::WEIGHTS {
            let way = match set.method {
                TuningMethod::SelfPlay => "by play",
                TuningMethod::LeastSquares(_) => "by least squares",
                TuningMethod::Lessons(_) => "by lessons",
            };
            text.push_str(&format!("{}: {} ({way}, {} iterations)\n", set.name, set.about, set.budget));
            for weight in (set.weights)(self.seats) {
                let players::Weight { name, default, least, most } = weight;
                text.push_str(&format!("  {name:<40} {default:>8.3}   from {least} to {most}\n"));
            }
        }
        text
    }
}
