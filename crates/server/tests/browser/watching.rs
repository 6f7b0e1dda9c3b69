//! What is said at the table is heard by whom the house lets hear it: players by players, those who watch by those who
//! watch, and everybody by everybody once the game is over.

use serde_json::json;

use crate::guest::{Guest, Size, until};
use crate::sharing::joined_by_a_friend;
use crate::stage::Stage;

const BY_A_PLAYER: &str = "I hope for the Deer";
const BY_A_WATCHER: &str = "The host will lose this";

/// Says something and waits until it stands in the talk.
async fn say(guest: &Guest, words: &str) {
    guest.write("#talk-field", words).await;
    guest.press("#talk-form button").await;
    hears(guest, words).await;
}

/// Waits until something stands in the talk.
async fn hears(guest: &Guest, words: &str) {
    until(&format!("somebody hears: {words}"), || async { talk(guest).await.contains(words).then_some(()) }).await;
}

async fn talk(guest: &Guest) -> String {
    guest.ask("return document.getElementById('talk-lines').textContent").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_and_those_who_watch_hear_each_other_when_the_game_is_over_and_not_before() {
    let stage = Stage::open().await;
    let host = stage.guest(Size::Laptop).await.calm().await;
    let options = json!({ "deals": "one", "deck": "tiny" });
    host.lay_as(
        &stage,
        &json!({ "game": "rinpa", "seats": ["me", "open", "dealer"], "name": "Aki", "options": options }),
    )
    .await;
    let [host, friend] = joined_by_a_friend(&stage, host).await;
    let watcher = stage.stranger(Size::Laptop).await.calm().await;
    watcher.go(host.place().await.as_str()).await;
    watcher.look_until("the table is shown", |sight| sight.seq.is_some()).await;

    say(&watcher, BY_A_WATCHER).await;
    // Whatever was to come before this has come when this is there.
    say(&host, BY_A_PLAYER).await;
    friend.press("#talk > summary").await;
    hears(&friend, &format!("Aki: {BY_A_PLAYER}")).await;
    say(&watcher, "And this too").await;
    for (guest, unheard) in [(&host, BY_A_WATCHER), (&friend, BY_A_WATCHER), (&watcher, BY_A_PLAYER)] {
        assert!(!talk(guest).await.contains(unheard), "it is not shown");
        guest.reload().await;
        guest.look_until("the table is shown again", |sight| sight.seq.is_some()).await;
        let sent = guest.received().await;
        assert!(!sent.iter().any(|sent| sent.data.contains(unheard)), "nor is it sent");
    }
    assert!(watcher.text("#talk > summary").await.contains("spectators"), "who watches knows with whom they talk");
    watcher.picture("talk-watching").await;

    tokio::join!(host.play_to_the_end(), friend.play_to_the_end());
    for guest in [&host, &friend, &watcher] {
        hears(guest, BY_A_WATCHER).await;
        hears(guest, &format!("Aki: {BY_A_PLAYER}")).await;
    }
    host.picture("talk-after").await;
    // What is said now is heard by all.
    say(&watcher, "Well played").await;
    hears(&host, "Well played").await;
}
