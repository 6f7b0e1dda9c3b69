//! Shapes that flow: squares of one kind that lie side by side become one outline with round corners.
//!
//! Every square is drawn corner by corner. What a corner looks like follows from the two neighbors beside it and the
//! one across: alone it is round, between neighbors it goes on, and where two arms meet it is hollow.

use std::collections::BTreeSet;
use std::fmt::Write;

use edo_yashiki::Spot;

/// The length of the edge of a square in a drawing.
pub(super) const SIZE: i32 = 60;
const HALF: i32 = SIZE / 2;
/// Squares that are one shape overlap a little, so that no seam shows between them.
const OVER: i32 = HALF + 1;

/// Squares of one kind.
pub(super) type Spots = BTreeSet<Spot>;

/// The drawing of some squares as paths.
pub(super) struct Shape {
    /// Their area.
    pub(super) fill: String,
    /// Their outline, only where the shape ends.
    pub(super) edge: String,
}

/// The spot so far to the right and so far down.
pub(super) const fn beside(spot: Spot, right: i32, down: i32) -> Spot {
    Spot { column: spot.column + right as i8, row: spot.row + down as i8 }
}

/// The top left corner of a square in a drawing.
pub(super) const fn corner_of(spot: Spot) -> (i32, i32) {
    (spot.column as i32 * SIZE, spot.row as i32 * SIZE)
}

/// A number that is always the same for a spot, so that what grows there stays there.
pub(super) const fn chance(spot: Spot, salt: u32) -> u32 {
    let mixed = (spot.column as u32).wrapping_mul(0x9E37_79B1) ^ (spot.row as u32).wrapping_mul(0x85EB_CA77);
    let mixed = (mixed ^ salt.wrapping_mul(0xC2B2_AE3D)).wrapping_mul(0x27D4_EB2F);
    (mixed ^ (mixed >> 15)).wrapping_mul(0x1656_67B1) >> 8
}

/// The shape of these squares, so far inside their edges, with corners this round.
pub(super) fn flow(spots: &Spots, inset: i32, round: i32) -> Shape {
    let mut shape = Shape { fill: String::new(), edge: String::new() };
    for &spot in spots {
        let (left, top) = corner_of(spot);
        let center = (left + HALF, top + HALF);
        // Clockwise, so that all squares have the same sense and the area has no holes where they overlap.
        for (place, (right, down)) in [(1, -1), (1, 1), (-1, 1), (-1, -1)].into_iter().enumerate() {
            let corner = Corner::of(spots, spot, right, down);
            let points = corner.points(HALF - inset, round).map(|(x, y)| (center.0 + x * right, center.1 + y * down));
            let letter = if place == 0 { 'M' } else { 'L' };
            // The points go from the horizontal edge to the vertical one, which is clockwise for every second corner.
            let [from, around, to] = if place % 2 == 0 { points } else { [points[2], points[1], points[0]] };
            put(&mut shape.fill, format_args!("{letter}{} {}", from.0, from.1));
            if from != to {
                put(&mut shape.fill, format_args!("Q{} {} {} {}", around.0, around.1, to.0, to.1));
            }
            corner.edge(center, (right, down), HALF - inset, round, &mut shape.edge);
        }
        shape.fill.push('z');
    }
    shape
}

/// What the corner of a square looks like.
#[derive(Clone, Copy)]
enum Corner {
    /// No neighbor on either side.
    Alone,
    /// A neighbor to the left or right.
    Across,
    /// A neighbor above or below.
    Along,
    /// Two neighbors, but none between them.
    Hollow,
    /// All three neighbors.
    Inside,
}

impl Corner {
    fn of(spots: &Spots, spot: Spot, right: i32, down: i32) -> Corner {
        let has = |right, down| spots.contains(&beside(spot, right, down));
        match (has(right, 0), has(0, down)) {
            (false, false) => Corner::Alone,
            (true, false) => Corner::Across,
            (false, true) => Corner::Along,
            (true, true) if has(right, down) => Corner::Inside,
            (true, true) => Corner::Hollow,
        }
    }

    /// Where the corner begins, around which point it bends, and where it ends, seen from the middle of the square.
    fn points(self, edge: i32, round: i32) -> [(i32, i32); 3] {
        match self {
            Corner::Alone => [(edge - round, edge), (edge, edge), (edge, edge - round)],
            Corner::Across => [(OVER, edge); 3],
            Corner::Along => [(edge, OVER); 3],
            Corner::Hollow => [(edge, OVER), (edge, edge), (OVER, edge)],
            Corner::Inside => [(OVER, OVER); 3],
        }
    }

    /// Adds the part of the outline that belongs to this corner.
    fn edge(self, center: (i32, i32), (right, down): (i32, i32), edge: i32, round: i32, path: &mut String) {
        let at = |x: i32, y: i32| (center.0 + x * right, center.1 + y * down);
        let line = |path: &mut String, from: (i32, i32), to: (i32, i32)| {
            put(path, format_args!("M{} {}L{} {}", from.0, from.1, to.0, to.1));
        };
        match self {
            Corner::Alone => {
                let ([from, around, to], end) = (self.points(edge, round).map(|(x, y)| at(x, y)), at(edge, 0));
                line(path, at(0, edge), from);
                put(path, format_args!("Q{} {} {} {}L{} {}", around.0, around.1, to.0, to.1, end.0, end.1));
            }
            Corner::Across => line(path, at(0, edge), at(HALF, edge)),
            Corner::Along => line(path, at(edge, 0), at(edge, HALF)),
            Corner::Hollow => {
                let (from, around, to) = (at(edge, HALF), at(edge, edge), at(HALF, edge));
                put(path, format_args!("M{} {}Q{} {} {} {}", from.0, from.1, around.0, around.1, to.0, to.1));
            }
            Corner::Inside => {}
        }
    }
}

/// Adds to a path.
pub(super) fn put(path: &mut String, words: std::fmt::Arguments<'_>) {
    path.write_fmt(words).expect("a string takes everything");
}
