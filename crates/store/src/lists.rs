//! Lists of tables: the live ones, the public ones, those of a guest.

use sqlx::any::AnyRow;
use sqlx::{Row, query};

use crate::rows::{AFTER_HEADER, header, header_columns, occupant, seat_columns, table_id};
use crate::{GuestId, Store, StoreError, TableId, TableSummary};

impl Store {
    /// The tables whose game is not over, oldest first: those to open again after a restart.
    pub async fn live_tables(&self) -> Result<Vec<TableId>, StoreError> {
        const LIVE: &str = "select id from tables where state in ('waiting', 'running') order by created_at_ms, id";
        let rows = query(LIVE).fetch_all(self.pool()).await.map_err(|error| self.fault(&error))?;
        let id = |row: &AnyRow| {
            let text: String = row.try_get(0).map_err(|error| self.fault(&error))?;
            text.parse().map_err(|_| StoreError::Damaged { what: format!("'{text}' is no id of a table") })
        };
        rows.iter().map(id).collect()
    }

    /// The newest tables whose game has begun, over or not, newest first.
    pub async fn newest_games(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        const NEWEST: &str = "select id from tables where state in ('running', 'finished')
                              order by created_at_ms desc, id limit $1";
        let rows = query(NEWEST).bind(i64::from(limit)).fetch_all(self.pool()).await;
        let rows = rows.map_err(|error| self.fault(&error))?;
        rows.iter().map(|row| table_id(row, 0).map_err(StoreError::from)).collect()
    }

    /// The public tables whose game is not over, newest first.
    pub async fn public_tables(&self, limit: u32) -> Result<Vec<TableSummary>, StoreError> {
        const PUBLIC: &str = concat!(
            "select ",
            header_columns!(),
            ", ",
            seat_columns!(),
            " from (select * from tables where visibility = 'public' and state in ('waiting', 'running')
                    order by created_at_ms desc, id limit $1) as tables
              left join seats on seats.table_id = tables.id
              order by tables.created_at_ms desc, tables.id, seats.seat"
        );
        let rows = query(PUBLIC).bind(i64::from(limit)).fetch_all(self.pool()).await;
        summaries(&rows.map_err(|error| self.fault(&error))?)
    }

    /// The tables at which a guest sits or sat, newest first, those whose game is not over before all others. Tables
    /// that were given up are left out.
    pub async fn tables_of_guest(&self, guest: &GuestId, limit: u32) -> Result<Vec<TableSummary>, StoreError> {
        const OF_GUEST: &str = concat!(
            "select ",
            header_columns!(),
            ", ",
            seat_columns!(),
            " from (select * from tables
                    where id in (select table_id from seats where guest_id = $1) and state <> 'abandoned'
                    order by case state when 'finished' then 1 else 0 end, created_at_ms desc, id limit $2) as tables
              left join seats on seats.table_id = tables.id
              order by case tables.state when 'finished' then 1 else 0 end, tables.created_at_ms desc, tables.id,
                       seats.seat"
        );
        let rows = query(OF_GUEST).bind(guest.as_str()).bind(i64::from(limit)).fetch_all(self.pool()).await;
        summaries(&rows.map_err(|error| self.fault(&error))?)
    }
}

impl Store {
    /// The games that a guest has finished, newest first.
    pub async fn finished_of_guest(&self, guest: &GuestId, limit: u32) -> Result<Vec<TableSummary>, StoreError> {
        const FINISHED: &str = concat!(
            "select ",
            header_columns!(),
            ", ",
            seat_columns!(),
            " from (select * from tables
                    where id in (select table_id from seats where guest_id = $1) and state = 'finished'
                    order by ended_at_ms desc, id limit $2) as tables
              left join seats on seats.table_id = tables.id
              order by tables.ended_at_ms desc, tables.id, seats.seat"
        );
        let rows = query(FINISHED).bind(guest.as_str()).bind(i64::from(limit)).fetch_all(self.pool()).await;
        summaries(&rows.map_err(|error| self.fault(&error))?)
    }

    /// Every table at which a guest sits or sat, or which they opened, whatever became of it.
    pub async fn traces_of_guest(&self, guest: &GuestId) -> Result<Vec<TableSummary>, StoreError> {
        const TRACES: &str = concat!(
            "select ",
            header_columns!(),
            ", ",
            seat_columns!(),
            " from tables left join seats on seats.table_id = tables.id
              where tables.host = $1 or tables.id in (select table_id from seats where guest_id = $1)
              order by tables.created_at_ms desc, tables.id, seats.seat"
        );
        let rows = query(TRACES).bind(guest.as_str()).fetch_all(self.pool()).await;
        summaries(&rows.map_err(|error| self.fault(&error))?)
    }
}

/// Rows of tables joined with their seats, those of a table one after the other.
fn summaries(rows: &[AnyRow]) -> Result<Vec<TableSummary>, StoreError> {
    let mut summaries: Vec<TableSummary> = Vec::new();
    for row in rows {
        let header = header(row)?;
        if summaries.last().is_none_or(|last| last.header.opened.id != header.opened.id) {
            summaries.push(TableSummary { header, seats: Vec::new() });
        }
        if let (Some(last), Some(seated)) = (summaries.last_mut(), occupant(row, AFTER_HEADER)?) {
            last.seats.push(seated);
        }
    }
    Ok(summaries)
}
