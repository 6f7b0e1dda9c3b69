//! A guest who wants to be forgotten leaves the table.

use crate::message::{ConnectionId, Effect, GuestId, Ms};
use crate::places::Occupant;
use crate::room::Room;

/// What becomes of a table that somebody leaves for good.
pub enum Parting {
    /// It goes on, and this is to be done for it.
    GoesOn(Vec<Effect>),
    /// Nobody is left to whom it belongs: it is to be given up.
    GiveUp,
}

impl Room {
    /// Takes a guest off the table for good.
    ///
    /// In a game that is over the seat stays that of a guest, who has no name and the id `nobody`. In a running game a
    /// bot of the middle level takes over. Before the game the seat is open again. A table that belonged to the guest
    /// and has not begun, or at which no other guest plays, is to be given up.
    pub fn forget(&mut self, now: Ms, guest: &GuestId, nobody: &GuestId) -> Parting {
        let seats = self.places.seats_of(guest);
        let is_over = self.outcome().is_some();
        let is_other =
            |occupant: &Occupant| matches!(occupant, Occupant::Guest { id, .. } if id != guest && id != nobody);
        let has_others = self.places.all().any(|(_, occupant)| is_other(occupant));
        let belongs_to_guest = if self.play.is_some() { !has_others } else { self.is_host(guest) };
        if belongs_to_guest && !is_over {
            return Parting::GiveUp;
        }
        let mut effects = Vec::new();
        for seat in seats.iter() {
            if is_over {
                self.places.set(seat, Occupant::Guest { id: nobody.clone(), name: String::new() });
            } else if self.play.is_some() {
                let level = self.game.middle_level().to_string();
                self.put_on_seat(seat, Occupant::Bot { level }, &mut effects);
            } else {
                self.put_on_seat(seat, Occupant::Open, &mut effects);
            }
        }
        for seat in seats.iter() {
            self.stood_in = self.stood_in.without(seat);
            self.overdue = self.overdue.without(seat);
            self.absences[seat.index()] = None;
        }
        self.note_attendance(now);
        self.talk.forget(seats);
        self.withdraw_take_back_request(&mut effects);
        self.tell_seats(&mut effects);
        self.tell_all_talk(&mut effects);
        // A guest who had that seat is a spectator now.
        let is_theirs = |(connection, connected): (&ConnectionId, &crate::connections::Connection)| {
            (connected.guest == *guest).then_some(*connection)
        };
        let connections: Vec<ConnectionId> = self.connections.iter().filter_map(is_theirs).collect();
        for connection in connections {
            self.show(now, connection, None, &mut effects);
        }
        self.ask_bots(&mut effects);
        Parting::GoesOn(effects)
    }
}
