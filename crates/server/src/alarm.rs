//! Wakes tables at which somebody's time is up although nobody is there.

use std::time::Duration;

use room::Message;
use tokio::time::{MissedTickBehavior, interval};

use crate::clock::unix_now;
use crate::driver::ToTable;
use crate::house::House;
use crate::hub::Hub;

/// How often the house looks. Whoever has a day for a move does not mind a few seconds.
const EVERY: Duration = Duration::from_secs(10);
/// How many tables are woken at once, so that a house that was closed for long does not do everything in one moment.
const MOST_AT_ONCE: u32 = 50;

/// Looks after the clocks of sleeping tables, as long as the house is open.
pub(crate) async fn ring(house: House) {
    let mut look = interval(EVERY);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        look.tick().await;
        match house.0.store.due_tables(unix_now(), MOST_AT_ONCE).await {
            Ok(due) => {
                for table in due {
                    if let Err(error) = Hub::tell(&house, &table, ToTable::Room(Message::Tick)).await {
                        tracing::warn!(%table, %error, "a table whose time is up could not be woken");
                    }
                }
            }
            // The store says itself when it is gone and when it is back.
            Err(error) => tracing::debug!(%error, "the clocks of sleeping tables could not be read"),
        }
    }
}
