//! Ending sessions on other devices, and changing the secret of the house.

use guest::{Closed, Guest, GuestConnection};
use server::{OldSecrets, rotate_secret};
use store::{Durability, Secret, Store, UnixMs};
use table::Seat;
use wire::ServerMessage;

use crate::house::{House, answer, next_question};

const COOKIE: &str = "zashiki-guest";
const A: Option<Seat> = Some(Seat::new(0));

/// The same guest on another device, by a link.
fn carried(house: &House, guest: &mut Guest, table: &str) -> Guest {
    let page = guest.get(&format!("/table/{table}/carry")).expect("an answer").expect(200).expect("a page");
    let (_, after) = page.body.split_once("/carry/").expect("a link");
    let token = after.split('"').next().expect("a token").to_string();
    let mut other = house.guest();
    other.post_form(&format!("/carry/{token}"), &[]).expect("an answer").expect(303).expect("a seat");
    other
}

/// The seat that somebody has at a table.
fn seat(guest: &Guest, table: &str) -> Option<Seat> {
    guest.connect(table, None).expect("a connection").next_frame().expect("a frame").you
}

/// How a connection ends on which nothing is answered any more.
fn end_of(connection: &mut GuestConnection) -> (Option<String>, Closed) {
    let mut bye = None;
    loop {
        match connection.next() {
            Ok(ServerMessage::Bye(said)) => bye = Some(said.text),
            Ok(_) => {}
            Err(closed) => return (bye, closed),
        }
    }
}

#[test]
fn a_guest_who_signs_out_all_other_devices_keeps_the_seat_and_they_lose_it_at_once() {
    let mut house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    let mut other = carried(&house, &mut guest, &table);
    assert_eq!((seat(&guest, &table), seat(&other, &table)), (A, A));
    let before = guest.clone();
    for page in [guest.get("/history"), guest.get("/sessions")] {
        assert!(page.expect("an answer").body.contains("/sessions"), "there is a way to it");
    }
    let done = guest.post_form("/sessions", &[]).expect("an answer");
    assert!(done.status == 200 && done.body.contains("All other devices are signed out"), "{}", done.body);
    for moment in ["at once", "when the house was opened again"] {
        assert_eq!(seat(&guest, &table), A, "{moment}");
        assert_eq!(seat(&other, &table), None, "{moment}");
        assert_eq!(seat(&before, &table), None, "{moment}: a copy of the cookie is worth nothing either");
        let refused = other.get(&format!("/table/{table}/carry")).expect("an answer");
        assert_eq!(refused.status, 409, "{moment}");
        assert!(!other.get("/").expect("an answer").body.contains(&table), "{moment}");
        house.close();
        house.open_again();
    }
    // A device that was signed out can't sign the others out.
    other.post_form("/sessions", &[]).expect("an answer");
    assert_eq!(seat(&guest, &table), A);
}

#[test]
fn open_sockets_of_an_ended_session_are_closed_at_once() {
    let house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    let other = carried(&house, &mut guest, &table);
    let (mut own, mut theirs) =
        (guest.connect(&table, None).expect("a connection"), other.connect(&table, None).expect("a connection"));
    let mut stranger = house.guest().connect(&table, None).expect("a connection");
    let question = next_question(&mut own);
    next_question(&mut theirs);
    guest.post_form("/sessions", &[]).expect("an answer").expect(200).expect("it is done");
    let (bye, closed) = end_of(&mut theirs);
    assert!(bye.is_some_and(|text| text.contains("signed out")), "they are told why");
    assert_eq!(closed.code, Some(1008), "{closed:?}");
    // The own pages are closed without a word, and come back with the new cookie.
    let (bye, closed) = end_of(&mut own);
    assert_eq!((bye, closed.code), (None, Some(1001)), "{closed:?}");
    let mut own = guest.connect(&table, None).expect("a connection");
    assert_eq!(next_question(&mut own).ask, question.ask, "the same question as before");
    answer(&mut own, &question);
    // The others at the table noticed nothing.
    stranger.next_frame().expect("an open connection");
}

#[test]
fn a_link_that_was_made_before_carries_nobody_afterwards() {
    let house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    let page = guest.get(&format!("/table/{table}/carry")).expect("an answer").body;
    let (_, after) = page.split_once("/carry/").expect("a link");
    let path = format!("/carry/{}", after.split('"').next().expect("a token"));
    guest.post_form("/sessions", &[]).expect("an answer").expect(200).expect("it is done");
    assert_eq!(house.guest().post_form(&path, &[]).expect("an answer").status, 404);
    let other = carried(&house, &mut guest, &table);
    assert_eq!(seat(&other, &table), A, "a new one does");
    guest.post_form("/sessions", &[]).expect("an answer").expect(200).expect("it can be done again");
    assert_eq!((seat(&guest, &table), seat(&other, &table)), (A, None));
}

#[test]
fn a_guest_who_is_forgotten_is_signed_out_everywhere() {
    let house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    let other = carried(&house, &mut guest, &table);
    let (mut stranger, _) = house.guest_with_bots();
    let mut connection = other.connect(&table, None).expect("a connection");
    next_question(&mut connection);
    guest.post_form("/forget", &[]).expect("an answer").expect(200).expect("it is done");
    let (bye, _) = end_of(&mut connection);
    assert!(bye.is_some());
    let mut other = other;
    let laid = other.post_form("/play/rinpa", &[]).expect("an answer");
    assert!(laid.header("set-cookie").is_some_and(|cookie| cookie.starts_with(COOKIE)), "they are somebody new");
    assert!(stranger.get("/").expect("an answer").body.contains("id=\"mine\""), "others are who they were");
}

#[test]
fn after_a_rotation_old_cookies_are_good_and_sealed_anew_by_use() {
    let mut house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    let before = guest.clone();
    house.close();
    assert_eq!(house.wait_for(rotate_secret(house.place(), OldSecrets::Keep)), Ok(30));
    house.open_again();
    assert_eq!(seat(&guest, &table), A);
    guest.get("/history").expect("an answer");
    assert_ne!(guest.cookie(COOKIE), before.cookie(COOKIE), "it was sealed anew");
    house.close();
    assert_eq!(house.wait_for(rotate_secret(house.place(), OldSecrets::Keep)), Ok(30));
    house.open_again();
    assert_eq!((seat(&guest, &table), seat(&before, &table)), (A, A), "two rotations within 30 days");
    guest.get("/history").expect("an answer");
    house.close();
    assert_eq!(house.wait_for(rotate_secret(house.place(), OldSecrets::Drop)), Ok(0));
    house.open_again();
    assert_eq!((seat(&guest, &table), seat(&before, &table)), (None, None), "all are dropped");
}

#[test]
fn a_secret_that_was_retired_30_days_ago_opens_nothing() {
    let mut house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    let before = guest.clone();
    let now =
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970").as_millis() as u64;
    let days_ago = |days: u64| UnixMs(now - days * 24 * 60 * 60 * 1_000);
    let rotate = |house: &House, byte: u8, days: u64| {
        house.wait_for(async {
            let store = Store::open(house.place(), Durability::ProcessCrash).await.expect("a closed house");
            store.rotate_cookie_secret(&Secret::from_bytes([byte; 32]), days_ago(days)).await.expect("a new secret");
            store.close(std::time::Duration::from_secs(30)).await.expect("it closes");
        });
    };
    house.close();
    rotate(&house, 1, 29);
    house.open_again();
    assert_eq!(seat(&guest, &table), A, "after 29 days");
    guest.get("/history").expect("an answer");
    house.close();
    rotate(&house, 2, 31);
    house.open_again();
    assert_eq!(seat(&guest, &table), None, "after 31 days, also if it was sealed anew meanwhile");
    assert_eq!(seat(&before, &table), A, "the one of 29 days is still good");
}

#[test]
fn a_house_that_is_open_keeps_its_secret() {
    let house = House::open();
    let refused = house.wait_for(rotate_secret(house.place(), OldSecrets::Keep));
    assert!(refused.is_err_and(|error| error.to_string().contains("stop it")), "it is in use");
}
