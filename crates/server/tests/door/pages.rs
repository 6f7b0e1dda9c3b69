//! Pages and what comes with them.

use guest::GuestError;
use wire::{Refusal, SeatRange};

use crate::house::{House, next_question, play_to_the_end};

#[test]
fn every_answer_carries_the_security_headers() {
    let house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    let paths = ["/".to_string(), format!("/table/{table}"), "/nowhere".to_string(), "/api/games".to_string()];
    for path in paths.iter().map(String::as_str).chain(["/healthz", "/rules/rinpa", "/new/rinpa"]) {
        let answer = guest.get(path).expect("an answer");
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.starts_with("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert!(!policy.contains("unsafe") && !policy.contains('*'), "{path}: {policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("x-frame-options"), Some("DENY"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"), "{path}");
    }
}

#[test]
fn a_table_that_does_not_exist_has_a_friendly_page_with_a_way_home() {
    let house = House::open();
    let mut guest = house.guest();
    for path in ["/table/nosuchtablehere", "/table/%3Cscript%3E", "/table/nosuchtablehere/record", "/nowhere"] {
        let answer = guest.get(path).expect("an answer");
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.body.contains("<html") && answer.body.contains("href=\"/\""), "{path}");
        assert!(!answer.body.contains("<script>"), "{path}");
    }
    let refused = guest.connect("nosuchtablehere", None).expect_err("a refusal");
    let is_told = matches!(refused, GuestError::Refused { status: 404, code: Some(Refusal::NoSuchTable), .. });
    assert!(is_told, "{refused:?}");
}

#[test]
fn the_record_is_published_when_the_game_is_over_and_not_before() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let path = format!("/table/{table}/record");
    let mut connection = guest.connect(&table, None).expect("a connection");
    next_question(&mut connection);
    let early = house.guest().get(&path).expect("an answer");
    assert_eq!(early.status, 409);
    assert!(!early.body.contains("seed "), "{}", early.body);
    play_to_the_end(&mut guest.connect(&table, None).expect("a connection"));
    let answer = house.guest().get(&path).expect("an answer");
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("text/plain; charset=utf-8")));
    assert!(answer.header("content-disposition").is_some_and(|how| how.starts_with("attachment")));
    let record: table::Record = answer.body.parse().expect("a record");
    let game = catalog::game("rinpa").expect("it is in the house");
    game.replay(&record, &mut |_| {}).expect("a genuine record");
}

#[test]
fn hosts_are_told_how_the_house_is() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let frames = play_to_the_end(&mut guest.connect(&table, None).expect("a connection"));
    let steps = frames.last().expect("a frame").seq - 1;
    assert_eq!(house.guest().get("/healthz").expect("an answer").status, 200);
    assert_eq!(house.figure("zashiki_store_rows"), Some(u64::from(steps)), "one row for every step but the set-up");
    assert_eq!(house.figure("zashiki_store_up"), Some(1));
    assert_eq!(house.figure("zashiki_reopened_total"), Some(0));
}

#[test]
fn programs_can_ask_what_there_is_to_play() {
    let house = House::open();
    let games = house.guest().games().expect("an answer");
    let rinpa = games.iter().find(|game| game.name == "rinpa").expect("rinpa");
    assert_eq!(rinpa.seats, SeatRange { from: 3, to: 5 });
    assert!(!rinpa.levels.is_empty());
    assert_eq!(rinpa.options[0].name, "deals");
}
