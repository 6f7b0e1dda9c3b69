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
fn everybody_in_a_list_of_people_gets_their_title() {
    let names = ["お竹", "お菊", "お梅"].map(String::from);
    let lists = [1, 2, 3].map(|count| Lang::Ja.people(&names[..count]));
    assert_eq!(lists, ["お竹さん", "お竹さんとお菊さん", "お竹さん、お菊さんとお梅さん"]);
    let winners = [("names", Arg::Text(&lists[1])), ("count", Arg::Number(2))];
    assert_eq!(Lang::Ja.fill("result-won", &winners), "お竹さんとお菊さんがともに勝ちました");
    assert_eq!(Lang::En.people(&["Aki", "Ben"].map(String::from)), "Aki and Ben");
}

#[test]
fn a_single_winner_is_not_told_as_a_tie() {
    for game in ["rinpa", "ukiyo-e"] {
        let tell = |lang: Lang, winners: &str, count| {
            let gaps =
                [("count", Arg::Number(count)), ("points", Arg::Text("17, 16")), ("winners", Arg::Text(winners))];
            lang.fill(&format!("{game}-tell-over"), &gaps)
        };
        assert_eq!(tell(Lang::Ja, "Aki", 1), "終局：17, 16。Akiの勝ち。");
        assert_eq!(tell(Lang::Ja, "Aki、Ben", 2), "終局：17, 16。Aki、Benが同点で勝ち。");
        assert_eq!(tell(Lang::En, "Aki", 1), "The game is over: 17, 16. Aki wins.");
        assert_eq!(tell(Lang::En, "Aki and Ben", 2), "The game is over: 17, 16. Aki and Ben win together.");
    }
}

#[test]
fn one_thing_is_not_counted_in_the_plural() {
    for (id, gap, one, many) in [
        ("iki-total", "total", "1 point if it ended now", "2 points if it ended now"),
        ("ago-minutes", "count", "a minute ago", "2 minutes ago"),
        ("edo-yashiki-places", "places", "The only place in words", "All 2 places in words"),
        ("iki-guide-start", "choices", "Take the card that is left. It is", "Choose one of the 2 cards. It is"),
    ] {
        let said = |count| Lang::En.fill(id, &[(gap, Arg::Number(count))]);
        assert!(said(1).starts_with(one), "{}", said(1));
        assert!(said(2).starts_with(many), "{}", said(2));
    }
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
