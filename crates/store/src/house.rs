//! Secrets of the house itself, such as the key that signs cookies.

use sqlx::query;

use crate::rows::{check_text, secret};
use crate::{Secret, Store, StoreError};

impl Store {
    /// The secret of this name, drawn once and the same ever after: also for those who ask at the same moment.
    ///
    /// `draw` is called only when there is none yet, and then what it drew counts only if nobody was faster.
    pub async fn secret(&self, name: &str, draw: impl FnOnce() -> Secret) -> Result<Secret, StoreError> {
        const INSERT: &str = "insert into house (name, value) values ($1, $2) on conflict (name) do nothing";
        check_text(name)?;
        if let Some(known) = self.known_secret(name).await? {
            return Ok(known);
        }
        let drawn = draw();
        let mut hand = self.hand().await?;
        let insert = query(INSERT).bind(name).bind(drawn.bytes().as_slice());
        let inserted = insert.execute(&mut *hand.connection).await;
        drop(hand);
        inserted.map_err(|error| self.fault(&error))?;
        let known = self.known_secret(name).await?;
        known.ok_or_else(|| StoreError::Damaged { what: format!("the secret '{name}' does not stay") })
    }

    async fn known_secret(&self, name: &str) -> Result<Option<Secret>, StoreError> {
        const KNOWN: &str = "select value from house where name = $1";
        let row = query(KNOWN).bind(name).fetch_optional(self.pool()).await;
        let row = row.map_err(|error| self.fault(&error))?;
        row.map(|row| secret(&row, 0)).transpose().map_err(StoreError::from)
    }
}
