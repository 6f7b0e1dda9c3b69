//! Sessions that guests ended. A session itself is not kept here: its cookie is sealed and says which generation it is
//! of.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row, query};

use crate::rows::digest;
use crate::{Digest, GuestId, Store, StoreError, UnixMs};

/// From which generation on the sessions of a guest are good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndedSessions {
    /// The hash of the guest's id.
    pub guest: Digest,
    /// Sessions of a lower generation are over.
    pub generation: u32,
    /// When they were ended.
    pub ended_at: UnixMs,
}

impl Store {
    /// All guests who ended sessions since then. Earlier ends are deleted: no cookie lives that long.
    pub async fn ended_sessions(&self, since: UnixMs) -> Result<Vec<EndedSessions>, StoreError> {
        const OLD: &str = "delete from ended_sessions where ended_at_ms < $1";
        const ALL: &str = "select guest_hash, generation, ended_at_ms from ended_sessions";
        let fault = |error: sqlx::Error| self.fault(&error);
        self.write(query(OLD).bind(since.to_column())).await?;
        let rows = query(ALL).fetch_all(self.pool()).await.map_err(fault)?;
        let ended = |row: &AnyRow| {
            let generation: i64 = row.try_get(1).map_err(fault)?;
            let senseless = || StoreError::Damaged { what: "'generation' of a session means nothing".to_string() };
            Ok(EndedSessions {
                guest: digest(row, 0)?,
                generation: generation.try_into().map_err(|_| senseless())?,
                ended_at: UnixMs::from_column(row.try_get(2).map_err(fault)?),
            })
        };
        rows.iter().map(ended).collect()
    }

    /// Ends sessions of a guest. Links that would begin new ones are deleted, and their devices are no longer called.
    pub async fn end_sessions(&self, guest: &GuestId, ended: &EndedSessions) -> Result<(), StoreError> {
        let mut write = self.begin().await?;
        end(&mut write, guest, ended).await.map_err(|error| self.fault(&error))?;
        write.commit().await
    }
}

/// Ends sessions inside a transaction. A generation never goes back.
pub(crate) async fn end(
    connection: &mut AnyConnection,
    guest: &GuestId,
    ended: &EndedSessions,
) -> Result<(), sqlx::Error> {
    const END: &str = "insert into ended_sessions (guest_hash, generation, ended_at_ms) values ($1, $2, $3)
                       on conflict (guest_hash) do update set generation = excluded.generation,
                       ended_at_ms = excluded.ended_at_ms where ended_sessions.generation < excluded.generation";
    const LINKS: &str = "delete from carry_links where guest_id = $1";
    const DEVICES: &str = "delete from devices where guest_id = $1";
    let EndedSessions { guest: hash, generation, ended_at } = ended;
    let end = query(END).bind(hash.0.as_slice()).bind(i64::from(*generation)).bind(ended_at.to_column());
    end.execute(&mut *connection).await?;
    for statement in [LINKS, DEVICES] {
        query(statement).bind(guest.as_str()).execute(&mut *connection).await?;
    }
    Ok(())
}
