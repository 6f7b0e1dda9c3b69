//! Sample pages of IKI at the moments that look different: looked at by the gallery, checked by the tests.

use iki::{Iki, IkiOptions, Phase};
use maud::Markup;
use table::{Game, Input, Journal, Rng, Seat, Seed, Strategy, Viewer};

use super::boards::pages::{self, GameFrame, LogLine, TablePage};
use super::boards::{Board, Lang, Scene, SeatKind, Seated, bot_name, game_title};

/// When to look at a game, and with whose eyes.
struct Moment {
    name: &'static str,
    seats: u8,
    you: Option<u8>,
    is_it: fn(&Iki) -> bool,
}

const MOMENTS: &[Moment] = &[
    Moment { name: "iki-start", seats: 4, you: Some(3), is_it: |game| phase(game) == Phase::StartingCard },
    Moment {
        name: "iki-startstall",
        seats: 4,
        you: Some(3),
        is_it: |game| matches!(phase(game), Phase::StartingStall { .. }),
    },
    Moment {
        name: "iki-way",
        seats: 4,
        you: Some(0),
        is_it: |game| phase(game) == Phase::WayOfLife && month(game) == 2,
    },
    Moment {
        name: "iki-hire",
        seats: 4,
        you: Some(0),
        is_it: |game| phase(game) == Phase::HireOrIncome && month(game) == 3,
    },
    Moment {
        name: "iki-stall",
        seats: 3,
        you: Some(0),
        is_it: |game| matches!(phase(game), Phase::HireStall { .. }) && month(game) > 3,
    },
    Moment {
        name: "iki-payday",
        seats: 4,
        you: Some(0),
        is_it: |game| phase(game) == Phase::WayOfLife && month(game) == 4,
    },
    Moment {
        name: "iki-extra",
        seats: 4,
        you: Some(0),
        is_it: |game| matches!(phase(game), Phase::ExtraSteps { .. }) && month(game) > 3,
    },
    Moment {
        name: "iki-business",
        seats: 4,
        you: Some(0),
        is_it: |game| phase(game) == Phase::Business && month(game) > 4,
    },
    Moment {
        name: "iki-fire",
        seats: 4,
        you: Some(0),
        is_it: |game| phase(game) == Phase::WayOfLife && month(game) == 9,
    },
    Moment {
        name: "iki-late",
        seats: 4,
        you: Some(0),
        is_it: |game| phase(game) == Phase::HireOrIncome && month(game) == 12,
    },
    Moment { name: "iki-two", seats: 2, you: Some(0), is_it: |game| matches!(phase(game), Phase::NeutralCard) },
    Moment {
        name: "iki-watching",
        seats: 3,
        you: None,
        is_it: |game| phase(game) == Phase::Business && month(game) == 7,
    },
    Moment { name: "iki-jump", seats: 4, you: Some(0), is_it: |game| phase(game) == Phase::Jump },
    Moment { name: "iki-over", seats: 4, you: Some(0), is_it: |game| phase(game) == Phase::Over },
];

/// Every moment in this language, and the rules, each with a name.
pub(crate) fn all(lang: Lang) -> Vec<(&'static str, Markup)> {
    let title = game_title(lang, Iki::NAME, "IKI");
    let mut pages: Vec<(&'static str, Markup)> = MOMENTS
        .iter()
        .map(|moment| {
            let inner = game(lang, &title, moment);
            (moment.name, pages::table(&TablePage { lang, id: "k3v9", game: Iki::NAME, title: &title, inner: &inner }))
        })
        .collect();
    pages.push(("rules-iki", pages::rules(lang, Iki::NAME, &title, &Iki::rules(lang))));
    pages
}

fn phase(game: &Iki) -> Phase {
    game.view(Viewer::Spectator).phase
}

fn month(game: &Iki) -> u8 {
    game.view(Viewer::Spectator).month.number()
}

/// A game played by the quick policy until its moment has come.
fn game(lang: Lang, title: &str, moment: &Moment) -> Markup {
    let seats = guests(lang, moment.seats);
    let you = moment.you.map(Seat::new);
    let scene = Scene { lang, you, seats: &seats };
    let viewer = you.map_or(Viewer::Spectator, Viewer::Seat);
    let seed = Seed::numbered(7, 5);
    let mut rng = Rng::new(&seed);
    let mut journal = Journal::open();
    let mut game = Iki::setup(moment.seats, &IkiOptions::default(), &mut rng, &mut journal);
    let (mut log, mut legal, mut seq) = (Vec::new(), Vec::new(), 0);
    loop {
        seq += 1;
        let lines = journal.heard_by(viewer).filter_map(|event| Iki::tell(event, &scene));
        log.extend(lines.map(|text| LogLine { seq, text }));
        let asked = game.waiting().must;
        let is_asked = asked.is_empty() || you.is_none_or(|you| asked.contains(you));
        let Some(seat) = asked.first().filter(|_| !(is_asked && (moment.is_it)(&game))) else { break };
        journal.clear();
        legal.clear();
        game.legal(seat, &mut legal);
        let action = game.plausible(seat, &legal, &mut rng);
        game.apply(Input::Choose(seat, action), &mut rng, &mut journal);
    }
    legal.clear();
    if let Some(you) = you {
        game.legal(you, &mut legal);
    }
    pages::game(&GameFrame {
        scene: &scene,
        game: Iki::NAME,
        title,
        board: &Iki::draw(&game.view(viewer), &legal, &scene),
        token: (!legal.is_empty()).then_some(3),
        seq,
        log: &log,
        waiting: game.waiting().must,
        left_ms: None,
        over: None,
        hash: &seed.hash().to_string(),
    })
}

fn guests(lang: Lang, seats: u8) -> Vec<Seated> {
    let guest = |name: &str| Seated { name: name.into(), kind: SeatKind::Guest, present: true, host: false };
    let bot = |seat| Seated {
        name: bot_name(lang, Seat::new(seat)),
        kind: SeatKind::Bot("master".into()),
        present: true,
        host: false,
    };
    vec![guest("Aki"), guest("Benedikta"), bot(2), bot(3)].into_iter().take(usize::from(seats)).collect()
}
