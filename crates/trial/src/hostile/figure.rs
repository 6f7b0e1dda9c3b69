//! One figure of an attack: what was measured, and what it may be at most.

use std::fmt;

use serde::{Serialize, Serializer};

/// In what a figure is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Milliseconds.
    Ms,
    /// A number of things.
    Count,
    /// A share of a hundred.
    Percent,
}

impl Serialize for Unit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            Unit::Ms => "ms",
            Unit::Count => "count",
            Unit::Percent => "percent",
        })
    }
}

/// One figure of an attack.
#[derive(Clone, Serialize, Debug)]
pub struct Figure {
    /// The name of the attack.
    pub attack: &'static str,
    /// What was measured.
    pub figure: &'static str,
    /// In what.
    pub unit: Unit,
    /// The same before the attack, where that means anything.
    pub before: Option<f64>,
    /// What it may be at most.
    pub at_most: f64,
    /// What it was; nothing if it could not be measured, which is not held either.
    pub measured: Option<f64>,
    /// How much of the attack was carried out.
    pub note: String,
}

impl Figure {
    /// Whether the house held.
    pub fn is_held(&self) -> bool {
        self.measured.is_some_and(|measured| measured <= self.at_most)
    }

    /// The only figure of an attack that broke off.
    pub(crate) fn not_measured(attack: &'static str, error: &anyhow::Error) -> Figure {
        let note = format!("{error:#}");
        let figure = "attacks that could not be carried out";
        Figure { attack, figure, unit: Unit::Count, before: None, at_most: 0.0, measured: Some(1.0), note }
    }

    /// A value in the unit of this figure, as it is shown.
    pub(crate) fn show(&self, value: Option<f64>) -> impl fmt::Display + use<> {
        match (value, self.unit) {
            (None, _) => "-".to_string(),
            (Some(value), Unit::Count) => format!("{value:.0}"),
            (Some(value), Unit::Percent) => format!("{value:.1} %"),
            (Some(value), Unit::Ms) if value >= 1_000.0 => format!("{:.2} s", value / 1_000.0),
            (Some(value), Unit::Ms) => format!("{value:.1} ms"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Figure, Unit};

    fn figure(measured: Option<f64>) -> Figure {
        Figure {
            attack: "hints",
            figure: "a wait",
            unit: Unit::Ms,
            before: None,
            at_most: 50.0,
            measured,
            note: String::new(),
        }
    }

    #[test]
    fn an_attack_that_broke_off_is_broken_and_says_why() {
        let figure = Figure::not_measured("hints", &anyhow::anyhow!("refused").context("no table"));
        assert_eq!((figure.is_held(), figure.note.as_str()), (false, "no table: refused"));
    }

    #[test]
    fn a_figure_is_held_up_to_its_limit_and_never_if_it_was_not_measured() {
        let held = [Some(0.0), Some(50.0), Some(50.1), None].map(|measured| figure(measured).is_held());
        assert_eq!(held, [true, true, false, false]);
    }
}
