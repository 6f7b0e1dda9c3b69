//! Where the database is, what it must survive, and how it is opened.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::migrate::MigrateError;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, ConnectOptions};

use crate::connect::{Connector, Missing};
use crate::{StoreError, schema};

const FILE: &str = "zashiki.db";

/// Where the database is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// The SQLite file `zashiki.db` in this folder; both are made when they are not there.
    Folder(PathBuf),
    /// A database by its address: `postgres://user:password@host/database` or `sqlite:///path/to/file.db`.
    Url(String),
}

/// What an acknowledged input survives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Durability {
    /// The end of this process or of the database, however sudden. After a power loss the last moments may be missing
    /// (SQLite: `synchronous=normal` in WAL mode; PostgreSQL: `synchronous_commit=local`).
    ProcessCrash,
    /// A power loss too: every commit waits for the disk (SQLite: `synchronous=full`; PostgreSQL:
    /// `synchronous_commit=on`, which waits for a standby as well where there is one).
    PowerLoss,
}

/// A database that is open: how to connect to it again, the first connection, and the lock on its file.
pub(crate) struct Opened {
    pub(crate) connector: Connector,
    pub(crate) connection: AnyConnection,
    pub(crate) lock: Option<File>,
}

/// Opens the database, makes it if it is a file that is not there, and brings its schema up to date.
pub(crate) async fn open(place: &Place, durability: Durability) -> Result<Opened, StoreError> {
    let connector = resolve(place, durability, Missing::Make)?;
    let lock = match connector.file() {
        Some(file) => Some(lock(file)?),
        None => None,
    };
    let mut connection = connector.connect().await.map_err(|error| connector.cannot_open(&error))?;
    if let Err(error) = schema::migrate(&mut connection).await {
        let is_newer = matches!(error, MigrateError::VersionMissing(_));
        let newer = || StoreError::Newer { place: connector.place().to_string() };
        return Err(if is_newer { newer() } else { connector.cannot_open(&error) });
    }
    Ok(Opened { connector, connection, lock })
}

/// Finds out what to connect to.
pub(crate) fn resolve(place: &Place, durability: Durability, missing: Missing) -> Result<Connector, StoreError> {
    match place {
        Place::Folder(folder) => Connector::to_file(&folder.join(FILE), durability, missing),
        Place::Url(url) if url.starts_with("sqlite:") => {
            let unreadable = |reason: String| StoreError::CannotOpen {
                place: url.clone(),
                reason,
                advice: "write the address as sqlite:///path/to/file.db",
            };
            if url.contains(":memory:") || url.contains("mode=memory") {
                return Err(unreadable("a database in memory keeps nothing".to_string()));
            }
            let options = SqliteConnectOptions::from_str(url).map_err(|error| unreadable(error.to_string()))?;
            Connector::to_file(options.get_filename(), durability, missing)
        }
        Place::Url(url) => Connector::to_postgres(url, durability),
    }
}

/// Keeps other processes out of a database file: two that both believe a table is theirs would refuse each other's
/// inputs. The system lets go of the lock when the process ends, however it ends.
fn lock(database: &Path) -> Result<File, StoreError> {
    let cannot = |error: std::io::Error| StoreError::CannotOpen {
        place: database.display().to_string(),
        reason: error.to_string(),
        advice: "check that its folder can be written to, or choose another one",
    };
    if let Some(folder) = database.parent() {
        std::fs::create_dir_all(folder).map_err(cannot)?;
    }
    let file = File::create(database.with_extension("lock")).map_err(cannot)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse { place: database.display().to_string() }),
        Err(TryLockError::Error(error)) => Err(cannot(error)),
    }
}

/// The address of a SQLite file in the spelling that the driver reads back as the same path.
pub(crate) fn sqlite_url(file: &Path, missing: Missing) -> Result<String, StoreError> {
    let unfit = StoreError::Unfit { what: "the path of a database must be readable text" };
    let path = std::path::absolute(file).map_err(|_| unfit.clone())?;
    let path = path.to_str().ok_or(unfit)?;
    // The driver decodes percent signs but does not encode them.
    let options = SqliteConnectOptions::new().filename(path.replace('%', "%25"));
    Ok(options.create_if_missing(missing == Missing::Make).to_url_lossy().to_string())
}
