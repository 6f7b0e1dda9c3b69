//! Forgetting a guest: whatever names them goes, what they played stays.

use sqlx::query;

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
        let gone = GuestId::gone();
        let mut write = self.begin().await?;
        for statement in [SEATS, TABLES] {
            write.execute(query(statement).bind(guest.as_str()).bind(gone.as_str())).await?;
        }
        for statement in [GUESTS, CALLS] {
            write.execute(query(statement).bind(guest.as_str())).await?;
        }
        end(&mut write, guest, ended).await.map_err(|error| self.fault(&error))?;
        write.commit().await
    }
}
