//! What tells somebody something hidden, in every game: only what does not can be taken back freely.

use catalog::AnyTable;
use table::{Input, Rng, Seed};

/// Plays anyhow and says of every action whether it told anybody something hidden.
fn revealing(game: &str, options: &[(&str, &str)], seats: u8, most: usize) -> Vec<(String, bool)> {
    let game = catalog::game(game).expect("it is in the house");
    let options: Vec<(String, String)> =
        options.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    let (mut table, _) = game.open(seats, &options, Seed::numbered(5, 5)).expect("this number of seats is allowed");
    let mut rng = Rng::new(&Seed::numbered(6, 6));
    let mut told = Vec::new();
    while told.len() < most && table.outcome().is_none() {
        let Some(action) = act(&mut *table, &mut rng) else { break };
        told.push((action, table.has_revealed(1, &mut rng)));
    }
    told
}

/// Somebody who must do something does anything; nothing if only time can go on.
fn act(table: &mut dyn AnyTable, rng: &mut Rng) -> Option<String> {
    let seat = table.waiting().must.first()?;
    let legal = table.sight(table::Viewer::Seat(seat)).legal();
    let action = legal[rng.below(legal.len() as u32) as usize].clone();
    table.put(Input::Choose(seat, &action)).expect("a legal action");
    Some(action)
}

/// Whether all actions that begin like this did, or none did; and that there were some.
fn of(told: &[(String, bool)], begin: &str) -> Vec<bool> {
    let told: Vec<bool> = told.iter().filter(|(action, _)| action.starts_with(begin)).map(|(_, told)| *told).collect();
    assert!(!told.is_empty(), "nobody did anything that begins with '{begin}'");
    told
}

#[test]
fn in_rinpa_every_card_played_from_a_hand_of_several_shows_something() {
    let told = revealing("rinpa", &[("deals", "one")], 4, 20);
    assert!(told.iter().all(|(_, told)| *told), "{told:?}");
}

#[test]
fn in_ukiyo_e_a_card_from_the_pile_is_news_and_the_top_of_the_discards_is_not() {
    let told = revealing("ukiyo-e", &[], 3, 120);
    assert!(of(&told, "draw pile").iter().all(|told| *told));
    assert!(of(&told, "draw discard").iter().all(|told| !told));
    let discards = of(&told, "discard");
    assert!(discards.iter().any(|told| *told), "a card leaves a hidden hand");
    assert!(discards.iter().any(|told| !told), "everybody saw where it was taken from");
}

#[test]
fn in_kabuki_a_mask_that_is_turned_is_news_and_where_it_is_placed_is_not() {
    let told = revealing("kabuki", &[("window", "untimed")], 3, 40);
    assert!(of(&told, "turn").iter().all(|told| *told));
    assert!(of(&told, "place").iter().all(|told| !told));
}

#[test]
fn in_iki_hiring_and_dealing_hide_nothing_but_new_cards_do() {
    let told = revealing("iki", &[], 3, 150);
    for begin in ["start", "hire", "at", "way"] {
        assert!(of(&told, begin).iter().all(|told| !told), "{begin}");
    }
    assert!(told.iter().any(|(_, told)| *told), "a month ends and new cards come: {told:?}");
}

#[test]
fn in_edo_yashiki_building_hides_nothing_until_new_cards_come() {
    let told = revealing("edo-yashiki", &[], 3, 40);
    assert!(of(&told, "grab").iter().all(|told| !told));
    let placed = of(&told, "place");
    assert!(placed.iter().any(|told| *told) && placed.iter().any(|told| !told), "the last to place brings new cards");
}
