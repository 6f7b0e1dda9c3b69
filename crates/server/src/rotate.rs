//! Drawing a new secret for cookies, while the house is closed.

use std::time::Duration;

use store::{Durability, Place, Secret, Store, StoreError, UnixMs};

use crate::clock::unix_now;
use crate::identity;
use crate::keys::RETIRED_DAYS;

/// How long the database has to write the secret.
const PATIENCE: Duration = Duration::from_secs(10);

/// What becomes of the secrets before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OldSecrets {
    /// They open cookies for 30 more days, and each cookie that is used is sealed by the new one.
    Keep,
    /// They open nothing from now on: everybody is a new guest.
    Drop,
}

/// Draws a new secret for the cookies of a house that is closed. Says for how many days the one before still opens
/// them.
pub async fn rotate_secret(place: &Place, old: OldSecrets) -> Result<u64, StoreError> {
    let store = Store::open(place, Durability::PowerLoss).await?;
    store.rotate_cookie_secret(&Secret::from_bytes(identity::draw()), unix_now()).await?;
    let days = match old {
        OldSecrets::Keep => RETIRED_DAYS,
        OldSecrets::Drop => {
            store.drop_cookie_secrets(UnixMs(u64::MAX)).await?;
            0
        }
    };
    store.close(PATIENCE).await?;
    Ok(days)
}
