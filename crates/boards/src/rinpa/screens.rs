//! §6, §7: the center of the table, twelve folding screens that fill up panel by panel.

use maud::{Markup, html};
use rinpa::{Action, Artist, Card, Cards, Part, Set, SetState, View};

use super::card::{crest, face, stem};
use super::names::{self, number, who};
use crate::{Arg, Lang, Scene};

/// The center: a row for each artist, and in it the three screens.
pub(super) fn screens(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    html! {
        div class="rinpa-center" role="group" aria-label=(scene.lang.text("rinpa-center")) {
            @for artist in Artist::ALL { (row(artist, view, legal, scene)) }
        }
    }
}

pub(super) fn row(artist: Artist, view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let name = names::artist(artist, scene.lang);
    let led = view.trick.led() == Some(artist);
    html! {
        section class={ "rinpa-row of-" (stem(artist)) } data-led=[led.then_some("yes")] aria-label=(name) {
            h3 class="rinpa-artist" {
                (crest(artist))
                span class="rinpa-artist-name" { (name) }
                @if led { span class="rinpa-tag led" { (scene.lang.text("rinpa-led")) } }
            }
            @for part in Part::ALL { (screen(Set::new(artist, part), view, legal, scene)) }
        }
    }
}

/// How a screen stands, as its look and as words.
struct Standing {
    look: &'static str,
    words: String,
}

fn standing(set: Set, view: &View, scene: &Scene<'_>) -> Standing {
    let lang = scene.lang;
    let on_the_way = set.cards() & view.trick.pile();
    match view.sets[set.index()].state {
        SetState::Open { missing } if missing == on_the_way => {
            Standing { look: "filled", words: lang.text("rinpa-screen-filled") }
        }
        SetState::Open { missing } => {
            let words = lang.fill("rinpa-screen-missing", &[("missing", number(missing.len()))]);
            Standing { look: "open", words }
        }
        SetState::Completed { by } => {
            Standing { look: "completed", words: names::about("rinpa-screen-completed", by, scene) }
        }
        SetState::Taken { by } => {
            let [you, name] = who(by, scene);
            let words = lang.fill("rinpa-screen-taken", &[you, name, ("points", number(set.size()))]);
            Standing { look: "taken", words }
        }
        SetState::Dead => Standing { look: "dead", words: lang.text("rinpa-screen-dead") },
        SetState::Absent => Standing { look: "absent", words: lang.text("rinpa-screen-absent") },
    }
}

fn screen(set: Set, view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let standing = standing(set, view, scene);
    let choosing = view.choice.contains(set);
    html! {
        div class={ "rinpa-screen panels-" (set.size()) " " (standing.look) } data-key={ "set-" (set) } role="group"
            aria-label=(names::screen(set, lang)) data-choice=[choosing.then_some("yes")] {
            p class="rinpa-screen-title" {
                span class="rinpa-title" { (names::title(set, lang)) }
                " "
                span class="rinpa-standing" { (standing.words) }
            }
            ol class="rinpa-panels" {
                @for card in set.cards().iter() { (place(card, view, lang)) }
            }
            @if legal.contains(&Action::Take(set)) { (take(set, lang)) }
        }
    }
}

fn take(set: Set, lang: Lang) -> Markup {
    let points = [("points", number(set.size()))];
    let name = names::screen(set, lang);
    let full = lang.fill("rinpa-take-full", &[("screen", Arg::Text(&name)), ("points", number(set.size()))]);
    html! {
        button type="button" class="rinpa-take" data-action=(Action::Take(set)) aria-label=(full) {
            span { (lang.fill("rinpa-take", &points)) }
        }
    }
}

/// The place of a card on its screen: the card, or paper with its number.
fn place(card: Card, view: &View, lang: Lang) -> Markup {
    let laid = laid(view).contains(card);
    if laid {
        return html! {
            li class="rinpa-place laid" data-key={ "card-" (card) } data-from="turn" {
                (face(card, lang))
                span class="sr" { (names::short(card, lang)) }
            }
        };
    }
    let look = if view.trick.pile().contains(card) {
        "coming"
    } else if view.hand.contains(card) {
        "yours"
    } else {
        "gap"
    };
    html! {
        li class={ "rinpa-place " (look) } data-key={ "gap-" (card) } {
            span class="rinpa-gap" aria-hidden="true" { (card.rank()) }
            span class="sr" { (lang.fill(&format!("rinpa-place-{look}"), &[("rank", number(card.rank()))])) }
        }
    }
}

/// Every card that lies on a screen, wherever the screen went.
fn laid(view: &View) -> Cards {
    let taken = |cards: Cards, set: &rinpa::SetView| match set.state {
        SetState::Taken { .. } => cards | set.set.cards(),
        SetState::Open { .. } | SetState::Completed { .. } | SetState::Dead | SetState::Absent => cards,
    };
    view.sets.iter().fold(view.center, taken)
}
