//! The course of one game: how much there was to choose and who was ahead when.

use table::{Outcome, Seat, SeatSet};

/// Into how many parts a game is divided where something is told over its course.
pub(crate) const PARTS: usize = 20;

/// What was noted of each step of a game.
#[derive(Default)]
pub(crate) struct GameCourse {
    /// How many legal actions there were; 0 where nobody chose, 1 where there was nothing to choose.
    legal: Vec<u16>,
    /// Who was expected to win after the step; several where they were level.
    leaders: Vec<SeatSet>,
    seats: u8,
    winners: SeatSet,
    margin: i32,
}

impl GameCourse {
    /// Notes a step: how many legal actions there were, and the points that the seats may expect after it.
    pub(crate) fn step(&mut self, legal: usize, expected: &[f32]) {
        self.legal.push(legal.min(usize::from(u16::MAX)) as u16);
        let most = expected.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let ahead = expected.iter().enumerate().filter(|(_, points)| **points > most - 1e-4);
        self.leaders.push(ahead.map(|(seat, _)| Seat::new(seat as u8)).collect());
    }

    /// Notes how it ended.
    pub(crate) fn end(&mut self, outcome: &Outcome) {
        self.seats = outcome.places.seats();
        self.winners = outcome.winners();
        let mut points = outcome.points.as_slice().to_vec();
        points.sort_unstable();
        self.margin = match points.as_slice() {
            [.., second, first] => first - second,
            _ => 0,
        };
    }

    /// How many steps it had.
    pub(crate) fn length(&self) -> usize {
        self.legal.len()
    }

    /// The number of legal actions at each real choice.
    pub(crate) fn choices(&self) -> impl Iterator<Item = f64> + '_ {
        self.legal.iter().filter(|count| **count > 1).map(|count| f64::from(*count))
    }

    /// The same in one part of the game.
    pub(crate) fn choices_in(&self, part: usize) -> impl Iterator<Item = f64> + '_ {
        let (from, to) = (part * self.length() / PARTS, (part + 1) * self.length() / PARTS);
        self.legal[from..to].iter().filter(|count| **count > 1).map(|count| f64::from(*count))
    }

    /// How often somebody else took the lead.
    pub(crate) fn lead_changes(&self) -> usize {
        let mut alone = self.leaders.iter().filter(|leaders| leaders.len() == 1);
        let Some(mut last) = alone.next() else { return 0 };
        alone.filter(|leader| std::mem::replace(&mut last, leader) != *leader).count()
    }

    /// Whether the leader at the end of this part won the game; where several were level, the part of them that won.
    pub(crate) fn leader_wins(&self, part: usize) -> f64 {
        // Before the first step all are level.
        let step = ((part + 1) * self.length() / PARTS).checked_sub(1);
        let leaders = step.map_or(SeatSet::all(self.seats), |step| self.leaders[step]);
        leaders.and(self.winners).len() as f64 / leaders.len() as f64
    }

    /// After what part of the game none but winners had the lead, from 0 (always) to 1 (only at the end). While
    /// somebody who loses in the end is level with them, nothing is decided.
    pub(crate) fn decided(&self) -> f64 {
        let held = self.leaders.iter().rev().take_while(|&&leaders| leaders.and(self.winners) == leaders);
        1.0 - held.count() as f64 / self.length().max(1) as f64
    }

    /// By how many points the first was ahead of the second.
    pub(crate) fn margin(&self) -> f64 {
        f64::from(self.margin)
    }

    /// Whether several won.
    pub(crate) fn is_shared(&self) -> bool {
        self.winners.len() > 1
    }
}
