//! Sample pages of IKI at the moments that look different: looked at by the gallery, checked by the tests.

use std::sync::LazyLock;

use bots::Mind;
use iki::{Action, Iki, IkiOptions, Phase, View};
use maud::Markup;
use players::iki::IkiMind;
use table::{Game, Input, Journal, Rng, Seat, Seed};

use super::boards::{Board, Lang, game_title, pages};
use super::moments::{Played, draw, on_table, viewer};

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

/// All moments, played once.
static PLAYED: LazyLock<Vec<Played<Iki>>> = LazyLock::new(|| {
    MOMENTS.iter().map(|moment| Played::find(moment.name, 400, |number| play(moment, number))).collect()
});

/// Every moment in this language, and the rules, each with a name.
pub(crate) fn all(lang: Lang) -> Vec<(&'static str, Markup)> {
    let title = game_title(lang, Iki::NAME, "IKI");
    let page = |(moment, played): (&Moment, &Played<Iki>)| {
        (moment.name, on_table::<Iki>(lang, &title, &draw(lang, &title, moment.you, played)))
    };
    let mut pages: Vec<(&'static str, Markup)> = MOMENTS.iter().zip(PLAYED.iter()).map(page).collect();
    pages.push(("rules-iki", pages::rules(lang, Iki::NAME, &title, &Iki::rules(lang))));
    pages
}

/// A game of this number, played mostly by the quick policy, until the moment has come; none if it never does.
fn play(moment: &Moment, number: u64) -> Option<Played<Iki>> {
    let mut rng = Rng::new(&Seed::numbered(7, number));
    let mut journal = Journal::open();
    let mut game = Iki::setup(moment.seats, &IkiOptions::default(), &mut rng, &mut journal);
    let (mut heard, mut legal, mut seq) = (Vec::new(), Vec::new(), 0);
    loop {
        seq += 1;
        heard.extend(journal.heard_by(viewer(moment.you)).map(|event| (seq, event.clone())));
        let (asked, view) = (game.waiting().must, game.view(viewer(moment.you)));
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
