//! Races between people on real connections.

use std::collections::VecDeque;
use std::time::Duration;

use guest::GuestConnection;
use serde_json::json;
use table::Seat;
use wire::{ClientMessage, Frame, Refusal, ServerMessage};

use crate::house::{House, actions, events, token};

/// How late the pongs of a liar come.
const LATE: Duration = Duration::from_millis(600);

/// How much later the liar reaches for the card: less than the head start that real lag could bring, and more than the
/// millisecond within which the rules, not the clock, say who was first.
const BEHIND: Duration = Duration::from_millis(5);

/// Answers the first ping after this time; returns what was said before it.
fn answer_first_ping(connection: &mut GuestConnection, after: Duration) -> VecDeque<ServerMessage> {
    let mut said = VecDeque::new();
    loop {
        let text = connection.next_text().expect("an open connection");
        match ServerMessage::from_json(&text) {
            Ok(ServerMessage::Ping(ping)) => {
                std::thread::sleep(after);
                connection.send(&ClientMessage::Pong { n: ping.n }).expect("an open connection");
                return said;
            }
            Ok(message) => said.push_back(message),
            Err(error) => panic!("{error}"),
        }
    }
}

/// Does what has to be done until a card can be grabbed; `said` was said before.
fn next_grab(connection: &mut GuestConnection, mut said: VecDeque<ServerMessage>) -> Box<Frame> {
    loop {
        let message = said.pop_front().unwrap_or_else(|| connection.next().expect("an open connection"));
        let ServerMessage::Frame(frame) = message else { continue };
        if frame.ask.is_none() {
            continue;
        }
        let offered = actions(&frame);
        if offered.iter().any(|action| action == "grab 1") {
            return frame;
        }
        if let Some(action) = offered.iter().find(|action| ["ready", "hajime"].contains(&action.as_str())) {
            connection.choose(token(&frame), action).expect("an open connection");
        }
    }
}

/// Waits until the table has everything that was said on this connection so far.
fn catch_up(connection: &mut GuestConnection) {
    connection.send(&ClientMessage::Hint).expect("an open connection");
    let refused = connection.next_refused().expect("this table gives no hints");
    assert_eq!(refused.code, Refusal::NoHints, "what was said before it was taken");
}

/// Who has the first card, after everybody reached for it.
fn grabber(connection: &mut GuestConnection) -> u64 {
    loop {
        let frame = connection.next_frame().expect("a frame");
        if let Some(grabbed) = frame.news.iter().flat_map(events).find(|event| event["event"] == "grabbed") {
            return grabbed["seat"].as_u64().expect("a seat");
        }
    }
}

#[test]
fn answering_pings_late_wins_no_race() {
    let house = House::open();
    let (mut honest, mut liar) = (house.guest(), house.guest());
    let settings = json!({ "hints": "withheld" });
    let wish =
        json!({ "game": "edo-yashiki", "seats": ["me", "open"], "options": { "grab": "rush" }, "settings": settings });
    let table = honest.create_table(&wish).expect("a table").id;
    assert_eq!(liar.sit(&table, "Ben"), Ok(Seat::new(1)));
    let mut first = honest.connect(&table, None).expect("a connection");
    let mut second = liar.connect(&table, None).expect("a connection");
    let said_first = answer_first_ping(&mut first, Duration::ZERO);
    let said_second = answer_first_ping(&mut second, LATE);
    let (one, other) = std::thread::scope(|scope| {
        let one = scope.spawn(|| next_grab(&mut first, said_first));
        let other = next_grab(&mut second, said_second);
        (one.join().expect("a question"), other)
    });
    // The honest one reaches first, and the table knows it before the other does.
    first.choose(token(&one), "grab 1").expect("an open connection");
    catch_up(&mut first);
    std::thread::sleep(BEHIND);
    second.choose(token(&other), "grab 1").expect("an open connection");
    assert_eq!(grabber(&mut second), 0, "the first hand on the card has it");
}
