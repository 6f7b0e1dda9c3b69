//! Keys of the house itself, such as the one that vouches for its calls. Those of cookies are in `cookie_secrets`.

use sqlx::query;

use crate::rows::{bytes, check_text};
use crate::{Store, StoreError};

impl Store {
    /// The key of this name, drawn once and the same ever after: also for those who ask at the same moment.
    ///
    /// `draw` is called only when there is none yet, and then what it drew counts only if nobody was faster.
    pub async fn key(&self, name: &str, draw: impl FnOnce() -> Vec<u8>) -> Result<Vec<u8>, StoreError> {
        const INSERT: &str = "insert into house (name, value) values ($1, $2) on conflict (name) do nothing";
        check_text(name)?;
        if let Some(known) = self.known_key(name).await? {
            return Ok(known);
        }
        let drawn = draw();
        self.write(query(INSERT).bind(name).bind(drawn.as_slice())).await?;
        let known = self.known_key(name).await?;
        known.ok_or_else(|| StoreError::Damaged { what: format!("the key '{name}' does not stay") })
    }

    async fn known_key(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        const KNOWN: &str = "select value from house where name = $1";
        let row = query(KNOWN).bind(name).fetch_optional(self.pool()).await;
        let row = row.map_err(|error| self.fault(&error))?;
        row.map(|row| bytes(&row, 0)).transpose().map_err(StoreError::from)
    }
}
