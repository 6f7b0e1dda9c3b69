//! Bots play for people: where nobody is and only bots sit, the game waits.

use testkit::toys::{Hands, Snap};
use wire::{Clock, TableSettings};

use super::script::{Script, bot, person};
use crate::{Attendance, Room};

const HANDS: &dyn catalog::AnyGame = catalog::of_type::<Hands>();
const SNAP: &dyn catalog::AnyGame = catalog::of_type::<Snap>();

/// A table with nobody but bots, as it is right after it was laid.
fn all_bots(game: &'static dyn catalog::AnyGame) -> Script {
    let mut script = Script::new(game, vec![bot(), bot()]);
    let effects = script.room.wake(script.now, 0);
    script.carry_out(effects);
    script
}

/// The bots think and act for a while.
fn play_on(script: &mut Script, times: usize) {
    for _ in 0..times {
        script.answer_thoughts();
        script.wait(2_000);
    }
}

#[test]
fn bots_at_a_table_without_people_never_think() {
    let mut script = all_bots(HANDS);
    assert_eq!(script.room.attendance(), Attendance::Empty);
    assert!(script.room.has_started());
    script.wait(600_000);
    assert!(script.thoughts.is_empty() && script.appended.is_empty());
    assert!(script.room.is_idle(), "it can sleep");
    assert_eq!(script.room.next_wake(), None);
}

#[test]
fn they_play_while_somebody_watches_and_wait_when_nobody_does() {
    let mut script = all_bots(HANDS);
    script.arrive(9, "Zoe", None);
    assert_eq!(script.room.attendance(), Attendance::Spectators);
    play_on(&mut script, 1);
    let watched = script.appended.len();
    assert!(watched > 0, "they play");
    script.depart(9);
    // What was thought out already may still be done.
    play_on(&mut script, 2);
    let left = script.appended.len();
    play_on(&mut script, 20);
    assert_eq!(script.appended.len(), left);
    assert!(script.room.outcome().is_none() && script.room.is_idle());
    script.arrive(9, "Zoe", None);
    play_on(&mut script, 1);
    assert!(script.appended.len() > left, "they go on");
}

#[test]
fn a_limit_of_the_rules_waits_too_and_begins_anew() {
    let mut script = all_bots(SNAP);
    script.wait(600_000);
    assert!(script.appended.is_empty(), "no time is up where nobody is");
    script.arrive(9, "Zoe", None);
    let limit = script.last_frame(9).waiting.limit_ms.expect("a race has a limit");
    assert_eq!(script.last_frame(9).time_left_ms, Some(limit));
}

#[test]
fn where_a_guest_plays_bots_go_on_until_it_is_the_guests_turn() {
    let mut script = Script::new(HANDS, vec![person("Anne"), bot()]);
    script.arrive(0, "Anne", None);
    script.start();
    assert_eq!(script.room.attendance(), Attendance::Players);
    if script.thoughts.is_empty() {
        script.choose_first(0);
    }
    script.depart(0);
    assert_eq!(script.room.attendance(), Attendance::Away);
    assert!(!script.room.is_idle(), "a bot is to move");
    play_on(&mut script, 3);
    assert!(script.appended.last().is_some_and(|line| line.starts_with('B')), "{:?}", script.appended);
    assert!(script.room.is_idle());
}

#[test]
fn a_game_with_clocks_ends_although_its_guest_has_left() {
    let settings = TableSettings { clock: Clock::PerMove { seconds: 30 }, ..TableSettings::default() };
    let setup = crate::RoomSetup { settings, ..super::script::setup(HANDS, vec![person("Anne"), bot()]) };
    let mut script = Script::with(Room::new(setup, table::Rng::new(&table::Seed::numbered(1, 1))));
    script.arrive(0, "Anne", None);
    script.start();
    script.depart(0);
    for _ in 0..200 {
        script.answer_thoughts();
        script.wait(31_000);
    }
    assert!(script.room.outcome().is_some());
}

#[test]
fn clocks_of_bots_wake_no_table_that_waits() {
    let settings = TableSettings { clock: Clock::PerMove { seconds: 30 }, ..TableSettings::default() };
    let setup = crate::RoomSetup { settings, ..super::script::setup(HANDS, vec![bot(), bot()]) };
    let mut script = Script::with(Room::new(setup, table::Rng::new(&table::Seed::numbered(1, 1))));
    let effects = script.room.wake(script.now, 0);
    script.carry_out(effects);
    script.arrive(9, "Zoe", None);
    script.depart(9);
    play_on(&mut script, 2);
    assert!(!script.appended.is_empty());
    assert_eq!(script.clocks.1, None);
}
