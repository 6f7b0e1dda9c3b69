//! A house that closes and opens again.

use server::{Config, ServeError, serve};
use store::Place;
use store::testing::Folder;

use crate::house::{House, answer, next_question, play_to_the_end};

#[test]
fn guests_are_told_that_the_house_closes_and_find_their_table_when_it_opens_again() {
    let mut house = House::open();
    let (guest, table) = house.guest_with_bots();
    let mut line = guest.line(&table, None).expect("a line");
    let question = next_question(&mut line);
    answer(&mut line, &question);
    let seen = next_question(&mut line)["seq"].as_u64().expect("a number");
    house.close();
    let notice = line.next_of("notice").expect("a last word");
    assert_eq!(notice["kind"], "closing");
    assert!(notice["text"].as_str().is_some_and(|text| text.contains("pick up where it left off")), "{notice}");
    while line.hear().is_ok() {}
    house.open_again();
    let mut line = guest.line(&table, Some(seen as u32)).expect("a line");
    let frames = play_to_the_end(&mut line);
    assert_eq!((&frames[0]["reach"], frames[0]["you"].as_u64()), (&"missed".into(), Some(0)));
    assert!(frames[0]["seq"].as_u64() >= Some(seen));
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
