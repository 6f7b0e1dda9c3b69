//! Bodies of requests and answers are read as they were written.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use table::Seat;

use crate::{
    Clock, CreateTable, ErrorBody, GameEntry, Hints, OptionEntry, PushKeys, PushReply, PushRequest, Refusal, SECONDS,
    SeatRange, SeatReply, SeatWish, Sit, StandIn, TableCreated, TableSettings, TakeBack, TimeOutOfBounds,
};

fn is_read_as_written<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = serde_json::to_string(value).expect("plain data");
    assert_eq!(serde_json::from_str::<T>(&text).expect("it was just written"), *value, "{text}");
}

fn settings() -> TableSettings {
    TableSettings {
        clock: Clock::Bank { seconds: 600, increment: 5 },
        stand_in: StandIn::After { seconds: 60, level: Some("master".to_string()) },
        hints: Hints::Withheld,
        take_back: TakeBack::OwnSteps,
    }
}

#[test]
fn every_body_is_read_as_it_was_written() {
    is_read_as_written(&GameEntry {
        name: "rinpa".to_string(),
        title: "Rinpa".to_string(),
        rules: 1,
        seats: SeatRange { from: 3, to: 5 },
        options: vec![OptionEntry { name: "deck".to_string(), values: vec!["full".to_string(), "tiny".to_string()] }],
        levels: vec!["apprentice".to_string(), "master".to_string()],
    });
    let seats = [SeatWish::Me, SeatWish::Open, SeatWish::Bot("uniform".to_string())];
    is_read_as_written(&CreateTable::new("rinpa", seats.clone()));
    is_read_as_written(&CreateTable {
        options: BTreeMap::from([("deck".to_string(), "tiny".to_string())]),
        name: Some("Anne".to_string()),
        public: true,
        settings: settings(),
        ..CreateTable::new("rinpa", seats)
    });
    let [id, link, socket] = ["gh3k", "http://localhost/table/gh3k", "/socket/gh3k"].map(String::from);
    is_read_as_written(&TableCreated { id, link, socket });
    is_read_as_written(&Sit { name: "Ben".to_string(), seat: Some(7) });
    is_read_as_written(&Sit { name: "Ben".to_string(), seat: None });
    is_read_as_written(&SeatReply { seat: Some(Seat::new(5)) });
    is_read_as_written(&SeatReply { seat: None });
    is_read_as_written(&ErrorBody { code: Refusal::Full, error: "Every seat is taken.".to_string() });
    let [endpoint, p256dh, auth] = ["https://push.example/1", "BPk", "AaZ"].map(String::from);
    is_read_as_written(&PushRequest::On { endpoint: endpoint.clone(), keys: PushKeys { p256dh, auth } });
    is_read_as_written(&PushRequest::Off { endpoint: endpoint.clone() });
    is_read_as_written(&PushRequest::Look { endpoint });
    is_read_as_written(&PushReply { on: true });
}

#[test]
fn every_setting_is_read_as_it_was_written() {
    is_read_as_written(&TableSettings::default());
    is_read_as_written(&settings());
    is_read_as_written(&TableSettings { clock: Clock::PerMove { seconds: 30 }, ..settings() });
    is_read_as_written(&TableSettings { stand_in: StandIn::Never, ..settings() });
}

#[test]
fn settings_are_also_read_under_their_older_name() {
    let read = |name: &str| {
        let text = format!(r#"{{"game":"rinpa","seats":["me","open","greedy"],"{name}":{{"hints":"withheld"}}}}"#);
        serde_json::from_str::<CreateTable>(&text).expect("a table")
    };
    assert_eq!(read("settings"), read("manners"));
    assert_eq!(read("manners").settings, TableSettings { hints: Hints::Withheld, ..TableSettings::default() });
}

#[test]
fn a_table_is_described_by_words() {
    let table = CreateTable::new("rinpa", [SeatWish::Me, SeatWish::Open, SeatWish::Bot("master".to_string())]);
    let text = serde_json::to_value(&table).expect("plain data");
    assert_eq!(text["seats"], serde_json::json!(["me", "open", "master"]));
    assert!(serde_json::from_str::<CreateTable>(r#"{"game":"rinpa","seats":[],"color":"red"}"#).is_err());
}

#[test]
fn times_are_within_a_second_and_a_week() {
    let (least, most) = (*SECONDS.start(), *SECONDS.end());
    let check = |clock, seconds| {
        let stand_in = StandIn::After { seconds, level: None };
        TableSettings { clock, stand_in, ..TableSettings::default() }.check()
    };
    assert_eq!(check(Clock::Bank { seconds: least, increment: most }, most), Ok(()));
    let refused = |field| Err(TimeOutOfBounds { field });
    assert_eq!(check(Clock::PerMove { seconds: 0 }, least), refused("clock.per-move.seconds"));
    assert_eq!(check(Clock::Bank { seconds: most + 1, increment: 1 }, least), refused("clock.bank.seconds"));
    assert_eq!(check(Clock::Bank { seconds: 1, increment: 0 }, least), refused("clock.bank.increment"));
    assert_eq!(check(Clock::None, most + 1), refused("stand-in.after.seconds"));
}
