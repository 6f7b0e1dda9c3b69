//! Options are named, listed and refused kindly.

use crate::{Choice, OfferedTo, Options, Value, describe, parse_options};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Tea {
    strength: usize,
}

impl Options for Tea {
    const CHOICES: &'static [Choice] = &[Choice {
        name: "tea",
        about: "how strong the tea is",
        values: &[Value { name: "mild", about: "for guests" }, Value { name: "strong", about: "for hosts" }],
        offered_to: OfferedTo::Players,
    }];

    fn get(&self, _choice: usize) -> usize {
        self.strength
    }

    fn set(&mut self, _choice: usize, value: usize) {
        self.strength = value;
    }
}

fn pairs(name: &str, value: &str) -> Vec<(String, String)> {
    vec![(name.to_string(), value.to_string())]
}

#[test]
fn what_is_not_named_keeps_its_default() {
    assert_eq!(parse_options::<Tea>(&[]), Ok(Tea { strength: 0 }));
}

#[test]
fn options_are_read_back_from_their_description() {
    let strong = parse_options::<Tea>(&pairs("tea", "strong")).expect("strong tea is served");
    assert_eq!(describe(&strong), pairs("tea", "strong"));
    assert_eq!(parse_options(&describe(&strong)), Ok(strong));
}

#[test]
fn an_unknown_name_lists_the_known_ones() {
    let option = parse_options::<Tea>(&pairs("coffee", "strong")).expect_err("there is no coffee");
    assert_eq!(option.to_string(), "there is no option 'coffee': choose from tea");
    let value = parse_options::<Tea>(&pairs("tea", "weak")).expect_err("no weak tea");
    assert_eq!(value.to_string(), "option 'tea' can't be 'weak': choose from mild, strong");
    let none = parse_options::<()>(&pairs("tea", "weak")).expect_err("no options at all");
    assert_eq!(none.to_string(), "there is no option 'tea': this game has none");
}
