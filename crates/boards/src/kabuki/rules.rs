//! The rules page: the rules in our own words, by §, with examples that the board draws itself.

use kabuki::{Kabuki, Mask, Pace, Window, tokens_each};
use maud::{Markup, html};
use table::Game;

use super::examples;
use crate::rules_page::{RulesPage, text};
use crate::{Arg, Lang};

/// How many cases the rulings decide.
const RULINGS: u8 = 14;
/// How long after the first voice of a race others are still heard; a test of the house compares it with the room's.
pub(super) const ALLOWANCE_MS: i64 = 150;
/// No more difference in lag than this is made up for.
pub(super) const HEAD_START_MS: i64 = 40;

/// The inner part of the rules page.
pub(super) fn rules(lang: Lang) -> Markup {
    let page = RulesPage { game: "kabuki", style: "kabuki", lang };
    html! {
        div.kabuki-rules {
            h1 { (lang.text("kabuki-title")) }
            p.kabuki-rules-lead { (lang.text("kabuki-rules-lead")) }
            (page.section(1, &examples::gallery(lang)))
            (page.section(2, &tokens(lang)))
            (page.section(3, &examples::stage(lang)))
            (page.section(4, &html! {
                (windows(lang))
                (text("kabuki-rules-4-clock", lang))
                (text("kabuki-rules-4-secret", lang))
            }))
            (page.plain(5))
            (page.section(6, &html! {
                (example("kabuki-rules-6-two", examples::TWO_MATCHES, lang))
                (example("kabuki-rules-6-color", examples::SAME_COLOR, lang))
                (example("kabuki-rules-6-past", examples::PAST_MISTAKE, lang))
                (text("kabuki-rules-6-after", lang))
            }))
            (page.plain(7))
            (page.plain(8))
            (races(lang))
            (page.rulings(RULINGS, &html! {}))
            (page.credits())
        }
    }
}

/// How many tokens everybody gets.
fn tokens(lang: Lang) -> Markup {
    html! {
        table {
            thead {
                tr {
                    th scope="col" { (lang.text("kabuki-rules-2-seats")) }
                    @for seats in Kabuki::SEATS { th scope="col" { (seats) } }
                }
            }
            tbody {
                tr {
                    th scope="row" { (lang.text("kabuki-rules-2-tokens")) }
                    @for seats in Kabuki::SEATS { td { (tokens_each(seats)) } }
                }
            }
        }
    }
}

/// How long the window is open, by option.
fn windows(lang: Lang) -> Markup {
    html! {
        table {
            thead {
                tr {
                    th scope="col" { (lang.text("kabuki-rules-4-option")) }
                    th scope="col" { (lang.text("kabuki-rules-4-least")) }
                    th scope="col" { (lang.text("kabuki-rules-4-most")) }
                    th scope="col" { (lang.text("kabuki-rules-4-check")) }
                }
            }
            tbody {
                @for (name, window) in [("quick", Window::Quick), ("calm", Window::Calm)] {
                    @if let Some(pace) = window.pace() {
                        tr {
                            th scope="row" { (lang.text(&format!("kabuki-rules-4-{name}"))) }
                            td { (seconds(pace.shortest_ms, lang)) }
                            td { (seconds(pace.longest_ms, lang)) }
                            td { (check_time(pace, lang)) }
                        }
                    }
                }
            }
        }
    }
}

fn seconds(ms: u32, lang: Lang) -> String {
    lang.fill("kabuki-seconds", &[("seconds", Arg::Text(&plain_seconds(ms)))])
}

fn plain_seconds(ms: u32) -> String {
    (f64::from(ms) / 1000.0).to_string()
}

fn check_time(pace: Pace, lang: Lang) -> String {
    let (base, more) = (plain_seconds(pace.check_ms), plain_seconds(pace.check_mask_ms));
    lang.fill("kabuki-rules-4-check-time", &[("base", Arg::Text(&base)), ("more", Arg::Text(&more))])
}

fn example(id: &str, masks: &[Mask], lang: Lang) -> Markup {
    html! {
        figure.kabuki-example {
            figcaption {
                h3 { (lang.text(id)) }
                p { (lang.text(&format!("{id}-text"))) }
            }
            (examples::stack(masks, lang))
        }
    }
}

fn races(lang: Lang) -> Markup {
    let gaps = [("allowance", Arg::Number(ALLOWANCE_MS)), ("head-start", Arg::Number(HEAD_START_MS))];
    html! {
        section id="races" {
            h2 { (lang.text("kabuki-rules-races")) }
            p { (lang.fill("kabuki-rules-races-text", &gaps)) }
            p { (lang.text("kabuki-rules-races-tie")) }
            p { (lang.text("kabuki-rules-races-slow")) }
        }
    }
}
