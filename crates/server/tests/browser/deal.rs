//! A guest at a table with bots: a whole deal, cards that can't be played, and connections that break.

use crate::guest::{Guest, Size, until};
use crate::sight::{CAN_BE_DONE, Sight, replay};
use crate::stage::Stage;

/// A table with three bots at which the guest is asked for a card.
async fn at_a_table(stage: &Stage, size: Size) -> (Guest, Sight) {
    let guest = stage.guest(size).await.calm().await;
    guest.play_now().await;
    let sight = guest.asked().await;
    (guest, sight)
}

async fn whole_deal(size: Size) {
    let stage = Stage::open().await;
    let guest = stage.guest(size).await;
    guest.picture("home").await;
    guest.lay_table(&stage, "Mio", &["dealer", "apprentice", "dealer"]).await;
    let cards = guest.asked().await.hand.len();
    guest.picture("deal-begins").await;
    for _ in 0..5 {
        let sight = guest.asked().await;
        guest.act(&sight.actions[0]).await;
    }
    guest.asked().await;
    guest.picture("deal-middle").await;
    let turns = 5 + guest.play_to_the_end().await;
    assert!(turns as usize >= cards, "every card of a hand of {cards} is played, but {turns} choices were made");
    guest.picture("deal-over").await;
    assert_eq!(guest.count("#result .place").await, 4);

    let record = guest.record().await;
    let mine = record.inputs.iter().filter(|input| matches!(input, table::Input::Choose(seat, _) if seat.index() == 0));
    assert_eq!(mine.count() as u32, turns, "what was pressed is what was recorded");
    assert_eq!(record.player(table::Seat::new(0)), Some("Mio"));
    let replayed = replay(&record);
    assert_eq!(replayed.outcome(), record.result);
    let places = replayed.outcome().expect("the game is over").places;
    let won = guest.count("#result .place[data-place='1']").await;
    assert_eq!(places.as_slice().iter().filter(|place| **place == 1).count(), won);

    report_latencies(&guest).await;
    let before = guest.place().await;
    guest.follow("#result form button").await;
    let again = guest.asked().await;
    assert_ne!(guest.place().await, before, "playing again happens at another table");
    assert_eq!(again.hand.len(), cards, "a new deal has begun");
}

/// Says how long a guest waits from a press to the board that shows it. This is a report, not a pass mark.
async fn report_latencies(guest: &Guest) {
    let mut latencies: Vec<f64> = guest.ask("return window.zashikiLatencies").await;
    assert!(!latencies.is_empty(), "the page measures how long a press takes");
    latencies.sort_by(f64::total_cmp);
    let at = |share: f64| latencies[((latencies.len() - 1) as f64 * share).round() as usize];
    eprintln!(
        "from press to board on a {}: p50 {:.0} ms, p95 {:.0} ms, longest {:.0} ms, of {} presses",
        guest.size().name(),
        at(0.5),
        at(0.95),
        at(1.0),
        latencies.len()
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_plays_a_whole_deal_by_clicking_on_a_laptop() {
    whole_deal(Size::Laptop).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_plays_a_whole_deal_by_tapping_on_a_phone() {
    whole_deal(Size::Phone).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_card_that_cannot_be_played_says_why_and_nothing_changes() {
    let stage = Stage::open().await;
    let (guest, mut sight) = at_a_table(&stage, Size::Laptop).await;
    // The leader can play anything: then there is nothing out of reach until somebody else led.
    let mut forbidden = None;
    while forbidden.is_none() {
        forbidden = sight.hand.iter().find(|card| !sight.actions.contains(card)).cloned();
        if forbidden.is_none() {
            guest.act(&sight.actions[0]).await;
            sight = guest.asked().await;
            assert!(!sight.over, "in four deals a guest has to follow at least once");
        }
    }
    let card = forbidden.expect("the loop ends with one");
    guest.press(&format!(".rinpa-hand button[data-action='{card}']")).await;
    let why = guest.text("#toasts .toast").await;
    assert!(why.contains('§'), "the refusal names its rule: {why}");
    guest.picture("refusal").await;
    let after = guest.look_until("the table can be used again", |sight| !sight.restless).await;
    assert_eq!(after, sight, "a refused card changes nothing");
    guest.act(&sight.actions[0]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_that_is_loaded_again_in_the_middle_of_a_trick_goes_on() {
    let stage = Stage::open().await;
    let (guest, mut sight) = at_a_table(&stage, Size::Laptop).await;
    // In the middle of a trick: somebody has played before the guest.
    while sight.trick.is_empty() || sight.hand.len() == sight.actions.len() {
        guest.act(&sight.actions[0]).await;
        sight = guest.asked().await;
        assert!(!sight.over, "in four deals somebody else leads at least once");
    }
    let log = guest.log().await;
    assert!(log.len() > sight.trick.len(), "the log tells more than the running trick: {log:?}");
    guest.reload().await;
    let is_open = "return window.recordedSockets.at(-1)?.readyState === WebSocket.OPEN";
    until("the connection is there", || async { guest.ask::<bool>(is_open).await.then_some(()) }).await;
    let after = guest.asked().await;
    assert_eq!(after, sight, "the same hand, the same trick, the same question");
    assert_eq!(guest.log().await, log, "nothing of what happened is forgotten");
    guest.act(&after.actions[0]).await;
    guest.asked().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_line_that_breaks_comes_back_by_itself() {
    let stage = Stage::open().await;
    let (guest, sight) = at_a_table(&stage, Size::Laptop).await;
    let log = guest.log().await;
    let sockets = "return window.recordedSockets.length";
    let is_open = "return window.recordedSockets.at(-1).readyState === WebSocket.OPEN";
    let before: u32 = guest.ask(sockets).await;
    guest.ask::<()>("for (const socket of window.recordedSockets) socket.close(); return null").await;
    until("the connection is back", || async {
        let (count, open): (u32, bool) = (guest.ask(sockets).await, guest.ask(is_open).await);
        (count > before && open).then_some(())
    })
    .await;
    assert_eq!(guest.asked().await, sight, "nothing is different after the break");
    assert_eq!(guest.log().await, log);
    guest.act(&sight.actions[0]).await;
    let after = guest.asked().await;
    assert!(after.seq > sight.seq);
    assert_eq!(guest.count(&format!(".rinpa-hand button[data-action='{}']", sight.actions[0])).await, 0);
    assert!(guest.count(CAN_BE_DONE).await > 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_happened_while_a_guest_was_offline_is_there_when_they_are_back() {
    let stage = Stage::open().await;
    let (guest, sight) = at_a_table(&stage, Size::Phone).await;
    // The press is the last thing that reaches the house: its answer and the bots' cards find no connection.
    let press = "document.querySelector(arguments[0]).click(); window.recordedSockets.at(-1).close(); return null";
    guest.ask_about::<()>(press, vec![CAN_BE_DONE.into()]).await;
    let after = guest.look_until("the next question comes", |after| after.token > sight.token && !after.restless).await;
    assert_eq!(after.hand.len() + 1, sight.hand.len(), "the card that was sent before the break was played");
    guest.act(&after.actions[0]).await;
}
