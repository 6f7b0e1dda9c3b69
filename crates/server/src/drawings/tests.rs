//! Who shares a picture, and what leads from one to the next.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use boards::patch::Picture;
use boards::{Lang, RegionCache};
use prometheus_client::metrics::counter::Counter;
use table::Seat;
use wire::{Reach, ServerMessage};

use super::{Drawings, Drawn, Key, Sketch, TableDrawings, Update, Wanted};

fn key(you: u8, digest: u64) -> Key {
    Key { lang: Lang::En, you: Some(Seat::new(you)), seq: Some(1), digest }
}

fn sketch(html: &str) -> impl FnOnce(&mut RegionCache) -> Sketch + Send + 'static {
    let picture = Picture::of(html);
    move |_| Sketch { picture, seq: 1, reach: Reach::Step, announce: Vec::new() }
}

async fn drawn(drawings: &Drawings, table: &Arc<TableDrawings>, key: Key, html: &str) -> Arc<Drawn> {
    drawings.picture(table, Wanted::After(None), key, || sketch(html)).await
}

/// The message that leads from one picture to the other.
async fn message(
    drawings: &Drawings,
    table: &Arc<TableDrawings>,
    shown: Option<&Arc<Drawn>>,
    new: &Arc<Drawn>,
) -> Utf8Bytes {
    match drawings.update(table, shown, new).await {
        Update::Message(packed) => packed.text().clone(),
        Update::Nothing => panic!("something is to be said"),
    }
}

#[tokio::test]
async fn five_hundred_who_see_the_same_cost_one_drawing_and_one_patch() {
    let counter = Counter::default();
    let drawings = Arc::new(Drawings::new(counter.clone()));
    let table = drawings.table("t");
    let first = drawn(&drawings, &table, key(0, 1), "<p>1</p><p>x</p>").await;
    let tasks: Vec<_> = (0..500)
        .map(|_| {
            let (drawings, table, first) = (Arc::clone(&drawings), Arc::clone(&table), Arc::clone(&first));
            tokio::spawn(async move {
                let second = drawn(&drawings, &table, key(0, 2), "<p>2</p><p>x</p>").await;
                message(&drawings, &table, Some(&first), &second).await
            })
        })
        .collect();
    let mut texts = Vec::new();
    for task in tasks {
        texts.push(task.await.expect("it is drawn"));
    }
    assert_eq!(counter.get(), 2, "two pictures were drawn");
    assert!(texts.iter().all(|text| text.as_str().as_ptr() == texts[0].as_str().as_ptr()), "all share one message");
    let ServerMessage::Patch(patch) = read(&texts[0]) else { panic!("a patch is enough") };
    assert_eq!((patch.base, patch.changes.expect("something changed").text()), (first.number, r#"[2,[1,["2"]]]"#));
}

fn read(text: &Utf8Bytes) -> ServerMessage {
    ServerMessage::from_json(text).expect("it can be read")
}

#[tokio::test]
async fn another_seat_never_gets_a_picture_even_if_the_rest_is_the_same() {
    let drawings = Drawings::new(Counter::default());
    let table = drawings.table("t");
    for seat in [0, 1, 0] {
        let html = format!("hand of {seat}");
        assert_eq!(drawn(&drawings, &table, key(seat, 7), &html).await.html(), html);
    }
}

#[tokio::test]
async fn a_browser_that_shows_nothing_yet_gets_the_whole_picture() {
    let drawings = Drawings::new(Counter::default());
    let table = drawings.table("t");
    let new = drawn(&drawings, &table, key(0, 1), "<p>1</p>").await;
    let ServerMessage::Table(page) = read(&message(&drawings, &table, None, &new).await) else { panic!("all is new") };
    assert_eq!((page.html.as_str(), page.picture), ("<p>1</p>", new.number));
}

#[tokio::test]
async fn a_browser_that_shows_the_same_already_is_told_nothing() {
    let drawings = Drawings::new(Counter::default());
    let table = drawings.table("t");
    let shown = drawn(&drawings, &table, key(0, 1), "<p>1</p>").await;
    let new = drawn(&drawings, &table, key(0, 2), "<p>1</p>").await;
    assert!(matches!(drawings.update(&table, Some(&shown), &new).await, Update::Nothing));
}

#[tokio::test]
async fn a_picture_is_found_again_by_its_own_viewer_only_and_only_at_its_table() {
    let drawings = Drawings::new(Counter::default());
    let table = drawings.table("t");
    let number = drawn(&drawings, &table, key(0, 1), "<p>1</p>").await.number;
    let seat = |seat| Some(Seat::new(seat));
    assert!(table.find(number, Lang::En, seat(0)).is_some());
    assert!(table.find(number + 1, Lang::En, seat(0)).is_none());
    for (lang, you) in [(Lang::Ja, seat(0)), (Lang::En, seat(1)), (Lang::En, None)] {
        assert!(table.find(number, lang, you).is_none(), "{lang:?} {you:?}");
    }
    assert!(drawings.table("other").find(number, Lang::En, seat(0)).is_none());
}

#[tokio::test]
async fn the_pictures_of_a_table_stay_while_somebody_is_there() {
    let drawings = Drawings::new(Counter::default());
    let table = drawings.table("t");
    let number = drawn(&drawings, &table, key(0, 1), "<p>1</p>").await.number;
    for other in 0..super::MOST_VISITED + 1 {
        drawings.table(&format!("other {other}"));
    }
    assert!(drawings.table("t").find(number, Lang::En, Some(Seat::new(0))).is_some());
    drop(table);
    assert!(drawings.table("t").find(number, Lang::En, Some(Seat::new(0))).is_none());
}
