//! What the host of a table may do with it.

use guest::{Guest, GuestConnection};
use serde_json::json;
use table::Seat;
use wire::{Notice, Presence, ServerMessage};

use crate::house::House;

/// A host at a public table with an open seat.
fn host(house: &House) -> (Guest, String) {
    let mut host = house.guest();
    let wish = json!({ "game": "rinpa", "seats": ["me", "open", "uniform"], "public": true });
    let table = host.create_table(&wish).expect("a table").id;
    (host, table)
}

fn is_listed(house: &House, table: &str) -> bool {
    house.guest().get("/").expect("the first page").body.contains(table)
}

#[test]
fn a_waiting_table_is_hidden_and_shown_again_by_its_host_alone() {
    let house = House::open();
    let (mut host, table) = host(&house);
    let path = format!("/table/{table}/visibility");
    assert!(is_listed(&house, &table));
    assert_eq!(house.guest().post_form(&path, &[("visibility", "private")]).expect("an answer").status, 403);
    assert!(is_listed(&house, &table));
    for (visibility, listed) in [("private", false), ("public", true), ("private", false)] {
        let answer = host.post_form(&path, &[("visibility", visibility)]).expect("an answer");
        assert_eq!(answer.status, 303);
        assert_eq!(is_listed(&house, &table), listed, "{visibility}");
        let page = host.get(&format!("/table/{table}")).expect("the table").body;
        assert!(page.contains(&format!("value=\"{visibility}\" aria-pressed=\"true\"")), "{visibility}");
    }
    assert_eq!(host.post_form(&path, &[("visibility", "secret")]).expect("an answer").status, 404);
    assert_eq!(house.guest().get(&format!("/table/{table}")).expect("the table").status, 200, "the link leads there");
}

/// Everything that is said until the connection is closed.
fn to_the_end(connection: &mut GuestConnection) -> Vec<ServerMessage> {
    std::iter::from_fn(|| connection.next().ok()).collect()
}

#[test]
fn a_waiting_table_that_is_closed_tells_everybody_and_has_a_friendly_page() {
    let house = House::open();
    let (mut host, table) = host(&house);
    let mut friend = house.guest().connect(&table, None).expect("a connection");
    friend.next_seats().expect("the friend has arrived");
    let path = format!("/table/{table}/close");
    assert_eq!(house.guest().get(&path).expect("an answer").status, 403);
    assert_eq!(house.guest().post_form(&path, &[]).expect("an answer").status, 403);
    let asked = host.get(&path).expect("an answer");
    assert!(asked.status == 200 && asked.body.contains("Close this table for good?"), "the host is asked once more");
    let closed = host.post_form(&path, &[]).expect("an answer");
    assert_eq!((closed.status, closed.header("location")), (303, Some("/")));
    let said = to_the_end(&mut friend);
    let is_told =
        |message: &ServerMessage| matches!(message, ServerMessage::Notice(notice) if notice.kind == Notice::Abandoned);
    assert!(said.iter().any(is_told), "{said:?}");
    for path in [format!("/table/{table}"), format!("/table/{table}/replay"), path] {
        let page = house.guest().get(&path).expect("an answer");
        assert_eq!(page.status, 410, "{path}");
        assert!(page.body.contains("This table was closed") && page.body.contains("href=\"/\""), "{path}");
    }
    assert!(!is_listed(&house, &table));
    assert!(!host.get("/").expect("the first page").body.contains(&table), "nor among the tables of the host");
    assert_eq!(host.post_json(&format!("/api/tables/{table}/start"), &json!({})).expect("an answer").status, 410);
}

#[test]
fn a_game_is_not_closed_while_another_guest_plays_or_has_just_left() {
    let house = House::open();
    let (mut host, table) = host(&house);
    let path = format!("/table/{table}/close");
    let mut friend = house.guest();
    friend.sit(&table, "Ben").expect("a seat");
    let mut connection = friend.connect(&table, None).expect("a connection");
    connection.next_frame().expect("the game has begun");
    let refused = host.post_form(&path, &[]).expect("an answer");
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("no other guest has been at the table for five minutes"), "{}", refused.body);
    let mut watching = host.connect(&table, None).expect("a connection");
    drop(connection);
    while watching.next_seats().expect("who is there").seats[1].presence == Presence::Here {}
    assert_eq!(host.post_form(&path, &[]).expect("an answer").status, 409, "the friend has gone, but not for long");
    assert_eq!(house.guest().get(&format!("/table/{table}")).expect("the table").status, 200);
}

#[test]
fn a_game_against_bots_is_closed_at_once_and_a_finished_one_never() {
    let house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    assert_eq!(
        guest.post_form(&format!("/table/{table}/close"), &[]).expect("an answer").header("location"),
        Some("/")
    );
    assert_eq!(guest.get(&format!("/table/{table}")).expect("an answer").status, 410);
    let (mut guest, table) = house.guest_with_bots();
    crate::house::play_to_the_end(&mut guest.connect(&table, None).expect("a connection"));
    let back = guest.post_form(&format!("/table/{table}/close"), &[]).expect("an answer");
    assert_eq!(back.header("location"), Some(format!("/table/{table}").as_str()));
    assert_eq!(guest.get(&format!("/table/{table}/record")).expect("an answer").status, 200, "the game is kept");
}

#[test]
fn the_host_fills_a_table_with_bots_and_begins() {
    let house = House::open();
    let (mut host, table) = host(&house);
    let page = host.get(&format!("/table/{table}")).expect("the table").body;
    assert!(page.contains("Fill with bots and start"), "{page}");
    assert_eq!(host.post_form(&format!("/table/{table}/start"), &[]).expect("an answer").status, 303);
    let frame = host.connect(&table, None).expect("a connection").next_frame().expect("the game has begun");
    assert_eq!(frame.you, Some(Seat::new(0)));
}
