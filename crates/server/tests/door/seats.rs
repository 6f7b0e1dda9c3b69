//! Who may sit where.

use serde_json::json;
use table::Seat;
use wire::{ErrorBody, Refusal};

use crate::house::House;

#[test]
fn a_second_person_on_somebodys_seat_is_told_what_it_is() {
    let house = House::open();
    let (mut host, mut second) = (house.guest(), house.guest());
    let table = host.create_table(&json!({ "game": "rinpa", "seats": ["me", "open", "uniform"] })).expect("a table").id;
    let sit = format!("/api/tables/{table}/sit");
    let answer = second.post_json(&sit, &json!({ "name": "Anne", "seat": 0 })).expect("an answer");
    assert_eq!(answer.status, 409);
    assert_eq!(answer.read::<ErrorBody>().expect("a reason").code, Refusal::SeatTaken);
    let page = second.post_form(&format!("/table/{table}/sit"), &[("name", "Anne"), ("seat", "A")]).expect("a page");
    assert_eq!(page.status, 409);
    assert!(page.body.contains("Someone is already sitting there"), "{}", page.body);
    assert!(page.body.contains(&format!("href=\"/table/{table}\"")), "with a way back to the table");
    let strange = second.post_json(&sit, &json!({ "name": "Anne", "seat": 9 })).expect("an answer");
    assert_eq!(strange.status, 400);
    assert_eq!(second.sit(&table, "Anne"), Ok(Seat::new(1)), "the open seat is theirs");
    assert_eq!(second.sit(&table, "Anne"), Ok(Seat::new(1)), "and stays theirs");
}

#[test]
fn a_full_table_has_a_friendly_page() {
    let house = House::open();
    let (_, table) = house.guest_with_bots();
    let mut late = house.guest();
    let answer = late.post_json(&format!("/api/tables/{table}/sit"), &json!({ "name": "Late" })).expect("an answer");
    assert_eq!(answer.status, 409);
    assert_eq!(answer.read::<ErrorBody>().expect("a reason").code, Refusal::Full);
    let page = late.post_form(&format!("/table/{table}/sit"), &[("name", "Late")]).expect("a page");
    assert_eq!(page.status, 409);
    assert!(page.body.contains("<html") && page.body.contains("href=\"/"), "a page with a way on");
    let watching = late.get(&format!("/table/{table}")).expect("a page");
    assert_eq!(watching.status, 200, "and they may watch");
}

#[test]
fn only_the_host_begins_and_bots_take_the_open_seats() {
    let house = House::open();
    let (mut host, mut other) = (house.guest(), house.guest());
    let table =
        host.create_table(&json!({ "game": "rinpa", "seats": ["me", "open", "open", "open"] })).expect("a table").id;
    let start = format!("/api/tables/{table}/start");
    assert_eq!(other.post_json(&start, &json!({})).expect("an answer").status, 409);
    let mut connection = host.connect(&table, None).expect("a connection");
    assert_eq!(host.post_json(&start, &json!({})).expect("an answer").status, 200);
    assert_eq!(connection.next_frame().expect("a frame").you, Some(Seat::new(0)));
    let again = host.post_json(&start, &json!({})).expect("an answer");
    assert_eq!(again.status, 409);
    assert_eq!(again.read::<ErrorBody>().expect("a reason").code, Refusal::AlreadyStarted);
}

#[test]
fn before_the_game_begins_nobody_can_act() {
    let house = House::open();
    let mut host = house.guest();
    let table = host.create_table(&json!({ "game": "rinpa", "seats": ["me", "open", "uniform"] })).expect("a table").id;
    let mut connection = host.connect(&table, None).expect("a connection");
    connection.choose(1, "K1").expect("an open connection");
    let refused = connection.next_refused().expect("a refusal");
    assert!(refused.code == Refusal::NotStarted && refused.text.contains("not started"), "{refused:?}");
}
