//! Faults of sight: what is imagined, seen, heard and sent (laws 4, 5 and 8).

use table::{Audience, Game, Input, Journal};

use super::fault::{Fault, caught_by, plant};
use crate::toys::{Bids, Card, Hands, HandsEvent, HandsMemory, HandsView, Snap};
use crate::{Plan, law4, law5, law8_with};

#[test]
fn law_4_catches_an_imagined_world_whose_books_do_not_balance() {
    // Who imagines has forgotten which cards were played.
    let imagine = |view: &HandsView, _: &HandsMemory, rng: &mut _| Hands::imagine(view, &HandsMemory::default(), rng);
    assert_eq!(caught_by(Fault { imagine, ..Fault::NONE }), [4]);
}

#[test]
fn law_4_catches_an_imagined_world_that_looks_other_to_its_seat() {
    // Who imagines swaps their lowest card for the one set aside.
    let fault = Fault::<Hands> {
        imagine: |view, memory, rng| {
            let mut toy = Hands::imagine(view, memory, rng);
            let own = view.viewer.seat().expect("only seats imagine");
            if let Some(lowest) = toy.hands[own].iter().next() {
                toy.hands[own] = toy.hands[own].without(lowest).with(toy.aside);
                toy.aside = lowest;
            }
            toy
        },
        ..Fault::NONE
    };
    assert_eq!(caught_by(fault), [4]);
}

#[test]
fn law_4_catches_an_imagined_world_that_can_not_be_played_on() {
    // The cards lie where nobody looks for them, which no view and no audit shows.
    let fault = Fault::<Snap> {
        imagine: |view, memory, rng| {
            let mut toy = Snap::imagine(view, memory, rng);
            toy.rest.reverse();
            toy
        },
        ..Fault::NONE
    };
    let violation = law4(&plant(fault)).expect_err("the next card is missing");
    assert!(violation.why.contains("there are as many cards as counted"), "{violation}");
}

/// The card that is set aside lies open, for those who play and for those who imagine.
pub(super) const SHOWS_THE_CARD_SET_ASIDE: Fault<Hands> =
    Fault { view: |toy, viewer| HandsView { aside: Some(toy.aside), ..toy.view(viewer) }, ..Fault::NONE };

#[test]
fn law_5_alone_catches_a_leak_that_is_faithfully_imagined() {
    assert_eq!(caught_by(SHOWS_THE_CARD_SET_ASIDE), [5]);
}

#[test]
fn laws_4_and_5_catch_a_leak_that_is_not_imagined() {
    // The highest bid lies among the prizes to come.
    let fault = Fault::<Bids> {
        view: |toy, viewer| {
            let mut view = toy.view(viewer);
            if let Some(highest) = toy.bids.iter().filter_map(|(_, &bid)| bid).max() {
                view.to_come = view.to_come.with(highest);
            }
            view
        },
        ..Fault::NONE
    };
    assert_eq!(caught_by(fault), [4, 5]);
}

#[test]
fn laws_4_and_5_catch_a_list_that_follows_from_a_hidden_card() {
    // The lowest card in hand can't be played while the highest of all was set aside.
    fn may_play(toy: &Hands, cards: impl Iterator<Item = Card> + Clone) -> Vec<Card> {
        let hidden = if toy.aside == Card::new(7) && cards.clone().count() > 1 { 1 } else { 0 };
        cards.skip(hidden).collect()
    }
    let fault = Fault::<Hands> {
        legal: |toy, seat, actions| {
            if seat == toy.turn {
                actions.extend(may_play(toy, toy.hands[seat].iter()));
            }
        },
        check: |toy, seat, card| {
            toy.check(seat, card)?;
            let allowed = may_play(toy, toy.hands[seat].iter()).contains(&card);
            // Any refusal will do: that of a card that is not held.
            if allowed { Ok(()) } else { toy.check(seat, toy.aside) }
        },
        ..Fault::NONE
    };
    assert_eq!(caught_by(fault), [4, 5]);
}

#[test]
fn law_5_catches_a_forgotten_announcement() {
    // Nobody is told that somebody has bid, though everybody sees it.
    let fault = Fault::<Bids> {
        apply: |toy, input, rng, journal| {
            let mut told = Journal::open();
            toy.apply(input, rng, &mut told);
            for news in told.drain() {
                match (news.audience, input) {
                    (Audience::Everyone, _) => journal.tell(news.event),
                    (Audience::Only(_), Input::Choose(seat, _)) => journal.whisper(seat, news.event),
                    (Audience::Only(_), Input::TimeUp) | (Audience::Except(_), _) => {}
                }
            }
        },
        ..Fault::NONE
    };
    assert_eq!(caught_by(fault), [5]);
}

#[test]
fn law_5_catches_a_hand_that_its_seat_was_not_told() {
    let fault = Fault::<Hands> {
        setup: |seats, options, rng, journal| {
            let toy = Hands::setup(seats, options, rng, &mut Journal::closed());
            journal.tell(HandsEvent::Dealt(toy.deck, toy.turn));
            toy
        },
        ..Fault::NONE
    };
    assert_eq!(caught_by(fault), [5]);
}

#[test]
fn law_5_fails_when_it_has_nothing_to_compare() {
    let violation = law5(&Plan::<Bids>::new().games(1)).expect_err("ten games are not enough");
    assert!(violation.why.starts_with("law 5 had nothing to compare: give a smaller deck"), "{violation}");
}

/// Views that are equal are sent with different bytes.
const SENDS_A_SECRET: Fault<Hands> = Fault { secret: |toy| toy.aside.to_string(), ..Fault::NONE };

#[test]
fn law_8_catches_a_secret_in_the_bytes_of_equal_views() {
    assert_eq!(caught_by(SENDS_A_SECRET), [8]);
}

#[test]
fn law_8_can_be_tried_on_any_form_of_what_is_sent() {
    let plan = plant(SENDS_A_SECRET);
    assert_eq!(law8_with(&plan, |view, _, legal| format!("{view} {legal:?}").into_bytes()), Ok(()));
    let violation = law8_with(&plan, |view, _, _| view.secret.clone().into_bytes());
    assert_eq!(violation.expect_err("the secret is sent").law, 8);
}
