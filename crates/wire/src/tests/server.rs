//! What the server says is read as it was written.

use table::{BySeat, Outcome, Seat, SeatSet, Seed, Waiting};

use crate::{
    Advice, Bye, CloseReason, Frame, Gesture, Hint, Json, NewsStep, Notice, NoticeText, Occupant, Ping, Presence,
    Question, Reach, ReadError, Refusal, Refused, Said, Saying, SeatClock, SeatInfo, Seats, ServerMessage, TablePage,
    TakeBackNews, TakeBackRequest, Talk, TookBack,
};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn json(text: &str) -> Json {
    serde_json::from_str(text).expect("JSON")
}

/// A frame with as little in it as there can be.
fn bare() -> Frame {
    Frame {
        seq: 1,
        reach: Reach::Whole,
        you: None,
        news: Vec::new(),
        view: json("{}"),
        ask: None,
        acted: None,
        waiting: Waiting::turn(B),
        time_left_ms: None,
        clocks: Vec::new(),
        curtain: None,
        hash: Seed::numbered(1, 2).hash(),
        outcome: None,
        seed: None,
    }
}

/// A frame with everything in it.
fn full() -> Frame {
    Frame {
        seq: 9,
        reach: Reach::Missed,
        you: Some(A),
        news: vec![
            NewsStep { seq: 8, events: vec![json(r#"{"z":1,"a":2.50}"#)], took_back: None },
            NewsStep { seq: 9, events: Vec::new(), took_back: Some(TookBack { seat: B, inputs: 2 }) },
        ],
        view: json(r#"{ "b": 1, "a": "座敷" }"#),
        ask: Some(Question { token: 7, must: false, actions: json(r#"["K7","take K1-6"]"#) }),
        acted: Some(8),
        waiting: Waiting { must: SeatSet::only(A), may: SeatSet::only(B), limit_ms: Some(2_000) },
        time_left_ms: Some(1_500),
        clocks: vec![SeatClock { left_ms: 60_000, runs: true }, SeatClock { left_ms: 1, runs: false }],
        curtain: Some(B),
        outcome: Some(Outcome::by_points(BySeat::from_fn(2, |seat| seat.index() as i32 - 3))),
        seed: Some(Seed::numbered(1, 2).to_string()),
        ..bare()
    }
}

fn seats() -> Seats {
    let seat = |occupant, presence, host| SeatInfo { occupant, presence, host };
    let guest = |name: &str| Occupant::Guest { name: name.to_string() };
    Seats {
        seats: vec![
            seat(guest("Anne"), Presence::Here, true),
            seat(guest("Ben"), Presence::Away, false),
            seat(guest("Chie"), Presence::StoodIn, false),
            seat(Occupant::Bot { level: "master".to_string() }, Presence::Here, false),
            seat(Occupant::Open, Presence::Away, false),
        ],
    }
}

fn words() -> Said {
    Said { number: 3, seat: Some(A), name: "Anne".to_string(), saying: Saying::Words("well played".to_string()) }
}

fn bow() -> Said {
    Said { number: 4, seat: None, name: "Zoe".to_string(), saying: Saying::Gesture(Gesture::Bow) }
}

/// Every message of the server.
fn all() -> Vec<ServerMessage> {
    let request = TakeBackRequest { seat: A, inputs: 2, asked: SeatSet::only(B) };
    let page = TablePage {
        html: "<p>座敷</p>".to_string(),
        picture: 7,
        seq: 3,
        reach: Reach::Step,
        announce: vec!["so".to_string()],
    };
    let best = vec![Advice { action: "K7".to_string(), chance: 0.25 }];
    let text = || "a sentence".to_string();
    let mut all = vec![
        ServerMessage::Frame(Box::new(bare())),
        ServerMessage::Frame(Box::new(full())),
        ServerMessage::Table(page),
        ServerMessage::Seats(seats()),
        ServerMessage::TakeBackRequest(TakeBackNews { request: Some(request) }),
        ServerMessage::TakeBackRequest(TakeBackNews { request: None }),
        ServerMessage::Talk(Talk { lines: vec![words(), bow()] }),
        ServerMessage::Said(words()),
        ServerMessage::Said(bow()),
        ServerMessage::Hint(Hint { token: 7, best }),
        ServerMessage::Hint(Hint { token: 7, best: Vec::new() }),
        ServerMessage::Ping(Ping { n: u64::MAX }),
    ];
    let refused = |&code: &Refusal| ServerMessage::Refused(Refused { token: 5, code, text: text() });
    all.extend(Refusal::ALL.iter().map(refused));
    all.extend(Notice::ALL.iter().map(|&kind| ServerMessage::Notice(NoticeText { kind, text: text() })));
    all.extend(CloseReason::ALL.iter().map(|&reason| ServerMessage::Bye(Bye { reason, text: text() })));
    all
}

#[test]
fn every_message_of_the_server_is_read_as_it_was_written() {
    for message in all() {
        let text = message.to_json();
        assert_eq!(ServerMessage::from_json(&text).expect("it was just written"), message, "{text}");
        let read: ServerMessage = serde_json::from_str(&text).expect("it was just written");
        assert_eq!(read, message, "{text}");
        assert_eq!(read.to_json(), text);
    }
}

#[test]
fn messages_are_written_as_the_protocol_says() {
    let hash = Seed::numbered(1, 2).hash();
    for (message, text) in [
        (
            ServerMessage::Frame(Box::new(bare())),
            format!(
                r#"{{"type":"frame","seq":1,"reach":"whole","you":null,"news":[],"view":{{}},"waiting":{{"must":[1],"may":[],"limit_ms":null}},"hash":"{hash}"}}"#
            ),
        ),
        (
            ServerMessage::Seats(seats()),
            concat!(
                r#"{"type":"seats","seats":[{"kind":"guest","name":"Anne","present":true,"host":true},"#,
                r#"{"kind":"guest","name":"Ben","present":false,"host":false},"#,
                r#"{"kind":"guest","name":"Chie","present":false,"stood_in":true,"host":false},"#,
                r#"{"kind":"bot","level":"master","present":true,"host":false},"#,
                r#"{"kind":"open","present":false,"host":false}]}"#
            )
            .to_string(),
        ),
        (
            ServerMessage::Said(words()),
            r#"{"type":"said","number":3,"seat":0,"name":"Anne","text":"well played"}"#.to_string(),
        ),
        (ServerMessage::Said(bow()), r#"{"type":"said","number":4,"name":"Zoe","gesture":"bow"}"#.to_string()),
        (
            ServerMessage::Refused(Refused { token: 2, code: Refusal::TimeUp, text: "Too late.".to_string() }),
            r#"{"type":"refused","token":2,"code":"time_up","text":"Too late."}"#.to_string(),
        ),
        (
            ServerMessage::TakeBackRequest(TakeBackNews { request: None }),
            r#"{"type":"take_back_request","request":null}"#.to_string(),
        ),
        (
            ServerMessage::Notice(NoticeText { kind: Notice::GoingOn, text: "On.".to_string() }),
            r#"{"type":"notice","kind":"going-on","text":"On."}"#.to_string(),
        ),
    ] {
        assert_eq!(message.to_json(), text);
    }
}

#[test]
fn views_events_and_actions_keep_every_byte() {
    let text = ServerMessage::Frame(Box::new(full())).to_json();
    let ServerMessage::Frame(frame) = ServerMessage::from_json(&text).expect("a frame") else {
        panic!("it says that it is a frame")
    };
    assert_eq!(frame.view.text(), r#"{ "b": 1, "a": "座敷" }"#);
    assert_eq!(frame.news[0].events[0].text(), r#"{"z":1,"a":2.50}"#);
    assert_eq!(frame.ask.expect("a question").legal_actions().expect("texts"), ["K7", "take K1-6"]);
}

#[test]
fn a_newer_server_may_add_fields_and_types() {
    let more = r#"{"n":3,"type":"ping","new":{"field":[1]}}"#;
    assert_eq!(ServerMessage::from_json(more).expect("a ping"), ServerMessage::Ping(Ping { n: 3 }));
    let Err(ReadError::UnknownType(kind)) = ServerMessage::from_json(r#"{"type":"fireworks","n":3}"#) else {
        panic!("this version has no fireworks")
    };
    assert_eq!(kind, "fireworks");
}

#[test]
fn what_is_no_message_of_the_server_is_not_read() {
    for text in [
        "",
        "[]",
        "{}",
        r#"{"type":7}"#,
        r#"{"type":"ping"}"#,
        r#"{"type":"refused","token":1,"code":"no_such_code","text":"so"}"#,
        r#"{"type":"said","number":1,"name":"Zoe"}"#,
        r#"{"type":"take_back_request","request":{"seat":6,"inputs":1,"asked":[]}}"#,
    ] {
        let read = ServerMessage::from_json(text);
        assert!(matches!(read, Err(ReadError::Json(_))), "{text}: {read:?}");
    }
}
