//! A page is as light as a move: the bytes that a browser is sent in whole games.

use guest::GuestConnection;
use serde_json::{Value, json};
use wire::{Frame, ServerMessage};

use crate::house::{House, actions, token};

/// The most bytes of the median step, and of all but one in a hundred.
const MEDIAN: u64 = 1_500;
const RARELY: u64 = 10_000;
/// The most bytes of a whole game of IKI, the longest.
const GAME_OF_IKI: u64 = 700_000;

/// What a guest's browser is sent in a game of four, from the page on: the bytes of every step.
fn bytes_of_steps(house: &House, game: &str, options: &Value) -> Vec<u64> {
    let mut guest = house.guest();
    let seats = ["me", "uniform", "uniform", "uniform"];
    let wish = json!({ "game": game, "seats": seats, "options": options });
    let table = guest.create_table(&wish).expect("a table").id;
    let mut playing = guest.connect(&table, None).expect("a connection");
    let page = guest.get(&format!("/table/{table}")).expect("a page").body;
    let number = |name: &str| {
        let (_, after) = page.split_once(name).expect("it stands in the page");
        after.split_once('"').expect("an attribute").0.to_string()
    };
    let (seq, picture) = (number("data-seq=\""), number("data-picture=\""));
    let path = format!("/socket/{table}?format=html&patches=yes&deflate=yes&have={seq}&picture={picture}");
    let mut browser = guest.connect_with(&path, &[]).expect("a connection");
    std::thread::scope(|scope| {
        let shown = scope.spawn(move || bytes_until_the_end(&mut browser));
        play_anything(&mut playing);
        shown.join().expect("the browser shows the result")
    })
}

/// Plays until the game is over, with all kinds of actions.
fn play_anything(playing: &mut GuestConnection) {
    let mut answered = None;
    loop {
        let frame: Box<Frame> = playing.next_frame().expect("a frame");
        if frame.outcome.is_some() {
            return;
        }
        if frame.ask.is_some() && answered != Some(token(&frame)) {
            answered = Some(token(&frame));
            let actions = actions(&frame);
            let action = &actions[frame.seq as usize * 7_919 % actions.len()];
            playing.choose(token(&frame), action).expect("an open connection");
        }
    }
}

/// Reads until the result is shown.
fn bytes_until_the_end(browser: &mut GuestConnection) -> Vec<u64> {
    let mut steps: Vec<u64> = Vec::new();
    let mut last_seq = 0;
    loop {
        let before = browser.bytes_received();
        let message = browser.next().expect("an open connection");
        let bytes = browser.bytes_received() - before;
        let (seq, is_over) = if let ServerMessage::Patch(patch) = message {
            (patch.seq, patch.changes.is_some_and(|changes| changes.text().contains(r#"class=\"result"#)))
        } else if let ServerMessage::Table(page) = message {
            (page.seq, page.html.contains("class=\"result"))
        } else {
            continue;
        };
        // All messages about a step belong to it.
        match steps.last_mut() {
            Some(last) if seq == last_seq => *last += bytes,
            Some(_) | None => steps.push(bytes),
        }
        last_seq = seq;
        if is_over {
            return steps;
        }
    }
}

fn is_light(game: &str, options: &Value) -> u64 {
    let house = House::open();
    let mut steps = bytes_of_steps(&house, game, options);
    let whole = steps.iter().sum();
    steps.sort_unstable();
    let [median, rarely] = [50, 99].map(|percent| steps[(steps.len() * percent / 100).min(steps.len() - 1)]);
    assert!(median <= MEDIAN && rarely <= RARELY, "{game}: {median} bytes in the median, {rarely} at 99 of 100");
    whole
}

#[test]
fn a_step_of_rinpa_is_light() {
    is_light("rinpa", &json!({}));
}

#[test]
fn a_step_of_kabuki_is_light() {
    is_light("kabuki", &json!({ "window": "untimed" }));
}

#[test]
fn a_step_of_ukiyo_e_is_light() {
    is_light("ukiyo-e", &json!({}));
}

#[test]
fn a_step_of_iki_and_a_whole_game_are_light() {
    let whole = is_light("iki", &json!({}));
    assert!(whole <= GAME_OF_IKI, "{whole} bytes");
}

#[test]
fn a_step_of_edo_yashiki_is_light() {
    is_light("edo-yashiki", &json!({}));
}
