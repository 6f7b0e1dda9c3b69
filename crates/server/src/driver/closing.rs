//! Leaving a table for good: its host closes it, or a guest wants to be forgotten.

use room::{CloseRefused, GuestId, Parting};
use wire::Notice;

use super::guard::Broken;
use super::{Driver, Go};
use crate::clock::unix_now;

impl Driver {
    /// Closes the table if this guest may: everybody is told, and who comes later finds a page that says so.
    pub(super) async fn close(&mut self, guest: &GuestId) -> Result<Result<(), CloseRefused>, Broken> {
        let allowed = self.room.call(|room, now| room.may_close(guest, now))?;
        if allowed.is_ok() {
            self.abandon().await;
        }
        Ok(allowed)
    }

    /// Takes a guest off the table who wants to be forgotten. A table that breaks over it is set up again and tries
    /// once more, for it was read with the name of the guest.
    pub(super) async fn forget_for_good(&mut self, guest: &GuestId) -> Result<Go, Broken> {
        match self.forget(guest).await {
            Ok(go) => Ok(go),
            Err(Broken) => match self.reopen().await {
                Go::On => self.forget(guest).await,
                Go::Away => Ok(Go::Away),
            },
        }
    }

    async fn forget(&mut self, guest: &GuestId) -> Result<Go, Broken> {
        let nobody = GuestId(store::GuestId::gone().as_str().into());
        self.watches.remove(guest);
        match self.room.call(|room, now| room.forget(now, guest, &nobody))? {
            Parting::GoesOn(effects) => self.carry_out(effects).await,
            Parting::GiveUp => {
                self.abandon().await;
                Ok(Go::Away)
            }
        }
    }

    /// Gives the table up and tells everybody.
    pub(super) async fn abandon(&mut self) {
        let saved = self.house.0.store.abandon_table(&self.id, unix_now()).await;
        self.note(saved);
        if !self.watches.is_empty() {
            let forgotten = self.house.0.store.forget_calls(&self.id).await;
            self.note(forgotten);
        }
        // From now on who comes finds the page that says so, and not a table that is about to go.
        self.house.0.hub.retire(&self.id, &self.mailbox);
        self.send_all(Notice::Abandoned);
        tracing::info!(table = %self.id, "the table is closed for good");
    }
}
