//! Spectators cost little: their coming and going concerns nobody, and all of them see one drawing.

use guest::GuestConnection;
use wire::TablePage;

use crate::house::{House, answer, next_question};

const SPECTATORS: usize = 40;

/// A browser that watches.
fn watch(house: &House, table: &str) -> GuestConnection {
    house.guest().connect_with(&format!("/socket/{table}?format=html"), &[]).expect("a connection")
}

fn drawings(house: &House) -> u64 {
    house.figure("zashiki_drawings_total").expect("a figure")
}

/// The next picture with another number than this.
fn next_picture(connection: &mut GuestConnection, seq: u32) -> TablePage {
    loop {
        let picture = connection.next_table().expect("a picture");
        if picture.seq != seq {
            return picture;
        }
    }
}

#[test]
fn spectators_are_drawn_for_once_and_nobody_is_drawn_for_when_they_come_and_go() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let mut connection = guest.connect(&table, None).expect("a connection");
    let question = next_question(&mut connection);
    let before = drawings(&house);
    let mut watching: Vec<GuestConnection> = (0..SPECTATORS).map(|_| watch(&house, &table)).collect();
    let first: Vec<TablePage> =
        watching.iter_mut().map(|connection| connection.next_table().expect("a picture")).collect();
    assert!(first.iter().all(|picture| picture == &first[0]), "all of them see the same");
    let arrivals = drawings(&house) - before;
    assert!(arrivals <= 2, "{arrivals} drawings for {SPECTATORS} spectators");
    answer(&mut connection, &question);
    let step = next_picture(&mut watching[0], first[0].seq);
    for connection in &mut watching[1..] {
        assert_eq!(next_picture(connection, first[0].seq).html, step.html);
    }
    let before = drawings(&house);
    let half = watching.split_off(SPECTATORS / 2);
    drop(half);
    let newcomer = watch(&house, &table).next_table().expect("a picture");
    assert!(newcomer.seq >= step.seq);
    // Steps of the bots may still be drawn, once each; nothing is drawn for each of the many who are there.
    let after = drawings(&house) - before;
    assert!(after < SPECTATORS as u64 / 2, "{after} drawings");
}

#[test]
fn a_seat_is_never_shown_what_was_drawn_for_a_spectator_or_the_other_way_round() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    next_question(&mut guest.connect(&table, None).expect("a connection"));
    let browser = format!("/socket/{table}?format=html");
    let mine = guest.connect_with(&browser, &[]).expect("a connection").next_table().expect("a picture");
    let theirs = watch(&house, &table).next_table().expect("a picture");
    let page = |guest: &mut guest::Guest| guest.get(&format!("/table/{table}")).expect("a page").body;
    let (my_page, their_page) = (page(&mut guest.clone()), page(&mut house.guest()));
    for (mine, theirs) in [(mine.html, theirs.html), (my_page, their_page)] {
        assert!(mine.contains("data-action") && !theirs.contains("data-action"), "only a player has actions");
    }
}

#[test]
fn a_page_of_rules_is_drawn_once_and_not_sent_again_to_those_who_have_it() {
    let house = House::open();
    let mut guest = house.guest();
    let before = drawings(&house);
    let first = guest.get("/rules/rinpa").expect("a page");
    for _ in 0..20 {
        assert_eq!(house.guest().get("/rules/rinpa").expect("a page").body, first.body);
    }
    assert_eq!(drawings(&house) - before, 1);
    let tag = first.header("etag").expect("a tag").to_string();
    let again = guest.get_with("/rules/rinpa", ("if-none-match", &tag)).expect("an answer");
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    let japanese = guest.get_with("/rules/rinpa", ("accept-language", "ja")).expect("a page");
    assert!(japanese.body.contains("lang=\"ja\"") && japanese.header("etag") != Some(&tag));
    guest.set_cookie("zashiki-look", "motion:less");
    let dressed = guest.get_with("/rules/rinpa", ("if-none-match", &tag)).expect("a page");
    assert_eq!(dressed.status, 200, "another look is another page");
    assert_eq!(drawings(&house) - before, 3);
}
