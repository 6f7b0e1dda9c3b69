//! Where a player places a mask.

use std::collections::HashSet;

use kabuki::testing::{A, B, Scene, actor};
use kabuki::{Actor, Mask, PhaseView};
use table::Viewer;

use super::{PERFECT, rng};
use crate::kabuki::{Daring, HumanSettings, Recall, Recollection, Temper, place};

use Mask::{Blue1, Blue2, Green1, Purple1, Red1};

/// All actors that somebody of this level may choose after these masks went to these actors.
fn choices(level: HumanSettings, masks: &[Mask], actors: &[usize]) -> HashSet<Actor> {
    let mut rng = rng(20);
    let mut scene = Scene::quick(2, masks);
    let mut recollection = Recollection::new(level.recall);
    scene.turn(A);
    for &number in actors {
        scene.place(number);
        scene.heard_by(Viewer::Seat(B)).iter().for_each(|event| recollection.hear(event, &mut rng));
        scene.time().time();
    }
    let view = scene.seen_by(scene.game.active());
    let PhaseView::Placing { mask } = view.phase else { panic!("a mask is shown") };
    (0..60).map(|_| place(mask, &view, &recollection, &level, &Daring::DEFAULT, &mut rng)).collect()
}

fn with_guile(guile: f32) -> HumanSettings {
    HumanSettings { temper: Temper { guile, ..HumanSettings::MASTER.temper }, ..HumanSettings::MASTER }
}

#[test]
fn it_goes_where_it_is_not_yet() {
    let found = choices(with_guile(0.0), &[Red1, Red1, Red1, Blue1, Green1, Red1], &[1, 2, 3, 1, 2]);
    assert_eq!(found, HashSet::from([actor(4)]));
}

#[test]
fn among_equally_harmless_stacks_any_may_be_chosen() {
    let found = choices(with_guile(0.0), &[Red1, Red1], &[2]);
    assert_eq!(found, [1, 3, 4].map(actor).into());
}

#[test]
fn if_it_is_everywhere_it_goes_where_it_was_covered_longest() {
    // All four have the red one. It shows on top of 3 and 4; on 2 it was seen long ago, on 1 a moment ago.
    let masks = [Red1, Blue1, Purple1, Red1, Green1, Red1, Red1, Red1];
    let found = choices(with_guile(0.0), &masks, &[2, 2, 2, 1, 1, 3, 4]);
    assert_eq!(found, HashSet::from([actor(2)]));
}

#[test]
fn the_guileful_tempt_others_with_a_lookalike() {
    let masks = [Blue2, Red1, Green1, Blue1];
    assert_eq!(choices(with_guile(1.0), &masks, &[3, 3, 1]), HashSet::from([actor(3)]));
    assert_eq!(choices(with_guile(0.0), &masks, &[3, 3, 1]).len(), 4);
}

#[test]
fn who_remembers_nothing_still_sees_the_tops() {
    let recall = Recall { attention: 0.0, ..PERFECT };
    let found = choices(HumanSettings { recall, ..with_guile(0.0) }, &[Red1, Red1, Red1, Red1], &[1, 2, 4]);
    assert_eq!(found, HashSet::from([actor(3)]));
}
