//! A house as bitboards: for every row and every kind a word with a bit a column (§4).
//!
//! The grid stands around the house with a margin in which a further card can lie and be judged without asking whether
//! it is still on the grid. A house of `n` cards has at most `2 n` columns and `3 n` rows (see [`House`]), which gives
//! the two sizes: up to 14 cards fit into words of 32 columns, and 31, which is the most that a card can still be
//! added to, fit into words of 128.

use crate::components::{CARD_COLUMNS, CARD_ROWS, Card, Sides};
use crate::house::House;
use crate::kind::KINDS;
use crate::place::{Place, Turn};
use crate::runs::Direction;
use crate::word::Word;

/// Free columns to the left and to the right of the house: a card beside it has two.
const BESIDE: u32 = CARD_COLUMNS as u32;
/// Free rows above and below the house: a card has three, and two more are looked at for runs.
const BEYOND: usize = CARD_ROWS + 2;

/// The most cards that a house in words of 32 columns has: 28 columns and the margins.
pub(crate) const SMALL_CARDS: u8 = ((u32::COLUMNS - 2 * BESIDE) / 2) as u8;
/// The rows of a grid of such a house, margins included.
pub(crate) const SMALL_ROWS: usize = SMALL_CARDS as usize * CARD_ROWS + 2 * BEYOND;
/// The rows of a grid of the largest house that a card can be added to, margins included.
pub(crate) const LARGE_ROWS: usize = (crate::house::MOST_CARDS - 1) * CARD_ROWS + 2 * BEYOND;

const _: () = assert!((crate::house::MOST_CARDS - 1) * CARD_COLUMNS + 2 * BESIDE as usize <= u128::COLUMNS as usize);

/// The grid of a house of at most [`SMALL_CARDS`] cards.
pub(crate) type SmallGrid = Grid<u32, SMALL_ROWS>;
/// The grid of any house that a card can be added to.
pub(crate) type LargeGrid = Grid<u128, LARGE_ROWS>;

/// The squares of a house that are seen, a mask for each kind in each row.
pub(crate) struct Grid<W, const ROWS: usize> {
    rows: [[W; KINDS]; ROWS],
    /// The column and the row of the plane that column 0 and row 0 of the grid are.
    left: i16,
    top: i16,
    height: usize,
}

/// Where a further card may be placed, as masks of its top left square, whichever way it is turned.
pub(crate) struct Free<W, const ROWS: usize>([W; ROWS]);

/// A place on the grid, in its own columns and rows.
#[derive(Clone, Copy)]
pub(crate) struct Cell {
    pub(crate) column: u32,
    pub(crate) row: usize,
}

impl<W: Word, const ROWS: usize> Grid<W, ROWS> {
    /// The grid around this house.
    #[inline]
    pub(crate) fn around(house: &House) -> Grid<W, ROWS> {
        let (left, _, top, _) = house.bounds();
        let height = usize::from(house.height());
        debug_assert!(height + 2 * BEYOND <= ROWS && u32::from(house.width()) + 2 * BESIDE <= W::COLUMNS);
        let mut grid = Grid {
            rows: [[W::NONE; KINDS]; ROWS],
            left: i16::from(left) - BESIDE as i16,
            top: i16::from(top) - BEYOND as i16,
            height,
        };
        for laid in house.laid() {
            let Place { column, row, turn } = laid.place;
            let cell =
                Cell { column: (i16::from(column) - grid.left) as u32, row: (i16::from(row) - grid.top) as usize };
            grid.lay(laid.card.sides(turn), cell);
        }
        grid
    }

    /// Covers what is there with a card.
    #[inline]
    fn lay(&mut self, sides: &Sides, cell: Cell) {
        let covered = W::of(0b11) << cell.column;
        for (row, masks) in self.rows[cell.row..cell.row + CARD_ROWS].iter_mut().zip(&sides.masks) {
            for (squares, &mask) in row.iter_mut().zip(masks) {
                *squares = *squares & !covered | W::of(mask) << cell.column;
            }
        }
    }

    /// The rows in which a further card can have its top squares, from three above the house to just below it.
    #[inline]
    fn reach(&self) -> std::ops::RangeInclusive<usize> {
        BEYOND - CARD_ROWS..=BEYOND + self.height
    }

    /// The squares that no card may cover: those of a row or column of three or more of a kind.
    #[inline]
    fn locked(&self) -> [W; ROWS] {
        let mut locked = [W::NONE; ROWS];
        for row in BEYOND..BEYOND + self.height {
            let [here, below, lowest] = [&self.rows[row], &self.rows[row + 1], &self.rows[row + 2]];
            let (mut across, mut down) = (W::NONE, W::NONE);
            for kind in 0..KINDS {
                across |= here[kind] & here[kind] >> 1 & here[kind] >> 2;
                down |= here[kind] & below[kind] & lowest[kind];
            }
            locked[row] |= across | across << 1 | across << 2 | down;
            locked[row + 1] |= down;
            locked[row + 2] |= down;
        }
        locked
    }

    /// The squares of the house and those that have an edge in common with one.
    #[inline]
    fn near(&self) -> [W; ROWS] {
        let mut near = [W::NONE; ROWS];
        for row in BEYOND..BEYOND + self.height {
            let [floor, tatami, pond, garden] = self.rows[row];
            let here = floor | tatami | pond | garden;
            near[row - 1] |= here;
            near[row] |= here | here << 1 | here >> 1;
            near[row + 1] |= here;
        }
        near
    }

    /// Where a further card may be placed: where one of its squares is near the house and none is over a locked one.
    #[inline]
    pub(crate) fn free(&self) -> Free<W, ROWS> {
        let (near, locked) = (self.near(), self.locked());
        let mut free = [W::NONE; ROWS];
        for row in self.reach() {
            let near = near[row] | near[row + 1] | near[row + 2];
            let locked = locked[row] | locked[row + 1] | locked[row + 2];
            free[row] = (near | near >> 1) & !(locked | locked >> 1);
        }
        Free(free)
    }

    /// Every free place of a card of which one does not care what it scores, row by row, each from the left.
    #[inline]
    pub(crate) fn each_free(&self, mut found: impl FnMut(Place)) {
        let Free(free) = self.free();
        for row in self.reach() {
            free[row].each(|column| {
                for turn in Turn::ALL {
                    found(self.place(Cell { column, row }, turn));
                }
            });
        }
    }

    /// Every free place of a card with the cell it has on the grid; `scores` says whether it makes any run at all.
    #[inline]
    pub(crate) fn each_place(&self, free: &Free<W, ROWS>, card: Card, mut found: impl FnMut(Place, Cell, Lining)) {
        let [upright, turned] = Turn::ALL.map(|turn| card.sides(turn));
        for row in self.reach() {
            let free = free.0[row];
            if free == W::NONE {
                continue;
            }
            let lining = [self.lining(upright, row), self.lining(turned, row)];
            free.each(|column| {
                for (turn, lining) in Turn::ALL.into_iter().zip(lining) {
                    let lining = if lining.has(column) { Lining::Some } else { Lining::None };
                    found(self.place(Cell { column, row }, turn), Cell { column, row }, lining);
                }
            });
        }
    }

    /// In which columns a card with its top squares in this row makes a run of three or more.
    #[inline]
    fn lining(&self, sides: &Sides, row: usize) -> W {
        let mut lining = W::NONE;
        for (across, &[left, right]) in sides.squares.iter().enumerate() {
            let kinds = &self.rows[row + across];
            let (left, right, equal) = (kinds[left.index()], kinds[right.index()], left == right);
            let (before, after) = (left << 1, right >> 2);
            lining |= if equal { before | after } else { before & left << 2 | after & right >> 3 };
        }
        for column in 0..CARD_COLUMNS {
            let [top, middle, bottom] = sides.squares.map(|squares| squares[column]);
            let above = self.rows[row - 1][top.index()];
            let below = self.rows[row + CARD_ROWS][bottom.index()];
            let higher = self.rows[row - 2][top.index()];
            let lower = self.rows[row + CARD_ROWS + 1][bottom.index()];
            let down = match (top == middle, middle == bottom) {
                (true, true) => !W::NONE,
                (true, false) => above | below & lower,
                (false, true) => above & higher | below,
                (false, false) => above & higher | below & lower,
            };
            lining |= down >> column as u32;
        }
        lining
    }

    /// Every row and column of three or more that a card takes part in when it is placed at this cell (§5).
    #[inline]
    pub(crate) fn each_run(&self, card: Card, turn: Turn, cell: Cell, mut found: impl FnMut(GridRun)) {
        let sides = card.sides(turn);
        let Cell { column, row } = cell;
        let mut judge = |kind, direction, column, row, length| {
            if length >= 3 {
                found(GridRun { kind, direction, cell: Cell { column, row }, length: length as u8 });
            }
        };
        for (across, &[left, right]) in sides.squares.iter().enumerate() {
            let row = row + across;
            let before = self.rows[row][left.index()].run_before(column);
            let after = self.rows[row][right.index()].run_from(column + 2);
            if left == right {
                judge(left, Direction::Row, column - before, row, before + 2 + after);
            } else {
                judge(left, Direction::Row, column - before, row, before + 1);
                judge(right, Direction::Row, column + 1, row, 1 + after);
            }
        }
        for across in 0..CARD_COLUMNS {
            let column = column + across as u32;
            let [top, middle, bottom] = sides.squares.map(|squares| squares[across]);
            let above = self.run_above(top.index(), column, row);
            let below = self.run_below(bottom.index(), column, row + CARD_ROWS);
            let start = row - above as usize;
            match (top == middle, middle == bottom) {
                (true, true) => judge(top, Direction::Column, column, start, above + 3 + below),
                (true, false) => {
                    judge(top, Direction::Column, column, start, above + 2);
                    judge(bottom, Direction::Column, column, row + 2, 1 + below);
                }
                (false, true) => {
                    judge(top, Direction::Column, column, start, above + 1);
                    judge(bottom, Direction::Column, column, row + 1, 2 + below);
                }
                (false, false) => {
                    judge(top, Direction::Column, column, start, above + 1);
                    judge(bottom, Direction::Column, column, row + 2, 1 + below);
                }
            }
        }
    }

    /// How many squares of a kind stand on top of each other right above a cell. The margin ends every run.
    #[inline]
    fn run_above(&self, kind: usize, column: u32, row: usize) -> u32 {
        self.rows[..row].iter().rev().take_while(|kinds| kinds[kind].has(column)).count() as u32
    }

    #[inline]
    fn run_below(&self, kind: usize, column: u32, row: usize) -> u32 {
        self.rows[row..].iter().take_while(|kinds| kinds[kind].has(column)).count() as u32
    }

    /// The place in the plane of a card at a cell.
    #[inline]
    pub(crate) fn place(&self, cell: Cell, turn: Turn) -> Place {
        let column = (cell.column as i16 + self.left) as i8;
        let row = (cell.row as i16 + self.top) as i8;
        Place { column, row, turn }
    }

    /// The cell of a place, if a further card could be there at all.
    pub(crate) fn cell(&self, place: Place) -> Option<Cell> {
        let (column, row) = (i16::from(place.column) - self.left, i16::from(place.row) - self.top);
        let fits = (0..(W::COLUMNS - 1) as i16).contains(&column) && row >= 0 && self.reach().contains(&(row as usize));
        fits.then_some(Cell { column: column as u32, row: row as usize })
    }

    /// Whether a card may lie at this cell.
    pub(crate) fn is_free(&self, free: &Free<W, ROWS>, cell: Cell) -> bool {
        free.0[cell.row].has(cell.column)
    }

    /// Whether a card at this cell would touch or overlap the house.
    pub(crate) fn is_near(&self, cell: Cell) -> bool {
        let near = self.near();
        let near = near[cell.row] | near[cell.row + 1] | near[cell.row + 2];
        (near | near >> 1).has(cell.column)
    }
}

/// Whether a card at some place makes any row or column of three or more.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lining {
    /// At least one.
    Some,
    /// None, so that there is nothing to score.
    None,
}

/// A row or column of one kind on the grid, from its leftmost or topmost cell.
#[derive(Clone, Copy)]
pub(crate) struct GridRun {
    pub(crate) kind: crate::kind::Kind,
    pub(crate) direction: Direction,
    pub(crate) cell: Cell,
    pub(crate) length: u8,
}
