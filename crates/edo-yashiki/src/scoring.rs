//! What a placed card scores (§5), and with which markers (§8).
//!
//! **The order under the specialist rules.** The rules leave the order of scoring to the player. It decides nothing but
//! which of several lines of one kind is scored: a marker that is there and finds a line must be used, so in the time
//! between two refills every kind that has both a marker and an open line scores exactly one, in whatever order; the
//! card is refilled when all its markers were used, in whatever order; and when a marker is left that finds no line,
//! nothing more can happen. How many lines of a kind are scored, which markers are left and the bonus are therefore
//! the same for every order, and the points are most if of each kind the most valuable lines come first. More points
//! are never worse: who reaches 25 alone wins, and who does so with others would not have kept the game going. So the
//! best order is computed and nobody is asked. A test tries every order of every set of lines against it.

use serde::{Serialize, Serializer};

use crate::kind::{KINDS, Kind, Kinds};
use crate::lines::{LONGEST, Line, bonus, worth};

/// The most lines that one card can take part in: two in each of its rows, two in each of its columns.
pub const MOST_LINES: usize = 10;

/// What a card scores at some place, and the markers it leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gain {
    /// The points of the lines and the bonus.
    pub points: u8,
    /// The kinds that scored.
    pub kinds: Kinds,
    /// The markers that are left; under the standard rules the ones that were there.
    pub markers: Kinds,
}

/// Which lines of which kind a card makes, as far as they can score.
#[derive(Clone, Copy, Default)]
pub(crate) struct Count {
    points: u8,
    kinds: Kinds,
    /// For each kind, how many lines are worth 4, 2 and 1, four bits for each.
    lines: [u16; KINDS],
}

impl Count {
    /// Takes in a line. One that is too long counts for nothing at all.
    #[inline]
    pub(crate) fn add(&mut self, kind: Kind, length: u8) {
        if length <= LONGEST {
            let worth = worth(length);
            self.points += worth;
            self.kinds = self.kinds.with(kind);
            // 1, 2 and 4 points stand in bits 0, 4 and 8.
            self.lines[kind.index()] += 1 << (4 * (worth / 2));
        }
    }

    /// What the lines score under the standard rules.
    #[inline]
    pub(crate) fn standard(&self, markers: Kinds) -> Gain {
        Gain { points: self.points + bonus(self.kinds.len()), kinds: self.kinds, markers }
    }

    /// What the lines score under the specialist rules with these markers, in the best order.
    #[inline]
    pub(crate) fn specialist(&self, mut markers: Kinds) -> Gain {
        let (mut lines, mut points, mut scored) = (self.lines, 0, Kinds::NONE);
        loop {
            let mut used = Kinds::NONE;
            for kind in Kind::ALL {
                let left = &mut lines[kind.index()];
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
            markers = Kinds::ALL;
        }
    }
}

/// What became of a line that a card made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "fate", rename_all = "snake_case")]
pub enum Fate {
    /// It scored.
    Scored {
        /// So many points.
        points: u8,
    },
    /// It has six squares or more, which is worth nothing.
    TooLong,
    /// There was no marker for its kind, and none came back.
    NoMarker,
}

/// A line that a card made, and what became of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Judged {
    /// The line.
    #[serde(flatten)]
    pub line: Line,
    /// What became of it.
    #[serde(flatten)]
    pub fate: Fate,
    /// Whether it took the last marker, so that all four came back.
    pub refill: Refill,
}

/// Whether the markers came back after a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Refill {
    /// There was no need, or there are no markers.
    #[default]
    No,
    /// All four were put back.
    Yes,
}

/// What a card scored line by line, in the order in which it was scored; lines without points come last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    count: u8,
    lines: [Option<Judged>; MOST_LINES],
    /// What all of it is worth.
    pub gain: Gain,
}

impl Tally {
    /// The lines and what became of them.
    pub fn lines(&self) -> impl Iterator<Item = Judged> {
        self.lines.into_iter().flatten()
    }

    /// The bonus in [`Gain::points`].
    pub fn bonus(&self) -> u8 {
        bonus(self.gain.kinds.len())
    }

    fn push(&mut self, line: Line, fate: Fate, refill: Refill) {
        self.lines[usize::from(self.count)] = Some(Judged { line, fate, refill });
        self.count += 1;
    }

    /// Judges lines that no marker is needed for.
    pub(crate) fn standard(lines: &[Line], markers: Kinds) -> Tally {
        let mut tally = Tally::default();
        let mut count = Count::default();
        for &line in lines.iter().filter(|line| line.length <= LONGEST) {
            count.add(line.kind, line.length);
            tally.push(line, Fate::Scored { points: worth(line.length) }, Refill::No);
        }
        tally.add_too_long(lines);
        tally.gain = count.standard(markers);
        tally
    }

    /// Judges lines that need a marker, always the most valuable one for which there is a marker.
    pub(crate) fn specialist(lines: &[Line], mut markers: Kinds) -> Tally {
        let mut tally = Tally::default();
        let mut open = [None; MOST_LINES];
        for (slot, &line) in open.iter_mut().zip(lines.iter().filter(|line| line.length <= LONGEST)) {
            *slot = Some(line);
        }
        let mut scored = Kinds::NONE;
        let mut points = 0;
        loop {
            let ready = open.iter_mut().filter(|slot| slot.is_some_and(|line: Line| markers.contains(line.kind)));
            // The first of the most valuable ones.
            let best = ready.rev().max_by_key(|slot| slot.map(|line| line.length));
            let Some(line) = best.and_then(Option::take) else { break };
            markers = markers.without(line.kind);
            scored = scored.with(line.kind);
            points += worth(line.length);
            let refill = if markers.is_empty() { Refill::Yes } else { Refill::No };
            if refill == Refill::Yes {
                markers = Kinds::ALL;
            }
            tally.push(line, Fate::Scored { points: worth(line.length) }, refill);
        }
        for line in open.into_iter().flatten() {
            tally.push(line, Fate::NoMarker, Refill::No);
        }
        tally.add_too_long(lines);
        tally.gain = Gain { points: points + bonus(scored.len()), kinds: scored, markers };
        tally
    }

    fn add_too_long(&mut self, lines: &[Line]) {
        for &line in lines.iter().filter(|line| line.length > LONGEST) {
            self.push(line, Fate::TooLong, Refill::No);
        }
    }
}

impl Serialize for Tally {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let lines: Vec<Judged> = self.lines().collect();
        let mut tally = serializer.serialize_struct("Tally", 4)?;
        tally.serialize_field("lines", &lines)?;
        tally.serialize_field("kinds", &self.gain.kinds)?;
        tally.serialize_field("bonus", &self.bonus())?;
        tally.serialize_field("points", &self.gain.points)?;
        tally.end()
    }
}
