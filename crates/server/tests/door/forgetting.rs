//! A guest who wants to be forgotten.

use guest::Guest;
use serde_json::json;
use table::Seat;

use crate::house::{House, next_question, play_to_the_end};

const NAME: &str = "Unmistakable";

fn wish(seats: &[&str]) -> serde_json::Value {
    json!({ "game": "rinpa", "seats": seats, "options": { "deals": "one" }, "name": NAME, "public": true })
}

/// Everything that the house says about a table to somebody who has just come.
fn told(house: &House, table: &str) -> String {
    let mut stranger = house.guest();
    let paths = ["", "/replay", "/record", "/verify"].map(|way| format!("/table/{table}{way}"));
    let pages: Vec<String> = paths.iter().map(|path| stranger.get(path).expect("an answer").body).collect();
    pages.concat() + &stranger.get("/").expect("the first page").body
}

fn forget(guest: &mut Guest) {
    let asked = guest.get("/forget").expect("an answer");
    assert!(asked.status == 200 && asked.body.contains("Delete everything about you?"));
    let had: Vec<&str> =
        ["zashiki-guest", "zashiki-name"].into_iter().filter(|name| guest.cookie(name).is_some()).collect();
    let done = guest.post_form("/forget", &[]).expect("an answer");
    assert_eq!(done.status, 200);
    assert!(done.body.contains("You have been forgotten"), "{}", done.body);
    let cookies: Vec<&String> =
        done.headers.iter().filter(|(name, _)| name == "set-cookie").map(|(_, value)| value).collect();
    assert!(had.contains(&"zashiki-guest"));
    for cookie in had {
        let gone = format!("{cookie}=;");
        assert!(cookies.iter().any(|set| set.starts_with(&gone) && set.contains("Max-Age=0")), "{cookies:?}");
    }
}

#[test]
fn a_finished_game_stays_and_nobody_is_named_in_it() {
    let mut house = House::open();
    let mut guest = house.guest();
    let table = guest.create_table(&wish(&["me", "uniform", "uniform"])).expect("a table").id;
    // A guest who uses a form has their name in a cookie too.
    guest.post_form(&format!("/table/{table}/sit"), &[("name", NAME)]).expect("an answer");
    play_to_the_end(&mut guest.connect(&table, None).expect("a connection"));
    assert!(told(&house, &table).contains(NAME));
    let cookie = guest.cookie("zashiki-guest").expect("a cookie").to_string();
    forget(&mut guest);
    for moment in ["awake", "asleep"] {
        let told = told(&house, &table);
        assert!(!told.contains(NAME), "{moment}");
        assert!(told.contains("a guest who left"), "{moment}: the game is still there");
        assert!(told.contains("same result."), "{moment}: and genuine");
        house.close();
        house.open_again();
    }
    // Another device of theirs still has the cookie: it opens nothing any more.
    let mut other = house.guest();
    other.set_cookie("zashiki-guest", &cookie);
    assert!(!other.get("/").expect("the first page").body.contains(&table));
    assert!(other.get("/history").expect("an answer").body.contains("You have not finished a game here yet"));
}

#[test]
fn in_a_running_game_with_others_a_bot_takes_the_seat_and_the_game_goes_on() {
    let house = House::open();
    let (mut guest, mut friend) = (house.guest(), house.guest());
    let table = guest.create_table(&wish(&["me", "open", "uniform"])).expect("a table").id;
    friend.sit(&table, "Ben").expect("a seat");
    let mut connection = friend.connect(&table, None).expect("a connection");
    forget(&mut guest);
    let frames = play_to_the_end(&mut connection);
    assert!(frames.last().is_some_and(|frame| frame.outcome.is_some()));
    let told = told(&house, &table);
    assert!(!told.contains(NAME) && told.contains("Ben"));
}

#[test]
fn tables_of_their_own_are_closed() {
    let house = House::open();
    let mut guest = house.guest();
    let alone = guest.create_table(&wish(&["me", "uniform", "uniform"])).expect("a table").id;
    next_question(&mut guest.connect(&alone, None).expect("a connection"));
    let waiting = guest.create_table(&wish(&["me", "open", "uniform"])).expect("a table").id;
    let mut elsewhere = house.guest();
    let joined =
        elsewhere.create_table(&json!({ "game": "rinpa", "seats": ["me", "open", "open"] })).expect("a table").id;
    guest.sit(&joined, NAME).expect("a seat");
    forget(&mut guest);
    for table in [&alone, &waiting] {
        assert_eq!(house.guest().get(&format!("/table/{table}")).expect("an answer").status, 410);
    }
    let left = elsewhere.get(&format!("/table/{joined}")).expect("the table");
    assert!(left.status == 200 && !left.body.contains(NAME));
    assert_eq!(house.guest().sit(&joined, "Chie"), Ok(Seat::new(1)), "the seat is open again");
}

#[test]
fn a_visitor_who_was_never_here_is_forgotten_too() {
    let house = House::open();
    let answer = house.guest().post_form("/forget", &[]).expect("an answer");
    assert_eq!(answer.status, 200);
}
