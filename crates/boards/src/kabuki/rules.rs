//! The rules page: the rules in our own words, by §, with examples that the board draws itself.

use kabuki::{Kabuki, Mask, Pace, Window, tokens_each};
use maud::{Markup, html};
use table::Game;

use super::examples;
use crate::{Arg, Lang};

/// How many cases the rulings decide.
const RULINGS: u8 = 14;
/// How long after the first voice of a race others are still heard; a test of the house compares it with the room's.
pub(super) const ALLOWANCE_MS: i64 = 150;
/// No more difference in lag than this is made up for.
pub(super) const HEAD_START_MS: i64 = 40;

/// The inner part of the rules page.
pub(super) fn rules(lang: Lang) -> Markup {
    html! {
        div.kabuki-rules {
            h1 { (lang.text("kabuki-title")) }
            p.kabuki-rules-lead { (lang.text("kabuki-rules-lead")) }
            (section(1, lang, &html! { (text("kabuki-rules-1-text", lang)) (examples::gallery(lang)) }))
            (section(2, lang, &html! { (text("kabuki-rules-2-text", lang)) (tokens(lang)) }))
            (section(3, lang, &html! { (text("kabuki-rules-3-text", lang)) (examples::stage(lang)) }))
            (section(4, lang, &html! {
                (text("kabuki-rules-4-text", lang))
                (windows(lang))
                (text("kabuki-rules-4-clock", lang))
                (text("kabuki-rules-4-secret", lang))
            }))
            (section(5, lang, &text("kabuki-rules-5-text", lang)))
            (section(6, lang, &html! {
                (text("kabuki-rules-6-text", lang))
                (example("kabuki-rules-6-two", examples::TWO_MATCHES, lang))
                (example("kabuki-rules-6-color", examples::SAME_COLOR, lang))
                (example("kabuki-rules-6-past", examples::PAST_MISTAKE, lang))
                (text("kabuki-rules-6-after", lang))
            }))
            (section(7, lang, &text("kabuki-rules-7-text", lang)))
            (section(8, lang, &text("kabuki-rules-8-text", lang)))
            (races(lang))
            (rulings(lang))
            (credits(lang))
        }
    }
}

fn text(id: &str, lang: Lang) -> Markup {
    html! { p { (lang.text(id)) } }
}

/// A § of the rules, to which refusals refer by its number.
fn section(number: u8, lang: Lang, inside: &Markup) -> Markup {
    html! {
        section id={ "s" (number) } {
            h2 { span.kabuki-rules-number { "§" (number) } " " (lang.text(&format!("kabuki-rules-{number}"))) }
            (inside)
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

fn rulings(lang: Lang) -> Markup {
    html! {
        section id="rulings" {
            h2 { (lang.text("kabuki-rules-rulings")) }
            ol {
                @for number in 1..=RULINGS {
                    li id={ "ruling-" (number) } { (lang.text(&format!("kabuki-ruling-{number}"))) }
                }
            }
        }
    }
}

fn credits(lang: Lang) -> Markup {
    html! {
        section id="credits" {
            h2 { (lang.text("kabuki-rules-credits")) }
            p { (lang.text("kabuki-rules-credits-text")) }
            p { (lang.text("kabuki-rules-unofficial")) }
        }
    }
}
