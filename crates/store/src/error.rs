//! What can go wrong, in sentences that say what to do, and how an error of the database is read.

use thiserror::Error;

use crate::TableId;
use crate::appender::MAX_LINE;

/// Why the store could not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// The database could not be opened when the program started.
    #[error("the database at {place} can't be opened: {reason}; {advice}")]
    CannotOpen {
        /// Where it is, without its password.
        place: String,
        /// What the database or the system said.
        reason: String,
        /// What to do about it.
        advice: &'static str,
    },
    /// Another process has this database open.
    #[error("another process is using the database {place}: stop it first, or choose another database")]
    InUse {
        /// Where it is, without its password.
        place: String,
    },
    /// The database has been written by a newer version of this program.
    #[error("the database at {place} was written by a newer version: update this program")]
    Newer {
        /// Where it is, without its password.
        place: String,
    },
    /// Inputs that were acknowledged are not in the database any more.
    #[error(
        "{missing} inputs that were acknowledged are missing from the database {place}, so nothing was opened: put a \
         backup in its place with 'zashiki restore COPY', or open it without them with --accept-loss"
    )]
    InputsMissing {
        /// Where it is.
        place: String,
        /// How many.
        missing: u64,
    },
    /// SQLite finds the file damaged.
    #[error(
        "the database {place} is damaged ({reason}), so nothing was opened: put a backup in its place with \
         'zashiki restore COPY', or open it as it is with --accept-loss"
    )]
    Corrupt {
        /// Where it is.
        place: String,
        /// What SQLite said first.
        reason: String,
    },
    /// A copy could not be put in the place of the database.
    #[error("the copy was not restored and nothing was changed: {reason}")]
    RestoreFailed {
        /// What is wrong.
        reason: String,
    },
    /// The database does not answer just now.
    #[error("the database can't be reached just now: {reason}; try again when it is back")]
    Unavailable {
        /// What it said last.
        reason: String,
    },
    /// There is no such table.
    #[error("there is no table '{0}': check the link")]
    NoSuchTable(TableId),
    /// A table of this id is there already, and it is another one.
    #[error("table '{0}' is there already: draw another id")]
    TableExists(TableId),
    /// The table has no seat of this number.
    #[error("table '{table}' has no seat number {seat}: look up how many it has")]
    NoSuchSeat {
        /// The table.
        table: TableId,
        /// The number, counted from 0.
        seat: u8,
    },
    /// The table is finished or abandoned, and this can't be done any more.
    #[error("table '{0}' is over: open another one")]
    TableIsOver(TableId),
    /// A value that can't be stored.
    #[error("this can't be stored: {what}")]
    Unfit {
        /// What is wrong with it.
        what: &'static str,
    },
    /// What is stored can't be read back.
    #[error("the database is damaged: {what}; restore it from a backup")]
    Damaged {
        /// What is damaged, and how.
        what: String,
    },
    /// Only a SQLite database can be copied by the store itself.
    #[error("only SQLite is copied from here: for PostgreSQL use pg_dump")]
    BackupElsewhere,
    /// The copy could not be written.
    #[error("the backup could not be written: {reason}; choose a new file in a folder with room")]
    BackupFailed {
        /// What the database or the system said.
        reason: String,
    },
    /// The store has been closed, or could not be closed in time.
    #[error("{}", closed(*unacknowledged))]
    Closed {
        /// How many inputs were still unacknowledged.
        unacknowledged: u64,
    },
}

fn closed(unacknowledged: u64) -> String {
    match unacknowledged {
        0 => "the store is closed: open it again".to_string(),
        _ => format!("the store was closed before {unacknowledged} inputs were durable: their guests try again"),
    }
}

/// Why an input was not appended.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum AppendError {
    /// The table has an input of this number already.
    #[error("input {seq} of table '{table}' is already written: read the table again")]
    Conflict {
        /// The table.
        table: TableId,
        /// The number.
        seq: u64,
    },
    /// An earlier input of the same appender was refused, so this one has nothing to stand on.
    #[error("an earlier input of table '{table}' was refused: read the table again")]
    AfterRefusal {
        /// The table.
        table: TableId,
    },
    /// The text is not one line, or too long.
    #[error("an input is one line of at most {MAX_LINE} bytes")]
    NotALine,
    /// The database refuses this input and would refuse it again.
    #[error("the database refuses this input: {reason}; read the table again")]
    Refused {
        /// What the database said.
        reason: String,
    },
    /// The queue is full. Only [`Appender::try_append`](crate::Appender::try_append) says so; the other one waits.
    #[error("too many inputs are waiting for the database: wait and try again")]
    QueueFull,
    /// The store was closed before the input was durable.
    #[error("the store was closed before the input was durable: try again")]
    Closed,
}

/// How an error of the database is to be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// A row of this key is there.
    Taken,
    /// These values will never be accepted.
    Refused(String),
    /// What was read is not what was written.
    Unreadable(String),
    /// The database can't do it now and may later.
    Away(String),
    /// We have closed it ourselves.
    Closed,
}

/// Reads an error of the database.
///
/// Whatever is not surely the fault of the values counts as "away": an input that could yet be written is held, not
/// dropped, even when the reason is new to us.
pub(crate) fn read(error: &sqlx::Error) -> Fault {
    if let Some(said) = error.as_database_error() {
        let is_about_values = said.code().is_some_and(|code| code_is_about_values(&code));
        return match said.is_unique_violation() {
            true => Fault::Taken,
            false if is_about_values => Fault::Refused(reason(error)),
            false => Fault::Away(reason(error)),
        };
    }
    if matches!(error, sqlx::Error::Encode(_)) {
        return Fault::Refused(reason(error));
    }
    if matches!(error, sqlx::Error::PoolClosed) {
        return Fault::Closed;
    }
    let is_unreadable = matches!(
        error,
        sqlx::Error::ColumnDecode { .. }
            | sqlx::Error::ColumnNotFound(_)
            | sqlx::Error::ColumnIndexOutOfBounds { .. }
            | sqlx::Error::Decode(_)
            | sqlx::Error::AnyDriverError(_)
    );
    if is_unreadable { Fault::Unreadable(reason(error)) } else { Fault::Away(reason(error)) }
}

/// What the database said, without the words that the driver puts before it.
pub(crate) fn reason(error: &sqlx::Error) -> String {
    match error.as_database_error() {
        Some(said) => said.message().to_string(),
        None => error.to_string(),
    }
}

/// Whether a code of the database blames the values: in PostgreSQL the classes 22 (data exception) and 23 (integrity),
/// which have five characters; in SQLite the primary codes 18 (too big), 19 (constraint) and 20 (mismatch).
pub(crate) fn code_is_about_values(code: &str) -> bool {
    if code.len() == 5 {
        return code.starts_with("22") || code.starts_with("23");
    }
    // The low byte of an extended code is the primary code.
    code.parse().is_ok_and(|code: u32| matches!(code & 0xff, 18..=20))
}
