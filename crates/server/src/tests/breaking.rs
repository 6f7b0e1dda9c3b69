//! A table that breaks mends itself, and no other table notices.

use room::{GuestId, Message};
use store::testing::Folder;
use wire::{Notice, Reach};

use super::seated::{Seated, open};
use crate::driver::{Breaks, ToTable};
use crate::hub::Hub;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_breaks_is_set_up_again_from_its_record_and_its_guests_are_told() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open(&folder).await;
    let mut seated = Seated::at_new_table(&house).await;
    for _ in 0..4 {
        let question = seated.next_question().await;
        seated.answer(&question).await;
    }
    let before = seated.next_question().await;
    seated.tell(ToTable::Break(Breaks::After(0))).await;
    assert_eq!(seated.next_notice().await, Notice::Reopened);
    let after = seated.next_question().await;
    assert_eq!((after.seq, after.reach, after.you), (before.seq, Reach::Whole, before.you));
    assert_eq!(after.sight.json().get(), before.sight.json().get(), "nothing is lost");
    assert_eq!(after.news.last().map(|step| step.seq), Some(before.seq), "and the whole story is there");
    seated.answer(&after).await;
    seated.next_question().await;
    assert_eq!(house.0.metrics.reopened.get(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_tables_do_not_notice() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open(&folder).await;
    let mut broken = Seated::at_new_table(&house).await;
    let mut other = Seated::at_new_table(&house).await;
    let question = other.next_question().await;
    broken.next_question().await;
    broken.tell(ToTable::Break(Breaks::After(0))).await;
    assert_eq!(broken.next_notice().await, Notice::Reopened);
    assert!(other.incoming.is_empty(), "it is asked nothing anew and told nothing");
    other.answer(&question).await;
    other.next_question().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_breaks_again_and_again_is_given_up_and_says_so() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open(&folder).await;
    let mut seated = Seated::at_new_table(&house).await;
    seated.next_question().await;
    for _ in 0..3 {
        seated.tell(ToTable::Break(Breaks::After(0))).await;
        assert_eq!(seated.next_notice().await, Notice::Reopened);
        seated.next_question().await;
    }
    seated.tell(ToTable::Break(Breaks::After(0))).await;
    assert_eq!(seated.next_notice().await, Notice::Broken);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_whose_guests_can_not_come_back_is_given_up_too() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open(&folder).await;
    let mut seated = Seated::at_new_table(&house).await;
    seated.next_question().await;
    // It breaks again each time its guests are shown the whole picture.
    seated.tell(ToTable::Break(Breaks::Always)).await;
    for _ in 0..3 {
        assert_eq!(seated.next_notice().await, Notice::Reopened);
    }
    assert_eq!(seated.next_notice().await, Notice::Broken);
    assert_eq!(house.0.metrics.reopened.get(), 4, "it was counted, and it ended");
}

/// What happens at a table in a short while: a move, looks, lists, connections that open and close.
async fn busy_moment(seated: &mut Seated) {
    let (house, table) = (seated.house.clone(), seated.table.clone());
    // Somebody who asks a table that breaks just then is not answered, and asks again.
    let _ = Hub::ask(&house, &table, |reply| ToTable::Look { guest: None, reply }).await;
    let _ = Hub::ask(&house, &table, |reply| ToTable::LookBack { guest: None, reply }).await;
    let _ = Hub::ask(&house, &table, |reply| ToTable::Turn { reply }).await;
    let visitor = Seated::arrive(&house, &table, "somebodywhowatches").await;
    visitor.tell(ToTable::Room(Message::AskHint { connection: seated.connection })).await;
    visitor.tell(ToTable::Room(Message::Depart { connection: visitor.connection })).await;
    let stranger = GuestId("somebodywhowatches".into());
    let _ = Hub::ask(&house, &table, |reply| ToTable::Close { guest: stranger.clone(), reply }).await;
    let _ = Hub::ask(&house, &table, |reply| ToTable::Forget { guest: stranger, reply }).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whichever_call_into_a_room_breaks_the_table_is_set_up_again_and_goes_on() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open(&folder).await;
    let (mut calls, mut broken) = (0, 0);
    loop {
        let mut seated = Seated::at_new_table(&house).await;
        seated.next_question().await;
        let reopened = house.0.metrics.reopened.get();
        seated.tell(ToTable::Break(Breaks::After(calls))).await;
        busy_moment(&mut seated).await;
        seated.settle_if_awake().await;
        if house.0.metrics.reopened.get() == reopened {
            break;
        }
        assert_eq!(house.0.metrics.reopened.get(), reopened + 1, "call {calls}: it mends at once");
        broken += 1;
        // The guest who plays is still there, or comes again, and the game goes on.
        let mut back = Seated::arrive(&house, &seated.table, "guestofthistest").await;
        let question = back.next_question().await;
        back.answer(&question).await;
        calls += 1;
    }
    assert!(broken >= 25, "only {broken} calls were made to break");
}
