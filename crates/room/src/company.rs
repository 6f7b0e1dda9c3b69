//! What people at a table ask of each other and say to each other.

use std::sync::Arc;

use table::{Seat, SeatSet};
use wire::{Hints, Refusal, Said, Saying, TakeBack, TakeBackRequest};

use crate::connections::Connection;
use crate::message::{ConnectionId, Consent, Effect, RoomRefused, Sent};
use crate::places::Occupant;
use crate::room::Room;
use crate::talk::{may_hear, tidy};

impl Room {
    /// Where somebody sits who is at this connection; nobody who watches or stands before a closed curtain.
    fn seated(&self, connection: ConnectionId) -> Result<Seat, RoomRefused> {
        let connected = self.connections.get(&connection).ok_or(Refusal::Spectator)?;
        Ok(self.seat_at(connected).ok_or(Refusal::Spectator)?)
    }

    /// Takes back what a seat did last: at once if nobody learned anything hidden and nobody acted since, otherwise
    /// with the consent of the other guests. Bots do not mind.
    pub(crate) fn take_back(&mut self, connection: ConnectionId, effects: &mut Vec<Effect>) -> Result<(), RoomRefused> {
        let seat = self.seated(connection)?;
        let others = self.others_than(connection);
        let play = self.play.as_mut().ok_or(Refusal::NotStarted)?;
        let inputs = play.inputs_since(seat).ok_or(Refusal::NothingToTakeBack)?;
        if play.take_backs_left(seat) == 0 {
            return Err(Refusal::NoTakeBacksLeft.into());
        }
        if play.is_free(inputs, &mut self.rng) {
            return play.take_back(seat, inputs, effects);
        }
        if self.settings.take_back == TakeBack::OwnSteps {
            return Err(Refusal::TakeBackRefused.into());
        }
        if self.take_back_request.is_some() {
            return Err(Refusal::TakeBackRequestOpen.into());
        }
        if others.is_empty() {
            return play.take_back(seat, inputs, effects);
        }
        self.take_back_request = Some(TakeBackRequest { seat, inputs, asked: others });
        self.tell_take_back_request(effects);
        Ok(())
    }

    /// The seats of all guests who are not at this connection.
    fn others_than(&self, connection: ConnectionId) -> SeatSet {
        let own = self.connections.get(&connection).map(|connected| &connected.guest);
        let others = self.places.guests().filter(|(_, guest)| Some(*guest) != own);
        others.fold(SeatSet::NONE, |seats, (seat, _)| seats.with(seat))
    }

    /// Somebody answers a take-back request. When all have agreed it is granted; one who declines ends it.
    pub(crate) fn consent(
        &mut self,
        connection: ConnectionId,
        consent: Consent,
        effects: &mut Vec<Effect>,
    ) -> Result<(), RoomRefused> {
        let connected = self.connections.get(&connection).ok_or(Refusal::Spectator)?;
        let answered = self.places.seats_of(&connected.guest);
        let mut request = self.take_back_request.ok_or(Refusal::NoTakeBackRequest)?;
        if request.asked.and(answered).is_empty() {
            return Err(Refusal::NoTakeBackRequest.into());
        }
        if consent == Consent::Decline {
            self.withdraw_take_back_request(effects);
            return Ok(());
        }
        request.asked = answered.iter().fold(request.asked, SeatSet::without);
        self.take_back_request = Some(request);
        if !request.asked.is_empty() {
            self.tell_take_back_request(effects);
            return Ok(());
        }
        self.withdraw_take_back_request(effects);
        let play = self.play.as_mut().ok_or(Refusal::NotStarted)?;
        play.take_back(request.seat, request.inputs, effects)
    }

    /// The moment has passed, or somebody declined.
    pub(crate) fn withdraw_take_back_request(&mut self, effects: &mut Vec<Effect>) {
        if self.take_back_request.take().is_some() {
            self.tell_take_back_request(effects);
        }
    }

    fn tell_take_back_request(&self, effects: &mut Vec<Effect>) {
        effects.extend(
            self.connections
                .keys()
                .map(|&connection| Effect::Send(connection, Sent::TakeBackRequest(self.take_back_request))),
        );
    }

    /// Lets the strongest player think about what a seat is asked.
    pub(crate) fn hint(&mut self, connection: ConnectionId, effects: &mut Vec<Effect>) -> Result<(), RoomRefused> {
        if self.settings.hints == Hints::Withheld {
            return Err(Refusal::NoHints.into());
        }
        let seat = self.seated(connection)?;
        let play = self.play.as_ref().ok_or(Refusal::NotStarted)?;
        effects.push(play.hint(seat, connection).ok_or(Refusal::NothingToHint)?);
        Ok(())
    }

    /// Passes on what somebody says to those who may hear it.
    pub(crate) fn say(
        &mut self,
        connection: ConnectionId,
        name: Option<String>,
        saying: Saying,
        effects: &mut Vec<Effect>,
    ) -> Result<(), RoomRefused> {
        let saying = match saying {
            Saying::Words(words) => Saying::Words(tidy(&words).ok_or(Refusal::NothingSaid)?),
            Saying::Gesture(gesture) => Saying::Gesture(gesture),
        };
        let connected = self.connections.get(&connection).ok_or(Refusal::Spectator)?;
        let seat = self.seat_at(connected).or_else(|| self.places.seat_of(&connected.guest));
        let name = match seat.map(|seat| self.places.at(seat)) {
            Some(Occupant::Guest { name, .. }) => name.clone(),
            Some(Occupant::Bot { .. } | Occupant::Open) | None => name.unwrap_or_default(),
        };
        let said = self.talk.take_in(seat, name, saying);
        let is_over = self.outcome().is_some();
        for (&to, connected) in &self.connections {
            if may_hear(&said, self.places.seat_of(&connected.guest), is_over) {
                effects.push(Effect::Send(to, Sent::Said(said.clone())));
            }
        }
        Ok(())
    }

    /// Tells somebody who has just come what was said.
    pub(crate) fn tell_talk(&self, connection: ConnectionId, effects: &mut Vec<Effect>) {
        let Some(connected) = self.connections.get(&connection) else { return };
        let heard: Arc<[Arc<Said>]> = self.heard_by(connected).into();
        if !heard.is_empty() {
            effects.push(Effect::Send(connection, Sent::Talk(heard)));
        }
    }

    /// The game is over: those who played and those who watched hear each other.
    pub(crate) fn tell_all_talk(&self, effects: &mut Vec<Effect>) {
        for &connection in self.connections.keys() {
            self.tell_talk(connection, effects);
        }
    }

    fn heard_by(&self, connected: &Connection) -> Vec<Arc<Said>> {
        self.talk.heard(self.places.seat_of(&connected.guest), self.outcome().is_some())
    }
}
