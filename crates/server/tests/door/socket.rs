//! What is said on a socket during a game.

use serde_json::json;
use table::Seed;

use crate::house::{House, actions, answer, next_question, play_to_the_end, token};

#[test]
fn a_whole_game_comes_in_frames_that_are_numbered_without_gaps() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let frames = play_to_the_end(&mut guest.line(&table, None).expect("a line"));
    assert_eq!(frames[0]["reach"], "whole");
    for pair in frames.windows(2) {
        assert_eq!(pair[1]["seq"].as_u64(), pair[0]["seq"].as_u64().map(|seq| seq + 1));
        assert_eq!((&pair[1]["reach"], &pair[1]["news"][0]["seq"]), (&"step".into(), &pair[1]["seq"]));
        assert_eq!(pair[1]["news"].as_array().map(Vec::len), Some(1));
    }
    assert!(frames.iter().all(|frame| frame["you"] == 0));
}

#[test]
fn the_seed_is_published_at_the_end_and_belongs_to_the_hash_of_the_beginning() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let frames = play_to_the_end(&mut guest.line(&table, None).expect("a line"));
    let (last, running) = frames.split_last().expect("frames");
    assert!(running.iter().all(|frame| frame.get("seed").is_none() && frame.get("outcome").is_none()));
    let seed: Seed = last["seed"].as_str().expect("a seed").parse().expect("64 digits");
    assert_eq!(frames[0]["hash"], seed.hash().to_string());
    assert_eq!(last["outcome"]["places"].as_array().map(Vec::len), Some(3));
}

#[test]
fn an_answer_to_a_question_that_has_passed_is_refused_without_harm() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let mut line = guest.line(&table, None).expect("a line");
    let first = next_question(&mut line);
    answer(&mut line, &first);
    // The same answer once more, as a second click sends it.
    answer(&mut line, &first);
    let refused = line.next_of("refused").expect("a refusal");
    assert_eq!(refused["token"], token(&first));
    assert!(refused["text"].as_str().is_some_and(|text| text.contains("has passed")), "{refused}");
    let mut line = guest.line(&table, None).expect("a line");
    assert!(play_to_the_end(&mut line).len() > 1, "the game goes on to its end");
}

#[test]
fn what_the_rules_forbid_is_refused_with_the_rule() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let mut line = guest.line(&table, None).expect("a line");
    let question = next_question(&mut line);
    let hand = question["view"]["hand"].as_array().expect("a hand").clone();
    let cards = ["K", "S"].iter().flat_map(|suit| (1..=12).map(move |rank| format!("{suit}{rank}")));
    let missing = cards.into_iter().find(|card| !hand.contains(&card.as_str().into()));
    let missing = missing.expect("nobody holds two whole suits");
    line.choose(token(&question), &missing).expect("an open line");
    let refused = line.next_of("refused").expect("a refusal");
    let text = refused["text"].as_str().expect("a text");
    assert!(text.contains(&missing[1..]) && text.contains("§3"), "{text}");
    // The question is still open.
    answer(&mut line, &question);
    assert_eq!(line.next_of("frame").expect("a frame")["seq"].as_u64(), question["seq"].as_u64().map(|seq| seq + 1));
}

#[test]
fn what_is_no_action_or_no_message_is_refused_in_a_sentence() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let mut line = guest.line(&table, None).expect("a line");
    let question = next_question(&mut line);
    line.choose(token(&question), "<b>everything</b>").expect("an open line");
    let refused = line.next_of("refused").expect("a refusal");
    assert!(refused["text"].as_str().is_some_and(|text| text.contains("is not an action of this game")), "{refused}");
    for nonsense in ["{", "[]", "{\"type\":\"win\"}", "{\"type\":\"choose\",\"token\":1}", "hello"] {
        line.say_text(nonsense).expect("an open line");
        let refused = line.next_of("refused").expect("a refusal");
        assert_eq!(refused["token"], 0, "{nonsense}");
    }
    line.choose(token(&question), &actions(&question)[0]).expect("an open line");
    line.next_of("frame").expect("the question is untouched and can be answered");
}

#[test]
fn a_spectator_sees_no_hand_is_asked_nothing_and_may_do_nothing() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let mut line = guest.line(&table, None).expect("a line");
    let question = next_question(&mut line);
    let mut watching = house.guest().line(&table, None).expect("a line");
    let frame = watching.next_of("frame").expect("a frame");
    assert_eq!((&frame["you"], frame.get("ask")), (&serde_json::Value::Null, None));
    assert!(frame["view"]["hand"].as_array().is_none_or(Vec::is_empty), "{}", frame["view"]["hand"]);
    watching.choose(token(&question), &actions(&question)[0]).expect("an open line");
    let refused = watching.next_of("refused").expect("a refusal");
    assert!(refused["text"].as_str().is_some_and(|text| text.contains("watching")), "{refused}");
    answer(&mut line, &question);
    assert_eq!(watching.next_of("frame").expect("a frame")["reach"], "step");
}

#[test]
fn pings_measure_the_lag_and_need_no_seat() {
    let house = House::open();
    let (_, table) = house.guest_with_bots();
    let mut watching = house.guest().line(&table, None).expect("a line");
    let ping = loop {
        let message = watching.hear_raw().expect("a message");
        if message["type"] == "ping" {
            break message;
        }
    };
    assert_eq!(ping["n"], 1);
    watching.say(&serde_json::json!({ "type": "pong", "n": 1 })).expect("an open line");
    watching.say(&serde_json::json!({ "type": "pong", "n": 99 })).expect("an open line");
    watching.say_text("?").expect("an open line");
    assert_eq!(watching.next_of("refused").expect("an answer, so the line is open")["token"], 0);
}

#[test]
fn what_is_covered_by_now_is_not_told_again() {
    let house = House::open();
    let mut guest = house.guest();
    let wish = json!({ "game": "kabuki", "seats": ["me", "uniform"], "options": { "window": "untimed" } });
    let table = guest.lay(&wish).expect("a table");
    let mut line = guest.line(&table, None).expect("a line");
    for _ in 0..8 {
        let question = next_question(&mut line);
        line.choose(token(&question), &actions(&question)[0]).expect("an open line");
    }
    next_question(&mut line);
    for have in [None, Some(0), Some(3)] {
        let frame = guest.line(&table, have).expect("a line").next_of("frame").expect("a frame");
        let (latest, earlier) = frame["news"].as_array().and_then(|news| news.split_last()).expect("news");
        assert!(earlier.len() > 4, "much happened before: {frame}");
        assert_eq!(latest["seq"], frame["seq"]);
        for event in earlier.iter().flat_map(|step| step["events"].as_array().expect("a list")) {
            let is_told = ["turned", "placed", "revealed"].iter().any(|shows| event["event"] == *shows);
            assert!(!is_told, "{event} shows a mask");
        }
    }
}
