//! Who is at the table, as far as bots care: whether they play at all, and how soon they are wanted.

use crate::message::Ms;
use crate::places::Occupant;
use crate::play::Pace;
use crate::room::Room;

/// Who is at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attendance {
    /// A guest who plays is here.
    Players,
    /// Nobody who plays is here, but somebody watches.
    Spectators,
    /// Nobody is here, but a guest plays: the game goes on until it waits for them.
    Away,
    /// Nobody is here and only bots play: the game waits until somebody comes.
    Empty,
}

impl Room {
    /// Who is at the table now.
    pub fn attendance(&self) -> Attendance {
        let mut guests = self.places.guests();
        if guests.any(|(_, guest)| self.is_here(guest)) {
            return Attendance::Players;
        }
        if !self.connections.is_empty() {
            return Attendance::Spectators;
        }
        let has_guest = self.places.all().any(|(_, occupant)| matches!(occupant, Occupant::Guest { .. }));
        if has_guest { Attendance::Away } else { Attendance::Empty }
    }

    /// Somebody came, left or changed seats: the game may have to pause, or to go on.
    pub(crate) fn note_attendance(&mut self, now: Ms) {
        let pace = match self.attendance() {
            Attendance::Players | Attendance::Spectators | Attendance::Away => Pace::Runs,
            Attendance::Empty => Pace::Paused,
        };
        if let Some(play) = &mut self.play {
            play.set_pace(now, pace);
        }
    }
}
