//! What the house does not put up with.

use guest::{Closed, GuestConnection, GuestError};
use serde_json::{Value, json};
use table::Seat;
use wire::{Bye, CloseReason, ServerMessage};

use crate::house::House;

/// Reads until the house closes the connection: everything it said, and how it closed.
fn to_the_end(connection: &mut GuestConnection) -> (Vec<ServerMessage>, Closed) {
    let mut said = Vec::new();
    loop {
        match connection.next() {
            Ok(message) => said.push(message),
            Err(closed) => return (said, closed),
        }
    }
}

#[test]
fn a_socket_that_floods_is_slowed_and_then_closed_with_a_reason() {
    const PER_SECOND: u32 = 50;
    let house = House::open_with(|config| config.messages_per_second = PER_SECOND);
    let (guest, table) = house.guest_with_bots();
    let mut connection = guest.connect(&table, None).expect("a connection");
    for _ in 0..2_000 {
        connection.send_text("more").expect("an open connection");
    }
    let (said, closed) = to_the_end(&mut connection);
    let answered = said.iter().filter(|message| matches!(message, ServerMessage::Refused(_))).count();
    // A burst is taken at once; after that each message has to wait for its turn, until there were too many.
    assert!((400..500).contains(&answered), "{answered} messages were answered");
    let Some(ServerMessage::Bye(Bye { reason: CloseReason::Flooding, text })) = said.last() else {
        panic!("{:?}", said.last())
    };
    assert!(text.contains("too many messages"), "{text}");
    assert_eq!((closed.code, closed.reason.as_str()), (Some(1008), "Flooding"));
    // The guest is not locked out.
    assert_eq!(
        guest.connect(&table, None).expect("a connection").next_frame().expect("a frame").you,
        Some(Seat::new(0))
    );
}

#[test]
fn a_message_that_is_too_long_closes_the_line_with_a_reason() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let mut connection = guest.connect(&table, None).expect("a connection");
    connection.send_text(&"x".repeat(5_000)).expect("an open connection");
    let (said, closed) = to_the_end(&mut connection);
    let Some(ServerMessage::Bye(Bye { reason: CloseReason::TooLong, text })) = said.last() else {
        panic!("{:?}", said.last())
    };
    assert!(text.contains("too long"), "{text}");
    assert_eq!((closed.code, closed.reason.as_str()), (Some(1008), "TooLong"));
}

#[test]
fn a_socket_that_another_site_opens_is_refused() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let path = format!("/socket/{table}?format=html");
    for origin in ["http://evil.example", "null"] {
        let refused = guest.connect_with(&path, &[("origin", origin)]).expect_err("a refusal");
        assert!(matches!(refused, GuestError::Refused { status: 403, .. }), "{origin}: {refused}");
    }
    let own = format!("http://{}", house.address);
    assert!(guest.connect_with(&path, &[("origin", &own)]).is_ok());
}

#[test]
fn a_request_that_another_site_sends_is_refused() {
    let house = House::open();
    let mut guest = house.guest();
    let wish = json!({ "game": "rinpa", "seats": ["me", "uniform", "uniform"] });
    let answer = guest.post_json_with("/api/tables", &wish, ("origin", "http://evil.example")).expect("an answer");
    assert_eq!(answer.status, 403);
    assert_eq!(guest.cookie_header(), "", "and nobody got a cookie");
}

#[test]
fn somebody_who_lays_table_after_table_has_to_wait() {
    let house = House::open_with(|config| config.tables_per_minute = 3);
    let mut guest = house.guest();
    let wish = json!({ "game": "rinpa", "seats": ["me", "uniform", "uniform"] });
    let mut lay = || guest.post_json("/api/tables", &wish).expect("an answer").status;
    assert_eq!([lay(), lay(), lay(), lay()], [201, 201, 201, 429]);
    assert!(house.guest().create_table(&wish).is_ok(), "others are not hindered");
}

#[test]
fn a_wish_that_no_game_has_is_refused_in_a_sentence() {
    let house = House::open();
    let mut guest = house.guest();
    for (wish, status, word) in [
        (json!({ "game": "chess", "seats": ["me"] }), 404, "no game “chess”"),
        (json!({ "game": "rinpa", "seats": ["me"] }), 400, "3 to 5"),
        (json!({ "game": "rinpa", "seats": ["me", "me", "open"] }), 400, "one seat"),
        (json!({ "game": "rinpa", "seats": ["me", "open", "genius"] }), 400, "no such bot. Choose from apprentice"),
        // It would think for hours, on the threads of everybody's bots.
        (json!({ "game": "rinpa", "seats": ["me", "open", "tree:10000000"] }), 400, "no such bot"),
        (json!({ "game": "rinpa", "seats": ["me", "open", "open"], "options": { "deck": "huge" } }), 400, "huge"),
        (json!({ "game": "rinpa", "seats": ["me", "open", "open"], "colour": "red" }), 422, "colour"),
        (json!({ "game": "rinpa", "seats": ["me", "open", "open"], "name": " " }), 400, "1 to 24"),
    ] {
        let answer = guest.post_json("/api/tables", &wish).expect("an answer");
        let error = answer.json()["error"].as_str().expect("a sentence").to_string();
        assert_eq!(answer.status, status, "{wish}: {error}");
        assert!(error.contains(word), "{wish}: {error}");
    }
    let long = json!({ "game": "x".repeat(20_000), "seats": [] });
    assert_eq!(guest.post_json("/api/tables", &long).expect("an answer").status, 413);
}

#[test]
fn the_api_bounds_clocks_and_stand_ins_as_the_form_does() {
    let house = House::open();
    let mut guest = house.guest();
    let wish =
        |settings: Value| json!({ "game": "rinpa", "seats": ["me", "uniform", "uniform"], "settings": settings });
    let week = 604_800;
    let out_of_bounds = [
        (json!({ "clock": { "per-move": { "seconds": 0 } } }), "clock.per-move.seconds"),
        (json!({ "clock": { "per-move": { "seconds": week + 1 } } }), "clock.per-move.seconds"),
        (json!({ "clock": { "bank": { "seconds": 0, "increment": 5 } } }), "clock.bank.seconds"),
        (json!({ "clock": { "bank": { "seconds": 60, "increment": 0 } } }), "clock.bank.increment"),
        (json!({ "clock": { "bank": { "seconds": 60, "increment": 4_294_967_295_u32 } } }), "clock.bank.increment"),
        (json!({ "stand-in": { "after": { "seconds": 0, "level": null } } }), "stand-in.after.seconds"),
        (json!({ "stand-in": { "after": { "seconds": week + 1, "level": null } } }), "stand-in.after.seconds"),
    ];
    for (settings, field) in out_of_bounds {
        let answer = guest.post_json("/api/tables", &wish(settings.clone())).expect("an answer");
        assert_eq!(answer.status, 400, "{settings}");
        let sentence = format!("“{field}” must be from 1 to 604800 seconds.");
        assert_eq!(answer.json()["error"], sentence.as_str(), "{settings}");
    }
    let unknown = json!({ "stand-in": { "after": { "seconds": 60, "level": "emperor" } } });
    assert_eq!(guest.post_json("/api/tables", &wish(unknown)).expect("an answer").status, 400);
    for seconds in [1, week] {
        let settings = json!({ "clock": { "bank": { "seconds": seconds, "increment": seconds } } });
        assert_eq!(guest.post_json("/api/tables", &wish(settings)).expect("an answer").status, 201);
    }
    // The form knows the same bounds.
    for clock in ["move-0", "move-604801", "bank-60-0", "bank-0-5"] {
        let fields = [("name", "Anne"), ("seats", "3"), ("clock", clock)];
        let page = guest.post_form("/new/rinpa", &fields).expect("an answer");
        assert!(page.header("location").is_none(), "{clock}: no table was laid");
    }
}
