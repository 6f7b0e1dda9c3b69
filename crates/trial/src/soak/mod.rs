//! `zashiki soak`: a house full of people who come, go, reload and misbehave, and which is killed again and again.
//!
//! Everything that anybody was told is compared with the record of the game: nothing that was acknowledged may be
//! missing, and nobody may have been shown what their seat can't know.

mod antics;
mod memory;
mod person;
mod report;
mod table;
mod truth;

use std::path::Path;
use std::time::Duration;

use ::table::{Rng, Seed};
use anyhow::Context as _;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use crate::{House, Progress};
use memory::Lives;
pub use report::Report;
use table::{Place, SoakTotals};

/// How long the house stays dead before it is opened again.
const DEAD_FOR: Duration = Duration::from_millis(400);
/// How often the memory of the house is looked at.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// What the people are told to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// They play game after game and do what comes to mind.
    Soaking,
    /// They play what they have begun to its end.
    Finishing,
}

/// How a house is soaked.
#[derive(Clone, Copy, Debug)]
pub struct Soak {
    /// How long; games that have begun are played to their end after that.
    pub seconds: u64,
    /// After how many seconds the house is killed, again and again; somewhat more or less.
    pub kill_every: u64,
    /// How many tables there are at a time.
    pub tables: u32,
    /// The number that fixes what people do besides playing.
    pub seed: u64,
}

async fn soak(soak: &Soak, program: &Path, progress: &mut dyn Progress) -> anyhow::Result<Report> {
    let mut rng = Rng::new(&Seed::numbered(soak.seed, 0));
    let options = ["--bot-delay", "0-5", "--sleep-after", "5", "--tables-per-minute", "1000000", "--no-network-limits"];
    let mut house = House::open(program, &options)?;
    let (phase, told) = watch::channel(Phase::Soaking);
    let mut places: JoinSet<anyhow::Result<SoakTotals>> = JoinSet::new();
    for _ in 0..soak.tables {
        let place = Place { address: house.address(), rng: rng.fork(), phase: told.clone() };
        places.spawn(place.play());
    }
    progress.start("soaking", soak.seconds);
    let (mut lives, mut kills) = (Lives::default(), 0);
    lives.begin();
    let began = Instant::now();
    let end = began + Duration::from_secs(soak.seconds);
    let mut kill_at = began + soak.next_kill(&mut rng);
    let mut totals = SoakTotals::default();
    while Instant::now() < end {
        sleep_until((Instant::now() + LOOK_EVERY).min(end)).await;
        progress.reach(began.elapsed().as_secs());
        lives.look(house.memory_kib());
        if Instant::now() >= kill_at {
            house.kill()?;
            sleep(DEAD_FOR).await;
            house.reopen()?;
            lives.begin();
            kills += 1;
            kill_at = Instant::now() + soak.next_kill(&mut rng);
        }
        if let Some(ended) = places.try_join_next() {
            totals.add(ended.context("a person broke")??);
        }
    }
    progress.rename("playing to the end");
    phase.send_replace(Phase::Finishing);
    while let Some(ended) = places.join_next().await {
        totals.add(ended.context("a person broke")??);
    }
    progress.finish();
    Ok(Report::new(began.elapsed().as_secs(), soak.tables, soak.seed, kills, totals, &lives))
}

impl Soak {
    /// Starts a house with this program, soaks it and closes it.
    pub fn run(&self, program: &Path, progress: &mut dyn Progress) -> anyhow::Result<Report> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().context("no runtime")?;
        runtime.block_on(soak(self, program, progress))
    }

    /// How long the house lives next: about as long as was asked for.
    fn next_kill(&self, rng: &mut Rng) -> Duration {
        let part = 0.75 + f64::from(rng.below(1_000)) / 2_000.0;
        Duration::from_secs(self.kill_every).mul_f64(part)
    }
}
