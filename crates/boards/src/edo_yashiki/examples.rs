//! The examples of the rules page: houses of a few cards, and what a further card does to them.

use edo_yashiki::{Card, House, Kinds, Place, Rules, Scoring, Turn};
use maud::{Markup, html};

use super::blob::SIZE;
use super::picture::{self, Plot};
use super::{lit, places};
use crate::Lang;

/// A house and a card that is placed in it.
pub(super) struct Example {
    /// The cards that lie there, the first one at the origin.
    house: &'static [(&'static str, Place)],
    /// The card that is placed.
    pub(super) card: &'static str,
    /// Where it is placed.
    pub(super) place: Place,
    rules: Rules,
    /// The kinds for which there is a marker.
    markers: &'static str,
}

const fn at(column: i8, row: i8) -> Place {
    Place { column, row, turn: Turn::Upright }
}

const fn turned(column: i8, row: i8) -> Place {
    Place { column, row, turn: Turn::Turned }
}

/// Rows of four gardens, three ponds and three tatami (§5).
pub(super) const EIGHT_POINTS: Example = Example {
    house: &[("GPPTFF", at(0, 0)), ("FFPTGT", at(1, -2))],
    card: "PPGGTT",
    place: at(2, -1),
    rules: Rules::Standard,
    markers: "FTPG",
};

/// The same card where it would cover part of a row of three (§4).
pub(super) const FORBIDDEN: Example = Example {
    house: &[("GPPTFF", at(0, 0)), ("FFPTGT", at(1, -2)), ("PPGGTT", at(2, -1))],
    card: "TGFPGF",
    place: at(3, 0),
    rules: Rules::Standard,
    markers: "FTPG",
};

/// A row of gardens without a marker (§8).
pub(super) const SPECIALIST: Example = Example {
    house: &[("FFGTGP", at(0, 0)), ("TTPPFF", turned(-2, -2))],
    card: "FPFPGG",
    place: at(-2, 0),
    rules: Rules::Specialist,
    markers: "FTP",
};

impl Example {
    /// The house before the card is placed.
    pub(super) fn before(&self) -> House {
        self.house.iter().fold(House::EMPTY, |mut house, &(letters, place)| {
            house.lay(card(letters), place);
            house
        })
    }

    /// What it scores there.
    pub(super) fn scoring(&self) -> Scoring {
        let markers: Kinds = self.markers.bytes().filter_map(edo_yashiki::Kind::from_letter).collect();
        self.before().scoring(card(self.card), self.place, self.rules, markers)
    }
}

/// The card of these letters.
fn card(letters: &str) -> Card {
    Card::from_letters(letters).expect("a test looks for the cards of the examples in the box")
}

/// The house before, the card, and the house after with its lines and points.
pub(super) fn scoring(example: &Example, lang: Lang) -> Markup {
    let scoring = example.scoring();
    let mut after = example.before();
    after.lay(card(example.card), example.place);
    html! {
        div.yashiki-example-row {
            (still(&example.before(), &html! {}))
            span.yashiki-then aria-hidden="true" { "+" }
            span.yashiki-sample-card { (picture::card(card(example.card))) }
            span.yashiki-then aria-hidden="true" { "→" }
            (still(&after, &lit::scored(&scoring)))
        }
        p.yashiki-tally { (places::sum(&scoring, lang)) }
    }
}

/// A house with its lines tied, and the frame of a card that may not lie there.
pub(super) fn forbidden(example: &Example) -> Markup {
    let house = example.before();
    let (x, y) = (i32::from(example.place.column) * SIZE, i32::from(example.place.row) * SIZE);
    let frame = html! {
        (lit::tied(&house))
        g.yashiki-ghost data-turn="upright" data-fits="no" transform={ "translate(" (x) " " (y) ")" } {
            g.yashiki-ghost-card data-way="upright" { (picture::card_squares(card(example.card), Turn::Upright)) }
            rect.yashiki-frame x="-3" y="-3" width="126" height="186" rx="6" {}
            path.yashiki-cross d="M30 60l60 60M90 60l-60 60" {}
        }
    };
    html! { div.yashiki-example-row { (still(&house, &html! {})) span.yashiki-then aria-hidden="true" { "→" } (still(&house, &frame)) } }
}

/// A house with something drawn over it.
fn still(house: &House, over: &Markup) -> Markup {
    let Plot { left, top, columns, rows } = Plot::of(house);
    let plot = Plot { left, top, columns: columns + 1, rows: rows + 1 };
    html! {
        svg.yashiki-picture.yashiki-still viewBox=(plot.view_box()) aria-hidden="true" focusable="false" {
            (picture::squares(house))
            (over)
        }
    }
}
