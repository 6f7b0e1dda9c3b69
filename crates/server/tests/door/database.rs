//! A database that goes away in the middle of a game and comes back.

use store::testing::{Folder, Postgres};
use store::{Durability, Place};

use crate::house::{House, answer, next_question, play_to_the_end};

#[test]
fn while_the_database_is_away_places_are_held_and_nothing_acknowledged_is_lost() {
    let mut postgres = match Postgres::start() {
        Ok(postgres) => postgres,
        Err(reason) => return eprintln!("NOT TESTED with a database that goes away: {reason}"),
    };
    let place = postgres.fresh_database().expect("a database");
    let house = House::open_with(|config| (config.place, config.durability) = (place, Durability::ProcessCrash));
    let (guest, table) = house.guest_with_bots();
    let mut line = guest.line(&table, None).expect("a line");
    let mut question = next_question(&mut line);
    for _ in 0..3 {
        answer(&mut line, &question);
        question = next_question(&mut line);
    }
    postgres.crash();
    answer(&mut line, &question);
    let notice = line.next_of("notice").expect("a notice");
    assert_eq!(notice["kind"], "holding");
    assert!(notice["text"].as_str().is_some_and(|text| text.contains("holding your place")), "{notice}");
    // Whoever comes now is told as well, and sees the table as it stood.
    let mut late = house.guest().line(&table, None).expect("a line");
    let frame = late.next_of("frame").expect("a frame");
    assert_eq!(frame["seq"], question["seq"], "what is not stored has not happened");
    assert_eq!(late.next_of("notice").expect("a notice")["kind"], "holding");
    assert_eq!(house.guest().get("/healthz").expect("an answer").status, 503);
    postgres.start_again().expect("the database is back");
    let mut next = line.hear().expect("a message");
    let mut went_on = next["type"] == "notice" && next["kind"] == "going-on";
    while next["type"] != "frame" {
        next = line.hear().expect("a message");
        went_on |= next["type"] == "notice" && next["kind"] == "going-on";
    }
    assert_eq!(next["seq"].as_u64(), question["seq"].as_u64().map(|seq| seq + 1), "the answer that was held counts");
    if !went_on {
        assert_eq!(line.next_of("notice").expect("a notice")["kind"], "going-on");
    }
    let frames = play_to_the_end(&mut guest.line(&table, Some(0)).expect("a line"));
    let whole = frames[0]["news"].as_array().expect("a list");
    assert_eq!(whole[0]["seq"], 1, "from the first step on, nothing is missing");
}

#[test]
fn while_the_data_folder_is_gone_places_are_held_and_nothing_is_acknowledged() {
    let folder = Folder::new().expect("a temporary folder");
    let (data, away) = (folder.path().join("data"), folder.path().join("away"));
    let house = House::open_with(|config| config.place = Place::Folder(data.clone()));
    let (mut guest, table) = house.guest_with_bots();
    let mut line = guest.line(&table, None).expect("a line");
    let question = next_question(&mut line);
    assert_eq!(house.guest().get("/healthz").expect("an answer").status, 200);
    std::fs::rename(&data, &away).expect("it can be moved");
    answer(&mut line, &question);
    assert_eq!(line.next_of("notice").expect("a notice")["kind"], "holding");
    assert_eq!(house.guest().get("/healthz").expect("an answer").status, 503);
    assert!(guest.lay(&serde_json::json!({ "game": "rinpa", "seats": ["me", "uniform", "uniform"] })).is_err());
    assert!(!data.exists(), "nobody makes an empty one in its place");
    // It comes back, and the answer that was held counts.
    std::fs::rename(&away, &data).expect("it can be moved back");
    let frame = line.next_of("frame").expect("a frame");
    assert_eq!(frame["seq"].as_u64(), question["seq"].as_u64().map(|seq| seq + 1));
    play_to_the_end(&mut guest.line(&table, Some(0)).expect("a line"));
}
