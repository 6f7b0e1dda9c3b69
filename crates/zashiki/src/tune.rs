//! `zashiki tune`: parameters of a search by self-play.

use catalog::{Entry, Visitor};
use lab::{ArenaError, Ladder, Tune, TuneReport};

use crate::lab_arguments::TuneCommand;
use crate::say;

pub(crate) fn run(command: &TuneCommand) -> anyhow::Result<()> {
    let game = catalog::game(&command.table.game)?;
    let seats = command.table.seats(game);
    let tune = Tune {
        seats,
        options: command.table.options.clone(),
        iterations: command.iterations,
        rounds: command.rounds,
        deals: Ladder::deals_for(seats, command.games),
        proof: Ladder::deals_for(seats, command.proof),
        seed: command.run.seed,
    };
    let pool = command.run.pool()?;
    let bar = say::progress(tune.games(), "tuning");
    let done = |games| bar.inc(games);
    let report = pool.install(|| catalog::visit(&command.table.game, Tuning { tune: &tune, done: &done }))??;
    bar.finish_and_clear();
    if command.json { say::json(&report) } else { say::out(&report.to_text()) }
}

struct Tuning<'a> {
    tune: &'a Tune,
    done: &'a (dyn Fn(u64) + Sync),
}

impl Visitor for Tuning<'_> {
    type Output = Result<TuneReport, ArenaError>;

    fn visit<G: Entry>(self) -> Self::Output {
        self.tune.run::<G>(self.done)
    }
}
