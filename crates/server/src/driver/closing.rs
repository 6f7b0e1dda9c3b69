//! Leaving a table for good: its host closes it, or a guest wants to be forgotten.

use std::time::Duration;

use room::{GuestId, Notice, Occupant, Parting};

use super::{Driver, Go};
use crate::clock::unix_now;

/// For how long the other guests of a running game must have been away. Of a table that slept meanwhile they were: it
/// falls asleep only when nobody is there.
const AWAY: Duration = Duration::from_secs(5 * 60);

/// Why a table was not closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CloseRefused {
    /// Only the host closes it.
    NotHost,
    /// Another guest is there, or was until a moment ago.
    OthersHere,
    /// The game is over.
    Over,
}

impl Driver {
    /// Closes the table if this guest may: everybody is told, and whoever comes later finds a page that says so.
    pub(super) async fn close(&mut self, guest: &GuestId) -> Result<(), CloseRefused> {
        if !self.room.is_host(guest) {
            return Err(CloseRefused::NotHost);
        }
        if self.room.outcome().is_some() {
            return Err(CloseRefused::Over);
        }
        if self.room.has_started() && self.others_play(guest) {
            return Err(CloseRefused::OthersHere);
        }
        self.abandon().await;
        Ok(())
    }

    /// Takes a guest off the table who wants to be forgotten.
    pub(super) async fn forget(&mut self, guest: &GuestId) -> Go {
        let nobody = GuestId(store::GuestId::gone().as_str().into());
        self.last_seen.remove(guest);
        self.watches.remove(guest);
        match self.attempt(|room, now| room.forget(now, guest, &nobody)) {
            Some(Parting::GoesOn(effects)) => self.carry_out(effects).await,
            Some(Parting::GiveUp) => {
                self.abandon().await;
                Go::Away
            }
            None => self.reopen().await,
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
        // From now on whoever calls finds the page that says so, and not a table that is about to go.
        self.house.0.hub.retire(&self.id, &self.mailbox);
        self.send_all(Notice::Abandoned);
        tracing::info!(table = %self.id, "the table is closed for good");
    }

    /// Whether another guest at this table is there, or was until a moment ago.
    fn others_play(&self, guest: &GuestId) -> bool {
        let is_here = |id: &GuestId| {
            let has_line = self.lines.values().any(|(known, _)| known == id);
            has_line || self.last_seen.get(id).is_some_and(|seen| seen.elapsed() < AWAY)
        };
        self.room.seats().iter().any(|note| match &note.occupant {
            Occupant::Guest { id, .. } => id != guest && is_here(id),
            Occupant::Open | Occupant::Bot { .. } => false,
        })
    }
}
