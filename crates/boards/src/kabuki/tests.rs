//! What must hold of Kabuki's board.

use std::collections::BTreeSet;

use kabuki::{Action, Actor, Event, Kabuki, KabukiOptions, Mask, PhaseView, Refusal, View, Window};
use table::{Game, Input, Journal, Rng, Seat, Seed, Viewer};

use super::rules::{ALLOWANCE_MS, HEAD_START_MS};
use crate::tests::looking::guests;
use crate::tests::markup::tags;
use crate::{Board, Lang, Scene, Seated, asset};

const WINDOWS: [Window; 3] = [Window::Quick, Window::Calm, Window::Untimed];

/// Plays a random game and shows every step of it to `look`: the game and the news that led there.
fn random_game(number: u64, seats: u8, window: Window, mut look: impl FnMut(&Kabuki, &Journal<Event>)) {
    let mut rng = Rng::new(&Seed::numbered(31, number));
    let mut journal = Journal::open();
    let options = KabukiOptions { window, ..KabukiOptions::default() };
    let mut game = Kabuki::setup(seats, &options, &mut rng, &mut journal);
    let mut legal: Vec<Action> = Vec::new();
    loop {
        look(&game, &journal);
        journal.clear();
        let waiting = game.waiting();
        if waiting.is_over() {
            return;
        }
        // In a race somebody cuts in now and then, so that rounds are long enough to cover many masks.
        let cuts_in = waiting.must.is_empty() && !waiting.may.is_empty() && rng.below(8) == 0;
        let asked: Vec<Seat> = if cuts_in { waiting.may.iter().collect() } else { waiting.must.iter().collect() };
        let input = match asked.as_slice() {
            [] => Input::TimeUp,
            asked => {
                let seat = asked[rng.below(asked.len() as u32) as usize];
                legal.clear();
                game.legal(seat, &mut legal);
                // Answers let most masks pass, for the same reason.
                let wanted = if rng.below(8) == 0 { 0 } else { legal.len() as u32 - 1 };
                let place = if matches!(legal[0], Action::Place(_)) { rng.below(legal.len() as u32) } else { wanted };
                Input::Choose(seat, legal[place as usize])
            }
        };
        game.apply(input, &mut rng, &mut journal);
    }
}

/// Everybody's board of one moment: the view, what they can do, and the markup.
fn boards(game: &Kabuki, seats: &[Seated], lang: Lang, mut look: impl FnMut(&View, &[Action], &str)) {
    for viewer in Viewer::all(seats.len() as u8) {
        let mut legal = Vec::new();
        if let Some(seat) = viewer.seat() {
            game.legal(seat, &mut legal);
        }
        let view = game.view(viewer);
        let drawn = Kabuki::draw(&view, &legal, &Scene::new(lang, viewer.seat(), seats)).into_string();
        look(&view, &legal, &drawn);
    }
}

/// Lets `look` see every board of a game of each kind, in one language after the other.
fn every_board(mut look: impl FnMut(&View, &[Action], &str)) {
    for (number, window) in (0..).zip(WINDOWS) {
        for seats in [2, 5] {
            let guests = guests(seats);
            let mut langs = Lang::ALL.into_iter().cycle();
            random_game(number, seats, window, |game, _| {
                boards(game, &guests, langs.next().expect("a circle has no end"), &mut look);
            });
        }
    }
}

/// The masks that a drawing shows, by the addresses of their drawings and by their names.
fn shown(text: &str) -> BTreeSet<Mask> {
    let names = |mask: Mask| [format!("#{}\"", mask.id()), mask.english().to_string(), mask.japanese().to_string()];
    Mask::ALL.into_iter().filter(|&mask| names(mask).iter().any(|name| text.contains(name))).collect()
}

/// The masks that lie open at this moment.
fn in_sight(view: &View) -> BTreeSet<Mask> {
    let mut open: BTreeSet<Mask> = view.actors.iter().filter_map(|face| face.top).collect();
    match view.phase {
        PhaseView::Placing { mask } => open.extend([mask]),
        PhaseView::Checking { stack, .. } => open.extend(stack.iter()),
        PhaseView::Opening | PhaseView::Over => open.extend(view.missed.iter().map(|miss| miss.mask)),
        PhaseView::Racing { .. } | PhaseView::Answering { .. } => {}
    }
    open
}

#[test]
fn every_legal_action_is_a_button_and_every_open_button_a_legal_action() {
    every_board(|_, legal, drawn| {
        let open = tags(drawn).into_iter().filter(|tag| tag.name == "button" && tag.get("aria-disabled").is_none());
        let mut open: Vec<String> = open.filter_map(|tag| tag.get("data-action").map(str::to_string)).collect();
        let mut legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
        open.sort();
        legal.sort();
        assert_eq!(open, legal);
    });
}

#[test]
fn no_board_shows_a_mask_that_is_covered() {
    let mut covered = 0;
    every_board(|view, _, drawn| {
        assert_eq!(shown(drawn), in_sight(view), "{drawn}");
        covered += usize::from(view.actors.iter().any(|face| face.height > 5));
    });
    assert!(covered > 1_000, "only {covered} boards had much to hide");
}

#[test]
fn the_log_names_no_mask_at_all() {
    for (number, window) in (0..).zip(WINDOWS) {
        let guests = guests(4);
        random_game(number, 4, window, |_, journal| {
            for (lang, viewer) in
                Lang::ALL.into_iter().flat_map(|lang| Viewer::all(4).map(move |viewer| (lang, viewer)))
            {
                let scene = Scene::new(lang, viewer.seat(), &guests);
                for line in journal.heard_by(viewer).filter_map(|event| Kabuki::tell(event, &scene)) {
                    assert_eq!(shown(&line), BTreeSet::new(), "{line}");
                }
            }
        });
    }
}

#[test]
fn nothing_needs_a_style_of_its_own_and_ids_and_keys_stand_once() {
    every_board(|_, _, drawn| {
        let (mut ids, mut keys) = (BTreeSet::new(), BTreeSet::new());
        for tag in tags(drawn) {
            assert_eq!(tag.get("style"), None, "{tag:?}");
            assert!(tag.get("id").is_none_or(|id| ids.insert(id.to_string())), "{tag:?}");
            assert!(tag.get("data-key").is_none_or(|key| keys.insert(key.to_string())), "{tag:?}");
        }
    });
}

#[test]
fn a_spectator_has_nothing_to_press_but_the_switch_for_sounds() {
    let guests = guests(3);
    random_game(9, 3, Window::Quick, |game, _| {
        let scene = Scene::new(Lang::En, None, &guests);
        let drawn = Kabuki::draw(&game.view(Viewer::Spectator), &[], &scene).into_string();
        let buttons: Vec<Option<String>> = tags(&drawn)
            .into_iter()
            .filter(|tag| tag.name == "button")
            .map(|tag| tag.get("id").map(str::to_string))
            .collect();
        assert_eq!(buttons, [Some("kabuki-sound".to_string())]);
    });
}

#[test]
fn a_check_marks_every_match_by_shape() {
    every_board(|view, _, drawn| {
        let marks = drawn.matches("class=\"kabuki-match\"").count();
        let expected = match view.phase {
            PhaseView::Checking { stack, .. } => stack.iter().filter(|&mask| Some(mask) == stack.last()).count() - 1,
            PhaseView::Opening
            | PhaseView::Placing { .. }
            | PhaseView::Racing { .. }
            | PhaseView::Answering { .. }
            | PhaseView::Over => 0,
        };
        assert_eq!(marks, expected);
    });
}

#[test]
fn every_refusal_names_its_rule_in_both_languages() {
    let other = Seat::new(1);
    let refusals = [
        (Refusal::OwnMask, "§5"),
        (Refusal::WindowClosed, "§4"),
        (Refusal::AlreadyStopped, "§5"),
        (Refusal::AlreadyAnswered, "§4"),
        (Refusal::SilencePasses, "§4"),
        (Refusal::TooEarly, "§4"),
        (Refusal::OtherSeatTurns(other), "§3"),
        (Refusal::PlaceFirst, "§3"),
        (Refusal::AnswersFirst, "§4"),
        (Refusal::CheckFirst, "§6"),
        (Refusal::DeckEmpty, "§7"),
        (Refusal::OtherSeatPlaces(other), "§3"),
        (Refusal::NothingToPlace, "§3"),
        (Refusal::NothingOpen, "§6"),
        (Refusal::TimeCovers, "§6"),
        (Refusal::Over, "§8"),
    ];
    for (refusal, rule) in refusals {
        // The board names the same rule as the rules do.
        assert!(refusal.to_string().contains(rule), "{refusal}");
        for lang in Lang::ALL {
            assert!(Kabuki::refuse(&refusal, lang).contains(rule), "{refusal} in {}", lang.code());
        }
    }
}

#[test]
fn the_rules_page_is_there_in_both_languages() {
    for lang in Lang::ALL {
        let page = Kabuki::rules(lang).into_string();
        for number in 1..=8 {
            assert!(page.contains(&format!("id=\"s{number}\"")), "§{number} in {}", lang.code());
        }
        for told in [ALLOWANCE_MS.to_string(), HEAD_START_MS.to_string(), "Hope S. Hwang".into(), "IELLO".into()] {
            assert!(page.contains(&told), "{told} in {}", lang.code());
        }
        assert!(!page.contains("data-key") && !page.contains("<button"));
    }
}

#[test]
fn every_mask_and_actor_is_drawn_and_all_drawings_are_small_and_plain() {
    let text = |name: &str| String::from_utf8(asset(name).expect("a drawing is an asset").bytes.clone()).expect("text");
    let sprite = text("art/kabuki.svg");
    assert!(sprite.len() <= 60_000, "{} bytes", sprite.len());
    let names = Mask::ALL.iter().map(|mask| mask.id().to_string());
    for name in names.chain(Actor::ALL.iter().map(|actor| format!("actor{actor}"))).chain(["back".to_string()]) {
        assert!(sprite.contains(&format!("<symbol id=\"{name}\" viewBox=\"0 0 1")), "{name}");
    }
    for drawing in [sprite, text("art/kabuki/home.svg")] {
        for forbidden in ["<script", "<style", "<text", "<filter", "<image", " style=", " on"] {
            assert!(!drawing.contains(forbidden), "{forbidden}");
        }
    }
}
