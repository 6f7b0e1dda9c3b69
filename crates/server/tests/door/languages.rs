//! Refusals over HTTP and over the socket have a code and a sentence in the language that `Accept-Language` asks for.

use guest::{Answer, Guest, GuestConnection, GuestError};
use serde_json::{Value, json};
use wire::{ClientMessage, CreateTable, ErrorBody, Refusal, SeatWish, ServerMessage};

use crate::house::{House, next_question, token};

const LANGUAGES: [&str; 2] = ["en", "ja"];

fn is_japanese(text: &str) -> bool {
    text.chars().any(|letter| matches!(letter, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}'))
}

/// Fails unless an answer refuses for this reason, in this language.
fn refuses(answer: &Answer, code: Refusal, lang: &str) {
    let told: ErrorBody = answer.read().unwrap_or_else(|error| panic!("{code}: {error}: {}", answer.body));
    assert_eq!(told.code, code, "{}", told.error);
    assert_eq!(is_japanese(&told.error), lang == "ja", "{code}: {}", told.error);
    assert!(answer.status >= 400, "{code}");
}

fn table(seats: &[&str]) -> Value {
    json!({ "game": "rinpa", "seats": seats })
}

fn with(mut table: Value, field: &str, value: Value) -> Value {
    table[field] = value;
    table
}

#[test]
fn whatever_is_wrong_with_a_new_table_is_told_in_both_languages() {
    let house = House::open();
    let good = || table(&["me", "open", "uniform"]);
    let cases = [
        (with(good(), "game", json!("chess")), Refusal::NoSuchGame),
        (table(&["me"]), Refusal::SeatCount),
        (table(&["me", "me", "open"]), Refusal::TwoSeats),
        (table(&["me", "open", "emperor"]), Refusal::NoSuchPlayer),
        (with(good(), "options", json!({ "colour": "red" })), Refusal::NoSuchOption),
        (with(good(), "options", json!({ "deck": "huge" })), Refusal::NoSuchValue),
        (with(good(), "settings", json!({ "clock": { "per-move": { "seconds": 0 } } })), Refusal::TimeOutOfBounds),
        (with(good(), "name", json!(" ")), Refusal::BadName),
        (with(good(), "name", json!("A\u{200B}ki")), Refusal::InvisibleName),
        (with(good(), "color", json!("red")), Refusal::Unreadable),
        (with(good(), "game", json!("x".repeat(20_000))), Refusal::TooLong),
    ];
    for lang in LANGUAGES {
        let mut guest = house.guest();
        for (table, code) in &cases {
            let answer = guest.post_json_with("/api/tables", table, ("accept-language", lang)).expect("an answer");
            refuses(&answer, *code, lang);
        }
    }
}

#[test]
fn a_guest_who_can_not_sit_down_or_start_is_told_why_in_both_languages() {
    let house = House::open_with(|config| config.push = None);
    let mut host = house.guest();
    let waiting = host.create_table(&table(&["me", "open", "uniform"])).expect("a table").id;
    let (_, full) = house.guest_with_bots();
    let sit = |name: &str, seat: Option<u8>| json!({ "name": name, "seat": seat });
    let cases = [
        (format!("/api/tables/{waiting}/sit"), sit("Ben", Some(0)), Refusal::SeatTaken),
        (format!("/api/tables/{waiting}/sit"), sit("Ben", Some(4)), Refusal::NoSuchSeat),
        (format!("/api/tables/{waiting}/sit"), sit("Ben", Some(200)), Refusal::NoSuchSeat),
        (format!("/api/tables/{waiting}/sit"), sit("", None), Refusal::BadName),
        (format!("/api/tables/{waiting}/sit"), json!({ "seat": 1 }), Refusal::Unreadable),
        (format!("/api/tables/{waiting}/start"), json!({}), Refusal::NotHost),
        (format!("/api/tables/{full}/sit"), sit("Ben", None), Refusal::Full),
        ("/api/tables/nosuchtablehere/sit".to_string(), sit("Ben", None), Refusal::NoSuchTable),
        ("/api/tables/nosuchtablehere/start".to_string(), json!({}), Refusal::NoSuchTable),
        ("/push".to_string(), json!({}), Refusal::NoPush),
    ];
    for lang in LANGUAGES {
        let mut guest = house.guest();
        for (path, body, code) in &cases {
            let answer = guest.post_json_with(path, body, ("accept-language", lang)).expect("an answer");
            refuses(&answer, *code, lang);
        }
    }
}

#[test]
fn limits_and_tables_that_are_gone_are_told_in_both_languages() {
    let house = House::open_with(|config| {
        config.limits.tables_per_minute = 1;
        config.limits.sockets_per_table = 0;
    });
    let mut host = house.guest();
    let closed = host.create_table(&table(&["me", "open", "uniform"])).expect("a table").id;
    host.post_form(&format!("/table/{closed}/close"), &[]).expect("an answer").expect(303).expect("it is closed");
    for lang in LANGUAGES {
        let language = ("accept-language", lang);
        let laid = host.post_json_with("/api/tables", &table(&["me", "open", "open"]), language).expect("an answer");
        refuses(&laid, Refusal::TooManyTables, lang);
        assert!(laid.header("retry-after").is_some());
        let start = host.post_json_with(&format!("/api/tables/{closed}/start"), &json!({}), language);
        refuses(&start.expect("an answer"), Refusal::TableClosed, lang);
        for (id, wanted) in [("nosuchtablehere", Refusal::TooManySockets), ("no such table", Refusal::NoSuchTable)] {
            let path = format!("/socket/{}?format=json", id.replace(' ', "%20"));
            let refused = house.guest().connect_with(&path, &[language]).expect_err("a refusal");
            let GuestError::Refused { code, text, .. } = refused else { panic!("{refused}") };
            assert_eq!((code, is_japanese(&text)), (Some(wanted), lang == "ja"), "{text}");
        }
    }
}

/// A socket of somebody who speaks this language.
fn connect(guest: &Guest, table: &str, lang: &str) -> GuestConnection {
    guest.connect_with(&format!("/socket/{table}?format=json"), &[("accept-language", lang)]).expect("a connection")
}

/// Sends something and fails unless it is refused for this reason, in this language.
fn is_refused(connection: &mut GuestConnection, message: &ClientMessage, code: Refusal, lang: &str) {
    connection.send(message).expect("an open connection");
    let refused = connection.next_refused().expect("a refusal");
    assert_eq!(refused.code, code, "{}", refused.text);
    assert_eq!(is_japanese(&refused.text), lang == "ja", "{code}: {}", refused.text);
}

#[test]
fn refusals_over_the_socket_are_told_in_both_languages() {
    let house = House::open();
    for lang in LANGUAGES {
        let (guest, table) = house.guest_with_bots();
        let mut player = connect(&guest, &table, lang);
        let question = next_question(&mut player);
        let choose = |token: u32, action: &str| ClientMessage::Choose { token, action: action.to_string() };
        is_refused(&mut player, &choose(token(&question) + 1_000, "K1"), Refusal::Stale, lang);
        is_refused(&mut player, &choose(token(&question), "everything"), Refusal::NotAnAction, lang);
        is_refused(&mut player, &choose(token(&question), "take K1-6"), Refusal::Forbidden, lang);
        is_refused(&mut player, &ClientMessage::Agree, Refusal::NoTakeBackRequest, lang);
        is_refused(&mut player, &ClientMessage::TakeBack, Refusal::NothingToTakeBack, lang);
        is_refused(&mut player, &ClientMessage::Say { text: " ".to_string() }, Refusal::NothingSaid, lang);
        is_refused(&mut player, &ClientMessage::OpenCurtain { seat: 9 }, Refusal::NoSuchSeat, lang);
        player.send_text("{\"type\":\"win\"}").expect("an open connection");
        let refused = player.next_refused().expect("a refusal");
        assert_eq!((refused.code, is_japanese(&refused.text)), (Refusal::Unreadable, lang == "ja"));
        let mut watcher = connect(&house.guest(), &table, lang);
        is_refused(&mut watcher, &choose(token(&question), "K1"), Refusal::Spectator, lang);
        player.send_text(&"x".repeat(5_000)).expect("an open connection");
        let bye = player.next_bye().expect("a last word");
        assert_eq!(is_japanese(&bye.text), lang == "ja", "{}", bye.text);
    }
}

#[test]
fn before_the_game_nobody_acts_and_that_is_told_in_both_languages() {
    let house = House::open();
    let mut host = house.guest();
    let wish = CreateTable::new("rinpa", [SeatWish::Me, SeatWish::Open, SeatWish::Bot("uniform".to_string())]);
    let table = host.create_table(&wish).expect("a table").id;
    for lang in LANGUAGES {
        let mut connection = connect(&host, &table, lang);
        let choose = ClientMessage::Choose { token: 1, action: "K1".to_string() };
        is_refused(&mut connection, &choose, Refusal::NotStarted, lang);
        is_refused(&mut connection, &ClientMessage::Hint, Refusal::NotStarted, lang);
    }
    let seats = host.connect(&table, None).expect("a connection").next().expect("a message");
    assert!(matches!(seats, ServerMessage::Seats(_)), "{seats:?}");
}
