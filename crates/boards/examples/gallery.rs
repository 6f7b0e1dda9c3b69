//! Writes every page of the house, in both languages, with sample guests and all files, into a folder: for looking at.
//!
//! `cargo run -p boards --example gallery -- FOLDER`, then serve the folder with any web server.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use boards::pages::{
    GameCard, GameFrame, Home, Lobby, LogLine, MyTable, NewTable, OpenTable, Over, Place, TablePage, TableState,
};
use boards::{Lang, Scene, SeatKind, Seated, Trouble, assets, bot_name, game_title, pages};
use maud::{Markup, html};
use table::{Options, Seat, SeatSet};

const LEVELS: &[(&str, &str)] = &[
    ("apprentice", "sees what a card brings at once, forgets some of what was played and wavers between good cards"),
    ("dealer", "thinks a few tricks ahead"),
    ("master", "weighs many thousands of deals and plays the end of a deal exactly"),
];
const ABOUT: &str = "Play tricks, lay the cards out as panels of folding screens, and take every screen you complete.";
const HASH: &str = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const SEED: &str = "0101010101010101010101010101010101010101010101010101010101010101";

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "gallery".to_string()));
    for asset in assets() {
        write(&folder.join("assets").join(asset.name), &asset.bytes)?;
    }
    for lang in Lang::ALL {
        for (name, page) in pages(lang) {
            write(&folder.join(lang.code()).join(format!("{name}.html")), page.into_string().as_bytes())?;
        }
    }
    Ok(())
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    fs::create_dir_all(path.parent().expect("every path has its folder"))?;
    fs::write(path, bytes)
}

fn pages(lang: Lang) -> Vec<(&'static str, Markup)> {
    let title = game_title(lang, "rinpa", "Rinpa");
    let on_table =
        |inner: Markup| pages::table(&TablePage { lang, id: "k3v9", game: "rinpa", title: &title, inner: &inner });
    vec![
        ("home", home(lang, &[], &[])),
        ("home-busy", busy_home(lang)),
        ("new", new_table(lang, &title, None)),
        ("new-refused", new_table(lang, &title, Some(&boards::Refusal::TwoSeats.text(lang)))),
        ("lobby-host", on_table(lobby(lang, &title, Who::Host))),
        ("lobby-visitor", on_table(lobby(lang, &title, Who::Visitor))),
        ("lobby-full", on_table(lobby(lang, &title, Who::Late))),
        ("game", on_table(game(lang, &title, None))),
        ("game-over", on_table(game(lang, &title, Some(&over())))),
        ("rules", pages::rules(lang, "rinpa", &title, &html! { h1 { (title) } p { (ABOUT) } })),
        ("no-table", pages::trouble(lang, Trouble::NoSuchTable, &[])),
        ("full", pages::trouble(lang, Trouble::Full, &[(&lang.text("home-new-table"), "/new/rinpa")])),
    ]
}

fn home(lang: Lang, tables: &[OpenTable<'_>], mine: &[MyTable<'_>]) -> Markup {
    let games = [GameCard { name: "rinpa", title: "Rinpa", about: ABOUT, seats: (3, 5) }];
    pages::home(&Home { lang, games: &games, tables, mine })
}

fn busy_home(lang: Lang) -> Markup {
    let table = |id, host, open| OpenTable { id, game: "rinpa", title: "Rinpa", host, open, seats: 4 };
    let with = ["Chie".to_string(), bot_name(lang, Seat::new(2))];
    let mine = |id, state| MyTable { id, game: "rinpa", title: "Rinpa", with: &with, state };
    home(
        lang,
        &[table("a", "Aki", 1), table("b", "Benedikta Wolkenstein-Huber", 3)],
        &[mine("c", TableState::YourTurn), mine("d", TableState::Playing)],
    )
}

fn new_table(lang: Lang, title: &str, error: Option<&str>) -> Markup {
    let filled = [("seat-B".to_string(), "me".to_string()), ("seats".to_string(), "5".to_string())];
    pages::new_table(&NewTable {
        lang,
        game: "rinpa",
        title,
        seats: 3..=5,
        options: rinpa::Options::CHOICES,
        levels: LEVELS,
        name: Some("Aki"),
        error,
        filled: if error.is_some() { &filled } else { &[] },
    })
}

enum Who {
    Host,
    Visitor,
    Late,
}

fn lobby(lang: Lang, title: &str, who: Who) -> Markup {
    let mut seats = seats(lang);
    let (you, is_host) = match who {
        Who::Host => (Some(Seat::new(0)), true),
        Who::Visitor => (None, false),
        Who::Late => (None, false),
    };
    if !matches!(who, Who::Late) {
        seats[3] = Seated { name: String::new(), kind: SeatKind::Open, present: false, host: false };
    }
    let options = [("deals".to_string(), "each".to_string()), ("ties".to_string(), "shared".to_string())];
    let link = "https://zashiki.example/table/k3v9";
    pages::lobby(&Lobby {
        lang,
        id: "k3v9",
        link,
        game: "rinpa",
        title,
        options: &options,
        seats: &seats,
        you,
        is_host,
        levels: LEVELS,
        name: None,
        error: None,
    })
}

fn seats(lang: Lang) -> Vec<Seated> {
    let guest = |name: &str, present, host| Seated { name: name.into(), kind: SeatKind::Guest, present, host };
    let bot = |seat, level: &str| Seated {
        name: bot_name(lang, Seat::new(seat)),
        kind: SeatKind::Bot(level.into()),
        present: true,
        host: false,
    };
    vec![guest("Aki", true, true), guest("Chie", false, false), bot(2, "dealer"), bot(3, "master")]
}

fn over() -> Over<'static> {
    const PLACES: &[Place] = &[
        Place { place: 1, seat: Seat::new(0), points: 38 },
        Place { place: 2, seat: Seat::new(3), points: 34 },
        Place { place: 2, seat: Seat::new(1), points: 34 },
        Place { place: 4, seat: Seat::new(2), points: 21 },
    ];
    Over { places: PLACES, record_path: "/table/k3v9/record", again_path: Some("/table/k3v9/again"), seed: SEED }
}

fn game(lang: Lang, title: &str, over: Option<&Over<'_>>) -> Markup {
    let seats = seats(lang);
    let scene = Scene { lang, you: Some(Seat::new(0)), seats: &seats };
    let line = |number: u32| LogLine {
        seq: number / 2,
        text: format!("{} → K{}", scene.name(Seat::new((number % 4) as u8)), number % 12 + 1),
    };
    let log: Vec<LogLine> = (0..40).map(line).collect();
    pages::game(&GameFrame {
        scene: &scene,
        game: "rinpa",
        title,
        board: &cards(),
        token: over.is_none().then_some(3),
        seq: 20,
        log: &log,
        waiting: if over.is_some() { SeatSet::NONE } else { SeatSet::only(Seat::new(0)) },
        left_ms: None,
        over,
        hash: HASH,
    })
}

/// A few buttons in the place of a board: the gallery shows the frame.
fn cards() -> Markup {
    html! {
        div.choices role="group" data-keys="arrows" aria-label="Hand" {
            @for rank in 1..=9 {
                button.choice type="button" data-key={ "K" (rank) } data-action={ "K" (rank) } { "K" (rank) }
            }
        }
    }
}
