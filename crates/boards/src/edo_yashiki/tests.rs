//! What must hold of Edo Yashiki's board.

use std::collections::BTreeMap;

use edo_yashiki::{
    Action, Card, Direction, EdoYashiki, EdoYashikiOptions, Event, Grab, Kind, Obstacle, Place, Refusal, Rules, Run,
    Spot, Turn,
};
use table::{Game, Journal, Seat, Seed, Viewer};

use super::blob::{Blob, Spots};
use super::examples;
use crate::tests::looking::{self, draw_and_tell, drawn, enabled, guests};
use crate::{Board, Lang, RegionCache, Scene};

/// Plays a while at random and shows every step to `look`: the game and the news that led there.
fn random_game(number: u64, seats: u8, options: EdoYashikiOptions, look: impl FnMut(&EdoYashiki, &Journal<Event>)) {
    looking::random_game(&Seed::numbered(51, number), seats, &options, 60, look);
}

const RUSH: EdoYashikiOptions =
    EdoYashikiOptions { grab: Grab::Rush, rules: Rules::Specialist, deck: edo_yashiki::Deck::Full };

#[test]
fn every_step_of_a_game_can_be_drawn_and_told_in_both_languages() {
    for (seats, options) in [(2, RUSH), (3, EdoYashikiOptions::default()), (5, RUSH)] {
        let guests = guests(seats);
        random_game(u64::from(seats), seats, options, |game, journal| {
            for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
                draw_and_tell(game, journal, viewer, &guests);
            }
        });
    }
}

#[test]
fn every_legal_action_is_one_enabled_button_and_no_other_is_enabled() {
    for options in [RUSH, EdoYashikiOptions::default()] {
        let guests = guests(3);
        random_game(7, 3, options, |game, _| {
            for viewer in Viewer::all(3) {
                let (legal, drawn) = drawn(game, viewer, Lang::En, &guests);
                let expected: BTreeMap<String, usize> = legal.iter().map(|action| (action.to_string(), 1)).collect();
                assert_eq!(enabled(&drawn), expected);
            }
        });
    }
}

#[test]
fn a_card_has_one_key_wherever_it_lies() {
    let guests = guests(4);
    random_game(8, 4, EdoYashikiOptions::default(), |game, _| {
        for viewer in Viewer::all(4) {
            let (_, drawn) = drawn(game, viewer, Lang::En, &guests);
            let mut keys: Vec<&str> =
                drawn.split(" data-key=\"").skip(1).map(|rest| rest.split('"').next().unwrap_or("")).collect();
            keys.sort_unstable();
            let repeated = keys.windows(2).find(|pair| pair[0] == pair[1]);
            assert_eq!(repeated, None);
        }
    });
}

#[test]
fn a_spectator_has_nothing_to_press() {
    let guests = guests(2);
    random_game(9, 2, RUSH, |game, _| {
        let (_, drawn) = drawn(game, Viewer::Spectator, Lang::En, &guests);
        assert!(!drawn.contains("<button"));
    });
}

#[test]
fn a_place_says_what_it_would_score_as_the_rules_will_count_it() {
    let guests = guests(2);
    let mut seen = 0;
    random_game(10, 2, EdoYashikiOptions::default(), |game, _| {
        let viewer = Viewer::Seat(Seat::new(0));
        let (_, drawn) = drawn(game, viewer, Lang::En, &guests);
        for prospect in game.view(viewer).prospects(Seat::new(0)) {
            let action = format!("data-action=\"{}\"", Action::Place(prospect.place));
            let (_, button) = drawn.split_once(&action).expect("every place has its button");
            let button = button.split("</button>").next().unwrap_or("");
            let told = button.split('>').next().unwrap_or("").matches(",+").count();
            let lines = prospect.scoring.runs().filter(|judged| judged.run.length <= 5).count();
            assert_eq!(told, lines, "{button}");
            let points = prospect.scoring.gain.points;
            let words = Lang::En.fill("edo-yashiki-sum", &[("points", super::names::number(points))]);
            assert!(button.contains(&format!(">{words}<")), "{button}");
            seen += 1;
        }
    });
    assert!(seen > 200, "only {seen} places were looked at");
}

#[test]
fn the_list_of_places_is_not_kept_once_the_card_is_placed() {
    let (guests, you) = (guests(2), Viewer::Seat(Seat::new(0)));
    let (mut cache, mut before, mut freed) = (RegionCache::default(), 0, 0);
    random_game(11, 2, EdoYashikiOptions::default(), |game, _| {
        let mut legal = Vec::new();
        game.legal(Seat::new(0), &mut legal);
        let view = game.view(you);
        cache.picture(&guests, |canvas| {
            EdoYashiki::draw(&view, &legal, &Scene::new(Lang::En, you.seat(), &guests).on(canvas))
        });
        let size = cache.size();
        freed += usize::from(!super::places::can_place(&legal) && size + 3000 < before);
        before = size;
    });
    assert!(freed > 5, "only {freed} lists were dropped");
}

#[test]
fn squares_of_a_kind_that_lie_side_by_side_are_one_shape() {
    let square = |column, row| Spot { column, row };
    let corners = |spots: &[Spot]| -> usize {
        let spots: Spots = spots.iter().copied().collect();
        Blob::of(&spots).shapes(8, 20).map(|shape| shape.edge.matches('q').count()).sum()
    };
    let [first, beside, below, across] = [square(0, 0), square(1, 0), square(0, 1), square(1, 1)];
    assert_eq!(corners(&[first]), 4, "a pond of one square has four round corners");
    assert_eq!(corners(&[first, beside]), 4, "two squares have four corners together");
    assert_eq!(corners(&[first, beside, below, across]), 4, "four squares are one pond");
    assert_eq!(corners(&[first, beside, below]), 6, "an elbow has five corners and a hollow one");
}

#[test]
fn a_refusal_says_what_to_do() {
    let run = Run { kind: Kind::Pond, direction: Direction::Row, start: Spot::default(), length: 4 };
    let refusal = Refusal::Covers { spot: Spot::default(), run };
    assert_eq!(
        EdoYashiki::refuse(&refusal, Lang::En),
        "The card would cover part of a row of 4 pond squares: three or more in a line may not be covered (§4)."
    );
    assert_eq!(
        EdoYashiki::refuse(&refusal, Lang::Ja),
        "池の横4マスの一部が隠れます。三つ以上並んだマスは隠せません（§4）。"
    );
}

#[test]
fn the_rules_page_is_there_in_both_languages() {
    for lang in Lang::ALL {
        let page = EdoYashiki::rules(lang).into_string();
        for number in 1..=8 {
            assert!(page.contains(&format!("id=\"s{number}\"")), "§{number} in {}", lang.code());
        }
        assert!(!page.contains("data-key") && !page.contains("<button"));
        for name in ["Hisashi Hayashi", "OKAZU", "Osprey Games"] {
            assert!(page.contains(name), "{name} in {}", lang.code());
        }
    }
    assert!(EdoYashiki::rules(Lang::En).into_string().contains("a reconstruction"));
    assert!(EdoYashiki::rules(Lang::Ja).into_string().contains("推定"));
}

#[test]
fn the_examples_score_what_the_rules_page_says() {
    for example in [&examples::EIGHT_POINTS, &examples::SPECIALIST, &examples::FORBIDDEN] {
        assert!(Card::from_letters(example.card).is_some(), "{}", example.card);
    }
    let eight = &examples::EIGHT_POINTS;
    assert_eq!(eight.before().may_place(eight.place), Ok(()));
    assert_eq!((eight.scoring().gain.points, eight.scoring().bonus()), (8, 4));
    assert_eq!(examples::SPECIALIST.scoring().gain.points, 1);
    let forbidden = &examples::FORBIDDEN;
    assert!(matches!(forbidden.before().may_place(forbidden.place), Err(Obstacle::Covers { .. })));
}

#[test]
fn columns_of_a_large_plot_go_on_after_z() {
    assert_eq!([0, 25, 26, 52].map(super::names::letters), ["A", "Z", "AA", "BA"]);
    let plot = super::picture::Plot { left: -2, top: -3, columns: 6, rows: 9 };
    assert_eq!(super::names::spot(Place { column: 0, row: 0, turn: Turn::Upright }, plot), "C4");
}
