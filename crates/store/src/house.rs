//! Secrets of the house itself, such as the key that vouches for its calls. Those of cookies are in `cookie_secrets`.

use sqlx::query;

use crate::rows::{bytes, check_text};
use crate::{Secret, Store, StoreError};

impl Store {
    /// The secret of this name, drawn once and the same ever after: also for those who ask at the same moment.
    ///
    /// `draw` is called only when there is none yet, and then what it drew counts only if nobody was faster.
    pub async fn secret(&self, name: &str, draw: impl FnOnce() -> Secret) -> Result<Secret, StoreError> {
        let kept = self.key(name, || draw().bytes().to_vec()).await?;
        let secret = kept.try_into().map(Secret::from_bytes);
        secret.map_err(|_| StoreError::Damaged { what: format!("the secret '{name}' has not 32 bytes") })
    }

    /// A key of this name that has another length than a [`Secret`], drawn once and the same ever after.
    pub async fn key(&self, name: &str, draw: impl FnOnce() -> Vec<u8>) -> Result<Vec<u8>, StoreError> {
        const INSERT: &str = "insert into house (name, value) values ($1, $2) on conflict (name) do nothing";
        check_text(name)?;
        if let Some(known) = self.known_key(name).await? {
            return Ok(known);
        }
        let drawn = draw();
        let mut hand = self.hand().await?;
        let insert = query(INSERT).bind(name).bind(drawn.as_slice());
        let inserted = insert.execute(&mut *hand.connection).await;
        drop(hand);
        inserted.map_err(|error| self.fault(&error))?;
        let known = self.known_key(name).await?;
        known.ok_or_else(|| StoreError::Damaged { what: format!("the secret '{name}' does not stay") })
    }

    async fn known_key(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        const KNOWN: &str = "select value from house where name = $1";
        let row = query(KNOWN).bind(name).fetch_optional(self.pool()).await;
        let row = row.map_err(|error| self.fault(&error))?;
        row.map(|row| bytes(&row, 0)).transpose().map_err(StoreError::from)
    }
}
