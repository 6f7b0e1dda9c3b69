//! `zashiki bench server`: how much a house bears, measured from outside over its own door.
//!
//! The house is a process of its own, as it is in life; tables, guests and sockets are made here. Both share the
//! machine, so that the figures are those of a house whose guests cost it a part of its cores.

mod idle;
mod laying;
mod measure;
mod pace;
mod report;
mod table;

use std::time::Duration;

use anyhow::Context as _;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use crate::arguments::LoadCommand;
use crate::own_house::House;
use crate::{progress, say};
use laying::Laying;
use measure::Tally;
use pace::Pace;
pub(crate) use pace::Rate;
use report::{HouseFigures, Report};
use table::play;

/// Moves before this time has passed are not counted: the first ones pay for caches and connections.
const WARM_UP: Duration = Duration::from_secs(2);

pub(crate) fn run(command: &LoadCommand) -> anyhow::Result<()> {
    // One thread: guests must not take more of the machine from the house than they need.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().context("no runtime")?;
    let report = runtime.block_on(measure(command))?;
    if command.json { say::json(&report) } else { say::out(&report.to_string()) }
}

/// What the guests are told to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// They wait until everybody has come.
    Gathering,
    /// They play, and nothing is counted.
    WarmUp,
    /// They play, and it counts.
    Measuring,
    /// They stop.
    Over,
}

/// The games that are played: those that were named, or all.
fn games(command: &LoadCommand) -> anyhow::Result<Vec<&'static str>> {
    if command.games.is_empty() {
        return Ok(catalog::games().iter().map(|game| game.name()).collect());
    }
    command.games.iter().map(|name| Ok(catalog::game(name)?.name())).collect()
}

/// A house that lets every guest do as much as they like, with bots that answer at once.
fn options(command: &LoadCommand) -> Vec<String> {
    let sleep_after = idle::SLEEP_AFTER.as_secs().to_string();
    let mut options = vec!["--bot-delay", "0-0", "--messages-per-second", "100000", "--sleep-after", &sleep_after];
    if command.power_loss_safe {
        options.push("--power-loss-safe");
    }
    options.into_iter().map(ToString::to_string).collect()
}

async fn measure(command: &LoadCommand) -> anyhow::Result<Report> {
    let games = games(command)?;
    let bar = progress::bar(u64::from(command.tables), "laying tables");
    let house = House::open(options(command))?;
    let empty_kib = house.memory_kib();
    let (phase, told) = watch::channel(Phase::Gathering);
    let laying = Laying::of(house.address(), &games);
    let asleep = if command.idle > 0 { Some(idle::measure(command.idle, &house, &laying).await?) } else { None };
    let pace = Pace::new(command.rate, command.tables);
    let mut guests: JoinSet<anyhow::Result<Tally>> = JoinSet::new();
    for number in 0..command.tables {
        let laying = laying(number);
        let seats = laying.lay().await?;
        guests.spawn(play(seats, laying, pace.of_table(number), told.clone()));
        bar.inc(1);
        // Whoever fails now would fail for the same reason at every table.
        if let Some(ended) = guests.try_join_next() {
            ended.context("a guest broke")??;
        }
    }
    bar.set_message("playing");
    phase.send_replace(Phase::WarmUp);
    sleep_until(Instant::now() + WARM_UP).await;
    let (rows, commits, cpu, began) = (house.rows()?, house.commits()?, house.cpu(), Instant::now());
    phase.send_replace(Phase::Measuring);
    sleep_until(began + Duration::from_secs(u64::from(command.seconds))).await;
    let empty_kib = asleep.as_ref().map_or(empty_kib, |asleep| asleep.memory_kib.map(|(_, full)| full));
    let figures = HouseFigures {
        seconds: began.elapsed().as_secs_f64(),
        durable_moves: house.rows()? - rows,
        commits: house.commits()? - commits,
        cpu: house.cpu().zip(cpu).map(|(now, then)| now - then),
        memory_kib: empty_kib.zip(house.memory_kib()),
    };
    phase.send_replace(Phase::Over);
    let mut tally = Tally::default();
    while let Some(ended) = guests.join_next().await {
        tally.add(ended.context("a guest broke")??);
    }
    bar.finish_and_clear();
    let mut report = Report::new(command, &games, figures, tally);
    report.asleep = asleep;
    Ok(report)
}
