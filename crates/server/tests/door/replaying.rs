//! A finished game again, step by step.

use serde_json::json;

use crate::house::{House, next_question, play_to_the_end};

/// How often a page shows this.
fn count(page: &str, what: &str) -> usize {
    page.matches(what).count()
}

#[test]
fn a_game_can_be_seen_again_when_it_is_over_and_not_before() {
    let house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    let path = format!("/table/{table}/replay");
    next_question(&mut guest.connect(&table, None).expect("a connection"));
    assert_eq!(guest.get(&path).expect("an answer").status, 409);
    play_to_the_end(&mut guest.connect(&table, None).expect("a connection"));
    let page = guest.get(&path).expect("an answer");
    assert_eq!(page.status, 200);
    assert!(page.body.contains("Seed, hash and result match"));
}

#[test]
fn a_replay_has_the_eyes_of_one_seat_of_the_table_or_of_nobody() {
    let house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    play_to_the_end(&mut guest.connect(&table, None).expect("a connection"));
    let mut see = |eyes: &str| guest.get(&format!("/table/{table}/replay?step=0&eyes={eyes}")).expect("an answer").body;
    let (mine, other, table_only, truth) = (see("A"), see("B"), see("table"), see("truth"));
    let hand = |page: &str| {
        let cards = page.split("rinpa-held-card").skip(1).filter_map(|rest| rest.split("data-action=\"").nth(1));
        cards.map(|rest| rest.split('"').next().unwrap_or("").to_string()).collect::<Vec<_>>()
    };
    assert!(!hand(&mine).is_empty() && hand(&mine).len() == hand(&other).len());
    assert!(hand(&mine).iter().all(|card| !hand(&other).contains(card)), "two seats hold different cards");
    assert_eq!((hand(&table_only).len(), count(&table_only, "truth-piece")), (0, 0));
    assert_eq!(count(&truth, "truth-piece"), 3 * hand(&mine).len(), "the whole truth has all three hands");
}

#[test]
fn the_whole_truth_says_who_was_dealt_and_drew_what_and_says_it_once() {
    let house = House::open();
    let mut guest = house.guest();
    let wish = json!({ "game": "ukiyo-e", "seats": ["me", "uniform"], "options": { "rounds": "one" } });
    let table = guest.create_table(&wish).expect("a table").id;
    play_to_the_end(&mut guest.connect(&table, None).expect("a connection"));
    let mut log = |eyes: &str| {
        let page = guest.get(&format!("/table/{table}/replay?step=0&eyes={eyes}")).expect("an answer").body;
        page.split_once("log-lines").expect("what happened is told").1.to_string()
    };
    let (mine, truth) = (log("A"), log("truth"));
    assert_eq!((count(&mine, "You are dealt "), count(&mine, " is dealt ")), (1, 0));
    assert_eq!((count(&truth, "You are dealt "), count(&truth, " is dealt ")), (0, 2));
    assert!(count(&mine, " draws from the draw pile.") > 0, "what others draw is hidden");
    assert_eq!(count(&truth, " draws from the draw pile."), 0);
    assert!(count(&truth, " from the draw pile.") > count(&mine, "You draw "), "every draw is told");
}

#[test]
fn a_guest_who_asks_for_a_step_beyond_the_end_or_unknown_eyes_gets_the_nearest_there_is() {
    let house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    play_to_the_end(&mut guest.connect(&table, None).expect("a connection"));
    let page = guest.get(&format!("/table/{table}/replay?step=99999&eyes=Z")).expect("an answer");
    assert_eq!(page.status, 200);
    assert_eq!(count(&page.body, "id=\"replay-last\" href"), 0, "there is nothing behind the last step");
}

#[test]
fn from_any_step_one_can_play_on_against_bots() {
    let house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    let frames = play_to_the_end(&mut guest.connect(&table, None).expect("a connection"));
    // Everything is public in Rinpa but the hands, so a seat has a frame for every step and one for the set-up.
    let before = frames.iter().find(|frame| frame.seq == 8).expect("it was played");
    let form = [("step", "7"), ("seat", "A")];
    let answer = guest.post_form(&format!("/table/{table}/play-on"), &form).expect("an answer");
    let path = answer.header("location").expect("a way to the new table").to_string();
    let new = path.strip_prefix("/table/").expect("a table").to_string();
    assert_ne!(new, table);
    let mut connection = guest.connect(&new, None).expect("a connection");
    let first = connection.next_frame().expect("a frame");
    assert_eq!(first.hash, before.hash, "the same seed");
    assert!(first.seq >= 8, "it goes on where it was left");
    let last = play_to_the_end(&mut guest.connect(&new, None).expect("a connection")).pop().expect("a result");
    assert!(last.outcome.is_some());
}

#[test]
fn a_running_game_shows_a_guest_what_they_saw_and_a_stranger_what_everybody_saw() {
    let house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    let path = format!("/table/{table}/back");
    next_question(&mut guest.connect(&table, None).expect("a connection"));
    let mine = guest.get(&format!("{path}?step=0")).expect("an answer");
    assert_eq!(mine.status, 200);
    let held = |page: &str| count(page, "rinpa-held-card");
    assert!(held(&mine.body) > 2, "the hand as it was dealt");
    assert_eq!(count(&mine.body, "truth"), 0);
    let other = house.guest().get(&format!("{path}?step=0")).expect("an answer").body;
    assert_eq!(held(&other), 0, "a stranger sees no hand");
    play_to_the_end(&mut guest.connect(&table, None).expect("a connection"));
    let over = guest.get(&path).expect("an answer");
    assert_eq!(over.header("location"), Some(format!("/table/{table}/replay").as_str()));
}
