//! Tables at which nobody is: what they cost while they sleep, and how long they take to wake.

use std::time::Duration;

use anyhow::Context as _;
use futures_util::StreamExt as _;
use serde::Serialize;
use tokio::time::{Instant, sleep};
use tokio_tungstenite::tungstenite::Message;
use wire::{ClientMessage, ServerMessage};

use super::laying::Laying;
use crate::sockets::{self, Socket};
use crate::{House, Progress};

/// After how many seconds a table at which nobody is falls asleep in this measurement, as an option of the house.
pub(crate) const SLEEP_AFTER: &str = "5";
/// How many moves are made at a table before it is left.
const MOVES: usize = 8;
/// How many tables are woken to see how long that takes.
const WOKEN: usize = 200;
/// Tables that are not asleep after this time never will be.
const PATIENCE: Duration = Duration::from_secs(120);

/// What sleeping tables cost.
#[derive(Serialize)]
pub(crate) struct Asleep {
    pub(crate) tables: u32,
    /// Before they were laid, and when all of them slept.
    pub(crate) memory_kib: Option<(u64, u64)>,
    pub(crate) wake_p50_ms: f64,
    pub(crate) wake_p99_ms: f64,
    pub(crate) wake_most_ms: f64,
}

/// Lays tables, plays a little at each, leaves, waits until all sleep, and wakes some.
pub(crate) async fn measure(
    tables: u32,
    house: &House,
    laying: impl Fn(u32) -> Laying,
    progress: &mut dyn Progress,
) -> anyhow::Result<Asleep> {
    progress.start("laying tables that will be left", u64::from(tables));
    let before = house.memory_kib();
    let mut left = Vec::new();
    for number in 0..tables {
        let laying = laying(number);
        let (table, [host, friend]) = laying.lay_without_sockets().await?;
        for cookies in [&host, &friend] {
            play_a_little(&laying, &table, cookies).await?;
        }
        left.push((table, host));
        progress.reach(u64::from(number) + 1);
    }
    progress.rename("waiting until they sleep");
    let since = Instant::now();
    while house.awake()? > 0 {
        anyhow::ensure!(since.elapsed() < PATIENCE, "{} tables do not fall asleep", house.awake()?);
        sleep(Duration::from_millis(200)).await;
    }
    let memory_kib = before.zip(house.memory_kib());
    let mut wakes = Vec::new();
    let every = (left.len() / WOKEN).max(1);
    for (table, cookies) in left.iter().step_by(every) {
        let asked = Instant::now();
        let mut socket = laying(0).socket(table, cookies).await?;
        until_frame(&mut socket).await?;
        wakes.push(asked.elapsed());
    }
    progress.finish();
    wakes.sort_unstable();
    let at = |share: f64| wakes[((wakes.len() - 1) as f64 * share).round() as usize].as_secs_f64() * 1e3;
    Ok(Asleep { tables, memory_kib, wake_p50_ms: at(0.5), wake_p99_ms: at(0.99), wake_most_ms: at(1.0) })
}

/// Answers a few questions, as long as it is asked some, and leaves.
async fn play_a_little(laying: &Laying, table: &str, cookies: &str) -> anyhow::Result<()> {
    let mut socket = laying.socket(table, cookies).await?;
    for _ in 0..MOVES {
        let Some(answer) = until_frame(&mut socket).await? else { break };
        sockets::send(&mut socket, &answer).await?;
    }
    socket.close(None).await.context("the house does not let a guest go")
}

/// The next frame: the answer to its question, if it has one.
async fn until_frame(socket: &mut Socket) -> anyhow::Result<Option<ClientMessage>> {
    loop {
        let message = socket.next().await.context("the house closed a socket")??;
        let Message::Text(text) = message else { continue };
        if let Some(ServerMessage::Frame(frame)) = sockets::read(&text)? {
            return sockets::answer(&frame);
        }
    }
}
