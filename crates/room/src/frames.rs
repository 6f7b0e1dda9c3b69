//! What a viewer is shown of a running game.

use table::Viewer;
use wire::Reach;

use crate::message::{Frame, Ms};
use crate::play::Play;

/// At most this many steps are told to somebody who comes in the middle; the picture holds the rest.
const MOST_STEPS_TOLD: usize = 400;

impl Play {
    /// What a viewer is to be shown now.
    pub(crate) fn frame(&self, viewer: Viewer, have: Option<u32>, now: Ms) -> Frame {
        let seq = self.backlog.seq(viewer);
        let (reach, since) = match have {
            Some(have) if have <= seq && (seq - have) as usize <= MOST_STEPS_TOLD => (Reach::Missed, have),
            Some(_) | None => (Reach::Whole, 0),
        };
        Frame { reach, news: self.backlog.since(viewer, since, MOST_STEPS_TOLD), ..self.picture(viewer, now) }
    }

    /// What a viewer is to be shown of the latest step, if it shows them anything.
    pub(crate) fn step_frame(&self, viewer: Viewer, now: Ms) -> Option<Frame> {
        if !self.backlog.latest_shown(viewer) {
            return None;
        }
        let seq = self.backlog.seq(viewer);
        Some(Frame { reach: Reach::Step, news: self.backlog.since(viewer, seq - 1, 1), ..self.picture(viewer, now) })
    }

    fn picture(&self, viewer: Viewer, now: Ms) -> Frame {
        Frame {
            seq: self.backlog.seq(viewer),
            reach: Reach::Whole,
            you: viewer.seat(),
            news: Vec::new(),
            sight: self.sights.of(viewer, self.table()),
            ask: viewer.seat().and_then(|seat| self.ask(seat)),
            waiting: self.table.waiting(),
            time_left_ms: self.limit_at.map(|at| at.saturating_sub(now) as u32),
            clocks: self.clocks.times(now),
            acted: viewer.seat().map(|seat| self.backlog.acted(seat)),
            curtain: None,
            hash: self.hash,
            over: self.table.outcome().map(|outcome| (outcome, *self.table.seed())),
        }
    }
}
