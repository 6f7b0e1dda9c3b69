//! The weights of the judgment: how many points at the end each aspect of a position promises.
//!
//! They are data, one table for each number of seats, found by least squares from the final points of games:
//! `zashiki tune iki -w judgment` plays such games and writes the table anew.

use std::sync::LazyLock;

use iki::{DataError, DataProblem};

use super::appraisal::Appraisal;
use super::aspects::Aspect;
use crate::Weight;

/// The tables of weights in `data/iki/` with their names, for two, three and four seats.
const EMBEDDED: [(&str, &str); 3] = [
    ("judgment-2", include_str!("../../data/iki/judgment-2.tsv")),
    ("judgment-3", include_str!("../../data/iki/judgment-3.tsv")),
    ("judgment-4", include_str!("../../data/iki/judgment-4.tsv")),
];

/// Their title.
const TITLE: &str = "weight\tnumber";

/// Two weights for every aspect.
const COUNT: usize = 2 * Aspect::COUNT;

/// The most that one of an aspect can reasonably be worth.
const MOST: f32 = 40.0;

static JUDGMENTS: LazyLock<[Judgment; 3]> = LazyLock::new(|| {
    let sound = |error| panic!("the built-in table is sound: {error}");
    EMBEDDED.map(|(name, text)| Judgment::read(name, text).unwrap_or_else(sound))
});

/// Points for every aspect.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgment {
    /// What one of it is worth when no time is left.
    at_the_end: [f32; Aspect::COUNT],
    /// How much more with a whole year ahead.
    with_a_year: [f32; Aspect::COUNT],
}

impl Judgment {
    /// The weights that players use at a table with this number of seats.
    #[inline]
    pub fn default_for(seats: u8) -> &'static Judgment {
        &JUDGMENTS[usize::from(seats - 2)]
    }

    /// What there is to tune at such a table: for every aspect what it is worth at the end and how much more a year
    /// before.
    pub fn weights(seats: u8) -> Vec<Weight> {
        let defaults = Judgment::default_for(seats);
        let weight = |name, default| Weight { name, default, least: -MOST, most: MOST };
        let both = |&aspect: &Aspect| {
            let index = aspect as usize;
            [
                weight(aspect.name(), defaults.at_the_end[index]),
                weight(aspect.name_with_a_year(), defaults.with_a_year[index]),
            ]
        };
        Aspect::ALL.iter().flat_map(both).collect()
    }

    /// The judgment by these numbers, in the order of [`Judgment::weights`].
    ///
    /// # Panics
    /// If there are more or fewer numbers than weights.
    pub fn of(numbers: &[f32]) -> Judgment {
        assert_eq!(numbers.len(), COUNT, "every aspect has two weights");
        Judgment {
            at_the_end: std::array::from_fn(|index| numbers[2 * index]),
            with_a_year: std::array::from_fn(|index| numbers[2 * index + 1]),
        }
    }

    /// Reads a table of weights: a title, then a line for each weight with its name and its number.
    ///
    /// # Errors
    /// Names the table, the line and what is wrong there.
    pub fn read(table: &'static str, text: &'static str) -> Result<Judgment, DataError> {
        let mut numbers = Vec::with_capacity(COUNT);
        for (index, row) in text.lines().enumerate() {
            let fail = |problem| Err(DataError { table, line: index + 1, problem });
            let Some(place) = index.checked_sub(1) else {
                if row != TITLE {
                    return fail(DataProblem::Title(TITLE));
                }
                continue;
            };
            let Some((name, number)) = row.split_once('\t') else { return fail(DataProblem::Cells) };
            let Some(aspect) = Aspect::ALL.get(place / 2) else { return fail(DataProblem::Rows { expected: COUNT }) };
            let expected = if place % 2 == 0 { aspect.name() } else { aspect.name_with_a_year() };
            if name != expected {
                return fail(DataProblem::Cell { column: "weight", found: name });
            }
            match number.parse::<f32>() {
                Ok(value) if value.is_finite() => numbers.push(value),
                Ok(_) | Err(_) => return fail(DataProblem::Cell { column: "number", found: number }),
            }
        }
        if numbers.len() != COUNT {
            let problem = DataProblem::Rows { expected: COUNT };
            return Err(DataError { table, line: text.lines().count(), problem });
        }
        Ok(Judgment::of(&numbers))
    }

    /// The points that a position promises.
    #[inline]
    pub fn points(&self, appraisal: &Appraisal) -> f32 {
        let mut points = appraisal.iki;
        for ((value, at_the_end), with_a_year) in appraisal.aspects.iter().zip(&self.at_the_end).zip(&self.with_a_year)
        {
            points += value * (at_the_end + with_a_year * appraisal.time);
        }
        points
    }
}
