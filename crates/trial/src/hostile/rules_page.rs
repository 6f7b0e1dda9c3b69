//! Many connections load a page of rules again and again: drawing it once kept the threads that serve everybody.

use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until, timeout_at};

use super::attackers::Attacker;
use super::bystander::Bystander;
use super::{Attack, Figure, Ground, Unit};

/// How many connections come from one address.
const BY_ADDRESS: u32 = 4;

pub(super) async fn run(ground: &mut Ground<'_>) -> anyhow::Result<Vec<Figure>> {
    let size = ground.hostile.size;
    let house = ground.house.address();
    let bystander = Bystander::sit(house)?;
    let before = bystander.measure(size.before).await;
    ground.progress.start("rules-page", 0);
    let until = Instant::now() + size.during;
    let mut readers = JoinSet::new();
    for number in 0..size.rules_connections {
        readers.spawn(read_until(Attacker::new(house, number / BY_ADDRESS), until));
    }
    sleep_until(until).await;
    let during = bystander.take();
    let pages: u32 = readers.join_all().await.into_iter().sum();
    bystander.leave()?;
    Ok(vec![Figure {
        attack: Attack::RulesPage.name(),
        figure: "bystander's move, median",
        unit: Unit::Ms,
        before: before.human.quantile(0.5),
        at_most: 5.0,
        measured: during.human.quantile(0.5),
        note: format!("{} connections, {pages} pages, {} moves", size.rules_connections, during.human.count()),
    }])
}

/// Loads the page until then; returns how often it came.
async fn read_until(attacker: Attacker, until: Instant) -> u32 {
    let mut pages = 0;
    while Instant::now() < until {
        let Ok(mut http) = attacker.http().await else {
            sleep(std::time::Duration::from_millis(100)).await;
            continue;
        };
        while let Ok(Ok(reply)) = timeout_at(until, http.get("/rules/edo-yashiki", "")).await {
            pages += u32::from(reply.status == 200);
        }
    }
    pages
}
