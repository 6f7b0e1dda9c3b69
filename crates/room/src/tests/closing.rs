//! Whether the host may close a table for good.

use table::{Rng, Seed};
use testkit::toys::Hands;

use super::script::{Script, guest, person, setup};
use crate::{CloseRefused, Room};

const GAME: &dyn catalog::AnyGame = catalog::of_type::<Hands>();
const FIVE_MINUTES: u64 = 5 * 60 * 1000;

fn may_close(script: &Script, name: &str) -> Result<(), CloseRefused> {
    script.room.may_close(&guest(name), script.now)
}

#[test]
fn only_the_host_closes_a_table_and_not_after_the_game() {
    let mut script = Script::two_guests(GAME);
    assert_eq!(may_close(&script, "Ben"), Err(CloseRefused::NotHost));
    script.play_to_the_end(&[0, 1]);
    assert_eq!(may_close(&script, "Anne"), Err(CloseRefused::Over));
}

#[test]
fn a_game_is_closed_when_the_others_have_been_away_for_five_minutes() {
    let mut script = Script::two_guests(GAME);
    assert_eq!(may_close(&script, "Anne"), Err(CloseRefused::OthersHere));
    script.depart(1);
    script.now += FIVE_MINUTES - 1;
    assert_eq!(may_close(&script, "Anne"), Err(CloseRefused::OthersHere), "Ben was here until a moment ago");
    script.now += 1;
    assert_eq!(may_close(&script, "Anne"), Ok(()));
    script.arrive(1, "Ben", None);
    assert_eq!(may_close(&script, "Anne"), Err(CloseRefused::OthersHere), "he is back");
}

/// Anne at a table that is opened again, so long after something happened there.
fn opened_again(quiet_ms: u64) -> Script {
    let setup = setup(GAME, vec![person("Anne"), person("Ben")]);
    let room = Room::restore(setup, &[], None, Rng::new(&Seed::numbered(2, 2)), 0).expect("nothing was played yet");
    let mut script = Script::with(room);
    script.now += FIVE_MINUTES;
    let effects = script.room.wake(script.now, quiet_ms);
    script.carry_out(effects);
    script.arrive(0, "Anne", None);
    script
}

#[test]
fn at_a_table_that_slept_for_long_the_others_have_been_away_long_enough() {
    assert_eq!(may_close(&opened_again(FIVE_MINUTES), "Anne"), Ok(()));
}

/// The house was closed and opened again, or the table broke: Ben may have been here a moment ago.
#[test]
fn at_a_table_that_is_opened_again_at_once_the_others_may_still_come_back() {
    let mut script = opened_again(1_000);
    assert_eq!(may_close(&script, "Anne"), Err(CloseRefused::OthersHere));
    script.now += FIVE_MINUTES - 1_000;
    assert_eq!(may_close(&script, "Anne"), Ok(()));
}

#[test]
fn a_table_whose_game_has_not_begun_is_closed_no_matter_who_sits_there() {
    let mut script = Script::new(GAME, vec![person("Anne"), crate::Occupant::Open]);
    script.arrive(0, "Anne", None);
    assert_eq!(may_close(&script, "Anne"), Ok(()));
}
