//! The games of a guest so far: results, points over time, against whom, and what can be done with all of it.

use maud::{Markup, html};

use super::frame::{Frame, Kind, document};
use super::plot::plot;
use crate::{Arg, Lang, game_title, level_name};

/// What the page of a guest's games shows.
#[derive(Clone, Copy, Debug)]
pub struct History<'a> {
    /// The language of the visitor.
    pub lang: Lang,
    /// Every game that the guest has finished at least once.
    pub games: &'a [GameHistory],
    /// Which games are shown.
    pub filter: Filter<'a>,
}

/// Which games are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Filter<'a> {
    /// Only this game.
    pub game: Option<&'a str>,
    /// Only tables of this many seats.
    pub seats: Option<u8>,
}

/// All that a guest has played of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameHistory {
    /// The name of the game.
    pub game: String,
    /// Its title, unless the texts have one.
    pub title: String,
    /// All together.
    pub all: Score,
    /// By the number of seats.
    pub by_seats: Vec<(u8, Score)>,
    /// Against whom: bots of a level, or other guests.
    pub against: Vec<(Opponent, Score)>,
    /// The games that are shown, the oldest first.
    pub points: Vec<PlayedGame>,
}

/// How often somebody played and won.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Score {
    /// How many games.
    pub played: u32,
    /// How many of them were won, alone or with others.
    pub won: u32,
    /// How many of those were won with others.
    pub shared: u32,
    /// The sum of all places.
    pub places: u32,
}

/// Whom somebody played against.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Opponent {
    /// A bot of this level.
    Level(String),
    /// Another guest.
    Guest,
}

/// One finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedGame {
    /// The address of its table.
    pub id: String,
    /// The day on which it ended.
    pub day: String,
    /// The points of the guest.
    pub points: i32,
    /// The place of the guest.
    pub place: u8,
    /// How many played.
    pub seats: u8,
    /// The names of the others.
    pub with: Vec<String>,
}

/// The page of a guest's games.
pub fn history(history: &History<'_>) -> Markup {
    let lang = history.lang;
    let title = lang.text("history-title");
    let Filter { game, .. } = history.filter;
    let shown = history.games.iter().filter(|known| game.is_none_or(|game| known.game == game));
    let content = html! {
        main #main .text.history {
            h1 { (title) }
            @if history.games.is_empty() {
                p { (lang.text("history-empty")) }
                p.ways { a.button.primary href="/" { (lang.text("history-begin")) } }
            } @else {
                (overview(history))
                @for game in shown { (one_game(history, game)) }
            }
            (keeping(history))
        }
    };
    let path = address(history.filter);
    document(&Frame { lang, title: &title, path: Some(&path), game: None, kind: Kind::Text }, &content)
}

/// Where the page with this filter is.
fn address(filter: Filter<'_>) -> String {
    let game = filter.game.map(|game| format!("game={game}"));
    let seats = filter.seats.map(|seats| format!("seats={seats}"));
    let query: Vec<String> = game.into_iter().chain(seats).collect();
    if query.is_empty() { "/history".to_string() } else { format!("/history?{}", query.join("&")) }
}

/// A line a game; each leads to that game alone.
fn overview(history: &History<'_>) -> Markup {
    let lang = history.lang;
    html! {
        section.panel aria-labelledby="overview" {
            h2 #overview { (lang.text("history-overview")) }
            div.wide role="group" tabindex="0" aria-label=(lang.text("history-overview")) {
                table.figures {
                    thead { (head(lang, &lang.text("history-game"))) }
                    tbody {
                        @for game in history.games {
                            @let title = game_title(lang, &game.game, &game.title);
                            @let filter = Filter { game: Some(&game.game), seats: None };
                            (row(lang, &html! { a href=(address(filter)) { (title) } }, game.all))
                        }
                    }
                }
            }
            @if history.filter.game.is_some() {
                p { a.quiet-link href="/history" { (lang.text("history-all")) } }
            }
        }
    }
}

fn head(lang: Lang, first: &str) -> Markup {
    html! {
        tr {
            th scope="col" { (first) }
            th scope="col" { (lang.text("history-played")) }
            th scope="col" { (lang.text("history-won")) }
            th scope="col" { (lang.text("history-place")) }
        }
    }
}

fn row(lang: Lang, first: &Markup, score: Score) -> Markup {
    html! {
        tr {
            th scope="row" { (first) }
            td { (score.played) }
            td {
                (score.won)
                @if score.shared > 0 {
                    " " span.hint { (lang.fill("history-shared", &[("count", Arg::Number(score.shared.into()))])) }
                }
            }
            td { (average(score)) }
        }
    }
}

/// The average place with one digit behind the point.
fn average(score: Score) -> String {
    if score.played == 0 {
        return "–".to_string();
    }
    format!("{:.1}", f64::from(score.places) / f64::from(score.played))
}

fn one_game(history: &History<'_>, game: &GameHistory) -> Markup {
    let lang = history.lang;
    let title = game_title(lang, &game.game, &game.title);
    let id = format!("game-{}", game.game);
    html! {
        section.panel aria-labelledby=(id) {
            h2 id=(id) { (title) }
            (seat_filters(history, game))
            @if game.points.is_empty() {
                p { (lang.text("history-none-shown")) }
            } @else {
                figure.plot-figure {
                    (plot(lang, &game.points))
                    figcaption.hint { (lang.text("history-plot-hint")) }
                }
                (numbers(lang, &game.points))
            }
            h3 { (lang.text("history-against")) }
            div.wide role="group" tabindex="0" aria-label=(lang.text("history-against")) {
                table.figures {
                    thead { (head(lang, &lang.text("history-opponent"))) }
                    tbody {
                        @for (opponent, score) in &game.against {
                            (row(lang, &html! { (opponent_name(lang, &game.game, opponent)) }, *score))
                        }
                    }
                }
            }
        }
    }
}

fn opponent_name(lang: Lang, game: &str, opponent: &Opponent) -> String {
    match opponent {
        Opponent::Level(level) => level_name(lang, game, level),
        Opponent::Guest => lang.text("history-guests"),
    }
}

/// A link for each number of seats that was played, and one for all.
fn seat_filters(history: &History<'_>, game: &GameHistory) -> Markup {
    let lang = history.lang;
    let link = |seats: Option<u8>, label: &str| {
        let filter = Filter { game: Some(&game.game), seats };
        let is_shown = history.filter.seats == seats;
        html! { a.choice href=(address(filter)) aria-current=[is_shown.then_some("true")] { (label) } }
    };
    html! {
        div.choices role="group" aria-label=(lang.text("history-by-seats")) {
            (link(None, &lang.text("history-any-seats")))
            @for (seats, score) in &game.by_seats {
                @let gaps = [("seats", Arg::Number((*seats).into())), ("played", Arg::Number(score.played.into()))];
                (link(Some(*seats), &lang.fill("history-seats", &gaps)))
            }
        }
    }
}

/// The same as the plot, in figures.
fn numbers(lang: Lang, games: &[PlayedGame]) -> Markup {
    html! {
        details.fairness {
            summary { (lang.text("history-numbers")) }
            div.wide role="group" tabindex="0" aria-label=(lang.text("history-numbers")) {
                table.figures {
                    thead {
                        tr {
                            th scope="col" { (lang.text("history-day")) }
                            th scope="col" { (lang.text("history-points")) }
                            th scope="col" { (lang.text("history-place-of")) }
                            th scope="col" { (lang.text("history-with")) }
                            th scope="col" { (lang.text("replay")) }
                        }
                    }
                    tbody {
                        @for game in games.iter().rev() {
                            tr {
                                th scope="row" { (game.day) }
                                td { (game.points) }
                                td { (game.place) " / " (game.seats) }
                                td { (lang.list(&game.with)) }
                                td { a href={ "/table/" (game.id) "/replay" } { (lang.text("home-see-again")) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What the guest can do with everything that is kept of them.
fn keeping(history: &History<'_>) -> Markup {
    let lang = history.lang;
    html! {
        section.panel aria-labelledby="keeping" {
            h2 #keeping { (lang.text("history-keeping")) }
            p { (lang.text("history-keeping-text")) }
            p.ways {
                @if !history.games.is_empty() {
                    a.button href="/history/export" download { (lang.text("history-export")) }
                }
                a.button href="/sessions" { (lang.text("sessions-link")) }
                a.button href="/forget" { (lang.text("forget-link")) }
            }
        }
    }
}
