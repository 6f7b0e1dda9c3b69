//! §6, §7: the wall, with a place for the exhibition of each artist.

use maud::{Markup, html};
use ukiyo_e::{Artist, Exhibition, View, catalog};

use super::card::{face, seal};
use super::keys::{self, Place};
use super::names::{self, number, who};
use crate::{Arg, Scene};

/// All artists in their order, the rarest first.
pub(super) fn wall(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        ol.ukiyo-wall role="list" aria-label=(scene.lang.text("ukiyo-e-wall")) {
            @for &artist in view.options.deck.artists() {
                @let hung = Hung::of(artist, view);
                @let owner = hung.exhibition.map(|exhibition| exhibition.owner);
                (scene.seat_region(owner, "place", artist.index(), hung, place))
            }
        }
    }
}

/// A place on the wall.
#[derive(Hash)]
struct Hung {
    artist: Artist,
    exhibition: Option<Exhibition>,
    /// The key of the card on top.
    key: Option<String>,
    /// Whether nobody can be added to the wall.
    is_barred: bool,
}

impl Hung {
    fn of(artist: Artist, view: &View) -> Hung {
        let exhibition = view.exhibitions[artist.index()];
        let key = exhibition.map(|exhibition| keys::card(exhibition.lowest, Place::Wall, 0, view));
        Hung { artist, exhibition, key, is_barred: is_barred(view) }
    }
}

fn place(hung: &Hung, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let Hung { artist, exhibition, ref key, is_barred } = *hung;
    let (look, words) = match exhibition {
        Some(_) => ("shown", None),
        None if is_barred => ("barred", Some("ukiyo-e-wall-barred")),
        None => ("empty", Some("ukiyo-e-wall-empty")),
    };
    let is_yours = exhibition.is_some_and(|exhibition| scene.you == Some(exhibition.owner));
    html! {
        li class={ "ukiyo-place of-" (artist.key()) } data-look=(look) data-yours[is_yours] {
            (heading(artist, scene))
            @if let Some(exhibition) = exhibition {
                (show(artist, &exhibition, key.as_deref(), scene))
            }
            @if let Some(words) = words {
                div.ukiyo-frame { span { (lang.text(words)) } }
                p.ukiyo-caption { (range(artist, scene)) }
            }
        }
    }
}

fn heading(artist: Artist, scene: &Scene<'_>) -> Markup {
    html! { p.ukiyo-artist { (seal(artist)) span { (names::artist(artist, scene.lang)) } } }
}

/// An exhibition: its lowest card on top of the others, how many they are, whose it is and what it scores.
pub(super) fn show(artist: Artist, exhibition: &Exhibition, key: Option<&str>, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let Exhibition { owner, count, lowest } = *exhibition;
    let [you, name] = who(owner, scene);
    let facts = [("count", number(count)), ("value", number(lowest.value()))];
    html! {
        div.ukiyo-show data-count=(count) data-key=(keys::show(artist, count)) data-from={ "seat-" (owner) } {
            div.ukiyo-stack {
                @for _ in 1..count.min(5) { span.ukiyo-under aria-hidden="true" {} }
                div.ukiyo-lowest data-key=[key] role="img" aria-label=(names::full(lowest, lang)) { (face(lowest, lang)) }
                span.ukiyo-count aria-hidden="true" { "×" (count) }
            }
        }
        p.ukiyo-caption {
            span.ukiyo-owner { (lang.fill("ukiyo-e-show-owner", &[you, name])) }
            " "
            span.ukiyo-scores-now { (lang.fill("ukiyo-e-show", &facts)) }
        }
    }
}

/// How many cards the artist has, from which value to which.
fn range(artist: Artist, scene: &Scene<'_>) -> String {
    let cards = catalog().cards().of(artist).by(artist);
    let values = || cards.pictures().map(ukiyo_e::Picture::value);
    let (low, high) = (values().min().unwrap_or(0), values().max().unwrap_or(0));
    let gaps: [(&str, Arg<'_>); 3] = [("count", number(cards.len())), ("low", number(low)), ("high", number(high))];
    scene.lang.fill("ukiyo-e-wall-range", &gaps)
}

/// Whether no artist can be added to the wall in this round: the others have their last turns (§9), or only one artist
/// is left (§8).
fn is_barred(view: &View) -> bool {
    let is_full = view.exhibitions.iter().flatten().count() >= usize::from(view.options.deck.exhibitions());
    let is_last = view.ender.is_some_and(|ender| ender != view.turn);
    is_full || is_last
}
