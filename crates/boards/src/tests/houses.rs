//! Moments of Edo Yashiki, played by carpenters: looked at by the gallery, checked by the tests.

use std::sync::LazyLock;

use edo_yashiki::{EdoYashiki, EdoYashikiOptions, Grab, Rules, Stage, View};
use maud::Markup;
use players::edo_yashiki::{Builder, BuilderSettings};
use table::{Game, Input, Journal, Rng, Seat, Seed, Viewer};

use super::boards::{Board, Lang, game_title, pages};
use super::moments::{Played, draw, on_table, viewer};

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
    let points = view.scorings[Seat::new(0)].map_or(0, |scoring| scoring.gain.points);
    points > 4 && view.grabbing.is_empty() && !has_card(view)
}

/// All moments, played once.
static PLAYED: LazyLock<Vec<Played<EdoYashiki>>> = LazyLock::new(|| {
    MOMENTS.iter().map(|moment| Played::find(moment.name, 200, |number| play(moment, number))).collect()
});

/// Every moment in this language, and the rules, each with a name.
pub(crate) fn all(lang: Lang) -> Vec<(&'static str, Markup)> {
    let title = game_title(lang, EdoYashiki::NAME, "Edo Yashiki");
    let page = |(moment, played): (&Moment, &Played<EdoYashiki>)| {
        (moment.name, on_table::<EdoYashiki>(lang, &title, &draw(lang, &title, moment.you, played)))
    };
    let mut pages: Vec<(&'static str, Markup)> = MOMENTS.iter().zip(PLAYED.iter()).map(page).collect();
    pages.push(("rules-edo", pages::rules(lang, EdoYashiki::NAME, &title, &EdoYashiki::rules(lang))));
    pages
}

/// A game of this number, played by carpenters, until the moment has come; none if it never does.
fn play(moment: &Moment, number: u64) -> Option<Played<EdoYashiki>> {
    let mut rng = Rng::new(&Seed::numbered(7, number));
    let mut journal = Journal::open();
    let mut game = EdoYashiki::setup(moment.seats, &moment.options, &mut rng, &mut journal);
    let player = Builder::new(BuilderSettings::CARPENTER);
    let (mut heard, mut seq) = (Vec::new(), 0);
    loop {
        seq += 1;
        heard.extend(journal.heard_by(viewer(moment.you)).map(|event| (seq, *event)));
        journal.clear();
        if (moment.is_it)(&game.view(viewer(moment.you))) {
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
