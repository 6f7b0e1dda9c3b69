//! §6, §7: the center of the table, twelve folding screens that fill up panel by panel.

use maud::{Markup, html};
use rinpa::{Action, Artist, Card, Cards, Part, Set, SetState, View};
use table::Seat;

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

/// What a screen shows.
#[derive(Hash)]
struct Screen {
    set: Set,
    state: SetState,
    /// Of its cards, those that lie there.
    laid: Cards,
    /// Those that are in the trick.
    coming: Cards,
    /// Those in the viewer's hand.
    yours: Cards,
    /// Whether the winner of the trick can choose it.
    is_choice: bool,
    /// Whether the viewer can take it now.
    can_take: bool,
}

impl Screen {
    fn of(set: Set, view: &View, legal: &[Action]) -> Screen {
        let (cards, state) = (set.cards(), view.sets[set.index()].state);
        let laid = match state {
            SetState::Taken { .. } => cards,
            SetState::Open { .. } | SetState::Completed { .. } | SetState::Dead | SetState::Absent => {
                view.center & cards
            }
        };
        Screen {
            set,
            state,
            laid,
            coming: view.trick.pile() & cards,
            yours: view.hand & cards,
            is_choice: view.choice.contains(set),
            can_take: legal.contains(&Action::Take(set)),
        }
    }

    /// Whether it shows this player something else than everybody.
    fn is_about(&self, you: Seat) -> bool {
        let is_by_you = match self.state {
            SetState::Completed { by } | SetState::Taken { by } => by == you,
            SetState::Open { .. } | SetState::Dead | SetState::Absent => false,
        };
        is_by_you || self.can_take || !self.yours.is_empty()
    }
}

/// One screen.
pub(super) fn screen(set: Set, view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let screen = Screen::of(set, view, legal);
    let seat = scene.you.filter(|&you| screen.is_about(you));
    scene.seat_region(seat, "screen", set.index(), screen, drawn)
}

fn drawn(screen: &Screen, scene: &Scene<'_>) -> Markup {
    let (lang, set) = (scene.lang, screen.set);
    let Standing { look, words, mark } = standing(screen, scene);
    let name = names::screen(set, lang);
    let label = lang.fill("rinpa-screen-label", &[("screen", Arg::Text(&name)), ("standing", Arg::Text(&words))]);
    let take = Action::Take(set);
    html! {
        div class={ "rinpa-screen panels-" (set.size()) } data-key={ "set-" (set) } data-look=(look)
            data-choice[screen.is_choice] role="group" aria-label=(label) {
            p.rinpa-title aria-hidden="true" {
                span.rinpa-title-name { (names::brief_title(set, lang)) }
                @if let Some(mark) = mark {
                    span.rinpa-standing {
                        span.rinpa-standing-words { (mark) }
                        @if look == "taken" { " " b { "+" (set.size()) } }
                    }
                }
            }
            ol.rinpa-panels role="list" { @for card in set.cards().iter() { (panel(card, screen, lang)) } }
            @if screen.can_take {
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

fn standing(screen: &Screen, scene: &Scene<'_>) -> Standing {
    let (lang, set) = (scene.lang, screen.set);
    match screen.state {
        SetState::Open { missing } if screen.coming.contains_all(missing) => {
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
fn panel(card: Card, screen: &Screen, lang: Lang) -> Markup {
    let rank = [("rank", number(card.rank()))];
    if screen.laid.contains(card) {
        return html! {
            li.rinpa-place data-key={ "card-" (card) } data-from="turn" {
                (face(card, lang))
                span.visually-hidden { (lang.fill("rinpa-panel-laid", &rank)) }
            }
        };
    }
    let (look, words) = if screen.coming.contains(card) {
        ("coming", "rinpa-panel-coming")
    } else if screen.yours.contains(card) {
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
