//! The keyboard alone, and what a screen reader is told.

use crate::guest::{Guest, Size};
use crate::stage::Stage;

const TAB: &str = "\u{E004}";
const ENTER: &str = "\u{E007}";
const RIGHT: &str = "\u{E014}";

/// Whether the focus is on, or in, what the selector says.
async fn is_focused(guest: &Guest, css: &str) -> bool {
    guest.ask_about("return document.activeElement.closest(arguments[0]) !== null", vec![css.into()]).await
}

/// Presses the tabulator until the focus is there.
async fn tab_to(guest: &Guest, css: &str) {
    for _ in 0..60 {
        if is_focused(guest, css).await {
            return;
        }
        guest.keys(TAB).await;
    }
    panic!("the tabulator does not lead to {css}");
}

/// The card that has the focus.
async fn focused_card(guest: &Guest) -> String {
    guest.ask("return document.activeElement.dataset.action ?? ''").await
}

/// Moves along the hand to a card that can be played, and plays it.
async fn play_by_arrows(guest: &Guest) -> String {
    let sight = guest.asked().await;
    for _ in 0..sight.hand.len() {
        let card = focused_card(guest).await;
        if sight.actions.contains(&card) {
            guest.keys(ENTER).await;
            guest.look_until("the card is played", |after| after.seq > sight.seq).await;
            return card;
        }
        guest.keys(RIGHT).await;
        assert_ne!(focused_card(guest).await, card, "the arrow moves on");
    }
    panic!("the arrows lead to none of {:?}", sight.actions);
}

async fn announced(guest: &Guest) -> Vec<String> {
    guest.ask("return [...document.querySelectorAll('#announce p')].map((line) => line.textContent)").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_keyboard_alone_is_enough_from_the_entrance_to_the_trick() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    guest.keys(TAB).await;
    assert!(is_focused(&guest, "a.skip").await, "the first stop is the way past the header");
    tab_to(&guest, "form[action='/play/rinpa'] button").await;
    guest.keys(ENTER).await;
    guest.find("#board").await;
    guest.asked().await;
    tab_to(&guest, ".rinpa-hand button").await;

    let first = play_by_arrows(&guest).await;
    let sight = guest.asked().await;
    assert!(!sight.hand.contains(&first), "{first} was played");
    assert!(is_focused(&guest, ".rinpa-hand button").await, "the focus is still in the hand after the others played");
    guest.picture("focus").await;
    let second = play_by_arrows(&guest).await;
    assert_ne!(first, second);

    let stops: u32 = guest.ask("return document.querySelectorAll('.rinpa-hand [tabindex=\"0\"]').length").await;
    assert_eq!(stops, 1, "the hand is one stop of the tabulator");
    guest.asked().await;
    let lines = announced(&guest).await;
    assert!(lines.len() >= 4, "the moves of a trick are announced: {lines:?}");
    let live = "const region = document.getElementById('announce'); return [region.role, region.ariaLive]";
    assert_eq!(guest.ask::<[String; 2]>(live).await, ["status", "polite"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_focus_stays_where_it_is_while_others_play() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    guest.play_now().await;
    let sight = guest.asked().await;
    // The focus is on the last card, another one is played, and the bots answer.
    let last = sight.hand.last().expect("a hand").clone();
    let focus = "document.querySelector(`.rinpa-hand [data-action='${arguments[0]}']`).focus(); return null";
    guest.ask_about::<()>(focus, vec![last.clone().into()]).await;
    let other = sight.actions.iter().find(|card| **card != last).unwrap_or(&last).clone();
    let click = "document.querySelector(`.rinpa-hand [data-action='${arguments[0]}']`).click(); return null";
    guest.ask_about::<()>(click, vec![other.clone().into()]).await;
    guest.look_until("the card is played", |after| after.seq > sight.seq).await;
    guest.asked().await;
    if other == last {
        assert!(is_focused(&guest, ".rinpa-hand button").await, "the focus goes to the card beside");
    } else {
        assert_eq!(focused_card(&guest).await, last);
    }
}
