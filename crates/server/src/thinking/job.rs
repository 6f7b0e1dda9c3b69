//! What is to be thought out, and what came of it: a job in, a thought out.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use catalog::{Advice, Answer, AnyBot, AnyEvent, AnyGame, AnyQuestion, Stop};
use room::ConnectionId;
use table::{Rng, Seat, Seed};
use tokio::sync::mpsc;

use super::queue::JobId;
use crate::identity;

/// Something to be thought out.
pub(crate) enum Job {
    /// What a bot does.
    Move(MoveJob),
    /// What the strongest player would do, for a guest.
    Hint(HintJob),
}

/// A bot that is to think.
pub(crate) struct MoveJob {
    /// The game, to make a bot of if there is none yet.
    pub(crate) game: &'static dyn AnyGame,
    /// Its level.
    pub(crate) level: String,
    /// Where it sits.
    pub(crate) seat: Seat,
    /// The bot that thought before.
    pub(crate) bot: Option<Box<dyn AnyBot>>,
    /// What it heard since.
    pub(crate) news: Vec<Arc<dyn AnyEvent>>,
    /// What it is asked.
    pub(crate) question: AnyQuestion,
    /// The token to answer with.
    pub(crate) token: u32,
}

/// A guest who is to be given a hint.
pub(crate) struct HintJob {
    pub(crate) game: &'static dyn AnyGame,
    /// Who asked.
    pub(crate) connection: ConnectionId,
    /// Everything they heard.
    pub(crate) news: Vec<Arc<dyn AnyEvent>>,
    /// What they are asked.
    pub(crate) question: AnyQuestion,
    /// The token of the question.
    pub(crate) token: u32,
}

/// What came of a job.
pub(crate) enum Thought {
    /// A bot has thought.
    Move {
        /// Where it sits.
        seat: Seat,
        /// The token of the question.
        token: u32,
        /// The bot and its answer; nothing if it broke.
        result: Option<(Box<dyn AnyBot>, Option<Answer>)>,
    },
    /// The strongest player has thought for somebody.
    Hint {
        /// Who asked.
        connection: ConnectionId,
        /// The token of the question.
        token: u32,
        /// What it would do; nothing if it broke.
        best: Vec<Advice>,
    },
}

/// A job that is done.
pub(crate) struct Done {
    pub(crate) id: JobId,
    pub(crate) thought: Thought,
}

/// Where thoughts are sent. A table has few questions open at a time, so this never grows long.
pub(crate) type Replies = mpsc::UnboundedSender<Done>;

impl Job {
    /// Thinks it out. A bot that breaks must not take its thread, and with it other tables, along.
    pub(super) fn think(self, stop: &Stop) -> Thought {
        match self {
            Job::Move(job) => {
                let (seat, token) = (job.seat, job.token);
                let result = catch_unwind(AssertUnwindSafe(|| think(job, stop))).unwrap_or(None);
                Thought::Move { seat, token, result }
            }
            Job::Hint(HintJob { game, connection, news, question, token }) => {
                let rng = Rng::new(&Seed::from_bytes(identity::draw()));
                let advise = || game.advise(&news, &question, stop, rng);
                let best = catch_unwind(AssertUnwindSafe(advise)).unwrap_or_default();
                Thought::Hint { connection, token, best }
            }
        }
    }
}

fn think(job: MoveJob, stop: &Stop) -> Option<(Box<dyn AnyBot>, Option<Answer>)> {
    let new = || {
        let rng = Rng::new(&Seed::from_bytes(identity::draw()));
        job.game.bot(&job.level, rng).ok()
    };
    let mut bot = job.bot.or_else(new)?;
    for event in &job.news {
        bot.hear(job.seat, event.as_ref());
    }
    let answer = bot.answer(&job.question, stop);
    Some((bot, answer))
}
