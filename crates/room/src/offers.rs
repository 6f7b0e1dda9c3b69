//! Inputs are offered, put in order, and sent to the store one at a time.

use catalog::AnyAction;
use table::{Input, Seat};
use wire::Refusal;

use crate::message::{Effect, Ms, RoomRefused};
use crate::play::{Change, Pending, Play};
use crate::questions::Race;
use crate::race::{Heard, Hearing, Offer};

impl Play {
    /// Reads the answer of a seat to a question.
    pub(crate) fn parse(&self, seat: Seat, token: u32, action: &str) -> Result<Box<dyn AnyAction>, RoomRefused> {
        if !self.is_open(seat, token) {
            return Err(Refusal::Stale.into());
        }
        self.table.parse(action).map_err(RoomRefused::Rules)
    }

    /// Somebody offers an input.
    pub(crate) fn offer(&mut self, now: Ms, offer: Offer, effects: &mut Vec<Effect>) -> Result<(), RoomRefused> {
        self.check(&offer)?;
        if self.is_answered_by(offer.seat) {
            return Err(Refusal::Stale.into());
        }
        if self.is_race() {
            self.hearing.hear(now, offer);
        } else {
            self.queue.push_back(offer);
            self.store_next(effects);
        }
        Ok(())
    }

    fn check(&self, offer: &Offer) -> Result<(), RoomRefused> {
        if !self.is_open(offer.seat, offer.token) {
            return Err(Refusal::Stale.into());
        }
        let input = Input::Choose(offer.seat, offer.action.as_ref());
        self.table.check(input).map_err(RoomRefused::Rules)
    }

    /// Whether an answer of this seat is on its way. The first one stands: a second click comes too late.
    fn is_answered_by(&self, seat: Seat) -> bool {
        let is_pending = self.pending.as_ref().is_some_and(|pending| pending.change.actor() == Some(seat));
        is_pending || self.queue.iter().any(|offer| offer.seat == seat)
    }

    /// Being first matters while somebody can cut in.
    pub(crate) fn is_race(&self) -> bool {
        !self.table.waiting().may.is_empty()
    }

    /// Sends the next input that still holds to the store, one at a time.
    fn store_next(&mut self, effects: &mut Vec<Effect>) {
        while self.pending.is_none() {
            let Some(offer) = self.queue.pop_front() else { return };
            match self.check(&offer) {
                Ok(()) => self.store(Change::Act(offer.seat, offer.action), effects),
                Err(_) => refuse(&offer, self.overtaken(offer.seat), effects),
            }
        }
    }

    /// Why an answer that waited its turn no longer fits: what went through in the meantime.
    fn overtaken(&self, seat: Seat) -> Refusal {
        match self.history.inputs().next_back() {
            Some(Input::TimeUp) => Refusal::TimeUp,
            Some(Input::Choose(actor, _)) if *actor != seat => Refusal::Slower,
            // Somebody moved for the seat, or it answered twice.
            Some(Input::Choose(..)) | None => Refusal::Stale,
        }
    }

    pub(crate) fn store(&mut self, change: Change, effects: &mut Vec<Effect>) {
        let line = change.line();
        effects.push(Effect::Append { step: self.history.len() as u32, line: line.to_string() });
        self.pending = Some(Pending { change, line });
    }

    /// Goes on after an input went through.
    pub(crate) fn go_on(&mut self, race: Race, effects: &mut Vec<Effect>) {
        // The hearing of a race that was decided is over for everybody; one that outlasts its time limit goes on.
        if race == Race::Over {
            let heard = self.close_race(None);
            self.queue.extend(heard.in_time);
        }
        self.store_next(effects);
    }

    /// Whether an input is on its way or the rules let time run.
    pub(crate) fn is_busy(&self) -> bool {
        self.pending.is_some() || self.next_wake().is_some()
    }

    /// When something is due.
    pub(crate) fn next_wake(&self) -> Option<Ms> {
        let plans = self.bots.iter().filter_map(|bot| bot.plan.as_ref().map(|plan| plan.at));
        // While an input is being stored only bots can be due; a hearing that is open goes before the limit.
        let hearing = self.hearing.closes_at();
        // A connection with lag may still bring something that was sent in time.
        let limit = self.limit_at.map(|at| at + self.grace());
        plans.chain(self.ask_bots_at).chain(hearing.or(limit).filter(|_| self.pending.is_none())).min()
    }

    fn grace(&self) -> Ms {
        if self.is_race() { crate::race::ALLOWANCE_MS } else { 0 }
    }

    /// Does what is due.
    pub(crate) fn tick(&mut self, now: Ms, effects: &mut Vec<Effect>) {
        self.let_bots_act(now, effects);
        if self.pending.is_some() {
            return;
        }
        match self.hearing.closes_at() {
            // Those who were in time are heard before the limit counts.
            Some(at) if at > now => return,
            Some(_) => self.decide_race(now, effects),
            None => {}
        }
        if self.pending.is_none() && self.limit_at.is_some_and(|at| at + self.grace() <= now) {
            self.limit_at = None;
            self.store(Change::TimeUp, effects);
        }
    }

    /// Ends the hearing of a race: what was offered, in the order in which it counts.
    fn close_race(&mut self, limit: Option<Ms>) -> Heard {
        let table = &self.table;
        self.hearing.close(limit, |offer| table.precedence(offer.seat, offer.action.as_ref()))
    }

    /// Puts the first of a race in. If everybody was later than its time limit they are heard after that, for the race
    /// may outlast it.
    fn decide_race(&mut self, now: Ms, effects: &mut Vec<Effect>) {
        let Heard { in_time, late } = self.close_race(self.limit_at);
        if in_time.is_empty() {
            self.hearing = Hearing::heard(late, now);
            return;
        }
        for offer in late {
            refuse(&offer, Refusal::TimeUp, effects);
        }
        self.queue.extend(in_time);
        self.store_next(effects);
    }
}

fn refuse(offer: &Offer, reason: Refusal, effects: &mut Vec<Effect>) {
    if let Some(connection) = offer.connection {
        effects.push(Effect::Send(connection, crate::Sent::Refused { token: offer.token, reason: reason.into() }));
    }
}
