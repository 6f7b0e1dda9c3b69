//! What is drawn in one paint: a path for each square that has some of it.

use maud::{Markup, PreEscaped};

/// The paths of many squares in one paint.
pub(super) struct Layer {
    /// Presentation attributes, as they are written.
    paint: &'static str,
    /// What is drawn of each square; squares without anything may be left out.
    squares: Vec<String>,
}

impl Layer {
    pub(super) fn new(paint: &'static str, squares: impl IntoIterator<Item = String>) -> Layer {
        Layer { paint, squares: squares.into_iter().filter(|path| !path.is_empty()).collect() }
    }
}

/// Layers of a house that grows: each square is a path of its own, so that a further card changes only those around it.
///
/// A layer without a path stays: those after it would be taken for others once it has one.
pub(super) fn by_square(layers: &[Layer]) -> Markup {
    let mut drawn = String::with_capacity(16 * 1024);
    for Layer { paint, squares } in layers {
        drawn.extend(["<g ", paint, ">"]);
        for path in squares {
            drawn.extend(["<path d=\"", path, "\"></path>"]);
        }
        drawn.push_str("</g>");
    }
    PreEscaped(drawn)
}

/// Layers of what stays as it is: one path each.
pub(super) fn in_one(layers: &[Layer]) -> Markup {
    let mut drawn = String::new();
    for Layer { paint, squares } in layers.iter().filter(|layer| !layer.squares.is_empty()) {
        drawn.extend(["<path ", paint, " d=\""]);
        drawn.extend(squares.iter().map(String::as_str));
        drawn.push_str("\"></path>");
    }
    PreEscaped(drawn)
}
