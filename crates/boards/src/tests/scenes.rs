//! Sample pages of IKI at the moments that look different: looked at by the gallery, checked by the tests.

use std::sync::LazyLock;

use bots::Mind;
use iki::{Action, Event, Iki, IkiOptions, Phase, View};
use maud::Markup;
use players::iki::IkiMind;
use table::{Game, Input, Journal, Rng, Seat, Seed, Viewer};

use super::boards::pages::{self, Company, GameFrame, LogLine, TablePage};
use super::boards::{Board, Lang, Presence, Scene, SeatKind, Seated, bot_name, game_title};

/// When to look at a game, and with whose eyes.
struct Moment {
    name: &'static str,
    seats: u8,
    you: Option<u8>,
    is_it: fn(&View) -> bool,
}

/// A moment: its name, the number of players, whose eyes, and what has to hold.
macro_rules! moment {
    ($name:literal, $seats:literal, $you:expr, $is_it:expr) => {
        Moment { name: $name, seats: $seats, you: $you, is_it: $is_it }
    };
}

const MOMENTS: &[Moment] = &[
    moment!("iki-start", 4, Some(3), |view| view.phase == Phase::StartingCard),
    moment!("iki-startstall", 4, Some(3), |view| matches!(view.phase, Phase::StartingStall { .. })),
    moment!("iki-way", 4, Some(0), |view| view.phase == Phase::WayOfLife && month(view) == 2),
    moment!("iki-hire", 4, Some(0), |view| view.phase == Phase::HireOrIncome && month(view) == 3),
    moment!("iki-stall", 3, Some(0), |view| matches!(view.phase, Phase::HireStall { .. }) && month(view) > 3),
    moment!("iki-payday", 4, Some(0), |view| view.phase == Phase::WayOfLife && month(view) == 4),
    moment!("iki-extra", 4, Some(0), |view| matches!(view.phase, Phase::ExtraSteps { .. }) && month(view) > 3),
    moment!("iki-business", 4, Some(0), |view| view.phase == Phase::Business && month(view) > 4),
    moment!("iki-fire", 4, Some(0), |view| view.phase == Phase::WayOfLife && fresh_fire(view)),
    moment!("iki-save", 4, Some(0), |view| matches!(view.phase, Phase::SaveFromFire { .. })),
    moment!("iki-hunger", 4, Some(0), |view| view.phase == Phase::Hunger),
    moment!("iki-level", 4, Some(0), |view| matches!(view.phase, Phase::LevelUp { .. })),
    moment!("iki-swap", 4, Some(0), |view| matches!(view.phase, Phase::SwapSecond { .. })),
    moment!("iki-site", 4, Some(0), |view| is_at_site(view) && month(view) > 5),
    moment!("iki-house", 4, Some(0), |view| matches!(view.phase, Phase::BuildStall { .. })),
    moment!("iki-late", 4, Some(0), |view| view.phase == Phase::HireOrIncome && month(view) == 12),
    moment!("iki-two", 2, Some(0), |view| view.phase == Phase::NeutralCard && month(view) > 3),
    moment!("iki-waiting", 3, Some(0), |view| view.phase == Phase::WayOfLife && view.active != Seat::new(0)),
    moment!("iki-watching", 3, None, |view| view.phase == Phase::Business && month(view) == 7),
    moment!("iki-jump", 4, Some(0), |view| view.phase == Phase::Jump),
    moment!("iki-over", 4, Some(0), |view| view.phase == Phase::Over),
];

fn month(view: &View) -> u8 {
    view.month.number()
}

/// Whether a fire has just burned several houses and was put out.
fn fresh_fire(view: &View) -> bool {
    view.fire.is_some_and(|fire| fire.month.next() == view.month && fire.burned.len() > 1 && fire.put_out.is_some())
}

/// Whether the first seat does business at the construction site.
fn is_at_site(view: &View) -> bool {
    let place = view.players[Seat::new(0)].place;
    view.phase == Phase::Business && place.is_some_and(|place| place.space().shop == iki::Shop::Construction)
}

/// A game that has come to its moment, and what its viewer heard.
struct Played {
    game: Iki,
    heard: Vec<(u32, Event)>,
}

/// All moments, played once.
static PLAYED: LazyLock<Vec<Played>> = LazyLock::new(|| {
    let play = |moment| (0..400).find_map(|number| play(moment, number));
    MOMENTS.iter().map(|moment| play(moment).unwrap_or_else(|| panic!("'{}' never came", moment.name))).collect()
});

/// Every moment in this language, and the rules, each with a name.
pub(crate) fn all(lang: Lang) -> Vec<(&'static str, Markup)> {
    let title = game_title(lang, Iki::NAME, "IKI");
    let on_table =
        |inner: Markup| pages::table(&TablePage { lang, id: "k3v9", game: Iki::NAME, title: &title, inner: &inner });
    let pictures = MOMENTS.iter().zip(PLAYED.iter());
    let mut pages: Vec<(&'static str, Markup)> =
        pictures.map(|(moment, played)| (moment.name, on_table(draw(lang, &title, moment, played)))).collect();
    pages.push(("rules-iki", pages::rules(lang, Iki::NAME, &title, &Iki::rules(lang))));
    pages
}

fn viewer(moment: &Moment) -> Viewer {
    moment.you.map_or(Viewer::Spectator, |you| Viewer::Seat(Seat::new(you)))
}

/// A game of this number, played mostly by the quick policy, until the moment has come; none if it never does.
fn play(moment: &Moment, number: u64) -> Option<Played> {
    let mut rng = Rng::new(&Seed::numbered(7, number));
    let mut journal = Journal::open();
    let mut game = Iki::setup(moment.seats, &IkiOptions::default(), &mut rng, &mut journal);
    let (mut heard, mut legal, mut seq) = (Vec::new(), Vec::new(), 0);
    loop {
        seq += 1;
        heard.extend(journal.heard_by(viewer(moment)).map(|event| (seq, event.clone())));
        let (asked, view) = (game.waiting().must, game.view(viewer(moment)));
        let waits = moment.name == "iki-waiting" || asked.is_empty();
        let is_asked = waits || moment.you.is_none_or(|you| asked.contains(Seat::new(you)));
        if is_asked && (moment.is_it)(&view) {
            return Some(Played { game, heard });
        }
        let seat = asked.first()?;
        journal.clear();
        legal.clear();
        game.legal(seat, &mut legal);
        // Now and then something is done that no good player would do, so that rare moments come about.
        let action: Action = match rng.below(8) {
            0 => legal[rng.below(legal.len() as u32) as usize],
            _ => IkiMind::DEFAULT.plausible(&game, seat, &legal, &mut rng),
        };
        game.apply(Input::Choose(seat, action), &mut rng, &mut journal);
    }
}

fn draw(lang: Lang, title: &str, moment: &Moment, played: &Played) -> Markup {
    let seats = guests(lang, moment.seats);
    let scene = Scene { lang, you: moment.you.map(Seat::new), seats: &seats };
    let line = |&(seq, ref event): &(u32, Event)| Iki::tell(event, &scene).map(|text| LogLine { seq, text });
    let log: Vec<LogLine> = played.heard.iter().filter_map(line).collect();
    let mut legal = Vec::new();
    if let Some(you) = scene.you {
        played.game.legal(you, &mut legal);
    }
    pages::game(&GameFrame {
        scene: &scene,
        id: "k3v9",
        game: Iki::NAME,
        title,
        board: &Iki::draw(&played.game.view(viewer(moment)), &legal, &scene),
        token: (!legal.is_empty()).then_some(3),
        seq: log.last().map_or(1, |line| line.seq),
        log: &log,
        waiting: played.game.waiting().must,
        left_ms: None,
        over: None,
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
    vec![guest("Aki"), guest("Benedikta"), bot(2), bot(3)].into_iter().take(usize::from(seats)).collect()
}
