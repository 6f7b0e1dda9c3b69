//! §3: a turn.

use table::{Game, Viewer, Waiting};

use crate::testing::{A, B, C, Scene, actor};
use crate::{Action, Event, Face, Mask, PhaseView};

const MASKS: [Mask; 4] = [Mask::Blue1, Mask::Red1, Mask::Green1, Mask::Yellow2];

#[test]
fn the_starter_turns_the_first_mask_and_everybody_sees_it() {
    let mut scene = Scene::quick(3, &MASKS);
    assert_eq!(scene.game.waiting(), Waiting::turn(A));
    scene.turn(A);
    for viewer in Viewer::all(3) {
        assert_eq!(scene.heard_by(viewer), [Event::Turned { seat: A, mask: Mask::Blue1 }]);
        let view = scene.game.view(viewer);
        assert_eq!(view.phase, PhaseView::Placing { mask: Mask::Blue1 });
        assert_eq!(view.deck, 49);
    }
}

#[test]
fn who_turned_the_mask_places_it_on_any_of_the_four_stacks() {
    let mut scene = Scene::quick(3, &MASKS);
    scene.turn(A);
    assert_eq!(scene.game.waiting(), Waiting::turn(A));
    assert_eq!(scene.legal(A), [1, 2, 3, 4].map(|number| Action::Place(actor(number))));
    assert!(scene.legal(B).is_empty() && scene.legal(C).is_empty());
}

#[test]
fn a_mask_covers_what_is_below() {
    let mut scene = Scene::quick(2, &MASKS);
    scene.turn(A).place(3);
    let placed = Event::Placed { seat: A, mask: Mask::Blue1, actor: actor(3), height: 1 };
    assert_eq!(scene.news(), [placed]);
    assert_eq!(scene.seen_by(B).actors[2], Face { top: Some(Mask::Blue1), height: 1 });
    scene.time().time().place(3);
    assert_eq!(scene.seen_by(B).actors[2], Face { top: Some(Mask::Red1), height: 2 });
}

#[test]
fn play_goes_on_clockwise() {
    let mut scene = Scene::quick(3, &MASKS);
    scene.turn(A).place(1).time().time();
    assert_eq!(scene.news(), [Event::Turned { seat: B, mask: Mask::Red1 }]);
    scene.place(1).time().time();
    assert_eq!(scene.news(), [Event::Turned { seat: C, mask: Mask::Green1 }]);
    scene.place(1).time().time();
    assert_eq!(scene.news(), [Event::Turned { seat: A, mask: Mask::Yellow2 }]);
}
