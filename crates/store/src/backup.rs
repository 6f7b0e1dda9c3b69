//! A copy of a SQLite database, taken while it is in use.

use std::fs::{File, OpenOptions};
use std::path::Path;

use sqlx::{AnyConnection, Connection, query};

use crate::open::resolve;
use crate::{Durability, Place, Store, StoreError};

/// Copies a SQLite database into a new file. The house may be open: the copy shows one moment, and nobody waits for it.
///
/// To restore, stop the house and use `zashiki restore`.
pub async fn backup(from: &Place, to: &Path) -> Result<(), StoreError> {
    let connector = resolve(from, Durability::ProcessCrash)?;
    if connector.file().is_none() {
        return Err(StoreError::BackupElsewhere);
    }
    let mut connection = connector.connect().await.map_err(|error| connector.cannot_open(&error))?;
    let copied = copy(&mut connection, to).await;
    // The copy is complete or not whether or not the connection closes well.
    let _ = connection.close().await;
    copied
}

impl Store {
    /// Copies the database into a new file while it is in use, if it is SQLite.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        if self.connector().file().is_none() {
            return Err(StoreError::BackupElsewhere);
        }
        let mut connection = self.pool().acquire().await.map_err(|error| self.fault(&error))?;
        copy(&mut connection, to).await
    }
}

/// The copy gets its name only when it is whole and on the disk, so that a file of that name is always a good one.
async fn copy(connection: &mut AnyConnection, to: &Path) -> Result<(), StoreError> {
    let failed = |reason: String| StoreError::BackupFailed { reason };
    if to.exists() {
        return Err(failed(format!("{} is there already", to.display())));
    }
    let mut partial = to.as_os_str().to_owned();
    partial.push(".partial");
    let path = partial.to_str().ok_or_else(|| failed("its path is not readable text".to_string()))?;
    // A copy that was interrupted earlier would be in the way.
    let _ = std::fs::remove_file(&partial);
    // SQLite fills an empty file as if it were a new one, and this one nobody else can read.
    let mut private = OpenOptions::new();
    private.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut private, 0o600);
    private.open(&partial).map_err(|error| failed(error.to_string()))?;
    query("vacuum into $1").bind(path).execute(connection).await.map_err(|error| failed(error.to_string()))?;
    let settled = File::open(&partial).and_then(|file| file.sync_all()).and_then(|()| std::fs::rename(&partial, to));
    settled.map_err(|error| failed(error.to_string()))
}
