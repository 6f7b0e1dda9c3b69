//! Moments of Edo Yashiki, played by carpenters: looked at by the gallery, checked by the tests.

use std::sync::LazyLock;

use edo_yashiki::{EdoYashiki, EdoYashikiOptions, Event, Grab, Rules, Stage, View};
use maud::Markup;
use players::edo_yashiki::{Builder, Level};
use table::{Game, Input, Journal, Rng, Seat, SeatSet, Seed, Viewer};

use super::boards::pages::{self, Company, GameFrame, LogLine, Over, Place, TablePage};
use super::boards::{Board, Lang, Presence, Scene, SeatKind, Seated, bot_name, game_title};

/// When to look at a game, and with whose eyes.
struct Moment {
    name: &'static str,
    seats: u8,
    you: Option<u8>,
    options: EdoYashikiOptions,
    is_it: fn(&View) -> bool,
}

const fn options(grab: Grab, rules: Rules) -> EdoYashikiOptions {
    EdoYashikiOptions { grab, rules, deck: edo_yashiki::Deck::Full }
}

const DRAFT: EdoYashikiOptions = options(Grab::Draft, Rules::Standard);
const RUSH: EdoYashikiOptions = options(Grab::Rush, Rules::Standard);
const SPECIALIST: EdoYashikiOptions = options(Grab::Rush, Rules::Specialist);

const MOMENTS: &[Moment] = &[
    Moment { name: "edo-first", seats: 4, you: Some(0), options: DRAFT, is_it: |view| is_grabbing(view) },
    Moment {
        name: "edo-place",
        seats: 4,
        you: Some(0),
        options: DRAFT,
        is_it: |view| view.round == 5 && has_card(view),
    },
    Moment {
        name: "edo-scored",
        seats: 3,
        you: Some(0),
        options: DRAFT,
        is_it: |view| view.round > 3 && has_scored(view),
    },
    Moment {
        name: "edo-laps",
        seats: 5,
        you: Some(0),
        options: RUSH,
        is_it: |view| view.round == 3 && view.unready.contains(Seat::new(0)),
    },
    Moment {
        name: "edo-hajime",
        seats: 3,
        you: Some(0),
        options: RUSH,
        is_it: |view| view.stage == Stage::Hajime && view.start == Seat::new(0),
    },
    Moment {
        name: "edo-rush",
        seats: 5,
        you: Some(0),
        options: SPECIALIST,
        is_it: |view| view.round == 4 && view.stage == Stage::Rush && view.grabbing.contains(Seat::new(0)),
    },
    Moment {
        name: "edo-specialist",
        seats: 2,
        you: Some(0),
        options: SPECIALIST,
        is_it: |view| view.round > 5 && has_card(view),
    },
    Moment { name: "edo-watching", seats: 4, you: None, options: DRAFT, is_it: |view| view.round == 5 },
    Moment { name: "edo-over", seats: 4, you: Some(0), options: DRAFT, is_it: |view| view.stage == Stage::Over },
];

fn is_grabbing(view: &View) -> bool {
    view.drafter == Some(Seat::new(0))
}

fn has_card(view: &View) -> bool {
    view.hands[Seat::new(0)].is_some()
}

/// Whether the first seat has just made several points while others still place.
fn has_scored(view: &View) -> bool {
    let points = view.tallies[Seat::new(0)].map_or(0, |tally| tally.gain.points);
    points > 4 && view.grabbing.is_empty() && !has_card(view)
}

/// A game that has come to its moment, and what its viewer heard.
struct Played {
    game: EdoYashiki,
    heard: Vec<(u32, Event)>,
}

/// All moments, played once.
static PLAYED: LazyLock<Vec<Played>> = LazyLock::new(|| {
    let play = |moment| (0..200).find_map(|number| play(moment, number));
    MOMENTS.iter().map(|moment| play(moment).unwrap_or_else(|| panic!("'{}' never came", moment.name))).collect()
});

/// Every moment in this language, and the rules, each with a name.
pub(crate) fn all(lang: Lang) -> Vec<(&'static str, Markup)> {
    let title = game_title(lang, EdoYashiki::NAME, "Edo Yashiki");
    let on_table = |inner: Markup| {
        pages::table(&TablePage { lang, id: "k3v9", game: EdoYashiki::NAME, title: &title, inner: &inner })
    };
    let pictures = MOMENTS.iter().zip(PLAYED.iter());
    let mut pages: Vec<(&'static str, Markup)> =
        pictures.map(|(moment, played)| (moment.name, on_table(draw(lang, &title, moment, played)))).collect();
    pages.push(("rules-edo", pages::rules(lang, EdoYashiki::NAME, &title, &EdoYashiki::rules(lang))));
    pages
}

fn viewer(moment: &Moment) -> Viewer {
    moment.you.map_or(Viewer::Spectator, |you| Viewer::Seat(Seat::new(you)))
}

/// A game of this number, played by carpenters, until the moment has come; none if it never does.
fn play(moment: &Moment, number: u64) -> Option<Played> {
    let mut rng = Rng::new(&Seed::numbered(7, number));
    let mut journal = Journal::open();
    let mut game = EdoYashiki::setup(moment.seats, &moment.options, &mut rng, &mut journal);
    let player = Builder::new(Level::CARPENTER);
    let (mut heard, mut seq) = (Vec::new(), 0);
    loop {
        seq += 1;
        heard.extend(journal.heard_by(viewer(moment)).map(|event| (seq, *event)));
        journal.clear();
        if (moment.is_it)(&game.view(viewer(moment))) {
            return Some(Played { game, heard });
        }
        let waiting = game.waiting();
        // The viewer, who is the first seat, is the quickest to place and the slowest to grab.
        let seat = waiting.must.first().or_else(|| waiting.may.iter().last())?;
        let view = game.view(Viewer::Seat(seat));
        let choice = if waiting.must.contains(seat) {
            Some(player.choose(seat, &view, &mut rng))
        } else {
            player.react(seat, &view, &mut rng)
        };
        let input = choice.map_or(Input::TimeUp, |action| Input::Choose(seat, action));
        game.apply(input, &mut rng, &mut journal);
    }
}

fn draw(lang: Lang, title: &str, moment: &Moment, played: &Played) -> Markup {
    let seats = guests(lang, moment.seats);
    let scene = Scene { lang, you: moment.you.map(Seat::new), seats: &seats };
    let line = |&(seq, ref event): &(u32, Event)| EdoYashiki::tell(event, &scene).map(|text| LogLine { seq, text });
    let log: Vec<LogLine> = played.heard.iter().filter_map(line).collect();
    let mut legal = Vec::new();
    if let Some(you) = scene.you {
        played.game.legal(you, &mut legal);
    }
    let places: Vec<Place> = played.game.outcome().map_or_else(Vec::new, |outcome| {
        let places = outcome.points.iter().map(|(seat, &points)| {
            let place = if outcome.winners().contains(seat) { 1 } else { 2 };
            Place { place, seat, points }
        });
        places.collect()
    });
    let over = Over {
        places: &places,
        replay_path: "/table/k3v9/replay",
        record_path: "/table/k3v9/record",
        again_path: Some("/table/k3v9/again"),
        seed: "5eed",
    };
    let waiting = played.game.waiting();
    pages::game(&GameFrame {
        scene: &scene,
        id: "k3v9",
        game: EdoYashiki::NAME,
        title,
        board: &EdoYashiki::draw(&played.game.view(viewer(moment)), &legal, &scene),
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

fn guests(lang: Lang, seats: u8) -> Vec<Seated> {
    let guest = |name: &str| Seated { name: name.into(), kind: SeatKind::Guest, presence: Presence::Here, host: false };
    let bot = |seat| Seated {
        name: bot_name(lang, Seat::new(seat)),
        kind: SeatKind::Bot("master".into()),
        presence: Presence::Here,
        host: false,
    };
    vec![guest("Aki"), guest("Benedikta"), bot(2), bot(3), bot(4)].into_iter().take(usize::from(seats)).collect()
}
