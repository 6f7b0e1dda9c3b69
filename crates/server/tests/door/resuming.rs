//! Connections that come back.

use table::Seat;
use wire::{Frame, NewsStep, Occupant, Presence, Reach};

use crate::house::{House, answer, next_question, play_to_the_end};

#[test]
fn a_guest_who_says_what_they_have_gets_exactly_the_rest() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let frames = play_to_the_end(&mut guest.connect(&table, None).expect("a connection"));
    let told: Vec<NewsStep> = frames.iter().flat_map(|frame| frame.news.clone()).collect();
    let last = frames.last().expect("a frame").seq;
    for have in [0, 1, 7, last - 1, last] {
        let frame = guest.connect(&table, Some(have)).expect("a connection").next_frame().expect("a frame");
        assert_eq!((frame.reach, frame.seq), (Reach::Missed, last), "have={have}");
        assert_eq!(frame.news, told[have as usize..], "have={have}");
    }
}

#[test]
fn a_guest_who_claims_to_have_more_than_there_is_gets_the_whole_picture() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let question = next_question(&mut guest.connect(&table, None).expect("a connection"));
    let frame = guest.connect(&table, Some(5_000)).expect("a connection").next_frame().expect("a frame");
    assert_eq!((frame.reach, frame.seq), (Reach::Whole, question.seq));
    assert_eq!(frame.ask, question.ask, "the same question with the same token");
}

#[test]
fn two_windows_of_one_guest_show_the_same_and_either_may_answer() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let (mut one, mut other) =
        (guest.connect(&table, None).expect("a connection"), guest.connect(&table, None).expect("a connection"));
    let (in_one, in_other) = (next_question(&mut one), next_question(&mut other));
    let without_reach = |frame: &Frame| Frame { reach: Reach::Whole, news: Vec::new(), ..frame.clone() };
    assert_eq!(without_reach(&in_one), without_reach(&in_other));
    answer(&mut other, &in_other);
    let (in_one, in_other) = (one.next_frame().expect("a frame"), other.next_frame().expect("a frame"));
    assert_eq!(in_one, in_other);
}

#[test]
fn the_others_see_who_comes_and_goes() {
    let house = House::open();
    let (mut host, mut friend) = (house.guest(), house.guest());
    let table = host
        .create_table(&serde_json::json!({ "game": "rinpa", "seats": ["me", "open", "uniform"] }))
        .expect("a table")
        .id;
    let mut connection = host.connect(&table, None).expect("a connection");
    assert_eq!(connection.next_seats().expect("seats").seats[1].occupant, Occupant::Open);
    assert_eq!(friend.sit(&table, "Anne"), Ok(Seat::new(1)));
    let anne = &connection.next_seats().expect("seats").seats[1];
    let occupant = Occupant::Guest { name: "Anne".to_string() };
    assert_eq!((&anne.occupant, anne.presence), (&occupant, Presence::Away));
    let at_table = friend.connect(&table, None).expect("a connection");
    assert_eq!(connection.next_seats().expect("seats").seats[1].presence, Presence::Here);
    drop(at_table);
    assert_eq!(connection.next_seats().expect("seats").seats[1].presence, Presence::Away);
}
