//! Connections that send nothing, or a byte now and then: they were once never closed, and newcomers found no place.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use super::attackers::Attacker;
use super::{Attack, Figure, Ground, Unit};

/// How many connections come from one address.
const BY_ADDRESS: u32 = 100;
/// How often a slow connection sends a byte.
const BYTE_EVERY: Duration = Duration::from_secs(5);
/// How long somebody new waits for the first page.
const PATIENCE: Duration = Duration::from_secs(20);

pub(super) async fn run(ground: &mut Ground<'_>) -> anyhow::Result<Vec<Figure>> {
    let size = ground.hostile.size;
    let house = ground.house.address();
    let open = Arc::new(AtomicU32::new(0));
    let mut slow = JoinSet::new();
    ground.progress.start("slow-connections", u64::from(size.slow_connections));
    let mut opened = 0;
    for number in 0..size.slow_connections {
        let attacker = Attacker::new(house, number / BY_ADDRESS);
        // The house, or this program, may have no more files to open.
        if let Ok(Ok(stream)) = timeout(Duration::from_secs(5), attacker.connect()).await {
            opened += 1;
            open.fetch_add(1, Ordering::Relaxed);
            slow.spawn(stay(stream, Slowness::ALL[number as usize % 3], Arc::clone(&open)));
        }
        ground.progress.reach(u64::from(number) + 1);
    }
    let last = Instant::now();
    let newcomer = first_page(Attacker::new(house, 100_000)).await;
    sleep((size.slow_after + Duration::from_secs(1)).saturating_sub(last.elapsed())).await;
    let still_open = open.load(Ordering::Relaxed);
    slow.shutdown().await;
    let note = format!("{opened} of {} connections opened", size.slow_connections);
    let seconds = size.slow_after.as_secs();
    Ok(vec![
        Figure {
            attack: Attack::SlowConnections.name(),
            figure: "connections still open afterwards",
            unit: Unit::Count,
            before: None,
            at_most: 0.0,
            measured: Some(f64::from(still_open)),
            note: format!("{note}, counted after {seconds} s"),
        },
        Figure {
            attack: Attack::SlowConnections.name(),
            figure: "first page of somebody new meanwhile",
            unit: Unit::Ms,
            before: None,
            at_most: 1_000.0,
            measured: newcomer,
            note,
        },
    ])
}

/// In which way a connection is slow.
#[derive(Clone, Copy)]
enum Slowness {
    Idle,
    Header,
    Body,
}

impl Slowness {
    const ALL: [Slowness; 3] = [Slowness::Idle, Slowness::Header, Slowness::Body];

    fn begins_with(self) -> &'static [u8] {
        match self {
            Slowness::Idle => b"",
            Slowness::Header => b"GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ",
            Slowness::Body => {
                b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{"
            }
        }
    }
}

/// Keeps the connection open for as long as the house does.
async fn stay(mut stream: TcpStream, slowness: Slowness, open: Arc<AtomicU32>) {
    let mut bytes = [0; 512];
    let mut is_sent = stream.write_all(slowness.begins_with()).await.is_ok();
    while is_sent {
        match timeout(BYTE_EVERY, stream.read(&mut bytes)).await {
            Ok(Ok(0) | Err(_)) => break,
            // The house says something before it closes.
            Ok(Ok(_)) => {}
            Err(_) => {
                is_sent = match slowness {
                    Slowness::Idle => true,
                    Slowness::Header | Slowness::Body => stream.write_all(b" ").await.is_ok(),
                }
            }
        }
    }
    open.fetch_sub(1, Ordering::Relaxed);
}

/// How long somebody new waits for the first page; nothing if it does not come.
async fn first_page(attacker: Attacker) -> Option<f64> {
    let asked = Instant::now();
    let page = timeout(PATIENCE, async { attacker.http().await?.get("/", "").await }).await.ok()?.ok()?;
    (page.status == 200).then(|| asked.elapsed().as_secs_f64() * 1e3)
}
