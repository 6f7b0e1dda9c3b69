//! Whether the host may close a table for good.

use crate::message::{GuestId, Ms};
use crate::room::Room;
use crate::standing_in::Absence;

/// For how long the other guests of a running game must have been away. Of a table that was opened again only its last
/// move is known: the others may have been there until then.
const AWAY_MS: Ms = 5 * 60 * 1000;

/// Why a table is not closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CloseRefused {
    /// Only the host closes it.
    #[error("only the host of the table can close it")]
    NotHost,
    /// Another guest is there, or was until a moment ago.
    #[error("another guest plays here: wait until they have been away for five minutes")]
    OthersHere,
    /// The game is over.
    #[error("the game is over: the table stays for its record")]
    Over,
}

impl Room {
    /// Whether this guest may close the table for good.
    pub fn may_close(&self, guest: &GuestId, now: Ms) -> Result<(), CloseRefused> {
        if !self.is_host(guest) {
            return Err(CloseRefused::NotHost);
        }
        if self.outcome().is_some() {
            return Err(CloseRefused::Over);
        }
        if self.has_started() && self.others_play(guest, now) {
            return Err(CloseRefused::OthersHere);
        }
        Ok(())
    }

    /// Whether another guest who plays is there, or was until a moment ago.
    fn others_play(&self, guest: &GuestId, now: Ms) -> bool {
        let was_here = |absence: Option<Absence>| match absence {
            Some(Absence::Left(at)) => now < at + AWAY_MS,
            Some(Absence::Unseen(_)) => now < self.quiet_since + AWAY_MS,
            None => false,
        };
        let mut others = self.places.guests().filter(|(_, other)| *other != guest);
        others.any(|(seat, other)| self.is_here(other) || was_here(self.absences[seat.index()]))
    }
}
