//! The weights of the judgment: how many points at the end each aspect of a position promises.
//!
//! They are data (`data/judgment.tsv`), found by least squares from the final points of games that the house's own
//! players played. `cargo run --release -p bots --example fit_iki` plays such games and prints the table anew.

use std::sync::LazyLock;

use crate::appraisal::Appraisal;
use crate::aspects::Aspect;
use crate::tsv::{DataError, DataProblem, Line, table};

/// The table of weights in `data/`.
const EMBEDDED: &str = include_str!("../data/judgment.tsv");

/// Its title: for each number of seats what an aspect is worth when no time is left, and how much more a whole year
/// before.
const TITLE: &str = "aspect\t2 seats\t2 seats, year\t3 seats\t3 seats, year\t4 seats\t4 seats, year";

static JUDGMENT: LazyLock<Judgment> =
    LazyLock::new(|| Judgment::read(EMBEDDED).unwrap_or_else(|error| panic!("the built-in table is sound: {error}")));

/// Points for every aspect, for tables of two, three and four.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgment {
    weights: [[Weight; 3]; Aspect::COUNT],
}

/// What one of an aspect is worth.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Weight {
    /// When no time is left.
    pub at_the_end: f32,
    /// How much more with a whole year ahead.
    pub with_a_year: f32,
}

impl Judgment {
    /// The weights the house plays with.
    #[inline]
    pub fn of_the_house() -> &'static Judgment {
        &JUDGMENT
    }

    /// Reads a table of weights.
    pub fn read(text: &'static str) -> Result<Judgment, DataError> {
        let rows: [(&'static str, [Weight; 3]); Aspect::COUNT] = table("judgment", text, TITLE, row)?;
        for (index, (name, _)) in rows.iter().enumerate() {
            if *name != Aspect::ALL[index].name() {
                let problem = DataProblem::Cell { column: "aspect", found: name };
                return Err(DataError { table: "judgment", line: index + 2, problem });
            }
        }
        Ok(Judgment { weights: rows.map(|(_, weights)| weights) })
    }

    /// The points that a position promises at a table of so many seats.
    #[inline]
    pub fn points(&self, seats: u8, appraisal: &Appraisal) -> f32 {
        let column = usize::from(seats - 2);
        let mut points = appraisal.iki;
        for (value, weights) in appraisal.aspects.iter().zip(&self.weights) {
            let Weight { at_the_end, with_a_year } = weights[column];
            points += value * (at_the_end + with_a_year * appraisal.time);
        }
        points
    }

    /// A table of weights as text, from the weight of every aspect for two, three and four seats.
    pub fn write(weight: impl Fn(Aspect, u8) -> Weight) -> String {
        let mut text = format!("{TITLE}\n");
        for &aspect in Aspect::ALL {
            text.push_str(aspect.name());
            for seats in 2..=4 {
                let Weight { at_the_end, with_a_year } = weight(aspect, seats);
                text.push_str(&format!("\t{at_the_end:.3}\t{with_a_year:.3}"));
            }
            text.push('\n');
        }
        text
    }
}

fn row(line: &Line) -> Result<(&'static str, [Weight; 3]), DataError> {
    let number = |column| line.read(column, |cell| cell.parse::<f32>().ok().filter(|number| number.is_finite()));
    let mut weights = [Weight::default(); 3];
    for (index, weight) in weights.iter_mut().enumerate() {
        *weight = Weight { at_the_end: number(1 + 2 * index)?, with_a_year: number(2 + 2 * index)? };
    }
    Ok((line.text(0)?, weights))
}
