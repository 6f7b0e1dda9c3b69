//! A SQLite file is looked at before it is opened for writing: whether SQLite finds it whole, and whether everything
//! that was acknowledged is in it.

use std::path::Path;
use std::time::Instant;

use sqlx::{AnyConnection, Connection as _, Row as _, query};

use crate::connect::Connector;
use crate::files::beside;
use crate::open::Loss;
use crate::{StoreError, count};

/// A larger database is not read through at every start: at a few hundred megabytes a second it would take too long.
const MOST_BYTES: u64 = 2 << 30;

/// A look that takes longer is told in the log.
const LONG_MS: u128 = 1_000;

/// Looks at the database through a connection that can't write: when it is refused, its files are as they were, so that
/// whatever can be saved from them still can.
pub(crate) async fn check(connector: &Connector, database: &Path, loss: Loss) -> Result<(), StoreError> {
    let size = |path: &Path| std::fs::metadata(path).map_or(0, |metadata| metadata.len());
    let bytes = size(database) + size(&beside(database, "-wal"));
    if bytes == 0 {
        return Ok(());
    }
    let mut connection = connector.connect_to_read().await.map_err(|error| connector.cannot_open(&error))?;
    let found = look(&mut connection, connector, database, bytes).await;
    // Whatever it says on closing, nothing was written.
    let _ = connection.close().await;
    match (found, loss) {
        (Err(error @ (StoreError::Corrupt { .. } | StoreError::InputsMissing { .. })), Loss::Accept) => {
            tracing::error!(%error, "the loss is accepted");
            keep_log(database);
            Ok(())
        }
        (found, Loss::Accept | Loss::Refuse) => found,
    }
}

async fn look(
    connection: &mut AnyConnection,
    connector: &Connector,
    database: &Path,
    bytes: u64,
) -> Result<(), StoreError> {
    let place = || connector.place().to_string();
    if bytes > MOST_BYTES {
        tracing::info!(bytes, "the database is too large to be read through at every start");
    } else if let Some(reason) = quick_check(connection, bytes).await {
        return Err(StoreError::Corrupt { place: place(), reason });
    }
    // A file without the table has not been opened by this program yet.
    let Ok(stored) = stored(connection).await else { return Ok(()) };
    match count::missing(database, stored) {
        0 => Ok(()),
        missing => Err(StoreError::InputsMissing { place: place(), missing }),
    }
}

/// What is wrong with the file, if anything is.
async fn quick_check(connection: &mut AnyConnection, bytes: u64) -> Option<String> {
    let start = Instant::now();
    let row = query("pragma quick_check(1)").fetch_one(connection).await;
    let took_ms = start.elapsed().as_millis();
    if took_ms > LONG_MS {
        tracing::info!(bytes, took_ms = took_ms as u64, "the database was read through");
    }
    match row.and_then(|row| row.try_get::<String, _>(0)) {
        Ok(said) if said == "ok" => None,
        Ok(said) => Some(said),
        Err(error) => Some(crate::error::reason(&error)),
    }
}

/// How many inputs the database has ever taken. No input is ever deleted, so it is the number of the last row.
pub(crate) async fn stored(connection: &mut AnyConnection) -> sqlx::Result<u64> {
    let row = query("select coalesce(max(rowid), 0) from inputs").fetch_one(connection).await?;
    Ok(u64::try_from(row.try_get::<i64, _>(0)?).unwrap_or_default())
}

/// Keeps a copy of the log: SQLite will overwrite what it could not read of it.
fn keep_log(database: &Path) {
    let (log, kept) = (beside(database, "-wal"), beside(database, "-wal.before-loss"));
    if let Err(error) = std::fs::copy(&log, &kept) {
        tracing::warn!(%error, path = %log.display(), "the log could not be copied");
    }
}
