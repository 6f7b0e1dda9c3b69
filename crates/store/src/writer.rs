//! The writer: one task that takes the inputs of all tables, writes them batch by batch and answers.

use std::sync::Arc;
use std::time::Duration;

use sqlx::{AnyConnection, Connection};
use tokio::sync::{Notify, mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior};

use crate::appender::{Request, Tried};
use crate::batch::{Statements, Written, write, written};
use crate::connect::Connector;
use crate::count::Count;
use crate::error::{Fault, read, reason};
use crate::files::Files;
use crate::health::LiveCounters;
use crate::owner::{NotOwned, Owner};
use crate::{AppendError, Durability, Health};

/// How many inputs may wait. Further callers wait.
pub(crate) const QUEUE: usize = 8192;

/// The most inputs that share a commit.
const MOST: usize = 2048;

/// How long a try may take before the database counts as away: a network that swallows packets says nothing at all.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often the writer looks whether the database is still its own while nobody writes.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// A probe is not repeated sooner than this.
const PROBE_EVERY: Duration = Duration::from_secs(1);

/// The pauses between tries: 50 ms, then twice as long each time, at most two seconds.
#[derive(Debug)]
pub(crate) struct Backoff {
    next: Duration,
}

impl Backoff {
    const MOST: Duration = Duration::from_secs(2);

    pub(crate) fn new() -> Backoff {
        Backoff { next: Duration::from_millis(50) }
    }

    pub(crate) async fn pause(&mut self) {
        tokio::time::sleep(self.next).await;
        self.next = (self.next * 2).min(Backoff::MOST);
    }
}

/// The database can't be reached, because of this.
struct Away(String);

/// What the writer writes to.
pub(crate) struct Database {
    pub(crate) connector: Connector,
    pub(crate) connection: AnyConnection,
    pub(crate) owner: Owner,
    pub(crate) files: Option<Files>,
    pub(crate) count: Option<Arc<Count>>,
    pub(crate) durability: Durability,
}

/// How the writer and the store talk to each other beside the queue.
pub(crate) struct Signals {
    pub(crate) health: watch::Sender<Health>,
    pub(crate) counters: Arc<LiveCounters>,
    /// Asks the writer to look whether the database answers.
    pub(crate) check: Arc<Notify>,
    /// Counts how often it has looked.
    pub(crate) probed: watch::Sender<u64>,
    /// Asks the writer to write what is in the queue and to end.
    pub(crate) closing: Arc<Notify>,
}

/// The task that writes.
pub(crate) struct Writer {
    connector: Connector,
    /// None while the database is away.
    connection: Option<AnyConnection>,
    owner: Owner,
    /// Only for SQLite.
    files: Option<Files>,
    count: Option<Arc<Count>>,
    durability: Durability,
    /// When something was written last.
    wrote_at: Option<Instant>,
    statements: Statements,
    queue: mpsc::Receiver<Request>,
    health: watch::Sender<Health>,
    counters: Arc<LiveCounters>,
    check: Arc<Notify>,
    probed: watch::Sender<u64>,
    closing: Arc<Notify>,
}

impl Writer {
    pub(crate) fn new(database: Database, queue: mpsc::Receiver<Request>, signals: Signals) -> Writer {
        let Database { connector, connection, owner, files, count, durability } = database;
        let Signals { health, counters, check, probed, closing } = signals;
        let statements = Statements::new(&connector);
        let connection = Some(connection);
        Writer {
            connector,
            connection,
            owner,
            files,
            count,
            durability,
            wrote_at: None,
            statements,
            queue,
            health,
            counters,
            check,
            probed,
            closing,
        }
    }

    /// Writes until the store is closed or nobody can append any more, and what is in the queue then.
    pub(crate) async fn run(mut self) {
        let mut batch = Vec::with_capacity(MOST);
        let mut tick = tokio::time::interval(LOOK_EVERY);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                // Whatever is there makes a batch: nothing waits for company.
                taken = self.queue.recv_many(&mut batch, MOST) => {
                    if taken == 0 {
                        break;
                    }
                    self.keep(&mut batch).await;
                }
                _ = tick.tick() => self.keep_watch().await,
                () = self.check.notified() => self.probe().await,
                () = self.closing.notified() => self.queue.close(),
            }
        }
        if let Some(connection) = self.connection {
            // Everything is committed; a connection that can't even be closed loses nothing.
            let _ = connection.close().await;
        }
    }

    /// Writes the batch, however long it takes. An empty one only makes sure that the database answers.
    async fn keep(&mut self, batch: &mut Vec<Request>) {
        let mut backoff = Backoff::new();
        while let Err(Away(reason)) = self.attempt(batch).await {
            // When only the files are gone, the connection is all that is left of them: another one would lead
            // elsewhere.
            if self.look_at_files().is_ok() {
                self.connection = None;
                if let Some(files) = &self.files {
                    files.forget_log();
                }
                self.owner.connection_lost(&self.connector);
            }
            // The database may have committed and died before it could say so.
            batch.iter_mut().for_each(|request| request.tried = Tried::PerhapsWritten);
            self.tell_down(reason);
            backoff.pause().await;
        }
        self.tell_up();
    }

    /// Writes something, if nothing was written lately, to see whether that works.
    async fn probe(&mut self) {
        if self.wrote_at.is_none_or(|at| at.elapsed() >= PROBE_EVERY) {
            self.keep(&mut Vec::new()).await;
        }
        self.probed.send_modify(|times| *times += 1);
    }

    fn look_at_files(&self) -> Result<(), Away> {
        self.files.as_ref().map_or(Ok(()), Files::look).map_err(Away)
    }

    /// Inputs are committed. They are acknowledged only after this.
    fn note_committed(&self, rows: usize) -> Result<(), Away> {
        self.look_at_files()?;
        if let Some(count) = &self.count {
            let noted = count.add(rows as u64);
            noted.map_err(|error| Away(format!("the number of inputs can't be noted: {error}")))?;
            match self.durability {
                Durability::PowerLoss => count.on_disk(count.acknowledged()),
                Durability::ProcessCrash => {}
            }
        }
        Ok(())
    }

    /// Notices that the database was lost although nobody writes: guests are told then and not at their next move.
    async fn keep_watch(&mut self) {
        if self.look_at_files().is_err() {
            return self.keep(&mut Vec::new()).await;
        }
        let Some(connection) = &mut self.connection else { return };
        if !matches!(tokio::time::timeout(PATIENCE, self.owner.look(connection)).await, Ok(Ok(()))) {
            self.keep(&mut Vec::new()).await;
        }
    }

    /// One try to write everything. What is answered leaves the batch.
    async fn attempt(&mut self, batch: &mut Vec<Request>) -> Result<(), Away> {
        self.look_at_files()?;
        if batch.is_empty() {
            return self.greet().await;
        }
        // When a run of inputs is refused as a whole, half of it is tried, down to the one that is to blame; from
        // there the runs grow again. One bad input costs the others a few commits and no more.
        let mut run = batch.len();
        loop {
            refuse_those_behind(batch);
            if batch.is_empty() {
                return Ok(());
            }
            run = run.min(batch.len());
            match self.write(&batch[..run]).await? {
                Wrote::All => {
                    self.note_committed(run)?;
                    self.wrote_at = Some(Instant::now());
                    self.counters.committed(run);
                    batch.drain(..run).for_each(Request::acknowledge);
                    run = (2 * run).max(2);
                }
                Wrote::None(fault) if run == 1 => {
                    let request = batch.remove(0);
                    self.settle(request, fault, batch).await?;
                    run = 2;
                }
                Wrote::None(_) => run /= 2,
            }
        }
    }

    /// Answers an input that can't be written.
    async fn settle(&mut self, request: Request, fault: Refusal, batch: &mut Vec<Request>) -> Result<(), Away> {
        let reason = match fault {
            Refusal::Taken => match self.is_own_work(&request).await {
                Ok(true) => {
                    request.acknowledge();
                    return Ok(());
                }
                Ok(false) => {
                    let (table, seq) = (request.table.clone(), request.seq);
                    request.refuse(AppendError::Conflict { table, seq });
                    return Ok(());
                }
                Err(away) => {
                    batch.insert(0, request);
                    return Err(away);
                }
            },
            Refusal::Unfit(reason) => reason,
        };
        tracing::error!(table = %request.table, seq = request.seq, reason, "the database refuses an input");
        request.refuse(AppendError::Refused { reason });
        Ok(())
    }

    /// Whether the row in the way is this very input, written by an earlier try that got no answer.
    async fn is_own_work(&mut self, request: &Request) -> Result<bool, Away> {
        if request.tried == Tried::Never {
            return Ok(false);
        }
        let connection = self.connection().await?;
        match within(written(connection, request)).await? {
            Ok(line) => Ok(line.as_deref() == Some(request.line.as_str())),
            Err(error) => Err(Away(reason(&error))),
        }
    }

    /// Writes a run of inputs, all or none.
    async fn write(&mut self, run: &[Request]) -> Result<Wrote, Away> {
        self.connection().await?;
        let connection = self.connection.as_mut().expect("it has just been made");
        match within(write(connection, &self.connector, &self.statements, self.owner.epoch(), run)).await? {
            Ok(Written::All) => Ok(Wrote::All),
            Ok(Written::NotOwned) => Err(Away(NotOwned::Replaced.reason())),
            Err(error) => match read(&error) {
                Fault::Taken => Ok(Wrote::None(Refusal::Taken)),
                Fault::Refused(reason) => Ok(Wrote::None(Refusal::Unfit(reason))),
                Fault::Unreadable(_) | Fault::Away(_) | Fault::Closed => Err(Away(reason(&error))),
            },
        }
    }

    /// Makes sure that the database is ours and lets us write.
    async fn greet(&mut self) -> Result<(), Away> {
        let begin = self.connector.begin();
        let _turn = self.connector.turn().await;
        self.connection().await?;
        let connection = self.connection.as_mut().expect("it has just been made");
        let greeting = async {
            let mut transaction = connection.begin_with(begin).await?;
            self.owner.hold(&mut transaction, &self.connector).await?;
            for statement in self.connector.probe() {
                sqlx::query(*statement).execute(&mut *transaction).await?;
            }
            Ok::<_, NotOwned>(transaction.commit().await?)
        };
        let greeted = tokio::time::timeout(PATIENCE, greeting).await.map_err(|_| late())?;
        greeted.map_err(|not_owned| Away(not_owned.reason()))?;
        self.look_at_files()?;
        self.wrote_at = Some(Instant::now());
        Ok(())
    }

    async fn connection(&mut self) -> Result<&mut AnyConnection, Away> {
        if self.connection.is_none() {
            let connection = within(self.connector.connect()).await?;
            let mut connection = connection.map_err(|error| Away(reason(&error)))?;
            let taken = self.owner.take_again(&mut connection, &self.connector);
            let taken = tokio::time::timeout(PATIENCE, taken).await.map_err(|_| late())?;
            taken.map_err(|not_owned| Away(not_owned.reason()))?;
            self.connection = Some(connection);
            if let Some(files) = &self.files {
                files.remember();
            }
        }
        Ok(self.connection.as_mut().expect("it is there or has just been made"))
    }

    fn tell_down(&self, reason: String) {
        self.counters.failed(&reason);
        self.health.send_if_modified(|health| match health {
            Health::Up => {
                tracing::warn!(reason, "the database is away: appends are held until it is back");
                *health = Health::Down { since: Instant::now(), reason };
                true
            }
            Health::Down { reason: told, .. } if *told != reason => {
                *told = reason;
                true
            }
            Health::Down { .. } => false,
        });
    }

    fn tell_up(&self) {
        self.health.send_if_modified(|health| match health {
            Health::Up => false,
            Health::Down { since, .. } => {
                tracing::info!(away_ms = since.elapsed().as_millis() as u64, "the database is back");
                *health = Health::Up;
                true
            }
        });
    }
}

/// What became of a run of inputs.
enum Wrote {
    /// All are committed.
    All,
    /// None is, because of at least one of them.
    None(Refusal),
}

/// Why a run of inputs can't be written.
enum Refusal {
    /// An input of that number is there.
    Taken,
    /// The database does not take such values.
    Unfit(String),
}

/// Refuses the inputs that stand behind a refused one of the same appender.
fn refuse_those_behind(batch: &mut Vec<Request>) {
    if !batch.iter().any(|request| request.standing.is_refused()) {
        return;
    }
    for request in std::mem::take(batch) {
        if request.standing.is_refused() {
            let table = request.table.clone();
            request.refuse(AppendError::AfterRefusal { table });
        } else {
            batch.push(request);
        }
    }
}

/// Waits for the database, but not for ever.
async fn within<T>(answer: impl Future<Output = sqlx::Result<T>>) -> Result<sqlx::Result<T>, Away> {
    tokio::time::timeout(PATIENCE, answer).await.map_err(|_| late())
}

fn late() -> Away {
    Away(format!("it has not answered for {} seconds", PATIENCE.as_secs()))
}
