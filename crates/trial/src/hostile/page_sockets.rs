//! Many browsers watch one table: every arrival once redrew the page of everybody there.

use futures_util::stream::{FuturesUnordered, StreamExt as _};
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until, timeout};
use wire::ServerMessage;

use super::attackers::Attacker;
use super::bystander::Bystander;
use super::said::{drain, hear};
use super::{Attack, Figure, Ground, Unit};
use crate::sockets;

/// How many browsers come from one address.
const BY_ADDRESS: u32 = 25;
/// How many arrive at the same time.
const AT_ONCE: usize = 50;

pub(super) async fn run(ground: &mut Ground<'_>) -> anyhow::Result<Vec<Figure>> {
    let size = ground.hostile.size;
    let house = ground.house.address();
    let host = Attacker::new(house, 1_000);
    let (table, cookies) = host.lay(&json!({ "game": "iki", "seats": ["me", "uniform", "uniform"] })).await?;
    let path = format!("/socket/{table}?format=html");
    let bystander = Bystander::sit(house)?;
    let before = bystander.measure(size.before).await;
    ground.progress.start("page-sockets", u64::from(size.page_sockets));
    let until = Instant::now() + size.during;
    let mut watching = JoinSet::new();
    let mut arriving = FuturesUnordered::new();
    let mut opened = 0;
    for number in 0..size.page_sockets {
        let attacker = Attacker::new(house, number / BY_ADDRESS);
        let path = &path;
        arriving.push(async move { attacker.socket(path, "").await });
        if arriving.len() >= AT_ONCE
            && let Some(Ok(socket)) = arriving.next().await
        {
            watching.spawn(drain(socket));
            opened += 1;
        }
        ground.progress.reach(u64::from(number) + 1);
    }
    while let Ok(Some(arrived)) = timeout(size.during, arriving.next()).await {
        if let Ok(socket) = arrived {
            watching.spawn(drain(socket));
            opened += 1;
        }
    }
    // The host plays on, so that everybody has something to see.
    watching.spawn(play(host, table, cookies));
    sleep_until(until.max(Instant::now() + size.during / 4)).await;
    let during = bystander.take();
    watching.shutdown().await;
    bystander.leave()?;
    Ok(vec![Figure {
        attack: Attack::PageSockets.name(),
        figure: "bystander's move, p99",
        unit: Unit::Ms,
        before: before.human.quantile(0.99),
        at_most: 50.0,
        measured: during.human.quantile(0.99),
        note: format!("{opened} of {} sockets opened, {} moves", size.page_sockets, during.human.count()),
    }])
}

/// Plays at the table that everybody watches.
async fn play(host: Attacker, table: String, cookies: String) {
    let Ok(mut socket) = host.socket(&format!("/socket/{table}?format=json"), &cookies).await else { return };
    while let Some(message) = hear(&mut socket).await {
        if let ServerMessage::Frame(frame) = message
            && let Ok(Some(answer)) = sockets::answer(&frame)
            && sockets::send(&mut socket, &answer).await.is_err()
        {
            return;
        }
    }
}
