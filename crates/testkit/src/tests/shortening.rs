//! Shortening keeps the fault and drops the rest.

use table::{Game, Input, Record, Table, Viewer};

use super::fault::{Fault, plant};
use super::faults_of_play::LOSES_A_CARD;
use super::faults_of_sight::SHOWS_THE_CARD_SET_ASIDE;
use super::faulty::Faulty;
use crate::case::{Breach, Case};
use crate::choices::Choices;
use crate::fixtures::{Fixture, check_fixtures};
use crate::plan::{Setting, deal};
use crate::shorten::shorten;
use crate::toys::{Cards, Deck, Hands, HandsOptions, HandsView, Snap};
use crate::{law3, law5};

#[test]
fn a_lost_card_is_shown_by_a_single_trick() {
    let violation = law3(&plant(LOSES_A_CARD)).expect_err("a card is lost");
    let [record] = violation.records.as_slice() else { panic!("one game shows it: {violation}") };
    assert_eq!(record.inputs.len(), usize::from(record.seats), "{violation}");
    assert!(violation.first_found > record.inputs.len(), "{violation}");
}

#[test]
fn what_is_printed_can_be_saved_as_a_fixture_that_fails_with_its_line() {
    let violation = law3(&plant(LOSES_A_CARD)).expect_err("a card is lost");
    let printed = violation.to_string();
    let (_, text) = printed.split_once("fixtures/<name>.game:\n").expect("the record is printed");
    let record: Record = text.parse().expect("what is printed is a record");
    let last = record.line_of_input(record.inputs.len() - 1);
    let fixture = Fixture { name: "lost.game".to_string(), text: text.to_string() };
    let problem = check_fixtures::<Faulty<Hands>>(&[fixture]).expect_err("the fault is still there");
    assert!(problem.starts_with(&format!("lost.game:{last}: breaks law 3: ")), "{problem}");
    // Once the fault is mended, the fixture stays and holds.
    let fixture = Fixture { name: "lost.game".to_string(), text: text.to_string() };
    assert_eq!(check_fixtures::<Hands>(&[fixture]), Ok(()));
}

/// Once a trick is taken, the card that is set aside lies open.
const SHOWS_THE_CARD_LATER: Fault<Hands> = Fault {
    view: |toy, viewer| match toy.gone {
        Cards::NONE => toy.view(viewer),
        _ => HandsView { aside: Some(toy.aside), ..toy.view(viewer) },
    },
    ..Fault::NONE
};

#[test]
fn a_leak_is_shown_by_two_short_games_that_sound_alike() {
    let violation = law5(&plant(SHOWS_THE_CARD_LATER)).expect_err("a card is shown");
    let [one, other] = violation.records.as_slice() else { panic!("two games show it: {violation}") };
    assert_eq!(one.inputs.len(), usize::from(one.seats), "{violation}");
    assert_eq!(other.inputs.len(), usize::from(one.seats), "{violation}");
    assert!(violation.inputs() < violation.first_found, "{violation}");
}

#[test]
fn two_games_that_law_5_compares_are_two_fixtures_that_fail_together() {
    let violation = law5(&plant(SHOWS_THE_CARD_SET_ASIDE)).expect_err("a card is shown");
    let [one, other] = violation.records.as_slice() else { panic!("two games show it: {violation}") };
    let fixture = |name: &str, record: &Record| Fixture { name: name.to_string(), text: record.to_string() };
    let fixtures = [fixture("one.game", one), fixture("other.game", other)];
    assert_eq!(check_fixtures::<Faulty<Hands>>(&fixtures[..1]), Ok(()));
    let problem = check_fixtures::<Faulty<Hands>>(&fixtures).expect_err("the leak is there");
    let begin = other.line_of_input(0) - 1;
    assert!(problem.starts_with(&format!("other.game:{begin}: breaks law 5 together with one.game: ")), "{problem}");
    assert_eq!(check_fixtures::<Hands>(&fixtures), Ok(()));
}

#[test]
fn inputs_that_do_not_matter_are_left_out() {
    // What matters here is only that somebody snaps wrongly twice.
    let wrong_twice = |case: &Case<Snap>| {
        case.walk(|moment| {
            let paid = moment.game.view(Viewer::Spectator).points.as_slice().iter().any(|&points| points <= -2);
            if paid { Err(Breach::Broken("paid twice".to_string())) } else { Ok(()) }
        })
    };
    // On a deal that does not begin with a pair, two calls with a new card between them do it.
    let begins_without_a_pair = |case: &Case<Snap>| {
        let first_two = Case { inputs: vec![Input::TimeUp], ..case.clone() };
        let mut pair = false;
        let walked = first_two.walk(|moment| {
            let [top, below] = moment.game.view(Viewer::Spectator).top;
            pair = top == below;
            Ok(())
        });
        walked.is_ok() && !pair
    };
    let long = (0..)
        .map(|number| {
            Case::random(Setting::newest(4, Default::default()), deal(number), Choices::numbered(number), 200)
        })
        .find(|case| case.inputs.len() > 12 && wrong_twice(case).is_err() && begins_without_a_pair(case))
        .expect("there are such games without end");
    let (short, why) = shorten(&long, "paid twice".to_string(), wrong_twice);
    assert_eq!(why, "paid twice");
    assert!(wrong_twice(&short).is_err());
    assert_eq!(short.inputs.len(), 3, "{}", short.record());
    assert_eq!(short.seed, long.seed);
}

#[test]
fn a_shortened_game_is_legal_from_start_to_end() {
    let options = HandsOptions { deck: Deck::Thirteen };
    let case = Case::<Hands>::random(Setting::newest(3, options), deal(1), Choices::numbered(1), 200);
    let second_trick = |case: &Case<Hands>| {
        case.walk(|moment| {
            let tricks = moment.game.points.as_slice().iter().sum::<i32>();
            if tricks >= 2 { Err(Breach::Broken(format!("{tricks} tricks"))) } else { Ok(()) }
        })
    };
    let (short, why) = shorten(&case, String::new(), second_trick);
    assert_eq!((short.inputs.len(), why.as_str()), (6, "2 tricks"));
    assert!(Table::<Hands>::replay(&short.record(), |_, _, _| ()).is_ok());
}
