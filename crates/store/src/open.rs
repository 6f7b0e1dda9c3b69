//! Where the database is, what it must survive, and how it is opened.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::migrate::MigrateError;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, ConnectOptions};

use crate::connect::Connector;
use crate::lock::{FileLock, lock};
use crate::owner::{self, NotOwned, Owner};
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

/// A database that is open: how to connect to it again, the first connection, and that it is ours.
pub(crate) struct Opened {
    pub(crate) connector: Connector,
    pub(crate) connection: AnyConnection,
    pub(crate) owner: Owner,
    pub(crate) lock: Option<FileLock>,
}

/// Opens the database, makes it if it is a file that is not there, and brings its schema up to date.
pub(crate) async fn open(place: &Place, durability: Durability) -> Result<Opened, StoreError> {
    let connector = resolve(place, durability)?;
    let lock = match connector.file() {
        Some(file) => Some(lock(file)?),
        None => None,
    };
    let mut connection = connector.connect().await.map_err(|error| connector.cannot_open(&error))?;
    match owner::lock(&mut connection, &connector).await {
        Ok(()) => {}
        Err(NotOwned::Locked | NotOwned::Replaced) => {
            return Err(StoreError::InUse { place: connector.place().to_string() });
        }
        Err(NotOwned::Failed(error)) => return Err(connector.cannot_open(&error)),
    }
    if let Err(error) = schema::migrate(&mut connection).await {
        let is_newer = matches!(error, MigrateError::VersionMissing(_));
        let newer = || StoreError::Newer { place: connector.place().to_string() };
        return Err(if is_newer { newer() } else { connector.cannot_open(&error) });
    }
    let owner = Owner::take(&mut connection, &connector).await.map_err(|error| connector.cannot_open(&error))?;
    Ok(Opened { connector, connection, owner, lock })
}

/// Finds out what to connect to.
pub(crate) fn resolve(place: &Place, durability: Durability) -> Result<Connector, StoreError> {
    match place {
        Place::Folder(folder) => Connector::to_file(&folder.join(FILE), durability),
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
            Connector::to_file(options.get_filename(), durability)
        }
        Place::Url(url) => Connector::to_postgres(url, durability),
    }
}

/// The address of a SQLite file in the spelling that the driver reads back as the same path.
pub(crate) fn sqlite_url(file: &Path) -> Result<String, StoreError> {
    let unfit = StoreError::Unfit { what: "the path of a database must be readable text" };
    let path = std::path::absolute(file).map_err(|_| unfit.clone())?;
    let path = path.to_str().ok_or(unfit)?;
    // The driver decodes percent signs but does not encode them. The file is made when it is locked and never here: one
    // that vanished must not be replaced by an empty one.
    let options = SqliteConnectOptions::new().filename(path.replace('%', "%25"));
    Ok(options.create_if_missing(false).to_url_lossy().to_string())
}
