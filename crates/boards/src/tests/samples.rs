//! Sample pages with sample guests: looked at by the gallery, checked by the tests.

use std::ops::ControlFlow;

use maud::Markup;
use rinpa::{Event, Rinpa};
use table::{Choice, Game, Input, Journal, Options, Rng, Seat, SeatSet, Seed, Viewer};
use wire::{Occupant, Presence, Refusal, SeatInfo};

use super::boards::pages::{
    self, Ago, Carry, Company, Filter, GameCard, GameFrame, GameHistory, History, Home, Lobby, LogLine, MyTable,
    NewTable, OpenTable, Opener, Opponent, Over, Place, PlayedGame, Proof, Score, Settings, TablePage, TableState,
    Verdict, Visibility,
};
use super::boards::{Board, Lang, Look, Scene, Seated, Sentence as _, Trouble, bot_name, game_title};

const LEVELS: &[(&str, &str)] = &[("apprentice", "forgets"), ("dealer", "thinks"), ("master", "weighs")];
const OPTIONS: &[Choice] = <rinpa::Options as Options>::CHOICES;
const PUSH_KEY: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6";
const SEED: Seed = Seed::from_bytes([7; 32]);

/// Every page of the house in this language, each with a name.
pub(crate) fn all(lang: Lang) -> Vec<(&'static str, Markup)> {
    let title = game_title(lang, Rinpa::NAME, "Rinpa");
    let on_table = |inner: Markup| {
        pages::table(&TablePage { lang, id: "k3v9", game: Rinpa::NAME, title: &title, picture: None, inner: &inner })
    };
    let you = Some(Seat::new(0));
    vec![
        ("home", home(lang, &[], &[], &[])),
        ("home-busy", busy_home(lang)),
        ("new", new_table(lang, &title, None)),
        ("new-refused", new_table(lang, &title, Some(&Refusal::TwoSeats.text(lang)))),
        ("lobby-host", on_table(lobby(lang, &title, Visitor::Host))),
        ("lobby-visitor", on_table(lobby(lang, &title, Visitor::Early))),
        ("lobby-full", on_table(lobby(lang, &title, Visitor::Late))),
        ("game", on_table(game(lang, &title, you, 14))),
        ("game-late", on_table(game(lang, &title, you, 130))),
        ("game-watching", on_table(game(lang, &title, None, 30))),
        ("game-over", on_table(game(lang, &title, you, usize::MAX))),
        ("carry", carry(lang)),
        ("carry-here", pages::sit_down_here(lang, "t0ken", "Aki", Opener::Stranger)),
        ("carry-other", pages::sit_down_here(lang, "t0ken", "Aki", Opener::Other { name: "Ben" })),
        ("close", pages::close_table(lang, "k3v9")),
        ("verify", verify(lang, &title, Verdict::Same { inputs: 132 })),
        ("verify-bad", verify(lang, &title, Verdict::OtherResult { inputs: 132 })),
        ("history", history(lang)),
        ("history-empty", pages::history(&History { lang, games: &[], filter: Filter { game: None, seats: None } })),
        ("forget", pages::forget(lang)),
        ("sessions", pages::end_sessions(lang)),
        ("forgotten", pages::forgotten(lang)),
        ("rules", pages::rules(lang, Rinpa::NAME, &title, &Rinpa::rules(lang))),
        ("no-table", pages::trouble(lang, Trouble::NoSuchTable, &[])),
        (
            "settings",
            pages::settings(&Settings { lang, look: Look::default(), back: "/table/k3v9", push_key: Some(PUSH_KEY) }),
        ),
        ("offline", pages::offline(lang)),
        ("full", pages::trouble(lang, Trouble::Full, &[(&lang.text("home-new-table"), "/new/rinpa")])),
    ]
}

fn home(lang: Lang, tables: &[OpenTable<'_>], mine: &[MyTable<'_>], finished: &[MyTable<'_>]) -> Markup {
    let games = [GameCard { name: Rinpa::NAME, title: "Rinpa", about: "Play tricks.", seats: (3, 5) }];
    pages::home(&Home { lang, games: &games, tables, mine, finished })
}

fn busy_home(lang: Lang) -> Markup {
    let table = |id, host, open| OpenTable { id, game: Rinpa::NAME, title: "Rinpa", host, open, seats: 4 };
    let with = ["Chie".to_string(), bot_name(lang, Seat::new(2))];
    let moved = Some(Ago::Hours(3));
    let mine = |id, state| MyTable { id, game: Rinpa::NAME, title: "Rinpa", with: &with, state, moved };
    home(
        lang,
        &[table("a", "Aki", 1), table("b", "Benedikta Wolkenstein-Huber", 3)],
        &[mine("c", TableState::YourTurn), mine("d", TableState::Playing), mine("e", TableState::Gathering)],
        &[mine("f", TableState::Over)],
    )
}

fn history(lang: Lang) -> Markup {
    let game = |number: usize| PlayedGame {
        id: format!("t{number}"),
        day: format!("2026-03-{:02}", number + 1),
        points: [31, 18, 24, -2, 40, 37, 12, 29, 33, 45, 8, 27][number % 12],
        place: [1, 3, 2, 4, 1, 1, 3, 2, 2, 1, 4, 2][number % 12],
        seats: 4,
        with: vec!["Chie".to_string(), bot_name(lang, Seat::new(2)), bot_name(lang, Seat::new(3))],
    };
    let score = |played, won, shared, places| Score { played, won, shared, places };
    let games = [GameHistory {
        game: Rinpa::NAME.to_string(),
        title: "Rinpa".to_string(),
        all: score(26, 9, 2, 57),
        by_seats: vec![(3, score(4, 1, 0, 8)), (4, score(22, 8, 2, 49))],
        against: vec![
            (Opponent::Level("dealer".to_string()), score(20, 8, 2, 41)),
            (Opponent::Guest, score(6, 1, 0, 16)),
        ],
        points: (0..26).map(game).collect(),
    }];
    pages::history(&History { lang, games: &games, filter: Filter { game: Some(Rinpa::NAME), seats: None } })
}

fn carry(lang: Lang) -> Markup {
    let link = format!("https://play.zashiki.example/carry/{}", "k3v9".repeat(30));
    pages::carry(&Carry { lang, id: "k3v9", name: "Aki", link: &link, minutes: 15 })
}

fn verify(lang: Lang, title: &str, verdict: Verdict) -> Markup {
    let (seed, hash) = (SEED.to_string(), SEED.hash().to_string());
    pages::verified(lang, title, &Proof { id: "k3v9", seed: &seed, hash: &hash }, verdict)
}

fn new_table(lang: Lang, title: &str, error: Option<&str>) -> Markup {
    let filled = [("seat-B".to_string(), "me".to_string()), ("seats".to_string(), "5".to_string())];
    pages::new_table(&NewTable {
        lang,
        game: Rinpa::NAME,
        title,
        seats: Rinpa::SEATS,
        options: OPTIONS,
        levels: LEVELS,
        name: Some("Aki"),
        error,
        filled: if error.is_some() { &filled } else { &[] },
    })
}

/// Who looks at a table before the game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Visitor {
    /// The guest who opened the table.
    Host,
    /// Somebody for whom a seat is open.
    Early,
    /// Somebody for whom none is.
    Late,
}

fn lobby(lang: Lang, title: &str, visitor: Visitor) -> Markup {
    let mut seats = guests(lang);
    if visitor != Visitor::Late {
        let open = SeatInfo { occupant: Occupant::Open, presence: Presence::Away, host: false };
        seats[3] = Seated { name: String::new(), info: open };
    }
    let options = [("deals".to_string(), "each".to_string()), ("ties".to_string(), "shared".to_string())];
    pages::lobby(&Lobby {
        lang,
        id: "k3v9",
        link: "https://zashiki.example/table/k3v9",
        game: Rinpa::NAME,
        title,
        options: &options,
        seats: &seats,
        you: (visitor == Visitor::Host).then_some(Seat::new(0)),
        is_host: visitor == Visitor::Host,
        visibility: Visibility::Private,
        levels: LEVELS,
        name: None,
        error: None,
        push_key: Some(PUSH_KEY),
    })
}

fn guests(lang: Lang) -> Vec<Seated> {
    let mut host = Seated::guest("Aki");
    host.info.host = true;
    let away = Seated::guest("Chie").with_presence(Presence::Away);
    let bot = |seat, level: &str| Seated::bot(Seat::new(seat), level, lang);
    vec![host, away, bot(2, "dealer"), bot(3, "master")]
}

/// A game after this many inputs, or a few more until the viewer is asked; or after its last.
fn game(lang: Lang, title: &str, you: Option<Seat>, inputs: usize) -> Markup {
    let seats = guests(lang);
    let scene = Scene::new(lang, you, &seats);
    let viewer = you.map_or(Viewer::Spectator, Viewer::Seat);
    let mut log = Vec::new();
    let mut seq = 0;
    let game = random_game(|game, journal| {
        seq += 1;
        let lines = journal.heard_by(viewer).filter_map(|event| Rinpa::tell(event, &scene));
        log.extend(lines.map(|text| LogLine { seq, text }));
        let asked = you.is_none_or(|you| game.waiting().must.contains(you));
        if seq as usize >= inputs && asked { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let mut legal = Vec::new();
    if let Some(you) = you {
        game.legal(you, &mut legal);
    }
    let seed = SEED.to_string();
    let places = places(&game);
    let over = Over {
        places: &places,
        replay_path: "/table/k3v9/replay",
        record_path: "/table/k3v9/record",
        again_path: Some("/table/k3v9/again"),
        seed: &seed,
    };
    let waiting = game.waiting().must;
    pages::game(&GameFrame {
        scene: &scene,
        id: "k3v9",
        game: Rinpa::NAME,
        title,
        board: &Rinpa::draw(&game.view(viewer), &legal, &scene),
        token: (!legal.is_empty()).then_some(3),
        seq,
        log: &log,
        waiting,
        left_ms: None,
        over: (waiting == SeatSet::NONE).then_some(&over),
        hash: &SEED.hash().to_string(),
        company: &Company { hints: true, ..Company::default() },
        push_key: Some(PUSH_KEY),
    })
}

/// Plays at random until `look` has seen enough or the game is over.
fn random_game(mut look: impl FnMut(&Rinpa, &Journal<Event>) -> ControlFlow<()>) -> Rinpa {
    let mut rng = Rng::new(&SEED);
    let mut journal = Journal::open();
    let mut game = Rinpa::setup(4, &rinpa::Options::default(), &mut rng, &mut journal);
    let mut legal = Vec::new();
    while look(&game, &journal).is_continue() {
        let Some(seat) = game.waiting().must.first() else { break };
        journal.clear();
        legal.clear();
        game.legal(seat, &mut legal);
        let action = legal[rng.below(legal.len() as u32) as usize];
        game.apply(Input::Choose(seat, action), &mut rng, &mut journal);
    }
    game
}

fn places(game: &Rinpa) -> Vec<Place> {
    let Some(outcome) = game.outcome() else { return Vec::new() };
    let place = |(seat, &place)| Place { place, seat, points: outcome.points[seat] };
    let mut places: Vec<Place> = outcome.places.iter().map(place).collect();
    places.sort_by_key(|place| place.place);
    places
}
