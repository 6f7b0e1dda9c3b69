//! The secrets from which the keys of cookies are derived: one that seals, and retired ones that still open.

use sqlx::any::AnyRow;
use sqlx::{Row, query};

use crate::rows::secret;
use crate::{Secret, Store, StoreError, UnixMs};

/// A secret for cookies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CookieSecret {
    /// The secret.
    pub secret: Secret,
    /// When another one took its place; nothing while it seals.
    pub retired_at: Option<UnixMs>,
}

impl Store {
    /// All secrets, the one that seals first. The first one ever is drawn here.
    pub async fn cookie_secrets(
        &self,
        draw: impl FnOnce() -> Secret,
        now: UnixMs,
    ) -> Result<Vec<CookieSecret>, StoreError> {
        let known = self.known_cookie_secrets().await?;
        if known.first().is_some_and(|first| first.retired_at.is_none()) {
            return Ok(known);
        }
        // Should somebody else be faster, theirs counts.
        match self.insert_cookie_secret(&draw(), now).await {
            Ok(()) | Err(StoreError::Unfit { .. }) => self.known_cookie_secrets().await,
            Err(error) => Err(error),
        }
    }

    async fn known_cookie_secrets(&self) -> Result<Vec<CookieSecret>, StoreError> {
        const KNOWN: &str = "select secret, retired_at_ms from cookie_secrets
                             order by case state when 'seals' then 0 else 1 end, retired_at_ms desc";
        let fault = |error: sqlx::Error| self.fault(&error);
        let rows = query(KNOWN).fetch_all(self.pool()).await.map_err(fault)?;
        let read = |row: &AnyRow| {
            let retired_at: Option<i64> = row.try_get(1).map_err(fault)?;
            Ok(CookieSecret { secret: secret(row, 0)?, retired_at: retired_at.map(UnixMs::from_column) })
        };
        rows.iter().map(read).collect()
    }

    async fn insert_cookie_secret(&self, secret: &Secret, now: UnixMs) -> Result<(), StoreError> {
        const INSERT: &str = "insert into cookie_secrets (secret, state, drawn_at_ms) values ($1, 'seals', $2)";
        self.write(query(INSERT).bind(secret.bytes().as_slice()).bind(now.to_column())).await.map(drop)
    }

    /// Puts a new secret in the place of the one that seals, which is retired.
    pub async fn rotate_cookie_secret(&self, new: &Secret, now: UnixMs) -> Result<(), StoreError> {
        const RETIRE: &str = "update cookie_secrets set state = 'opens', retired_at_ms = $1 where state = 'seals'";
        const INSERT: &str = "insert into cookie_secrets (secret, state, drawn_at_ms) values ($1, 'seals', $2)";
        let mut write = self.begin().await?;
        write.execute(query(RETIRE).bind(now.to_column())).await?;
        write.execute(query(INSERT).bind(new.bytes().as_slice()).bind(now.to_column())).await?;
        write.commit().await
    }

    /// Deletes the secrets that were retired at this moment or before it.
    pub async fn drop_cookie_secrets(&self, retired_until: UnixMs) -> Result<(), StoreError> {
        const DROP: &str = "delete from cookie_secrets where state = 'opens' and retired_at_ms <= $1";
        self.write(query(DROP).bind(retired_until.to_column())).await.map(drop)
    }
}
