//! What a guest has played so far, and taking it along.

use std::collections::BTreeMap;
use std::io::Read as _;

use guest::Guest;
use serde_json::{Value, json};
use table::Record;

use crate::house::{House, finish};

/// A guest who has finished this many games.
fn regular(house: &House, games: usize) -> (Guest, Vec<String>) {
    let mut guest = house.guest();
    let wish =
        json!({ "game": "rinpa", "seats": ["me", "uniform", "greedy"], "options": { "deals": "one" }, "name": "Aki" });
    let play = |_| {
        let table = guest.create_table(&wish).expect("a table").id;
        finish(&mut guest, &table);
        table
    };
    let tables = (0..games).map(play).collect();
    (guest, tables)
}

#[test]
fn a_guest_who_has_played_nothing_finds_a_friendly_page() {
    let house = House::open();
    let (mut newcomer, _) = house.guest_with_bots();
    for guest in [&mut house.guest(), &mut newcomer] {
        let page = guest.get("/history").expect("an answer");
        assert_eq!(page.status, 200);
        assert!(page.body.contains("You have not finished a game here yet"), "{}", page.body);
        assert_eq!(guest.get("/history/export").expect("an answer").status, 404);
    }
}

#[test]
fn results_are_counted_plotted_and_told_in_figures() {
    let house = House::open();
    let (mut guest, tables) = regular(&house, 3);
    let page = guest.get("/history?game=rinpa").expect("an answer").body;
    assert_eq!(page.matches("plot-won").count() + page.matches("plot-played").count(), 3, "a mark a game");
    for table in &tables {
        assert!(page.contains(&format!("/table/{table}/replay")), "{table}");
    }
    for word in ["uniform", "greedy", "3 players (3)"] {
        assert!(page.contains(word), "{word}");
    }
    let other = guest.get("/history?game=rinpa&seats=4").expect("an answer").body;
    assert!(other.contains("No game of this kind yet"), "{other}");
    assert_eq!(guest.get("/history?game=chess").expect("an answer").status, 404);
    assert_eq!(house.guest().get("/history?seats=3").expect("an answer").status, 200);
}

/// What is in an archive, by name.
fn unpack(bytes: &[u8]) -> BTreeMap<String, String> {
    let mut archive = tar::Archive::new(bytes);
    let entries = archive.entries().expect("an archive");
    let read = |entry: std::io::Result<tar::Entry<'_, &[u8]>>| {
        let mut entry = entry.expect("an entry");
        let name = entry.path().expect("a name").display().to_string();
        let mut text = String::new();
        entry.read_to_string(&mut text).expect("a text");
        (name, text)
    };
    entries.map(read).collect()
}

#[test]
fn all_records_are_taken_along_and_the_index_tells_of_each() {
    let house = House::open();
    let (mut guest, tables) = regular(&house, 2);
    let answer = guest.get("/history/export").expect("an answer");
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/x-tar")));
    assert!(answer.header("content-disposition").is_some_and(|how| how.contains("zashiki-games.tar")));
    let files = unpack(answer.body.as_bytes());
    assert_eq!(files.len(), 3);
    let index: Value = serde_json::from_str(&files["index.json"]).expect("JSON");
    let games = index["games"].as_array().expect("a list");
    assert_eq!(games.len(), 2);
    for (table, game) in tables.iter().rev().zip(games) {
        assert_eq!(
            (&game["table"], &game["your_seat"], &game["players"][0]),
            (&json!(table), &json!(0), &json!("Aki"))
        );
        let text = &files[game["file"].as_str().expect("a name")];
        assert_eq!(text, &guest.get(&format!("/table/{table}/record")).expect("a record").body);
        let record: Record = text.parse().expect("a record");
        let result = record.result.expect("a result");
        assert_eq!(game["points"], json!(result.points.as_slice()[0]));
        assert_eq!(game["place"], json!(result.places.as_slice()[0]));
    }
}
