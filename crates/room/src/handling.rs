//! Messages in, effects out.

use table::SeatSet;
use wire::{Notice, Refusal};

use crate::bots::draw_delay;
use crate::message::{ConnectionId, Effect, Message, Ms, RoomRefused, Sent};
use crate::play::{Pace, Play};
use crate::race::Offer;
use crate::room::Room;

impl Room {
    /// Begins to drive the room: a game whose seats are all taken begins, bots whose turn it is are asked, and a result
    /// that was not stored yet is. `quiet_ms` is how long ago something last happened at the table.
    pub fn wake(&mut self, now: Ms, quiet_ms: Ms) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.quiet_since = now.saturating_sub(quiet_ms);
        self.note_who_is_away(now, None);
        self.begin_if_full(now, &mut effects);
        self.note_attendance(now);
        self.ask_bots(&mut effects);
        self.tick(now, &mut effects);
        effects.extend(self.outcome().map(Effect::SaveResult));
        effects
    }

    /// Takes a message in that arrived at this time.
    pub fn handle(&mut self, now: Ms, message: Message) -> Vec<Effect> {
        let mut effects = Vec::new();
        match message {
            Message::Arrive { connection, guest, have } => self.arrive(now, connection, guest, have, &mut effects),
            Message::Depart { connection } => self.depart(now, connection, &mut effects),
            Message::Lost { connection } => self.show(now, connection, None, &mut effects),
            Message::Sit { request, guest, name, seat, sitting } => {
                let reply = self.sit(now, &guest, name, (seat, sitting), &mut effects);
                effects.push(Effect::Reply(request, reply));
            }
            Message::Arrange { request, guest, seat, occupant } => {
                let reply = self.arrange(now, &guest, seat, occupant, &mut effects);
                effects.push(Effect::Reply(request, reply));
            }
            Message::Start { request, guest } => {
                let reply = self.start(now, &guest, &mut effects);
                effects.push(Effect::Reply(request, reply));
            }
            Message::Choose { connection, token, action } => self.choose(now, connection, token, &action, &mut effects),
            Message::TakeBack { connection } => {
                let result = self.take_back(connection, &mut effects);
                refuse(connection, result, &mut effects);
            }
            Message::Consent { connection, consent } => {
                let result = self.consent(connection, consent, &mut effects);
                refuse(connection, result, &mut effects);
            }
            Message::AskHint { connection } => {
                let result = self.hint(connection, &mut effects);
                refuse(connection, result, &mut effects);
            }
            Message::Say { connection, name, saying } => {
                let result = self.say(connection, name, saying, &mut effects);
                refuse(connection, result, &mut effects);
            }
            Message::OpenCurtain { connection, seat } => self.open_curtain(now, connection, seat, &mut effects),
            Message::BotAnswered { seat, token, answer } => {
                let delay = draw_delay(&self.bot_delay_ms, &mut self.rng);
                if let Some(play) = &mut self.play {
                    play.bot_answered(seat, token, answer, delay);
                }
                self.ask_bots(&mut effects);
                self.tick(now, &mut effects);
            }
            Message::BotFailed { seat, token } => {
                let delay = draw_delay(&self.bot_delay_ms, &mut self.rng);
                if let Some(play) = &mut self.play {
                    play.bot_failed(seat, token, delay);
                }
                self.ask_bots(&mut effects);
                self.tick(now, &mut effects);
            }
            Message::BotCanceled { seat } => {
                if let Some(play) = &mut self.play {
                    play.bot_canceled(seat);
                }
                self.ask_bots(&mut effects);
            }
            Message::BotPutOff { seat } => {
                if let Some(play) = &mut self.play {
                    play.bot_put_off(now, seat);
                }
            }
            Message::Stored { step } => self.stored(now, step, &mut effects),
            Message::StoreDown => self.hold(Notice::Holding, &mut effects),
            Message::StoreUp => self.hold(Notice::GoingOn, &mut effects),
            Message::RoundTrip { connection, by, ms } => {
                if let Some(connected) = self.connections.get_mut(&connection) {
                    connected.lag.measure(by, ms);
                }
            }
            Message::Tick => self.tick(now, &mut effects),
        }
        effects
    }

    /// Something to say to everybody, for instance that the house closes.
    pub fn announce(&self, notice: Notice) -> Vec<Effect> {
        self.connections.keys().map(|&connection| Effect::Send(connection, Sent::Notice(notice))).collect()
    }

    fn choose(&mut self, now: Ms, connection: ConnectionId, token: u32, action: &str, effects: &mut Vec<Effect>) {
        let Some(connected) = self.connections.get(&connection) else { return };
        let lag = Ms::from(connected.lag.ms());
        let result = match (self.seat_at(connected), &mut self.play) {
            (_, None) => Err(Refusal::NotStarted.into()),
            (None, Some(_)) => Err(Refusal::Spectator.into()),
            (Some(seat), Some(play)) => {
                let offer = |action| Offer { arrived_at: now, lag, seat, token, action, connection: Some(connection) };
                play.parse(seat, token, action).and_then(|action| play.offer(now, offer(action), effects))
            }
        };
        if let Err(reason) = result {
            effects.push(Effect::Send(connection, Sent::Refused { token, reason }));
        }
    }

    fn stored(&mut self, now: Ms, step: u32, effects: &mut Vec<Effect>) {
        let Some(play) = &mut self.play else { return };
        let Some(applied) = play.stored(now, step) else { return };
        self.overdue = self.overdue.and(play.table().waiting().must);
        self.overdue =
            self.overdue.iter().filter(|&seat| play.clocks().is_overdue(seat, now)).fold(SeatSet::NONE, SeatSet::with);
        self.withdraw_take_back_request(effects);
        self.show_step(now, effects);
        let Some(play) = &mut self.play else { return };
        play.go_on(applied.race, effects);
        effects.extend(clocks_to_save(play, now));
        if let Some(outcome) = applied.finished {
            effects.push(Effect::SaveResult(outcome));
            self.tell_all_talk(effects);
        }
        self.ask_bots(effects);
        self.tick(now, effects);
    }

    fn hold(&mut self, notice: Notice, effects: &mut Vec<Effect>) {
        let holding = notice == Notice::Holding;
        if self.holding != holding {
            self.holding = holding;
            effects.extend(self.announce(notice));
        }
    }

    fn tick(&mut self, now: Ms, effects: &mut Vec<Effect>) {
        self.let_stand_in(now, effects);
        if self.play.as_mut().is_some_and(|play| play.must_ask_again(now)) {
            self.ask_bots(effects);
        }
        if let Some(play) = &mut self.play {
            play.tick(now, effects);
        }
    }
}

/// Tells somebody that what they wanted was not done.
fn refuse(connection: ConnectionId, result: Result<(), RoomRefused>, effects: &mut Vec<Effect>) {
    if let Err(reason) = result {
        effects.push(Effect::Send(connection, Sent::Refused { token: 0, reason }));
    }
}

/// What has to be kept of the clocks of a table that has them.
fn clocks_to_save(play: &Play, now: Ms) -> Option<Effect> {
    let times = play.clocks().times(now);
    // A game that is paused must not be woken: nobody's time runs out there.
    let due = times.iter().filter(|time| time.runs && play.pace() == Pace::Runs);
    let due_in_ms = due.map(|time| time.left_ms).min();
    let left_ms: Vec<Ms> = times.iter().map(|time| time.left_ms).collect();
    (!left_ms.is_empty()).then_some(Effect::SaveClocks { left_ms, due_in_ms })
}
