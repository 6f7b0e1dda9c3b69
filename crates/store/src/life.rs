//! The life of a table: it waits, it runs, it is finished or abandoned.

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, query};

use crate::rows::check_text;
use crate::writer::Backoff;
use crate::{Store, StoreError, TableId, TableState, UnixMs, Visibility};

impl Store {
    /// Shows or hides a table that still waits for its game. It does nothing to one that has begun.
    pub async fn set_visibility(&self, table: &TableId, visibility: Visibility) -> Result<(), StoreError> {
        const SET: &str = "update tables set visibility = $2 where id = $1 and state = 'waiting'";
        self.write(query(SET).bind(table.as_str()).bind(visibility.column())).await.map(drop)
    }

    /// The game has begun. Waits while the database is away.
    pub async fn start_table(&self, table: &TableId, at: UnixMs) -> Result<(), StoreError> {
        const START: &str =
            "update tables set state = 'running', started_at_ms = $2 where id = $1 and state = 'waiting'";
        let changed = self.insist(table, || query(START).bind(table.as_str()).bind(at.to_column())).await?;
        if changed > 0 {
            return Ok(());
        }
        match self.state(table).await? {
            TableState::Waiting | TableState::Running { .. } => Ok(()),
            TableState::Finished { .. } | TableState::Abandoned { .. } => Err(StoreError::TableIsOver(table.clone())),
        }
    }

    /// The game is over. Waits while the database is away.
    ///
    /// The last input comes first: a table that was not marked so before a crash shows by its inputs that it is over.
    pub async fn finish_table(&self, table: &TableId, result: &str, at: UnixMs) -> Result<(), StoreError> {
        const FINISH: &str = "update tables set state = 'finished', ended_at_ms = $2, result = $3
                              where id = $1 and state in ('waiting', 'running')";
        check_text(result)?;
        let changed =
            self.insist(table, || query(FINISH).bind(table.as_str()).bind(at.to_column()).bind(result)).await?;
        if changed > 0 {
            return Ok(());
        }
        match self.state(table).await? {
            TableState::Finished { result: stored, .. } if stored == result => Ok(()),
            TableState::Waiting
            | TableState::Running { .. }
            | TableState::Finished { .. }
            | TableState::Abandoned { .. } => Err(StoreError::TableIsOver(table.clone())),
        }
    }

    /// Nobody will play on. Waits while the database is away.
    pub async fn abandon_table(&self, table: &TableId, at: UnixMs) -> Result<(), StoreError> {
        const ABANDON: &str = "update tables set state = 'abandoned', ended_at_ms = $2
                               where id = $1 and state in ('waiting', 'running')";
        let changed = self.insist(table, || query(ABANDON).bind(table.as_str()).bind(at.to_column())).await?;
        if changed > 0 {
            return Ok(());
        }
        match self.state(table).await? {
            TableState::Abandoned { .. } => Ok(()),
            TableState::Waiting | TableState::Running { .. } | TableState::Finished { .. } => {
                Err(StoreError::TableIsOver(table.clone()))
            }
        }
    }

    pub(crate) async fn state(&self, table: &TableId) -> Result<TableState, StoreError> {
        let header = self.header(table).await?.ok_or_else(|| StoreError::NoSuchTable(table.clone()))?;
        Ok(header.state)
    }

    /// Executes a statement that may be executed twice, again and again until the database is there to do it.
    async fn insist<'q>(
        &self,
        table: &TableId,
        statement: impl Fn() -> Query<'q, Any, AnyArguments>,
    ) -> Result<u64, StoreError> {
        let mut backoff = Backoff::new();
        loop {
            match self.write_and_count(table, statement()).await {
                Err(StoreError::Unavailable { .. }) => backoff.pause().await,
                done => return done,
            }
        }
    }
}
