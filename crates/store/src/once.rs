//! What can be used once: links that stand for somebody.

use sqlx::{Connection, query};

use crate::rows::check_text;
use crate::{Store, StoreError, UnixMs};

/// Whether something was used before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// Never: this was the one time.
    First,
    /// It was used before.
    Again,
}

impl Store {
    /// Uses something up. Of several who use it at the same moment, one is the first. What could not be used any more
    /// at `now` anyway is forgotten on the way.
    pub async fn use_once(&self, name: &str, until: UnixMs, now: UnixMs) -> Result<Use, StoreError> {
        const FORGET: &str = "delete from used_links where until_ms < $1";
        const USE: &str = "insert into used_links (name, until_ms) values ($1, $2) on conflict (name) do nothing";
        check_text(name)?;
        let fault = |error: sqlx::Error| self.fault(&error);
        let mut hand = self.hand().await?;
        let mut transaction = hand.connection.begin_with(self.connector().begin()).await.map_err(fault)?;
        query(FORGET).bind(now.to_column()).execute(&mut *transaction).await.map_err(fault)?;
        let used = query(USE).bind(name).bind(until.to_column()).execute(&mut *transaction).await.map_err(fault)?;
        transaction.commit().await.map_err(fault)?;
        Ok(if used.rows_affected() > 0 { Use::First } else { Use::Again })
    }
}
