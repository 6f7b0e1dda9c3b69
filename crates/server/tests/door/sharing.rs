//! People at one table: taking back, talk, hints, clocks and seats that are shared.

use guest::{Guest, Line};
use serde_json::{Value, json};

use crate::house::{House, answer, next_question};

/// Two guests at a table of IKI, in which the first steps hide nothing.
fn two_guests(house: &House, manners: &Value) -> (Guest, Guest, String) {
    let (mut host, mut friend) = (house.guest(), house.guest());
    let wish = json!({ "game": "iki", "seats": ["me", "open"], "name": "Anne", "manners": manners });
    let table = host.lay(&wish).expect("a table");
    assert_eq!(friend.sit(&table, "Ben"), Ok(1));
    (host, friend, table)
}

fn say(line: &mut Line, message: &Value) {
    line.say(message).expect("an open line");
}

/// The line of whoever is asked, with the question, and the other one.
fn asked<'a>(one: &'a mut Line, other: &'a mut Line) -> (&'a mut Line, &'a mut Line, Value) {
    let frame = one.next_of("frame").expect("a frame");
    match frame.get("ask") {
        Some(_) => (one, other, frame),
        None => {
            let question = next_question(other);
            (other, one, question)
        }
    }
}

#[test]
fn an_own_step_that_hid_nothing_is_taken_back_and_the_record_keeps_it() {
    let house = House::open();
    let (host, friend, table) = two_guests(&house, &json!({}));
    let (mut one, mut other) = (host.line(&table, None).expect("a line"), friend.line(&table, None).expect("a line"));
    let (line, watching, question) = asked(&mut one, &mut other);
    let seq = question["seq"].as_u64().expect("a number");
    answer(line, &question);
    line.next_of("frame").expect("the step is shown");
    say(line, &json!({ "type": "take_back" }));
    let frame = line.next_of("frame").expect("the step is taken back");
    assert_eq!(frame["seq"].as_u64(), Some(seq + 2));
    assert_eq!(frame["view"], question["view"], "everything is as it was");
    assert_eq!(frame["ask"]["actions"], question["ask"]["actions"]);
    assert_eq!(frame["news"][0]["took_back"]["inputs"], 1);
    let told = std::iter::from_fn(|| watching.next_of("frame").ok()).find(|frame| frame["seq"] == seq + 2);
    assert_eq!(told.expect("the others are told")["news"][0]["took_back"]["inputs"], 1);
    assert_eq!(house.guest().line(&table, None).expect("a line").next_of("frame").expect("a frame")["seq"], seq + 2);
}

#[test]
fn talk_reaches_the_others_and_is_bounded() {
    let house = House::open();
    let (host, friend, table) = two_guests(&house, &json!({}));
    let (mut one, mut other) = (host.line(&table, None).expect("a line"), friend.line(&table, None).expect("a line"));
    // Whoever comes after something was said is told it in another way.
    other.next_of("frame").expect("both are there");
    say(&mut one, &json!({ "type": "say", "text": "good luck" }));
    let said = other.next_of("said").expect("the other hears it");
    assert_eq!((&said["name"], &said["text"], &said["seat"]), (&"Anne".into(), &"good luck".into(), &0.into()));
    say(&mut other, &json!({ "type": "gesture", "gesture": "bow" }));
    assert_eq!(one.next_of("said").expect("own words")["text"], "good luck");
    assert_eq!(one.next_of("said").expect("the bow")["gesture"], "bow");
    for _ in 0..6 {
        say(&mut one, &json!({ "type": "say", "text": "again and again" }));
    }
    let refused = one.next_of("refused").expect("whoever talks too fast is told so");
    assert!(refused["text"].as_str().is_some_and(|text| !text.is_empty()));
    let mut watcher = house.guest().line(&table, None).expect("a line");
    watcher.next_of("frame").expect("a frame");
    say(&mut watcher, &json!({ "type": "say", "text": "Anne is winning" }));
    assert_eq!(watcher.next_of("said").expect("own words")["text"], "Anne is winning");
}

#[test]
fn a_hint_names_legal_actions_with_a_chance_unless_the_table_gives_none() {
    let house = House::open();
    let (mut guest, wish) = (
        house.guest(),
        |hints: &str| json!({ "game": "rinpa", "seats": ["me", "uniform", "uniform"], "manners": { "hints": hints } }),
    );
    let table = guest.lay(&wish("offered")).expect("a table");
    let mut line = guest.line(&table, None).expect("a line");
    let question = next_question(&mut line);
    say(&mut line, &json!({ "type": "hint" }));
    let hint = line.next_of("hint").expect("a hint");
    let actions = question["ask"]["actions"].as_array().expect("actions");
    let best = hint["best"].as_array().expect("the best few");
    assert!((1..=3).contains(&best.len()));
    for advice in best {
        assert!(actions.contains(&advice["action"]), "{advice}");
        assert!(advice["chance"].as_f64().is_some_and(|chance| (0.0..=1.0).contains(&chance)), "{advice}");
    }
    let table = guest.lay(&wish("withheld")).expect("a table");
    let mut line = guest.line(&table, None).expect("a line");
    next_question(&mut line);
    say(&mut line, &json!({ "type": "hint" }));
    assert_eq!(line.next_of("refused").expect("a refusal")["text"], "There are no hints at this table.");
}

#[test]
fn at_zero_a_bot_moves_and_a_sleeping_house_keeps_the_clocks() {
    let mut house = House::open();
    let (host, friend, table) = two_guests(&house, &json!({ "clock": { "per-move": { "seconds": 1 } } }));
    let (mut one, mut other) = (host.line(&table, None).expect("a line"), friend.line(&table, None).expect("a line"));
    let (line, _, question) = asked(&mut one, &mut other);
    let clocks = question["clocks"].as_array().expect("clocks");
    assert_eq!(clocks.iter().filter(|clock| clock["runs"] == true).count(), 1);
    let moved = line.next_of("frame").expect("a bot has moved");
    assert!(moved["seq"].as_u64() > question["seq"].as_u64());
    drop((one, other));
    house.close();
    house.open_again();
    let frame = host.line(&table, None).expect("a line").next_of("frame").expect("a frame");
    assert!(frame["seq"].as_u64() >= moved["seq"].as_u64());
    assert_eq!(frame["clocks"].as_array().map(Vec::len), Some(2));
}

#[test]
fn two_people_at_one_device_see_one_hand_at_a_time() {
    let house = House::open();
    let mut guest = house.guest();
    let form = [
        ("name", "Anne"),
        ("seats", "3"),
        ("seat-A", "me"),
        ("seat-B", "here"),
        ("guest-B", "Ben"),
        ("seat-C", "apprentice"),
    ];
    let answer = guest.post_form("/new/rinpa", &form).expect("a form");
    let table = answer.header("location").and_then(|way| way.strip_prefix("/table/")).expect("a table").to_string();
    let mut line = guest.line(&table, None).expect("a line");
    let frame = line.next_of("frame").expect("a frame");
    assert_eq!(frame["you"], Value::Null, "nobody's hand is shown");
    let next = frame["curtain"].as_u64().expect("somebody is to have the device");
    say(&mut line, &json!({ "type": "open_curtain", "seat": next }));
    // The bot may have moved before the curtain was opened.
    let mut frames = std::iter::repeat_with(|| line.next_of("frame").expect("a frame"));
    let frame = frames.find(|frame| frame["you"] != Value::Null).expect("a hand is shown in the end");
    assert_eq!(frame["you"].as_u64(), Some(next));
    say(&mut line, &json!({ "type": "open_curtain", "seat": 2 }));
    say(&mut line, &json!({ "type": "open_curtain", "seat": 9 }));
    assert!(line.next_of("refused").is_ok(), "there is no such seat");
}
