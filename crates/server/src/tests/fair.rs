//! Bots and hints take turns: a guest who asks for much delays nobody else, and nobody thinks where nobody is.

use room::{Message, RoomRefused, Sent};
use store::TableId;
use store::testing::Folder;
use wire::Refusal;

use super::seated::{Seated, bot, lay, open_with};
use crate::driver::ToTable;
use crate::house::House;
use crate::hub::Hub;
use crate::thinking::Urgency;

/// Lets the house think until this guest is asked something, and says what was thought out meanwhile. While a move of
/// a bot is being stored nothing of this table waits, and nothing is thought out.
pub(super) async fn until_asked(seated: &mut Seated) -> Vec<Urgency> {
    let mut done = Vec::new();
    loop {
        seated.settle().await;
        while let Ok(sent) = seated.incoming.try_recv() {
            if let Sent::Frame(frame) = sent
                && frame.ask.is_some()
            {
                seated.question = Some(frame);
            }
        }
        if seated.question.is_some() {
            return done;
        }
        let thinking = &seated.house.0.thinking;
        if thinking.waiting_for(Urgency::Playing) > 0 {
            done.extend(thinking.think_next());
        }
        tokio::task::yield_now().await;
    }
}

async fn ask_hint(seated: &Seated) {
    seated.tell(ToTable::Room(Message::AskHint { connection: seated.connection })).await;
}

async fn depart(seated: &Seated) {
    seated.tell(ToTable::Room(Message::Depart { connection: seated.connection })).await;
    seated.settle().await;
}

async fn wake(house: &House, table: &TableId) {
    Hub::ask(house, table, |reply| ToTable::Look { guest: None, reply }).await.expect("an open table");
}

/// What a guest was sent so far.
fn heard(seated: &mut Seated) -> Vec<Sent> {
    std::iter::from_fn(|| seated.incoming.try_recv().ok()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_of_hints_delays_the_bots_of_another_guest_by_one_job_at_most() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open_with(&folder, 0).await;
    let mut flood = Seated::at_new_table_of(&house, "theguestwhofloods").await;
    until_asked(&mut flood).await;
    for _ in 0..155 {
        ask_hint(&flood).await;
    }
    flood.settle().await;
    assert_eq!(house.0.thinking.waiting(), 1, "a guest has one hint at a time");
    let refused = heard(&mut flood)
        .into_iter()
        .filter(|sent| matches!(sent, Sent::Refused { reason: RoomRefused::Table(Refusal::HintRunning), .. }));
    assert_eq!(refused.count(), 154, "and is told so");
    let mut player = Seated::at_new_table_of(&house, "theguestwhoplays").await;
    let mut done = until_asked(&mut player).await;
    for _ in 0..3 {
        let question = player.next_question().await;
        player.answer(&question).await;
        done.extend(until_asked(&mut player).await);
    }
    assert!(done.len() >= 6, "the bots have played: {done:?}");
    assert!(done.iter().filter(|urgency| **urgency != Urgency::Playing).count() <= 1, "{done:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_tables_of_bots_do_not_think_while_nobody_is_there() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open_with(&folder, 0).await;
    let mut tables = Vec::new();
    for number in 0..100 {
        let table = lay(&house, &format!("nobodyinparticular{number}"), vec![bot(), bot(), bot()]).await;
        wake(&house, &table).await;
        tables.push(table);
    }
    assert_eq!(house.0.thinking.waiting(), 0);
    let mut watchers = Vec::new();
    for (number, table) in tables.iter().enumerate() {
        let watcher = Seated::arrive(&house, table, &format!("spectator{number}")).await;
        watcher.settle().await;
        watchers.push(watcher);
    }
    assert_eq!(house.0.thinking.waiting(), 100, "somebody watches: they play");
    let mut player = Seated::at_new_table_of(&house, "theguestwhoplays").await;
    let done = until_asked(&mut player).await;
    assert!(done.iter().all(|urgency| *urgency == Urgency::Playing), "players go first: {done:?}");
    for watcher in &watchers {
        depart(watcher).await;
    }
    assert_eq!(house.0.thinking.waiting(), 0, "what had not begun is put off");
    Seated::arrive(&house, &tables[0], "somebodywhocomes").await.settle().await;
    assert_eq!(house.0.thinking.waiting(), 1, "and goes on when somebody comes");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_for_somebody_who_has_left_is_never_thought_out() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open_with(&folder, 0).await;
    let mut seated = Seated::at_new_table(&house).await;
    until_asked(&mut seated).await;
    ask_hint(&seated).await;
    seated.settle().await;
    assert_eq!(house.0.thinking.waiting(), 1);
    depart(&seated).await;
    assert_eq!(house.0.thinking.waiting(), 0);
    let mut again = Seated::arrive(&house, &seated.table, "guestofthistest").await;
    until_asked(&mut again).await;
    ask_hint(&again).await;
    again.settle().await;
    assert_eq!(house.0.thinking.think_next(), Some(Urgency::Hint), "another one is");
    // The table hears of the thought and of the guests in any order: the advice comes sooner or later.
    while !matches!(again.next().await, Sent::Advice { .. }) {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_for_a_question_that_has_passed_is_never_thought_out() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open_with(&folder, 0).await;
    let mut seated = Seated::at_new_table(&house).await;
    until_asked(&mut seated).await;
    ask_hint(&seated).await;
    let question = seated.next_question().await;
    seated.answer(&question).await;
    let done = until_asked(&mut seated).await;
    assert!(done.iter().all(|urgency| *urgency == Urgency::Playing), "{done:?}");
    assert_eq!(house.0.thinking.waiting(), 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_answer_a_guest_who_has_left_when_nobody_else_waits() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open_with(&folder, 0).await;
    let mut seated = Seated::at_new_table(&house).await;
    until_asked(&mut seated).await;
    // Somewhere in a trick it is a bot's turn after the guest's.
    while house.0.thinking.waiting() == 0 {
        until_asked(&mut seated).await;
        let question = seated.next_question().await;
        seated.answer(&question).await;
        seated.settle().await;
    }
    depart(&seated).await;
    assert_eq!(house.0.thinking.waiting(), 1, "it is still to be thought out");
    assert_eq!(house.0.thinking.think_next(), Some(Urgency::Away), "but it is not urgent");
}
