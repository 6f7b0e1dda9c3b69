//! Races between people on real connections.

use std::collections::VecDeque;
use std::time::Duration;

use guest::Line;
use serde_json::{Value, json};

use crate::house::{House, actions, token};

/// How late the pongs of a liar come.
const LATE: Duration = Duration::from_millis(600);

/// Answers the first ping after this time; returns what was said before it.
fn answer_first_ping(line: &mut Line, after: Duration) -> VecDeque<Value> {
    let mut said = VecDeque::new();
    loop {
        let message = line.hear_raw().expect("an open line");
        if message["type"] == "ping" {
            std::thread::sleep(after);
            line.say(&json!({ "type": "pong", "n": message["n"] })).expect("an open line");
            return said;
        }
        said.push_back(message);
    }
}

/// Does what has to be done until a card can be grabbed; `said` was said before.
fn next_grab(line: &mut Line, mut said: VecDeque<Value>) -> Value {
    loop {
        let message = said.pop_front().unwrap_or_else(|| line.hear().expect("an open line"));
        if message["type"] != "frame" || message.get("ask").is_none() {
            continue;
        }
        let offered = actions(&message);
        if offered.iter().any(|action| action == "grab 1") {
            return message;
        }
        if let Some(action) = offered.iter().find(|action| ["ready", "hajime"].contains(&action.as_str())) {
            line.choose(token(&message), action).expect("an open line");
        }
    }
}

/// Waits until the table has everything that was said on this line so far.
fn catch_up(line: &mut Line) {
    line.say(&json!({ "type": "hint" })).expect("an open line");
    line.next_of("refused").expect("this table gives no hints");
}

/// Who has the first card, after everybody reached for it.
fn grabber(line: &mut Line) -> u64 {
    loop {
        let frame = line.next_of("frame").expect("a frame");
        let news = frame["news"].as_array().expect("news").iter();
        let events = news.flat_map(|step| step["events"].as_array().expect("events"));
        if let Some(grabbed) = events.into_iter().find(|event| event["event"] == "grabbed") {
            return grabbed["seat"].as_u64().expect("a seat");
        }
    }
}

#[test]
fn whoever_answers_pings_late_wins_no_race_for_it() {
    let house = House::open();
    let (mut honest, mut liar) = (house.guest(), house.guest());
    let manners = json!({ "hints": "withheld" });
    let wish =
        json!({ "game": "edo-yashiki", "seats": ["me", "open"], "options": { "grab": "rush" }, "manners": manners });
    let table = honest.lay(&wish).expect("a table");
    assert_eq!(liar.sit(&table, "Ben").expect("a seat"), 1);
    let mut first = honest.line(&table, None).expect("a line");
    let mut second = liar.line(&table, None).expect("a line");
    let said_first = answer_first_ping(&mut first, Duration::ZERO);
    let said_second = answer_first_ping(&mut second, LATE);
    let (one, other) = std::thread::scope(|scope| {
        let one = scope.spawn(|| next_grab(&mut first, said_first));
        let other = next_grab(&mut second, said_second);
        (one.join().expect("a question"), other)
    });
    // The honest one reaches first, and the table knows it before the other does.
    first.choose(token(&one), "grab 1").expect("an open line");
    catch_up(&mut first);
    second.choose(token(&other), "grab 1").expect("an open line");
    assert_eq!(grabber(&mut second), 0, "the first hand on the card has it");
}
