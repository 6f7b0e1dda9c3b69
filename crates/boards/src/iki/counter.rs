//! The counter: what is asked, and the choices that are not made on the street itself. It stays in reach at the edge of
//! the screen, however far the picture is scrolled.

use iki::{Action, Builder, Bundle, Good, Phase, Place, View};
use maud::{Markup, html};
use table::Seat;

use super::card::{Standing, tenant};
use super::deals::{self, Offer};
use super::glyph::{self, exchange, sign};
use super::names::{self, number};
use super::shop::{deal_signs, deal_words};
use super::{account, guide, order, pool};
use crate::{Arg, Scene};

/// What is asked and what can be chosen.
pub(super) fn counter(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let is_asked = !legal.is_empty();
    html! {
        section #iki-counter .iki-counter data-asked[is_asked] aria-label=(scene.lang.text("iki-counter")) {
            div.iki-asking {
                p.iki-ask { (ask(view, scene)) }
                @if is_asked && matches!(super::stage(view.phase), "stall" | "hunger") {
                    a.quiet-link.iki-to-street href="#iki-street" { (scene.lang.text("iki-to-street")) }
                }
                (guide::guide(view, legal, scene))
            }
            @if let Phase::StartingStall { card } = view.phase {
                div.iki-in-hand { (tenant(card, Standing::Free, scene)) }
            }
            @if view.phase == Phase::StartingCard {
                div.iki-choices { (pool::starting(view, legal, scene)) }
            }
            @if view.phase == Phase::Over { (account::account(view, scene)) }
            @if let Some(you) = scene.you.filter(|_| is_asked) {
                div.iki-choices { (choices(view, legal, you, scene)) }
            }
        }
    }
}

/// Whether the cards on offer are on the counter now.
pub(super) fn shows_pool(view: &View, legal: &[Action]) -> bool {
    !legal.is_empty() && matches!(view.phase, Phase::HireOrIncome | Phase::NeutralCard)
}

/// Whether the Way of Life is on the counter now.
pub(super) fn shows_way(view: &View, legal: &[Action]) -> bool {
    !legal.is_empty() && view.phase == Phase::WayOfLife
}

/// The word of a phase in the ids of its texts.
pub(super) fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::StartingCard => "start",
        Phase::StartingStall { .. } => "startstall",
        Phase::WayOfLife => "way",
        Phase::HireOrIncome => "hire",
        Phase::HireStall { .. } => "hirestall",
        Phase::Distance => "distance",
        Phase::ExtraSteps { .. } => "extra",
        Phase::Jump => "jump",
        Phase::Business => "business",
        Phase::PayWith { .. } => "pay",
        Phase::LevelUp { .. } => "level",
        Phase::SwapFirst { .. } => "swap",
        Phase::SwapSecond { .. } => "swapsecond",
        Phase::ChooseBuilding { .. } => "build",
        Phase::BuildStall { .. } => "buildstall",
        Phase::NeutralCard => "neutral",
        Phase::NeutralStall { .. } => "neutralstall",
        Phase::SaveFromFire { .. } => "save",
        Phase::Hunger => "hunger",
        Phase::Over => "over",
    }
}

/// What is asked, of whom.
fn ask(view: &View, scene: &Scene<'_>) -> String {
    let id = format!("iki-ask-{}", phase_word(view.phase));
    let asked = view.waiting.must;
    let you = scene.you.filter(|&you| asked.contains(you));
    let names: Vec<String> = asked.iter().map(|seat| scene.name(seat).to_string()).collect();
    let (you, names) = (if you.is_some() { "yes" } else { "no" }, scene.lang.people(&names));
    scene.lang.fill(&id, &[("you", Arg::Text(you)), ("name", Arg::Text(&names))])
}

/// The choices of the player who is asked, but for those that are buttons on the street.
fn choices(view: &View, legal: &[Action], you: Seat, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let list = |offers: &[Offer]| {
        html! { div.iki-deals { @for offer in offers { (deals::button(offer, legal)) } } }
    };
    match view.phase {
        Phase::HireOrIncome | Phase::NeutralCard => pool::pool(view, legal, scene),
        Phase::WayOfLife => order::way(view, legal, scene),
        Phase::Distance => list(
            &(1..=4)
                .map(|steps| walk(Action::Walk(steps), steps, "iki-walk", &Bundle::NOTHING, view, you, scene))
                .collect::<Vec<_>>(),
        ),
        Phase::ExtraSteps { .. } => list(&extra_steps(view, legal, you, scene)),
        Phase::Jump => list(&Place::all().map(|place| jump(place, view, scene)).collect::<Vec<_>>()),
        Phase::Business => {
            let place = view.players[you].place;
            let offers = place.map_or(Vec::new(), |place| deals::at(place, view, you, scene));
            html! {
                div.iki-deals {
                    @for offer in &offers { (deals::button(offer, legal)) }
                    (plain(Action::Done, "iki-done", "primary", scene))
                }
            }
        }
        Phase::PayWith { .. } => list(&deals::prices(view, scene)),
        Phase::ChooseBuilding { stall } => {
            let by = Builder::Professional(stall);
            list(&view.plans.iter().map(|building| deals::build(building, by, view, you, scene)).collect::<Vec<_>>())
        }
        Phase::SaveFromFire { stall } => {
            let stall = stall.to_string();
            let at = [("stall", Arg::Text(stall.as_str()))];
            html! {
                p { (lang.fill("iki-save-about", &at)) }
                div.iki-deals {
                    (plain(Action::Save, "iki-save", "primary", scene))
                    (plain(Action::Burn, "iki-burn", "", scene))
                }
            }
        }
        Phase::Hunger => html! { p { (lang.fill("iki-hunger-left", &[("cards", number(view.players[you].hungry))])) } },
        Phase::StartingCard
        | Phase::StartingStall { .. }
        | Phase::HireStall { .. }
        | Phase::NeutralStall { .. }
        | Phase::BuildStall { .. }
        | Phase::LevelUp { .. }
        | Phase::SwapFirst { .. }
        | Phase::SwapSecond { .. }
        | Phase::Over => html! {},
    }
}

fn plain(action: Action, id: &str, look: &str, scene: &Scene<'_>) -> Markup {
    html! {
        button class={ "button iki-plain " (look) } type="button" data-action=(action) { (scene.lang.text(id)) }
    }
}

/// A walk of this many steps, with where it leads.
fn walk(action: Action, steps: u8, id: &str, pay: &Bundle, view: &View, you: Seat, scene: &Scene<'_>) -> Offer {
    let lang = scene.lang;
    let (place, passed) = view.way_from(you, steps);
    let gaps = [
        ("steps", number(steps)),
        ("shop", Arg::Text(names::place(place, lang))),
        ("passed", number(passed)),
        ("cards", number(view.players[you].rice_due)),
    ];
    Offer {
        action,
        picture: sign(&format!("emblem-{}", place.slug())),
        name: lang.fill(id, &gaps),
        signs: exchange(
            pay,
            &html! {
                (deal_signs(place, view))
                @if passed > 0 { span.iki-way-passed { (sign("level")) (lang.text("iki-passes")) } }
            },
        ),
        words: lang.fill("iki-walk-words", &gaps),
    }
}

fn extra_steps(view: &View, legal: &[Action], you: Seat, scene: &Scene<'_>) -> Vec<Offer> {
    let sandal = Bundle::of(1, Good::Sandal);
    let mut offers = Vec::new();
    if let Some(place) = view.players[you].place {
        offers.push(Offer {
            action: Action::Stay,
            picture: sign(&format!("emblem-{}", place.slug())),
            name: scene.lang.fill("iki-stay", &[("shop", Arg::Text(names::place(place, scene.lang)))]),
            signs: html! { span.iki-exchange { (deal_signs(place, view)) } },
            words: deal_words(place, view, scene.lang),
        });
    }
    offers.push(walk(Action::Sandal, 1, "iki-walk-sandal", &sandal, view, you, scene));
    if legal.contains(&Action::Cart) {
        offers.push(walk(Action::Cart, 1, "iki-walk-cart", &Bundle::NOTHING, view, you, scene));
    }
    offers
}

fn jump(place: Place, view: &View, scene: &Scene<'_>) -> Offer {
    let lang = scene.lang;
    let mut stalls = place.space().stalls;
    stalls.sort();
    let cards = stalls.into_iter().filter_map(|stall| view.stalls[stall].occupation());
    Offer {
        action: Action::Go(place),
        picture: sign(&format!("emblem-{}", place.slug())),
        name: names::place(place, lang).to_string(),
        signs: html! {
            span.iki-exchange aria-hidden="true" { (deal_signs(place, view)) @for card in cards { (glyph::motif(card.slug())) } }
        },
        words: deal_words(place, view, lang),
    }
}
