//! The weights of the judgment: how many points at the end each aspect of a position promises.
//!
//! They are data, one table for each number of seats, found by least squares from the final points of games:
//! `zashiki tune iki -w judgment` plays such games and writes the table anew.

use std::sync::LazyLock;

use table::{BySeat, Mind, Weight};

use crate::appraisal::Appraisal;
use crate::aspects::Aspect;
use crate::state::Iki;
use crate::tsv::{DataError, DataProblem, Line, table};

/// The tables of weights in `data/` with their names, for two, three and four seats.
const EMBEDDED: [(&str, &str); 3] = [
    ("judgment-2", include_str!("../data/judgment-2.tsv")),
    ("judgment-3", include_str!("../data/judgment-3.tsv")),
    ("judgment-4", include_str!("../data/judgment-4.tsv")),
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
    /// The weights the house plays with at a table of so many seats.
    #[inline]
    pub fn of_the_house(seats: u8) -> &'static Judgment {
        &JUDGMENTS[usize::from(seats - 2)]
    }

    /// What there is to tune at such a table: for every aspect what it is worth at the end and how much more a year
    /// before.
    pub fn weights(seats: u8) -> Vec<Weight> {
        let house = Judgment::of_the_house(seats);
        let weight = |name, usual| Weight { name, usual, least: -MOST, most: MOST };
        let both = |&aspect: &Aspect| {
            let index = aspect as usize;
            [
                weight(aspect.name(), house.at_the_end[index]),
                weight(aspect.name_with_a_year(), house.with_a_year[index]),
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

    /// Reads a table of weights that is called so.
    pub fn read(name: &'static str, text: &'static str) -> Result<Judgment, DataError> {
        let rows: [(&'static str, f32); COUNT] = table(name, text, TITLE, row)?;
        for (index, &(weight, _)) in rows.iter().enumerate() {
            let aspect = Aspect::ALL[index / 2];
            let expected = if index % 2 == 0 { aspect.name() } else { aspect.name_with_a_year() };
            if weight != expected {
                let problem = DataProblem::Cell { column: "weight", found: weight };
                return Err(DataError { table: name, line: index + 2, problem });
            }
        }
        Ok(Judgment::of(&rows.map(|(_, number)| number)))
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

/// A player who judges by other weights than the house.
impl Mind<Iki> for Judgment {
    fn expect(&self, world: &Iki) -> BySeat<f32> {
        world.expect_by(self)
    }
}

fn row(line: &Line) -> Result<(&'static str, f32), DataError> {
    let number = line.read(1, |cell| cell.parse::<f32>().ok().filter(|number| number.is_finite()))?;
    Ok((line.text(0)?, number))
}
