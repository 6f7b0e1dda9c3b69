//! Options are named, listed and refused kindly.

use crate::{OfferedTo, Options, describe, parse_options};

crate::options! {
    /// How tea is served.
    struct Tea {
        /// How strong the tea is.
        tea: Strength for Players {
            /// For guests.
            Mild = "mild",
            /// For hosts.
            ///
            /// This line is for readers of the code.
            Strong = "strong",
        },
        /// How many cups there are.
        cups: Cups for Researchers {
            /// One each.
            Each = "each",
            /// One for everybody.
            One = "one",
        },
    }
}

fn pairs(name: &str, value: &str) -> Vec<(String, String)> {
    vec![(name.to_string(), value.to_string())]
}

#[test]
fn what_is_not_named_keeps_its_default() {
    assert_eq!(parse_options::<Tea>(&[]), Ok(Tea { tea: Strength::Mild, cups: Cups::Each }));
}

#[test]
fn options_are_read_back_from_their_description() {
    let strong = parse_options::<Tea>(&pairs("tea", "strong")).expect("strong tea is served");
    assert_eq!(strong, Tea { tea: Strength::Strong, cups: Cups::Each });
    assert_eq!(describe(&strong), [pairs("tea", "strong"), pairs("cups", "each")].concat());
    assert_eq!(parse_options(&describe(&strong)), Ok(strong));
}

#[test]
fn an_unknown_name_lists_the_known_ones() {
    let option = parse_options::<Tea>(&pairs("coffee", "strong")).expect_err("there is no coffee");
    assert_eq!(option.to_string(), "there is no option 'coffee': choose from tea, cups");
    let value = parse_options::<Tea>(&pairs("tea", "weak")).expect_err("no weak tea");
    assert_eq!(value.to_string(), "option 'tea' can't be 'weak': choose from mild, strong");
    let none = parse_options::<()>(&pairs("tea", "weak")).expect_err("no options at all");
    assert_eq!(none.to_string(), "there is no option 'tea': this game has none");
}

#[test]
fn declared_options_are_listed_with_the_first_line_of_their_docs() {
    let [tea, cups] = Tea::CHOICES else { panic!("two options are declared") };
    assert_eq!((tea.name, tea.about, tea.offered_to), ("tea", "How strong the tea is.", OfferedTo::Players));
    assert_eq!((cups.name, cups.about, cups.offered_to), ("cups", "How many cups there are.", OfferedTo::Researchers));
    let strong = &tea.values[1];
    assert_eq!((tea.values.len(), strong.name, strong.about), (2, "strong", "For hosts."));
}

#[test]
fn declared_options_are_read_and_set_by_position() {
    let mut options = Tea::default();
    for (choice, about) in Tea::CHOICES.iter().enumerate() {
        for value in 0..about.values.len() {
            options.set(choice, value);
            assert_eq!(options.get(choice), value);
        }
    }
    assert_eq!(options, Tea { tea: Strength::Strong, cups: Cups::One });
}
