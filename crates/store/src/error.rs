//! What can go wrong, in sentences that say what to do, and how an error of the database is read.

use std::fmt;

use crate::TableId;

/// Why the store could not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The database could not be opened when the program started.
    CannotOpen {
        /// Where it is, without its password.
        place: String,
        /// What the database or the system said.
        reason: String,
        /// What to do about it.
        advice: &'static str,
    },
    /// Another process has this database open.
    InUse {
        /// Where it is, without its password.
        place: String,
    },
    /// The database has been written by a newer version of this program.
    Newer {
        /// Where it is, without its password.
        place: String,
    },
    /// Inputs that were acknowledged are not in the database any more.
    InputsMissing {
        /// Where it is.
        place: String,
        /// How many.
        missing: u64,
    },
    /// SQLite finds the file damaged.
    Corrupt {
        /// Where it is.
        place: String,
        /// What SQLite said first.
        reason: String,
    },
    /// A copy could not be put in the place of the database.
    RestoreFailed {
        /// What is wrong.
        reason: String,
    },
    /// The database does not answer just now.
    Unavailable {
        /// What it said last.
        reason: String,
    },
    /// There is no such table.
    NoSuchTable(TableId),
    /// A table of this id is there already, and it is another one.
    TableExists(TableId),
    /// The table has no seat of this number.
    NoSuchSeat {
        /// The table.
        table: TableId,
        /// The number, counted from 0.
        seat: u8,
    },
    /// The table is finished or abandoned, and this can't be done any more.
    TableIsOver(TableId),
    /// A value that can't be stored.
    Unfit {
        /// What is wrong with it.
        what: &'static str,
    },
    /// What is stored can't be read back.
    Damaged {
        /// What is damaged, and how.
        what: String,
    },
    /// Only a SQLite database can be copied by the store itself.
    BackupElsewhere,
    /// The copy could not be written.
    BackupFailed {
        /// What the database or the system said.
        reason: String,
    },
    /// The store has been closed, or could not be closed in time.
    Closed {
        /// How many inputs were still unacknowledged.
        unacknowledged: u64,
    },
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::CannotOpen { place, reason, advice } => {
                write!(f, "the database at {place} can't be opened: {reason}; {advice}")
            }
            StoreError::InUse { place } => {
                write!(f, "another process is using the database {place}: stop it first, or choose another database")
            }
            StoreError::Newer { place } => {
                write!(f, "the database at {place} was written by a newer version: update this program")
            }
            StoreError::InputsMissing { place, missing } => write!(
                f,
                "{missing} inputs that were acknowledged are missing from the database {place}, so nothing was opened: \
                 put a backup in its place with 'zashiki restore COPY', or open it without them with --accept-loss"
            ),
            StoreError::Corrupt { place, reason } => write!(
                f,
                "the database {place} is damaged ({reason}), so nothing was opened: put a backup in its place with \
                 'zashiki restore COPY', or open it as it is with --accept-loss"
            ),
            StoreError::RestoreFailed { reason } => {
                write!(f, "the copy was not restored and nothing was changed: {reason}")
            }
            StoreError::Unavailable { reason } => {
                write!(f, "the database can't be reached just now: {reason}; try again when it is back")
            }
            StoreError::NoSuchTable(table) => write!(f, "there is no table '{table}': check the link"),
            StoreError::TableExists(table) => write!(f, "table '{table}' is there already: draw another id"),
            StoreError::NoSuchSeat { table, seat } => {
                write!(f, "table '{table}' has no seat number {seat}: look up how many it has")
            }
            StoreError::TableIsOver(table) => write!(f, "table '{table}' is over: open another one"),
            StoreError::Unfit { what } => write!(f, "this can't be stored: {what}"),
            StoreError::Damaged { what } => {
                write!(f, "the database is damaged: {what}; restore it from a backup")
            }
            StoreError::BackupElsewhere => f.write_str("only SQLite is copied from here: for PostgreSQL use pg_dump"),
            StoreError::BackupFailed { reason } => {
                write!(f, "the backup could not be written: {reason}; choose a new file in a folder with room")
            }
            StoreError::Closed { unacknowledged: 0 } => f.write_str("the store is closed: open it again"),
            StoreError::Closed { unacknowledged } => {
                write!(f, "the store was closed before {unacknowledged} inputs were durable: their guests try again")
            }
        }
    }
}

impl std::error::Error for StoreError {}

/// Why an input was not appended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AppendError {
    /// The table has an input of this number already.
    Conflict {
        /// The table.
        table: TableId,
        /// The number.
        seq: u64,
    },
    /// An earlier input of the same appender was refused, so this one has nothing to stand on.
    AfterRefusal {
        /// The table.
        table: TableId,
    },
    /// The text is not one line, or too long.
    NotALine,
    /// The database refuses this input and would refuse it again.
    Refused {
        /// What the database said.
        reason: String,
    },
    /// The queue is full. Only [`Appender::try_append`](crate::Appender::try_append) says so; the other one waits.
    QueueFull,
    /// The store was closed before the input was durable.
    Closed,
}

impl fmt::Display for AppendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AppendError::Conflict { table, seq } => {
                write!(f, "input {seq} of table '{table}' is already written: read the table again")
            }
            AppendError::AfterRefusal { table } => {
                write!(f, "an earlier input of table '{table}' was refused: read the table again")
            }
            AppendError::NotALine => {
                write!(f, "an input is one line of at most {} bytes", crate::appender::MAX_LINE)
            }
            AppendError::Refused { reason } => {
                write!(f, "the database refuses this input: {reason}; read the table again")
            }
            AppendError::QueueFull => f.write_str("too many inputs are waiting for the database: wait and try again"),
            AppendError::Closed => f.write_str("the store was closed before the input was durable: try again"),
        }
    }
}

impl std::error::Error for AppendError {}

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
