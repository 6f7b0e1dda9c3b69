//! Forgetting a guest: whatever names them goes, what they played stays.

use sqlx::{Connection, query};

use crate::sessions::end;
use crate::{EndedSessions, GuestId, Store, StoreError};

impl Store {
    /// Forgets a guest: all of it or nothing. Their seats are those of a guest who left, without a name, and the tables
    /// they opened have no host; games and results stay. Nobody calls them any more, and their sessions end.
    pub async fn forget_guest(&self, guest: &GuestId, ended: &EndedSessions) -> Result<(), StoreError> {
        const SEATS: &str = "update seats set guest_id = $2, nickname = '' where guest_id = $1";
        const TABLES: &str = "update tables set host = $2 where host = $1";
        const GUESTS: &str = "delete from guests where id = $1";
        const CALLS: &str = "delete from calls where guest_id = $1";
        let fault = |error: sqlx::Error| self.fault(&error);
        let gone = GuestId::gone();
        let mut hand = self.hand().await?;
        let mut transaction = hand.connection.begin_with(self.connector().begin()).await.map_err(fault)?;
        for statement in [SEATS, TABLES] {
            query(statement)
                .bind(guest.as_str())
                .bind(gone.as_str())
                .execute(&mut *transaction)
                .await
                .map_err(fault)?;
        }
        for statement in [GUESTS, CALLS] {
            query(statement).bind(guest.as_str()).execute(&mut *transaction).await.map_err(fault)?;
        }
        end(&mut transaction, guest, ended).await.map_err(fault)?;
        transaction.commit().await.map_err(fault)
    }
}
