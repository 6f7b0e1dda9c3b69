//! Calls: who was told that a game waits for them, and whether they came.

use sqlx::any::AnyRow;
use sqlx::{Row, query};

use crate::rows::table_id;
use crate::{GuestId, Store, StoreError, TableId};

/// The latest call of a guest to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// Who was called.
    pub guest: GuestId,
    /// For which question, as the caller counts them.
    pub question: u32,
    /// What came of it.
    pub answer: CallAnswer,
}

/// What came of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallAnswer {
    /// The guest has not been at the table since.
    None,
    /// They came.
    Came,
}

impl Store {
    /// Notes the latest call of a guest to a table.
    pub async fn note_call(&self, table: &TableId, call: &Call) -> Result<(), StoreError> {
        const NOTE: &str = "insert into calls (table_id, guest_id, question, answer) values ($1, $2, $3, $4)
                            on conflict (table_id, guest_id) do update set question = excluded.question,
                            answer = excluded.answer";
        let answer = match call.answer {
            CallAnswer::None => "none",
            CallAnswer::Came => "came",
        };
        let note =
            query(NOTE).bind(table.as_str()).bind(call.guest.as_str()).bind(i64::from(call.question)).bind(answer);
        self.write(note).await.map(drop)
    }

    /// The latest call of every guest who was called to this table.
    pub async fn calls(&self, table: &TableId) -> Result<Vec<Call>, StoreError> {
        const CALLS: &str = "select guest_id, question, answer from calls where table_id = $1 order by guest_id";
        let fault = |error: sqlx::Error| self.fault(&error);
        let senseless = |column: &str| StoreError::Damaged { what: format!("'{column}' of a call means nothing") };
        let rows = query(CALLS).bind(table.as_str()).fetch_all(self.pool()).await.map_err(fault)?;
        let call = |row: &AnyRow| {
            let guest: String = row.try_get(0).map_err(fault)?;
            let question: i64 = row.try_get(1).map_err(fault)?;
            let answer: String = row.try_get(2).map_err(fault)?;
            Ok(Call {
                guest: guest.parse().map_err(|_| senseless("guest_id"))?,
                question: question.try_into().map_err(|_| senseless("question"))?,
                answer: match answer.as_str() {
                    "none" => CallAnswer::None,
                    "came" => CallAnswer::Came,
                    _ => return Err(senseless("answer")),
                },
            })
        };
        rows.iter().map(call).collect()
    }

    /// Forgets the calls to a table, where nobody will be called any more.
    pub async fn forget_calls(&self, table: &TableId) -> Result<(), StoreError> {
        const FORGET: &str = "delete from calls where table_id = $1";
        self.write(query(FORGET).bind(table.as_str())).await.map(drop)
    }

    /// Running tables that wait for a guest who can be called and has not been called in vain already, by id from after
    /// this one on.
    pub async fn tables_to_call(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>, StoreError> {
        const TABLES: &str = "select tables.id from tables where tables.state = 'running' and tables.id > $1
                              and exists (select 1 from seats
                              join devices on devices.guest_id = seats.guest_id
                              where seats.table_id = tables.id
                              and (tables.waiting & (cast(1 as bigint) << cast(seats.seat as integer))) <> 0
                              and not exists (select 1 from calls where calls.table_id = tables.id
                              and calls.guest_id = seats.guest_id and calls.answer = 'none'))
                              order by tables.id limit $2";
        let fault = |error: sqlx::Error| self.fault(&error);
        let after = after.map_or("", TableId::as_str);
        let rows = query(TABLES).bind(after).bind(i64::from(limit)).fetch_all(self.pool()).await.map_err(fault)?;
        rows.iter().map(|row| table_id(row, 0).map_err(StoreError::from)).collect()
    }
}
