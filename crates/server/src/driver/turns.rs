//! Whose turn it is, noted where a list of games finds it without waking the table.
//!
//! While everybody is there nothing is written: who is there sees it, and a list asks the table that is awake. It is
//! written when somebody leaves, when the game comes to wait for somebody who is away, and before the table sleeps.
//! After a sudden end of the house a note can be behind; it is right again when the table is next awake, as it is at
//! once where a guest still has its page open.

use room::{Ms, Occupant, Room};
use store::{UnixMs, WaitsFor};
use table::{Seat, SeatSet};

use super::Driver;
use super::guard::Broken;
use crate::clock::unix_now;

/// Whom a game waits for, and when something happened last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    pub(crate) waits_for: WaitsFor,
    pub(crate) moved_at: UnixMs,
}

impl Driver {
    /// Whose turn it is now.
    pub(super) fn turn(&self) -> Result<Turn, Broken> {
        let waits_for = self.room.ask(Room::waits_for)?;
        Ok(Turn { waits_for: in_store(waits_for), moved_at: self.moved_at })
    }

    /// How long ago something happened here last.
    pub(super) fn quiet_ms(&self) -> Ms {
        unix_now().0.saturating_sub(self.moved_at.0)
    }

    /// Something has happened: if it concerns somebody who is away, it is noted.
    pub(super) async fn moved(&mut self) -> Result<(), Broken> {
        self.moved_at = unix_now();
        let noted = self.noted.waits_for;
        let concerns_absent = self.room.ask(|room| {
            let waits_for = in_store(room.waits_for());
            let concerns = |seat: Seat| waits_for.contains(seat.index() as u8) || noted.contains(seat.index() as u8);
            let is_away = |occupant: &Occupant| match occupant {
                Occupant::Guest { id, .. } => !room.is_here(id),
                Occupant::Open | Occupant::Bot { .. } => false,
            };
            waits_for != noted && room.occupants().any(|(seat, occupant)| concerns(seat) && is_away(occupant))
        })?;
        if concerns_absent { self.note_turn().await } else { Ok(()) }
    }

    /// Notes whose turn it is, unless that stands there already.
    pub(super) async fn note_turn(&mut self) -> Result<(), Broken> {
        let turn = self.turn()?;
        let is_running = self.room.ask(|room| room.has_started() && room.outcome().is_none())?;
        if turn == self.noted || !is_running {
            return Ok(());
        }
        match self.house.0.store.note_turn(&self.id, turn.waits_for, turn.moved_at).await {
            Ok(()) => self.noted = turn,
            // The next note says it again.
            Err(error) => tracing::warn!(table = %self.id, %error, "whose turn it is was not noted"),
        }
        Ok(())
    }
}

fn in_store(seats: SeatSet) -> WaitsFor {
    WaitsFor::seats(seats.iter().map(|seat| seat.index() as u8))
}
