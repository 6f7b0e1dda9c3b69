//! Messages: JSON that comes over a socket, in either direction, and the bodies of requests over HTTP.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use table::Rng;
use wire::{ClientMessage, CreateTable, Gesture, PushRequest, SeatWish, ServerMessage, Sit};

use crate::Verdict;

/// Reads a text as every message it could be. What is accepted reads back as it was written.
pub fn check(bytes: &[u8]) -> Verdict {
    let Ok(text) = std::str::from_utf8(bytes) else { return Verdict::Refused };
    let accepted = [
        check_client(text),
        check_server(text),
        check_body::<CreateTable>(text),
        check_body::<Sit>(text),
        check_body::<PushRequest>(text),
    ];
    if accepted.contains(&Verdict::Accepted) { Verdict::Accepted } else { Verdict::Refused }
}

fn check_client(text: &str) -> Verdict {
    let Ok(message) = ClientMessage::from_json(text) else { return Verdict::Refused };
    let written = message.to_json();
    let again = ClientMessage::from_json(&written);
    assert!(again.is_ok_and(|again| again == message), "{written} reads back");
    Verdict::Accepted
}

/// A client reads what a server says, whatever server that is.
fn check_server(text: &str) -> Verdict {
    let Ok(message) = ServerMessage::from_json(text) else { return Verdict::Refused };
    let written = message.to_json();
    let again = ServerMessage::from_json(&written);
    assert!(again.is_ok_and(|again| again == message), "{written} reads back");
    Verdict::Accepted
}

fn check_body<T: Serialize + DeserializeOwned + PartialEq + Debug>(text: &str) -> Verdict {
    let Ok(body) = serde_json::from_str::<T>(text) else { return Verdict::Refused };
    let written = serde_json::to_string(&body).expect("a body is plain data");
    let again = serde_json::from_str::<T>(&written);
    assert!(again.is_ok_and(|again| again == body), "{written} reads back");
    Verdict::Accepted
}

/// Every kind of message that a client sends, some that a server sends, and bodies for tables of every game.
pub fn good(rng: &mut Rng) -> Vec<String> {
    let mut messages = vec![
        ClientMessage::Choose { token: rng.below(u32::MAX), action: "place -1 3 turned".to_string() },
        ClientMessage::TakeBack,
        ClientMessage::Agree,
        ClientMessage::Decline,
        ClientMessage::Hint,
        ClientMessage::Redraw,
        ClientMessage::Say { text: "良い勝負を \"quoted\" \\ \u{1f375}".to_string() },
        ClientMessage::OpenCurtain { seat: 5 },
        ClientMessage::Pong { n: u64::MAX },
    ];
    messages.extend(Gesture::ALL.iter().map(|&gesture| ClientMessage::Gesture { gesture }));
    let mut texts: Vec<String> = messages.iter().map(ClientMessage::to_json).collect();
    texts.extend(FROM_SERVER.map(str::to_string));
    for game in catalog::games() {
        let levels = game.levels();
        let place = |seat: u8| match seat {
            0 => SeatWish::Me,
            1 => SeatWish::Open,
            _ => SeatWish::Bot(levels[usize::from(seat) % levels.len()].name.to_string()),
        };
        let mut table = CreateTable::new(game.name(), (0..*game.seats().end()).map(place));
        table.name = Some("Aki 座敷".to_string());
        for choice in game.options() {
            let value = rng.choose(choice.values).expect("an option has values");
            table.options.insert(choice.name.to_string(), value.name.to_string());
        }
        texts.push(serde_json::to_string(&table).expect("a body is plain data"));
    }
    texts.push(r#"{"name":"Ben","seat":2}"#.to_string());
    texts
}

/// Messages of a server, as `docs/PROTOCOL.md` shows them.
const FROM_SERVER: [&str; 5] = [
    r#"{"type":"frame","seq":2,"reach":"step","you":0,"news":[{"seq":2,"events":[{"event":"won"}]}],"view":{"hand":[]},
"ask":{"token":2,"must":true,"actions":["K11","I11"]},"waiting":{"must":[0],"may":[1],"limit_ms":2000},
"hash":"5f254ea1647141237367a046b4be5ce262094cbdb9104bd3dfc4f195d83567a9"}"#,
    r#"{"type":"ping","n":7}"#,
    r#"{"type":"hint","token":3,"best":[{"action":"K7","chance":0.25}]}"#,
    r#"{"type":"talk","lines":[{"number":1,"seat":0,"name":"Aki","text":"hello"}]}"#,
    r#"{"type":"take_back_request","request":null}"#,
];
