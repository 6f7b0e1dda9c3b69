//! The games of a guest on the first page.

use guest::Guest;
use serde_json::{Value, json};
use table::{Seat, SeatSet};

use crate::house::{House, answer, finish, next_question};

/// The rows of a guest's own games on the first page: the table, its state, and all that is written there.
fn rows(guest: &mut Guest) -> Vec<(String, String, String)> {
    let page = guest.get("/").expect("the first page").body;
    let Some((_, mine)) = page.split_once("id=\"mine\"") else { return Vec::new() };
    let mine = mine.split("</section>").next().expect("it ends");
    let cut = |row: &str, from: &str| {
        let (_, after) = row.split_once(from).unwrap_or_else(|| panic!("{from} is in {row}"));
        after.split(['"', '/']).next().expect("it ends").to_string()
    };
    let rows = mine.split("class=\"table-row\"").skip(1);
    rows.map(|row| (cut(row, "href=\"/table/"), cut(row, "data-state=\""), row.to_string())).collect()
}

fn states(guest: &mut Guest) -> Vec<(String, String)> {
    rows(guest).into_iter().map(|(table, state, _)| (table, state)).collect()
}

/// A game of two guests and a bot that has begun, with the seat that is asked first.
fn two_guests(house: &House) -> (Guest, Guest, String, usize) {
    let (mut one, mut two) = (house.guest(), house.guest());
    let wish = json!({ "game": "rinpa", "seats": ["me", "open", "uniform"], "name": "Aki" });
    let table = one.create_table(&wish).expect("a table").id;
    two.sit(&table, "Ben").expect("a seat");
    let mut connection = one.connect(&table, None).expect("a connection");
    loop {
        let frame = connection.next_frame().expect("a frame");
        let must: Vec<usize> = frame.waiting.must.into_iter().map(Seat::index).collect();
        if let [seat @ (0 | 1)] = must.as_slice() {
            return (one, two, table, *seat);
        }
    }
}

#[test]
fn the_game_that_waits_for_me_is_marked_and_the_others_are_not() {
    let house = House::open();
    let (one, two, table, first) = two_guests(&house);
    let mut guests = [one, two];
    let expect = |guests: &mut [Guest; 2], turn: usize| {
        for (seat, guest) in guests.iter_mut().enumerate() {
            let state = if seat == turn { "your-turn" } else { "playing" };
            assert_eq!(states(guest), [(table.clone(), state.to_string())], "seat {seat}");
        }
    };
    expect(&mut guests, first);
    let facts = rows(&mut guests[0])[0].2.clone();
    assert!(facts.contains("Rinpa") && facts.contains("with Ben") && facts.contains("a moment ago"), "{facts}");
}

#[test]
fn whose_turn_it_is_is_known_of_a_table_that_sleeps() {
    let mut house = House::open();
    let (one, two, table, first) = two_guests(&house);
    let mut guests = [one, two];
    // The other moves until it is the turn of somebody who is away.
    let mut connection = guests[first].connect(&table, None).expect("a connection");
    let question = next_question(&mut connection);
    answer(&mut connection, &question);
    loop {
        let frame = connection.next_frame().expect("a frame");
        if frame.waiting.must == SeatSet::only(Seat::new(1 - first as u8)) {
            break;
        }
        if frame.ask.is_some() {
            answer(&mut connection, &frame);
        }
    }
    drop(connection);
    house.close();
    house.open_again();
    // Nobody has been at the table since: it sleeps.
    assert_eq!(states(&mut guests[1 - first]), [(table.clone(), "your-turn".to_string())]);
    assert_eq!(states(&mut guests[first]), [(table.clone(), "playing".to_string())]);
    assert_eq!(house.figure("zashiki_tables"), Some(0), "no table was woken");
}

#[test]
fn games_that_wait_for_me_come_first_and_finished_ones_lead_to_their_replay() {
    let house = House::open();
    let (mut guest, over) = house.guest_with_bots();
    finish(&mut guest, &over);
    let wish = |seats: Value| json!({ "game": "rinpa", "seats": seats, "options": { "deals": "one" } });
    let running = guest.create_table(&wish(json!(["me", "uniform", "uniform"]))).expect("a table").id;
    next_question(&mut guest.connect(&running, None).expect("a connection"));
    let gathering = guest.create_table(&wish(json!(["me", "open", "uniform"]))).expect("a table").id;
    let expected = [(running, "your-turn"), (gathering, "gathering"), (over.clone(), "over")];
    assert_eq!(states(&mut guest), expected.map(|(table, state)| (table, state.to_string())));
    let last = rows(&mut guest).pop().expect("a row").2;
    assert!(last.contains(&format!("/table/{over}/replay")), "{last}");
    assert_eq!(rows(&mut house.guest()), [], "a stranger has no games");
}
