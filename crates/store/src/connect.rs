//! Connections: to which database, with which settings, and who may write when.

use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, ConnectOptions, Connection, SqlSafeStr, SqlStr};
use tokio::sync::{Mutex, OwnedMutexGuard};

use crate::open::sqlite_url;
use crate::{Durability, StoreError};

/// How long SQLite waits for a lock that another program holds before the store says that it is away. Writers of this
/// process never wait for each other here: they take turns.
const BUSY_MS: u32 = 500;

/// How long a reader waits for a connection before the store says that the database is away.
const ACQUIRE: Duration = Duration::from_secs(3);

/// SQLite is read by this many threads at once, PostgreSQL is asked by twice as many connections.
const READERS: u32 = 4;

/// Which database it is.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Kind {
    /// A SQLite file, here.
    Sqlite(PathBuf),
    /// A PostgreSQL server.
    Postgres,
}

/// Which SQL a database speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dialect {
    Sqlite,
    Postgres,
}

/// Knows how to connect, and whose turn it is to write.
#[derive(Clone, Debug)]
pub(crate) struct Connector {
    kind: Kind,
    place: String,
    options: AnyConnectOptions,
    settings: Arc<[SqlStr]>,
    /// SQLite has one writer at a time. Were they left to find that out by themselves, they would poll for the lock
    /// and the unlucky one could starve; this queue is fair.
    turn: Option<Arc<Mutex<()>>>,
}

impl Connector {
    pub(crate) fn to_file(file: &Path, durability: Durability) -> Result<Connector, StoreError> {
        let synchronous = match durability {
            Durability::ProcessCrash => "normal",
            Durability::PowerLoss => "full",
        };
        let settings = [
            format!("pragma busy_timeout = {BUSY_MS}"),
            // Every table writes into its own page of the index: small pages make a commit of many tables small.
            "pragma page_size = 1024".to_string(),
            "pragma journal_mode = wal".to_string(),
            // No commit stops to move the log: see `checkpoint.rs`.
            "pragma wal_autocheckpoint = 0".to_string(),
            // The pages of a thousand live tables fit: otherwise every batch reads back what the last one wrote.
            "pragma cache_size = -8192".to_string(),
            format!("pragma synchronous = {synchronous}"),
        ];
        Ok(Connector {
            kind: Kind::Sqlite(file.to_path_buf()),
            place: file.display().to_string(),
            options: parse(&sqlite_url(file)?)?,
            settings: settings.map(trusted).into(),
            turn: Some(Arc::default()),
        })
    }

    pub(crate) fn to_postgres(url: &str, durability: Durability) -> Result<Connector, StoreError> {
        if !url.starts_with("postgres:") && !url.starts_with("postgresql:") {
            return Err(StoreError::CannotOpen {
                place: without_password(url),
                reason: "this is no address of a database".to_string(),
                advice: "write --database-url as postgres://user:password@host/database",
            });
        }
        let synchronous = match durability {
            Durability::ProcessCrash => "local",
            Durability::PowerLoss => "on",
        };
        Ok(Connector {
            kind: Kind::Postgres,
            place: without_password(url),
            options: parse(url)?,
            settings: [trusted(format!("set synchronous_commit = {synchronous}"))].into(),
            turn: None,
        })
    }

    /// The database file, if it is one.
    pub(crate) fn file(&self) -> Option<&Path> {
        match &self.kind {
            Kind::Sqlite(file) => Some(file),
            Kind::Postgres => None,
        }
    }

    /// Where the database is, without its password.
    pub(crate) fn place(&self) -> &str {
        &self.place
    }

    /// A connection that can't write, to look at a SQLite file without changing it or its log.
    pub(crate) async fn connect_to_read(&self) -> sqlx::Result<AnyConnection> {
        sqlx::any::install_default_drivers();
        let mut options = self.options.clone();
        options.database_url.query_pairs_mut().clear().append_pair("mode", "ro");
        AnyConnection::connect_with(&options).await
    }

    /// The statements that write something and take it back, which shows whether anything can be written. SQLite must
    /// get new pages for it: a full disk has room for a change of an old one.
    pub(crate) fn probe(&self) -> &'static [&'static str] {
        match self.kind {
            Kind::Sqlite(_) => &[
                "insert into house (name, value) values ('probe', zeroblob(8192))",
                "delete from house where name = 'probe'",
                "update totals set value = value + 1 where name = 'probe'",
            ],
            Kind::Postgres => &["update totals set value = value + 1 where name = 'probe'"],
        }
    }

    /// The statement that begins a transaction which will write. SQLite must be told so at once: a reader that turns
    /// writer halfway is refused when somebody else wrote in between.
    pub(crate) fn begin(&self) -> &'static str {
        match self.kind {
            Kind::Sqlite(_) => "begin immediate",
            // The connections that are shared can only read by default: see `pool`.
            Kind::Postgres => "begin read write",
        }
    }

    /// Which SQL the database speaks, where that matters.
    pub(crate) fn dialect(&self) -> Dialect {
        match self.kind {
            Kind::Sqlite(_) => Dialect::Sqlite,
            Kind::Postgres => Dialect::Postgres,
        }
    }

    /// The statement that reads the epoch and keeps it as it is until the transaction ends.
    pub(crate) fn lock_epoch(&self) -> &'static str {
        match self.kind {
            Kind::Sqlite(_) => "select epoch from owners where scope = 'house'",
            Kind::Postgres => "select epoch from owners where scope = 'house' for share",
        }
    }

    /// Waits for the turn to write; it ends when the guard is dropped. PostgreSQL takes all at once.
    pub(crate) async fn turn(&self) -> Option<OwnedMutexGuard<()>> {
        match &self.turn {
            Some(turn) => Some(Arc::clone(turn).lock_owned().await),
            None => None,
        }
    }

    /// A connection of its own.
    pub(crate) async fn connect(&self) -> sqlx::Result<AnyConnection> {
        sqlx::any::install_default_drivers();
        let mut connection = AnyConnection::connect_with(&self.options).await?;
        set_up(&mut connection, &self.settings).await?;
        Ok(connection)
    }

    /// Connections to share, made when they are needed.
    pub(crate) fn pool(&self) -> AnyPool {
        sqlx::any::install_default_drivers();
        let most = match self.kind {
            Kind::Sqlite(_) => READERS,
            Kind::Postgres => 2 * READERS,
        };
        let mut settings = self.settings.to_vec();
        match self.kind {
            // SQLite could not be told by the statement that begins a transaction that this one writes.
            Kind::Sqlite(_) => {}
            // A writer that goes past `write.rs`, and so past the epoch, is refused by the database.
            Kind::Postgres => settings.push(trusted("set default_transaction_read_only = on".to_string())),
        }
        let settings: Arc<[SqlStr]> = settings.into();
        AnyPoolOptions::new()
            .max_connections(most)
            .acquire_timeout(ACQUIRE)
            .after_connect(move |connection, _| {
                let settings = Arc::clone(&settings);
                Box::pin(async move { set_up(connection, &settings).await })
            })
            // After a full disk SQLite has ended the transaction by itself, the driver's own rollback fails, and it
            // takes the connection to be inside a transaction for ever: nothing could be begun on it any more.
            .after_release(|connection, _| {
                Box::pin(async move {
                    // A transaction that was dropped is rolled back before this is answered.
                    connection.ping().await?;
                    if connection.is_in_transaction() {
                        tracing::warn!("a connection is stuck inside a transaction and is replaced");
                        return Ok(false);
                    }
                    Ok(true)
                })
            })
            .connect_lazy_with(self.options.clone())
    }

    pub(crate) fn cannot_open(&self, error: &impl Display) -> StoreError {
        let advice = match self.kind {
            Kind::Sqlite(_) => "check that the file and its folder can be written to, or choose another folder",
            Kind::Postgres => "check --database-url or start the database",
        };
        StoreError::CannotOpen { place: self.place.clone(), reason: error.to_string(), advice }
    }
}

async fn set_up(connection: &mut AnyConnection, settings: &[SqlStr]) -> sqlx::Result<()> {
    for setting in settings {
        sqlx::query(setting.clone()).execute(&mut *connection).await?;
    }
    Ok(())
}

/// A setting made of numbers and words of this file only.
fn trusted(setting: String) -> SqlStr {
    AssertSqlSafe(setting).into_sql_str()
}

fn parse(url: &str) -> Result<AnyConnectOptions, StoreError> {
    let options = AnyConnectOptions::from_str(url).map_err(|error| StoreError::CannotOpen {
        place: without_password(url),
        reason: error.to_string(),
        advice: "check --database-url",
    })?;
    // A log of every statement would hold the seeds of running games.
    Ok(options.disable_statement_logging())
}

/// The address with `***` for its password and without its parameters, fit for a log.
pub(crate) fn without_password(url: &str) -> String {
    let url = url.split('?').next().unwrap_or(url);
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_string() };
    let Some((user, host)) = rest.rsplit_once('@') else { return url.to_string() };
    match user.split_once(':') {
        Some((user, _)) => format!("{scheme}://{user}:***@{host}"),
        None => url.to_string(),
    }
}
