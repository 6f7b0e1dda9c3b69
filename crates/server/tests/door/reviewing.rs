//! A finished game in hindsight.

use std::time::{Duration, Instant};

use guest::Guest;

use crate::house::{House, next_question, play_to_the_end};

/// How long a review may take before a test fails. Nothing waits this long unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(240);
const GLANCE: Duration = Duration::from_millis(25);

/// The page of a review once it is there, and what was shown before.
fn found(guest: &mut Guest, table: &str) -> (String, Vec<String>) {
    let deadline = Instant::now() + PATIENCE;
    let mut before = Vec::new();
    loop {
        let answer = guest.get(&format!("/table/{table}/review")).expect("an answer");
        assert_eq!(answer.status, 200);
        if !answer.body.contains("data-waits") {
            return (answer.body, before);
        }
        before.push(answer.body);
        assert!(Instant::now() < deadline, "the review is not there after {} s", PATIENCE.as_secs());
        std::thread::sleep(GLANCE);
    }
}

/// How many steps a page of a review has curves for.
fn steps(page: &str) -> usize {
    page.matches("class=\"chances-step\"").count()
}

#[test]
fn a_game_is_reviewed_when_it_is_over_and_not_before() {
    let house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    next_question(&mut guest.connect(&table, None).expect("a connection"));
    assert_eq!(guest.get(&format!("/table/{table}/review")).expect("an answer").status, 409);
    play_to_the_end(&mut guest.connect(&table, None).expect("a connection"));
    let (page, before) = found(&mut guest, &table);
    let record = guest.get(&format!("/table/{table}/record")).expect("an answer").body;
    let inputs = record
        .lines()
        .skip_while(|line| *line != "begin")
        .skip(1)
        .take_while(|line| !line.starts_with("points "))
        .count();
    assert_eq!(steps(&page), inputs + 1, "a point for the set-up and for every input");
    assert_eq!(page.matches("<polyline").count(), 3, "a curve for every seat");
    for waiting in before {
        assert!(waiting.contains("<progress max=\"100\"") && steps(&waiting) == 0);
    }
}

#[test]
fn a_review_is_found_once_is_the_same_for_everybody_and_stands_beside_the_replay() {
    let mut house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    play_to_the_end(&mut guest.connect(&table, None).expect("a connection"));
    let replay = format!("/table/{table}/replay?step=3&eyes=table");
    let before = guest.get(&replay).expect("an answer").body;
    assert!(before.contains(&format!("href=\"/table/{table}/review\"")) && steps(&before) == 0);
    let (mine, _) = found(&mut guest, &table);
    let (theirs, waited) = found(&mut house.guest(), &table);
    assert!(waited.is_empty(), "it is kept");
    let inside = |page: &str| page.split("id=\"review\"").nth(1).expect("a review").to_string();
    assert_eq!(inside(&mine), inside(&theirs));
    let after = guest.get(&replay).expect("an answer").body;
    assert_eq!(steps(&after), steps(&mine));
    assert!(after.contains("class=\"chances-shown\" x1=\"3\""), "the step that is shown is marked");
    // Nothing is kept on paper, and a house that opens again finds the same.
    house.close();
    house.open_again();
    let (again, _) = found(&mut guest, &table);
    assert_eq!(inside(&mine), inside(&again));
}
