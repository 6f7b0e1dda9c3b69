//! Tables whose game never began are removed after a while: nobody misses them, and strangers can open very many.

use sqlx::any::AnyRow;
use sqlx::{Row, query};

use crate::{Store, StoreError, TableId, UnixMs};

impl Store {
    /// The tables that still wait for their game and were opened before this time, oldest first.
    pub async fn unstarted_tables(&self, before: UnixMs, limit: u32) -> Result<Vec<TableId>, StoreError> {
        // The first condition is that of the index on live tables.
        const UNSTARTED: &str = "select id from tables
                                 where state in ('waiting', 'running') and state = 'waiting' and created_at_ms < $1
                                 order by created_at_ms, id limit $2";
        let rows = query(UNSTARTED).bind(before.to_column()).bind(i64::from(limit)).fetch_all(self.pool()).await;
        let id = |row: &AnyRow| {
            let text: String = row.try_get(0).map_err(|error| self.fault(&error))?;
            text.parse().map_err(|_| StoreError::Damaged { what: format!("'{text}' is no id of a table") })
        };
        rows.map_err(|error| self.fault(&error))?.iter().map(id).collect()
    }

    /// Removes these tables and who was to sit there, all or none. Tables whose game has begun meanwhile stay. Returns
    /// how many were removed.
    pub async fn remove_unstarted(&self, tables: &[TableId]) -> Result<u64, StoreError> {
        const WAITS: &str = "select 1 from tables where id = $1 and state = 'waiting'
                             and not exists (select 1 from inputs where table_id = $1)";
        const REMOVALS: [&str; 4] = [
            "delete from calls where table_id = $1",
            "delete from clocks where table_id = $1",
            "delete from seats where table_id = $1",
            "delete from tables where id = $1",
        ];
        let fault = |error: sqlx::Error| self.fault(&error);
        let mut write = self.begin().await?;
        let mut removed = 0;
        for table in tables {
            let waits = query(WAITS).bind(table.as_str()).fetch_optional(&mut *write).await.map_err(fault)?;
            if waits.is_none() {
                continue;
            }
            for removal in REMOVALS {
                write.execute(query(removal).bind(table.as_str())).await?;
            }
            removed += 1;
        }
        write.commit().await?;
        Ok(removed)
    }
}
