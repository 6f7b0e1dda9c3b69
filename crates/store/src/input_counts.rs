//! How many inputs a table has, so that missing last ones are found: nothing stands behind them that would show the
//! gap.
//!
//! SQLite counts with every input (a trigger, see `schema.rs`). On PostgreSQL, where that would cost half of its speed,
//! they are counted when a table starts, ends or notes its turn, which it does before it sleeps. While a table is awake
//! it knows the number of its next input, so what is lost then leaves a gap.

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, Row as _, query};

use crate::connect::Dialect;
use crate::{Store, StoreError, TableId};

impl Store {
    /// Writes something about a table by one statement, and how many inputs it has. Says how many rows the statement
    /// changed.
    pub(crate) async fn write_and_count(
        &self,
        table: &TableId,
        statement: Query<'_, Any, AnyArguments>,
    ) -> Result<u64, StoreError> {
        const COUNT: &str = "insert into input_counts (table_id, inputs)
                             select table_id, max(seq) + 1 from inputs where table_id = $1 group by table_id
                             on conflict (table_id) do update set inputs = excluded.inputs
                             where input_counts.inputs < excluded.inputs";
        let mut write = self.begin().await?;
        let changed = write.execute(statement).await?;
        match self.connector().dialect() {
            Dialect::Sqlite => {}
            Dialect::Postgres => drop(write.execute(query(COUNT).bind(table.as_str())).await?),
        }
        write.commit().await?;
        Ok(changed)
    }

    /// How many inputs a table had when they were counted last; 0 if they never were.
    pub(crate) async fn counted_inputs(&self, table: &TableId) -> Result<i64, StoreError> {
        const COUNTED: &str = "select inputs from input_counts where table_id = $1";
        let row = query(COUNTED).bind(table.as_str()).fetch_optional(self.pool()).await;
        let row = row.map_err(|error| self.fault(&error))?;
        row.map_or(Ok(0), |row| row.try_get(0)).map_err(|error| self.fault(&error))
    }
}
