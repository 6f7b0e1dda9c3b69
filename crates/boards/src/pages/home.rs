//! The first page: the games as pictures, tables that wait for players, and the visitor's own tables.

use maud::{Markup, html};

use super::ago::Ago;
use super::frame::{Frame, Kind, document};
use crate::{Arg, Lang, asset_path, game_about, game_title};

/// What the first page shows.
#[derive(Clone, Copy, Debug)]
pub struct Home<'a> {
    /// The language of the visitor.
    pub lang: Lang,
    /// The games of the house.
    pub games: &'a [GameCard<'a>],
    /// Public tables that wait for players.
    pub tables: &'a [OpenTable<'a>],
    /// The tables that the visitor sits at, those that wait for the visitor first.
    pub mine: &'a [MyTable<'a>],
    /// The latest games that the visitor has finished.
    pub finished: &'a [MyTable<'a>],
}

/// A game on the first page. Its picture is the asset `art/NAME/home.svg`.
#[derive(Clone, Copy, Debug)]
pub struct GameCard<'a> {
    /// Its name in addresses.
    pub name: &'a str,
    /// Its title, unless the texts have one.
    pub title: &'a str,
    /// What one does in it, unless the texts say it.
    pub about: &'a str,
    /// The fewest and the most who can play.
    pub seats: (u8, u8),
}

/// A public table that waits for players.
#[derive(Clone, Copy, Debug)]
pub struct OpenTable<'a> {
    /// Its address.
    pub id: &'a str,
    /// The name of its game.
    pub game: &'a str,
    /// The title of its game, unless the texts have one.
    pub title: &'a str,
    /// Who invites.
    pub host: &'a str,
    /// How many seats are open.
    pub open: u8,
    /// How many seats there are.
    pub seats: u8,
}

/// A table that the visitor sits at.
#[derive(Clone, Copy, Debug)]
pub struct MyTable<'a> {
    /// Its address.
    pub id: &'a str,
    /// The name of its game.
    pub game: &'a str,
    /// The title of its game, unless the texts have one.
    pub title: &'a str,
    /// With whom: the names at the other seats.
    pub with: &'a [String],
    /// How far it is.
    pub state: TableState,
    /// How long ago something happened there.
    pub moved: Option<Ago>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableState {
    /// The game has not begun.
    Gathering,
    /// The game waits for the visitor.
    YourTurn,
    /// The game waits for somebody else.
    Playing,
    /// The game is over.
    Over,
}

/// The first page.
pub fn home(home: &Home<'_>) -> Markup {
    let lang = home.lang;
    let title = lang.text("house-name");
    let content = html! {
        main #main .home {
            (hero(lang))
            @if !home.mine.is_empty() || !home.finished.is_empty() { (mine(home)) }
            (games(home))
            (tables(home))
        }
        footer.foot {
            p { a href="/history" { (lang.text("history-link")) } }
            p { (lang.text("home-unofficial")) }
        }
    };
    document(&Frame { lang, title: &title, path: Some("/"), game: None, kind: Kind::Home }, &content)
}

fn hero(lang: Lang) -> Markup {
    html! {
        section.hero {
            img.hero-picture src=(asset_path("art/hero.svg")) alt="" width="1200" height="360";
            div.hero-words {
                span.seal lang="ja" aria-hidden="true" { "座敷" }
                h1 { (lang.text("home-title")) }
                p { (lang.text("home-welcome")) }
            }
        }
    }
}

fn games(home: &Home<'_>) -> Markup {
    let lang = home.lang;
    html! {
        section aria-labelledby="games" {
            h2 #games { (lang.text("home-games")) }
            p.hint { (lang.text("home-play-now-hint")) }
            ul.games role="list" {
                @for game in home.games {
                    @let title = game_title(lang, game.name, game.title);
                    li.game-card {
                        img.game-picture src=(asset_path(&format!("art/{}/home.svg", game.name))) alt="" width="480" height="300";
                        div.game-words {
                            h3 { (title) }
                            p.game-facts { (seats_text(lang, game.seats)) }
                            p { (game_about(lang, game.name, game.about)) }
                            div.game-ways {
                                form method="post" action={ "/play/" (game.name) } {
                                    button.button.primary type="submit" { (lang.text("home-play-now")) }
                                }
                                a.button href={ "/new/" (game.name) } { (lang.text("home-new-table")) }
                                a.quiet-link href={ "/rules/" (game.name) } { (lang.text("rules")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn seats_text(lang: Lang, (fewest, most): (u8, u8)) -> String {
    lang.fill("home-seats", &[("fewest", Arg::Number(fewest.into())), ("most", Arg::Number(most.into()))])
}

fn tables(home: &Home<'_>) -> Markup {
    let lang = home.lang;
    html! {
        section aria-labelledby="tables" {
            h2 #tables { (lang.text("home-tables")) }
            @if home.tables.is_empty() {
                p.hint { (lang.text("home-no-tables")) }
            } @else {
                ul.table-list role="list" {
                    @for table in home.tables {
                        li.table-row {
                            span.table-name { (game_title(lang, table.game, table.title)) }
                            span.table-facts {
                                (lang.fill("home-table-host", &[("host", Arg::Text(table.host))]))
                                " · "
                                (lang.fill("home-table-open", &[
                                    ("open", Arg::Number(table.open.into())),
                                    ("seats", Arg::Number(table.seats.into())),
                                ]))
                            }
                            a.button href={ "/table/" (table.id) } { (lang.text("home-join")) }
                        }
                    }
                }
            }
        }
    }
}

fn mine(home: &Home<'_>) -> Markup {
    let lang = home.lang;
    html! {
        section aria-labelledby="mine" {
            h2 #mine { (lang.text("home-mine")) }
            @if home.mine.is_empty() { p.hint { (lang.text("home-none-running")) } }
            @else { ul.table-list role="list" { @for table in home.mine { (my_table(lang, table)) } } }
            @if !home.finished.is_empty() {
                h3.finished { (lang.text("home-finished")) }
                ul.table-list role="list" { @for table in home.finished { (my_table(lang, table)) } }
                p { a.quiet-link href="/history" { (lang.text("home-all-finished")) } }
            }
        }
    }
}

fn my_table(lang: Lang, table: &MyTable<'_>) -> Markup {
    html! {
        li.table-row {
            span.table-name { (game_title(lang, table.game, table.title)) }
            span.table-facts {
                span.state data-state=(state_name(table.state)) { (state_text(lang, table.state)) }
                @if !table.with.is_empty() {
                    " · "
                    (lang.fill("home-with", &[("names", Arg::Text(&lang.list(table.with)))]))
                }
                @if let Some(moved) = table.moved { " · " (moved.text(lang)) }
            }
            @if table.state == TableState::Over {
                a.button href={ "/table/" (table.id) "/replay" } { (lang.text("home-see-again")) }
            } @else {
                a.button.primary[table.state == TableState::YourTurn] href={ "/table/" (table.id) } { (lang.text("home-return")) }
            }
        }
    }
}

fn state_name(state: TableState) -> &'static str {
    match state {
        TableState::Gathering => "gathering",
        TableState::YourTurn => "your-turn",
        TableState::Playing => "playing",
        TableState::Over => "over",
    }
}

fn state_text(lang: Lang, state: TableState) -> String {
    lang.text(match state {
        TableState::Gathering => "home-state-gathering",
        TableState::YourTurn => "home-state-your-turn",
        TableState::Playing => "home-state-playing",
        TableState::Over => "home-state-over",
    })
}
