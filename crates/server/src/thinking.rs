//! Bots think on threads of their own, so that pages and sockets never wait for them, and take turns in a fair queue,
//! so that no guest and no table waits for the flood of another.

mod job;
mod queue;
mod rotation;

use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use catalog::Stop;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};

use crate::clock::Clock;
use queue::{FairQueue, JobId, Limits, Started};

pub(crate) use job::{Done, HintJob, Job, MoveJob, Replies, Thought};
pub(crate) use queue::{Owner, Rejection, Urgency};

/// How many jobs may wait in all.
const MOST_WAITING: usize = 4_096;
/// How many jobs of one guest may wait: those of the bots at the tables that they host, and a hint.
const MOST_WAITING_OF_GUEST: usize = 64;

/// The threads on which bots think, and the queue before them. The threads end when this is dropped.
pub(crate) struct Thinking {
    shared: Arc<Shared>,
}

/// What the queue and the threads share.
struct Shared {
    state: Mutex<State>,
    /// Told when a job may begin that could not before.
    news: Condvar,
    clock: Clock,
    meters: Meters,
}

struct State {
    queue: FairQueue<Asked>,
    is_closed: bool,
}

/// What was asked, and where the answer goes.
struct Asked {
    job: Job,
    replies: Replies,
    /// Set when nobody waits for the answer any more.
    stop: Stop,
}

/// Figures about thinking.
#[derive(Clone)]
pub(crate) struct Meters {
    /// Jobs that wait.
    pub(crate) waiting: Gauge,
    /// Seconds that a move of a bot waited before it began, where somebody plays.
    pub(crate) wait_seconds: Histogram,
    /// Jobs that were not taken because too much waited.
    pub(crate) rejected: Counter,
}

/// A job that was taken. Dropping this cancels it; if it has begun, its search ends early.
pub(crate) struct Ticket {
    shared: Arc<Shared>,
    id: JobId,
    stop: Stop,
    urgency: Urgency,
}

impl Thinking {
    pub(crate) fn new(threads: usize) -> io::Result<Thinking> {
        let limits = Limits { waiting: MOST_WAITING, waiting_of_guest: MOST_WAITING_OF_GUEST, workers: threads };
        let meters = Meters {
            waiting: Gauge::default(),
            wait_seconds: Histogram::new(exponential_buckets(0.001, 2.0, 16)),
            rejected: Counter::default(),
        };
        let state = Mutex::new(State { queue: FairQueue::new(limits), is_closed: false });
        let thinking =
            Thinking { shared: Arc::new(Shared { state, news: Condvar::new(), clock: Clock::new(), meters }) };
        for number in 0..threads {
            let shared = thinking.shared.clone();
            thread::Builder::new().name(format!("bot-{number}")).spawn(move || shared.work())?;
        }
        Ok(thinking)
    }

    pub(crate) fn meters(&self) -> &Meters {
        &self.shared.meters
    }

    /// Has something thought out; the thought is sent to `replies`. A job that is not taken is given back.
    pub(crate) fn ask(
        &self,
        owner: &Owner,
        urgency: Urgency,
        job: Job,
        replies: Replies,
    ) -> Result<Ticket, (Rejection, Job)> {
        let mut state = self.shared.lock();
        let stop = Stop::new();
        let asked = Asked { job, replies, stop: stop.clone() };
        let pushed = state.queue.push(owner, urgency, asked, self.shared.clock.now());
        self.shared.meters.waiting.set(state.queue.len() as i64);
        drop(state);
        match pushed {
            Ok(id) => {
                self.shared.news.notify_one();
                Ok(Ticket { shared: self.shared.clone(), id, stop, urgency })
            }
            Err((rejection, asked)) => {
                self.shared.meters.rejected.inc();
                Err((rejection, asked.job))
            }
        }
    }

    /// How many jobs wait.
    #[cfg(test)]
    pub(crate) fn waiting(&self) -> usize {
        self.shared.lock().queue.len()
    }

    /// How many jobs of this urgency wait.
    #[cfg(test)]
    pub(crate) fn waiting_for(&self, urgency: Urgency) -> usize {
        self.shared.lock().queue.len_of(urgency)
    }

    /// Begins the next job as a thread would, and gives the flag that ends it. It is never done.
    #[cfg(test)]
    pub(crate) fn begin_next(&self) -> Option<Stop> {
        Some(self.shared.start_next(&mut self.shared.lock())?.job.stop)
    }

    /// Does the next job here, for tests that want no threads. Says how urgent it was.
    #[cfg(test)]
    pub(crate) fn think_next(&self) -> Option<Urgency> {
        let started = self.shared.start_next(&mut self.shared.lock())?;
        let urgency = started.urgency;
        self.shared.think(started);
        Some(urgency)
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.shared.lock().is_closed = true;
        self.shared.news.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // A thread that broke while it held the queue has at worst left a job in it.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does one job after the other until the house is gone.
    fn work(&self) {
        let mut state = self.lock();
        while !state.is_closed {
            match self.start_next(&mut state) {
                Some(started) => {
                    drop(state);
                    self.think(started);
                    state = self.lock();
                }
                None => state = self.news.wait(state).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    fn start_next(&self, state: &mut State) -> Option<Started<Asked>> {
        let started = state.queue.next(self.clock.now())?;
        self.meters.waiting.set(state.queue.len() as i64);
        if started.urgency == Urgency::Playing {
            self.meters.wait_seconds.observe(started.waited as f64 / 1_000.0);
        }
        Some(started)
    }

    fn think(&self, Started { id, job: Asked { job, replies, stop }, .. }: Started<Asked>) {
        let thought = job.think(&stop);
        // The guest who hears of it may ask again at once.
        self.lock().queue.finish(id);
        // A place is free that another thread may have waited for.
        self.news.notify_one();
        // A table that has gone to sleep meanwhile needs no answer.
        let _ = replies.send(Done { id, thought });
    }
}

impl Ticket {
    /// Whether it is the ticket of this job.
    pub(crate) fn is_for(&self, id: JobId) -> bool {
        self.id == id
    }

    /// How soon the job is wanted.
    pub(crate) fn urgency(&self) -> Urgency {
        self.urgency
    }

    /// Ends the search early if it has begun. Whatever it has found is still sent.
    pub(crate) fn stop(&self) {
        self.stop.set();
    }

    /// Takes the job back; nothing if it has begun or is done.
    pub(crate) fn recall(&self) -> Option<Job> {
        let mut state = self.shared.lock();
        let job = state.queue.cancel(self.id).map(|asked| asked.job);
        self.shared.meters.waiting.set(state.queue.len() as i64);
        job
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.stop();
        drop(self.recall());
    }
}
