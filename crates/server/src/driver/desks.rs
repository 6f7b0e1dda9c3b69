//! The bots of a table: each thinks about one thing after the other, in its turn in the queue of the house. Hints too.

use std::sync::Arc;
use std::time::Duration;

use catalog::{AnyBot, AnyEvent, AnyQuestion};
use room::{Attendance, ConnectionId, FirstThought, GuestId, Message, RoomRefused, Sent};
use table::Seat;
use tokio::time::Instant;

use super::{Driver, Go};
use crate::thinking::{HintJob, Job, MoveJob, Owner, Rejection, Thought, Ticket, Urgency};

/// How long a table waits before it asks again to have something thought out that was not taken.
const ASK_AGAIN: Duration = Duration::from_millis(500);

/// The bot of a seat.
#[derive(Default)]
pub(super) struct Desk {
    bot: Option<Box<dyn AnyBot>>,
    state: State,
    /// A question that waits until the bot may think about it.
    next: Option<Question>,
}

#[derive(Default)]
enum State {
    #[default]
    Idle,
    /// It thinks, or waits for its turn.
    Thinking(Ticket),
    /// It thinks about a table that is no longer; what comes of it is thrown away.
    Outdated,
}

/// A question to a bot.
pub(super) struct Question {
    pub(super) level: String,
    pub(super) news: Vec<Arc<dyn AnyEvent>>,
    pub(super) question: AnyQuestion,
    pub(super) token: u32,
}

/// A hint that a guest waits for. Dropping it cancels it.
pub(super) struct Hint {
    token: u32,
    _ticket: Ticket,
}

impl Desk {
    /// The table is set up again, or another bot takes the seat: whatever this bot thinks about is no longer.
    pub(super) fn clear(&mut self) {
        let state = match std::mem::take(&mut self.state) {
            State::Idle => State::Idle,
            State::Outdated => State::Outdated,
            State::Thinking(ticket) => ticket.recall().map_or(State::Outdated, |_| State::Idle),
        };
        *self = Desk { state, ..Desk::default() };
    }

    /// Takes back what the bot was to think about, if its turn has not come yet.
    fn recall(&mut self) {
        let recalled = match &self.state {
            State::Thinking(ticket) => ticket.recall(),
            State::Idle | State::Outdated => None,
        };
        if let Some(Job::Move(MoveJob { level, bot, news, question, token, .. })) = recalled {
            self.state = State::Idle;
            self.bot = bot;
            self.ask(Question { level, news, question, token }, Order::Before);
        }
    }

    /// Adds a question to the one that waits: the later one is answered, with the news of both.
    fn ask(&mut self, mut asked: Question, order: Order) {
        self.next = Some(match (self.next.take(), order) {
            (None, _) => asked,
            (Some(before), Order::After) => {
                asked.news.splice(0..0, before.news);
                asked
            }
            (Some(mut later), Order::Before) => {
                later.news.splice(0..0, asked.news);
                later
            }
        });
    }
}

/// Whether a question came before or after the one that waits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Before,
    After,
}

impl Driver {
    /// Lets the bot of a seat think, once it has thought about what it was asked before.
    pub(super) fn think(&mut self, seat: Seat, first: FirstThought, asked: Question) {
        let desk = &mut self.desks[seat.index()];
        match first {
            FirstThought::Yes => desk.clear(),
            FirstThought::No => desk.recall(),
        }
        desk.ask(asked, Order::After);
        self.start_thinking(seat);
    }

    /// Has the question that waits at a desk thought out, unless the bot is busy or nobody is there.
    fn start_thinking(&mut self, seat: Seat) {
        let Some(urgency) = urgency(self.room.attendance()) else { return };
        let desk = &mut self.desks[seat.index()];
        if !matches!(desk.state, State::Idle) {
            return;
        }
        let Some(Question { level, news, question, token }) = desk.next.take() else { return };
        let job = MoveJob { game: self.game, level, seat, bot: desk.bot.take(), news, question, token };
        match self.house.0.thinking.ask(&self.owner, urgency, Job::Move(job), self.replies_to_bots.clone()) {
            Ok(ticket) => desk.state = State::Thinking(ticket),
            Err((_, Job::Move(MoveJob { level, bot, news, question, token, .. }))) => {
                desk.bot = bot;
                desk.next = Some(Question { level, news, question, token });
                self.ask_bots_at.get_or_insert(Instant::now() + ASK_AGAIN);
            }
            Err((_, Job::Hint(_))) => {}
        }
    }

    /// Asks the bots again whose questions were not taken.
    pub(super) fn ask_bots_again(&mut self) {
        self.ask_bots_at = None;
        for seat in Seat::all(self.desks.len() as u8) {
            self.start_thinking(seat);
        }
    }

    /// Somebody came or left: what waits for its turn is more or less urgent now, or waits until somebody is back.
    pub(super) fn note_attendance(&mut self) {
        let attendance = self.room.attendance();
        if attendance == self.attendance {
            return;
        }
        self.attendance = attendance;
        for desk in &mut self.desks {
            desk.recall();
        }
        self.ask_bots_again();
    }

    /// Something was thought out.
    pub(super) async fn thought(&mut self, thought: Thought) -> Go {
        match thought {
            Thought::Move { seat, token, result } => {
                let desk = &mut self.desks[seat.index()];
                let outdated = matches!(desk.state, State::Outdated);
                desk.state = State::Idle;
                let message = match result {
                    _ if outdated => None,
                    Some((bot, answer)) => {
                        desk.bot = Some(bot);
                        Some(Message::BotAnswered { seat, token, answer })
                    }
                    None => {
                        tracing::error!(table = %self.id, %seat, "a bot broke");
                        Some(Message::BotFailed { seat, token })
                    }
                };
                self.start_thinking(seat);
                match message {
                    Some(message) => self.put(message).await,
                    None => Go::On,
                }
            }
            Thought::Hint { connection, token, best } => {
                // Whoever has left or is asked something else by now needs no hint any more.
                if self.hints.remove(&connection).is_some_and(|hint| hint.token == token) {
                    self.send(connection, Sent::Advice { token, best: best.into() });
                }
                Go::On
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
    ) {
        let Some((guest, _)) = self.lines.get(&connection) else { return };
        let owner = Owner { guest: guest.0.clone(), table: self.owner.table.clone() };
        let job = Job::Hint(HintJob { game: self.game, connection, news, question, token });
        match self.house.0.thinking.ask(&owner, Urgency::Hint, job, self.replies_to_bots.clone()) {
            Ok(ticket) => drop(self.hints.insert(connection, Hint { token, _ticket: ticket })),
            Err((rejection, _)) => {
                let reason = match rejection {
                    Rejection::HintRunning => RoomRefused::HintRunning,
                    Rejection::Full => RoomRefused::TooBusy,
                };
                self.send(connection, Sent::Refused { token: 0, reason });
            }
        }
    }

    /// Whether a hint for this line is being thought out, so that the room need not be asked for another.
    pub(super) fn awaits_hint(&self, connection: ConnectionId) -> bool {
        self.hints.contains_key(&connection)
    }

    /// Cancels the hints of those who have left or are asked something else by now.
    pub(super) fn cancel_stale_hints(&mut self) {
        let (room, hints) = (&self.room, &mut self.hints);
        hints.retain(|&connection, hint| room.is_open(connection, hint.token));
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
