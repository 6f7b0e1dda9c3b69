//! `zashiki arena`: bots compete.

use std::fmt::Write as _;

use anyhow::Context as _;
use catalog::{Entry, Visitor};
use lab::{Arena, ArenaError, ArenaReport, Interval};

use crate::arguments::ArenaCommand;
use crate::say;

pub(crate) fn run(command: &ArenaCommand) -> anyhow::Result<()> {
    let game = catalog::game(&command.table.game)?;
    let seats = command.table.seats(game);
    let arena = Arena {
        seats,
        options: command.table.options.clone(),
        players: command.players.clone(),
        deals: command.games.div_ceil(u64::from(seats.max(1))),
        seed: command.seed,
    };
    let threads = command.threads.map_or(0, usize::from);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().context("no threads to play on")?;
    let bar = say::progress(arena.deals * u64::from(seats), "playing");
    let done = || bar.inc(1);
    let report = pool.install(|| catalog::visit(&command.table.game, Competing { arena: &arena, done: &done }))??;
    bar.finish_and_clear();
    if command.json { say::json(&report) } else { say::out(&as_text(&report)) }
}

struct Competing<'a> {
    arena: &'a Arena,
    done: &'a (dyn Fn() + Sync),
}

impl Visitor for Competing<'_> {
    type Output = Result<ArenaReport, ArenaError>;

    fn visit<G: Entry>(self) -> Self::Output {
        self.arena.run::<G>(self.done)
    }
}

fn as_text(report: &ArenaReport) -> String {
    let ArenaReport { game, rules, seats, seed, deals, games, .. } = report;
    let mut text =
        format!("{game} (rules {rules}), {seats} seats, {deals} deals from every seat = {games} games, seed {seed}\n");
    let _ = writeln!(text, "\n{:<16} {:>5} {:>18} {:>20}", "player", "seats", "points", "win share %");
    for standing in &report.standings {
        let points = interval(standing.points, 1.0);
        let wins = interval(standing.win_share, 100.0);
        let _ = writeln!(text, "{:<16} {:>5} {points:>18} {wins:>20}", standing.player, standing.seats);
    }
    if !report.gaps.is_empty() {
        let _ = writeln!(text, "\ndifferences on the same deals (clear where the interval leaves out 0)");
    }
    for gap in &report.gaps {
        let wins = interval(gap.win_share, 100.0);
        let points = interval(gap.points, 1.0);
        let _ = writeln!(text, "{} - {}: win share {wins} %, points {points}", gap.player, gap.against);
    }
    text
}

fn interval(value: Interval, scale: f64) -> String {
    format!("{:.2} ± {:.2}", value.mean * scale, value.half_width * scale)
}
