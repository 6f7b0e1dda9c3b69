//! One process owns the database: it holds a lock, and every write names the epoch under which it owns it.
//!
//! The lock keeps a second process out. On PostgreSQL it is an advisory lock of the writer's own connection, so an
//! append can't be sent without it: when the connection ends, the lock ends with it. On SQLite it is a lock on the
//! file.
//!
//! The epoch is what the database itself checks. A process raises it when it opens the database. Appends (`batch.rs`)
//! and all other writes (`write.rs`) are written only while the epoch in `owners` is the one they name, and their
//! transaction keeps it locked: whatever became of the lock, a process that another one has replaced writes nothing any
//! more. After it lost the lock a process takes it again only if the epoch is still its own, that is, if nobody else
//! has owned the database in between.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use sqlx::{AnyConnection, Row, query};
use tokio::time::{Instant, sleep};

use crate::StoreError;
use crate::connect::Connector;
use crate::error::reason;

/// The key of the advisory lock, the same for every version of this program.
const KEY: i64 = 0x7a61_7368_696b_6901;

/// How long the lock is waited for when the process that held it may just have ended: PostgreSQL needs a moment to
/// notice.
const GRACE: Duration = Duration::from_secs(2);

const PAUSE: Duration = Duration::from_millis(20);

/// Why a process that was replaced does not write.
const REPLACED: &str = "another process has opened this database and owns it now; stop one of the two, then start this \
                        one again";

/// The ownership of this process.
#[derive(Clone, Debug)]
pub(crate) struct Owner {
    epoch: i64,
    /// The session of PostgreSQL that holds the lock, or held it last.
    session: Option<Session>,
    held: Arc<AtomicBool>,
}

/// A session of PostgreSQL. A number is used again after a while, together with its start it is not.
#[derive(Clone, Debug)]
struct Session {
    pid: i64,
    started: String,
}

/// Why the database is not ours.
#[derive(Debug)]
pub(crate) enum NotOwned {
    /// Somebody else holds the lock.
    Locked,
    /// Somebody else has owned it since.
    Replaced,
    /// The database did not answer.
    Failed(sqlx::Error),
}

impl From<sqlx::Error> for NotOwned {
    fn from(error: sqlx::Error) -> NotOwned {
        NotOwned::Failed(error)
    }
}

impl NotOwned {
    pub(crate) fn reason(&self) -> String {
        match self {
            NotOwned::Locked => "another connection holds the lock on the database".to_string(),
            NotOwned::Replaced => REPLACED.to_string(),
            NotOwned::Failed(error) => reason(error),
        }
    }
}

/// Keeps other processes out of a PostgreSQL database as long as this connection lasts. On SQLite the file is locked.
pub(crate) async fn lock(connection: &mut AnyConnection, connector: &Connector) -> Result<(), NotOwned> {
    if connector.file().is_some() {
        return Ok(());
    }
    let until = Instant::now() + GRACE;
    while !try_lock(connection).await? {
        if Instant::now() >= until {
            return Err(NotOwned::Locked);
        }
        sleep(PAUSE).await;
    }
    Ok(())
}

impl Owner {
    /// Becomes the owner, on a connection that has the lock. From here on nobody who owned it before can write.
    pub(crate) async fn take(connection: &mut AnyConnection, connector: &Connector) -> sqlx::Result<Owner> {
        const RAISE: &str = "update owners set epoch = epoch + 1 where scope = 'house' returning epoch";
        let row = query(RAISE).fetch_one(&mut *connection).await?;
        let session = session(connection, connector).await?;
        Ok(Owner { epoch: row.try_get(0)?, session, held: Arc::new(AtomicBool::new(true)) })
    }

    /// Under which epoch this process owns the database.
    pub(crate) fn epoch(&self) -> i64 {
        self.epoch
    }

    /// Takes the lock again on a new connection, if nobody else has owned the database in between.
    pub(crate) async fn take_again(
        &mut self,
        connection: &mut AnyConnection,
        connector: &Connector,
    ) -> Result<(), NotOwned> {
        // Who was replaced does not even try: it would only keep the lock from its owner.
        self.look(connection).await?;
        if connector.file().is_none() {
            let until = Instant::now() + GRACE;
            while !try_lock(connection).await? {
                if Instant::now() >= until {
                    return Err(NotOwned::Locked);
                }
                self.end_last_session(connection).await?;
                sleep(PAUSE).await;
            }
            self.look(connection).await?;
            self.session = session(connection, connector).await?;
        }
        self.held.store(true, Relaxed);
        Ok(())
    }

    /// Looks whether this process still owns the database.
    pub(crate) async fn look(&self, connection: &mut AnyConnection) -> Result<(), NotOwned> {
        self.compare(connection, "select epoch from owners where scope = 'house'").await
    }

    /// Makes sure that this process owns the database until the transaction of this connection ends.
    pub(crate) async fn hold(&self, transaction: &mut AnyConnection, connector: &Connector) -> Result<(), NotOwned> {
        self.compare(transaction, connector.lock_epoch()).await
    }

    async fn compare(&self, connection: &mut AnyConnection, epoch: &'static str) -> Result<(), NotOwned> {
        let epoch: i64 = query(epoch).fetch_one(connection).await?.try_get(0)?;
        if epoch == self.epoch {
            return Ok(());
        }
        self.held.store(false, Relaxed);
        Err(NotOwned::Replaced)
    }

    /// The connection with the lock is gone. Nothing is written until the lock is taken again.
    pub(crate) fn connection_lost(&self, connector: &Connector) {
        if connector.file().is_none() {
            self.held.store(false, Relaxed);
        }
    }

    /// Refuses to write while the lock is lost.
    pub(crate) fn check_held(&self) -> Result<(), StoreError> {
        if self.held.load(Relaxed) {
            return Ok(());
        }
        Err(StoreError::Unavailable { reason: "this process does not own the database just now".to_string() })
    }

    /// A server that has not noticed the end of our last connection would keep its lock for hours.
    async fn end_last_session(&self, connection: &mut AnyConnection) -> sqlx::Result<()> {
        const END: &str = "select count(pg_terminate_backend(pid)) from pg_stat_activity
                           where pid = $1 and cast(extract(epoch from backend_start) as text) = $2";
        let Some(session) = &self.session else { return Ok(()) };
        query(END).bind(session.pid).bind(session.started.as_str()).fetch_one(connection).await.map(drop)
    }
}

async fn try_lock(connection: &mut AnyConnection) -> sqlx::Result<bool> {
    const TRY: &str = "select cast(case when pg_try_advisory_lock($1) then 1 else 0 end as bigint)";
    let locked: i64 = query(TRY).bind(KEY).fetch_one(connection).await?.try_get(0)?;
    Ok(locked == 1)
}

async fn session(connection: &mut AnyConnection, connector: &Connector) -> sqlx::Result<Option<Session>> {
    const SESSION: &str = "select cast(pid as bigint), cast(extract(epoch from backend_start) as text)
                           from pg_stat_activity where pid = pg_backend_pid()";
    if connector.file().is_some() {
        return Ok(None);
    }
    let row = query(SESSION).fetch_one(connection).await?;
    Ok(Some(Session { pid: row.try_get(0)?, started: row.try_get(1)? }))
}
