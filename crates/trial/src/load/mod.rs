//! `zashiki bench server`: how much a house bears, measured from outside over its own door.
//!
//! The house is a process of its own, as it is in life; tables, guests and sockets are made here. Both share the
//! machine, so that the figures are those of a house whose guests cost it a part of its cores.

mod idle;
mod laying;
mod measure;
mod pace;
mod reader;
mod report;
mod table;

use std::path::Path;
use std::time::Duration;

use anyhow::Context as _;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use crate::{House, Progress};
use laying::{Company, Laying};
use measure::LoadTotals;
use pace::Pace;
pub use pace::Rate;
pub use reader::Format;
use reader::Sizes;
use report::HouseFigures;
pub use report::{Comparison, Report};
use table::play;

/// Moves before this time has passed are not counted: the first ones pay for caches and connections.
const WARM_UP: Duration = Duration::from_secs(2);

/// What to measure.
#[derive(Clone, Debug)]
pub struct Load {
    /// How long to measure.
    pub seconds: u32,
    /// How many tables, with two sockets each.
    pub tables: u32,
    /// How many moves a second at all tables together.
    pub rate: Rate,
    /// The names of the games; all games if empty.
    pub games: Vec<String>,
    /// How many tables at which nobody is are measured besides.
    pub idle: u32,
    /// How many watch at every table.
    pub watchers: u32,
    /// Whether a move survives a power loss too.
    pub power_loss_safe: bool,
}

impl Load {
    /// Starts a house with this program, measures it and closes it.
    pub fn run(&self, program: &Path, progress: &mut dyn Progress) -> anyhow::Result<Report> {
        self.run_with(Format::Json, program, progress)
    }

    /// The same twice: with programs only, and with a browser beside each of them, both guests' and watchers'.
    pub fn compare(&self, program: &Path, progress: &mut dyn Progress) -> anyhow::Result<Comparison> {
        let json = self.run_with(Format::Json, program, progress)?;
        let pages = Load { idle: 0, ..self.clone() }.run_with(Format::Pages, program, progress)?;
        Ok(Comparison::new(json, pages))
    }

    fn run_with(&self, format: Format, program: &Path, progress: &mut dyn Progress) -> anyhow::Result<Report> {
        // One thread: guests must not take more of the machine from the house than they need.
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().context("no runtime")?;
        runtime.block_on(measure(self, format, program, progress))
    }
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
fn games(load: &Load) -> anyhow::Result<Vec<&'static str>> {
    if load.games.is_empty() {
        return Ok(catalog::games().iter().map(|game| game.name()).collect());
    }
    load.games.iter().map(|name| Ok(catalog::game(name)?.name())).collect()
}

/// A house that lets every guest do as much as they like, with bots that answer at once.
fn options(load: &Load) -> Vec<&'static str> {
    let mut options = vec!["--bot-delay", "0-0", "--messages-per-second", "100000", "--tables-per-minute", "1000000"];
    options.extend(["--no-network-limits", "--sleep-after", idle::SLEEP_AFTER]);
    if load.power_loss_safe {
        options.push("--power-loss-safe");
    }
    options
}

async fn measure(load: &Load, format: Format, program: &Path, progress: &mut dyn Progress) -> anyhow::Result<Report> {
    let games = games(load)?;
    let house = House::open(program, &options(load))?;
    let empty_kib = house.memory_kib();
    let (phase, told) = watch::channel(Phase::Gathering);
    let laying = Laying::of(house.address(), &games);
    let company = Company { format, watchers: load.watchers, sizes: Sizes::default(), phase: told };
    let asleep = match load.idle {
        0 => None,
        tables => Some(idle::measure(tables, &house, &laying, progress).await?),
    };
    progress.start("laying tables", u64::from(load.tables));
    let pace = Pace::new(load.rate, load.tables);
    let mut guests: JoinSet<anyhow::Result<LoadTotals>> = JoinSet::new();
    for number in 0..load.tables {
        let laying = laying(number);
        let seated = laying.lay(&company).await?;
        guests.spawn(play(seated, laying, company.clone(), pace.of_table(number)));
        progress.reach(u64::from(number) + 1);
        // A visitor who fails now would fail for the same reason at every table.
        if let Some(ended) = guests.try_join_next() {
            ended.context("a guest broke")??;
        }
    }
    progress.rename("playing");
    phase.send_replace(Phase::WarmUp);
    sleep_until(Instant::now() + WARM_UP).await;
    let (rows, commits, cpu, began) = (house.rows()?, house.commits()?, house.cpu(), Instant::now());
    phase.send_replace(Phase::Measuring);
    sleep_until(began + Duration::from_secs(u64::from(load.seconds))).await;
    let empty_kib = asleep.as_ref().map_or(empty_kib, |asleep| asleep.memory_kib.map(|(_, full)| full));
    let figures = HouseFigures {
        seconds: began.elapsed().as_secs_f64(),
        durable_moves: house.rows()? - rows,
        commits: house.commits()? - commits,
        cpu: house.cpu().zip(cpu).map(|(now, then)| now - then),
        memory_kib: empty_kib.zip(house.memory_kib()),
    };
    phase.send_replace(Phase::Over);
    let mut totals = LoadTotals::default();
    while let Some(ended) = guests.join_next().await {
        totals.add(ended.context("a guest broke")??);
    }
    progress.finish();
    let mut report = Report::new(load, &games, figures, totals, &company.sizes);
    report.asleep = asleep;
    Ok(report)
}
