//! Where a card may be placed in a house (§4) and what it would score there (§5): the questions that rules, pages and
//! players ask, answered on bitboards.

use crate::components::Card;
use crate::grid::{Cell, Free, Grid, GridRun, LargeGrid, Lining, SMALL_CARDS, SmallGrid};
use crate::house::{House, MOST_CARDS};
use crate::kind::{Kind, Kinds};
use crate::options::Rules;
use crate::place::{Laid, Place, Spot};
use crate::runs::{Direction, Run, SHORTEST};
use crate::scoring::{Count, Gain, MOST_RUNS, Scoring};
use crate::word::Word;

/// Why a card may not lie somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// It would neither touch nor overlap the house.
    Apart,
    /// It would cover part of a row or column of three or more.
    Covers {
        /// The first such square, row by row.
        spot: Spot,
        /// The run it belongs to.
        run: Run,
    },
}

/// A place where a card may lie, and what it would score there, run by run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Prospect {
    /// Where.
    #[serde(flatten)]
    pub place: Place,
    /// The runs and the points.
    #[serde(flatten)]
    pub scoring: Scoring,
}

/// Runs the same code on the grid that fits the house.
macro_rules! on_grid {
    ($house:expr, $grid:ident => $work:expr) => {
        if $house.cards() <= SMALL_CARDS {
            let $grid = SmallGrid::around($house);
            $work
        } else {
            let $grid = LargeGrid::around($house);
            $work
        }
    };
}

impl House {
    /// Whether a further card can be added: there are no more rounds than [`MOST_CARDS`] allow.
    #[inline]
    pub fn is_full(&self) -> bool {
        usize::from(self.cards()) == MOST_CARDS
    }

    /// Every place where a further card may lie, row by row from the top, each from the left, upright before turned.
    /// It is the same for all cards.
    #[inline]
    pub fn each_place(&self, found: impl FnMut(Place)) {
        if !self.is_full() {
            on_grid!(self, grid => grid.each_free(found));
        }
    }

    /// Every place where each of these cards may lie, with what it scores there, in the order of
    /// [`House::each_place`], card after card.
    #[inline]
    pub fn each_gain(&self, cards: &[Card], rules: Rules, markers: Kinds, found: impl FnMut(Card, Place, Gain)) {
        if !self.is_full() {
            on_grid!(self, grid => each_gain(&grid, cards, rules, markers, found));
        }
    }

    /// What a card scores at a place where it may lie.
    ///
    /// # Panics
    /// If the place is too far from the house to be one.
    #[inline]
    pub fn gain(&self, card: Card, place: Place, rules: Rules, markers: Kinds) -> Gain {
        on_grid!(self, grid => {
            let cell = grid.cell(place).expect("a place where a card may lie is near the house");
            gain(&grid, card, place, cell, rules, markers)
        })
    }

    /// What a card scores at a place where it may lie, run by run.
    ///
    /// # Panics
    /// If the place is too far from the house to be one.
    pub fn scoring(&self, card: Card, place: Place, rules: Rules, markers: Kinds) -> Scoring {
        on_grid!(self, grid => {
            let cell = grid.cell(place).expect("a place where a card may lie is near the house");
            scoring(&grid, card, place, cell, rules, markers)
        })
    }

    /// Every place where a card may lie, with the runs and the points it would score there, in the order of
    /// [`House::each_place`]. This is what a page shows before a card is placed.
    pub fn prospects(&self, card: Card, rules: Rules, markers: Kinds) -> Vec<Prospect> {
        let mut prospects = Vec::new();
        self.each_place(|place| prospects.push(Prospect { place, scoring: self.scoring(card, place, rules, markers) }));
        prospects
    }

    /// Whether a further card may lie at a place, and if not, what is in the way.
    pub fn may_place(&self, place: Place) -> Result<(), Obstacle> {
        let (near, free) = on_grid!(self, grid => match grid.cell(place) {
            Some(cell) => (grid.is_near(cell), grid.is_free(&grid.free(), cell)),
            None => (false, false),
        });
        match (near, free) {
            (_, true) => Ok(()),
            (false, false) => Err(Obstacle::Apart),
            (true, false) => {
                let covered = Laid { card: Card::default(), place }.squares();
                let locked = covered.into_iter().find_map(|(spot, _)| Some((spot, self.run_through(spot)?)));
                let (spot, run) = locked.expect("what is near and not free covers a run");
                Err(Obstacle::Covers { spot, run })
            }
        }
    }

    /// The row or column of three or more that a square belongs to; the longer one if it belongs to both.
    pub fn run_through(&self, spot: Spot) -> Option<Run> {
        let kind = self.square(spot)?.kind;
        let runs = [Direction::Row, Direction::Column].map(|direction| self.run_in_direction(spot, kind, direction));
        runs.into_iter().filter(|run| run.length >= SHORTEST).max_by_key(|run| run.length)
    }

    fn run_in_direction(&self, spot: Spot, kind: Kind, direction: Direction) -> Run {
        let step = |spot: Spot, by: i8| match direction {
            Direction::Row => Spot { column: spot.column + by, ..spot },
            Direction::Column => Spot { row: spot.row + by, ..spot },
        };
        let is_same = |spot: &Spot| self.square(*spot).is_some_and(|square| square.kind == kind);
        let back = std::iter::successors(Some(spot), |&spot| Some(step(spot, -1)).filter(is_same));
        let start = back.last().unwrap_or(spot);
        let length = std::iter::successors(Some(start), |&spot| Some(step(spot, 1)).filter(is_same)).count() as u8;
        Run { kind, direction, start, length }
    }
}

#[inline]
fn each_gain<W: Word, const ROWS: usize>(
    grid: &Grid<W, ROWS>,
    cards: &[Card],
    rules: Rules,
    markers: Kinds,
    mut found: impl FnMut(Card, Place, Gain),
) {
    let free: Free<W, ROWS> = grid.free();
    let nothing = Gain { markers, ..Gain::default() };
    for &card in cards {
        grid.each_place(&free, card, |place, cell, lining| {
            let gain = match lining {
                Lining::Some => gain(grid, card, place, cell, rules, markers),
                Lining::None => nothing,
            };
            found(card, place, gain);
        });
    }
}

#[inline]
fn gain<W: Word, const ROWS: usize>(
    grid: &Grid<W, ROWS>,
    card: Card,
    place: Place,
    cell: Cell,
    rules: Rules,
    markers: Kinds,
) -> Gain {
    let mut count = Count::default();
    grid.each_run(card, place.turn, cell, |run| count.add(run.kind, run.length));
    match rules {
        Rules::Standard => count.standard(markers),
        Rules::Specialist => count.specialist(markers),
    }
}

fn scoring<W: Word, const ROWS: usize>(
    grid: &Grid<W, ROWS>,
    card: Card,
    place: Place,
    cell: Cell,
    rules: Rules,
    markers: Kinds,
) -> Scoring {
    let mut runs = [Run { kind: Kind::Floor, direction: Direction::Row, start: Spot::default(), length: 0 }; MOST_RUNS];
    let mut count = 0;
    grid.each_run(card, place.turn, cell, |GridRun { kind, direction, cell, length }| {
        let Place { column, row, .. } = grid.place(cell, place.turn);
        runs[count] = Run { kind, direction, start: Spot { column, row }, length };
        count += 1;
    });
    match rules {
        Rules::Standard => Scoring::standard(&runs[..count], markers),
        Rules::Specialist => Scoring::specialist(&runs[..count], markers),
    }
}
