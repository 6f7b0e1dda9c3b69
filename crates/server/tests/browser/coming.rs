//! Who is there: people who leave and return, a house that closes and opens again, and time that runs out.

use serde::Deserialize;
use serde_json::json;

use crate::guest::{Guest, Received, Size, until};
use crate::sharing::{asked, joined_by_a_friend};
use crate::sight::{CAN_BE_DONE, Sight};
use crate::stage::Stage;

/// How often the log begins a line like this.
async fn told(guest: &Guest, begins: &str) -> usize {
    guest.log().await.iter().filter(|line| line.starts_with(begins)).count()
}

/// Waits until nobody, or somebody, is shown as away.
async fn away(guest: &Guest, how_many: usize) {
    until(&format!("{how_many} are away"), || async {
        (guest.count(".rinpa-seat[data-away]").await == how_many).then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_for_a_guest_who_leaves_until_they_return_to_their_seat() {
    let stage = Stage::open().await;
    let host = stage.guest(Size::Phone).await.calm().await;
    let stand_in = json!({ "after": { "seconds": 1, "level": "dealer" } });
    let wish = json!({
        "game": "rinpa", "seats": ["me", "open", "dealer"], "name": "Aki", "settings": { "stand-in": stand_in },
    });
    host.lay_as(&stage, &wish).await;
    let [host, friend] = joined_by_a_friend(&stage, host).await;
    away(&host, 0).await;
    let (table, held) = (friend.place().await, friend.look().await.hand);

    friend.go("about:blank").await;
    away(&host, 1).await;
    let who = host.text(".rinpa-seat[data-away]").await;
    assert!(who.contains("Ben") && who.contains("away"), "{who}");
    let played = told(&host, "Ben plays").await;
    until("a bot plays for the friend", || async {
        let sight = host.look().await;
        if sight.token.is_some() && !sight.restless {
            host.act(&sight.actions[0]).await;
        }
        (told(&host, "Ben plays").await > played).then_some(())
    })
    .await;
    let who = host.text(".rinpa-seat[data-away]").await;
    assert!(who.contains("played by a bot"), "{who}");
    host.picture("stood-in").await;

    friend.go(table.as_str()).await;
    away(&host, 0).await;
    let back = friend.look_until("the friend is at the board", |sight| !sight.hand.is_empty()).await;
    assert!(back.hand.len() < held.len(), "a card was played meanwhile: {held:?}, {:?}", back.hand);
    assert!(back.hand.iter().all(|card| held.contains(card)), "the hand is theirs: {held:?}, {:?}", back.hand);
    let guests = [host, friend];
    let [host, friend] = &guests;
    until("the friend acts again", || async {
        let (actor, _) = asked(&guests).await;
        let sight = actor.asked().await;
        actor.act(&sight.actions[0]).await;
        std::ptr::eq(actor, friend).then_some(())
    })
    .await;
    let seq = friend.look().await.seq;
    host.look_until("the host sees it", |sight| sight.seq >= seq).await;
}

/// Marks the page, so that one that was loaded again is known.
const MARK: &str = "window.stayedOpen = true; return null";
const STAYED_OPEN: &str = "return window.stayedOpen === true";
const CONNECTIONS: &str = "return window.recordedSockets.length";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_come_back_by_themselves_when_the_house_opens_again() {
    let mut stage = Stage::open().await;
    let host = stage.guest(Size::Laptop).await.calm().await;
    host.lay_as(&stage, &json!({ "game": "ukiyo-e", "seats": ["me", "open"], "name": "Aki" })).await;
    let guests = joined_by_a_friend(&stage, host).await;
    let (actor, other) = asked(&guests).await;
    let sights = [actor.asked().await, other.look_until("all is still", |sight| !sight.restless).await];
    actor.write("#talk-field", "half a sen").await;
    let mut before = Vec::new();
    for guest in [actor, other] {
        guest.ask::<()>(MARK).await;
        before.push((guest.ask::<usize>(CONNECTIONS).await, guest.received().await.len()));
    }

    stage.shut().await;
    for guest in [actor, other] {
        assert!(!guest.text("#banner").await.is_empty(), "the page says that the house is closed");
    }
    actor.picture("house-closed").await;
    stage.open_again().await;
    let shown = "return !document.getElementById('banner').hidden";
    for (guest, (connections, _)) in [actor, other].into_iter().zip(&before) {
        until("the page is back", || async { (!guest.ask::<bool>(shown).await).then_some(()) }).await;
        assert!(guest.ask::<usize>(CONNECTIONS).await > *connections, "over a new connection");
        assert!(guest.ask::<bool>(STAYED_OPEN).await, "without being loaded again");
    }
    let again = [actor.asked().await, other.look_until("all is still", |sight| !sight.restless).await];
    assert_eq!(again, sights, "the same game");
    let typed: String = actor.ask("return document.getElementById('talk-field').value").await;
    assert_eq!(typed, "half a sen", "what was half written is still there");
    for (guest, (_, messages)) in [actor, other].into_iter().zip(before) {
        let received = guest.received().await;
        let bare = |sent: &&Received| sent.data.contains("\"table\"") && !sent.data.contains("id=\\\"board\\\"");
        let bare = received[messages..].iter().find(bare);
        assert!(bare.is_none(), "nobody is shown the seats before the game, even for a moment: {bare:?}");
    }
    let seq = other.look().await.seq;
    actor.scroll_and_press("#board button[data-action]:not([aria-disabled='true'])").await;
    other.look_until("the game goes on for both", |sight| sight.seq > seq).await;
}

/// The guest's clock at one moment.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Reading {
    /// The number of the picture.
    seq: u32,
    seconds: u32,
}

/// Reads the clock of seat A from now on, whenever that seat is asked.
const READ_THE_CLOCK: &str = "window.readings = []; setInterval(() => { \
     const seq = Number(document.querySelector('#board[data-token]')?.dataset.seq); \
     const [minutes, seconds] = document.querySelector('.seat-A .seat-clock-time').textContent.split(':').map(Number); \
     if (seq) window.readings.push({ seq, seconds: minutes * 60 + seconds }); }, 40); return null";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_is_seen_to_run_out_and_at_zero_a_bot_moves_for_the_guest() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    let stand_in = json!({ "after": { "seconds": 60, "level": "dealer" } });
    let settings = json!({ "clock": { "per-move": { "seconds": 4 } }, "stand-in": stand_in });
    guest.lay_as(&stage, &json!({ "game": "rinpa", "seats": ["me", "dealer", "dealer"], "settings": settings })).await;
    guest.ask::<()>(READ_THE_CLOCK).await;
    let sight = guest.look_until("the guest is asked", |sight| sight.token.is_some()).await;
    // With bots alone the talk is closed at first.
    guest.press("#talk > summary").await;
    let time = "return document.querySelector('#board[data-token]') && \
                document.querySelector('.seat-A .seat-clock-time').textContent";
    until("half of the time is gone", || async {
        (guest.ask::<Option<String>>(time).await.as_deref() == Some("0:02")).then_some(())
    })
    .await;
    // What is said meanwhile does not give that back.
    guest.scroll_and_press(".gesture:first-child").await;
    guest.look_until("a bot moves", |after| after.seq > sight.seq).await;
    acted(&guest, &sight).await;
    until("the gesture is seen", || async { (guest.count("#talk-lines li").await > 0).then_some(()) }).await;
    guest.look_until("the guest is asked anew", |after| after.seq > sight.seq && after.token.is_some()).await;
    guest.picture("bot-moved-at-zero").await;
    let readings: Vec<Reading> = guest.ask("return window.readings").await;
    let questions: Vec<&[Reading]> = readings.chunk_by(|one, next| one.seq == next.seq).collect();
    let runs_down = |question: &&[Reading]| question[0].seconds > question[question.len() - 1].seconds;
    assert!(questions.iter().any(runs_down), "time is not seen to run: {readings:?}");
    for question in questions {
        // A message that is on its way for longer than the one before may give back the difference, and no more.
        let is_falling = question.is_sorted_by(|earlier, later| earlier.seconds + 1 >= later.seconds);
        assert!(is_falling, "time went back: {question:?}");
    }

    let sight = guest.look_until("the guest is asked", |sight| sight.token.is_some()).await;
    guest.ask_about::<()>("document.querySelector(arguments[0])?.click(); return null", vec![CAN_BE_DONE.into()]).await;
    guest.look_until("the game goes on", |after| after.seq > sight.seq).await;
    acted(&guest, &sight).await;
}

/// Makes sure that what happened after this picture, in which the guest was asked, was the guest's move.
async fn acted(guest: &Guest, asked: &Sight) {
    let next = format!("#log-{}-0", asked.seq.expect("the game runs") + 1);
    let told: String =
        guest.ask_about("return document.querySelector(arguments[0]).textContent", vec![next.into()]).await;
    assert!(told.starts_with("You"), "{told}");
}
