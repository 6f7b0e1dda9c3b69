//! SQLite writes into a log first; this moves it into the database file, out of the way of those who write.
//!
//! Left to itself SQLite does that in the middle of some unlucky commit, which then waits for the disk: on a busy one
//! everybody at every table waits a tenth of a second with it.

use std::sync::Arc;
use std::time::Duration;

use sqlx::{AnyConnection, Row};
use tokio::time::{MissedTickBehavior, interval};

use crate::connect::Connector;
use crate::count::Count;
use crate::health::LiveCounters;

/// How often it is done while there is something to do.
const EVERY: Duration = Duration::from_secs(1);

/// A log of more pages than this, 32 MiB, is not allowed to grow on: writers wait until all of it has been moved, which
/// is little by then, and the next one begins it anew. A bad page in the log costs everything behind it after a crash,
/// so it must not become long.
const MOST_PAGES: i64 = 32 * 1024;

/// Moves the log of a SQLite file into it from time to time, for ever. For PostgreSQL it does nothing.
pub(crate) async fn checkpoint_for_ever(connector: Connector, counters: Arc<LiveCounters>, count: Option<Arc<Count>>) {
    if connector.file().is_none() {
        return std::future::pending().await;
    }
    let mut connection = None;
    let mut moved = 0;
    let mut tick = interval(EVERY);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        let batches = counters.read().batches;
        if batches == moved {
            continue;
        }
        // A checkpoint waits until all that was in the log before it is on the disk.
        let acknowledged = count.as_ref().map(|count| count.acknowledged());
        match checkpoint(&connector, &mut connection, MOST_PAGES).await {
            Ok(_) => {
                moved = batches;
                if let (Some(count), Some(acknowledged)) = (&count, acknowledged) {
                    count.on_disk(acknowledged);
                }
            }
            Err(error) => {
                // The log keeps everything meanwhile; it only grows.
                tracing::warn!(%error, "the log could not be moved into the database");
                connection = None;
            }
        }
    }
}

/// Moves the log, and sees to it that one of more than `most` pages begins anew. Says how many pages it had.
async fn checkpoint(connector: &Connector, connection: &mut Option<AnyConnection>, most: i64) -> sqlx::Result<i64> {
    let connection = match connection {
        Some(connection) => connection,
        None => connection.insert(connector.connect().await?),
    };
    let pages = pages_after_moving(connection).await?;
    if pages > most {
        let _turn = connector.turn().await;
        pages_after_moving(connection).await?;
    }
    Ok(pages)
}

/// Moves what can be moved without making anybody wait, and says how many pages the log has.
async fn pages_after_moving(connection: &mut AnyConnection) -> sqlx::Result<i64> {
    let row = sqlx::query("pragma wal_checkpoint(passive)").fetch_one(connection).await?;
    row.try_get(1)
}

#[cfg(all(test, unix))]
mod tests {
    use super::{MOST_PAGES, checkpoint};
    use crate::connect::Connector;
    use crate::testing::Folder;
    use crate::{Durability, NewTable, Place, Secret, Store, TableId, UnixMs, Visibility};

    async fn with_table(folder: &Folder) -> (Store, TableId) {
        let place = Place::Folder(folder.path().to_path_buf());
        let store = Store::open(&place, Durability::ProcessCrash).await.expect("a store");
        let id: TableId = "a-table".parse().expect("an id");
        let table = NewTable {
            id: id.clone(),
            game: "rinpa".to_string(),
            rules: 1,
            seats: 3,
            options: Vec::new(),
            seed: Secret::from_bytes([7; 32]),
            visibility: Visibility::Private,
            host: "a-host".parse().expect("an id"),
            settings: String::new(),
            created_at: UnixMs(1),
        };
        store.create_table(&table, &[]).await.expect("a table");
        (store, id)
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn under_steady_load_the_log_is_moved_and_begins_anew() {
        let folder = Folder::new().expect("a temporary folder");
        let (store, id) = with_table(&folder).await;
        let mut appender = store.appender(&id).await.expect("an appender");
        let load = tokio::spawn(async move {
            loop {
                appender.append("A".to_string()).await.expect("a receipt").await.expect("it is durable");
            }
        });
        let file = folder.path().join("zashiki.db");
        // The same turn as the writer's, as the store has it.
        let connector = store.connector().clone();
        let mut connection = None;
        let mut pages = Vec::new();
        for _ in 0..20 {
            let more = store.counters().rows + 50;
            while store.counters().rows < more {
                tokio::task::yield_now().await;
            }
            pages.push(checkpoint(&connector, &mut connection, 64).await.expect("the log is moved"));
        }
        load.abort();
        let began_anew = pages.windows(2).filter(|pair| pair[1] < pair[0]).count();
        assert!(began_anew >= 3, "it began anew {began_anew} times: {pages:?}");
        // What was moved stands in the file alone.
        let copy = Folder::new().expect("a temporary folder");
        std::fs::copy(&file, copy.path().join("zashiki.db")).expect("a copy");
        let place = Place::Folder(copy.path().to_path_buf());
        let copied = Store::open(&place, Durability::ProcessCrash).await.expect("a store");
        let inputs = copied.table(&id).await.expect("it can be read").expect("the table is there").inputs;
        assert!(inputs.len() > 500, "{} inputs were moved", inputs.len());
    }

    #[tokio::test]
    async fn what_was_moved_stands_in_the_file_and_the_log_begins_anew() {
        let folder = Folder::new().expect("a temporary folder");
        let (store, id) = with_table(&folder).await;
        let mut appender = store.appender(&id).await.expect("an appender");
        let file = folder.path().join("zashiki.db");
        let connector = Connector::to_file(&file, Durability::ProcessCrash).expect("a connector");
        let mut connection = None;
        let mut log_sizes = Vec::new();
        for round in 0..40 {
            for number in 0..10 {
                appender.append(format!("A {round}-{number}")).await.expect("a receipt").await.expect("it is durable");
            }
            checkpoint(&connector, &mut connection, MOST_PAGES).await.expect("the log is moved");
            let log = std::fs::metadata(folder.path().join("zashiki.db-wal")).expect("there is a log");
            log_sizes.push(log.len());
        }
        assert_eq!(log_sizes.first(), log_sizes.last(), "the log does not grow: {log_sizes:?}");
        // The file alone, without its log.
        let copy = Folder::new().expect("a temporary folder");
        std::fs::copy(&file, copy.path().join("zashiki.db")).expect("a copy");
        let place = Place::Folder(copy.path().to_path_buf());
        let copied = Store::open(&place, Durability::ProcessCrash).await.expect("a store");
        let inputs = copied.table(&id).await.expect("it can be read").expect("the table is there").inputs;
        assert_eq!((inputs.len(), inputs[399].as_str()), (400, "A 39-9"));
    }
}
