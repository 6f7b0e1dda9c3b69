//! §5 and §6: "Stop!" and the check.

use table::{Game, SeatSet, Viewer};

use crate::testing::{A, B, C, Scene, actor};
use crate::{Action, Event, Mask, PhaseView, Verdict};

use Mask::{Blue1, Blue2, Green1, Red1};

#[test]
fn the_example_of_the_rulebook() {
    // Tom is A, Lisa is B. Stack 4 has a blue mask and two green ones when Tom gives it the same blue mask again.
    let mut scene = Scene::quick(2, &[Green1, Blue1, Green1, Red1, Blue1]);
    scene.turn(A).place_all(&[4, 4, 4, 1, 4]);
    assert_eq!(scene.game.active, A);
    scene.stop(B);
    let caught = Event::Caught { stopper: B, placer: A, matches: 1, paid: 1 };
    let stack = [Green1, Blue1, Green1, Blue1].into_iter().collect();
    let expected = [
        Event::Stopped { seat: B, placer: A, actor: actor(4) },
        Event::Revealed { actor: actor(4), masks: stack },
        caught,
    ];
    assert_eq!(scene.news(), expected);
    assert_eq!(scene.tokens(), [4, 6]);
    scene.time();
    assert_eq!(*scene.game.masks.stack(actor(4)), [Green1, Blue1, Green1, Blue1]);
}

#[test]
fn two_matches_cost_two_tokens() {
    let mut scene = Scene::quick(3, &[Blue1, Blue1, Blue1]);
    scene.turn(A).place_all(&[2, 2, 2]).stop(A);
    assert_eq!(scene.tokens(), [7, 5, 3]);
    assert_eq!(scene.game.in_box, 9);
}

#[test]
fn who_cries_for_nothing_pays_one_token_to_the_box() {
    let mut scene = Scene::quick(3, &[Blue1, Blue2]);
    scene.turn(A).place_all(&[1, 1]).stop(C);
    assert_eq!(scene.news().last(), Some(&Event::Mistaken { stopper: C }));
    assert_eq!(scene.tokens(), [5, 5, 4]);
    assert_eq!(scene.game.in_box, 10);
}

#[test]
fn the_first_mask_on_an_actor_can_be_stopped_in_vain() {
    let mut scene = Scene::quick(2, &[Blue1]);
    scene.turn(A).place(1).stop(B);
    assert_eq!(scene.tokens(), [5, 4]);
}

#[test]
fn past_mistakes_are_ignored() {
    // Two green ones lie under the red one, which is new.
    let mut scene = Scene::quick(2, &[Green1, Green1, Red1]);
    scene.turn(A).place_all(&[1, 1, 1]).stop(B);
    assert_eq!(scene.news().last(), Some(&Event::Mistaken { stopper: B }));
}

#[test]
fn everybody_sees_the_open_stack_and_the_clock_covers_it_again() {
    let mut scene = Scene::quick(3, &[Blue1, Red1]);
    scene.turn(A).place_all(&[1, 1]).stop(C);
    // 2.5 seconds and 0.3 for each of the two masks.
    assert_eq!(scene.limit_ms(), Some(3_100));
    assert_eq!(scene.game.waiting().anyone(), SeatSet::NONE);
    for viewer in Viewer::all(3) {
        let PhaseView::Checking { stack, stopper, verdict, .. } = scene.game.view(viewer).phase else {
            panic!("the stack is open");
        };
        assert_eq!((&*stack, stopper, verdict), (&[Blue1, Red1][..], C, Verdict::Mistaken));
    }
    scene.time();
    assert_eq!(scene.news()[0], Event::Covered { actor: actor(1) });
    assert!(matches!(scene.seen_by(C).phase, PhaseView::Placing { .. }));
}

#[test]
fn after_a_check_play_resumes_with_the_next_player() {
    let mut scene = Scene::quick(3, &[Blue1, Blue1, Red1]);
    scene.turn(A).place_all(&[1, 1]).stop(A).time();
    assert_eq!(scene.news()[1], Event::Turned { seat: C, mask: Red1 });
}

#[test]
fn without_a_clock_the_stack_is_covered_when_everybody_has_seen_it() {
    let mut scene = Scene::untimed(3, &[Blue1, Red1]);
    scene.turn(A).place(1).stop(B).pass(C);
    assert_eq!(scene.game.waiting().must, SeatSet::all(3));
    assert_eq!(scene.limit_ms(), None);
    assert_eq!(scene.legal(A), [Action::Cover]);
    scene.cover(B).cover(A);
    assert!(matches!(scene.seen_by(A).phase, PhaseView::Checking { .. }));
    scene.cover(C);
    let resumed = [Event::Seen { seat: C }, Event::Covered { actor: actor(1) }, Event::Turned { seat: B, mask: Red1 }];
    assert_eq!(scene.news(), resumed);
}

#[test]
fn a_checked_mask_counts_for_later_ones() {
    // The second blue one was caught; it stays, so the third finds two.
    let mut scene = Scene::quick(3, &[Blue1, Blue1, Blue1]);
    scene.turn(A).place_all(&[1, 1]).stop(A).time().place(1).stop(B);
    assert_eq!(scene.news().last(), Some(&Event::Caught { stopper: B, placer: C, matches: 2, paid: 2 }));
}
