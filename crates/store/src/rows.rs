//! How rows become words, and which texts fit into a row.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::{
    Digest, GuestId, NewTable, Occupant, Secret, StoreError, TableHeader, TableId, TableState, UnixMs, Visibility,
    WaitsFor,
};

/// The columns of a header, in the order in which [`header`] reads them. The name stands before each, so that they can
/// be joined with other tables.
macro_rules! header_columns {
    () => {
        "tables.id, tables.game, tables.rules, tables.seats, tables.options, tables.seed, tables.visibility,
         tables.host, tables.settings, tables.created_at_ms, tables.state, tables.started_at_ms, tables.ended_at_ms,
         tables.result, tables.waiting, tables.moved_at_ms"
    };
}

/// The columns of a seat, in the order in which [`occupant`] reads them.
macro_rules! seat_columns {
    () => {
        "seats.seat, seats.guest_id, seats.nickname, seats.bot_level"
    };
}

/// How many columns a header has: those of a seat may follow.
pub(crate) const AFTER_HEADER: usize = 16;

pub(crate) use {header_columns, seat_columns};

/// A row that can't be read.
pub(crate) enum Unread {
    /// The driver can't read it.
    Driver(sqlx::Error),
    /// It was read, but means nothing.
    Senseless(&'static str),
}

impl From<sqlx::Error> for Unread {
    fn from(error: sqlx::Error) -> Unread {
        Unread::Driver(error)
    }
}

impl From<Unread> for StoreError {
    fn from(unread: Unread) -> StoreError {
        match unread {
            Unread::Driver(error) => StoreError::Damaged { what: error.to_string() },
            Unread::Senseless(column) => StoreError::Damaged { what: format!("'{column}' holds what nobody wrote") },
        }
    }
}

/// Reads a header from the first columns of a row.
pub(crate) fn header(row: &AnyRow) -> Result<TableHeader, Unread> {
    let text = |column: usize| row.try_get::<String, _>(column);
    let number = |column: usize| row.try_get::<i64, _>(column);
    let time = |column: usize| row.try_get::<Option<i64>, _>(column).map(|time| time.map(UnixMs::from_column));
    let visibility = match text(6)?.as_str() {
        "public" => Visibility::Public,
        "private" => Visibility::Private,
        _ => return Err(Unread::Senseless("visibility")),
    };
    let state = match (text(10)?.as_str(), time(11)?, time(12)?, row.try_get::<Option<String>, _>(13)?) {
        ("waiting", None, None, None) => TableState::Waiting,
        ("running", Some(started_at), None, None) => TableState::Running { started_at },
        ("finished", started_at, Some(finished_at), Some(result)) => {
            TableState::Finished { started_at, finished_at, result }
        }
        ("abandoned", started_at, Some(abandoned_at), None) => TableState::Abandoned { started_at, abandoned_at },
        _ => return Err(Unread::Senseless("state")),
    };
    let opened = NewTable {
        id: table_id(row, 0)?,
        game: text(1)?,
        rules: number(2)?.try_into().map_err(|_| Unread::Senseless("rules"))?,
        seats: number(3)?.try_into().map_err(|_| Unread::Senseless("seats"))?,
        options: read_options(&text(4)?)?,
        seed: secret(row, 5)?,
        visibility,
        host: GuestId::from_column(&text(7)?).map_err(|_| Unread::Senseless("host"))?,
        settings: text(8)?,
        created_at: UnixMs::from_column(number(9)?),
    };
    Ok(TableHeader { opened, state, waits_for: WaitsFor::from_column(number(14)?), moved_at: time(15)? })
}

/// Reads who sits where from the columns of a row that begin at `from`; a row without a seat tells of nobody.
pub(crate) fn occupant(row: &AnyRow, from: usize) -> Result<Option<(u8, Occupant)>, Unread> {
    let text = |column: usize| row.try_get::<Option<String>, _>(from + column);
    let Some(seat) = row.try_get::<Option<i64>, _>(from)? else { return Ok(None) };
    let seat = seat.try_into().map_err(|_| Unread::Senseless("seat"))?;
    let occupant = match (text(1)?, text(2)?, text(3)?) {
        (Some(id), Some(nickname), None) => {
            let id = GuestId::from_column(&id).map_err(|_| Unread::Senseless("guest_id"))?;
            Occupant::Guest { id, nickname }
        }
        (None, None, Some(level)) => Occupant::Bot { level },
        _ => return Err(Unread::Senseless("guest_id")),
    };
    Ok(Some((seat, occupant)))
}

/// Reads the id of a table.
pub(crate) fn table_id(row: &AnyRow, column: usize) -> Result<TableId, Unread> {
    row.try_get::<String, _>(column)?.parse().map_err(|_| Unread::Senseless("id"))
}

/// Reads 32 bytes.
pub(crate) fn secret(row: &AnyRow, column: usize) -> Result<Secret, Unread> {
    bytes(row, column)?.try_into().map(Secret::from_bytes).map_err(|_| Unread::Senseless("a secret"))
}

/// Reads a hash.
pub(crate) fn digest(row: &AnyRow, column: usize) -> Result<Digest, Unread> {
    bytes(row, column)?.try_into().map(Digest).map_err(|_| Unread::Senseless("a hash"))
}

/// Reads bytes, however many.
pub(crate) fn bytes(row: &AnyRow, column: usize) -> Result<Vec<u8>, Unread> {
    Ok(row.try_get(column)?)
}

/// Options as one text: a line each, its name, a space, its value.
pub(crate) fn write_options(options: &[(String, String)]) -> Result<String, StoreError> {
    let mut lines = String::new();
    for (name, value) in options {
        if name.is_empty() || name.contains(char::is_whitespace) {
            return Err(StoreError::Unfit { what: "the name of an option is one word" });
        }
        check_text(name)?;
        if check_text(value).is_err() || value.contains(['\n', '\r']) {
            return Err(StoreError::Unfit { what: "the value of an option is one line" });
        }
        lines.push_str(name);
        lines.push(' ');
        lines.push_str(value);
        lines.push('\n');
    }
    Ok(lines)
}

fn read_options(lines: &str) -> Result<Vec<(String, String)>, Unread> {
    let pair = |line: &str| line.split_once(' ').map(|(name, value)| (name.to_string(), value.to_string()));
    lines.split_terminator('\n').map(|line| pair(line).ok_or(Unread::Senseless("options"))).collect()
}

/// PostgreSQL has no place for NUL in a text; what one database refuses both refuse.
pub(crate) fn check_text(text: &str) -> Result<(), StoreError> {
    if text.contains('\0') { Err(StoreError::Unfit { what: "a text may not contain NUL" }) } else { Ok(()) }
}
