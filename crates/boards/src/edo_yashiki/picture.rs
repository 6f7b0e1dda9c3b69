//! Houses and cards as drawings: the wall around them, and every kind of square in its own material.

use edo_yashiki::{Card, House, Kind, Laid, Place, Spot, Turn};
use maud::{Markup, PreEscaped, html};

use super::blob::{SIZE, Spots, flow};
use super::{garden, ground, water};

/// The part of the plane that a drawing shows, in squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Plot {
    /// The leftmost column.
    pub(super) left: i8,
    /// The topmost row.
    pub(super) top: i8,
    /// How many columns.
    pub(super) columns: u8,
    /// How many rows.
    pub(super) rows: u8,
}

impl Plot {
    /// A house and nothing else.
    pub(super) fn of(house: &House) -> Plot {
        let (left, _, top, _) = house.bounds();
        Plot { left, top, columns: house.width(), rows: house.height() }
    }

    /// A house and everywhere a further card can reach: two columns to the sides, three rows above and below.
    pub(super) fn around(house: &House) -> Plot {
        let Plot { left, top, columns, rows } = Plot::of(house);
        Plot { left: left - 2, top: top - 3, columns: columns + 4, rows: rows + 6 }
    }

    /// A finished house with a little garden path around it.
    pub(super) fn finished(house: &House) -> Plot {
        let Plot { left, top, columns, rows } = Plot::of(house);
        Plot { left: left - 1, top: top - 1, columns: columns + 2, rows: rows + 2 }
    }

    /// The view box of a drawing, with a little room for the wall.
    pub(super) fn view_box(self) -> String {
        let (left, top) = (i32::from(self.left) * SIZE, i32::from(self.top) * SIZE);
        let (wide, high) = (i32::from(self.columns) * SIZE, i32::from(self.rows) * SIZE);
        format!("{} {} {} {}", left - 6, top - 6, wide + 12, high + 14)
    }
}

/// A house without anything around it, as a picture with this name.
pub(super) fn house(house: &House, label: &str) -> Markup {
    html! {
        svg.yashiki-picture viewBox=(Plot::of(house).view_box()) role="img" aria-label=(label) { (squares(house)) }
    }
}

/// A card. Whoever puts it somewhere says its name.
pub(super) fn card(card: Card) -> Markup {
    html! {
        svg.yashiki-card viewBox="-6 -6 132 194" aria-hidden="true" focusable="false" { (card_squares(card, Turn::Upright)) }
    }
}

/// The squares of a card that is turned this way, its top left corner in the origin.
pub(super) fn card_squares(card: Card, turn: Turn) -> Markup {
    let laid = Laid { card, place: Place { column: 0, row: 0, turn } };
    drawn(laid.squares(), card.index() as u32 + 1)
}

/// The squares of a house where they lie.
pub(super) fn squares(house: &House) -> Markup {
    drawn(house.squares().map(|square| (square.spot, square.kind)), 0)
}

/// A single square of a kind, for legends and markers.
pub(super) fn sample(kind: Kind) -> Markup {
    html! {
        svg.yashiki-sample viewBox="-3 -3 66 66" aria-hidden="true" focusable="false" {
            (drawn(std::iter::once((Spot::default(), kind)), 3))
        }
    }
}

fn drawn(squares: impl Iterator<Item = (Spot, Kind)>, salt: u32) -> Markup {
    let mut kinds: [Spots; 4] = Default::default();
    let mut all = Spots::new();
    for (spot, kind) in squares {
        kinds[kind.index()].insert(spot);
        all.insert(spot);
    }
    let wall = flow(&all, -3, 3);
    let [floor, tatami, pond, garden] = &kinds;
    let markup = html! {
        g transform="translate(3 5)" { path d=(wall.fill) fill="#22201c" fill-opacity=".22" {} }
        path d=(wall.fill) fill="#2c241b" {}
        (ground::floors(floor, salt))
        (ground::tatami(tatami, salt))
        (water::ponds(pond, salt))
        (garden::gardens(garden, salt))
    };
    PreEscaped(markup.into_string())
}
