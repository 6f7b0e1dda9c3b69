//! What people at a table ask of each other and say to each other.

use std::sync::Arc;

use table::{Seat, SeatSet};

use crate::manners::{Hints, TakeBack};
use crate::message::{ConnectionId, Consent, Effect, Plea, RoomRefused, Sent};
use crate::places::Occupant;
use crate::talk::{Said, Saying, may_hear, tidy};
use crate::whole::{Line, Room};

impl Room {
    /// Where somebody sits who is at this line; nobody who watches or stands before a closed curtain.
    fn seated(&self, connection: ConnectionId) -> Result<Seat, RoomRefused> {
        let line = self.lines.get(&connection).ok_or(RoomRefused::Spectator)?;
        self.seat_at(line).ok_or(RoomRefused::Spectator)
    }

    /// Takes back what a seat did last: at once if nobody learned anything hidden and nobody acted since, otherwise with
    /// the consent of the other guests. Bots do not mind.
    pub(crate) fn take_back(&mut self, connection: ConnectionId, effects: &mut Vec<Effect>) -> Result<(), RoomRefused> {
        let seat = self.seated(connection)?;
        let others = self.others_than(connection);
        let play = self.play.as_mut().ok_or(RoomRefused::NotStarted)?;
        let inputs = play.inputs_since(seat).ok_or(RoomRefused::NothingToTakeBack)?;
        if play.take_backs_left(seat) == 0 {
            return Err(RoomRefused::NoTakeBacksLeft);
        }
        if play.is_free(inputs, &mut self.rng) {
            return play.take_back(seat, inputs, effects);
        }
        if self.manners.take_back == TakeBack::OwnSteps {
            return Err(RoomRefused::TakeBackRefused);
        }
        if self.plea.is_some() {
            return Err(RoomRefused::PleaOpen);
        }
        if others.is_empty() {
            return play.take_back(seat, inputs, effects);
        }
        self.plea = Some(Plea { seat, inputs, asked: others });
        self.tell_plea(effects);
        Ok(())
    }

    /// The seats of all guests who are not at this line.
    fn others_than(&self, connection: ConnectionId) -> SeatSet {
        let own = self.lines.get(&connection).map(|line| &line.guest);
        let others = self.places.guests().filter(|(_, guest)| Some(*guest) != own);
        others.fold(SeatSet::NONE, |seats, (seat, _)| seats.with(seat))
    }

    /// Somebody answers a plea. When all have agreed it is granted; one who declines ends it.
    pub(crate) fn consent(
        &mut self,
        connection: ConnectionId,
        consent: Consent,
        effects: &mut Vec<Effect>,
    ) -> Result<(), RoomRefused> {
        let line = self.lines.get(&connection).ok_or(RoomRefused::Spectator)?;
        let answered = self.places.seats_of(&line.guest);
        let mut plea = self.plea.ok_or(RoomRefused::NoPlea)?;
        if plea.asked.and(answered).is_empty() {
            return Err(RoomRefused::NoPlea);
        }
        if consent == Consent::Decline {
            self.withdraw_plea(effects);
            return Ok(());
        }
        plea.asked = answered.iter().fold(plea.asked, SeatSet::without);
        self.plea = Some(plea);
        if !plea.asked.is_empty() {
            self.tell_plea(effects);
            return Ok(());
        }
        self.withdraw_plea(effects);
        let play = self.play.as_mut().ok_or(RoomRefused::NotStarted)?;
        play.take_back(plea.seat, plea.inputs, effects)
    }

    /// The moment has passed, or somebody declined.
    pub(crate) fn withdraw_plea(&mut self, effects: &mut Vec<Effect>) {
        if self.plea.take().is_some() {
            self.tell_plea(effects);
        }
    }

    fn tell_plea(&self, effects: &mut Vec<Effect>) {
        effects.extend(self.lines.keys().map(|&connection| Effect::Send(connection, Sent::Plea(self.plea))));
    }

    /// Lets the strongest player think about what a seat is asked.
    pub(crate) fn hint(&mut self, connection: ConnectionId, effects: &mut Vec<Effect>) -> Result<(), RoomRefused> {
        if self.manners.hints == Hints::Withheld {
            return Err(RoomRefused::NoHints);
        }
        let seat = self.seated(connection)?;
        let play = self.play.as_ref().ok_or(RoomRefused::NotStarted)?;
        effects.push(play.hint(seat, connection).ok_or(RoomRefused::NothingToHint)?);
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
            Saying::Words(words) => Saying::Words(tidy(&words).ok_or(RoomRefused::NothingSaid)?),
            Saying::Gesture(gesture) => Saying::Gesture(gesture),
        };
        let line = self.lines.get(&connection).ok_or(RoomRefused::Spectator)?;
        let seat = self.seat_at(line).or_else(|| self.places.seat_of(&line.guest));
        let name = match seat.map(|seat| self.places.at(seat)) {
            Some(Occupant::Guest { name, .. }) => name.clone(),
            Some(Occupant::Bot { .. } | Occupant::Open) | None => name.unwrap_or_default(),
        };
        let said = self.talk.take_in(seat, name, saying);
        let is_over = self.outcome().is_some();
        for (&to, line) in &self.lines {
            if may_hear(&said, self.places.seat_of(&line.guest), is_over) {
                effects.push(Effect::Send(to, Sent::Said(said.clone())));
            }
        }
        Ok(())
    }

    /// Tells somebody who has just come what was said.
    pub(crate) fn tell_talk(&self, connection: ConnectionId, effects: &mut Vec<Effect>) {
        let Some(line) = self.lines.get(&connection) else { return };
        let heard: Arc<[Arc<Said>]> = self.heard_by(line).into();
        if !heard.is_empty() {
            effects.push(Effect::Send(connection, Sent::Talk(heard)));
        }
    }

    /// The game is over: those who played and those who watched hear each other.
    pub(crate) fn tell_all_talk(&self, effects: &mut Vec<Effect>) {
        for &connection in self.lines.keys() {
            self.tell_talk(connection, effects);
        }
    }

    fn heard_by(&self, line: &Line) -> Vec<Arc<Said>> {
        self.talk.heard(self.places.seat_of(&line.guest), self.outcome().is_some())
    }
}
