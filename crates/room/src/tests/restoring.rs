//! A game is rebuilt from its stored lines as it was, in time that grows with their number and not faster.

use table::{Rng, Seed};
use testkit::toys::{Bids, Hands};
use wire::Refusal;

use super::counted::Counted;
use super::script::{Script, person, setup};
use crate::{ConnectionId, Consent, Message, RestoreError, Room, TAKE_BACKS_PER_GAME};

const BIDS: &dyn catalog::AnyGame = catalog::of_type::<Bids>();
const HANDS: &dyn catalog::AnyGame = catalog::of_type::<Hands>();

fn restore(game: &'static dyn catalog::AnyGame, lines: &[String]) -> Result<Room, RestoreError> {
    let setup = setup(game, vec![person("Anne"), person("Ben")]);
    Room::restore(setup, lines, None, Rng::new(&Seed::numbered(2, 2)), 0)
}

fn take_back(script: &mut Script, connection: u64) {
    script.put(Message::TakeBack { connection: ConnectionId(connection) });
}

/// The first few inputs of a game.
fn inputs(game: &'static dyn catalog::AnyGame, count: usize) -> Vec<String> {
    let mut script = Script::two_guests(game);
    while script.appended.len() < count {
        script.choose_first(script.asked());
    }
    script.appended
}

/// How much work it is to rebuild a game of this number of lines, nearly all of which act and take back.
fn work_of(count: usize, depth: usize) -> usize {
    let game = Counted::new(HANDS);
    let played = inputs(HANDS, depth + 2);
    let mut lines = played[..depth].to_vec();
    while lines.len() < count {
        // Sometimes one input is taken back and sometimes two.
        lines.extend([played[depth].clone(), "back A 1".to_string()]);
        lines.extend([played[depth].clone(), played[depth + 1].clone(), "back B 2".to_string()]);
    }
    restore(game, &lines).expect("what was played replays");
    game.work()
}

#[test]
fn twice_as_many_lines_are_twice_the_work_however_much_was_taken_back() {
    let (half, whole) = (work_of(25_000, 4), work_of(50_000, 4));
    assert!(half >= 25_000, "every input is put in: {half}");
    assert!(whole <= 2 * half + 10, "{half} for half of the lines, {whole} for all");
    // Every put is one, with at most one checkpoint, and every back is one.
    assert!(whole <= 2 * 50_010, "{whole}");
}

#[test]
fn a_bomb_late_in_the_game_is_no_more_work_than_an_early_one() {
    let (early, late) = (work_of(5_000, 0), work_of(5_000, 4));
    assert!(late.abs_diff(early) <= 20, "{early} and {late}");
}

#[test]
fn taking_back_costs_as_much_at_the_end_of_a_long_quarrel_as_at_its_beginning() {
    let game = Counted::new(BIDS);
    let mut script = Script::two_guests(game);
    let mut round = || {
        game.work();
        script.choose_first(0);
        take_back(&mut script, 0);
        game.work()
    };
    let first = round();
    let last = (1..TAKE_BACKS_PER_GAME).map(|_| round()).last();
    assert_eq!(last, Some(first));
}

#[test]
fn asking_again_whether_something_was_revealed_is_no_work() {
    let game = Counted::new(HANDS);
    let mut script = Script::two_guests(game);
    let actor = script.asked();
    script.choose_first(actor);
    take_back(&mut script, actor);
    game.work();
    for _ in 0..20 {
        take_back(&mut script, actor);
    }
    assert_eq!(game.work(), 0, "the request is open, and nothing is found out anew");
}

#[test]
fn a_game_full_of_take_backs_is_rebuilt_exactly_as_it_was() {
    for number in 0..40 {
        let game = if number % 2 == 0 { BIDS } else { HANDS };
        let mut rng = Rng::new(&Seed::numbered(21, number));
        let mut script = Script::two_guests(game);
        for _ in 0..60 {
            if script.room.outcome().is_some() {
                break;
            }
            let connection = u64::from(rng.below(2));
            if rng.below(3) == 0 {
                take_back(&mut script, connection);
                script.put(Message::Consent { connection: ConnectionId(1 - connection), consent: Consent::Agree });
            } else if script.last_frame(connection).ask.is_some() {
                script.choose_first(connection);
            }
        }
        let restored = restore(game, &script.appended).expect("what was stored replays");
        let mut again = Script::with(restored);
        for (connection, name) in [(0, "Anne"), (1, "Ben"), (9, "Zoe")] {
            let live = script.room.look(Some(&super::script::guest(name)), 0).expect("it has begun");
            again.arrive(connection, name, None);
            let frame = again.last_frame(connection);
            assert_eq!((frame.seq, frame.sight.text()), (live.seq, live.sight.text()), "seed {number}");
            assert_eq!((frame.ask, frame.acted), (live.ask, live.acted), "seed {number}");
            let told = |frame: &crate::Frame| -> Vec<_> {
                let step = |step: &crate::HeardStep| {
                    let events: Vec<String> = step.events.iter().map(|event| event.text()).collect();
                    (step.seq, events, step.took_back)
                };
                frame.news.iter().map(step).collect()
            };
            assert_eq!(told(frame), told(&live), "seed {number}");
        }
        assert_eq!(again.room.record(), script.room.record(), "seed {number}");
    }
}

#[test]
fn a_stored_line_that_takes_back_too_much_is_named() {
    let mut lines = inputs(BIDS, 1);
    lines.push("back A 2".to_string());
    let error = restore(BIDS, &lines).err().expect("a refusal");
    assert_eq!(error, RestoreError::Back { line: 2 });
    assert_eq!(error.to_string(), "the stored inputs do not replay: line 2 takes back what was not played");
    lines[1] = "back F 1".to_string();
    assert_eq!(restore(BIDS, &lines).err(), Some(RestoreError::Back { line: 2 }), "there is no seat F");
}

#[test]
fn a_seat_takes_something_back_fifty_times_in_a_game_and_no_more() {
    let mut script = Script::two_guests(BIDS);
    for _ in 0..TAKE_BACKS_PER_GAME {
        script.choose_first(0);
        take_back(&mut script, 0);
    }
    assert!(script.refusals(0).is_empty());
    script.choose_first(0);
    let lines = script.appended.len();
    take_back(&mut script, 0);
    assert_eq!(script.refusals(0), [Refusal::NoTakeBacksLeft]);
    assert_eq!(script.appended.len(), lines, "nothing is stored");
    script.choose_first(1);
    script.choose_first(1);
    take_back(&mut script, 1);
    assert_eq!(script.appended.last().map(String::as_str), Some("back B 1"), "the other has all of theirs");
}

#[test]
fn a_restored_table_counts_what_was_taken_back_before() {
    let mut script = Script::two_guests(BIDS);
    for _ in 0..TAKE_BACKS_PER_GAME - 1 {
        script.choose_first(0);
        take_back(&mut script, 0);
    }
    let mut again = Script::with(restore(BIDS, &script.appended).expect("what was stored replays"));
    again.appended = script.appended.clone();
    again.arrive(0, "Anne", None);
    for refusals in [0, 1] {
        again.choose_first(0);
        take_back(&mut again, 0);
        assert_eq!(again.refusals(0).len(), refusals);
    }
    let backs = again.appended.iter().filter(|line| line.starts_with("back A")).count();
    assert_eq!(backs, TAKE_BACKS_PER_GAME as usize);
}
