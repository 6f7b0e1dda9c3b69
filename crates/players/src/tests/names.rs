//! Players by name: one grammar, `name:budget/key=value`.

use iki::Iki;
use rinpa::Rinpa;

use crate::{Player, PlayerName};

fn refusal(name: &str) -> String {
    Player::<Rinpa>::named(name, 4).err().expect("nobody has this name").to_string()
}

#[test]
fn a_name_is_taken_apart_into_player_budget_and_values() {
    let name = PlayerName::parse("search:3200/exploration=0.5/lead_part=1").expect("a well-formed name");
    assert_eq!((name.base, name.budget), ("search", Some(3_200)));
    assert_eq!(name.values, [("exploration", "0.5"), ("lead_part", "1")]);
    let plain = PlayerName::parse("master").expect("a well-formed name");
    assert_eq!((plain.base, plain.budget, plain.values.len()), ("master", None, 0));
}

#[test]
fn a_player_is_named_by_the_weights_that_differ_from_the_default() {
    let Ok(Player::Weighted { set, weights, budget }) = Player::<Rinpa>::named("search:3000/lead_part=0.25", 4) else {
        panic!("this player exists");
    };
    assert_eq!((set.name, budget), ("search", 3_000));
    let defaults: Vec<f32> = (set.weights)(4).iter().map(|weight| weight.default).collect();
    assert_eq!(weights, [defaults[0], 0.25, defaults[2]]);
    assert!(matches!(Player::<Rinpa>::named("chances", 4), Ok(Player::Weighted { budget: 32, .. })));
}

#[test]
fn levels_and_plain_players_have_names_in_the_same_grammar() {
    let named = Player::<Rinpa>::named;
    assert!(matches!(named("master", 4), Ok(Player::Level(level)) if level.name == "master"));
    assert!(matches!(named("uniform", 4), Ok(Player::Uniform)));
    assert!(matches!(named("greedy", 4), Ok(Player::Greedy(32))));
    assert!(matches!(named("greedy:8", 4), Ok(Player::Greedy(8))));
    assert!(matches!(named("pimc:20", 4), Ok(Player::Pimc(20))));
    assert!(matches!(named("tree:100", 4), Ok(Player::Weighted { set, budget: 100, .. }) if set.name == "tree"));
    assert!(matches!(named("tree:100/exploration=0.5", 4), Ok(Player::Weighted { weights, .. }) if weights[0] == 0.5));
}

#[test]
fn a_comma_in_the_name_of_a_weight_is_typed_as_a_semicolon() {
    let typed = "judgment:9/mon; a year before=1.5";
    let Ok(Player::Weighted { set, weights, .. }) = Player::<Iki>::named(typed, 4) else {
        panic!("this player exists");
    };
    let place = (set.weights)(4).iter().position(|weight| weight.name == "mon, a year before");
    assert_eq!(weights[place.expect("IKI weighs mon")], 1.5);
    let refused = Player::<Iki>::named("judgment:9/mon; a year before=many", 4).err().expect("many is not a number");
    assert!(refused.to_string().ends_with("as in mon; a year before=NUMBER"), "{refused}");
}

#[test]
fn weights_that_depend_on_the_number_of_seats_are_refused_where_it_is_not_known() {
    let refused = Player::<Iki>::named_for_every_table("judgment:9").err().expect("the number of seats is missing");
    assert!(refused.to_string().contains("depend on the number of seats"), "{refused}");
    assert!(Player::<Iki>::named_for_every_table("month:9").is_ok());
    assert!(Player::<Iki>::named_for_every_table("master").is_ok());
}

#[test]
fn a_name_that_is_wrong_says_what_would_be_right() {
    let budget = "the number after ':' is the search budget: give a number from 1 to 10000000";
    for name in ["search:many", "search:0", "tree:", "pimc:-1", "search:10000001"] {
        assert!(refusal(name).ends_with(budget), "{}", refusal(name));
    }
    assert!(refusal("search:9/luck=1").ends_with("choose from exploration, lead_part, certainty"));
    assert!(refusal("search:9/exploration=9").ends_with("is a number from 0.1 to 1.6, as in exploration=NUMBER"));
    assert!(refusal("search:9/exploration").contains("write exploration=NUMBER"));
    assert!(refusal("search:9/exploration=1/exploration=0.5").ends_with("'exploration' is given twice: give it once"));
    assert!(refusal("master:9").ends_with("master takes no search budget: leave ':' out"));
    assert!(refusal("master/exploration=1").ends_with("master has no weights: leave '/' out"));
    assert!(refusal("uniform:3").contains("takes no search budget"));
    assert!(refusal("pimc:20/exploration=1").contains("pimc has no weights"));
    let unknown = refusal("serch:9");
    assert!(unknown.starts_with("rinpa has no player 'serch:9': choose from apprentice, dealer, master, or from"));
    for known in ["uniform", "greedy", "pimc", "tree", "search", "chances"] {
        assert!(unknown.contains(known), "{unknown}");
    }
}
