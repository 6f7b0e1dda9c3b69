//! The examples of the rules page, drawn from the notation by the parts of the board itself.

use maud::{Markup, PreEscaped, html};
use table::Seat;
use ukiyo_e::{Action, Artist, Cards, Exhibition, Picture};

use super::card::face;
use super::{names, wall};
use crate::{Lang, Scene, Seated};

/// An exhibition that opens, and what became of the cards around it.
pub(super) struct Example {
    /// Whose turn it is.
    pub(super) seat: u8,
    /// The exhibition that is held, in the notation.
    pub(super) show: &'static str,
    /// The exhibition it closes, its cards in the order in which they are laid down.
    pub(super) laid: &'static [&'static str],
    /// What stays in the hand, as one would discard it.
    pub(super) kept: &'static [&'static str],
}

/// A first exhibition (§6).
pub(super) const FIRST: Example = Example { seat: 0, show: "show hokusai 3 5", laid: &[], kept: &[] };

/// A larger one (§7).
pub(super) const LARGER: Example = Example {
    seat: 1,
    show: "show hokusai 6 6 7",
    laid: &["lay hokusai 3", "lay hokusai 5"],
    kept: &["discard hokusai 1"],
};

/// A last turn (§9).
pub(super) const LAST_TURN: Example = Example {
    seat: 1,
    show: "show sharaku 2 4 5",
    laid: &["lay sharaku 1", "lay sharaku 3"],
    kept: &["discard kuniyoshi 3", "discard kuniyoshi 4"],
};

/// The names of those who play the examples.
pub(super) fn players(lang: Lang) -> [String; 3] {
    ["a", "b", "c"].map(|letter| lang.text(&format!("ukiyo-e-example-{letter}")))
}

/// Draws an example.
pub(super) fn draw(example: &Example, lang: Lang) -> Markup {
    let seats = players(lang).map(|name| Seated::guest(&name));
    let scene = Scene::new(lang, None, &seats);
    let (artist, cards) = shown(example.show);
    let lowest = cards.pictures().next().expect("an exhibition has cards");
    let exhibition = Exhibition { owner: Seat::new(example.seat), count: cards.len(), lowest };
    let picture = html! {
        div.ukiyo-example-part {
            p { (lang.text("ukiyo-e-rules-shown")) }
            div.ukiyo-example-row {
                div class={ "ukiyo-place of-" (artist.key()) } data-look="shown" {
                    (wall::show(artist, &exhibition, None, &scene))
                }
                (row(cards.iter(), lang))
            }
        }
        (part("ukiyo-e-rules-closed", example.laid, lang))
        (part("ukiyo-e-rules-kept-back", example.kept, lang))
    };
    without_keys(&picture)
}

/// Cards beside each other, each written as the action that moves it.
fn part(id: &str, actions: &[&str], lang: Lang) -> Markup {
    if actions.is_empty() {
        return html! {};
    }
    html! {
        div.ukiyo-example-part {
            p { (lang.text(id)) }
            (row(actions.iter().copied().map(moved), lang))
        }
    }
}

/// The card that an action moves.
pub(super) fn moved(action: &str) -> Picture {
    match action.parse().expect("examples are written in the notation") {
        Action::Discard(card) | Action::Lay(card) => card,
        Action::Draw(_) | Action::Show { .. } => unreachable!("examples name one card at a time"),
    }
}

fn row(cards: impl Iterator<Item = Picture>, lang: Lang) -> Markup {
    html! {
        div.ukiyo-example-row {
            @for card in cards { div.ukiyo-sample role="img" aria-label=(names::full(card, lang)) { (face(card, lang)) } }
        }
    }
}

/// Whose works an exhibition shows, and which.
pub(super) fn shown(show: &str) -> (Artist, Cards) {
    match show.parse().expect("examples are written in the notation") {
        Action::Show { artist, works } => (artist, works.by(artist)),
        Action::Draw(_) | Action::Discard(_) | Action::Lay(_) => unreachable!("an example holds an exhibition"),
    }
}

/// Keys belong to the one card on the table: a page on which rules and table are both open must not mix them up.
fn without_keys(picture: &Markup) -> Markup {
    PreEscaped(picture.0.replace(" data-key=", " data-drawn=").replace(" data-from=", " data-drawn-from="))
}
