//! What a placed card scores (§5), and with which markers (§8).
//!
//! **The order under the specialist rules.** The rules leave the order of scoring to the player. It decides nothing but
//! which of several runs of one kind is scored: a marker that is there and finds a run must be used, so in the time
//! between two refills every kind that has both a marker and an open run scores exactly one, in whatever order; the
//! card is refilled when all its markers were used, in whatever order; and when a marker is left that finds no run,
//! nothing more can happen. How many runs of a kind are scored, which markers are left and the bonus are therefore the
//! same for every order, and the points are most if of each kind the most valuable runs come first. More points are
//! never worse: a seat that reaches 25 alone wins, and one that does so with others could not prolong the game. So the
//! best order is computed and nobody is asked. A test tries every order of every set of runs against it.

use serde::{Serialize, Serializer};

use crate::kind::{ALL_KINDS, KINDS, Kind, Kinds};
use crate::runs::{LONGEST, Run, bonus, worth};

/// The most runs that one card can take part in: two in each of its rows, two in each of its columns.
pub const MOST_RUNS: usize = 10;

/// What a card scores at some place, and the markers it leaves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Gain {
    /// The points of the runs and the bonus.
    pub points: u8,
    /// The kinds that scored.
    pub kinds: Kinds,
    /// The markers that are left; under the standard rules the ones that were there.
    pub markers: Kinds,
}

/// Which runs of which kind a card makes, as far as they can score.
#[derive(Clone, Copy, Default)]
pub(crate) struct Count {
    points: u8,
    kinds: Kinds,
    /// For each kind, how many runs are worth 4, 2 and 1, four bits for each.
    runs: [u16; KINDS],
}

impl Count {
    /// Takes in a run. One that is too long counts for nothing at all.
    #[inline]
    pub(crate) fn add(&mut self, kind: Kind, length: u8) {
        if length <= LONGEST {
            let worth = worth(length);
            self.points += worth;
            self.kinds = self.kinds.with(kind);
            // 1, 2 and 4 points stand in bits 0, 4 and 8.
            self.runs[kind.index()] += 1 << (4 * (worth / 2));
        }
    }

    /// What the runs score under the standard rules.
    #[inline]
    pub(crate) fn standard(&self, markers: Kinds) -> Gain {
        Gain { points: self.points + bonus(self.kinds.len()), kinds: self.kinds, markers }
    }

    /// What the runs score under the specialist rules with these markers, in the best order.
    #[inline]
    pub(crate) fn specialist(&self, mut markers: Kinds) -> Gain {
        let (mut runs, mut points, mut scored) = (self.runs, 0, Kinds::NONE);
        loop {
            let mut used = Kinds::NONE;
            for kind in Kind::ALL {
                let left = &mut runs[kind.index()];
                if *left != 0 && markers.contains(kind) {
                    let best = left.ilog2() / 4;
                    *left -= 1 << (4 * best);
                    points += 1 << best;
                    used = used.with(kind);
                }
            }
            scored = used.iter().fold(scored, Kinds::with);
            markers = used.iter().fold(markers, Kinds::without);
            if !markers.is_empty() {
                return Gain { points: points + bonus(scored.len()), kinds: scored, markers };
            }
            markers = ALL_KINDS;
        }
    }
}

/// What became of a run that a card made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "fate", rename_all = "snake_case")]
pub enum Fate {
    /// It scored.
    Scored {
        /// How many points.
        points: u8,
    },
    /// It has six squares or more, which is worth nothing.
    TooLong,
    /// There was no marker for its kind, and none came back.
    NoMarker,
}

/// A run that a card made, and what became of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Judged {
    /// The run.
    #[serde(flatten)]
    pub run: Run,
    /// What became of it.
    #[serde(flatten)]
    pub fate: Fate,
    /// Whether it took the last marker, so that all four came back.
    pub refill: Refill,
}

/// Whether the markers came back after a run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Refill {
    /// There was no need, or there are no markers.
    #[default]
    No,
    /// All four were put back.
    Yes,
}

/// What a card scored run by run, in the order in which it was scored; runs without points come last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Scoring {
    count: u8,
    runs: [Option<Judged>; MOST_RUNS],
    /// What all of it is worth.
    pub gain: Gain,
}

impl Scoring {
    /// The runs and what became of them.
    pub fn runs(&self) -> impl Iterator<Item = Judged> {
        self.runs.into_iter().flatten()
    }

    /// The bonus in [`Gain::points`].
    pub fn bonus(&self) -> u8 {
        bonus(self.gain.kinds.len())
    }

    fn push(&mut self, run: Run, fate: Fate, refill: Refill) {
        self.runs[usize::from(self.count)] = Some(Judged { run, fate, refill });
        self.count += 1;
    }

    /// Judges runs that no marker is needed for.
    pub(crate) fn standard(runs: &[Run], markers: Kinds) -> Scoring {
        let mut scoring = Scoring::default();
        let mut count = Count::default();
        for &run in runs.iter().filter(|run| run.length <= LONGEST) {
            count.add(run.kind, run.length);
            scoring.push(run, Fate::Scored { points: worth(run.length) }, Refill::No);
        }
        scoring.add_too_long(runs);
        scoring.gain = count.standard(markers);
        scoring
    }

    /// Judges runs that need a marker, always the most valuable one for which there is a marker.
    pub(crate) fn specialist(runs: &[Run], mut markers: Kinds) -> Scoring {
        let mut scoring = Scoring::default();
        let mut open = [None; MOST_RUNS];
        for (slot, &run) in open.iter_mut().zip(runs.iter().filter(|run| run.length <= LONGEST)) {
            *slot = Some(run);
        }
        let mut scored = Kinds::NONE;
        let mut points = 0;
        loop {
            let ready = open.iter_mut().filter(|slot| slot.is_some_and(|run: Run| markers.contains(run.kind)));
            // The first of the most valuable ones.
            let best = ready.rev().max_by_key(|slot| slot.map(|run| run.length));
            let Some(run) = best.and_then(Option::take) else { break };
            markers = markers.without(run.kind);
            scored = scored.with(run.kind);
            points += worth(run.length);
            let refill = if markers.is_empty() { Refill::Yes } else { Refill::No };
            if refill == Refill::Yes {
                markers = ALL_KINDS;
            }
            scoring.push(run, Fate::Scored { points: worth(run.length) }, refill);
        }
        for run in open.into_iter().flatten() {
            scoring.push(run, Fate::NoMarker, Refill::No);
        }
        scoring.add_too_long(runs);
        scoring.gain = Gain { points: points + bonus(scored.len()), kinds: scored, markers };
        scoring
    }

    fn add_too_long(&mut self, runs: &[Run]) {
        for &run in runs.iter().filter(|run| run.length > LONGEST) {
            self.push(run, Fate::TooLong, Refill::No);
        }
    }
}

impl Serialize for Scoring {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let runs: Vec<Judged> = self.runs().collect();
        let mut scoring = serializer.serialize_struct("Scoring", 4)?;
        scoring.serialize_field("lines", &runs)?;
        scoring.serialize_field("kinds", &self.gain.kinds)?;
        scoring.serialize_field("bonus", &self.bonus())?;
        scoring.serialize_field("points", &self.gain.points)?;
        scoring.end()
    }
}
