//! The notation of actions.

use crate::action::Action;
use crate::goods::Good;
use crate::ids::{BuildingId, CardId, FishId, Place, StallId};
use crate::notation::NotationError;
use crate::way_of_life::WaySpace;

#[test]
fn every_action_reads_back_as_itself() {
    let mut actions = vec![
        Action::Income,
        Action::Sandal,
        Action::Cart,
        Action::Stay,
        Action::Shop,
        Action::Pipe,
        Action::Pouch,
        Action::Done,
        Action::Save,
        Action::Burn,
    ];
    for card in CardId::all() {
        actions.extend([Action::Start(card), Action::Hire(card), Action::Neutral(card)]);
    }
    for stall in StallId::all() {
        actions.extend([Action::At(stall), Action::Deal(stall), Action::Level(stall)]);
        actions.extend([Action::Swap(stall), Action::Starve(stall)]);
    }
    actions.extend(WaySpace::ALL.map(Action::Way));
    actions.extend((1..=4).map(Action::Walk));
    actions.extend(Place::all().map(Action::Go));
    actions.extend(FishId::all().map(Action::Fish));
    actions.extend(BuildingId::all().map(Action::Build));
    for good in Good::ALL {
        actions.extend([Action::Pawn(good), Action::Pay(good)]);
    }
    let mut texts = std::collections::BTreeSet::new();
    for action in actions {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(action), "{text}");
        assert!(texts.insert(text), "{action} is written like another action");
    }
}

#[test]
fn what_is_no_action_is_refused_with_what_to_write() {
    for (text, error) in [
        ("dance", NotationError::Verb),
        ("dance A1", NotationError::Verb),
        ("hire nobody", NotationError::Card),
        ("at E1", NotationError::Stall),
        ("way 5", NotationError::WaySpace),
        ("walk 0", NotationError::Steps),
        ("go home", NotationError::Place),
        ("pawn pouch", NotationError::Good),
        ("fish whale", NotationError::Fish),
        ("build castle", NotationError::Building),
    ] {
        assert_eq!(text.parse::<Action>(), Err(error), "{text}");
    }
    assert_eq!(NotationError::Stall.to_string(), "name a stall from A1 to D4");
}
