//! What the board shows.

use std::collections::BTreeSet;

use rinpa::{Action, Artist, Card, Deals, Options, Part, Phase, RANKS, Rinpa, Set, SetState};
use table::{Game, Seat, Viewer};

use super::super::{examples, names};
use super::{Reach, buttons, draw, guests, legal, random_game, random_games, values, viewers};
use crate::{Board, Lang, Scene};

#[test]
fn every_legal_action_is_one_button_and_every_other_card_of_the_hand_is_out_of_reach() {
    random_games(|game, _| {
        for viewer in viewers(game.seats()) {
            let html = draw(game, viewer, Lang::En);
            let legal: Vec<String> = legal(game, viewer).iter().map(ToString::to_string).collect();
            let hand = game.view(viewer).hand;
            let mut shown = buttons(&html);
            shown.sort_unstable_by_key(|&(action, _)| action);
            let takes = legal.iter().filter(|action| action.starts_with("take")).cloned();
            // A hand that is empty because all has been played is not shown.
            let cards = hand.iter().map(|card| Action::Play(card).to_string());
            let mut expected: Vec<(String, Reach)> = cards
                .chain(takes)
                .map(|action| (action.clone(), if legal.contains(&action) { Reach::In } else { Reach::Out }))
                .collect();
            expected.sort_unstable_by_key(|(action, _)| action.clone());
            let expected: Vec<(&str, Reach)> =
                expected.iter().map(|(action, reach)| (action.as_str(), *reach)).collect();
            assert_eq!(shown, expected, "{viewer:?}");
        }
    });
}

#[test]
fn a_spectator_has_no_hand_and_nothing_to_press() {
    random_games(|game, _| {
        let html = draw(game, Viewer::Spectator, Lang::En);
        assert!(!html.contains("rinpa-hand") && !html.contains("<button"));
    });
}

#[test]
fn a_hand_is_sorted_by_artist_and_rank() {
    random_game(1, 3, Options::default(), |game, _| {
        let viewer = Viewer::Seat(Seat::new(0));
        let html = draw(game, viewer, Lang::En);
        let actions = buttons(&html).into_iter().map(|(action, _)| action).filter(|action| !action.starts_with("take"));
        let cards: Vec<Card> = actions.map(|action| action.parse().unwrap()).collect();
        assert!(cards.is_sorted());
    });
}

#[test]
fn every_card_in_sight_is_in_one_place_and_keeps_its_key() {
    random_games(|game, _| {
        for viewer in viewers(game.seats()) {
            let html = draw(game, viewer, Lang::En);
            let keys = values(&html, "data-key");
            let different: BTreeSet<&str> = keys.iter().copied().collect();
            assert_eq!(keys.len(), different.len(), "a key stands there twice");
            let view = game.view(viewer);
            let taken = view.sets.iter().filter(|set| matches!(set.state, SetState::Taken { .. }));
            let in_sight =
                taken.fold(view.center | view.trick.pile() | view.hand, |cards, set| cards | set.set.cards());
            let shown = keys.iter().filter_map(|key| key.strip_prefix("card-"));
            let shown: BTreeSet<Card> = shown.map(|name| name.parse().unwrap()).collect();
            assert_eq!(shown, in_sight.iter().collect());
        }
    });
}

#[test]
fn no_element_has_a_style_or_a_script_of_its_own() {
    random_games(|game, _| {
        for lang in Lang::ALL {
            let html = draw(game, Viewer::Seat(Seat::new(1)), lang);
            assert!(!html.contains(" style=") && !html.contains("<script") && !html.contains("<style"));
            assert!(!html.contains(" onclick"));
        }
    });
}

#[test]
fn every_screen_says_how_it_stands() {
    random_game(2, 4, Options::default(), |game, _| {
        let view = game.view(Viewer::Spectator);
        let html = draw(game, Viewer::Spectator, Lang::En);
        for set in view.sets {
            let label = html.split(&format!("data-key=\"set-{}\"", set.set)).nth(1).unwrap();
            let label = values(label, "aria-label")[0];
            let expected = match set.state {
                SetState::Open { missing } if view.trick.pile().contains_all(missing) => {
                    "complete with this trick".into()
                }
                SetState::Open { missing } if missing.len() == 1 => "1 panel missing".into(),
                SetState::Open { missing } => format!("{} panels missing", missing.len()),
                SetState::Completed { by } => format!("completed by Guest{by}"),
                SetState::Taken { by } => format!("taken by Guest{by} for {} points", set.set.size()),
                SetState::Dead => "dead, nobody gets it".into(),
                SetState::Absent => "not in this deck".into(),
            };
            assert_eq!(label, format!("{}: {expected}", names::screen(set.set, Lang::En)));
        }
    });
}

#[test]
fn the_trick_shows_who_wins_it_as_it_stands_and_who_is_to_play() {
    random_game(3, 5, Options::default(), |game, _| {
        let view = game.view(Viewer::Spectator);
        let html = draw(game, Viewer::Spectator, Lang::En);
        let seat_with = |mark: &str| {
            let tags: Vec<&str> = html.split("<li class=\"rinpa-seat\"").skip(1).collect();
            let marked = tags.into_iter().filter(|tag| tag.contains(mark));
            let names: Vec<String> = marked.map(|tag| values(tag, "data-key")[0].to_string()).collect();
            assert!(names.len() <= 1, "{names:?}");
            names.into_iter().next()
        };
        let key = |seat: Option<Seat>| seat.map(|seat| format!("seat-{seat}"));
        assert_eq!(seat_with(" data-turn"), key(view.turn));
        let word = if view.phase == Phase::Take { ">won<" } else { ">winning<" };
        assert_eq!(seat_with(word), key(view.trick.winning()));
        assert_eq!(seat_with(">led<"), key(view.trick.led().map(|_| view.trick.leader())));
        let leads = view.phase == Phase::Play && view.trick.is_empty();
        assert_eq!(seat_with(">leads<"), key(view.turn.filter(|_| leads)));
    });
}

#[test]
fn all_cards_and_all_screens_have_different_names() {
    for lang in Lang::ALL {
        let cards = || Artist::ALL.into_iter().flat_map(|artist| (1..=RANKS).map(move |rank| Card::new(artist, rank)));
        let full: BTreeSet<String> = cards().map(|card| names::full(card, lang)).collect();
        let short: BTreeSet<String> = cards().map(|card| names::short(card, lang)).collect();
        let screens: BTreeSet<String> = Set::all().map(|set| names::screen(set, lang)).collect();
        assert_eq!((full.len(), short.len(), screens.len()), (48, 48, 12));
    }
    let card = Card::new(Artist::Korin, 7);
    assert_eq!(names::full(card, Lang::En), "Kōrin 7, Two Cherry Trees, panel 1 of 4");
    assert_eq!(names::full(card, Lang::Ja), "光琳 7、双桜図、4枚中1枚目");
}

#[test]
fn a_name_with_angle_brackets_stays_a_name() {
    let mut guests = guests(3);
    guests[1].name = "<b>Aki</b>".to_string();
    random_game(4, 3, Options { deals: Deals::One, ..Options::default() }, |game, _| {
        let scene = Scene::new(Lang::En, None, &guests);
        let html = Rinpa::draw(&game.view(Viewer::Spectator), &[], &scene).into_string();
        assert!(html.contains("&lt;b&gt;Aki") && !html.contains("<b>Aki"));
    });
}

#[test]
fn the_points_of_the_deal_before_stand_there_until_its_first_trick_is_over() {
    random_game(5, 3, Options::default(), |game, _| {
        let view = game.view(Viewer::Spectator);
        let held: u8 = view.hand_sizes.as_slice().iter().sum();
        let expected = view.deal > 1 && held + view.trick.len() == 45;
        assert_eq!(draw(game, Viewer::Spectator, Lang::En).contains("rinpa-before"), expected);
    });
}

#[test]
fn the_examples_of_the_rules_page_end_as_the_text_says() {
    let taken = |by: u8| SetState::Taken { by: Seat::new(by) };
    let state = |example, artist, part| examples::after(example).sets[Set::new(artist, part).index()].state;
    assert_eq!(state(&examples::OFF_SUIT, Artist::Sotatsu, Part::Six), taken(3));
    assert_eq!(state(&examples::STRONGER, Artist::Hoitsu, Part::Four), taken(2));
    assert_eq!(state(&examples::STRONGER, Artist::Kiitsu, Part::Six), taken(1));
    assert_eq!(state(&examples::THREE_AT_ONCE, Artist::Korin, Part::Six), taken(1));
    assert_eq!(state(&examples::THREE_AT_ONCE, Artist::Korin, Part::Four), taken(3));
    assert_eq!(state(&examples::THREE_AT_ONCE, Artist::Korin, Part::Two), SetState::Dead);
}
