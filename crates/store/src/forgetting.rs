//! Forgetting a guest: whatever names them goes, what they played stays.

use sqlx::{Connection, query};

use crate::{GuestId, Store, StoreError};

/// The id that stands where somebody was who wanted to be forgotten. Ids of guests are drawn and much longer.
const GONE: &str = "gone";

impl GuestId {
    /// Nobody in particular: a guest who wanted to be forgotten.
    pub fn gone() -> GuestId {
        GONE.parse().expect("four letters are an id")
    }

    /// Whether this is nobody in particular.
    pub fn is_gone(&self) -> bool {
        self.as_str() == GONE
    }
}

impl Store {
    /// Forgets a guest: all of it or nothing. Their seats are those of a guest who left, without a name, and the tables
    /// they opened have no host; games and results stay. Nobody calls them any more.
    pub async fn forget_guest(&self, guest: &GuestId) -> Result<(), StoreError> {
        const SEATS: &str = "update seats set guest_id = $2, nickname = '' where guest_id = $1";
        const TABLES: &str = "update tables set host = $2 where host = $1";
        const GUESTS: &str = "delete from guests where id = $1";
        const DEVICES: &str = "delete from devices where guest_id = $1";
        const CALLS: &str = "delete from calls where guest_id = $1";
        let fault = |error: sqlx::Error| self.fault(&error);
        let mut hand = self.hand().await?;
        let mut transaction = hand.connection.begin_with(self.connector().begin()).await.map_err(fault)?;
        for statement in [SEATS, TABLES] {
            query(statement).bind(guest.as_str()).bind(GONE).execute(&mut *transaction).await.map_err(fault)?;
        }
        for statement in [GUESTS, DEVICES, CALLS] {
            query(statement).bind(guest.as_str()).execute(&mut *transaction).await.map_err(fault)?;
        }
        transaction.commit().await.map_err(fault)
    }
}
