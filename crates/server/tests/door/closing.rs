//! A house that closes and opens again.

use server::{Config, ServeError, serve};
use store::Place;
use store::testing::Folder;
use table::Seat;
use wire::{Notice, Reach};

use crate::house::{House, answer, next_question, play_to_the_end};

#[test]
fn guests_are_told_that_the_house_closes_and_find_their_table_when_it_opens_again() {
    let mut house = House::open();
    let (guest, table) = house.guest_with_bots();
    let mut connection = guest.connect(&table, None).expect("a connection");
    let question = next_question(&mut connection);
    answer(&mut connection, &question);
    let seen = next_question(&mut connection).seq;
    house.close();
    let notice = connection.next_notice().expect("a last word");
    assert_eq!(notice.kind, Notice::Closing);
    assert!(notice.text.contains("pick up where it left off"), "{notice:?}");
    while connection.next().is_ok() {}
    house.open_again();
    let mut connection = guest.connect(&table, Some(seen)).expect("a connection");
    let frames = play_to_the_end(&mut connection);
    assert_eq!((frames[0].reach, frames[0].you), (Reach::Missed, Some(Seat::new(0))));
    assert!(frames[0].seq >= seen);
}

#[test]
fn a_port_in_use_is_named_together_with_the_flag_that_changes_it() {
    let house = House::open();
    let folder = Folder::new().expect("a temporary folder");
    let config = Config::new(house.address, Place::Folder(folder.path().to_path_buf()));
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let refused = runtime.block_on(serve(config)).err().expect("a refusal");
    assert!(matches!(refused, ServeError::InUse(_)));
    let said = refused.to_string();
    assert!(said.contains(&house.address.port().to_string()) && said.contains("--port"), "{said}");
}
