//! Faults of play: who is asked, what is listed, how games end, and whether the books balance (laws 1, 2 and 3).

use table::{BySeat, Game, Input, Outcome, Seat, SeatSet, Viewer, Waiting};

use super::fault::{Fault, broken_by, caught_by};
use crate::toys::{Bids, BidsRefusal, Card, Hands, Snap};

#[test]
fn law_1_catches_a_seat_that_is_asked_but_can_do_nothing() {
    // Seats that are out are asked all the same.
    let waiting = |toy: &Snap| match toy.waiting() {
        Waiting::OVER => Waiting::OVER,
        waiting => Waiting { may: SeatSet::all(toy.seats()), ..waiting },
    };
    assert_eq!(caught_by(Fault { waiting, ..Fault::NONE }), [1]);
}

#[test]
fn law_1_catches_actions_of_a_seat_that_is_not_asked() {
    // Who has bid could bid again.
    let fault = Fault::<Bids> {
        legal: |toy, seat, actions| {
            if toy.outcome().is_none() {
                actions.extend(toy.view(Viewer::Spectator).hands[seat].iter());
            }
        },
        ..Fault::NONE
    };
    assert_eq!(caught_by(fault), [1]);
}

#[test]
fn law_1_catches_a_predicate_that_accepts_what_is_not_listed() {
    assert_eq!(caught_by(Fault::<Hands> { check: |_, _, _| Ok(()), ..Fault::NONE }), [1]);
}

#[test]
fn law_1_catches_a_predicate_that_refuses_what_is_listed() {
    let fault = Fault::<Bids> {
        check: |toy, seat, card| match card.rank() {
            1 => Err(BidsRefusal::NotHeld(card)),
            _ => toy.check(seat, card),
        },
        ..Fault::NONE
    };
    assert_eq!(caught_by(fault), [1]);
}

#[test]
fn law_1_catches_a_list_that_does_not_append() {
    let fault = Fault::<Hands> {
        legal: |toy, seat, actions| {
            actions.clear();
            toy.legal(seat, actions);
        },
        ..Fault::NONE
    };
    assert_eq!(caught_by(fault), [1]);
}

#[test]
fn law_1_catches_a_double_in_the_list() {
    let fault = Fault::<Snap> {
        legal: |toy, seat, actions| {
            toy.legal(seat, actions);
            toy.legal(seat, actions);
        },
        ..Fault::NONE
    };
    assert_eq!(caught_by(fault), [1]);
}

#[test]
fn law_1_catches_a_seat_that_both_must_and_may_act() {
    let waiting = |toy: &Bids| Waiting { may: toy.waiting().must, ..toy.waiting() };
    assert_eq!(caught_by(Fault { waiting, ..Fault::NONE }), [1]);
}

#[test]
fn law_2_catches_a_game_that_never_ends() {
    // When no card is left, the game is over.
    let fault = Fault::<Snap> {
        apply: |toy, input, rng, journal| {
            if toy.to_turn != Some(0) {
                toy.apply(input, rng, journal);
            }
        },
        ..Fault::NONE
    };
    assert_eq!(caught_by(fault), [2]);
}

#[test]
fn law_2_catches_an_outcome_while_somebody_is_waited_for() {
    let outcome = |toy: &Hands| (!toy.gone.is_empty()).then(|| Outcome::by_points(toy.points));
    assert_eq!(caught_by(Fault { outcome, ..Fault::NONE }), [2]);
}

#[test]
fn law_2_catches_an_end_without_an_outcome() {
    assert_eq!(caught_by(Fault::<Bids> { outcome: |_| None, ..Fault::NONE }), [2]);
}

#[test]
fn law_2_catches_a_game_that_waits_for_nobody_without_a_limit() {
    let waiting = |toy: &Snap| Waiting { limit_ms: None, ..toy.waiting() };
    assert_eq!(caught_by(Fault { waiting, ..Fault::NONE }), [2]);
}

#[test]
fn law_2_catches_an_outcome_without_a_winner() {
    let outcome = |toy: &Bids| Some(Outcome { places: BySeat::all(toy.seats(), 2), ..toy.outcome()? });
    assert_eq!(caught_by(Fault { outcome, ..Fault::NONE }), [2]);
}

#[test]
fn law_3_catches_a_card_that_is_there_twice() {
    // The card set aside is the double of one that was dealt.
    let fault = Fault::<Hands> {
        setup: |seats, options, rng, journal| {
            let mut toy = Hands::setup(seats, options, rng, journal);
            toy.aside = toy.hands[Seat::new(0)].iter().next().expect("everybody has cards");
            toy
        },
        ..Fault::NONE
    };
    assert_eq!(caught_by(fault), [3]);
}

/// A trick that is taken loses its lowest card.
pub(super) const LOSES_A_CARD: Fault<Hands> = Fault {
    apply: |toy, input, rng, journal| {
        toy.apply(input, rng, journal);
        if let Some(lowest) = toy.gone.iter().next() {
            toy.gone = toy.gone.without(lowest);
        }
    },
    ..Fault::NONE
};

#[test]
fn law_3_catches_a_lost_card_and_law_4_finds_it_where_imagined_worlds_go_on() {
    assert_eq!(caught_by(LOSES_A_CARD), [3, 4]);
}

#[test]
fn every_law_tells_a_panic_with_the_game_that_leads_to_it() {
    let violations = broken_by(Fault::<Hands> {
        apply: |toy, input, rng, journal| {
            assert!(!matches!(input, Input::Choose(_, card) if card == Card::new(7)), "there is no seven");
            toy.apply(input, rng, journal);
        },
        ..Fault::NONE
    });
    let laws: Vec<u8> = violations.iter().map(|violation| violation.law).collect();
    assert_eq!(laws, [1, 2, 3, 4, 5, 6, 7, 8]);
    for violation in violations {
        assert!(violation.why.contains("the rules panicked: there is no seven"), "{violation}");
        let record = violation.records.first().expect("a panic is shown by a game");
        let seven = matches!(record.inputs.last(), Some(Input::Choose(_, card)) if card == "7");
        // Law 4 plays imagined worlds on, where the seven may come before it does in the true game.
        assert!(seven || violation.law == 4, "{violation}");
    }
}
