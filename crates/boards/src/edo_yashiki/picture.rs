//! Houses and cards as drawings: the wall around them, and every kind of square in its own material.

use std::sync::LazyLock;

use edo_yashiki::{Card, House, Kind, Laid, Place, Spot, Turn};
use maud::{Markup, html};
use table::Seat;

use super::blob::{Blob, SIZE, Spots, beside};
use super::layer::{Layer, by_square, in_one};
use super::{garden, ground, water};
use crate::{Scene, asset_path};

/// The part of the plane that a drawing shows, in squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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
pub(super) fn house(house: &House, seat: Seat, label: &str, scene: &Scene<'_>) -> Markup {
    html! {
        svg.yashiki-picture viewBox=(Plot::of(house).view_box()) role="img" aria-label=(label) {
            (grown(house, seat, scene))
        }
    }
}

/// The squares of a seat's house where they lie. Everybody sees the same, and it stays until the next card.
pub(super) fn grown(house: &House, seat: Seat, scene: &Scene<'_>) -> Markup {
    scene.region("yashiki-house", seat.index(), *house, |house, _| html! { g { (squares(house)) } })
}

/// The squares of a house where they lie.
pub(super) fn squares(house: &House) -> Markup {
    by_square(&layers(house.squares().map(|square| (square.spot, square.kind)), 0))
}

/// A card. The element around it says its name.
pub(super) fn card(card: Card) -> Markup {
    html! {
        svg.yashiki-card viewBox="-6 -6 132 194" aria-hidden="true" focusable="false" { (card_squares(card, Turn::Upright)) }
    }
}

/// The squares of a card that is turned this way, its top left corner in the origin.
pub(super) fn card_squares(card: Card, turn: Turn) -> Markup {
    html! { use href={ (cards_path()) "#" (way(turn)) (card.index()) } {} }
}

/// A single square of a kind, for legends and markers.
pub(super) fn sample(kind: Kind) -> Markup {
    html! {
        svg.yashiki-sample viewBox="-3 -3 66 66" aria-hidden="true" focusable="false" {
            use href={ (cards_path()) "#square" (kind.index()) } {}
        }
    }
}

const fn way(turn: Turn) -> &'static str {
    match turn {
        Turn::Upright => "card",
        Turn::Turned => "turned",
    }
}

fn cards_path() -> &'static str {
    static PATH: LazyLock<String> = LazyLock::new(|| asset_path("art/yashiki.svg"));
    &PATH
}

/// All cards, upright and turned, and a square of each kind: a file of drawings that the pages use by their names.
pub(crate) fn cards() -> String {
    let mut file = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg">"#);
    let mut add = |name: &str, number: usize, layers: &[Layer]| {
        file.push_str(&format!(r#"<g id="{name}{number}">{}</g>"#, in_one(layers).into_string()));
    };
    for card in Card::all() {
        for turn in Turn::ALL {
            let laid = Laid { card, place: Place { column: 0, row: 0, turn } };
            add(way(turn), card.index(), &layers(laid.squares(), card.index() as u32 + 1));
        }
    }
    for kind in Kind::ALL {
        add("square", kind.index(), &layers(std::iter::once((Spot::default(), kind)), 3));
    }
    file + "</svg>"
}

/// The layers of some squares, the lowest first.
fn layers(squares: impl Iterator<Item = (Spot, Kind)>, salt: u32) -> Vec<Layer> {
    let mut kinds: [Spots; 4] = Default::default();
    let mut all = Spots::new();
    for (spot, kind) in squares {
        kinds[kind.index()].insert(spot);
        all.insert(spot);
    }
    let walls: Vec<String> = Blob::of(&all).fills(-3, 3).collect();
    // The walls to the right and below hide the shadow of all other squares.
    let casts = |spot: Spot| [(1, 0), (0, 1), (1, 1)].iter().any(|&(x, y)| !all.contains(&beside(spot, x, y)));
    let shadows = all.iter().zip(&walls).filter(|(spot, _)| casts(**spot)).map(|(_, wall)| wall.clone());
    let shadow = Layer::new(r##"transform="translate(3 5)" fill="#22201c" opacity=".22""##, shadows);
    let [floor, tatami, pond, garden] = &kinds;
    let mut layers = vec![shadow, Layer::new(r##"fill="#2c241b""##, walls)];
    layers.extend(ground::floors(floor, salt));
    layers.extend(ground::tatami(tatami, salt));
    layers.extend(water::ponds(pond, salt));
    layers.extend(garden::gardens(garden, salt));
    layers
}
