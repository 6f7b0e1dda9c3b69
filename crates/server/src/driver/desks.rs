//! The bots of a table: each thinks about one thing after the other, on the threads of the house.

use std::sync::Arc;

use catalog::{AnyBot, AnyEvent, AnyQuestion};
use room::{ConnectionId, FirstThought, Message};
use table::Seat;

use super::{Driver, Go, ToTable};
use crate::thinking::{Task, Thought};

/// The bot of a seat.
#[derive(Default)]
pub(super) struct Desk {
    bot: Option<Box<dyn AnyBot>>,
    thinking: Busy,
    next: Option<Question>,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Busy {
    #[default]
    Idle,
    Thinking,
    /// It thinks about a table that is no longer; what comes of it is thrown away.
    Outdated,
}

/// A question that waits until the bot has answered the one before.
pub(super) struct Question {
    pub(super) level: String,
    pub(super) news: Vec<Arc<dyn AnyEvent>>,
    pub(super) question: AnyQuestion,
    pub(super) token: u32,
}

impl Desk {
    /// The table is set up again: whatever this bot thinks about is no longer.
    pub(super) fn clear(&mut self) {
        let thinking = if self.thinking == Busy::Idle { Busy::Idle } else { Busy::Outdated };
        *self = Desk { thinking, ..Desk::default() };
    }
}

impl Driver {
    /// Lets the bot of a seat think, once it has thought about what it was asked before.
    pub(super) fn think(&mut self, seat: Seat, first: FirstThought, mut asked: Question) {
        let desk = &mut self.desks[seat.index()];
        if first == FirstThought::Yes {
            desk.bot = None;
            desk.next = None;
            if desk.thinking == Busy::Thinking {
                desk.thinking = Busy::Outdated;
            }
        }
        if desk.thinking != Busy::Idle {
            if let Some(before) = desk.next.take() {
                asked.news.splice(0..0, before.news);
            }
            desk.next = Some(asked);
            return;
        }
        desk.thinking = Busy::Thinking;
        let Question { level, news, question, token } = asked;
        let task = Task { game: self.game, level, seat, bot: desk.bot.take(), news, question, token };
        let mailbox = self.mailbox.clone();
        // A mailbox that is full for a moment is waited for on the bot's own thread; one that is gone needs no answer.
        self.house.0.thinking.start(task, move |thought| drop(mailbox.blocking_send(ToTable::Thought(thought))));
    }

    /// A bot has thought.
    pub(super) async fn thought(&mut self, thought: Thought) -> Go {
        let Thought { seat, token, result } = thought;
        let desk = &mut self.desks[seat.index()];
        let outdated = desk.thinking == Busy::Outdated;
        desk.thinking = Busy::Idle;
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
        if let Some(next) = desk.next.take() {
            self.think(seat, FirstThought::No, next);
        }
        match message {
            Some(message) => self.put(message).await,
            None => Go::On,
        }
    }

    /// Lets the strongest player think for somebody, on the threads of the bots.
    pub(super) fn advise(
        &mut self,
        connection: ConnectionId,
        news: Vec<Arc<dyn AnyEvent>>,
        question: AnyQuestion,
        token: u32,
    ) {
        let (game, mailbox) = (self.game, self.mailbox.clone());
        self.house.0.thinking.advise(game, news, question, move |best| {
            // A table that has fallen asleep meanwhile has nobody to tell.
            drop(mailbox.blocking_send(ToTable::Advice { connection, token, best }));
        });
    }
}
