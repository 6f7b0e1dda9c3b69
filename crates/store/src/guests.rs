//! Guests: people who played here, known by a cookie.

use sqlx::{Row, query};

use crate::rows::check_text;
use crate::{GuestId, Store, StoreError, UnixMs};

/// A person who plays here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// Who it is, drawn by the caller.
    pub id: GuestId,
    /// What they want to be called.
    pub nickname: String,
    /// The language they read, as the caller names it.
    pub language: String,
    /// When they came first.
    pub created_at: UnixMs,
}

impl Store {
    /// Remembers a guest. One who is known gets the new nickname and language, and keeps the day they came.
    pub async fn save_guest(&self, guest: &Guest) -> Result<(), StoreError> {
        const SAVE: &str = "insert into guests (id, nickname, language, created_at_ms) values ($1, $2, $3, $4)
                            on conflict (id) do update set nickname = excluded.nickname, language = excluded.language";
        check_text(&guest.nickname)?;
        check_text(&guest.language)?;
        let save = query(SAVE)
            .bind(guest.id.as_str())
            .bind(guest.nickname.as_str())
            .bind(guest.language.as_str())
            .bind(guest.created_at.to_column());
        self.write(save).await.map(drop)
    }

    /// A guest, if they are known.
    pub async fn guest(&self, id: &GuestId) -> Result<Option<Guest>, StoreError> {
        const GUEST: &str = "select nickname, language, created_at_ms from guests where id = $1";
        let fault = |error: sqlx::Error| self.fault(&error);
        let Some(row) = query(GUEST).bind(id.as_str()).fetch_optional(self.pool()).await.map_err(fault)? else {
            return Ok(None);
        };
        Ok(Some(Guest {
            id: id.clone(),
            nickname: row.try_get(0).map_err(fault)?,
            language: row.try_get(1).map_err(fault)?,
            created_at: UnixMs::from_column(row.try_get(2).map_err(fault)?),
        }))
    }
}
