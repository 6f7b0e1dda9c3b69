//! What is said on a socket during a game.

use serde_json::json;
use table::{Seat, Seed};
use wire::{ClientMessage, Reach, Refusal};

use crate::house::{House, actions, answer, events, next_question, play_to_the_end, seen, token};

#[test]
fn a_whole_game_comes_in_frames_that_are_numbered_without_gaps() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let frames = play_to_the_end(&mut guest.connect(&table, None).expect("a connection"));
    assert_eq!(frames[0].reach, Reach::Whole);
    for pair in frames.windows(2) {
        assert_eq!((pair[1].seq, pair[1].reach), (pair[0].seq + 1, Reach::Step));
        assert_eq!(pair[1].news.iter().map(|step| step.seq).collect::<Vec<_>>(), [pair[1].seq]);
    }
    assert!(frames.iter().all(|frame| frame.you == Some(Seat::new(0))));
}

#[test]
fn the_seed_is_published_at_the_end_and_belongs_to_the_hash_of_the_beginning() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let frames = play_to_the_end(&mut guest.connect(&table, None).expect("a connection"));
    let (last, running) = frames.split_last().expect("frames");
    assert!(running.iter().all(|frame| frame.seed.is_none() && frame.outcome.is_none()));
    let seed: Seed = last.seed.as_ref().expect("a seed").parse().expect("64 digits");
    assert_eq!(frames[0].hash, seed.hash());
    assert_eq!(last.outcome.map(|outcome| outcome.places.seats()), Some(3));
}

#[test]
fn an_answer_to_a_question_that_has_passed_is_refused_without_harm() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let mut connection = guest.connect(&table, None).expect("a connection");
    let first = next_question(&mut connection);
    answer(&mut connection, &first);
    // The same answer once more, as a second click sends it.
    answer(&mut connection, &first);
    let refused = connection.next_refused().expect("a refusal");
    assert_eq!((refused.token, refused.code), (token(&first), Refusal::Stale));
    assert!(refused.text.contains("has passed"), "{refused:?}");
    let mut connection = guest.connect(&table, None).expect("a connection");
    assert!(play_to_the_end(&mut connection).len() > 1, "the game goes on to its end");
}

#[test]
fn what_the_rules_forbid_is_refused_with_the_rule() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let mut connection = guest.connect(&table, None).expect("a connection");
    let question = next_question(&mut connection);
    let hand = seen(&question, "hand").as_array().expect("a hand").clone();
    let cards = ["K", "S"].iter().flat_map(|suit| (1..=12).map(move |rank| format!("{suit}{rank}")));
    let missing = cards.into_iter().find(|card| !hand.contains(&card.as_str().into()));
    let missing = missing.expect("nobody holds two whole suits");
    connection.choose(token(&question), &missing).expect("an open connection");
    let refused = connection.next_refused().expect("a refusal");
    assert_eq!(refused.code, Refusal::Forbidden);
    assert!(refused.text.contains(&missing[1..]) && refused.text.contains("§3"), "{refused:?}");
    // The question is still open.
    answer(&mut connection, &question);
    assert_eq!(connection.next_frame().expect("a frame").seq, question.seq + 1);
}

#[test]
fn what_is_no_action_or_no_message_is_refused_in_a_sentence() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let mut connection = guest.connect(&table, None).expect("a connection");
    let question = next_question(&mut connection);
    connection.choose(token(&question), "<b>everything</b>").expect("an open connection");
    let refused = connection.next_refused().expect("a refusal");
    assert_eq!(refused.code, Refusal::NotAnAction);
    assert!(refused.text.contains("is not an action of this game"), "{refused:?}");
    for nonsense in ["{", "[]", "{\"type\":\"win\"}", "{\"type\":\"choose\",\"token\":1}", "hello"] {
        connection.send_text(nonsense).expect("an open connection");
        let refused = connection.next_refused().expect("a refusal");
        assert_eq!((refused.token, refused.code), (0, Refusal::Unreadable), "{nonsense}");
    }
    connection.choose(token(&question), &actions(&question)[0]).expect("an open connection");
    connection.next_frame().expect("the question is untouched and can be answered");
}

#[test]
fn a_spectator_sees_no_hand_is_asked_nothing_and_may_do_nothing() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let mut connection = guest.connect(&table, None).expect("a connection");
    let question = next_question(&mut connection);
    let mut watching = house.guest().connect(&table, None).expect("a connection");
    let frame = watching.next_frame().expect("a frame");
    assert_eq!((frame.you, &frame.ask), (None, &None));
    assert!(seen(&frame, "hand").as_array().is_none_or(Vec::is_empty), "{}", frame.view.text());
    watching.choose(token(&question), &actions(&question)[0]).expect("an open connection");
    let refused = watching.next_refused().expect("a refusal");
    assert!(refused.code == Refusal::Spectator && refused.text.contains("watching"), "{refused:?}");
    answer(&mut connection, &question);
    assert_eq!(watching.next_frame().expect("a frame").reach, Reach::Step);
}

#[test]
fn pings_measure_the_lag_and_need_no_seat() {
    let house = House::open();
    let (_, table) = house.guest_with_bots();
    let mut watching = house.guest().connect(&table, None).expect("a connection");
    let ping = loop {
        let message = watching.next_raw().expect("a message");
        if message["type"] == "ping" {
            break message;
        }
    };
    assert_eq!(ping["n"], 1);
    watching.send(&ClientMessage::Pong { n: 1 }).expect("an open connection");
    watching.send(&ClientMessage::Pong { n: 99 }).expect("an open connection");
    watching.send_text("?").expect("an open connection");
    assert_eq!(watching.next_refused().expect("an answer, so the connection is open").token, 0);
}

#[test]
fn what_is_covered_by_now_is_not_told_again() {
    let house = House::open();
    let mut guest = house.guest();
    let wish = json!({ "game": "kabuki", "seats": ["me", "uniform"], "options": { "window": "untimed" } });
    let table = guest.create_table(&wish).expect("a table").id;
    let mut connection = guest.connect(&table, None).expect("a connection");
    for _ in 0..8 {
        let question = next_question(&mut connection);
        connection.choose(token(&question), &actions(&question)[0]).expect("an open connection");
    }
    next_question(&mut connection);
    for have in [None, Some(0), Some(3)] {
        let frame = guest.connect(&table, have).expect("a connection").next_frame().expect("a frame");
        let (latest, earlier) = frame.news.split_last().expect("news");
        assert!(earlier.len() > 4, "much happened before: {frame:?}");
        assert_eq!(latest.seq, frame.seq);
        for event in earlier.iter().flat_map(events) {
            let is_told = ["turned", "placed", "revealed"].iter().any(|shows| event["event"] == *shows);
            assert!(!is_told, "{event} shows a mask");
        }
    }
}
