//! Plans cover every number of seats and every option.

use std::collections::HashSet;

use table::{Choice, OfferedTo, Options, Seed, Value};

use crate::Plan;
use crate::case::Case;
use crate::choices::Choices;
use crate::plan::{Setting, options_to_try};
use crate::toys::{Deck, Hands, HandsOptions};

#[test]
fn every_number_of_seats_meets_every_combination_of_options() {
    let settings: Vec<(u8, Deck)> =
        Plan::<Hands>::new().settings().into_iter().map(|setting| (setting.seats, setting.options.deck)).collect();
    assert_eq!(settings, [(2, Deck::Seven), (2, Deck::Thirteen), (3, Deck::Seven), (3, Deck::Thirteen)]);
}

#[test]
fn games_are_spread_over_all_settings_and_none_is_left_out() {
    let count = |games| Plan::<Hands>::new().games(games).cases().count();
    assert_eq!(count(40), 40);
    assert_eq!(count(1), 4);
    let settings: HashSet<(u8, usize)> =
        Plan::<Hands>::new().games(1).cases().map(|case| (case.seats, case.options.get(0))).collect();
    assert_eq!(settings.len(), 4);
}

/// Four options of four values each.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Many([usize; 4]);

const FOUR: &[Value] = &[
    Value { name: "zero", about: "" },
    Value { name: "one", about: "" },
    Value { name: "two", about: "" },
    Value { name: "three", about: "" },
];
const OPTION: Choice = Choice { name: "one of many", about: "", values: FOUR, offered_to: OfferedTo::Players };

impl Options for Many {
    const CHOICES: &'static [Choice] = &[OPTION, OPTION, OPTION, OPTION];

    fn get(&self, choice: usize) -> usize {
        self.0[choice]
    }

    fn set(&mut self, choice: usize, value: usize) {
        self.0[choice] = value;
    }
}

#[test]
fn of_many_combinations_every_value_is_tried() {
    let tried = options_to_try::<Many>();
    assert_eq!(tried.len(), 1 + 4 * 3);
    for choice in 0..4 {
        for value in 0..4 {
            assert!(tried.iter().any(|options| options.get(choice) == value));
        }
    }
}

#[test]
fn the_same_plan_plays_the_same_games() {
    let inputs = |_| Plan::<Hands>::new().games(8).cases().map(|case| case.inputs).collect::<Vec<_>>();
    assert_eq!(inputs(1), inputs(2));
}

#[test]
fn choices_that_are_alike_differ_in_some_seats_only() {
    let case = |number| {
        Case::<crate::toys::Bids>::random(
            Setting::newest(2, Default::default()),
            Seed::numbered(0, 0),
            Choices::alike(number),
            2,
        )
        .inputs
    };
    // Every fourth game is of one group; seven bits say who chooses how, then the same choices come again.
    assert_eq!(case(0), case(4 << 7));
    let different: HashSet<String> = (0..4).map(|bits| format!("{:?}", case(bits * 4))).collect();
    assert!(different.len() > 1, "some seat must choose otherwise");
}

#[test]
fn the_small_options_are_those_of_law_5() {
    let plan = Plan::<Hands>::new().small(HandsOptions { deck: Deck::Thirteen });
    assert_eq!(plan.small.deck, Deck::Thirteen);
}
