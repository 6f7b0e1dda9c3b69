//! What everybody at a table is shown.

use std::sync::Arc;

use table::{Seat, SeatSet};
use wire::{Presence, SeatInfo};

use crate::message::{ConnectionId, Effect, Frame, GuestId, Ms, Sent};
use crate::places::Occupant;
use crate::room::Room;

impl Room {
    /// How things stand for a guest, or for a spectator; nothing before the game has begun.
    pub fn look(&self, guest: Option<&GuestId>, now: Ms) -> Option<Frame> {
        let seats = guest.map_or(SeatSet::NONE, |guest| self.places.seats_of(guest));
        self.play.as_ref().map(|play| self.behind_curtain(play.frame(self.viewer(seats, None), None, now), seats))
    }

    /// Who sits where, as everybody sees it: without the ids of guests.
    pub fn seats(&self) -> Arc<[SeatInfo]> {
        let info = |(seat, occupant): (Seat, &Occupant)| {
            let (presence, host) = match occupant {
                Occupant::Open => (Presence::Away, false),
                Occupant::Bot { .. } => (Presence::Here, false),
                Occupant::Guest { id, .. } if self.is_here(id) => (Presence::Here, self.places.is_host(id)),
                Occupant::Guest { id, .. } if self.stood_in.contains(seat) => {
                    (Presence::StoodIn, self.places.is_host(id))
                }
                Occupant::Guest { id, .. } => (Presence::Away, self.places.is_host(id)),
            };
            SeatInfo { occupant: occupant.to_wire(), presence, host }
        };
        self.places.all().map(info).collect()
    }

    pub(crate) fn show(&self, now: Ms, connection: ConnectionId, have: Option<u32>, effects: &mut Vec<Effect>) {
        let (Some(play), Some(connected)) = (&self.play, self.connections.get(&connection)) else { return };
        let seats = self.places.seats_of(&connected.guest);
        let frame = self.behind_curtain(play.frame(self.viewer(seats, connected.eyes), have, now), seats);
        effects.push(Effect::Send(connection, Sent::Frame(Box::new(frame))));
    }

    /// Shows everybody what has just happened.
    pub(crate) fn show_step(&mut self, now: Ms, effects: &mut Vec<Effect>) {
        let shared = self.change_hands();
        let Some(play) = &self.play else { return };
        for (&connection, connected) in &self.connections {
            if shared.contains(&connection) {
                self.show(now, connection, None, effects);
                continue;
            }
            let seats = self.places.seats_of(&connected.guest);
            if let Some(frame) = play.step_frame(self.viewer(seats, connected.eyes), now) {
                let frame = self.behind_curtain(frame, seats);
                effects.push(Effect::Send(connection, Sent::Frame(Box::new(frame))));
            }
        }
    }

    pub(crate) fn tell_seats(&self, effects: &mut Vec<Effect>) {
        let seats = self.seats();
        for (&connection, connected) in &self.connections {
            let you = self.places.seat_of(&connected.guest);
            effects.push(Effect::Send(connection, Sent::Seats { seats: seats.clone(), you }));
        }
    }
}
