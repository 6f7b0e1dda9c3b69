//! Records and transcripts: the order of a race is in them.

use expect_test::expect_file;
use table::{Input, Journal, Record, Seed, Table};
use testkit::transcript;

use crate::testing::{A, B, C, actor};
use crate::{Action, DeckSize, Event, Kabuki, KabukiOptions, Window};

#[test]
fn the_order_of_a_race_is_in_the_record_and_a_replay_shows_it() {
    for (first, second) in [(B, C), (C, B)] {
        let mut journal = Journal::open();
        let seed = (0..).map(|number| Seed::numbered(5, number)).find(|&seed| starts_with_a(seed));
        let seed = seed.expect("one of three starts, so a seed is found at once");
        let mut table = Table::<Kabuki>::open(3, KabukiOptions::default(), seed, &mut journal).unwrap();
        table.put(Input::Choose(A, Action::Turn), &mut journal).unwrap();
        table.put(Input::Choose(A, Action::Place(actor(1))), &mut journal).unwrap();
        table.put(Input::Choose(first, Action::Stop), &mut journal).unwrap();
        assert!(table.put(Input::Choose(second, Action::Stop), &mut journal).is_err());
        let record: Record = table.record().to_string().parse().unwrap();
        let mut heard = Vec::new();
        let replayed = Table::<Kabuki>::replay(&record, |_, _, journal| {
            heard.extend(journal.news().iter().map(|news| news.event));
        });
        assert_eq!(replayed.unwrap().game(), table.game());
        assert!(heard.contains(&Event::Mistaken { stopper: first }));
    }
}

fn starts_with_a(seed: Seed) -> bool {
    let table = Table::<Kabuki>::open(3, KabukiOptions::default(), seed, &mut Journal::closed());
    table.is_ok_and(|table| table.game().active == A)
}

#[test]
fn a_race_reads_well() {
    let options = KabukiOptions { window: Window::Quick, deck: DeckSize::Full };
    let text = transcript::<Kabuki>(Seed::numbered(6, 1), 3, options);
    expect_file!["transcripts/quick.txt"].assert_eq(&text);
}

#[test]
fn a_game_without_a_clock_reads_well() {
    let options = KabukiOptions { window: Window::Untimed, deck: DeckSize::Small };
    let text = transcript::<Kabuki>(Seed::numbered(6, 2), 2, options);
    expect_file!["transcripts/untimed.txt"].assert_eq(&text);
}
