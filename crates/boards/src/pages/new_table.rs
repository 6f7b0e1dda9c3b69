//! The form for a new table: how many, who, by which options, and who may find it.

use std::ops::RangeInclusive;

use maud::{Markup, html};
use table::{Choice, OfferedTo, Seat};

use super::frame::{Frame, Kind, document, rules_link};
use super::lobby::seat_name;
use crate::words::{option_about, value_about};
use crate::{Arg, Lang, level_about, level_name};

/// What the form for a new table needs.
#[derive(Clone, Debug)]
pub struct NewTable<'a> {
    /// The language of the visitor.
    pub lang: Lang,
    /// The name of the game.
    pub game: &'a str,
    /// The title of the game in this language.
    pub title: &'a str,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// The options of the game; those for researchers are left out.
    pub options: &'a [Choice],
    /// The opponents the game offers: name, and what it is.
    pub levels: &'a [(&'a str, &'a str)],
    /// The nickname of a visitor who used one before.
    pub name: Option<&'a str>,
    /// Why the form was not accepted.
    pub error: Option<&'a str>,
    /// The fields of the form that was not accepted, so that nothing has to be filled in twice.
    pub filled: &'a [(String, String)],
}

impl NewTable<'_> {
    /// What was filled in before.
    fn before(&self, field: &str) -> Option<&str> {
        self.filled.iter().find(|(name, _)| name == field).map(|(_, value)| value.as_str())
    }

    /// Whether a field was filled in like this before, or would be if nothing was.
    fn is(&self, field: &str, value: &str, default: &str) -> bool {
        self.before(field).unwrap_or(default) == value
    }
}

/// The form for a new table.
pub fn new_table(form: &NewTable<'_>) -> Markup {
    let NewTable { lang, game, title, .. } = *form;
    let path = format!("/new/{game}");
    let heading = lang.fill("new-title", &[("game", Arg::Text(title))]);
    let content = html! {
        main #main .form-page {
            h1 { (heading) }
            @if let Some(error) = form.error { p.form-error role="alert" { (error) } }
            form.new-table method="post" action=(path) {
                div.column {
                    (you(form))
                    (seats(form))
                }
                div.column {
                    (options(form))
                    (visibility(form))
                    (settings(form))
                }
                p.ways {
                    button.button.primary.large type="submit" { (lang.text("new-open")) }
                    (rules_link(lang, game))
                }
            }
        }
    };
    document(&Frame { lang, title: &heading, path: Some(&path), game: Some(game), kind: Kind::Form }, &content)
}

fn you(form: &NewTable<'_>) -> Markup {
    let lang = form.lang;
    html! {
        div.panel {
            label for="name" { (lang.text("nickname")) }
            input #name type="text" name="name" required maxlength="24" autocomplete="nickname" value=[form.before("name").or(form.name)] aria-describedby="name-hint";
            p #name-hint .hint { (lang.text("nickname-hint")) }
        }
    }
}

fn seats(form: &NewTable<'_>) -> Markup {
    let lang = form.lang;
    let (fewest, most) = (*form.seats.start(), *form.seats.end());
    let usual = 4.clamp(fewest, most).to_string();
    html! {
        fieldset.panel data-seats {
            legend { (lang.text("new-seats")) }
            div.choices role="group" aria-label=(lang.text("new-seats-number")) {
                @for number in form.seats.clone() {
                    label.choice {
                        input type="radio" name="seats" value=(number) checked[form.is("seats", &number.to_string(), &usual)];
                        span { (lang.fill("new-seats-count", &[("count", Arg::Number(number.into()))])) }
                    }
                }
            }
            ol.seat-rows role="list" {
                @for seat in Seat::all(most) { (seat_row(form, seat, fewest)) }
            }
            h2.levels-title { (lang.text("new-levels")) }
            dl.levels {
                @for (level, about) in form.levels {
                    dt { (level_name(lang, form.game, level)) }
                    dd { (level_about(lang, form.game, level, about)) }
                }
            }
        }
    }
}

/// Who sits on this seat. The script hides those beyond the chosen number; the server leaves them out.
fn seat_row(form: &NewTable<'_>, seat: Seat, fewest: u8) -> Markup {
    let lang = form.lang;
    let field = format!("seat-{seat}");
    let default = if seat.index() == 0 { "me" } else { "open" };
    html! {
        li.seat-row data-seat=(seat.index() + 1) {
            label for=(field) {
                (seat_name(lang, seat))
                @if seat.index() >= usize::from(fewest) {
                    " " span.hint.no-script { (lang.fill("new-seat-if", &[("count", Arg::Number(seat.index() as i64 + 1))])) }
                }
            }
            select id=(field) name=(field) {
                option value="me" selected[form.is(&field, "me", default)] { (lang.text("new-occupant-me")) }
                option value="open" selected[form.is(&field, "open", default)] { (lang.text("new-occupant-open")) }
                option value="here" selected[form.is(&field, "here", default)] { (lang.text("new-occupant-here")) }
                @for (level, _) in form.levels {
                    option value=(level) selected[form.is(&field, level, default)] {
                        (lang.fill("seat-bot", &[("level", Arg::Text(&level_name(lang, form.game, level)))]))
                    }
                }
            }
            label.beside-name {
                span { (lang.text("new-occupant-here-name")) }
                @let name = format!("guest-{seat}");
                input type="text" name=(name) maxlength="24" autocomplete="off" value=[form.before(&name)];
            }
        }
    }
}

/// What a table agrees on beside the rules. Nobody has to look at it.
fn settings(form: &NewTable<'_>) -> Markup {
    let lang = form.lang;
    let middle = form.levels.get(form.levels.len() / 2).map_or("", |(name, _)| name);
    html! {
        details.panel.table-settings open[form.error.is_some()] {
            summary { (lang.text("new-settings")) }
            (agreed(form, "clock", &["none", "move-30", "move-120", "bank-600-5", "bank-1800-15", "move-86400"]))
            p.hint { (lang.text("new-clock-about")) }
            (agreed(form, "stand-in", &["120", "600", "never"]))
            label.line {
                span { (lang.text("new-stand-in-level")) }
                select name="stand-in-level" {
                    @for (level, _) in form.levels {
                        option value=(level) selected[form.is("stand-in-level", level, middle)] { (level_name(lang, form.game, level)) }
                    }
                }
            }
            (agreed(form, "hints", &["offered", "withheld"]))
            (agreed(form, "take-back", &["consent", "own-steps"]))
        }
    }
}

/// One thing that a table agrees on, and what it can be; the first is usual.
fn agreed(form: &NewTable<'_>, field: &str, values: &[&str]) -> Markup {
    let lang = form.lang;
    let usual = values.first().copied().unwrap_or_default();
    html! {
        fieldset.agreed {
            legend { (lang.text(&format!("new-{field}"))) }
            @for value in values {
                label.line {
                    input type="radio" name=(field) value=(value) checked[form.is(field, value, usual)];
                    span { (lang.text(&format!("new-{field}-{value}"))) }
                }
            }
        }
    }
}

fn options(form: &NewTable<'_>) -> Markup {
    let (lang, game) = (form.lang, form.game);
    let offered = |choice: &&Choice| match choice.offered_to {
        OfferedTo::Players => true,
        OfferedTo::Researchers => false,
    };
    html! {
        @for choice in form.options.iter().filter(offered) {
            @let field = format!("option-{}", choice.name);
            @let default = choice.values.first().map_or("", |value| value.name);
            fieldset.panel {
                legend { (option_about(lang, game, choice.name, choice.about)) }
                @for value in choice.values {
                    label.line {
                        input type="radio" name=(field) value=(value.name) checked[form.is(&field, value.name, default)];
                        span { (value_about(lang, game, choice.name, value.name, value.about)) }
                    }
                }
            }
        }
    }
}

fn visibility(form: &NewTable<'_>) -> Markup {
    let lang = form.lang;
    html! {
        fieldset.panel {
            legend { (lang.text("new-visibility")) }
            @for (value, text) in [("private", lang.text("new-private")), ("public", lang.text("new-public"))] {
                label.line {
                    input type="radio" name="visibility" value=(value) checked[form.is("visibility", value, "private")];
                    span { (text) }
                }
            }
        }
    }
}
