//! Several people at one device: whose hand it shows.
//!
//! Where players hold something hidden, a curtain falls whenever another of them is asked. Behind it the device is sent
//! what everybody may see and nothing else, until the next person says that they have it. Where nothing is hidden the
//! device simply shows the player who is asked.

use catalog::Hands;
use table::{Seat, SeatSet, Viewer};

use crate::connections::Connection;
use crate::message::{ConnectionId, Effect, Frame, Ms};
use crate::room::Room;

impl Room {
    /// Whose eyes a connection has: those of its guest, or of whichever of several people has the device.
    pub(crate) fn viewer(&self, seats: SeatSet, eyes: Option<Seat>) -> Viewer {
        match (seats.len(), eyes.filter(|&seat| seats.contains(seat))) {
            (0, _) => Viewer::Spectator,
            (1, _) => seats.first().map_or(Viewer::Spectator, Viewer::Seat),
            (_, Some(seat)) => Viewer::Seat(seat),
            (_, None) => match self.game.hands() {
                Hands::Hidden => Viewer::Spectator,
                Hands::Open => self.next_of(seats).map_or(Viewer::Spectator, Viewer::Seat),
            },
        }
    }

    /// The seat whose hand a connection shows.
    pub(crate) fn seat_at(&self, connected: &Connection) -> Option<Seat> {
        self.viewer(self.places.seats_of(&connected.guest), connected.eyes).seat()
    }

    /// Which of these seats is asked, or else the first of them.
    fn next_of(&self, seats: SeatSet) -> Option<Seat> {
        self.asked_of(seats).or(seats.first())
    }

    fn asked_of(&self, seats: SeatSet) -> Option<Seat> {
        let waiting = self.play.as_ref()?.table().waiting();
        waiting.must.and(seats).first().or(waiting.may.and(seats).first())
    }

    /// A frame as a device that several people share may show it: it says whom to hand the device to.
    pub(crate) fn behind_curtain(&self, frame: Frame, seats: SeatSet) -> Frame {
        if seats.len() < 2 || frame.you.is_some() {
            return frame;
        }
        Frame { curtain: self.next_of(seats), ..frame }
    }

    /// After a step: closes the curtain of devices at which another person is asked now. Says which devices show
    /// somebody else's eyes from now on.
    pub(crate) fn change_hands(&mut self) -> Vec<ConnectionId> {
        let mut changed = Vec::new();
        let connections: Vec<(ConnectionId, SeatSet, Option<Seat>)> = self
            .connections
            .iter()
            .map(|(&connection, connected)| (connection, self.places.seats_of(&connected.guest), connected.eyes))
            .filter(|(_, seats, _)| seats.len() > 1)
            .collect();
        for (connection, seats, eyes) in connections {
            let asked = self.asked_of(seats);
            let stays = asked.is_none() || asked == eyes;
            let now = match self.game.hands() {
                _ if stays => eyes,
                Hands::Hidden => None,
                Hands::Open => asked,
            };
            if now != eyes {
                changed.push(connection);
            }
            if let Some(connected) = self.connections.get_mut(&connection) {
                connected.eyes = now;
            }
        }
        changed
    }

    /// The next person has the device.
    pub(crate) fn open_curtain(&mut self, now: Ms, connection: ConnectionId, seat: Seat, effects: &mut Vec<Effect>) {
        let Some(connected) = self.connections.get_mut(&connection) else { return };
        if self.places.seats_of(&connected.guest).contains(seat) {
            connected.eyes = Some(seat);
            self.show(now, connection, None, effects);
        }
    }
}
