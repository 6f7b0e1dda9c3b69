//! A search whose answer nobody waits for any more ends, and its thread is free for the next one.

use std::time::Duration;

use catalog::{AnyQuestion, Stop};
use room::Message;
use store::testing::Folder;
use table::Seed;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::fair::until_asked;
use super::seated::{Seated, open_with};
use crate::driver::{Breaks, ToTable};
use crate::house::House;
use crate::thinking::{Done, HintJob, Job, MoveJob, Owner, Thinking, Thought, Urgency};

/// Plays everything out in ten million worlds, which takes many minutes.
const ENDLESS: &str = "pimc:10000000";

fn owner(guest: &str) -> Owner {
    Owner { guest: guest.into(), table: "table".into() }
}

/// What the first seat of a new table is asked by this bot.
fn move_of(level: &str) -> Job {
    let game = catalog::game("iki").expect("it is in the house");
    let (table, news) = game.open(2, &[], Seed::numbered(20, 1)).expect("two can play");
    let seat = table.waiting().must.first().expect("somebody begins");
    let question = AnyQuestion::of(table.as_ref(), seat).expect("it is asked");
    let news = news.into_iter().map(|news| news.event).collect();
    Job::Move(MoveJob { game, level: level.to_string(), seat, bot: None, news, question, token: 1 })
}

/// Waits until the only job has begun.
async fn until_begun(thinking: &Thinking) {
    while thinking.waiting() > 0 {
        tokio::task::yield_now().await;
    }
}

/// The next thought. The seconds only make a test fail that would otherwise wait for the whole search.
async fn next(done: &mut mpsc::UnboundedReceiver<Done>) -> Done {
    let thought = timeout(Duration::from_secs(30), done.recv()).await.expect("the search before it has ended");
    thought.expect("the threads are there")
}

#[tokio::test]
async fn dropping_the_ticket_of_a_running_search_frees_its_thread_for_the_next_question() {
    let thinking = Thinking::new(1).expect("a thread");
    let (replies, mut done) = mpsc::unbounded_channel();
    let ask = |guest: &str, level: &str| {
        let asked = thinking.ask(&owner(guest), Urgency::Playing, move_of(level), replies.clone());
        asked.map_err(|(rejection, _)| rejection).expect("there is room")
    };
    let endless = ask("Anne", ENDLESS);
    until_begun(&thinking).await;
    let waiting = ask("Ben", "uniform");
    assert_eq!((thinking.waiting(), done.len()), (1, 0), "the only thread is taken");
    drop(endless);
    assert!(!waiting.is_for(next(&mut done).await.id), "the search answers with what it has found");
    assert!(waiting.is_for(next(&mut done).await.id));
}

#[tokio::test]
async fn dropping_the_ticket_of_a_running_hint_lets_the_guest_ask_for_another() {
    let thinking = Thinking::new(1).expect("a thread");
    let (replies, mut done) = mpsc::unbounded_channel();
    let hint = || {
        let Job::Move(MoveJob { game, news, question, token, .. }) = move_of("uniform") else { panic!("a move") };
        Job::Hint(HintJob { game, connection: room::ConnectionId(1), news, question, token })
    };
    let ask = || thinking.ask(&owner("Anne"), Urgency::Hint, hint(), replies.clone());
    let running = ask().map_err(|(rejection, _)| rejection).expect("there is room");
    until_begun(&thinking).await;
    drop(running);
    let Thought::Hint { best, .. } = next(&mut done).await.thought else { panic!("a hint") };
    assert!(best.is_empty(), "nobody is there to read it, so it was not thought out: {best:?}");
    assert!(ask().is_ok());
}

/// A guest who has just moved, at a table whose next bot has begun to think, and the flag that ends its search.
async fn with_a_bot_that_thinks(house: &House) -> (Seated, Stop) {
    let mut seated = Seated::at_new_table(house).await;
    // Somewhere in a trick it is a bot's turn after the guest's.
    loop {
        until_asked(&mut seated).await;
        let question = seated.next_question().await;
        seated.answer(&question).await;
        seated.settle().await;
        if let Some(stop) = house.0.thinking.begin_next() {
            assert!(!stop.is_set(), "somebody waits for the answer");
            return (seated, stop);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_take_back_ends_the_search_of_the_bot_that_was_to_answer() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open_with(&folder, 0).await;
    let (mut seated, stop) = with_a_bot_that_thinks(&house).await;
    seated.tell(ToTable::Room(Message::TakeBack { connection: seated.connection })).await;
    seated.next_question().await;
    seated.settle().await;
    assert!(stop.is_set(), "nobody waits for it");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_gone_ends_the_searches_of_its_bots() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open_with(&folder, 0).await;
    let (mut seated, stop) = with_a_bot_that_thinks(&house).await;
    seated.tell(ToTable::Break(Breaks::Always)).await;
    // It breaks again and again until it is given up, and then its line is closed with everything else that it held.
    while seated.incoming.recv().await.is_some() {}
    assert!(stop.is_set(), "nobody waits for it");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_ends_when_the_guest_who_asked_has_left() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open_with(&folder, 0).await;
    let mut seated = Seated::at_new_table(&house).await;
    until_asked(&mut seated).await;
    seated.tell(ToTable::Room(Message::AskHint { connection: seated.connection })).await;
    seated.settle().await;
    let stop = house.0.thinking.begin_next().expect("a hint");
    assert!(!stop.is_set(), "the guest waits for it");
    seated.tell(ToTable::Room(Message::Depart { connection: seated.connection })).await;
    seated.settle().await;
    assert!(stop.is_set());
}
