//! Whose turn it is, noted where a list of games finds it without waking the table.
//!
//! While everybody is there nothing is written: who is there sees it, and a list asks the table that is awake. It is
//! written when somebody leaves, when the game comes to wait for somebody who is away, and before the table sleeps.
//! After a
//! sudden end of the house a note can be behind; it is right again when the table is next awake, as it is at once where
//! a guest still has its page open.

use room::Occupant;
use store::{UnixMs, WaitsFor};
use table::{Seat, SeatSet};

use super::Driver;
use crate::clock::unix_now;

/// Whom a game waits for, and when something happened last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    pub(crate) waits_for: WaitsFor,
    pub(crate) moved_at: UnixMs,
}

impl Driver {
    /// Whose turn it is now.
    pub(super) fn turn(&self) -> Turn {
        Turn { waits_for: in_store(self.room.waits_for()), moved_at: self.moved_at }
    }

    /// Something has happened: if it concerns somebody who is away, it is noted.
    pub(super) async fn moved(&mut self) {
        self.moved_at = unix_now();
        let waits_for = in_store(self.room.waits_for());
        if waits_for == self.noted.waits_for {
            return;
        }
        let concerns =
            |seat: Seat| waits_for.contains(seat.index() as u8) || self.noted.waits_for.contains(seat.index() as u8);
        let seats = self.room.seats();
        let is_away = |occupant: &Occupant| match occupant {
            Occupant::Guest { id, .. } => !self.lines.values().any(|(guest, _)| guest == id),
            Occupant::Open | Occupant::Bot { .. } => false,
        };
        let mut all = Seat::all(seats.len() as u8).zip(seats.iter());
        if all.any(|(seat, note)| concerns(seat) && is_away(&note.occupant)) {
            self.note_turn().await;
        }
    }

    /// Notes whose turn it is, unless that stands there already.
    pub(super) async fn note_turn(&mut self) {
        let turn = self.turn();
        if turn == self.noted || !self.room.has_started() || self.room.outcome().is_some() {
            return;
        }
        match self.house.0.store.note_turn(&self.id, turn.waits_for, turn.moved_at).await {
            Ok(()) => self.noted = turn,
            // The next note says it again.
            Err(error) => tracing::warn!(table = %self.id, %error, "whose turn it is was not noted"),
        }
    }
}

fn in_store(seats: SeatSet) -> WaitsFor {
    WaitsFor::seats(seats.iter().map(|seat| seat.index() as u8))
}
