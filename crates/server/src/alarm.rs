//! Wakes tables at which somebody's time is up although nobody is there, and, when the house opens, those that were
//! about to call somebody when it closed.

use std::time::Duration;

use room::Message;
use store::TableId;
use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::clock::unix_now;
use crate::driver::ToTable;
use crate::house::House;
use crate::hub::Hub;

/// How often the house looks. A player with a day for a move does not mind a few seconds.
const EVERY: Duration = Duration::from_secs(10);
/// How many tables are woken at once, so that a house that was closed for long does not do everything in one moment.
const MOST_AT_ONCE: u32 = 50;

/// Wakes every table that waits for somebody who can be called and was not: whether and when they are, the table knows.
/// A house that was closed, or ended suddenly, must not leave anybody waiting for a day.
pub(crate) async fn wake_for_calls(house: House) {
    if house.0.caller.is_none() {
        return;
    }
    let mut after = None;
    loop {
        let tables = match house.0.store.tables_to_call(after.as_ref(), MOST_AT_ONCE).await {
            Ok(tables) => tables,
            Err(error) => {
                tracing::debug!(%error, "tables that wait for somebody could not be read");
                sleep(EVERY).await;
                continue;
            }
        };
        for table in &tables {
            wake(&house, table).await;
        }
        match tables.into_iter().next_back() {
            Some(last) => after = Some(last),
            None => return,
        }
        sleep(EVERY).await;
    }
}

async fn wake(house: &House, table: &TableId) {
    if let Err(error) = Hub::tell(house, table, ToTable::Room(Message::Tick)).await {
        tracing::warn!(%table, %error, "a table whose time is up could not be woken");
    }
}

/// Looks after the clocks of sleeping tables, as long as the house is open.
pub(crate) async fn ring(house: House) {
    let mut look = interval(EVERY);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        look.tick().await;
        match house.0.store.due_tables(unix_now(), MOST_AT_ONCE).await {
            Ok(due) => {
                for table in &due {
                    wake(&house, table).await;
                }
            }
            // The store says itself when it is gone and when it is back.
            Err(error) => tracing::debug!(%error, "the clocks of sleeping tables could not be read"),
        }
    }
}
