//! The devices that a guest wants to be called on when they are away and a game waits for them.

use std::fmt;

use sqlx::{Row, query};

use crate::rows::{bytes, check_text};
use crate::{GuestId, Store, StoreError, UnixMs};

/// A device that can be called over its push service.
#[derive(Clone, PartialEq, Eq)]
pub struct Device {
    /// Whose it is.
    pub guest: GuestId,
    /// The address at the push service. Anyone who has it can notify the device.
    pub endpoint: String,
    /// The public key of the browser.
    pub public_key: Vec<u8>,
    /// What only the browser and the house know.
    pub auth: Vec<u8>,
    /// The language in which it is called, as the caller names it.
    pub language: String,
    /// When it was added.
    pub added_at: UnixMs,
}

impl fmt::Debug for Device {
    /// Prints neither address nor keys: a log line must not let anybody call the device.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Device").field("guest", &self.guest).field("language", &self.language).finish_non_exhaustive()
    }
}

/// Whether the store keeps a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// It does.
    Yes,
    /// It does not, or as somebody else's.
    No,
}

impl Store {
    /// Keeps a device. One of the same address is replaced, whosever it was. Of a guest's devices the `most` latest are
    /// kept, this one in any case.
    pub async fn save_device(&self, device: &Device, most: u32) -> Result<(), StoreError> {
        const SAVE: &str = "insert into devices (endpoint, guest_id, public_key, auth, language, added_at_ms)
                            values ($1, $2, $3, $4, $5, $6)
                            on conflict (endpoint) do update set guest_id = excluded.guest_id,
                            public_key = excluded.public_key, auth = excluded.auth,
                            language = excluded.language, added_at_ms = excluded.added_at_ms";
        const TRIM: &str = "delete from devices where guest_id = $1 and endpoint not in
                            (select endpoint from devices where guest_id = $1
                            order by case when endpoint = $3 then 0 else 1 end, added_at_ms desc, endpoint limit $2)";
        check_text(&device.endpoint)?;
        check_text(&device.language)?;
        let mut write = self.begin().await?;
        let save = query(SAVE)
            .bind(device.endpoint.as_str())
            .bind(device.guest.as_str())
            .bind(device.public_key.as_slice())
            .bind(device.auth.as_slice())
            .bind(device.language.as_str())
            .bind(device.added_at.to_column());
        write.execute(save).await?;
        let trim = query(TRIM).bind(device.guest.as_str()).bind(i64::from(most)).bind(device.endpoint.as_str());
        write.execute(trim).await?;
        write.commit().await
    }

    /// The devices of a guest, the latest first.
    pub async fn devices_of_guest(&self, guest: &GuestId) -> Result<Vec<Device>, StoreError> {
        const DEVICES: &str = "select endpoint, public_key, auth, language, added_at_ms from devices
                               where guest_id = $1 order by added_at_ms desc, endpoint";
        let fault = |error: sqlx::Error| self.fault(&error);
        let rows = query(DEVICES).bind(guest.as_str()).fetch_all(self.pool()).await.map_err(fault)?;
        let device = |row: &sqlx::any::AnyRow| {
            Ok(Device {
                guest: guest.clone(),
                endpoint: row.try_get(0).map_err(fault)?,
                public_key: bytes(row, 1)?,
                auth: bytes(row, 2)?,
                language: row.try_get(3).map_err(fault)?,
                added_at: UnixMs::from_column(row.try_get(4).map_err(fault)?),
            })
        };
        rows.iter().map(device).collect()
    }

    /// Whether this is a device of this guest. If it is, it is called in this language from now on.
    pub async fn look_at_device(&self, guest: &GuestId, endpoint: &str, language: &str) -> Result<Kept, StoreError> {
        const LOOK: &str = "update devices set language = $3 where endpoint = $1 and guest_id = $2";
        check_text(endpoint)?;
        check_text(language)?;
        let changed = self.write(query(LOOK).bind(endpoint).bind(guest.as_str()).bind(language)).await?;
        Ok(if changed > 0 { Kept::Yes } else { Kept::No })
    }

    /// Calls a device no more, whosever it was.
    pub async fn remove_device(&self, endpoint: &str) -> Result<(), StoreError> {
        const REMOVE: &str = "delete from devices where endpoint = $1";
        check_text(endpoint)?;
        self.write(query(REMOVE).bind(endpoint)).await.map(drop)
    }
}
