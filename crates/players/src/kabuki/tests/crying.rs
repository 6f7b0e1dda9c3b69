//! When a player cries "Stop!".

use kabuki::testing::{A, B, Scene};
use kabuki::{Answer, View};
use table::BySeat;

use crate::kabuki::{Belief, Daring, HumanSettings, Temper};

/// Somebody who needs no more than to expect a gain.
const COOL: Temper = Temper { caution: 0.0, ..HumanSettings::REGULAR.temper };

/// A mask that is there once with this chance.
fn chance(chance: f32) -> Belief {
    Belief { none: 1.0 - chance, expected: chance, remembered: 0.0, lookalikes: 0.0 }
}

/// What B sees after A has placed the first mask, at a table of this many.
fn window(seats: u8) -> View {
    let mut scene = Scene::quick(seats, &[]);
    scene.turn(A).place(1);
    scene.seen_by(B)
}

/// The least chance, in hundredths, at which B cries.
fn threshold(temper: Temper, view: &View) -> u32 {
    let cries = |hundredths: &u32| {
        temper.answer(&Daring::DEFAULT, B, view, &chance(*hundredths as f32 / 100.0)) == Answer::Stop
    };
    (0..=100).find(cries).expect("who is certain cries")
}

#[test]
fn one_cries_when_a_match_is_likely_enough() {
    // Alone against one rival a match wins twice what a mistake costs, against many hardly more.
    assert_eq!(threshold(COOL, &window(2)), 34);
    assert_eq!(threshold(COOL, &window(6)), 46);
}

#[test]
fn the_cautious_want_to_be_surer() {
    let thresholds = [-0.1, 0.0, 0.3].map(|caution| threshold(Temper { caution, ..COOL }, &window(4)));
    assert!(thresholds.is_sorted_by(|one, other| one < other), "{thresholds:?}");
}

#[test]
fn several_matches_are_worth_a_risk_unless_the_placer_can_not_pay() {
    let belief = Belief { expected: 0.6, ..chance(0.3) };
    let mut view = window(4);
    assert_eq!(COOL.answer(&Daring::DEFAULT, B, &view, &chance(0.3)), Answer::Pass);
    assert_eq!(COOL.answer(&Daring::DEFAULT, B, &view, &belief), Answer::Stop);
    view.tokens[A] = 0;
    assert_eq!(COOL.answer(&Daring::DEFAULT, B, &view, &belief), Answer::Pass);
}

#[test]
fn the_last_token_is_dearer() {
    let mut view = window(4);
    let before = threshold(COOL, &view);
    view.tokens = BySeat::all(4, 1);
    assert!(threshold(COOL, &view) > before);
}

#[test]
fn late_in_the_game_who_is_behind_dares_more_than_who_is_ahead() {
    let mut late = window(3);
    late.round = 3;
    late.deck = 5;
    late.rounds = [Some(BySeat::all(3, 5)), Some(BySeat::all(3, 5)), None];
    let level = threshold(COOL, &late);
    let (mut behind, mut ahead) = (late, late);
    behind.tokens[B] = 2;
    ahead.tokens[B] = 8;
    assert!(threshold(COOL, &behind) < level && level < threshold(COOL, &ahead));
}
