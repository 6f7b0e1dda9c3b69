//! Several browsers at one table: friends who came by a link, and people who watch.

use table::{Seat, Viewer};

use crate::guest::{Guest, Size, until};
use crate::secrets::{Truth, look_through};
use crate::sight::Sight;
use crate::stage::Stage;

/// A host opens a table with an open seat, and a friend sits down by the link that the host sends.
async fn two_friends(stage: &Stage, bots: &[&str]) -> (Guest, Guest, String) {
    let host = stage.guest(Size::Laptop).await.calm().await;
    let friend = stage.stranger(Size::Phone).await.calm().await;
    let mut others = vec!["open"];
    others.extend(bots);
    host.lay_table(stage, "Aki", &others).await;
    let link = host.find("#link").await.prop("value").await.expect("a field").expect("a value");
    host.picture("lobby-host").await;
    friend.go(&link).await;
    friend.picture("lobby-guest").await;
    friend.write("#name", "Ben").await;
    friend.follow("#sit button[type='submit']").await;
    (host, friend, link)
}

/// Both are at the board.
async fn begin(host: &Guest, friend: &Guest) {
    for guest in [host, friend] {
        guest.look_until("the game begins", |sight| sight.seq.is_some()).await;
    }
}

/// Whichever of the two is asked first acts.
async fn one_turn(host: &Guest, friend: &Guest) {
    let asked = |sight: &Sight| sight.token.is_some() && !sight.restless;
    let (guest, sight) = until("one of the two is asked", || async {
        for guest in [host, friend] {
            let sight = guest.look().await;
            if asked(&sight) {
                return Some((guest, sight));
            }
        }
        None
    })
    .await;
    guest.act(&sight.actions[0]).await;
}

/// The names around the table, as a guest reads them.
async fn names(guest: &Guest) -> Vec<String> {
    let read = "return [...document.querySelectorAll('.rinpa-seat .rinpa-name')].map((name) => name.textContent)";
    guest.ask(read).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_friend_joins_by_the_link_with_only_a_nickname_and_both_play() {
    let stage = Stage::open().await;
    let (host, friend, _) = two_friends(&stage, &["apprentice"]).await;
    begin(&host, &friend).await;
    for guest in [&host, &friend] {
        let names = names(guest).await;
        assert!(names.contains(&"Aki".to_string()) && names.contains(&"Ben".to_string()), "{names:?}");
        assert_eq!(guest.count(".rinpa-seat").await, 3);
    }
    let (first, second) = (host.look().await.hand, friend.look().await.hand);
    assert!(first.iter().all(|card| !second.contains(card)), "two hands share no card");
    for _ in 0..8 {
        one_turn(&host, &friend).await;
    }
    // Both see the same table. A bot may move between the two looks; then they look again.
    for _ in 0..20 {
        let one = host.look().await;
        let other = friend.look_until("the friend sees what the host sees", |sight| sight.seq >= one.seq).await;
        if other.seq == one.seq {
            // Everybody sits at the bottom of their own picture, so the same cards lie in another order.
            let [mut one, mut other] = [one.trick, other.trick];
            one.sort();
            other.sort();
            assert_eq!(one, other);
            return;
        }
    }
    panic!("the two never saw the same picture");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_spectator_sees_the_table_and_no_hand() {
    let stage = Stage::open().await;
    let host = stage.guest(Size::Laptop).await.calm().await;
    host.lay_table(&stage, "Aki", &["dealer", "dealer", "dealer"]).await;
    let sight = host.asked().await;
    let watcher = stage.stranger(Size::Laptop).await.calm().await;
    watcher.go(host.place().await.as_str()).await;
    let seen = watcher.look_until("the table is shown", |seen| seen.seq == sight.seq).await;
    assert_eq!(seen.trick, sight.trick, "the trick lies open");
    assert_eq!((seen.hand.len(), seen.actions.len(), seen.token), (0, 0, None), "nothing to see and nothing to press");
    assert_eq!(watcher.count(".rinpa-hand").await, 0);
    assert_eq!(watcher.count(".rinpa-seat").await, 4);
    watcher.picture("watching").await;
    host.act(&sight.actions[0]).await;
    let after = watcher.look_until("the move is shown to spectators", |seen| seen.seq > sight.seq).await;
    assert_eq!(after.hand.len(), 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_frame_that_anybody_receives_names_a_hidden_card() {
    let stage = Stage::open().await;
    let (host, friend, link) = two_friends(&stage, &["apprentice", "dealer"]).await;
    let watcher = stage.stranger(Size::Laptop).await.calm().await;
    watcher.go(&link).await;
    begin(&host, &friend).await;
    // A program with the guest's cookie hears the same table as JSON.
    let listen = "new WebSocket(location.href.replace('http', 'ws').replace('/table/', '/socket/')); return null";
    for guest in [&host, &friend, &watcher] {
        guest.ask::<()>(listen).await;
    }
    for _ in 0..3 {
        one_turn(&host, &friend).await;
    }
    friend.reload().await;
    friend.ask::<()>(listen).await;
    tokio::join!(host.play_to_the_end(), friend.play_to_the_end());
    watcher.look_until("the result is shown to spectators", |sight| sight.over).await;

    let record = host.record().await;
    let truth = Truth::of(&record);
    let viewers =
        [(&host, Viewer::Seat(Seat::new(0))), (&friend, Viewer::Seat(Seat::new(1))), (&watcher, Viewer::Spectator)];
    for (guest, viewer) in viewers {
        let received = guest.received().await;
        let finding = look_through(&received, viewer, &truth);
        assert_eq!(finding.leaks, [] as [String; 0], "{viewer:?} was sent what it must not know");
        assert!(finding.pictures >= 80, "{viewer:?} was sent only {} pictures", finding.pictures);
        assert_eq!(finding.named.len(), 48, "everything that was played was shown to {viewer:?}");
        for format in ["html", "json"] {
            assert!(received.iter().any(|message| message.format == format), "{viewer:?} heard nothing as {format}");
        }
    }
}
