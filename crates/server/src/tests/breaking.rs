//! A table that breaks mends itself, and no other table notices.

use room::{Notice, Reach};
use store::testing::Folder;

use super::seated::{Seated, open};
use crate::driver::ToTable;

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
    seated.tell(ToTable::Break).await;
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
    broken.tell(ToTable::Break).await;
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
        seated.tell(ToTable::Break).await;
        assert_eq!(seated.next_notice().await, Notice::Reopened);
        seated.next_question().await;
    }
    seated.tell(ToTable::Break).await;
    assert_eq!(seated.next_notice().await, Notice::Broken);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_whose_guests_can_not_come_back_is_given_up_too() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open(&folder).await;
    let mut seated = Seated::at_new_table(&house).await;
    seated.next_question().await;
    // It breaks again each time its guests are shown the whole picture.
    seated.tell(ToTable::BreakForGood).await;
    for _ in 0..3 {
        assert_eq!(seated.next_notice().await, Notice::Reopened);
    }
    assert_eq!(seated.next_notice().await, Notice::Broken);
    assert_eq!(house.0.metrics.reopened.get(), 4, "it was counted, and it ended");
}
