//! Your hand by artist. Cards are tapped, then discarded or shown; the script of this game puts the tapped ones
//! together.

use maud::{Markup, html};
use table::{Game as _, Seat, Viewer};
use ukiyo_e::{Action, Artist, Picture, UkiyoE, View};

use super::card::{face, seal};
use super::keys::{self, Place};
use super::moves;
use super::names::{self, number};
use crate::board::truth;
use crate::{Arg, Scene};

/// The hand of the viewer; nothing for a spectator.
///
/// What the script of this game understands: a button with `data-card` is tapped and stays pressed, within one
/// `data-artist` at a time; the buttons with `data-verb` get the action of that name with the tapped cards, of which
/// there may be `data-most`. Whether it is allowed the script reads off the list of all actions; what is not, it asks
/// the rules about.
pub(super) fn hand(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    if scene.you.is_none() {
        return html! {};
    }
    let is_asked = legal.iter().any(|action| matches!(action, Action::Discard(_)));
    html! {
        div.ukiyo-hand data-asked[is_asked] role="group" aria-label=(lang.text("ukiyo-e-hand")) {
            @if view.hand.is_empty() { p.ukiyo-none { (lang.text("ukiyo-e-hand-empty")) } }
            div.ukiyo-groups data-keys="arrows" {
                @for &artist in view.options.deck.artists() {
                    @let held = Held::of(artist, view);
                    (scene.own_region("group", artist.index(), held, group))
                }
            }
            div.ukiyo-bar {
                p.ukiyo-chosen data-chosen { (lang.text("ukiyo-e-tap")) }
                (moves::moves(legal, lang))
                button #ukiyo-discard .button.needs-script type="button" data-verb="discard" data-most="1"
                    aria-disabled="true" {
                    (lang.text("ukiyo-e-discard"))
                }
                button #ukiyo-show .button.primary.needs-script type="button" data-verb="show" aria-disabled="true" {
                    (lang.text("ukiyo-e-hold"))
                }
            }
        }
    }
}

/// All hands, for the replay of a finished game.
pub(super) fn reveal(game: &UkiyoE, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let piece = |card: Picture| html! { span.truth-piece role="img" aria-label=(names::full(card, lang)) { (face(card, lang)) } };
    let hand = |seat| {
        let hand = game.view(Viewer::Seat(seat)).hand;
        (scene.name(seat).to_string(), hand.iter().map(piece).collect())
    };
    truth(lang, &Seat::all(game.seats()).map(hand).collect::<Vec<_>>())
}

/// The viewer's cards of one artist.
#[derive(Hash)]
struct Held {
    artist: Artist,
    /// Each with its key, equal ones beside each other.
    cards: Vec<(Picture, String)>,
    /// How many of theirs are on show.
    shown: u8,
}

impl Held {
    fn of(artist: Artist, view: &View) -> Held {
        let cards = view.hand.of(artist).by(artist);
        let copies = cards.pictures().flat_map(|card| (0..cards.copies(card)).map(move |copy| (card, copy)));
        Held {
            artist,
            cards: copies.map(|(card, copy)| (card, keys::card(card, Place::Hand, copy, view))).collect(),
            shown: view.exhibitions[artist.index()].map_or(0, |exhibition| exhibition.count),
        }
    }
}

/// The cards of one artist, and how many of theirs are on show.
fn group(held: &Held, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let Held { artist, ref cards, shown } = *held;
    if cards.is_empty() {
        return html! {};
    }
    let name = names::artist(artist, lang);
    let facts = [("artist", Arg::Text(name)), ("cards", number(cards.len() as u8))];
    html! {
        div class={ "ukiyo-group of-" (artist.key()) } data-key={ "group-" (artist.key()) } data-artist=(artist.key())
            data-name=(name) role="group" aria-label=(lang.fill("ukiyo-e-group", &facts)) {
            p.ukiyo-group-name aria-hidden="true" {
                (seal(artist)) b { (name) }
                @if shown > 0 { span { (lang.fill("ukiyo-e-group-shown", &[("cards", number(shown))])) } }
            }
            div.ukiyo-group-cards {
                @for (card, key) in cards { (tap(*card, key, scene)) }
            }
        }
    }
}

fn tap(card: Picture, key: &str, scene: &Scene<'_>) -> Markup {
    html! {
        button.ukiyo-held type="button" data-key=(key) data-from="pile"
            data-card=(card.value()) aria-pressed="false" aria-label=(names::full(card, scene.lang)) {
            (face(card, scene.lang))
        }
    }
}
