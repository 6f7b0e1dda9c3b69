//! Faults of text: records and notation (laws 6 and 7).

use std::cell::Cell;

use table::{Game, Rng, Seed};

use super::fault::{Fault, Slips, caught_by, plant};
use crate::law6;
use crate::toys::{Hands, Snap};

thread_local! {
    static DEALS: Cell<u64> = const { Cell::new(0) };
}

#[test]
fn law_6_catches_chance_that_does_not_come_from_the_seed() {
    // The shuffle counts how many games were dealt before.
    let fault = Fault::<Snap> {
        setup: |seats, options, _, journal| {
            DEALS.set(DEALS.get() + 1);
            Snap::setup(seats, options, &mut Rng::new(&Seed::numbered(7, DEALS.get())), journal)
        },
        ..Fault::NONE
    };
    assert_eq!(caught_by(fault), [6]);
}

#[test]
fn law_6_catches_a_game_that_leads_elsewhere_when_it_is_played_again() {
    // Other hands each time: the inputs of the first game are soon not legal in the second.
    let fault = Fault::<Hands> {
        setup: |seats, options, _, journal| {
            DEALS.set(DEALS.get() + 1);
            Hands::setup(seats, options, &mut Rng::new(&Seed::numbered(7, DEALS.get())), journal)
        },
        ..Fault::NONE
    };
    assert_eq!(law6(&plant(fault)).map_err(|violation| violation.law), Err(6));
}

/// Hands whose texts go wrong.
fn hands(slips: Slips) -> Fault<Hands> {
    Fault { slips, ..Fault::NONE }
}

#[test]
fn law_6_catches_a_record_that_loses_the_options() {
    assert_eq!(caught_by(hands(Slips { option: |_| 0, ..Slips::NONE })), [6]);
}

#[test]
fn law_7_catches_a_blank_at_the_end_of_a_notation() {
    // Editors and mails would cut it off.
    let slips = Slips { write: |text| text + " ", read: |text| text.trim().to_string(), ..Slips::NONE };
    assert_eq!(caught_by(hands(slips)), [7]);
}

#[test]
fn law_7_catches_a_control_character() {
    let slips = Slips { write: |text| format!("card\t{text}"), read: |text| text.replace("card\t", ""), ..Slips::NONE };
    assert_eq!(caught_by(hands(slips)), [7]);
}

#[test]
fn laws_6_and_7_catch_an_ambiguous_notation() {
    // The cards above 4 are all written alike.
    let write = |text: String| if matches!(text.as_str(), "1" | "2" | "3" | "4") { text } else { "high".to_string() };
    let read = |text: &str| text.replace("high", "5");
    assert_eq!(caught_by(hands(Slips { write, read, ..Slips::NONE })), [6, 7]);
}

#[test]
fn laws_6_and_7_catch_a_line_break() {
    let slips = Slips { write: |text| format!("the\n{text}"), read: |text| text.replace("the\n", ""), ..Slips::NONE };
    assert_eq!(caught_by(hands(slips)), [6, 7]);
}

#[test]
fn laws_6_and_7_catch_a_notation_that_can_not_be_read() {
    let slips = Slips { write: |text| format!("card {text}"), ..Slips::NONE };
    assert_eq!(caught_by(hands(slips)), [6, 7]);
}
