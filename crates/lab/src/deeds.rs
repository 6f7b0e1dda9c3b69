//! What is done in a game: each kind of action, how often, and what became of those who did it.

use std::collections::BTreeMap;
use std::fmt::Display;

use serde::Serialize;
use table::{Outcome, Seat, SeatSet};

use crate::Interval;
use crate::doers::Doers;

/// One kind of action: its notation without bare numbers, at most two words of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Deed {
    /// What is done.
    pub action: String,
    /// How often in a game, by all seats together, where there was a choice.
    pub per_game: f64,
    /// How often it was chosen of the times that it could be.
    pub chosen_when_possible: f64,
    /// Share of victories of those who did it in a game; the fair share is 1 / seats.
    pub win_share: Interval,
    /// Their points.
    pub points: Interval,
}

/// What was noted of one kind of action.
#[derive(Clone, Copy, Default)]
struct Noted {
    chosen: u64,
    possible: u64,
    /// Who did it in the running game.
    running: SeatSet,
    doers: Doers,
}

/// All kinds of actions of a game, or of many.
#[derive(Default)]
pub(crate) struct Deeds(BTreeMap<String, Noted>);

impl Deeds {
    /// Notes a choice among these actions; `None` if the seat did not interrupt.
    pub(crate) fn note<A: Display>(&mut self, seat: Seat, chosen: Option<&A>, legal: &[A]) {
        let mut kinds: Vec<String> = legal.iter().map(kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let chosen = chosen.map(kind);
        for kind in kinds {
            let is_chosen = chosen.as_ref() == Some(&kind);
            let noted = self.0.entry(kind).or_default();
            noted.possible += 1;
            if is_chosen {
                noted.chosen += 1;
                noted.running = noted.running.with(seat);
            }
        }
    }

    /// Notes how the game ended.
    pub(crate) fn end(&mut self, outcome: &Outcome) {
        for noted in self.0.values_mut() {
            let seats: Vec<Seat> = std::mem::take(&mut noted.running).iter().collect();
            noted.doers.add_deal(seats.iter().map(|&seat| (outcome, seat)));
        }
    }

    /// Takes in another game.
    pub(crate) fn add_all(&mut self, others: &Deeds) {
        for (kind, other) in &others.0 {
            let noted = self.0.entry(kind.clone()).or_default();
            noted.chosen += other.chosen;
            noted.possible += other.possible;
            noted.doers.add(&other.doers);
        }
    }

    /// Each kind that was ever chosen, the most frequent first.
    pub(crate) fn report(&self, games: usize) -> Vec<Deed> {
        let deed = |(kind, noted): (&String, &Noted)| Deed {
            action: kind.clone(),
            per_game: noted.chosen as f64 / games.max(1) as f64,
            chosen_when_possible: noted.chosen as f64 / noted.possible.max(1) as f64,
            win_share: noted.doers.win_share(),
            points: noted.doers.points(),
        };
        let mut deeds: Vec<Deed> = self.0.iter().filter(|(_, noted)| noted.chosen > 0).map(deed).collect();
        deeds.sort_by(|one, other| other.per_game.total_cmp(&one.per_game));
        deeds
    }
}

/// The kind of an action: its notation without bare numbers, below zero or not, at most two words of it.
fn kind<A: Display>(action: &A) -> String {
    let text = action.to_string();
    let words = text.split(' ').filter(|word| word.parse::<i64>().is_err());
    words.take(2).collect::<Vec<_>>().join(" ")
}
