//! Bots think on threads of their own, so that pages and sockets never wait for them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use catalog::{Advice, Answer, AnyBot, AnyEvent, AnyGame, AnyQuestion};
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use table::{Rng, Seat, Seed};

use crate::identity;

/// The threads on which bots think.
pub(crate) struct Thinking {
    pool: ThreadPool,
}

/// A bot that is to think.
pub(crate) struct Task {
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

/// What came of it.
pub(crate) struct Thought {
    /// Where the bot sits.
    pub(crate) seat: Seat,
    /// The token of the question.
    pub(crate) token: u32,
    /// The bot and its answer; nothing if it broke.
    pub(crate) result: Option<(Box<dyn AnyBot>, Option<Answer>)>,
}

impl Thinking {
    pub(crate) fn new(threads: usize) -> Result<Thinking, ThreadPoolBuildError> {
        let pool = ThreadPoolBuilder::new().num_threads(threads).thread_name(|i| format!("bot-{i}")).build()?;
        Ok(Thinking { pool })
    }

    /// Lets a bot think; `done` is called on its thread.
    pub(crate) fn start(&self, task: Task, done: impl FnOnce(Thought) + Send + 'static) {
        self.pool.spawn(move || {
            let (seat, token) = (task.seat, task.token);
            // A bot that breaks must not take its thread, and with it other tables, along.
            let result = catch_unwind(AssertUnwindSafe(|| think(task))).unwrap_or(None);
            done(Thought { seat, token, result });
        });
    }
}

impl Thinking {
    /// Lets the strongest player of a game think for somebody; `done` is called on its thread, with nothing if it broke.
    pub(crate) fn advise(
        &self,
        game: &'static dyn AnyGame,
        news: Vec<Arc<dyn AnyEvent>>,
        question: AnyQuestion,
        done: impl FnOnce(Vec<Advice>) + Send + 'static,
    ) {
        self.pool.spawn(move || {
            let rng = Rng::new(&Seed::from_bytes(identity::draw()));
            let advise = || game.advise(&news, &question, rng);
            done(catch_unwind(AssertUnwindSafe(advise)).unwrap_or_default());
        });
    }
}

fn think(task: Task) -> Option<(Box<dyn AnyBot>, Option<Answer>)> {
    let new = || {
        let rng = Rng::new(&Seed::from_bytes(identity::draw()));
        task.game.bot(&task.level, rng).ok()
    };
    let mut bot = task.bot.or_else(new)?;
    for event in &task.news {
        bot.hear(task.seat, event.as_ref());
    }
    let answer = bot.answer(&task.question);
    Some((bot, answer))
}
