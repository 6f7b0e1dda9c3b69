//! Lines that come back.

use serde_json::Value;

use crate::house::{House, answer, next_question, play_to_the_end};

fn steps(frame: &Value) -> Vec<Value> {
    frame["news"].as_array().expect("a list").clone()
}

#[test]
fn whoever_says_what_they_have_gets_exactly_the_rest() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let frames = play_to_the_end(&mut guest.line(&table, None).expect("a line"));
    let told: Vec<Value> = frames.iter().flat_map(steps).collect();
    let last = frames.last().and_then(|frame| frame["seq"].as_u64()).expect("a number");
    for have in [0, 1, 7, last - 1, last] {
        let frame = guest.line(&table, Some(have as u32)).expect("a line").next_of("frame").expect("a frame");
        assert_eq!((&frame["reach"], frame["seq"].as_u64()), (&"missed".into(), Some(last)), "have={have}");
        assert_eq!(steps(&frame), told[have as usize..], "have={have}");
    }
}

#[test]
fn whoever_claims_to_have_more_than_there_is_gets_the_whole_picture() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let question = next_question(&mut guest.line(&table, None).expect("a line"));
    let frame = guest.line(&table, Some(5_000)).expect("a line").next_of("frame").expect("a frame");
    assert_eq!((&frame["reach"], &frame["seq"]), (&"whole".into(), &question["seq"]));
    assert_eq!(frame["ask"], question["ask"], "the same question with the same token");
}

#[test]
fn two_windows_of_one_guest_show_the_same_and_either_may_answer() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let (mut one, mut other) = (guest.line(&table, None).expect("a line"), guest.line(&table, None).expect("a line"));
    let (in_one, in_other) = (next_question(&mut one), next_question(&mut other));
    let without_reach = |mut frame: Value| {
        let frame = frame.as_object_mut().expect("an object");
        for name in ["reach", "news"] {
            frame.remove(name).expect("every frame has it");
        }
        frame.clone()
    };
    assert_eq!(without_reach(in_one), without_reach(in_other.clone()));
    answer(&mut other, &in_other);
    let (in_one, in_other) = (one.next_of("frame").expect("a frame"), other.next_of("frame").expect("a frame"));
    assert_eq!(in_one, in_other);
}

#[test]
fn the_others_see_who_comes_and_goes() {
    let house = House::open();
    let (mut host, mut friend) = (house.guest(), house.guest());
    let table = host.lay(&serde_json::json!({ "game": "rinpa", "seats": ["me", "open", "uniform"] })).expect("a table");
    let mut line = host.line(&table, None).expect("a line");
    assert_eq!(line.next_of("seats").expect("seats")["seats"][1]["kind"], "open");
    assert_eq!(friend.sit(&table, "Anne"), Ok(1));
    let seats = line.next_of("seats").expect("seats");
    let anne = &seats["seats"][1];
    assert_eq!((&anne["kind"], &anne["name"], &anne["present"]), (&"guest".into(), &"Anne".into(), &false.into()));
    let at_table = friend.line(&table, None).expect("a line");
    assert_eq!(line.next_of("seats").expect("seats")["seats"][1]["present"], true);
    drop(at_table);
    assert_eq!(line.next_of("seats").expect("seats")["seats"][1]["present"], false);
}
