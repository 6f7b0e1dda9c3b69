//! Removes tables whose game never began, a few at a time.

use std::time::Duration;

use store::{StoreError, UnixMs};
use tokio::time::{MissedTickBehavior, interval};

use crate::clock::unix_now;
use crate::house::House;
use crate::hub::Hub;

/// How often the house looks for such tables.
const EVERY: Duration = Duration::from_secs(600);
/// How many are removed in one transaction, so that nobody waits long for it.
const AT_ONCE: u32 = 200;

/// Removes what has been kept long enough, for as long as the house is open.
pub(crate) async fn for_ever(house: House) {
    let mut every = interval(EVERY);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        loop {
            match sweep(&house).await {
                Ok(0) => break,
                Ok(removed) => tracing::info!(removed, "tables whose game never began were removed"),
                Err(error) => {
                    tracing::warn!(%error, "tables whose game never began could not be removed");
                    break;
                }
            }
        }
    }
}

/// Removes some tables; says how many. One at which somebody waits is left alone, however old it is.
pub(crate) async fn sweep(house: &House) -> Result<u64, StoreError> {
    let kept_for = house.0.config.keep_unstarted.as_millis() as u64;
    let before = UnixMs(unix_now().0.saturating_sub(kept_for));
    let mut removable = Vec::new();
    for table in house.0.store.unstarted_tables(before, AT_ONCE).await? {
        if Hub::turn(house, &table).await.is_none() {
            removable.push(table);
        }
    }
    if removable.is_empty() { Ok(0) } else { house.0.store.remove_unstarted(&removable).await }
}
