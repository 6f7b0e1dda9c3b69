//! A finished game again: step by step, with the eyes of anybody, and on from any of its steps.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::json;

use crate::guest::{Guest, Size, until};
use crate::stage::Stage;

/// Everything on the board that is a card and not the gap for one.
const CARDS: &str = "return [...document.querySelectorAll('#board [data-key^=\"card-\"]')] \
     .map(({ dataset }) => dataset.key.replace('card-', ''))";

async fn cards(guest: &Guest) -> BTreeSet<String> {
    guest.ask(CARDS).await
}

/// The step of every line of the log: of those that have happened, and of the one that is marked as the latest.
#[derive(Debug, Deserialize)]
struct LogSteps {
    happened: Vec<usize>,
    to_come: Vec<usize>,
    marked: Vec<usize>,
}

const LOG_STEPS: &str = "const steps = (css) => [...document.querySelectorAll(`#log-lines ${css}`)] \
     .map(({ href }) => Number(new URL(href).searchParams.get('step'))); \
     return { happened: steps('li:not([data-future]) a'), to_come: steps('[data-future] a'), marked: steps('[aria-current]') }";

/// Waits for a step; says what is drawn there. The address, the knob and the log say which one it is, too.
async fn shown(guest: &Guest, step: usize) -> String {
    guest.find(&format!("#board[data-seq='{step}']")).await;
    let address: BTreeMap<String, String> = guest.place().await.query_pairs().into_owned().collect();
    assert_eq!(address.get("step"), Some(&step.to_string()), "the address leads here: {address:?}");
    let knob: String = guest.ask("return document.getElementById('replay-step').value").await;
    assert_eq!(knob, step.to_string(), "the knob is where the game is");
    let log: LogSteps = guest.ask(LOG_STEPS).await;
    let is_told = log.happened.iter().all(|&told| told <= step) && log.to_come.iter().all(|&told| told > step);
    assert!(is_told && log.marked.iter().eq(log.happened.last()), "the log knows it: {step} in {log:?}");
    let text: String = guest.ask("return document.getElementById('board').textContent").await;
    format!("{text} {:?}", cards(guest).await)
}

/// Chooses with whose eyes the game is seen and waits until it is.
async fn see_as(guest: &Guest, eyes: &str) {
    let select = guest.find("#replay-eyes").await;
    select.select_by_value(eyes).await.expect("these eyes are offered");
    until(&format!("the eyes are {eyes}"), || async {
        let place = guest.place().await;
        place.query_pairs().any(|(key, value)| key == "eyes" && value == eyes).then_some(())
    })
    .await;
}

/// A deal from this deck, played to its end; its replay is open at the set-up, with the guest's own eyes.
async fn replay(stage: &Stage, deck: &str) -> Guest {
    let guest = stage.guest(Size::Laptop).await.calm().await;
    let options = json!({ "deals": "one", "deck": deck });
    guest.lay_as(stage, &json!({ "game": "rinpa", "seats": ["me", "dealer", "dealer"], "options": options })).await;
    guest.play_to_the_end().await;
    guest.follow("#result a[href$='/replay']").await;
    guest
}

const KEY_RIGHT: &str = "\u{E014}";
const KEY_LEFT: &str = "\u{E012}";
const KEY_END: &str = "\u{E010}";
const KEY_HOME: &str = "\u{E011}";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replay_is_stepped_through_by_button_key_and_knob() {
    let stage = Stage::open().await;
    let guest = replay(&stage, "tiny").await;
    let last: usize = guest.ask("return Number(document.getElementById('replay-step').max)").await;
    guest.press("#replay-after").await;
    let first = shown(&guest, 1).await;
    guest.press("#replay-after").await;
    let second = shown(&guest, 2).await;
    assert_ne!(first, second, "another picture");
    guest.press("#replay-before").await;
    assert_eq!(shown(&guest, 1).await, first, "the same picture again");
    guest.press("h1").await;
    guest.keys(KEY_RIGHT).await;
    assert_eq!(shown(&guest, 2).await, second, "the key leads where the button did");
    guest.keys(KEY_LEFT).await;
    assert_eq!(shown(&guest, 1).await, first);
    guest.keys(KEY_END).await;
    shown(&guest, last).await;
    assert_eq!(guest.count("#replay-after[href]").await, 0, "there is nothing behind the end");
    guest.keys(KEY_HOME).await;
    let set_up = shown(&guest, 0).await;

    // The knob is moved by its own keys, and follows when the game is stepped through without it.
    let knob = guest.find("#replay-step").await;
    knob.send_keys(KEY_RIGHT).await.expect("a knob takes keys");
    assert_eq!(shown(&guest, 1).await, first);
    guest.press("#replay-after").await;
    assert_eq!(shown(&guest, 2).await, second);
    see_as(&guest, "table").await;
    shown(&guest, 2).await;
    see_as(&guest, "A").await;
    // The address alone leads to the same picture, and so does a line of the log.
    guest.reload().await;
    assert_eq!(shown(&guest, 2).await, second);
    guest.press("#log-lines li:first-child a").await;
    assert_eq!(shown(&guest, 0).await, set_up);
    guest.picture("replay").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replay_has_the_eyes_of_a_seat_and_is_played_on_from_there() {
    let stage = Stage::open().await;
    let guest = replay(&stage, "small").await;
    guest.press("#replay-first").await;
    let open = {
        see_as(&guest, "table").await;
        cards(&guest).await
    };
    let mut hands = Vec::new();
    for seat in ["A", "B", "C"] {
        see_as(&guest, seat).await;
        let hand = BTreeSet::from_iter(guest.look().await.hand);
        assert_eq!(hand.len(), 7, "{hand:?}");
        let seen: BTreeSet<String> = &open | &hand;
        assert_eq!(cards(&guest).await, seen, "seat {seat} sees the own hand and what everybody sees");
        hands.push(hand);
    }
    assert_eq!(guest.count(".tag-away").await, 0, "who has left by now was there then");
    assert!(hands[0].is_disjoint(&hands[1]) && hands[1].is_disjoint(&hands[2]) && hands[0].is_disjoint(&hands[2]));
    see_as(&guest, "truth").await;
    assert_eq!(guest.count("#board .truth-piece").await, 21, "the whole truth shows all hands");
    guest.picture("replay-truth").await;

    // On from the middle of the game, on the seat of a bot.
    see_as(&guest, "B").await;
    for step in 1..=4 {
        guest.press("#replay-after").await;
        shown(&guest, step).await;
    }
    let (then, board) = (guest.look().await, guest.place().await);
    guest.follow(".replay-ways form button").await;
    assert_ne!(guest.place().await.path(), board.path(), "it is another table");
    let now = guest.look_until("the board is shown", |sight| sight.seq.is_some()).await;
    assert!(now.hand.iter().all(|card| then.hand.contains(card)), "the hand is that of the seat: {then:?}, {now:?}");
    assert!(guest.text(".rinpa-seat[data-you]").await.contains("you"));
    let now = guest.asked().await;
    guest.act(&now.actions[0]).await;
    guest.look_until("the game goes on", |sight| sight.token > now.token).await;
}
