//! A table before the game: who sits where, the link to send, and the start.

use maud::{Markup, html};
use table::Seat;
use wire::Occupant;

use super::game::guest;
use super::keeping::{Standing, Visibility, table_ways, visibility};
use crate::words::{option_about, value_about};
use crate::{Arg, Lang, Seated, level_about, level_name};

/// What a table before the game shows.
#[derive(Clone, Copy, Debug)]
pub struct Lobby<'a> {
    /// The language of the viewer.
    pub lang: Lang,
    /// The address of the table.
    pub id: &'a str,
    /// The whole link to the table, to be sent to friends.
    pub link: &'a str,
    /// The name of the game.
    pub game: &'a str,
    /// The title of the game in this language.
    pub title: &'a str,
    /// The options of the game, as names.
    pub options: &'a [(String, String)],
    /// Who sits where, seat A first.
    pub seats: &'a [Seated],
    /// The seat of the viewer.
    pub you: Option<Seat>,
    /// Whether the viewer is the host.
    pub is_host: bool,
    /// Who finds the table.
    pub visibility: Visibility,
    /// The opponents the game offers: name, and what it is.
    pub levels: &'a [(&'a str, &'a str)],
    /// The nickname of a viewer who used one before.
    pub name: Option<&'a str>,
    /// Why the last thing that the viewer asked for was not done.
    pub error: Option<&'a str>,
    /// The key for browsers that want to be called; nothing where nobody is called.
    pub push_key: Option<&'a str>,
}

impl Lobby<'_> {
    fn open(&self) -> usize {
        self.seats.iter().filter(|seated| seated.info.occupant == Occupant::Open).count()
    }

    /// Whether the viewer can still sit down.
    fn can_sit(&self) -> bool {
        self.you.is_none() && self.open() > 0
    }
}

/// The inside of a table before the game.
pub fn lobby(lobby: &Lobby<'_>) -> Markup {
    let lang = lobby.lang;
    let title = lang.fill("lobby-title", &[("game", Arg::Text(lobby.title))]);
    html! {
        div #lobby .lobby data-title=(title) {
            div.lobby-head {
                h1 { (title) }
                p { (state(lobby)) }
                @if let Some(error) = lobby.error { p.form-error role="alert" { (error) } }
            }
            div.column {
                @if lobby.can_sit() { (sit_form(lobby)) }
                (seats(lobby))
                @if lobby.you.is_some() && lobby.open() > 0 { (beside_form(lobby)) }
                @if lobby.is_host { (start(lobby)) }
            }
            div.column {
                @if lobby.open() > 0 { (invitation(lobby)) }
                @if lobby.is_host { (visibility(lang, lobby.id, lobby.visibility)) }
                (options(lobby))
                @let standing = Standing { sits: lobby.you.is_some(), hosts: lobby.is_host };
                (table_ways(lang, lobby.id, standing, lobby.push_key))
            }
        }
    }
}

/// In one sentence, what this viewer can do here.
fn state(lobby: &Lobby<'_>) -> String {
    let lang = lobby.lang;
    let open = lobby.open();
    let count = Arg::Number(i64::try_from(open).expect("a table has at most six seats"));
    match (lobby.is_host, lobby.you, open) {
        (true, _, 0) => lang.text("lobby-state-ready"),
        (true, _, _) => lang.fill("lobby-state-host", &[("open", count)]),
        (false, Some(_), 0) => lang.text("lobby-state-wait-start"),
        (false, Some(_), _) => lang.fill("lobby-state-wait-guests", &[("open", count)]),
        (false, None, 0) => lang.text("lobby-state-full"),
        (false, None, _) => lang.text("lobby-state-welcome"),
    }
}

fn sit_form(lobby: &Lobby<'_>) -> Markup {
    let lang = lobby.lang;
    html! {
        form #sit .panel.sit method="post" action={ "/table/" (lobby.id) "/sit" } {
            label for="name" { (lang.text("nickname")) }
            div.field-row {
                input #name type="text" name="name" required maxlength="24" autocomplete="nickname" value=[lobby.name];
                button.button.primary type="submit" { (lang.text("lobby-sit")) }
            }
            p.hint { (lang.text("nickname-hint")) }
        }
    }
}

/// Somebody who shares the device sits down too.
fn beside_form(lobby: &Lobby<'_>) -> Markup {
    let lang = lobby.lang;
    html! {
        form #beside-form .panel.sit method="post" action={ "/table/" (lobby.id) "/sit" } {
            input type="hidden" name="beside" value="yes";
            label for="beside-name" { (lang.text("lobby-beside")) }
            div.field-row {
                input #beside-name type="text" name="name" required maxlength="24" autocomplete="off";
                button.button type="submit" { (lang.text("lobby-sit")) }
            }
        }
    }
}

fn seats(lobby: &Lobby<'_>) -> Markup {
    let lang = lobby.lang;
    html! {
        section.panel aria-labelledby="seats" {
            h2 #seats { (lang.text("lobby-seats")) }
            ol.cushions role="list" {
                @for (seat, seated) in Seat::all(lobby.seats.len() as u8).zip(lobby.seats) {
                    li.cushion data-kind=(kind_name(&seated.info.occupant)) data-key={ "seat-" (seat) } {
                        (guest(lang, lobby.game, seated, lobby.you == Some(seat)))
                        @if lobby.can_sit() && seated.info.occupant == Occupant::Open {
                            button.button type="submit" form="sit" name="seat" value=(seat) {
                                (lang.text("lobby-sit-here"))
                                span.visually-hidden { " " (seat_name(lang, seat)) }
                            }
                        }
                        @if lobby.is_host && !matches!(seated.info.occupant, Occupant::Guest { .. }) {
                            (arrange(lobby, seat, seated))
                        }
                    }
                }
            }
        }
    }
}

/// A button for everything that the host can put on this seat; the one that holds is pressed in.
fn arrange(lobby: &Lobby<'_>, seat: Seat, seated: &Seated) -> Markup {
    let lang = lobby.lang;
    let is_level = |name: &str| matches!(&seated.info.occupant, Occupant::Bot { level } if level == name);
    html! {
        form.arrange method="post" action={ "/table/" (lobby.id) "/arrange" } {
            input type="hidden" name="seat" value=(seat);
            div.choices role="group" data-keys="arrows" aria-label=(lang.fill("lobby-arrange", &[("seat", Arg::Text(&seat_name(lang, seat)))])) {
                button.choice type="submit" name="occupant" value="open" aria-pressed=(seated.info.occupant == Occupant::Open) {
                    (lang.text("lobby-occupant-open"))
                }
                @for (level, about) in lobby.levels {
                    button.choice type="submit" name="occupant" value=(level) aria-pressed=(is_level(level)) title=(level_about(lang, lobby.game, level, about)) {
                        (level_name(lang, lobby.game, level))
                    }
                }
            }
        }
    }
}

fn start(lobby: &Lobby<'_>) -> Markup {
    let lang = lobby.lang;
    html! {
        form.start method="post" action={ "/table/" (lobby.id) "/start" } {
            button.button.primary.large type="submit" {
                (lang.text(if lobby.open() > 0 { "lobby-start-bots" } else { "lobby-start" }))
            }
            @if lobby.open() > 0 { p.hint { (lang.text("lobby-start-hint")) } }
        }
    }
}

fn invitation(lobby: &Lobby<'_>) -> Markup {
    let lang = lobby.lang;
    html! {
        section.panel.invitation aria-labelledby="invitation" {
            h2 #invitation { (lang.text("lobby-invitation")) }
            label for="link" { (lang.text("lobby-link")) }
            div.field-stack {
                input #link type="url" readonly data-select value=(lobby.link);
                button.button.needs-script type="button" data-copy="link" data-copied=(lang.text("lobby-copied")) { (lang.text("lobby-copy")) }
            }
        }
    }
}

fn options(lobby: &Lobby<'_>) -> Markup {
    let (lang, game) = (lobby.lang, lobby.game);
    html! {
        @if !lobby.options.is_empty() {
            section.panel aria-labelledby="options" {
                h2 #options { (lang.text("lobby-options")) }
                dl.options {
                    @for (option, value) in lobby.options {
                        dt { (option_about(lang, game, option, option)) }
                        dd { (value_about(lang, game, option, value, value)) }
                    }
                }
            }
        }
    }
}

/// What a seat is called: guests count them, records use letters.
pub(super) fn seat_name(lang: Lang, seat: Seat) -> String {
    let number = i64::try_from(seat.index() + 1).expect("a table has at most six seats");
    lang.fill("seat-name", &[("number", Arg::Number(number))])
}

fn kind_name(occupant: &Occupant) -> &'static str {
    match occupant {
        Occupant::Open => "open",
        Occupant::Guest { .. } => "guest",
        Occupant::Bot { .. } => "bot",
    }
}
