//! What happened at the table, and which of it each viewer was told under which number.

use std::sync::Arc;

use catalog::{AnyEvent, AnyNews};
use table::{Audience, Seat, Viewer};
use wire::TookBack;

/// The events of one step that one viewer heard.
#[derive(Clone)]
pub struct HeardStep {
    /// The viewer's sequence number of this step.
    pub seq: u32,
    /// What was heard.
    pub events: Vec<Arc<dyn AnyEvent>>,
    /// Who took something back in this step, if that is what happened.
    pub took_back: Option<TookBack>,
}

/// Whether a step changed something that everybody may know beside the news.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Visible {
    Changed,
    Unchanged,
}

/// All news of a table by step, and the sequence numbers of every viewer.
///
/// A step in which a viewer hears nothing and sees nothing change has no number for that viewer: numbers are contiguous
/// for everyone, and a gap cannot betray that somebody else was told something.
pub(crate) struct Backlog {
    steps: Vec<LoggedStep>,
    /// The steps that hold, by number: those that were not taken back.
    holding: Vec<usize>,
    /// For each seat, and last for spectators: the steps that were shown, in order.
    shown: Vec<Vec<u32>>,
    /// For each seat: its number of the picture that its own latest act led to.
    acted: Vec<u32>,
    seats: u8,
}

/// Something that happened at the table.
enum LoggedStep {
    /// The rules told news, and they hold.
    Told(Vec<AnyNews>),
    /// The rules told news, but what led to them was taken back.
    Undone(Vec<AnyNews>),
    /// Somebody took the steps before back.
    TookBack(TookBack),
}

impl LoggedStep {
    fn news(&self) -> &[AnyNews] {
        match self {
            LoggedStep::Told(news) | LoggedStep::Undone(news) => news,
            LoggedStep::TookBack(_) => &[],
        }
    }
}

impl Backlog {
    pub(crate) fn new(seats: u8) -> Backlog {
        Backlog {
            steps: Vec::new(),
            holding: Vec::new(),
            shown: vec![Vec::new(); seats as usize + 1],
            acted: vec![0; seats as usize],
            seats,
        }
    }

    /// Takes in a step.
    pub(crate) fn push(&mut self, news: Vec<AnyNews>, visible: Visible) {
        let step = self.steps.len() as u32;
        for viewer in Viewer::all(self.seats) {
            let hears = news.iter().any(|news| news.audience.includes(viewer));
            if hears || visible == Visible::Changed {
                self.shown[index(viewer, self.seats)].push(step);
            }
        }
        self.holding.push(self.steps.len());
        self.steps.push(LoggedStep::Told(news));
    }

    /// The latest steps that hold are taken back, which everybody is told.
    pub(crate) fn take_back(&mut self, took_back: TookBack) {
        let left = self.holding.len().saturating_sub(took_back.inputs);
        for undone in self.holding.drain(left..) {
            let step = &mut self.steps[undone];
            if let LoggedStep::Told(news) = step {
                *step = LoggedStep::Undone(std::mem::take(news));
            }
        }
        let step = self.steps.len() as u32;
        for shown in &mut self.shown {
            shown.push(step);
        }
        self.steps.push(LoggedStep::TookBack(took_back));
    }

    /// The latest step was the seat's own.
    pub(crate) fn note_act(&mut self, seat: Seat) {
        self.acted[seat.index()] = self.seq(Viewer::Seat(seat));
    }

    /// The number of the picture that the seat's own latest act led to; what came later is news to it.
    pub(crate) fn acted(&self, seat: Seat) -> u32 {
        self.acted[seat.index()]
    }

    /// How many steps there were, the set-up included.
    pub(crate) fn len(&self) -> usize {
        self.steps.len()
    }

    /// The viewer's latest sequence number, from 1 on; 0 before anything was shown.
    pub(crate) fn seq(&self, viewer: Viewer) -> u32 {
        self.shown[index(viewer, self.seats)].len() as u32
    }

    /// Whether the latest step was shown to the viewer.
    pub(crate) fn latest_shown(&self, viewer: Viewer) -> bool {
        self.shown[index(viewer, self.seats)].last() == Some(&(self.steps.len() as u32 - 1))
    }

    /// What the viewer was told after this sequence number, at most the latest `most` steps of it.
    pub(crate) fn since(&self, viewer: Viewer, seq: u32, most: usize) -> Vec<HeardStep> {
        let shown = &self.shown[index(viewer, self.seats)];
        let first = (seq as usize).max(shown.len().saturating_sub(most)).min(shown.len());
        let heard = shown[first..].iter().enumerate();
        let heard_step = |(i, &step): (usize, &u32)| {
            let step = &self.steps[step as usize];
            let took_back = match step {
                LoggedStep::TookBack(took_back) => Some(*took_back),
                LoggedStep::Told(_) | LoggedStep::Undone(_) => None,
            };
            HeardStep { seq: (first + i + 1) as u32, events: heard_by(step.news(), viewer), took_back }
        };
        heard.map(heard_step).collect()
    }

    /// Everything a seat heard from this step on that still holds, for a bot.
    pub(crate) fn heard_from(&self, step: usize, seat: Seat) -> Vec<Arc<dyn AnyEvent>> {
        let first = self.holding.partition_point(|&holding| holding < step);
        let holding = self.holding[first..].iter();
        holding.flat_map(|&step| heard_by(self.steps[step].news(), Viewer::Seat(seat))).collect()
    }
}

fn heard_by(news: &[AnyNews], viewer: Viewer) -> Vec<Arc<dyn AnyEvent>> {
    let audible = |audience: Audience| audience.includes(viewer);
    news.iter().filter(|news| audible(news.audience)).map(|news| news.event.clone()).collect()
}

fn index(viewer: Viewer, seats: u8) -> usize {
    viewer.seat().map_or(seats as usize, Seat::index)
}
