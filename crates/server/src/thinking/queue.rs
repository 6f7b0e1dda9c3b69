//! The queue of everything that is to be thought out, fair to everybody who waits.
//!
//! A job has an owner (a guest and a table) and an urgency. Guests take turns, and so do the tables of a guest: many
//! jobs of one guest wait behind each other and not in front of anybody else's. The more urgent job goes first, but a
//! less urgent one is passed over only a few times in a row, so that nothing waits for ever.
//!
//! There are no threads and no clock in here. A job goes in by [`FairQueue::push`] and comes out by
//! [`FairQueue::next`]; the same messages would do between several machines.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use room::Ms;

use super::rotation::{Rotation, Source as _};

/// How often in a row a waiting job is passed over for more urgent ones.
pub(crate) const PATIENCE: u32 = 8;

/// The name of a job.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct JobId(u64);

/// For whom a job is done.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Owner {
    /// The host of the table, or the guest who asks for a hint.
    pub(crate) guest: Arc<str>,
    pub(crate) table: Arc<str>,
}

/// How soon a job is wanted, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Urgency {
    /// A bot whose move somebody waits for who plays.
    Playing,
    /// A hint.
    Hint,
    /// A bot at a table where somebody only watches.
    Watched,
    /// A bot at a table where nobody is: a guest who comes back finds that the game has gone on.
    Away,
}

impl Urgency {
    const ALL: [Urgency; 4] = [Urgency::Playing, Urgency::Hint, Urgency::Watched, Urgency::Away];

    fn lane(self) -> usize {
        match self {
            Urgency::Playing => 0,
            Urgency::Hint => 1,
            Urgency::Watched => 2,
            Urgency::Away => 3,
        }
    }
}

/// How much may wait.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// In all.
    pub(crate) waiting: usize,
    /// Of one guest.
    pub(crate) waiting_of_guest: usize,
    /// How many jobs are done at the same time. One of these places is kept for the most urgent jobs if there are
    /// several, since a job that has begun is not interrupted for another one.
    pub(crate) workers: usize,
}

/// Why a job was not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rejection {
    /// Too much waits already, in all or of this guest.
    Full,
    /// A hint for this guest waits or is being thought out.
    HintRunning,
}

/// A job that is to be done now.
#[derive(Debug)]
pub(crate) struct Started<J> {
    pub(crate) id: JobId,
    pub(crate) urgency: Urgency,
    pub(crate) job: J,
    /// How long it has waited.
    pub(crate) waited: Ms,
}

/// The queue.
pub(crate) struct FairQueue<J> {
    limits: Limits,
    lanes: [Rotation<Rotation<VecDeque<Waiting<J>>>>; Urgency::ALL.len()],
    /// By lane: how often in a row it was passed over although a job waited in it.
    passed_over: [u32; Urgency::ALL.len()],
    /// Where the jobs that wait are to be found.
    places: HashMap<JobId, (Urgency, Owner)>,
    /// How many jobs of a guest wait.
    of_guest: HashMap<Arc<str>, usize>,
    /// Who has a hint that waits or is being thought out.
    hints: HashMap<Arc<str>, JobId>,
    running: HashMap<JobId, (Urgency, Owner)>,
    next: u64,
}

struct Waiting<J> {
    id: JobId,
    job: J,
    since: Ms,
}

impl<J> FairQueue<J> {
    pub(crate) fn new(limits: Limits) -> FairQueue<J> {
        FairQueue {
            limits,
            lanes: Urgency::ALL.map(|_| Rotation::default()),
            passed_over: [0; Urgency::ALL.len()],
            places: HashMap::new(),
            of_guest: HashMap::new(),
            hints: HashMap::new(),
            running: HashMap::new(),
            next: 0,
        }
    }

    /// How many jobs wait.
    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }

    /// How many jobs of this urgency wait.
    #[cfg(test)]
    pub(crate) fn len_of(&self, urgency: Urgency) -> usize {
        self.places.values().filter(|(waiting, _)| *waiting == urgency).count()
    }

    /// Takes a job in, or gives it back.
    pub(crate) fn push(&mut self, owner: &Owner, urgency: Urgency, job: J, now: Ms) -> Result<JobId, (Rejection, J)> {
        let of_guest = self.of_guest.get(&owner.guest).copied().unwrap_or(0);
        if self.places.len() >= self.limits.waiting || of_guest >= self.limits.waiting_of_guest {
            return Err((Rejection::Full, job));
        }
        if urgency == Urgency::Hint && self.hints.contains_key(&owner.guest) {
            return Err((Rejection::HintRunning, job));
        }
        let id = JobId(self.next);
        self.next += 1;
        if urgency == Urgency::Hint {
            self.hints.insert(owner.guest.clone(), id);
        }
        self.of_guest.insert(owner.guest.clone(), of_guest + 1);
        self.places.insert(id, (urgency, owner.clone()));
        let jobs = self.lanes[urgency.lane()].queue_of(&owner.guest).queue_of(&owner.table);
        jobs.push_back(Waiting { id, job, since: now });
        Ok(id)
    }

    /// The job to be done next, if there is one that may begin now.
    pub(crate) fn next(&mut self, now: Ms) -> Option<Started<J>> {
        let urgency = self.choose_lane()?;
        let Waiting { id, job, since } = self.lanes[urgency.lane()].take()?;
        self.passed_over[urgency.lane()] = 0;
        for less in urgency.lane() + 1..Urgency::ALL.len() {
            if !self.lanes[less].is_empty() {
                self.passed_over[less] += 1;
            }
        }
        if let Some((urgency, owner)) = self.places.remove(&id) {
            self.forget_waiting(&owner.guest);
            self.running.insert(id, (urgency, owner));
        }
        Some(Started { id, urgency, job, waited: now.saturating_sub(since) })
    }

    /// Takes a job out that still waits; nothing if it has begun or is done.
    pub(crate) fn cancel(&mut self, id: JobId) -> Option<J> {
        let (urgency, owner) = self.places.remove(&id)?;
        self.forget_waiting(&owner.guest);
        self.forget_hint(&owner.guest, id);
        let lane = &mut self.lanes[urgency.lane()];
        let tables = lane.queue_of(&owner.guest);
        let jobs = tables.queue_of(&owner.table);
        let found = jobs.iter().position(|waiting| waiting.id == id).and_then(|place| jobs.remove(place));
        tables.drop_if_empty(&owner.table);
        lane.drop_if_empty(&owner.guest);
        if lane.is_empty() {
            self.passed_over[urgency.lane()] = 0;
        }
        found.map(|waiting| waiting.job)
    }

    /// A job that had begun is done.
    pub(crate) fn finish(&mut self, id: JobId) {
        if let Some((_, owner)) = self.running.remove(&id) {
            self.forget_hint(&owner.guest, id);
        }
    }

    /// The most urgent lane, unless a job in another one was passed over too often.
    fn choose_lane(&self) -> Option<Urgency> {
        let mut open = Urgency::ALL.into_iter().filter(|&urgency| self.may_begin(urgency));
        let first = open.next()?;
        let impatient = open.filter(|urgency| self.passed_over[urgency.lane()] >= PATIENCE);
        // Of several the one that was passed over most often, and of these the more urgent.
        Some(impatient.reduce(|one, other| self.more_often_passed_over(one, other)).unwrap_or(first))
    }

    fn more_often_passed_over(&self, one: Urgency, other: Urgency) -> Urgency {
        if self.passed_over[other.lane()] > self.passed_over[one.lane()] { other } else { one }
    }

    /// Whether a job waits in this lane and there is a place to do it.
    fn may_begin(&self, urgency: Urgency) -> bool {
        let is_less_urgent = |urgency: Urgency| urgency != Urgency::Playing;
        let less_urgent = self.running.values().filter(|(running, _)| is_less_urgent(*running)).count();
        let has_place = !is_less_urgent(urgency) || self.limits.workers < 2 || less_urgent + 1 < self.limits.workers;
        has_place && !self.lanes[urgency.lane()].is_empty()
    }

    fn forget_waiting(&mut self, guest: &Arc<str>) {
        if let Some(count) = self.of_guest.get_mut(guest) {
            *count -= 1;
            if *count == 0 {
                self.of_guest.remove(guest);
            }
        }
    }

    fn forget_hint(&mut self, guest: &Arc<str>, id: JobId) {
        if self.hints.get(guest) == Some(&id) {
            self.hints.remove(guest);
        }
    }
}

#[cfg(test)]
#[path = "queue_tests.rs"]
mod tests;
