//! Who is connected to a table.

use table::Seat;
use wire::Notice;

use crate::lag::Lag;
use crate::message::{ConnectionId, Effect, GuestId, Ms, Sent};
use crate::room::Room;

/// An open connection of a guest; a guest may have several.
pub(crate) struct Connection {
    pub(crate) guest: GuestId,
    pub(crate) lag: Lag,
    /// Which of several people at one device looks; nobody while the curtain is closed.
    pub(crate) eyes: Option<Seat>,
}

impl Room {
    /// A guest connected and has seen everything up to a sequence number, or nothing.
    pub(crate) fn arrive(
        &mut self,
        now: Ms,
        connection: ConnectionId,
        guest: GuestId,
        have: Option<u32>,
        effects: &mut Vec<Effect>,
    ) {
        let before = self.seats();
        // Of several people at one device nobody knows yet who looks: they begin anew.
        let have = have.filter(|_| self.places.seats_of(&guest).len() < 2);
        let you = self.places.seat_of(&guest);
        self.connections.insert(connection, Connection { guest, lag: Lag::default(), eyes: None });
        self.note_who_is_away(now, None);
        self.note_attendance(now);
        let seats = self.seats();
        if seats == before {
            // Nobody else has to hear of one more spectator.
            effects.push(Effect::Send(connection, Sent::Seats { seats, you }));
        } else {
            self.tell_seats(effects);
        }
        self.show(now, connection, have, effects);
        self.tell_talk(connection, effects);
        if self.take_back_request.is_some() {
            effects.push(Effect::Send(connection, Sent::TakeBackRequest(self.take_back_request)));
        }
        if self.holding {
            effects.push(Effect::Send(connection, Sent::Notice(Notice::Holding)));
        }
        self.ask_bots(effects);
    }

    /// Somebody disconnected.
    pub(crate) fn depart(&mut self, now: Ms, connection: ConnectionId, effects: &mut Vec<Effect>) {
        let before = self.seats();
        let Some(left) = self.connections.remove(&connection) else { return };
        self.note_who_is_away(now, Some(&left.guest));
        self.note_attendance(now);
        // A spectator who leaves changes nobody's seat.
        if self.seats() != before {
            self.tell_seats(effects);
        }
    }

    /// Whether this guest is connected.
    pub fn is_here(&self, guest: &GuestId) -> bool {
        self.connections.values().any(|connected| connected.guest == *guest)
    }

    /// Everybody who is connected.
    pub fn connected(&self) -> impl Iterator<Item = (ConnectionId, &GuestId)> {
        self.connections.iter().map(|(&connection, connected)| (connection, &connected.guest))
    }

    /// The guest at this connection.
    pub fn guest_at(&self, connection: ConnectionId) -> Option<&GuestId> {
        self.connections.get(&connection).map(|connected| &connected.guest)
    }
}
