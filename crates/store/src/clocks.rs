//! The clocks of tables: how much time was left, and when a table has to be awake although nobody is there.

use sqlx::{Row, query};

use crate::rows::table_id;
use crate::{Store, StoreError, TableId, UnixMs};

/// The clocks of a table as they were noted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClockNote {
    /// How many milliseconds every seat had left.
    pub left_ms: Vec<u64>,
    /// When that was.
    pub saved_at: UnixMs,
    /// When somebody has no time left; nothing if no clock runs.
    pub due_at: Option<UnixMs>,
}

impl Store {
    /// Notes the clocks of a table.
    pub async fn save_clocks(&self, table: &TableId, note: &ClockNote) -> Result<(), StoreError> {
        const SAVE: &str = "insert into clocks (table_id, left_ms, saved_at_ms, due_at_ms) values ($1, $2, $3, $4)
                            on conflict (table_id) do update set left_ms = excluded.left_ms,
                            saved_at_ms = excluded.saved_at_ms, due_at_ms = excluded.due_at_ms";
        let left: Vec<String> = note.left_ms.iter().map(ToString::to_string).collect();
        let save = query(SAVE)
            .bind(table.as_str())
            .bind(left.join(" "))
            .bind(note.saved_at.to_column())
            .bind(note.due_at.map(UnixMs::to_column));
        self.write(save).await.map(drop)
    }

    /// The clocks of a table, if they were ever noted.
    pub async fn clocks(&self, table: &TableId) -> Result<Option<ClockNote>, StoreError> {
        const CLOCKS: &str = "select left_ms, saved_at_ms, due_at_ms from clocks where table_id = $1";
        let fault = |error: sqlx::Error| self.fault(&error);
        let Some(row) = query(CLOCKS).bind(table.as_str()).fetch_optional(self.pool()).await.map_err(fault)? else {
            return Ok(None);
        };
        let left: String = row.try_get(0).map_err(fault)?;
        let read = |word: &str| {
            word.parse().map_err(|_| StoreError::Damaged { what: format!("'{word}' is no time on a clock") })
        };
        Ok(Some(ClockNote {
            left_ms: left.split_whitespace().map(read).collect::<Result<_, _>>()?,
            saved_at: UnixMs::from_column(row.try_get(1).map_err(fault)?),
            due_at: row.try_get::<Option<i64>, _>(2).map_err(fault)?.map(UnixMs::from_column),
        }))
    }

    /// The running tables at which somebody has had no time left since this moment, the most urgent first.
    pub async fn due_tables(&self, now: UnixMs, limit: u32) -> Result<Vec<TableId>, StoreError> {
        const DUE: &str = "select clocks.table_id from clocks join tables on tables.id = clocks.table_id
                           where clocks.due_at_ms <= $1 and tables.state = 'running'
                           order by clocks.due_at_ms limit $2";
        let fault = |error: sqlx::Error| self.fault(&error);
        let due = query(DUE).bind(now.to_column()).bind(i64::from(limit));
        let rows = due.fetch_all(self.pool()).await.map_err(fault)?;
        rows.iter().map(|row| table_id(row, 0).map_err(StoreError::from)).collect()
    }
}
