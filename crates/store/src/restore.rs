//! Putting a copy in the place of a SQLite database.
//!
//! The log (`-wal`) of the old database must not meet the copy: SQLite would play pages of another database into it. So
//! the old files are moved aside together, under one name, and the copy takes the place in one step.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::{Connection as _, Row as _, query};

use crate::connect::Connector;
use crate::files::{Files, beside};
use crate::lock::lock;
use crate::open::resolve;
use crate::{Durability, Place, Store, StoreError, UnixMs, count};

/// What became of a restore.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// The database that is the copy now.
    pub database: PathBuf,
    /// Where the old database was moved, if there was one.
    pub aside: Option<PathBuf>,
}

/// A copy that stands beside the database, checked and ready to take its place. Dropped, it is removed again and
/// nothing has changed.
#[derive(Debug)]
pub struct Prepared {
    database: PathBuf,
    staged: PathBuf,
    /// Keeps a house from opening the database meanwhile.
    _lock: crate::lock::FileLock,
}

/// Copies a copy beside the database and checks its integrity. Refuses while a house has the database open, and when
/// the copy is damaged; then nothing has changed.
pub async fn prepare_restore(to: &Place, copy: &Path) -> Result<Prepared, StoreError> {
    let connector = resolve(to, Durability::PowerLoss)?;
    let Some(file) = connector.file() else { return Err(StoreError::BackupElsewhere) };
    if !copy.is_file() {
        return Err(failed(format!("there is no file {}", copy.display())));
    }
    let lock = lock(file)?;
    let database = Files::of(file).database().to_path_buf();
    let prepared = Prepared { staged: beside(&database, ".restoring"), database, _lock: lock };
    prepared.remove_staged();
    stage(copy, &prepared.staged).map_err(|error| failed(format!("the copy can't be read: {error}")))?;
    check(&prepared.staged).await?;
    Ok(prepared)
}

impl Prepared {
    /// Opens the copy where it stands, so that what is in it can be tried.
    pub async fn open(&self) -> Result<Store, StoreError> {
        let place = Place::Url(crate::open::sqlite_url(&self.staged)?);
        Store::open(&place, Durability::PowerLoss).await
    }

    /// Puts the copy in the place of the database; it must not be open. The old database is kept under a name with this
    /// time in it.
    pub fn put_in_place(self, now: UnixMs) -> Result<Restored, StoreError> {
        let cannot = |error: io::Error| failed(format!("{}: {error}", self.database.display()));
        if std::fs::metadata(beside(&self.staged, "-wal")).is_ok_and(|log| log.len() > 0) {
            return Err(failed("the copy is still open: close it first".to_string()));
        }
        File::open(&self.staged).and_then(|file| file.sync_all()).map_err(cannot)?;
        let was_there = std::fs::metadata(&self.database).is_ok_and(|metadata| metadata.len() > 0);
        let aside = was_there.then(|| beside(&self.database, &format!(".before-restore-{}", now.0)));
        if let Some(aside) = &aside {
            // A second name first, so that there is a database at every moment.
            let linked = std::fs::hard_link(&self.database, aside);
            linked.or_else(|_| std::fs::rename(&self.database, aside)).map_err(cannot)?;
            for suffix in ["-wal", "-shm"] {
                move_if_there(&beside(&self.database, suffix), &beside(aside, suffix)).map_err(cannot)?;
            }
        }
        std::fs::rename(&self.staged, &self.database).map_err(cannot)?;
        // It says how many inputs the old database had. Until it is gone the copy is refused, which is the safe side.
        let counted = aside.as_ref().map(|aside| count::path(aside));
        let counted = counted.unwrap_or_else(|| count::path(&self.staged));
        move_if_there(&count::path(&self.database), &counted).map_err(cannot)?;
        if let Some(folder) = self.database.parent() {
            File::open(folder).and_then(|folder| folder.sync_all()).map_err(cannot)?;
        }
        Ok(Restored { database: self.database.clone(), aside })
    }

    fn remove_staged(&self) {
        for suffix in ["", "-wal", "-shm", "-count"] {
            // Most of them are not there.
            let _ = std::fs::remove_file(beside(&self.staged, suffix));
        }
        let _ = std::fs::remove_file(self.staged.with_extension("lock"));
    }
}

impl Drop for Prepared {
    fn drop(&mut self) {
        self.remove_staged();
    }
}

/// Copies a database, with the log that may belong to it, into files that only their owner can read.
fn stage(copy: &Path, staged: &Path) -> io::Result<()> {
    for suffix in ["", "-wal"] {
        let (from, to) = (beside(copy, suffix), beside(staged, suffix));
        if suffix.is_empty() || from.is_file() {
            let mut options = std::fs::OpenOptions::new();
            options.write(true).create_new(true);
            #[cfg(unix)]
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
            io::copy(&mut File::open(from)?, &mut options.open(to)?)?;
        }
    }
    Ok(())
}

/// Has SQLite read all of the copy.
async fn check(staged: &Path) -> Result<(), StoreError> {
    let connector = Connector::to_file(staged, Durability::PowerLoss)?;
    let said = async {
        let mut connection = connector.connect_to_read().await?;
        let said: String = query("pragma integrity_check(1)").fetch_one(&mut connection).await?.try_get(0)?;
        query("select version from _sqlx_migrations limit 1").fetch_one(&mut connection).await?;
        connection.close().await?;
        Ok::<_, sqlx::Error>(said)
    };
    match said.await {
        Ok(said) if said == "ok" => Ok(()),
        Ok(said) => Err(failed(format!("the copy is damaged: {said}; use another one"))),
        Err(error) => Err(failed(format!("the copy is no database of this program: {}", crate::error::reason(&error)))),
    }
}

fn move_if_there(from: &Path, to: &Path) -> io::Result<()> {
    match std::fs::rename(from, to) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        moved => moved,
    }
}

fn failed(reason: String) -> StoreError {
    StoreError::RestoreFailed { reason }
}
