//! §1: what is in the box.

use std::collections::HashSet;

use crate::masks::Masks;
use crate::{Action, Actor, Color, DeckSize, Event, Kabuki, Mask};

#[test]
fn there_are_five_masks_of_each_of_ten_kinds() {
    let deck: Vec<Mask> = Masks::sorted(DeckSize::Full).iter().collect();
    assert_eq!(deck.len(), 50);
    for mask in Mask::ALL {
        assert_eq!(deck.iter().filter(|&&other| other == mask).count(), 5, "{mask}");
    }
}

#[test]
fn one_kind_is_green_two_are_yellow_red_and_purple_three_are_blue() {
    let of = |color| Mask::ALL.into_iter().filter(|mask| mask.color() == color).count();
    let counts = [Color::Green, Color::Yellow, Color::Red, Color::Purple, Color::Blue].map(of);
    assert_eq!(counts, [1, 2, 2, 2, 3]);
}

#[test]
fn every_kind_has_an_id_and_two_names_of_its_own() {
    let distinct = |name: fn(Mask) -> &'static str| Mask::ALL.into_iter().map(name).collect::<HashSet<_>>().len();
    assert_eq!([distinct(Mask::id), distinct(Mask::english), distinct(Mask::japanese)], [10, 10, 10]);
}

#[test]
fn lookalikes_are_the_other_kinds_of_the_same_color() {
    assert_eq!(Mask::Green1.lookalikes().count(), 0);
    assert_eq!(Mask::Red1.lookalikes().collect::<Vec<_>>(), [Mask::Red2]);
    assert_eq!(Mask::Blue2.lookalikes().collect::<Vec<_>>(), [Mask::Blue1, Mask::Blue3]);
}

#[test]
fn there_are_four_actors_numbered_from_one() {
    let numbers: Vec<String> = Actor::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(numbers, ["1", "2", "3", "4"]);
    assert!(numbers.iter().zip(Actor::ALL).all(|(number, actor)| number.parse() == Ok(actor)));
    assert!(["0", "5", "", "11", "a"].iter().all(|text| text.parse::<Actor>().is_err()));
}

#[test]
fn a_small_deck_has_two_masks_of_three_kinds() {
    let deck: Vec<Mask> = Masks::sorted(DeckSize::Small).iter().collect();
    assert_eq!(deck, [Mask::Green1, Mask::Green1, Mask::Yellow1, Mask::Yellow1, Mask::Yellow2, Mask::Yellow2]);
}

#[test]
fn a_game_is_small() {
    assert_eq!(size_of::<Kabuki>(), 174);
    assert_eq!(size_of::<Action>(), 2);
    assert!(size_of::<Event>() <= 56);
}
