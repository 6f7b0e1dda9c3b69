//! News reach their audience and nobody else.

use crate::{Journal, Seat, Viewer};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn heard(journal: &Journal<&'static str>, viewer: Viewer) -> Vec<&'static str> {
    journal.heard_by(viewer).copied().collect()
}

#[test]
fn a_split_tells_one_seat_the_secret_and_the_others_what_they_may_know() {
    let mut journal = Journal::open();
    journal.tell("the deal begins");
    journal.split(A, "you draw a wave", "A draws a card");
    journal.whisper(B, "you peek");
    assert_eq!(heard(&journal, Viewer::Seat(A)), ["the deal begins", "you draw a wave"]);
    assert_eq!(heard(&journal, Viewer::Seat(B)), ["the deal begins", "A draws a card", "you peek"]);
    assert_eq!(heard(&journal, Viewer::Spectator), ["the deal begins", "A draws a card"]);
}

#[test]
fn the_whole_truth_tells_a_secret_once() {
    let mut journal = Journal::open();
    journal.tell("the deal begins");
    journal.split(A, "A draws a wave", "A draws a card");
    journal.whisper(B, "B peeks");
    let truth = journal.news().iter().filter(|news| news.audience.is_all_there_is_to_know());
    assert_eq!(truth.map(|news| news.event).collect::<Vec<_>>(), ["the deal begins", "A draws a wave", "B peeks"]);
}

#[test]
fn a_closed_journal_keeps_nothing() {
    let mut journal = Journal::closed();
    journal.tell("lost");
    assert!(journal.news().is_empty());
}

#[test]
fn a_drained_journal_starts_anew() {
    let mut journal = Journal::open();
    journal.tell("first");
    assert_eq!(journal.drain().len(), 1);
    assert!(journal.news().is_empty());
}
