//! Sequence numbers have no gaps, tokens make late clicks harmless, and who returns gets what was missed.

use testkit::toys::{Bids, Hands};
use wire::{Reach, Refusal};

use super::script::{Script, person};
use crate::Message;

const HANDS: &dyn catalog::AnyGame = catalog::of_type::<Hands>();

#[test]
fn sequence_numbers_are_contiguous_for_every_viewer_in_every_toy() {
    for game in [HANDS, catalog::of_type::<Bids>()] {
        let mut script = Script::two_guests(game);
        script.play_to_the_end(&[0, 1]);
        for connection in [0, 1, 9] {
            let seqs: Vec<u32> = script.frames(connection).iter().map(|frame| frame.seq).collect();
            let expected: Vec<u32> = (1..=seqs.len() as u32).collect();
            assert_eq!(seqs, expected, "connection {connection}");
            for frame in &script.frames(connection)[1..] {
                assert_eq!(frame.reach, Reach::Step);
                assert_eq!(frame.news.len(), 1);
                assert_eq!(frame.news[0].seq, frame.seq);
            }
        }
    }
}

#[test]
fn a_guest_who_returns_gets_exactly_what_was_missed() {
    let mut script = Script::two_guests(HANDS);
    let have = script.last_frame(1).seq;
    script.put(Message::Depart { connection: crate::ConnectionId(1) });
    let asked =
        [0, 1].into_iter().find(|&connection| script.last_frame(connection).ask.is_some()).expect("somebody is asked");
    if asked == 1 {
        script.arrive(1, "Ben", None);
    }
    script.choose_first(asked);
    script.arrive(2, "Ben", Some(have));
    let frame = script.last_frame(2);
    assert_eq!(frame.reach, Reach::Missed);
    assert_eq!(frame.news.iter().map(|step| step.seq).collect::<Vec<_>>(), [have + 1]);
}

#[test]
fn a_number_from_another_life_gets_the_whole_picture() {
    let mut script = Script::two_guests(HANDS);
    script.arrive(2, "Ben", Some(4_000));
    let frame = script.last_frame(2);
    assert_eq!((frame.reach, frame.news.len()), (Reach::Whole, frame.seq as usize));
}

#[test]
fn a_line_that_fell_behind_gets_the_whole_picture() {
    let mut script = Script::two_guests(HANDS);
    script.put(Message::Lost { connection: crate::ConnectionId(1) });
    assert_eq!(script.last_frame(1).reach, Reach::Whole);
}

#[test]
fn a_late_click_is_refused_without_harm() {
    let mut script = Script::two_guests(HANDS);
    let asked =
        [0, 1].into_iter().find(|&connection| script.last_frame(connection).ask.is_some()).expect("somebody is asked");
    let token = script.last_frame(asked).ask.expect("it is asked").token;
    let action = script.last_frame(asked).sight.legal()[0].clone();
    script.choose(asked, token, &action);
    let steps = script.appended.len();
    script.choose(asked, token, &action);
    assert_eq!(script.appended.len(), steps);
    assert_eq!(script.refusals(asked), [Refusal::Stale]);
}

/// A player who has a card builds while the next one still takes theirs and then builds as well.
#[test]
fn an_answer_on_its_way_counts_although_somebody_else_is_asked_something_new() {
    let game = catalog::game("edo-yashiki").expect("the house has it");
    let mut script = Script::new(game, ["Anne", "Ben", "Cid"].map(person).to_vec());
    for (connection, name) in (0..).zip(["Anne", "Ben", "Cid"]) {
        script.arrive(connection, name, None);
    }
    script.start();
    let asked = |script: &Script, verb: &str| {
        let is_asked = |&connection: &u64| {
            script.last_frame(connection).sight.legal().iter().any(|action| action.starts_with(verb))
        };
        (0..3).find(is_asked).expect("somebody does that now")
    };
    let first = asked(&script, "grab");
    script.choose_first(first);
    assert_eq!(asked(&script, "place"), first);
    let early = script.last_frame(first).ask.expect("the first one builds").token;
    let legal = script.last_frame(first).sight.legal();
    let second = asked(&script, "grab");
    script.choose_first(second);
    assert_eq!(script.last_frame(first).ask.expect("the first one still builds").token, early);
    script.choose(first, early, &legal[0]);
    assert_eq!(script.refusals(first), [] as [Refusal; 0]);
    assert_eq!(script.appended.len(), 3);
}

#[test]
fn what_is_no_action_of_the_game_is_refused() {
    let mut script = Script::two_guests(HANDS);
    let asked =
        [0, 1].into_iter().find(|&connection| script.last_frame(connection).ask.is_some()).expect("somebody is asked");
    let token = script.last_frame(asked).ask.expect("it is asked").token;
    script.choose(asked, token, "nonsense");
    assert_eq!(script.refusals(asked), [Refusal::NotAnAction]);
    assert!(script.appended.is_empty());
}

#[test]
fn somebody_elses_secret_choice_does_not_make_my_click_stale() {
    let mut script = Script::two_guests(catalog::of_type::<Bids>());
    let token = script.last_frame(1).ask.expect("both are asked").token;
    let action = script.last_frame(1).sight.legal()[0].clone();
    script.choose_first(0);
    script.choose(1, token, &action);
    assert!(script.refusals(1).is_empty());
    assert_eq!(script.appended.len(), 2);
}
