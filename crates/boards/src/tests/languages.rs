//! What must hold of the languages.

use table::Seat;

use crate::{Arg, Lang, bot_name};

#[test]
fn the_first_language_of_a_browser_that_the_house_speaks_is_taken() {
    assert_eq!(Lang::accepted("ja"), Lang::Ja);
    assert_eq!(Lang::accepted("de-AT, de;q=0.9, ja-JP;q=0.8, en;q=0.7"), Lang::Ja);
    assert_eq!(Lang::accepted("en-GB,en;q=0.9,ja;q=0.8"), Lang::En);
    assert_eq!(Lang::accepted("de"), Lang::En);
    assert_eq!(Lang::accepted(""), Lang::En);
}

#[test]
fn a_language_is_found_by_its_own_code_only() {
    for lang in Lang::ALL {
        assert_eq!(Lang::from_code(lang.code()), Some(lang));
    }
    assert_eq!(Lang::from_code("de"), None);
}

#[test]
fn names_are_listed_as_one_says_them() {
    let names = ["Aki", "Ben", "Chie"].map(String::from);
    let lists = |lang: Lang| [0, 1, 2, 3].map(|count| lang.list(&names[..count]));
    assert_eq!(lists(Lang::En), ["", "Aki", "Aki and Ben", "Aki, Ben and Chie"]);
    assert_eq!(lists(Lang::Ja), ["", "Aki", "Aki、Ben", "Aki、Ben、Chie"]);
}

#[test]
fn places_are_counted_as_one_says_them() {
    let place = |place: i64| Lang::En.fill("result-place", &[("place", Arg::Number(place))]);
    assert_eq!([1, 2, 3, 4].map(place), ["1st", "2nd", "3rd", "4th"]);
}

#[test]
fn a_text_that_is_not_there_is_not_made_up() {
    assert_eq!(Lang::En.try_text("no-such-text"), None);
    assert_eq!(Lang::En.try_text("house-name"), Some("Zashiki".to_string()));
}

#[test]
fn bots_at_one_table_have_different_names() {
    for lang in Lang::ALL {
        let names: Vec<String> = Seat::all(6).map(|seat| bot_name(lang, seat)).collect();
        for (place, name) in names.iter().enumerate() {
            assert!(!names[..place].contains(name), "{name}");
        }
    }
}
