//! §6, §7: the center of the table, twelve folding screens that fill up panel by panel.

use maud::{Markup, html};
use rinpa::{Action, Artist, Card, Cards, Part, Set, SetState, SetView, View};

use super::card::{self, crest, face, stem};
use super::names::{self, number, who};
use crate::{Arg, Lang, Scene};

/// The center: a row for each artist, and in it the three screens.
pub(super) fn screens(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    html! {
        div.rinpa-center role="group" aria-label=(scene.lang.text("rinpa-center")) {
            @for artist in Artist::ALL { (row(artist, view, legal, scene)) }
        }
    }
}

/// The screens of one artist.
fn row(artist: Artist, view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let is_led = view.trick.led() == Some(artist);
    html! {
        div class={ "rinpa-row of-" (stem(artist)) } data-led[is_led] role="group" aria-label=(names::artist(artist, lang)) {
            p.rinpa-artist {
                (crest())
                span.rinpa-artist-name { (names::artist(artist, lang)) }
                @if is_led { span.rinpa-led { (lang.text("rinpa-led")) } }
            }
            @for part in Part::ALL { (screen(Set::new(artist, part), view, legal, scene)) }
        }
    }
}

/// One screen.
pub(super) fn screen(set: Set, view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let Standing { look, words, mark } = standing(set, view, scene);
    let name = names::screen(set, lang);
    let label = lang.fill("rinpa-screen-label", &[("screen", Arg::Text(&name)), ("standing", Arg::Text(&words))]);
    let take = Action::Take(set);
    html! {
        div class={ "rinpa-screen panels-" (set.size()) } data-key={ "set-" (set) } data-look=(look)
            data-choice[view.choice.contains(set)] role="group" aria-label=(label) {
            p.rinpa-title aria-hidden="true" {
                span.rinpa-title-name { (names::brief_title(set, lang)) }
                @if let Some(mark) = mark {
                    span.rinpa-standing {
                        span.rinpa-standing-words { (mark) }
                        @if look == "taken" { " " b { "+" (set.size()) } }
                    }
                }
            }
            ol.rinpa-panels role="list" { @for card in set.cards().iter() { (panel(card, view, lang)) } }
            @if legal.contains(&take) {
                button.rinpa-take type="button" data-action=(take) aria-label=(take_label(set, &name, lang)) {
                    span { (lang.fill("rinpa-take", &[("points", number(set.size()))])) }
                }
            }
        }
    }
}

fn take_label(set: Set, name: &str, lang: Lang) -> String {
    lang.fill("rinpa-take-label", &[("screen", Arg::Text(name)), ("points", number(set.size()))])
}

/// How a screen stands: as a look, in words, and in few words that are written on it.
struct Standing {
    look: &'static str,
    words: String,
    mark: Option<String>,
}

fn standing(set: Set, view: &View, scene: &Scene<'_>) -> Standing {
    let lang = scene.lang;
    match view.sets[set.index()].state {
        SetState::Open { missing } if view.trick.pile().contains_all(missing) => {
            let mark = Some(lang.text("rinpa-mark-full"));
            Standing { look: "full", words: lang.text("rinpa-screen-full"), mark }
        }
        SetState::Open { missing } => {
            let words = lang.fill("rinpa-screen-missing", &[("missing", number(missing.len()))]);
            Standing { look: "open", words, mark: None }
        }
        SetState::Completed { by } => {
            let mark = Some(names::about("rinpa-mark-completed", by, scene));
            Standing { look: "full", words: names::about("rinpa-screen-completed", by, scene), mark }
        }
        SetState::Taken { by } => {
            let [you, name] = who(by, scene);
            let gaps = [you, name, ("points", number(set.size()))];
            let mark = Some(names::about("rinpa-mark-taken", by, scene));
            Standing { look: "taken", words: lang.fill("rinpa-screen-taken", &gaps), mark }
        }
        SetState::Dead => {
            let mark = Some(lang.text("rinpa-mark-dead"));
            Standing { look: "dead", words: lang.text("rinpa-screen-dead"), mark }
        }
        SetState::Absent => Standing { look: "absent", words: lang.text("rinpa-screen-absent"), mark: None },
    }
}

/// A panel of a screen: the card that lies there, or paper with the number of the card that belongs there.
fn panel(card: Card, view: &View, lang: Lang) -> Markup {
    let rank = [("rank", number(card.rank()))];
    if laid(view).contains(card) {
        return html! {
            li.rinpa-place data-key={ "card-" (card) } data-from="turn" {
                (face(card, lang))
                span.visually-hidden { (lang.fill("rinpa-panel-laid", &rank)) }
            }
        };
    }
    let (look, words) = if view.trick.pile().contains(card) {
        ("coming", "rinpa-panel-coming")
    } else if view.hand.contains(card) {
        ("yours", "rinpa-panel-yours")
    } else {
        ("gap", "rinpa-panel-gap")
    };
    html! {
        li.rinpa-place data-key={ "gap-" (card) } {
            span.rinpa-gap data-look=(look) aria-hidden="true" {
                @if look == "coming" { (card::panel(card)) }
                b { (card.rank()) }
            }
            span.visually-hidden { (lang.fill(words, &rank)) }
        }
    }
}

/// Every card that lies on a screen, also on those that somebody took.
fn laid(view: &View) -> Cards {
    let taken = |cards: Cards, set: &SetView| match set.state {
        SetState::Taken { .. } => cards | set.set.cards(),
        SetState::Open { .. } | SetState::Completed { .. } | SetState::Dead | SetState::Absent => cards,
    };
    view.sets.iter().fold(view.center, taken)
}
