//! Damage as a bad day does it: past the store, in its database.

use sqlx::{Connection as _, query};

use crate::open::resolve;
use crate::{Durability, Place, StoreError, TableId};

/// Deletes the input of a table that has this number.
pub async fn lose_input(place: &Place, table: &TableId, seq: u64) -> Result<(), StoreError> {
    const LOSE: &str = "delete from inputs where table_id = $1 and seq = $2";
    let connector = resolve(place, Durability::ProcessCrash)?;
    let mut connection = connector.connect().await.map_err(|error| connector.cannot_open(&error))?;
    let seq = i64::try_from(seq).map_err(|_| StoreError::Unfit { what: "no input has this number" })?;
    let lost = query(LOSE).bind(table.as_str()).bind(seq).execute(&mut connection).await;
    lost.map_err(|error| connector.cannot_open(&error))?;
    connection.close().await.map_err(|error| connector.cannot_open(&error))
}
