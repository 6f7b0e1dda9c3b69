//! Names in text: one spelling each, and nothing else is read.

use crate::{Action, Card, NotationError, Set};

#[test]
fn every_card_set_and_action_is_read_back() {
    for card in Card::ALL.iter() {
        assert_eq!(card.to_string().parse(), Ok(card));
        assert_eq!(Action::Play(card).to_string().parse(), Ok(Action::Play(card)));
    }
    for set in Set::all() {
        assert_eq!(set.to_string().parse(), Ok(set));
        assert_eq!(Action::Take(set).to_string().parse(), Ok(Action::Take(set)));
    }
}

#[test]
fn kiitsu_is_written_with_an_i() {
    assert_eq!("I12".parse::<Card>().map(|card| card.artist().name()), Ok("Kiitsu"));
    assert_eq!("K12".parse::<Card>().map(|card| card.artist().name()), Ok("Kōrin"));
}

#[test]
fn a_rank_has_one_spelling() {
    for text in ["", "K", "K0", "K13", "K07", "K+7", "k7", "X7", "7", "K7 ", " K7", "K７"] {
        assert_eq!(text.parse::<Card>(), Err(NotationError::Card), "'{text}'");
        assert_eq!(text.parse::<Action>(), Err(NotationError::Action), "'{text}'");
    }
}

#[test]
fn a_set_is_written_with_its_ranks() {
    for text in ["", "K", "K7", "K1-5", "K7–10", "K11-12 ", "X1-6", "1-6"] {
        assert_eq!(text.parse::<Set>(), Err(NotationError::Set), "'{text}'");
    }
    assert_eq!("take K7".parse::<Action>(), Err(NotationError::Set));
    assert_eq!("take  K1-6".parse::<Action>(), Err(NotationError::Set));
    assert_eq!("K1-6".parse::<Action>(), Err(NotationError::Action));
}

#[test]
fn what_is_not_an_action_is_told_how_to_write_one() {
    assert_eq!(
        NotationError::Action.to_string(),
        "write a card to play it, like K7, or take and a set, like take K7-10"
    );
    assert_eq!(NotationError::Set.to_string(), "a set is S, K, H or I and 1-6, 7-10 or 11-12, like K7-10");
    assert_eq!(NotationError::Card.to_string(), "a card is S, K, H or I and a number from 1 to 12, like K7");
}
