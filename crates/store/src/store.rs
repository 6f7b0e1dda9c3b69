//! The store: the one handle through which everything is asked.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::AnyPool;
use tokio::sync::{Notify, mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::appender::Request;
use crate::checkpoint::checkpoint_for_ever;
use crate::connect::Connector;
use crate::error::{Fault, read};
use crate::files::Files;
use crate::health::LiveCounters;
use crate::lock::FileLock;
use crate::open::{OnDisk, Opened, open};
use crate::owner::Owner;
use crate::writer::{Database, QUEUE, Signals, Writer};
use crate::{Counters, Durability, Health, Opening, Place, StoreError};

/// How long a probe is waited for before the database counts as away.
const PROBE: Duration = Duration::from_secs(2);

/// A database of tables. Clones are handles to the same one.
#[derive(Clone, Debug)]
pub struct Store {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    connector: Connector,
    owner: Owner,
    files: Option<Files>,
    pool: AnyPool,
    requests: mpsc::Sender<Request>,
    health: watch::Receiver<Health>,
    counters: Arc<LiveCounters>,
    check: Arc<Notify>,
    probed: watch::Receiver<u64>,
    closing: Arc<Notify>,
    writer: Mutex<Option<JoinHandle<()>>>,
}

impl Store {
    /// Opens the database, makes it where it is a file that is not there, and brings its schema up to date.
    ///
    /// Must be called inside a tokio runtime: the writer is a task of its own.
    pub async fn open(place: &Place, durability: Durability) -> Result<Store, StoreError> {
        Store::open_with(place, Opening::new(durability)).await
    }

    /// Opens the database as [`Store::open`] does, with a word on how long to wait for it and on damage.
    pub async fn open_with(place: &Place, opening: Opening) -> Result<Store, StoreError> {
        Ok(Store::start(open(place, opening).await?, opening.durability))
    }

    pub(crate) fn start(opened: Opened, durability: Durability) -> Store {
        let Opened { connector, connection, owner, on_disk } = opened;
        let (files, count, lock) = match on_disk {
            Some(OnDisk { files, count, lock }) => (Some(files), Some(count), Some(lock)),
            None => (None, None, None),
        };
        let (requests, queue) = mpsc::channel(QUEUE);
        let (health_told, health) = watch::channel(Health::Up);
        let (probed_told, probed) = watch::channel(0);
        let counters = Arc::<LiveCounters>::default();
        let check = Arc::<Notify>::default();
        let closing = Arc::<Notify>::default();
        let signals = Signals {
            health: health_told,
            counters: Arc::clone(&counters),
            check: Arc::clone(&check),
            probed: probed_told,
            closing: Arc::clone(&closing),
        };
        let database = Database {
            connector: connector.clone(),
            connection,
            owner: owner.clone(),
            files: files.clone(),
            count: count.clone(),
            durability,
        };
        let writer = Writer::new(database, queue, signals);
        let pool = connector.pool();
        let checkpoints = checkpoint_for_ever(connector.clone(), Arc::clone(&counters), count);
        let writer = Mutex::new(Some(tokio::spawn(write_until_closed(writer, checkpoints, lock))));
        let shared =
            Shared { connector, owner, files, pool, requests, health, counters, check, probed, closing, writer };
        Store { shared: Arc::new(shared) }
    }

    /// Where the database is, without its password.
    pub fn place(&self) -> &str {
        self.shared.connector.place()
    }

    /// Whether the database answers, now and whenever it changes.
    pub fn health(&self) -> watch::Receiver<Health> {
        self.shared.health.clone()
    }

    /// Has the writer look whether something can be written. [`Store::health`] changes if it can't. It does so at most
    /// once a second.
    pub fn check(&self) {
        self.shared.check.notify_one();
    }

    /// Has something written, unless that was done within the last second, and tells how the database is after that.
    pub async fn probe(&self) -> Health {
        let (mut probed, mut health) = (self.shared.probed.clone(), self.shared.health.clone());
        probed.mark_unchanged();
        self.check();
        let since = Instant::now();
        let is_down = |health: &Health| matches!(health, Health::Down { .. });
        tokio::select! {
            // While it is down the writer goes on trying and does not answer. When the store has been closed, nobody
            // does.
            _ = health.wait_for(is_down) => {}
            _ = probed.changed() => {}
            () = tokio::time::sleep(PROBE) => {
                let reason = format!("nothing could be written for {} seconds", PROBE.as_secs());
                return Health::Down { since, reason };
            }
        }
        self.shared.health.borrow().clone()
    }

    /// What has been written since the store was opened.
    pub fn counters(&self) -> Counters {
        self.shared.counters.read()
    }

    /// Writes what is still in the queue and closes the database; appends sent later are refused.
    ///
    /// When the database is away it is waited for, but no longer than `patience`. Inputs that were not acknowledged by
    /// then are lost with the process, as their guests have been told nothing else.
    pub async fn close(&self, patience: Duration) -> Result<(), StoreError> {
        let writer = self.shared.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(mut writer) = writer else { return Err(StoreError::Closed { unacknowledged: 0 }) };
        self.shared.closing.notify_one();
        let ended = tokio::time::timeout(patience, &mut writer).await;
        self.shared.pool.close().await;
        if let Ok(Ok(())) = ended {
            return Ok(());
        }
        let unacknowledged = self.counters().waiting;
        writer.abort();
        Err(StoreError::Closed { unacknowledged })
    }

    pub(crate) fn connector(&self) -> &Connector {
        &self.shared.connector
    }

    pub(crate) fn requests(&self) -> mpsc::Sender<Request> {
        self.shared.requests.clone()
    }

    /// Connections for reading. Writers take [`Store::begin`] or [`Store::write`].
    pub(crate) fn pool(&self) -> &AnyPool {
        &self.shared.pool
    }

    pub(crate) fn owner(&self) -> &Owner {
        &self.shared.owner
    }

    /// Refuses to go on when the files of the database are not the open ones any more.
    pub(crate) fn check_files(&self) -> Result<(), StoreError> {
        let Some(Err(reason)) = self.shared.files.as_ref().map(Files::look) else { return Ok(()) };
        self.check();
        Err(StoreError::Unavailable { reason })
    }

    /// What an error of the database means to the caller. When the database is away the writer is told to look.
    pub(crate) fn fault(&self, error: &sqlx::Error) -> StoreError {
        match read(error) {
            Fault::Taken => StoreError::Unfit { what: "a row of this key is there already" },
            Fault::Refused(reason) => {
                tracing::error!(reason, "the database refuses what the store asks");
                StoreError::Unfit { what: "the database refuses the values" }
            }
            Fault::Unreadable(what) => StoreError::Damaged { what },
            Fault::Closed => StoreError::Closed { unacknowledged: 0 },
            Fault::Away(reason) => {
                self.check();
                StoreError::Unavailable { reason }
            }
        }
    }

    pub(crate) fn live_counters(&self) -> &Arc<LiveCounters> {
        &self.shared.counters
    }
}

/// The lock on the file is let go only when the last input has been written.
async fn write_until_closed(writer: Writer, checkpoints: impl Future<Output = ()>, lock: Option<FileLock>) {
    tokio::select! {
        () = writer.run() => {}
        () = checkpoints => {}
    }
    drop(lock);
}
