//! A view as readable text, for playing in a terminal.

use std::fmt;

use table::{BySeat, Seat};

use crate::cards::Card;
use crate::components::{Artist, Part, Set};
use crate::options::MAX_SEATS;
use crate::state::Phase;
use crate::view::{SetState, View};

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_heading(f)?;
        for artist in Artist::ALL {
            self.write_row(artist, f)?;
        }
        self.write_trick(f)?;
        self.write_hands(f)?;
        write_by_seat("Points", &self.points, f)?;
        if self.deals > 1 {
            for (deal, points) in self.finished.deals().enumerate() {
                write_by_seat(&format!("Deal {}", deal + 1), &points, f)?;
            }
            write_by_seat("Total", &self.totals, f)?;
        }
        Ok(())
    }
}

impl View {
    fn write_heading(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deal {} of {}", self.deal, self.deals)?;
        match (self.phase, self.turn) {
            (Phase::Play, Some(seat)) if self.trick.is_empty() => writeln!(f, ", {seat} leads"),
            (Phase::Play, Some(seat)) => writeln!(f, ", {seat} plays"),
            (Phase::Take, Some(seat)) => writeln!(f, ", {seat} takes one of {}", self.choice),
            (Phase::Over, _) | (Phase::Play | Phase::Take, None) => writeln!(f, ", the game is over"),
        }
    }

    fn write_row(&self, artist: Artist, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "  {} {:<8}", artist.letter(), artist.name())?;
        for part in Part::ALL {
            let SetState::Absent = self.sets[Set::new(artist, part).index()].state else {
                write!(f, " | ")?;
                self.write_set(artist, part, f)?;
                continue;
            };
        }
        writeln!(f, " |")
    }

    /// A set in as many columns as its cards take: gaps are dots, a set that is gone is named by its taker.
    fn write_set(&self, artist: Artist, part: Part, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let set = Set::new(artist, part);
        let (low, high) = part.ranks();
        let width = part.size() as usize * 3;
        match self.sets[set.index()].state {
            SetState::Open { missing } => {
                for rank in low..=high {
                    if missing.contains(Card::new(artist, rank)) {
                        write!(f, "  ·")?;
                    } else {
                        write!(f, "{rank:>3}")?;
                    }
                }
                Ok(())
            }
            SetState::Completed { by } => write!(f, "{:^width$}", format!("{by} laid")),
            SetState::Taken { by } => write!(f, "{:^width$}", format!("to {by}")),
            SetState::Dead => write!(f, "{:^width$}", "dead"),
            SetState::Absent => Ok(()),
        }
    }

    fn write_trick(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.trick.is_empty() {
            return Ok(());
        }
        write!(f, "Trick:")?;
        for (seat, card) in self.trick.plays() {
            let mark = if self.trick.winning() == Some(seat) { " (winning)" } else { "" };
            write!(f, "  {seat} {card}{mark}")?;
        }
        writeln!(f)
    }

    fn write_hands(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_by_seat("Cards", &self.hand_sizes, f)?;
        match self.viewer.seat() {
            Some(seat) if !self.hand.is_empty() => writeln!(f, "Hand of {seat}: {}", self.hand),
            Some(_) | None => Ok(()),
        }
    }
}

fn write_by_seat(title: &str, values: &BySeat<u8, MAX_SEATS>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{title}:")?;
    values.iter().try_for_each(|(seat, value): (Seat, &u8)| write!(f, "  {seat} {value}"))?;
    writeln!(f)
}
