//! Who is told the figures of the house.

use guest::Guest;

use crate::house::{House, METRICS_TOKEN};

#[test]
fn figures_are_for_those_who_have_the_token() {
    let house = House::open();
    let mut guest = house.guest();
    for wrong in ["", "Bearer", "Bearer ", "Bearer figures", &format!("Basic {METRICS_TOKEN}")] {
        let answer = guest.get_with("/metrics", ("authorization", wrong)).expect("an answer");
        assert_eq!((answer.status, answer.header("www-authenticate")), (401, Some("Bearer")), "{wrong}");
        assert!(!answer.body.contains("zashiki_tables"), "{wrong}");
    }
    assert_eq!(house.figure("zashiki_store_up"), Some(1));
}

#[test]
fn without_a_token_there_are_no_figures_at_the_public_address() {
    let house = House::open_with(|config| config.metrics_token = None);
    let answer = house.guest().get("/metrics").expect("an answer");
    assert_eq!(answer.status, 404);
    assert!(!answer.body.contains("zashiki_tables"));
}

#[test]
fn figures_can_have_an_address_of_their_own_where_nothing_else_is() {
    let house = House::open_with(|config| {
        config.metrics_token = None;
        config.metrics_address = Some(([127, 0, 0, 1], 0).into());
    });
    let mut watcher = Guest::at(house.metrics_address.expect("an address"));
    let figures = watcher.get("/metrics").expect("an answer");
    assert!(figures.status == 200 && figures.body.contains("zashiki_tables 0"), "{figures:?}");
    assert_eq!(watcher.get("/").expect("an answer").status, 404);
    assert_eq!(house.guest().get("/metrics").expect("an answer").status, 404);
}
