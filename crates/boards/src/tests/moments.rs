//! What the sample pages of every game share: a game that has come to a moment, drawn on the table of the house.

use maud::Markup;
use table::{Game, Seat, SeatSet, Seed, Viewer};

use super::boards::pages::{self, Company, GameFrame, LogLine, Over, Place, TablePage};
use super::boards::{Board, Lang, Scene, Seated};

/// A game that has come to its moment, and what its viewer heard.
pub(crate) struct Played<G: Game> {
    pub(crate) game: G,
    pub(crate) heard: Vec<(u32, G::Event)>,
}

impl<G: Game> Played<G> {
    /// The first of these games that comes to the moment.
    pub(crate) fn find(moment: &str, games: u64, play: impl FnMut(u64) -> Option<Played<G>>) -> Played<G> {
        (0..games).find_map(play).unwrap_or_else(|| panic!("'{moment}' never came"))
    }
}

/// Who looks: a seat, or nobody who plays.
pub(crate) fn viewer(you: Option<u8>) -> Viewer {
    you.map_or(Viewer::Spectator, |you| Viewer::Seat(Seat::new(you)))
}

/// A page of the table around this.
pub(crate) fn on_table<G: Board>(lang: Lang, title: &str, inner: &Markup) -> Markup {
    pages::table(&TablePage { lang, id: "k3v9", game: G::NAME, title, picture: None, inner })
}

/// The inside of the table as one of two guests sees it, or a spectator; bots sit on the other seats.
pub(crate) fn draw<G: Board>(lang: Lang, title: &str, you: Option<u8>, played: &Played<G>) -> Markup {
    let game = &played.game;
    let seats = guests(lang, game.seats());
    let scene = Scene::new(lang, you.map(Seat::new), &seats);
    let line = |(seq, event): &(u32, G::Event)| G::tell(event, &scene).map(|text| LogLine { seq: *seq, text });
    let log: Vec<LogLine> = played.heard.iter().filter_map(line).collect();
    let mut legal = Vec::new();
    if let Some(you) = scene.you {
        game.legal(you, &mut legal);
    }
    let places = places(game);
    let over = Over {
        places: &places,
        replay_path: "/table/k3v9/replay",
        record_path: "/table/k3v9/record",
        again_path: Some("/table/k3v9/again"),
        seed: "5eed",
    };
    let waiting = game.waiting();
    pages::game(&GameFrame {
        scene: &scene,
        id: "k3v9",
        game: G::NAME,
        title,
        board: &G::draw(&game.view(viewer(you)), &legal, &scene),
        token: (!legal.is_empty()).then_some(3),
        seq: log.last().map_or(1, |line| line.seq),
        log: &log,
        waiting: waiting.may.iter().fold(waiting.must, SeatSet::with),
        left_ms: waiting.limit_ms,
        over: (!places.is_empty()).then_some(&over),
        hash: &Seed::numbered(7, 0).hash().to_string(),
        company: &Company { hints: true, ..Company::default() },
        push_key: None,
    })
}

/// Who won and who did not, once the game is over.
fn places<G: Game>(game: &G) -> Vec<Place> {
    let Some(outcome) = game.outcome() else { return Vec::new() };
    let place = |seat: Seat| if outcome.winners().contains(seat) { 1 } else { 2 };
    outcome.points.iter().map(|(seat, &points)| Place { place: place(seat), seat, points }).collect()
}

fn guests(lang: Lang, seats: u8) -> Vec<Seated> {
    let guest = Seated::guest;
    let bot = |seat| Seated::bot(Seat::new(seat), "master", lang);
    vec![guest("Aki"), guest("Benedikta"), bot(2), bot(3), bot(4)].into_iter().take(usize::from(seats)).collect()
}
