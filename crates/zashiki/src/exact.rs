//! `zashiki exact`: small variants solved.

use catalog::{Entry, Visitor};
use lab::{Exact, ExactError, ExactReport};

use crate::lab_arguments::ExactCommand;
use crate::ladder::everybody;
use crate::{progress, say};

pub(crate) fn run(command: &ExactCommand) -> anyhow::Result<()> {
    let game = catalog::game(&command.table.game)?;
    let exact = Exact {
        seats: command.table.seats(game)?,
        options: command.table.options.clone(),
        players: if command.players.is_empty() { everybody(game) } else { command.players.clone() },
        stake: command.stake.into(),
        draws: command.draws,
        asks: command.asks,
        rounds: command.rounds,
        most: command.most,
        seed: command.run.seed,
    };
    let pool = command.run.threads.pool()?;
    let bar = progress::bar(0, "solving");
    let solving = Solving { exact: &exact, begin: &|work| bar.set_length(work), done: &|| bar.inc(1), pool: &pool };
    let report = catalog::visit(&command.table.game, solving)??;
    bar.finish_and_clear();
    if command.json { say::json(&report) } else { say::out(&report.to_text()) }
}

struct Solving<'a> {
    exact: &'a Exact,
    begin: &'a (dyn Fn(u64) + Sync),
    done: &'a (dyn Fn() + Sync),
    pool: &'a rayon::ThreadPool,
}

impl Visitor for Solving<'_> {
    type Output = Result<ExactReport, ExactError>;

    fn visit<G: Entry>(self) -> Self::Output {
        let Solving { exact, begin, done, pool } = self;
        pool.install(|| exact.run::<G>(&|work| begin(work), done))
    }
}
