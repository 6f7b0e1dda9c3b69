//! A seat is kept, then played by a bot, and given back.

use testkit::toys::Hands;
use wire::{Presence, StandIn, TableSettings};

use super::script::Script;
use crate::Effect;

const GAME: &dyn catalog::AnyGame = catalog::of_type::<Hands>();

fn presence(script: &Script, seat: u64) -> Presence {
    script.room.seats()[seat as usize].presence
}

#[test]
fn a_bot_plays_for_somebody_who_has_been_away_for_long_enough() {
    let mut script = Script::two_guests(GAME);
    let leaver = script.asked();
    script.depart(leaver);
    script.wait(119_000);
    assert_eq!(presence(&script, leaver), Presence::Away);
    assert!(script.thoughts.is_empty(), "the seat is kept");
    script.wait(2_000);
    assert_eq!(presence(&script, leaver), Presence::StoodIn);
    script.answer_thoughts();
    script.wait(1_000);
    assert_eq!(script.appended.len(), 1, "the bot has moved");
}

#[test]
fn the_seat_is_given_back_to_a_player_who_returns() {
    let mut script = Script::two_guests(GAME);
    let leaver = script.asked();
    script.depart(leaver);
    script.wait(121_000);
    assert_eq!(script.thoughts.len(), 1);
    let name = ["Anne", "Ben"][leaver as usize];
    script.arrive(leaver, name, None);
    script.answer_thoughts();
    script.wait(5_000);
    assert!(script.appended.is_empty(), "what the bot thought does not count any more");
    assert_eq!(presence(&script, leaver), Presence::Here);
    script.choose_first(leaver);
    assert_eq!(script.appended.len(), 1);
}

#[test]
fn nobody_plays_at_an_empty_table() {
    let mut script = Script::two_guests(GAME);
    script.depart(0);
    script.depart(1);
    script.depart(9);
    script.wait(600_000);
    assert!(script.thoughts.is_empty() && script.appended.is_empty());
    assert!(script.room.is_idle());
}

#[test]
fn a_table_can_agree_to_wait_or_on_a_level() {
    let never = TableSettings { stand_in: StandIn::Never, ..TableSettings::default() };
    let mut script = Script::two_guests_with(GAME, never);
    script.depart(script.asked());
    script.wait(600_000);
    assert!(script.thoughts.is_empty());
    let soon = StandIn::After { seconds: 30, level: Some("anyhow".to_string()) };
    let mut script = Script::two_guests_with(GAME, TableSettings { stand_in: soon, ..TableSettings::default() });
    script.depart(script.asked());
    script.wait(31_000);
    assert!(matches!(&script.thoughts[..], [Effect::Think { level, .. }] if level == "anyhow"));
}
