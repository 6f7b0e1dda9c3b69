//! Links that carry a seat to another device: kept by the hash of their token, good once.

use sqlx::{Row, query};

use crate::rows::table_id;
use crate::{Digest, GuestId, Store, StoreError, TableId, UnixMs};

/// How long a link that is over is remembered, so that a guest who follows it is told why it does nothing.
const REMEMBERED_MS: u64 = 60 * 60 * 1_000;

/// Whom a link carries, and to which table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CarryLink {
    /// Who.
    pub guest: GuestId,
    /// Where to.
    pub table: TableId,
}

/// What a link is worth now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CarryState {
    /// It can be used, once.
    Good(CarryLink),
    /// It was used.
    Used,
    /// Its time is over.
    Expired,
    /// There is no such link.
    Unknown,
}

impl Store {
    /// Keeps a new link. Those that have been over for an hour are deleted on the way.
    pub async fn save_carry_link(
        &self,
        token: &Digest,
        link: &CarryLink,
        until: UnixMs,
        now: UnixMs,
    ) -> Result<(), StoreError> {
        const OLD: &str = "delete from carry_links where until_ms < $1";
        const SAVE: &str = "insert into carry_links (token_hash, guest_id, table_id, until_ms) values ($1, $2, $3, $4)";
        let old = UnixMs(now.0.saturating_sub(REMEMBERED_MS));
        let mut write = self.begin().await?;
        write.execute(query(OLD).bind(old.to_column())).await?;
        let save = query(SAVE)
            .bind(token.0.as_slice())
            .bind(link.guest.as_str())
            .bind(link.table.as_str())
            .bind(until.to_column());
        write.execute(save).await?;
        write.commit().await
    }

    /// What a link is worth. Looking uses nothing up.
    pub async fn carry_link(&self, token: &Digest, now: UnixMs) -> Result<CarryState, StoreError> {
        const LINK: &str = "select guest_id, table_id, until_ms, used_at_ms from carry_links where token_hash = $1";
        let fault = |error: sqlx::Error| self.fault(&error);
        let row = query(LINK).bind(token.0.as_slice()).fetch_optional(self.pool()).await.map_err(fault)?;
        let Some(row) = row else { return Ok(CarryState::Unknown) };
        if row.try_get::<Option<i64>, _>(3).map_err(fault)?.is_some() {
            return Ok(CarryState::Used);
        }
        if UnixMs::from_column(row.try_get(2).map_err(fault)?) < now {
            return Ok(CarryState::Expired);
        }
        let guest: String = row.try_get(0).map_err(fault)?;
        let guest = guest.parse().map_err(|_| StoreError::Damaged { what: "a link is of nobody".to_string() })?;
        Ok(CarryState::Good(CarryLink { guest, table: table_id(&row, 1)? }))
    }

    /// Uses a link up, and says what it was worth. Of several who use it at the same moment, one finds it good.
    pub async fn use_carry_link(&self, token: &Digest, now: UnixMs) -> Result<CarryState, StoreError> {
        const USE: &str = "update carry_links set used_at_ms = $2
                           where token_hash = $1 and used_at_ms is null and until_ms >= $2";
        let found = self.carry_link(token, now).await?;
        if !matches!(found, CarryState::Good(_)) {
            return Ok(found);
        }
        let used = self.write(query(USE).bind(token.0.as_slice()).bind(now.to_column())).await?;
        if used > 0 { Ok(found) } else { self.carry_link(token, now).await }
    }
}
