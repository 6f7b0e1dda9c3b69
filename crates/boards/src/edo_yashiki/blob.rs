//! Shapes that flow: squares of one kind that lie side by side become one outline with round corners.
//!
//! Every square is drawn corner by corner. What a corner looks like follows from the two neighbors beside it and the
//! one across: alone it is round, between neighbors it goes on, and where two arms meet it is hollow.

use std::collections::BTreeSet;
use std::fmt::{self, Write};

use edo_yashiki::Spot;

/// The length of the edge of a square in a drawing.
pub(super) const SIZE: i32 = 60;
const HALF: i32 = SIZE / 2;
/// Squares that are one shape overlap a little, so that no seam shows between them.
const OVER: i32 = HALF + 1;

/// Squares of one kind.
pub(super) type Spots = BTreeSet<Spot>;

/// The drawing of a square as paths.
pub(super) struct Shape {
    /// Its area.
    pub(super) fill: String,
    /// Its outline, only where the shape of all squares ends.
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

/// Squares of one kind, each with what its corners look like, clockwise from the top right.
///
/// All squares have the same sense, so that the area has no holes where they overlap.
pub(super) struct Blob(Vec<(Spot, [Corner; 4])>);

/// To which side and up or down each corner is.
const CORNERS: [(i32, i32); 4] = [(1, -1), (1, 1), (-1, 1), (-1, -1)];

impl Blob {
    pub(super) fn of(spots: &Spots) -> Blob {
        let corners = |&spot: &Spot| (spot, CORNERS.map(|(right, down)| Corner::of(spots, spot, right, down)));
        Blob(spots.iter().map(corners).collect())
    }

    /// The shape of each square, so far inside its edges, with corners this round.
    pub(super) fn shapes(&self, inset: i32, round: i32) -> impl Iterator<Item = Shape> {
        self.0.iter().map(move |&(spot, corners)| shape(spot, corners, inset, round))
    }

    /// The areas of the squares.
    pub(super) fn fills(&self, inset: i32, round: i32) -> impl Iterator<Item = String> {
        self.shapes(inset, round).map(|shape| shape.fill)
    }
}

fn shape(spot: Spot, corners: [Corner; 4], inset: i32, round: i32) -> Shape {
    let (mut fill, mut edge) = (Pen::default(), Pen::default());
    let (left, top) = corner_of(spot);
    let center = (left + HALF, top + HALF);
    for (place, (corner, (right, down))) in corners.into_iter().zip(CORNERS).enumerate() {
        let points = corner.points(HALF - inset, round).map(|(x, y)| (center.0 + x * right, center.1 + y * down));
        // The points go from the horizontal edge to the vertical one, which is clockwise for every second corner.
        let [from, around, to] = if place % 2 == 0 { points } else { [points[2], points[1], points[0]] };
        if place == 0 {
            fill.start(from);
        } else {
            fill.line(from);
        }
        if from != to {
            fill.bend(around, to);
        }
        corner.edge(center, (right, down), HALF - inset, round, &mut edge);
    }
    Shape { fill: fill.close(), edge: edge.into_path() }
}

/// Writes a path. Only its first point is absolute: the rest is the same text for all squares that look alike, which
/// makes it short once it is compressed.
#[derive(Default)]
pub(super) struct Pen {
    path: String,
    at: (i32, i32),
}

impl Pen {
    pub(super) fn start(&mut self, to: (i32, i32)) {
        let (x, y) = self.go(to);
        let letter = if self.path.is_empty() { 'M' } else { 'm' };
        put(&mut self.path, format_args!("{letter}{x}{}", Next(y)));
    }

    pub(super) fn line(&mut self, to: (i32, i32)) {
        match self.go(to) {
            (0, 0) => {}
            (0, y) => put(&mut self.path, format_args!("v{y}")),
            (x, 0) => put(&mut self.path, format_args!("h{x}")),
            (x, y) => put(&mut self.path, format_args!("l{x}{}", Next(y))),
        }
    }

    /// A bend to this point, around another one.
    fn bend(&mut self, around: (i32, i32), to: (i32, i32)) {
        let (right, down) = (around.0 - self.at.0, around.1 - self.at.1);
        let (x, y) = self.go(to);
        put(&mut self.path, format_args!("q{right}{}{}{}", Next(down), Next(x), Next(y)));
    }

    /// Closes an area.
    fn close(mut self) -> String {
        self.path.push('z');
        self.path
    }

    pub(super) fn into_path(self) -> String {
        self.path
    }

    /// Goes there; says how far it was.
    fn go(&mut self, to: (i32, i32)) -> (i32, i32) {
        let from = std::mem::replace(&mut self.at, to);
        (to.0 - from.0, to.1 - from.1)
    }
}

/// A number after another one: a sign parts them as well as a space does.
struct Next(i32);

impl fmt::Display for Next {
    fn fmt(&self, words: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 < 0 { write!(words, "{}", self.0) } else { write!(words, " {}", self.0) }
    }
}

/// What the corner of a square looks like.
#[derive(Clone, Copy)]
pub(super) enum Corner {
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
    fn edge(self, center: (i32, i32), (right, down): (i32, i32), edge: i32, round: i32, pen: &mut Pen) {
        let at = |x: i32, y: i32| (center.0 + x * right, center.1 + y * down);
        match self {
            Corner::Alone => {
                let [from, around, to] = self.points(edge, round).map(|(x, y)| at(x, y));
                pen.start(at(0, edge));
                pen.line(from);
                pen.bend(around, to);
                pen.line(at(edge, 0));
            }
            Corner::Across => {
                pen.start(at(0, edge));
                pen.line(at(HALF, edge));
            }
            Corner::Along => {
                pen.start(at(edge, 0));
                pen.line(at(edge, HALF));
            }
            Corner::Hollow => {
                pen.start(at(edge, HALF));
                pen.bend(at(edge, edge), at(HALF, edge));
            }
            Corner::Inside => {}
        }
    }
}

/// Adds to a path.
pub(super) fn put(path: &mut String, words: std::fmt::Arguments<'_>) {
    path.write_fmt(words).expect("a string takes everything");
}
