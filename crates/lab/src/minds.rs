//! What each weight is multiplied by in what a mind expects.
//!
//! What a mind expects in a position is a sum of multiples of its weights. They need not be written down a second time:
//! minds that have one weight each are asked. Only differences between seats count, as in [`bots::Mind::expect`].

use bots::Mind;
use catalog::Entry;
use players::MakeMind;
use table::BySeat;

use crate::least_squares::Equation;

/// Minds that tell what each weight is multiplied by.
pub(crate) struct Minds<G> {
    none: Box<dyn Mind<G>>,
    each: Vec<Box<dyn Mind<G>>>,
}

impl<G: Entry> Minds<G> {
    pub(crate) fn new(mind: MakeMind<G>, count: usize) -> Minds<G> {
        let only = |one: Option<usize>| -> Box<dyn Mind<G>> {
            let numbers: Vec<f32> = (0..count).map(|index| if Some(index) == one { 1.0 } else { 0.0 }).collect();
            mind(&numbers)
        };
        Minds { none: only(None), each: (0..count).map(|index| only(Some(index))).collect() }
    }

    /// How many weights there are.
    pub(crate) fn count(&self) -> usize {
        self.each.len()
    }

    /// What is expected without any weight.
    pub(crate) fn without_weights(&self, world: &G) -> BySeat<f32> {
        self.none.expect(world)
    }

    /// What every seat may expect more than the others.
    pub(crate) fn rows(&self, world: &G) -> Vec<Equation> {
        let none = centered(&self.none.expect(world));
        let each: Vec<Vec<f64>> = self.each.iter().map(|mind| centered(&mind.expect(world))).collect();
        let row = |seat: usize| Equation {
            base: none[seat],
            multiples: each.iter().map(|expected| expected[seat] - none[seat]).collect(),
        };
        (0..none.len()).map(row).collect()
    }
}

/// The points of each seat less the mean of all.
pub(crate) fn centered(points: &BySeat<f32>) -> Vec<f64> {
    let points: Vec<f64> = points.as_slice().iter().map(|&points| f64::from(points)).collect();
    let mean = points.iter().sum::<f64>() / points.len() as f64;
    points.into_iter().map(|points| points - mean).collect()
}
