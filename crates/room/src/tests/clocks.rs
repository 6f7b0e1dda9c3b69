//! Time runs for those whom the game waits for, and at zero a bot moves.

use testkit::toys::{Bids, Hands};
use wire::{Clock, TableSettings};

use super::script::{Script, person, setup};
use crate::{Room, SavedClocks};

const HANDS: &dyn catalog::AnyGame = catalog::of_type::<Hands>();

fn with(clock: Clock) -> Script {
    Script::two_guests_with(HANDS, TableSettings { clock, ..TableSettings::default() })
}

fn left(script: &Script, connection: u64) -> Vec<(u64, bool)> {
    script.last_frame(connection).clocks.iter().map(|time| (time.left_ms, time.runs)).collect()
}

#[test]
fn a_table_without_clocks_shows_none_and_keeps_none() {
    let mut script = with(Clock::None);
    script.choose_first(script.asked());
    assert!(script.last_frame(0).clocks.is_empty());
    assert!(script.clocks.0.is_empty());
    assert_eq!(script.room.next_wake(), None);
}

#[test]
fn at_zero_a_bot_moves_and_the_next_move_has_its_own_time() {
    let mut script = with(Clock::PerMove { seconds: 30 });
    let slow = script.asked();
    script.wait(29_000);
    script.answer_thoughts();
    assert!(script.appended.is_empty(), "there is time left");
    script.wait(1_500);
    script.answer_thoughts();
    script.wait(1_000);
    assert_eq!(script.appended.len(), 1, "a bot has moved");
    let times = left(&script, 0);
    assert_eq!(times[slow as usize], (30_000, false));
    assert!(times[1 - slow as usize].1, "now the other one's time runs");
}

#[test]
fn a_picture_that_is_shown_later_has_less_time_on_the_clock_that_runs() {
    let script = with(Clock::PerMove { seconds: 30 });
    let mut frame = script.last_frame(0).clone();
    frame.time_left_ms = Some(5_000);
    frame.pass(12_000);
    let left: Vec<u64> = frame.clocks.iter().map(|time| time.left_ms).collect();
    let asked = script.asked() as usize;
    assert_eq!((left[asked], left[1 - asked]), (18_000, 30_000));
    assert_eq!(frame.time_left_ms, Some(0));
}

#[test]
fn a_bank_is_used_up_and_every_turn_adds_to_it() {
    let mut script = with(Clock::Bank { seconds: 60, increment: 5 });
    let first = script.asked();
    script.wait(20_000);
    script.choose_first(first);
    assert_eq!(left(&script, 0)[first as usize], (45_000, false));
    assert_eq!(left(&script, 0)[1 - first as usize], (60_000, true));
    assert_eq!(script.clocks.1, Some(60_000), "the house knows when to look after the table");
}

#[test]
fn a_player_who_has_used_up_the_bank_has_what_every_turn_adds() {
    let mut script = with(Clock::Bank { seconds: 10, increment: 3 });
    let first = script.asked();
    script.wait(11_000);
    script.answer_thoughts();
    script.wait(1_000);
    assert_eq!(left(&script, 0)[first as usize], (3_000, false));
}

#[test]
fn a_player_who_moves_while_the_bot_thinks_has_moved() {
    let mut script = with(Clock::PerMove { seconds: 30 });
    let slow = script.asked();
    script.wait(30_500);
    script.choose_first(slow);
    script.answer_thoughts();
    script.wait(5_000);
    assert_eq!(script.appended.len(), 1);
}

#[test]
fn time_runs_for_everybody_who_chooses_at_the_same_time() {
    let clock = Clock::PerMove { seconds: 30 };
    let mut script =
        Script::two_guests_with(catalog::of_type::<Bids>(), TableSettings { clock, ..TableSettings::default() });
    assert!(left(&script, 0).iter().all(|time| time.1));
    script.wait(10_000);
    script.choose_first(0);
    assert_eq!(left(&script, 0), [(30_000, false), (20_000, true)]);
}

#[test]
fn time_runs_on_while_a_table_sleeps_but_a_player_who_comes_back_has_a_minute() {
    let wake = |ago_ms: u64| {
        let settings = TableSettings { clock: Clock::PerMove { seconds: 3_600 }, ..TableSettings::default() };
        let setup = crate::RoomSetup { settings, ..setup(HANDS, vec![person("Anne"), person("Ben")]) };
        let rng = table::Rng::new(&table::Seed::numbered(2, 2));
        let saved = SavedClocks { left_ms: vec![900_000, 900_000], ago_ms };
        let mut script = Script::with(Room::restore(setup, &[], Some(&saved), rng, 0).expect("an empty game"));
        script.now = 0;
        script.arrive(0, "Anne", None);
        let mut left = left(&script, 0);
        left.sort_by_key(|time| time.1);
        left
    };
    assert_eq!(wake(300_000), [(900_000, false), (600_000, true)]);
    assert_eq!(wake(90_000_000), [(900_000, false), (60_000, true)]);
}
