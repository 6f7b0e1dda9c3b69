//! A database that goes away in the middle of a game and comes back.

use store::testing::{Folder, Postgres};
use store::{Durability, Place};
use wire::{Notice, ServerMessage};

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
    let mut connection = guest.connect(&table, None).expect("a connection");
    let mut question = next_question(&mut connection);
    for _ in 0..3 {
        answer(&mut connection, &question);
        question = next_question(&mut connection);
    }
    postgres.crash();
    answer(&mut connection, &question);
    let notice = connection.next_notice().expect("a notice");
    assert_eq!(notice.kind, Notice::Holding);
    assert!(notice.text.contains("holding your place"), "{notice:?}");
    // A guest who comes now is told as well, and sees the table as it stood.
    let mut late = house.guest().connect(&table, None).expect("a connection");
    let frame = late.next_frame().expect("a frame");
    assert_eq!(frame.seq, question.seq, "what is not stored has not happened");
    assert_eq!(late.next_notice().expect("a notice").kind, Notice::Holding);
    assert_eq!(house.guest().get("/healthz").expect("an answer").status, 503);
    postgres.start_again().expect("the database is back");
    let mut went_on = false;
    let next = connection.find(|message| {
        went_on |= matches!(&message, ServerMessage::Notice(notice) if notice.kind == Notice::GoingOn);
        if let ServerMessage::Frame(frame) = message { Some(frame) } else { None }
    });
    assert_eq!(next.expect("a frame").seq, question.seq + 1, "the answer that was held counts");
    if !went_on {
        assert_eq!(connection.next_notice().expect("a notice").kind, Notice::GoingOn);
    }
    let frames = play_to_the_end(&mut guest.connect(&table, Some(0)).expect("a connection"));
    assert_eq!(frames[0].news[0].seq, 1, "from the first step on, nothing is missing");
}

#[test]
fn while_the_data_folder_is_gone_places_are_held_and_nothing_is_acknowledged() {
    let folder = Folder::new().expect("a temporary folder");
    let (data, away) = (folder.path().join("data"), folder.path().join("away"));
    let house = House::open_with(|config| config.place = Place::Folder(data.clone()));
    let (mut guest, table) = house.guest_with_bots();
    let mut connection = guest.connect(&table, None).expect("a connection");
    let question = next_question(&mut connection);
    assert_eq!(house.guest().get("/healthz").expect("an answer").status, 200);
    std::fs::rename(&data, &away).expect("it can be moved");
    answer(&mut connection, &question);
    assert_eq!(connection.next_notice().expect("a notice").kind, Notice::Holding);
    assert_eq!(house.guest().get("/healthz").expect("an answer").status, 503);
    assert!(
        guest.create_table(&serde_json::json!({ "game": "rinpa", "seats": ["me", "uniform", "uniform"] })).is_err()
    );
    assert!(!data.exists(), "nobody makes an empty one in its place");
    // It comes back, and the answer that was held counts.
    std::fs::rename(&away, &data).expect("it can be moved back");
    let frame = connection.next_frame().expect("a frame");
    assert_eq!(frame.seq, question.seq + 1);
    play_to_the_end(&mut guest.connect(&table, Some(0)).expect("a connection"));
}
