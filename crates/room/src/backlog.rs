//! What happened at the table, and which of it each viewer was told under which number.

use std::sync::Arc;

use catalog::{AnyEvent, AnyNews};
use table::{Audience, Seat, Viewer};

/// The events of one step that one viewer heard.
#[derive(Clone)]
pub struct HeardStep {
    /// The viewer's sequence number of this step.
    pub seq: u32,
    /// What was heard.
    pub events: Vec<Arc<dyn AnyEvent>>,
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
    steps: Vec<Vec<AnyNews>>,
    /// For each seat, and last for spectators: the steps that were shown, in order.
    shown: Vec<Vec<u32>>,
    seats: u8,
}

impl Backlog {
    pub(crate) fn new(seats: u8) -> Backlog {
        Backlog { steps: Vec::new(), shown: vec![Vec::new(); seats as usize + 1], seats }
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
        self.steps.push(news);
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
        heard.map(|(i, &step)| HeardStep { seq: (first + i + 1) as u32, events: self.heard(step, viewer) }).collect()
    }

    /// Everything a seat heard from this step on, for a bot.
    pub(crate) fn heard_from(&self, step: usize, seat: Seat) -> Vec<Arc<dyn AnyEvent>> {
        (step..self.steps.len()).flat_map(|step| self.heard(step as u32, Viewer::Seat(seat))).collect()
    }

    fn heard(&self, step: u32, viewer: Viewer) -> Vec<Arc<dyn AnyEvent>> {
        let news = self.steps[step as usize].iter();
        let audible = |audience: Audience| audience.includes(viewer);
        news.filter(|news| audible(news.audience)).map(|news| news.event.clone()).collect()
    }
}

fn index(viewer: Viewer, seats: u8) -> usize {
    viewer.seat().map_or(seats as usize, Seat::index)
}
