//! How soon a player speaks.

use kabuki::testing::{A, B, C, Scene};
use kabuki::{Action, Event, Mask};
use table::Rng;

use super::rng;
use crate::kabuki::{Cue, HUMAN_MINIMUM_MS, HumanPlayer, HumanSettings};

use Mask::{Blue1, Red1};

/// The reaction times of a level, sorted.
fn times(level: HumanSettings) -> Vec<u32> {
    let mut rng = rng(30);
    let mut times: Vec<u32> = (0..4_000).map(|_| level.temper.reaction_ms(&mut rng)).collect();
    times.sort_unstable();
    times
}

#[test]
fn nobody_reacts_faster_than_a_person() {
    for level in HumanSettings::ALL {
        assert!(times(level)[0] >= 250, "{level:?}");
    }
}

#[test]
fn half_of_the_reactions_are_quicker_than_the_typical_one() {
    for level in HumanSettings::ALL {
        let typical = HUMAN_MINIMUM_MS as f32 + level.temper.typical_extra_ms;
        let median = times(level)[2_000] as f32;
        assert!((median / typical - 1.0).abs() < 0.04, "{level:?}: {median} and {typical}");
    }
}

#[test]
fn nearly_every_reaction_falls_into_the_time_that_is_everybodys() {
    for level in HumanSettings::ALL {
        let in_time = times(level).iter().filter(|&&time| time <= 2_000).count();
        assert!(in_time > 3_600, "{level:?}: {in_time}");
    }
}

/// C at a table of three after A and B have placed these two masks on one actor; B's window is open.
fn listening(masks: [Mask; 2], rng: &mut Rng) -> (HumanPlayer, Scene) {
    let mut scene = Scene::quick(3, &masks);
    let mut player = HumanPlayer::new(HumanSettings::MASTER);
    scene.turn(A).place(1);
    let placed = |scene: &Scene| scene.news().into_iter().find(|event| matches!(event, Event::Placed { .. }));
    player.hear(&placed(&scene).unwrap(), rng);
    scene.time().time().place(1);
    player.hear(&placed(&scene).unwrap(), rng);
    assert_eq!(scene.game.active(), B);
    (player, scene)
}

#[test]
fn the_time_of_a_stop_does_not_tell_how_sure_it_is() {
    for number in 0..20 {
        // One match and three matches, one of them beyond doubt: the same draws give the same time.
        let time = |masks| {
            let mut rng = rng(100 + number);
            let (mut player, scene) = listening(masks, &mut rng);
            player.react(A, &scene.seen_by(A), &mut rng).map(|cue| cue.after_ms)
        };
        let certain = time([Red1, Red1]);
        assert!(certain.is_some());
        assert_eq!(certain, time([Blue1, Blue1]));
        assert_eq!(time([Red1, Blue1]), None);
    }
}

#[test]
fn a_decision_stands_however_often_it_is_asked_for() {
    let mut rng = rng(40);
    let (mut player, mut scene) = listening([Red1, Red1], &mut rng);
    let first = player.react(A, &scene.seen_by(A), &mut rng).unwrap();
    assert_eq!(first.action, Action::Stop);
    assert_eq!(player.react(A, &scene.seen_by(A), &mut rng), Some(first));
    // After the shortest time only the rest of the reaction time is left.
    scene.time();
    let rest = Cue { after_ms: first.after_ms.saturating_sub(2_000), ..first };
    assert_eq!(player.react(A, &scene.seen_by(A), &mut rng), Some(rest));
}

#[test]
fn who_is_next_and_does_not_cry_turns_the_next_mask_in_due_time() {
    let mut rng = rng(41);
    let (mut player, mut scene) = listening([Red1, Blue1], &mut rng);
    assert_eq!(player.react(C, &scene.seen_by(C), &mut rng), None);
    scene.time();
    let cue = player.react(C, &scene.seen_by(C), &mut rng).unwrap();
    assert_eq!(cue.action, Action::Turn);
    assert!(cue.after_ms >= HUMAN_MINIMUM_MS);
    // The one after has nothing to turn.
    let (mut player, mut scene) = listening([Red1, Blue1], &mut rng);
    scene.time();
    assert_eq!(player.react(A, &scene.seen_by(A), &mut rng), None);
}
