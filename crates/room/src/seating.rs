//! Sitting down, arranging the seats, and beginning.

use table::Seat;
use wire::Refusal;

use crate::message::{Effect, GuestId, Ms, RoomRefused};
use crate::places::{Occupant, Sitting};
use crate::room::Room;

impl Room {
    pub(crate) fn sit(
        &mut self,
        now: Ms,
        guest: &GuestId,
        name: String,
        (wanted, sitting): (Option<Seat>, Sitting),
        effects: &mut Vec<Effect>,
    ) -> Result<Option<Seat>, RoomRefused> {
        let seat = self.places.seat_for(guest, wanted, sitting)?;
        if self.places.seats_of(guest).contains(seat) {
            return Ok(Some(seat));
        }
        if self.play.is_some() {
            return Err(Refusal::AlreadyStarted.into());
        }
        if sitting == Sitting::Alone {
            for before in self.places.seats_of(guest).iter() {
                self.put_on_seat(before, Occupant::Open, effects);
            }
        }
        self.put_on_seat(seat, Occupant::Guest { id: guest.clone(), name }, effects);
        self.tell_seats(effects);
        self.begin_if_full(now, effects);
        Ok(Some(seat))
    }

    pub(crate) fn put_on_seat(&mut self, seat: Seat, occupant: Occupant, effects: &mut Vec<Effect>) {
        self.places.set(seat, occupant.clone());
        effects.push(Effect::SaveSeat(seat, occupant));
    }

    pub(crate) fn arrange(
        &mut self,
        now: Ms,
        guest: &GuestId,
        seat: Seat,
        occupant: Occupant,
        effects: &mut Vec<Effect>,
    ) -> Result<Option<Seat>, RoomRefused> {
        self.may_arrange(guest)?;
        if seat.index() >= self.places.count() as usize {
            return Err(Refusal::NoSuchSeat.into());
        }
        if let Occupant::Bot { level } = &occupant {
            catalog::offered(self.game, level).map_err(|_| Refusal::NoSuchPlayer)?;
        }
        self.put_on_seat(seat, occupant, effects);
        self.tell_seats(effects);
        self.begin_if_full(now, effects);
        Ok(Some(seat))
    }

    /// Only the host says who sits where, and only before the game.
    fn may_arrange(&self, guest: &GuestId) -> Result<(), RoomRefused> {
        match (self.places.is_host(guest), &self.play) {
            (false, _) => Err(Refusal::NotHost.into()),
            (true, Some(_)) => Err(Refusal::AlreadyStarted.into()),
            (true, None) => Ok(()),
        }
    }

    /// Bots take the seats that are still open, and the game begins.
    pub(crate) fn start(
        &mut self,
        now: Ms,
        guest: &GuestId,
        effects: &mut Vec<Effect>,
    ) -> Result<Option<Seat>, RoomRefused> {
        self.may_arrange(guest)?;
        let level = self.game.middle_level();
        while let Some(seat) = self.places.any_open() {
            self.put_on_seat(seat, Occupant::Bot { level: level.to_string() }, effects);
        }
        self.tell_seats(effects);
        self.begin_if_full(now, effects);
        Ok(self.places.seat_of(guest))
    }

    pub(crate) fn begin_if_full(&mut self, now: Ms, effects: &mut Vec<Effect>) {
        if self.play.is_none() && self.places.any_open().is_none() {
            self.begin(now, effects);
        }
    }

    fn begin(&mut self, now: Ms, effects: &mut Vec<Effect>) {
        self.play = Some(self.set_up(now).expect("seats and options were tried when the table was laid"));
        self.note_attendance(now);
        effects.push(Effect::SaveStart);
        let _ = self.change_hands();
        for &connection in self.connections.keys() {
            self.show(now, connection, None, effects);
        }
        self.ask_bots(effects);
    }
}
