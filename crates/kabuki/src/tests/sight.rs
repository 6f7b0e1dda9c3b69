//! What one sees, and above all what one does not.

use table::{Game, Viewer};

use crate::testing::{A, B, Scene, actor};
use crate::{Event, Kabuki, Mask, PhaseView};

use Mask::{Blue1, Green1, Purple2, Red1, Yellow1};

/// Two games that differ only in what is covered.
fn differently_covered() -> [Scene; 2] {
    [[Blue1, Red1, Purple2, Green1, Yellow1], [Red1, Purple2, Blue1, Green1, Yellow1]].map(|masks| {
        let mut scene = Scene::quick(3, &masks);
        scene.turn(A).place_all(&[1, 1, 2, 1, 2]);
        scene
    })
}

#[test]
fn covered_masks_are_in_nobodys_view() {
    let [mut one, mut other] = differently_covered();
    assert_ne!(one.game, other.game);
    for _ in 0..3 {
        for viewer in Viewer::all(3) {
            let (one, other) = (one.game.view(viewer), other.game.view(viewer));
            assert_eq!(one, other);
            // Neither are they in its text, in which everything that could be sent would stand.
            assert!(![Blue1, Red1, Purple2].iter().any(|mask| format!("{one:?} {one}").contains(mask.id())));
        }
        one.time();
        other.time();
        if let PhaseView::Placing { .. } = one.seen_by(A).phase {
            return;
        }
    }
    panic!("the next mask was to be turned");
}

#[test]
fn a_check_shows_one_stack_and_no_other() {
    let [mut one, other] = differently_covered();
    one.stop(A);
    let PhaseView::Checking { actor: open, stack, .. } = one.seen_by(B).phase else { panic!("a stack is open") };
    assert_eq!(open, actor(2));
    assert_eq!(*stack, [Purple2, Yellow1]);
    let text = format!("{:?}", one.seen_by(B));
    assert!(text.contains("Purple2") && !text.contains("Blue1") && !text.contains("Red1"));
    // And after it nothing of it is left in view.
    one.time();
    assert!(!format!("{:?}", one.seen_by(B)).contains("Purple2"));
    assert!(!format!("{:?}", other.seen_by(B)).contains("Purple2"));
}

#[test]
fn news_that_show_a_mask_are_never_repeated() {
    let mut scene = Scene::quick(3, &[Blue1, Red1, Blue1]);
    let mut heard = scene.turn(A).news();
    for _ in 0..2 {
        heard.extend(scene.place(1).news());
        heard.extend(scene.time().news());
        heard.extend(scene.time().news());
    }
    heard.extend(scene.place(1).news());
    heard.extend(scene.stop(A).news());
    heard.extend(scene.time().news());
    let shows = |event: &Event| Mask::ALL.iter().any(|mask| event.to_string().contains(mask.id()));
    assert!(heard.iter().filter(|event| shows(event)).count() > 6, "{heard:?}");
    for event in heard {
        assert_eq!(Kabuki::fades(&event), shows(&event), "{event}");
    }
}

#[test]
fn all_see_the_same_but_for_their_own_answer() {
    let mut scene = Scene::untimed(3, &[Blue1]);
    scene.turn(A).place(1).stop(B);
    let views = Viewer::all(3).map(|viewer| crate::View { viewer: Viewer::Spectator, ..scene.game.view(viewer) });
    let views: Vec<_> = views.collect();
    assert_eq!(views[0], views[2]);
    assert_eq!(views[0], views[3]);
    assert_ne!(views[0], views[1]);
}

#[test]
fn a_view_reads_well() {
    let [scene, _] = differently_covered();
    let expected = "\
round 1, 45 masks in the deck, 9 tokens in the box
actor 1: green1 on top, height 3
actor 2: yellow1 on top, height 2
actor 3: bare
actor 4: bare
seat A: 5 tokens, 0 points
seat B: 5 tokens, 0 points
seat C: 5 tokens, 0 points
seat B placed on actor 2: the others may cry stop
";
    assert_eq!(scene.seen_by(A).to_string(), expected);
}
