//! Who may sit where.

use serde_json::json;

use crate::house::House;

#[test]
fn a_second_person_on_somebodys_seat_is_told_what_it_is() {
    let house = House::open();
    let (mut host, mut second) = (house.guest(), house.guest());
    let table = host.lay(&json!({ "game": "rinpa", "seats": ["me", "open", "uniform"] })).expect("a table");
    let sit = format!("/api/tables/{table}/sit");
    let answer = second.post_json(&sit, &json!({ "name": "Anne", "seat": 0 })).expect("an answer");
    assert_eq!(answer.status, 409);
    assert!(answer.body.contains("somebody sits there already"), "{}", answer.body);
    let page = second.post_form(&format!("/table/{table}/sit"), &[("name", "Anne"), ("seat", "A")]).expect("a page");
    assert_eq!(page.status, 409);
    assert!(page.body.contains("Someone is already sitting there"), "{}", page.body);
    assert!(page.body.contains(&format!("href=\"/table/{table}\"")), "with a way back to the table");
    let strange = second.post_json(&sit, &json!({ "name": "Anne", "seat": 9 })).expect("an answer");
    assert_eq!(strange.status, 400);
    assert_eq!(second.sit(&table, "Anne"), Ok(1), "the open seat is theirs");
    assert_eq!(second.sit(&table, "Anne"), Ok(1), "and stays theirs");
}

#[test]
fn a_full_table_has_a_friendly_page() {
    let house = House::open();
    let (_, table) = house.guest_with_bots();
    let mut late = house.guest();
    let answer = late.post_json(&format!("/api/tables/{table}/sit"), &json!({ "name": "Late" })).expect("an answer");
    assert_eq!(answer.status, 409);
    assert!(answer.body.contains("every seat is taken"), "{}", answer.body);
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
    let table = host.lay(&json!({ "game": "rinpa", "seats": ["me", "open", "open", "open"] })).expect("a table");
    let start = format!("/api/tables/{table}/start");
    assert_eq!(other.post_json(&start, &json!({})).expect("an answer").status, 409);
    let mut line = host.line(&table, None).expect("a line");
    assert_eq!(host.post_json(&start, &json!({})).expect("an answer").status, 200);
    assert_eq!(line.next_of("frame").expect("a frame")["you"], 0);
    let again = host.post_json(&start, &json!({})).expect("an answer");
    assert!(again.status == 409 && again.body.contains("has begun"), "{}", again.body);
}

#[test]
fn before_the_game_begins_nobody_can_act() {
    let house = House::open();
    let mut host = house.guest();
    let table = host.lay(&json!({ "game": "rinpa", "seats": ["me", "open", "uniform"] })).expect("a table");
    let mut line = host.line(&table, None).expect("a line");
    line.choose(1, "K1").expect("an open line");
    let refused = line.next_of("refused").expect("a refusal");
    assert!(refused["text"].as_str().is_some_and(|text| text.contains("not started")), "{refused}");
}
