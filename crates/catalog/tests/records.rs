//! Every record that was ever committed replays, and a record has exactly one spelling.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest as _, Sha256};
use table::{Record, ReplayError};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records")
}

/// The names of the records in the folder.
fn names() -> BTreeSet<String> {
    let entries = fs::read_dir(folder()).expect("the folder of records");
    let names = entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("a plain name"));
    names.filter(|name| name.ends_with(".game")).collect()
}

fn bytes(name: &str) -> Vec<u8> {
    fs::read(folder().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn text(name: &str) -> String {
    String::from_utf8(bytes(name)).expect("a text")
}

fn replay(record: &Record) -> Result<(), ReplayError> {
    let game = catalog::game(&record.game).expect("a game of the catalog");
    game.replay(record, &mut |_| {}).map(drop)
}

#[test]
fn every_record_ever_committed_replays_to_its_result() {
    for name in names() {
        let text = text(&name);
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(record.to_string(), text, "{name} has its one spelling");
        assert!(record.result.is_some(), "{name} is a whole game");
        assert!(name.starts_with(&format!("{}-rules-{}-{}-seats", record.game, record.rules, record.seats)), "{name}");
        replay(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

#[test]
fn there_is_a_record_of_every_version_of_every_game_with_every_number_of_seats() {
    let names = names();
    for game in catalog::games() {
        for rules in (1..=game.rules()).filter(|&rules| game.knows_rules(rules)) {
            for seats in game.seats() {
                let name = format!("{}-rules-{rules}-{seats}-seats.game", game.name());
                assert!(names.contains(&name), "{name} is missing: see records/README.md");
            }
        }
    }
}

#[test]
fn the_folder_of_records_only_grows() {
    let sums = fs::read_to_string(folder().join("SHA256SUMS")).expect("the list of records");
    let mut listed = BTreeSet::new();
    for line in sums.lines() {
        let (sum, name) = line.split_once("  ").expect("a sum and a name");
        let found: String = Sha256::digest(bytes(name)).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(found, sum, "{name} was changed");
        listed.insert(name.to_string());
    }
    assert_eq!(listed, names(), "every record is listed");
}

/// A record of Kabuki with two option lines, 5 and 6, in its text.
fn kabuki() -> String {
    let text = text("kabuki-rules-1-4-seats-window-calm.game");
    assert!(text.contains("\nseats 4\noption window calm\noption deck full\ngenerator"), "{text}");
    text
}

/// Why this text does not replay.
fn refusal(text: &str) -> String {
    let record: Record = text.parse().expect("its form is right");
    replay(&record).expect_err("it does not replay").to_string()
}

#[test]
fn a_missing_option_line_is_refused_and_named() {
    let missing = kabuki().replace("option deck full\n", "");
    assert_eq!(refusal(&missing), "line 6: expected option 'deck': each option of the game has its line");
    let none = missing.replace("option window calm\n", "");
    assert_eq!(refusal(&none), "line 5: expected option 'window': each option of the game has its line");
}

#[test]
fn a_repeated_or_contradictory_option_line_is_refused_and_named() {
    for again in ["option window calm", "option window quick"] {
        let first = kabuki().replace("option deck", &format!("{again}\noption deck"));
        let reason = "expected option 'deck', found option 'window': each option stands once, in the game's order";
        assert_eq!(refusal(&first), format!("line 6: {reason}"));
        let last = kabuki().replace("generator", &format!("{again}\ngenerator"));
        let reason = "found option 'window' although all options of the game were given: each stands once";
        assert_eq!(refusal(&last), format!("line 7: {reason}"));
    }
}

#[test]
fn option_lines_in_another_order_are_refused_and_named() {
    let turned = kabuki().replace("option window calm\noption deck full", "option deck full\noption window calm");
    let reason = "expected option 'window', found option 'deck': each option stands once, in the game's order";
    assert_eq!(refusal(&turned), format!("line 5: {reason}"));
}

#[test]
fn an_unknown_option_or_value_is_blamed_on_its_line() {
    let value = kabuki().replace("window calm", "window sleepy");
    assert_eq!(refusal(&value), "line 5: option 'window' can't be 'sleepy': choose from quick, calm, untimed");
    let option = kabuki().replace("option deck", "option pack");
    let reason = "expected option 'deck', found option 'pack': each option stands once, in the game's order";
    assert_eq!(refusal(&option), format!("line 6: {reason}"));
}

#[test]
fn errors_about_game_rules_and_seats_name_their_lines() {
    let rules = kabuki().replace("rules 1\n", "rules 4000\n");
    let reason = "rules 4000 of kabuki are newer than rules";
    assert!(refusal(&rules).starts_with(&format!("line 3: {reason}")), "{}", refusal(&rules));
    let text = text("kabuki-rules-1-2-seats.game").replace("game kabuki", "game rinpa");
    assert!(refusal(&text).starts_with("line "), "{}", refusal(&text));
    let record: Record = kabuki().parse().expect("a record");
    let rinpa = catalog::game("rinpa").expect("a game");
    let error = rinpa.replay(&record, &mut |_| {}).map(drop).expect_err("another game");
    assert_eq!(error.to_string(), "line 2: this is a record of kabuki, not of rinpa");
    let seats = kabuki().replace("seats 4", "seats 1");
    let seats = seats.lines().filter(|line| !line.starts_with("player B") && !line.starts_with("player C"));
    let seats: Vec<&str> =
        seats.filter(|line| !line.starts_with("player D")).take_while(|line| *line != "begin").collect();
    let seats = format!("{}\nbegin\nunfinished\n", seats.join("\n"));
    assert!(refusal(&seats).starts_with("line 4: kabuki is a game for 2 to 6, not for 1"), "{}", refusal(&seats));
}

#[test]
fn wrong_places_are_blamed_on_their_line_and_wrong_points_on_theirs() {
    let text = kabuki();
    let lines = text.lines().count();
    let record: Record = text.parse().expect("a record");
    let mut result = record.result.expect("a result");
    let a = table::Seat::new(0);
    result.places[a] = result.places[a] % 4 + 1;
    let error = refusal(&Record { result: Some(result), ..record.clone() }.to_string());
    assert_eq!(error, format!("line {lines}: the places are not those that these inputs lead to"));
    let mut result = record.result.expect("a result");
    result.points[a] += 1;
    let error = refusal(&Record { result: Some(result), ..record }.to_string());
    assert_eq!(error, format!("line {}: the result is not the one that these inputs lead to", lines - 1));
}
