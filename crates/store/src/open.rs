//! Where the database is, what it must survive, and how it is opened.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, ConnectOptions};
use tokio::time::{Instant, sleep, timeout};

use crate::connect::Connector;
use crate::count::Count;
use crate::error::reason;
use crate::files::{Files, tighten_files, tighten_folder};
use crate::lock::{FileLock, lock};
use crate::owner::{self, NotOwned, Owner};
use crate::{StoreError, integrity, schema};

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

/// What is done about acknowledged inputs that are missing, or a file that SQLite finds damaged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loss {
    /// The database is not opened.
    Refuse,
    /// It is told in the log, and the database is opened as it is.
    Accept,
}

/// How a database is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opening {
    /// What an acknowledged input survives.
    pub durability: Durability,
    /// What is done about damage.
    pub loss: Loss,
    /// How long a PostgreSQL that can't be reached yet is waited for.
    pub wait: Duration,
}

impl Opening {
    /// Does not wait, and refuses a damaged database.
    pub fn new(durability: Durability) -> Opening {
        Opening { durability, loss: Loss::Refuse, wait: Duration::ZERO }
    }
}

/// A database that is open: how to connect to it again, the first connection, and that it is ours.
pub(crate) struct Opened {
    pub(crate) connector: Connector,
    pub(crate) connection: AnyConnection,
    pub(crate) owner: Owner,
    /// Only for SQLite.
    pub(crate) on_disk: Option<OnDisk>,
}

/// What belongs to a database that is a file here.
#[derive(Debug)]
pub(crate) struct OnDisk {
    pub(crate) files: Files,
    pub(crate) count: Arc<Count>,
    pub(crate) lock: FileLock,
}

/// Opens the database, makes it if it is a file that is not there, and brings its schema up to date.
pub(crate) async fn open(place: &Place, opening: Opening) -> Result<Opened, StoreError> {
    let connector = resolve(place, opening.durability)?;
    open_with(connector, place, opening).await
}

pub(crate) async fn open_with(connector: Connector, place: &Place, opening: Opening) -> Result<Opened, StoreError> {
    let locked = match connector.file() {
        Some(file) => Some((lock(file)?, Files::of(file))),
        None => None,
    };
    if let Some((_, files)) = &locked {
        if let Place::Folder(folder) = place {
            tighten_folder(folder);
        }
        tighten_files(files.database());
        integrity::check(&connector, files.database(), opening.loss).await?;
    }
    let cannot = |error: &sqlx::Error| connector.cannot_open(error);
    let mut connection = connect(&connector, opening.wait).await.map_err(|error| cannot(&error))?;
    match owner::lock(&mut connection, &connector).await {
        Ok(()) => {}
        Err(NotOwned::Locked | NotOwned::Replaced) => {
            return Err(StoreError::InUse { place: connector.place().to_string() });
        }
        Err(NotOwned::Failed(error)) => return Err(cannot(&error)),
    }
    if let Err(error) = schema::migrate(&mut connection).await {
        let is_newer = matches!(error, MigrateError::VersionMissing(_));
        let newer = || StoreError::Newer { place: connector.place().to_string() };
        return Err(if is_newer { newer() } else { connector.cannot_open(&error) });
    }
    let owner = Owner::take(&mut connection, &connector).await.map_err(|error| cannot(&error))?;
    let on_disk = match locked {
        Some((lock, files)) => {
            schema::count_inputs(&mut connection).await.map_err(|error| cannot(&error))?;
            let stored = integrity::stored(&mut connection).await.map_err(|error| cannot(&error))?;
            let count = Count::begin(files.database(), stored).map_err(|error| connector.cannot_open(&error))?;
            files.remember();
            tighten_files(files.database());
            Some(OnDisk { files, count: Arc::new(count), lock })
        }
        None => None,
    };
    Ok(Opened { connector, connection, owner, on_disk })
}

/// Connects for the first time. A PostgreSQL that is just starting, or whose machine is, is waited for.
async fn connect(connector: &Connector, wait: Duration) -> sqlx::Result<AnyConnection> {
    const PAUSE: Duration = Duration::from_millis(500);
    const PATIENCE: Duration = Duration::from_secs(10);
    const TELL_EVERY: Duration = Duration::from_secs(5);
    let start = Instant::now();
    let mut told: Option<Instant> = None;
    loop {
        let late = |_| sqlx::Error::Io(std::io::ErrorKind::TimedOut.into());
        let error = match timeout(PATIENCE, connector.connect()).await.map_err(late).flatten() {
            Ok(connection) => return Ok(connection),
            Err(error) => error,
        };
        let waited = start.elapsed();
        if connector.file().is_some() || waited >= wait || !may_come(&error) {
            return Err(error);
        }
        if told.is_none_or(|told| told.elapsed() >= TELL_EVERY) {
            let (place, reason) = (connector.place(), reason(&error));
            let seconds_left = (wait - waited).as_secs();
            tracing::warn!(place, reason, seconds_left, "waiting for the database");
            told = Some(Instant::now());
        }
        sleep(PAUSE.min(wait - waited)).await;
    }
}

/// Whether a database that can't be reached may be there later: a wrong password or address stays wrong.
fn may_come(error: &sqlx::Error) -> bool {
    if let Some(said) = error.as_database_error() {
        // 28: who asks is not let in; 3D: there is no such database.
        return !said.code().is_some_and(|code| code.starts_with("28") || code.starts_with("3D"));
    }
    !matches!(error, sqlx::Error::Configuration(_) | sqlx::Error::Tls(_))
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
