//! An uncertain memory.

use kabuki::testing::{A, Scene, actor};
use kabuki::{Action, Actor, DeckSize, Event, Kabuki, KabukiOptions, Mask, PhaseView};
use table::{Game, Input, Journal, Rng, Viewer, random_input};

use super::{ABSENT, PERFECT, rng};
use crate::kabuki::{Recall, Recollection};

use Mask::{Blue1, Blue2, Blue3, Green1, Red1, Yellow1};

/// A mind that has seen these masks being placed on actor 1, and then `further` others on actor 2.
fn having_seen(recall: Recall, masks: &[Mask], further: u8, rng: &mut Rng) -> Recollection {
    let mut recollection = Recollection::new(recall);
    let placed = |mask, number, height| Event::Placed { seat: A, mask, actor: actor(number), height };
    for (height, &mask) in (1..).zip(masks) {
        recollection.hear(&placed(mask, 1, height), rng);
    }
    for height in 1..=further {
        recollection.hear(&placed(Yellow1, 2, height), rng);
    }
    recollection
}

/// How many of this kind are expected under the top of actor 1, if nothing is granted to chance.
fn expected(recollection: &Recollection, height: u8, mask: Mask) -> f32 {
    recollection.under_top(actor(1), height, mask, DeckSize::Full, 0.0).expected
}

#[test]
fn a_perfect_mind_knows_how_many_match() {
    let mut rng = rng(1);
    let mut journal = Journal::open();
    let mut game = Kabuki::setup(3, &KabukiOptions::default(), &mut rng, &mut journal);
    let mut recollection = Recollection::new(PERFECT);
    let mut windows = 0;
    while !game.waiting().is_over() {
        journal.heard_by(Viewer::Spectator).for_each(|event| recollection.hear(event, &mut rng));
        journal.clear();
        if let PhaseView::Racing { actor, .. } = game.view(Viewer::Spectator).phase {
            let face = game.view(Viewer::Spectator).actors[actor.index()];
            let (height, mask) = (face.height, face.top.expect("a mask was just placed"));
            let belief = recollection.under_top(actor, height, mask, DeckSize::Full, 1.0);
            assert_eq!(belief.expected, f32::from(game.matches()));
            assert_eq!(belief.none == 1.0, game.matches() == 0);
            windows += 1;
        }
        let input = match random_input(&game, &mut Vec::new(), &mut rng) {
            // Mostly nobody cries, so that stacks grow.
            Input::Choose(_, Action::Stop) if rng.unit() < 0.9 => Input::TimeUp,
            input @ (Input::Choose(..) | Input::TimeUp) => input,
        };
        game.apply(input, &mut rng, &mut journal);
    }
    assert!(windows > 50);
}

#[test]
fn who_takes_nothing_in_is_left_with_chance() {
    let recollection = having_seen(ABSENT, &[Red1, Red1, Blue1], 0, &mut rng(2));
    assert_eq!(expected(&recollection, 3, Red1), 0.0);
    let belief = recollection.under_top(actor(1), 3, Red1, DeckSize::Full, 0.5);
    assert!((belief.expected - 2.0 * 0.1 * 0.5).abs() < 1e-6);
    assert!((belief.none - 0.95 * 0.95).abs() < 1e-6);
}

#[test]
fn attention_is_the_chance_that_a_mask_is_taken_in() {
    let mind = Recall { attention: 0.7, ..PERFECT };
    let mut rng = rng(3);
    let taken_in = (0..2_000).filter(|_| expected(&having_seen(mind, &[Red1, Blue1], 0, &mut rng), 2, Red1) > 0.5);
    assert!((1_300..1_500).contains(&taken_in.count()));
}

#[test]
fn covered_masks_fade_with_every_further_mask() {
    let mind = Recall { fading: 0.1, ..PERFECT };
    let mut rng = rng(4);
    let mut kept_after = |further| {
        let kept = |_: &u32| expected(&having_seen(mind, &[Green1, Blue1], further, &mut rng), 2, Green1) > 0.5;
        (0..2_000).filter(kept).count()
    };
    // 0.9 to the power of 0, 5 and 15.
    let kept = [kept_after(0), kept_after(5), kept_after(15)];
    assert_eq!(kept[0], 2_000);
    assert!((1_080..1_280).contains(&kept[1]) && (340..480).contains(&kept[2]), "{kept:?}");
}

#[test]
fn the_top_mask_lies_in_the_open_and_does_not_fade() {
    let mind = Recall { fading: 0.5, ..PERFECT };
    let mut rng = rng(5);
    for _ in 0..20 {
        let mut recollection = having_seen(mind, &[Green1], 20, &mut rng);
        recollection.hear(&Event::Placed { seat: A, mask: Red1, actor: actor(1), height: 2 }, &mut rng);
        assert_eq!(expected(&recollection, 2, Green1), 1.0);
    }
}

#[test]
fn a_mask_that_slips_may_be_taken_for_another_of_its_color() {
    let mind = Recall { fading: 0.2, confusion: 1.0, ..PERFECT };
    let mut rng = rng(6);
    let mut mistaken = 0;
    for _ in 0..500 {
        let recollection = having_seen(mind, &[Blue1, Red1], 5, &mut rng);
        let [own, second, third] = [Blue1, Blue2, Blue3].map(|mask| expected(&recollection, 2, mask));
        // It is never lost, only less sure, and never takes another color.
        assert!((own + second + third - 1.0).abs() < 1e-5);
        assert_eq!(expected(&recollection, 2, Yellow1), 0.0);
        mistaken += u32::from(second > own || third > own);
    }
    assert!((150..450).contains(&mistaken), "{mistaken}");
    // The only green one has no lookalike, so it can only be forgotten.
    let green = having_seen(mind, &[Green1, Red1], 48, &mut rng);
    assert_eq!(expected(&green, 2, Green1), 0.0);
}

#[test]
fn an_old_memory_is_less_sure() {
    let mind = Recall { fading: 0.02, confusion: 0.5, ..PERFECT };
    let sureness = |further| {
        let mut tries = (0..100).map(|number| having_seen(mind, &[Blue1, Red1], further, &mut rng(number)));
        let own = |recollection: Recollection| expected(&recollection, 2, Blue1);
        tries.find_map(|recollection| Some(own(recollection)).filter(|&sureness| sureness > 0.5)).unwrap()
    };
    let sureness = [0, 5, 20].map(sureness);
    assert!(sureness.is_sorted_by(|one, other| one > other), "{sureness:?}");
}

#[test]
fn a_check_refreshes_what_was_forgotten_or_mistaken() {
    let mut rng = rng(8);
    let mind = Recall { attention: 0.0, ..PERFECT };
    let mut recollection = having_seen(mind, &[Red1, Blue2, Blue1], 0, &mut rng);
    assert_eq!(expected(&recollection, 3, Blue2), 0.0);
    let masks = [Red1, Blue2, Blue1].into_iter().collect();
    recollection.hear(&Event::Revealed { actor: actor(1), masks }, &mut rng);
    assert_eq!([Red1, Blue2, Green1].map(|mask| expected(&recollection, 3, mask)), [1.0, 1.0, 0.0]);
}

#[test]
fn a_new_round_empties_the_mind() {
    let mut rng = rng(9);
    let mut recollection = having_seen(PERFECT, &[Red1, Blue1], 0, &mut rng);
    recollection.hear(&Event::RoundBegan { round: 2, starter: A, tokens: 5, masks: 50 }, &mut rng);
    assert_eq!(expected(&recollection, 2, Red1), 0.0);
}

#[test]
fn it_hears_what_a_seat_hears_of_a_true_game() {
    let mut rng = rng(10);
    let mut scene = Scene::quick(2, &[Red1, Blue1, Red1]);
    let mut recollection = Recollection::new(PERFECT);
    scene.turn(A);
    for _ in 0..3 {
        scene.place(1);
        scene.heard_by(Viewer::Seat(A)).iter().for_each(|event| recollection.hear(event, &mut rng));
        scene.time().time();
    }
    let stack = |mask| recollection.under_top(Actor::ALL[0], 3, mask, DeckSize::Full, 1.0).expected;
    assert_eq!([stack(Red1), stack(Blue1), stack(Green1)], [1.0, 1.0, 0.0]);
}
