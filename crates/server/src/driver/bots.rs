//! The bots of a table, and hints: they think in their turn in the queue of the house.
//!
//! The room knows what every bot was asked and has heard. Here are only the bots themselves, and their places in the
//! queue.

use std::sync::Arc;

use catalog::{AnyBot, AnyEvent, AnyQuestion};
use room::{Attendance, ConnectionId, FirstThought, GuestId, Message, Sent};
use table::Seat;
use wire::Refusal;

use super::guard::Broken;
use super::{Driver, Go};
use crate::thinking::{Done, HintJob, Job, MoveJob, Owner, Rejection, Thought, Ticket, Urgency};

/// The bot of a seat.
#[derive(Default)]
pub(super) struct Desk {
    /// None before it was first asked, and while it thinks.
    bot: Option<Box<dyn AnyBot>>,
    /// Its place in the queue, until it has thought. Dropping it cancels the job.
    ticket: Option<Ticket>,
}

/// A hint that a guest waits for. Dropping it cancels it.
pub(super) struct Hint {
    token: u32,
    _ticket: Ticket,
}

impl Desk {
    /// Takes back what the bot was to think about, unless it has begun.
    fn recall(&mut self) -> Option<MoveJob> {
        match self.ticket.as_ref()?.recall()? {
            Job::Move(job) => {
                self.ticket = None;
                Some(job)
            }
            Job::Hint(_) => None,
        }
    }
}

impl Driver {
    /// Lets the bot of a seat think. Returns what the room is to be told if it doesn't.
    pub(super) fn think(&mut self, first: FirstThought, mut job: MoveJob) -> Result<Option<Message>, Broken> {
        let desk = self.desks.entry(job.seat).or_default();
        match first {
            // Another bot takes the seat; what the one before thinks about is no longer wanted.
            FirstThought::Yes => *desk = Desk::default(),
            FirstThought::No => job.bot = desk.bot.take(),
        }
        let seat = job.seat;
        Ok(match urgency(self.room.ask(room::Room::attendance)?) {
            Some(urgency) => self.enqueue(job, urgency),
            None => {
                self.desks.entry(seat).or_default().bot = job.bot;
                Some(Message::BotPutOff { seat })
            }
        })
    }

    fn enqueue(&mut self, job: MoveJob, urgency: Urgency) -> Option<Message> {
        let seat = job.seat;
        let desk = self.desks.entry(seat).or_default();
        match self.house.0.thinking.ask(&self.owner, urgency, Job::Move(job), self.replies_to_bots.clone()) {
            Ok(ticket) => {
                desk.ticket = Some(ticket);
                None
            }
            Err((_, job)) => {
                if let Job::Move(job) = job {
                    desk.bot = job.bot;
                }
                Some(Message::BotPutOff { seat })
            }
        }
    }

    /// The bot of a seat need not think any more. Returns what the room is to be told if it had not begun; otherwise
    /// the bot comes back soon.
    pub(super) fn cancel_thought(&mut self, seat: Seat) -> Option<Message> {
        let desk = self.desks.get_mut(&seat)?;
        match desk.recall() {
            Some(job) => {
                desk.bot = job.bot;
                Some(Message::BotCanceled { seat })
            }
            None => {
                desk.ticket.iter().for_each(Ticket::stop);
                None
            }
        }
    }

    /// Somebody may have come or left: what waits for its turn is more or less urgent now, or waits until somebody is
    /// back.
    pub(super) async fn update_urgency(&mut self) -> Result<Go, Broken> {
        let wanted = urgency(self.room.ask(room::Room::attendance)?);
        let mut messages = Vec::new();
        for seat in Seat::all(table::MAX_SEATS as u8) {
            let Some(desk) = self.desks.get_mut(&seat) else { continue };
            if desk.ticket.as_ref().is_none_or(|ticket| Some(ticket.urgency()) == wanted) {
                continue;
            }
            let Some(job) = desk.recall() else { continue };
            messages.extend(match wanted {
                Some(urgency) => self.enqueue(job, urgency),
                None => {
                    desk.bot = job.bot;
                    Some(Message::BotCanceled { seat })
                }
            });
        }
        for message in messages {
            if let Go::Away = self.put(message).await? {
                return Ok(Go::Away);
            }
        }
        Ok(Go::On)
    }

    /// Something was thought out.
    pub(super) async fn thought(&mut self, Done { id, thought }: Done) -> Result<Go, Broken> {
        match thought {
            Thought::Move { seat, token, result } => {
                let Some(desk) = self.desks.get_mut(&seat) else { return Ok(Go::On) };
                // What a bot thinks that has lost its seat is of no interest.
                if desk.ticket.take_if(|ticket| ticket.is_for(id)).is_none() {
                    return Ok(Go::On);
                }
                let message = match result {
                    Some((bot, answer)) => {
                        desk.bot = Some(bot);
                        Message::BotAnswered { seat, token, answer }
                    }
                    None => {
                        tracing::error!(table = %self.id, %seat, "a bot broke");
                        Message::BotFailed { seat, token }
                    }
                };
                self.put(message).await
            }
            Thought::Hint { connection, token, best } => {
                // Somebody who has left or is asked something else by now needs no hint any more.
                if self.hints.remove(&connection).is_some_and(|hint| hint.token == token) {
                    self.send(connection, Sent::Advice { token, best: best.into() });
                }
                Ok(Go::On)
            }
        }
    }

    /// Lets the strongest player think for somebody, one hint at a time for each guest.
    pub(super) fn advise(
        &mut self,
        connection: ConnectionId,
        news: Vec<Arc<dyn AnyEvent>>,
        question: AnyQuestion,
        token: u32,
    ) -> Result<(), Broken> {
        let guest = self.room.ask(|room| room.guest_at(connection).map(|guest| guest.0.clone()))?;
        let Some(guest) = guest else { return Ok(()) };
        let owner = Owner { guest, table: self.owner.table.clone() };
        let job = Job::Hint(HintJob { game: self.game, connection, news, question, token });
        match self.house.0.thinking.ask(&owner, Urgency::Hint, job, self.replies_to_bots.clone()) {
            Ok(ticket) => drop(self.hints.insert(connection, Hint { token, _ticket: ticket })),
            Err((rejection, _)) => {
                let reason = match rejection {
                    Rejection::HintRunning => Refusal::HintRunning,
                    Rejection::Full => Refusal::TooBusy,
                };
                self.send(connection, Sent::Refused { token: 0, reason: reason.into() });
            }
        }
        Ok(())
    }

    /// Whether a hint for this connection is being thought out, so that the room need not be asked for another.
    pub(super) fn awaits_hint(&self, connection: ConnectionId) -> bool {
        self.hints.contains_key(&connection)
    }

    /// Cancels the hints of those who have left or are asked something else by now.
    pub(super) fn cancel_stale_hints(&mut self) -> Result<(), Broken> {
        if self.hints.is_empty() {
            return Ok(());
        }
        let hints = &mut self.hints;
        self.room.ask(|room| hints.retain(|&connection, hint| room.is_open(connection, hint.token)))
    }
}

/// Whose turn counts for the bots of a table.
pub(super) fn owner(host: &GuestId, table: &store::TableId) -> Owner {
    Owner { guest: host.0.clone(), table: table.to_string().into() }
}

/// How soon the bots of a table are wanted; not at all where nobody is and only bots play.
fn urgency(attendance: Attendance) -> Option<Urgency> {
    match attendance {
        Attendance::Players => Some(Urgency::Playing),
        Attendance::Spectators => Some(Urgency::Watched),
        Attendance::Away => Some(Urgency::Away),
        Attendance::Empty => None,
    }
}
