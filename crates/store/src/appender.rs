//! The door through which inputs of one table come in, in order.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::task::{Context, Poll};

use sqlx::Row;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

use crate::checksum::Checksum;
use crate::health::LiveCounters;
use crate::{AppendError, Store, StoreError, TableId};

/// The longest input, in bytes.
pub(crate) const MAX_LINE: usize = 16 * 1024;

/// Appends the inputs of one table, numbered without gaps from where the table stood.
///
/// It need not wait for one input before it sends the next: they are written in the order in which they were sent. When
/// one is refused, all behind it are refused too, since they were made for a table that does not exist; then read the
/// table again and take a new appender.
#[derive(Debug)]
pub struct Appender {
    table: TableId,
    next: u64,
    /// The checksum of the last input, to which the next one is chained.
    last: Checksum,
    standing: Arc<Standing>,
    requests: mpsc::Sender<Request>,
    counters: Arc<LiveCounters>,
}

/// Whether every input of an appender has been accepted so far.
#[derive(Debug, Default)]
pub(crate) struct Standing {
    refused: AtomicBool,
}

impl Standing {
    pub(crate) fn is_refused(&self) -> bool {
        self.refused.load(Relaxed)
    }
}

/// The promise of an answer: a future that resolves when the input is durable, or refused.
///
/// To drop it does not take the input back.
#[derive(Debug)]
pub struct Receipt {
    seq: u64,
    answer: oneshot::Receiver<Result<(), AppendError>>,
}

impl Receipt {
    /// The number of the input, counted from 0.
    pub fn seq(&self) -> u64 {
        self.seq
    }
}

impl Future for Receipt {
    type Output = Result<(), AppendError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        // The writer drops the other end without a word only when it is stopped.
        Pin::new(&mut self.answer).poll(context).map(|answer| answer.unwrap_or(Err(AppendError::Closed)))
    }
}

impl Store {
    /// The door for the inputs of a table, standing behind its last input.
    ///
    /// A table has one owner who appends. Should there be two, the second to write gets [`AppendError::Conflict`].
    pub async fn appender(&self, table: &TableId) -> Result<Appender, StoreError> {
        const LAST: &str = "select inputs.seq, inputs.checksum from tables
                            left join inputs on inputs.table_id = tables.id
                            where tables.id = $1 order by inputs.seq desc limit 1";
        let row = sqlx::query(LAST).bind(table.as_str()).fetch_optional(self.pool()).await;
        let row = row.map_err(|error| self.fault(&error))?.ok_or_else(|| StoreError::NoSuchTable(table.clone()))?;
        let last: Option<i64> = row.try_get(0).map_err(|error| self.fault(&error))?;
        let checksum: Option<Vec<u8>> = row.try_get(1).map_err(|error| self.fault(&error))?;
        let checksum = checksum.as_deref().and_then(Checksum::from_column);
        Ok(Appender {
            table: table.clone(),
            next: u64::try_from(last.map_or(0, |last| last + 1))
                .map_err(|_| StoreError::Damaged { what: format!("inputs of table {table}") })?,
            last: checksum.unwrap_or_else(|| Checksum::start(table)),
            standing: Arc::default(),
            requests: self.requests(),
            counters: Arc::clone(self.live_counters()),
        })
    }
}

impl Appender {
    /// The table.
    pub fn table(&self) -> &TableId {
        &self.table
    }

    /// The number that the next input will get, counted from 0.
    pub fn next_seq(&self) -> u64 {
        self.next
    }

    /// Sends an input on its way. Waits only while the queue is full; the receipt tells when the input is durable.
    ///
    /// To stop waiting, for instance at a deadline, is safe: then the input has not been sent.
    pub async fn append(&mut self, line: String) -> Result<Receipt, AppendError> {
        self.check(&line)?;
        // The room in the queue is got first, so that a caller who stops waiting has changed nothing.
        let room = self.requests.reserve().await.map_err(|_| AppendError::Closed)?;
        let last = self.last.next(self.next, &line);
        let (request, receipt) = Request::new(&self.table, self.next, line, last, &self.standing, &self.counters);
        room.send(request);
        (self.next, self.last) = (self.next + 1, last);
        Ok(receipt)
    }

    /// Sends an input on its way, or says at once that the queue is full.
    pub fn try_append(&mut self, line: String) -> Result<Receipt, AppendError> {
        self.check(&line)?;
        let room = self.requests.try_reserve().map_err(|error| match error {
            TrySendError::Full(()) => AppendError::QueueFull,
            TrySendError::Closed(()) => AppendError::Closed,
        })?;
        let last = self.last.next(self.next, &line);
        let (request, receipt) = Request::new(&self.table, self.next, line, last, &self.standing, &self.counters);
        room.send(request);
        (self.next, self.last) = (self.next + 1, last);
        Ok(receipt)
    }

    fn check(&self, line: &str) -> Result<(), AppendError> {
        if self.standing.is_refused() {
            return Err(AppendError::AfterRefusal { table: self.table.clone() });
        }
        // PostgreSQL has no place for NUL in a text, and what is one line must stay one line in a record.
        if line.len() > MAX_LINE || line.contains(['\n', '\r', '\0']) {
            return Err(AppendError::NotALine);
        }
        Ok(())
    }
}

/// Whether an earlier try may have written the row although nobody was told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tried {
    /// No try has failed.
    Never,
    /// The database went away during one, perhaps after it had committed.
    PerhapsWritten,
}

/// An input on its way to the database.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) table: TableId,
    pub(crate) seq: u64,
    pub(crate) line: String,
    pub(crate) checksum: Checksum,
    pub(crate) standing: Arc<Standing>,
    pub(crate) tried: Tried,
    counters: Arc<LiveCounters>,
    answer: Option<oneshot::Sender<Result<(), AppendError>>>,
}

impl Request {
    fn new(
        table: &TableId,
        seq: u64,
        line: String,
        checksum: Checksum,
        standing: &Arc<Standing>,
        counters: &Arc<LiveCounters>,
    ) -> (Request, Receipt) {
        let (answer, told) = oneshot::channel();
        counters.taken();
        let request = Request {
            table: table.clone(),
            seq,
            line,
            checksum,
            standing: Arc::clone(standing),
            tried: Tried::Never,
            counters: Arc::clone(counters),
            answer: Some(answer),
        };
        (request, Receipt { seq, answer: told })
    }

    /// Says that the input is durable.
    pub(crate) fn acknowledge(mut self) {
        self.answer(Ok(()));
    }

    /// Says that the input was not written and will not be, and refuses all that come behind it.
    pub(crate) fn refuse(mut self, error: AppendError) {
        self.standing.refused.store(true, Relaxed);
        self.counters.refused();
        self.answer(Err(error));
    }

    fn answer(&mut self, result: Result<(), AppendError>) {
        if let Some(answer) = self.answer.take() {
            self.counters.answered();
            // The receiver was dropped: nobody waits for the answer.
            let _ = answer.send(result);
        }
    }
}

impl Drop for Request {
    /// When the writer is stopped, requests are dropped unanswered; then they no longer wait either.
    fn drop(&mut self) {
        if self.answer.is_some() {
            self.counters.answered();
        }
    }
}
