//! Who goes when: the Way of Life with the cylinders, and the firefighter track with its pile of markers.

use iki::{Action, Phase, Track, View, WaySpace};
use maud::{Markup, html};
use table::Seat;

use super::glyph::{self, said, sign};
use super::names::{self, about, number};
use super::shop::deal_signs;
use crate::{Arg, Scene};

/// The Way of Life: the order of turns, and how far one walks.
pub(super) fn way(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        section.iki-way aria-label=(lang.text("iki-way")) {
            h2.iki-title { (lang.text("iki-way")) }
            ol.iki-way-spaces role="list" {
                @for space in spaces(view) { li.iki-way-space { (way_space(space, view, legal, scene)) } }
            }
        }
    }
}

/// The spaces that are used with this many players.
fn spaces(view: &View) -> impl Iterator<Item = WaySpace> {
    let has_x = view.players.seats() == 4;
    WaySpace::ALL.into_iter().filter(move |&space| has_x || space != WaySpace::X)
}

fn way_space(space: WaySpace, view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let action = Action::Way(space);
    let is_asked = view.phase == Phase::WayOfLife && scene.you == Some(view.active);
    html! {
        @match (view.way.on(space), is_asked) {
            (Some(seat), _) => {
                span.iki-way-number { (space) }
                span class={ "iki-cylinder seat-" (seat) } data-key={ "cylinder-" (seat) } data-from={ "seat-" (seat) }
                    role="img" aria-label=(scene.name(seat)) { (sign(&format!("crest{seat}"))) }
                span.iki-way-name { (scene.name(seat)) }
            },
            (None, true) => {
                button.iki-act.iki-go type="button" data-action=(action)
                    aria-disabled=[(!legal.contains(&action)).then_some("true")] {
                    (said(&way_words(space, view, scene)))
                    span.iki-way-number aria-hidden="true" { (space) }
                    (way_to(space, view, scene))
                }
            },
            (None, false) => { span.iki-way-number { (space) } span.iki-way-name { "–" } },
        }
    }
}

/// Where the space leads the viewer.
fn way_to(space: WaySpace, view: &View, scene: &Scene<'_>) -> Markup {
    let (Some(you), Some(steps)) = (scene.you, space.steps()) else {
        return html! { span.iki-way-to aria-hidden="true" { (scene.lang.text("iki-way-free")) } };
    };
    let (place, passed) = view.way_from(you, steps);
    html! {
        span.iki-way-to aria-hidden="true" { (names::place(place, scene.lang)) }
        span.iki-way-deal aria-hidden="true" { (deal_signs(place, view)) }
        @if passed > 0 { span.iki-way-passed aria-hidden="true" { (sign("level")) (scene.lang.text("iki-passes")) } }
    }
}

fn way_words(space: WaySpace, view: &View, scene: &Scene<'_>) -> String {
    let lang = scene.lang;
    let (Some(you), Some(steps)) = (scene.you, space.steps()) else { return lang.text("iki-way-words-free") };
    let (place, passed) = view.way_from(you, steps);
    let gaps = [
        ("steps", number(steps)),
        ("shop", Arg::Text(names::place(place, lang))),
        ("passed", number(passed)),
        ("cards", number(view.players[you].rice_due)),
    ];
    lang.fill("iki-way-words", &gaps)
}

/// How far everybody is, and who is on top of whom.
#[derive(Hash)]
struct Standings {
    track: Track,
    /// By seat.
    power: Vec<u8>,
}

/// The firefighter track: who is further up, or on top of the pile, goes first.
pub(super) fn track(view: &View, scene: &Scene<'_>) -> Markup {
    let power = view.players.iter().map(|(_, player)| player.power).collect();
    scene.own_region("track", 0, Standings { track: view.track, power }, spaces_of_track)
}

fn spaces_of_track(standings: &Standings, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        section.iki-track aria-label=(lang.text("iki-track")) {
            h2.iki-title { (sign("firefighting")) (lang.text("iki-track")) }
            ol.iki-track-spaces role="list" {
                @for power in 0..=10u8 {
                    @let is_here = |seat: &Seat| standings.power[seat.index()] == power;
                    @let pile: Vec<Seat> = standings.track.order().filter(is_here).collect();
                    li.iki-track-space data-empty[pile.is_empty()] {
                        span.iki-track-number { (power) }
                        @for &seat in &pile { (marker(seat, power, standings.track, scene)) }
                    }
                }
            }
        }
    }
}

fn marker(seat: Seat, power: u8, track: Track, scene: &Scene<'_>) -> Markup {
    let place = track.place_of(seat) as i64 + 1;
    let words = about("iki-marker", seat, &[("power", number(power)), ("place", number(place))], scene);
    html! {
        span class={ "iki-marker seat-" (seat) } data-key={ "marker-" (seat) } role="img" aria-label=(words) {
            (glyph::crest(seat))
        }
    }
}
