//! A table whose stored inputs were lost or changed: what stands before the damage is kept and can be reached.

use store::testing::lose_input;
use table::Record;

use crate::house::{House, answer, next_question, play_to_the_end};

/// How many inputs stand before the hole.
const LEFT: usize = 3;

fn make_a_hole(house: &House, table: &str) {
    let table = table.parse().expect("an id");
    house.wait_for(lose_input(house.place(), &table, LEFT as u64)).expect("it is lost");
}

fn record(guest: &mut guest::Guest, table: &str) -> Record {
    let answer = guest.get(&format!("/table/{table}/record")).expect("an answer");
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body.parse().expect("a record")
}

#[test]
fn a_damaged_game_keeps_what_stands_before_the_damage() {
    let mut house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    play_to_the_end(&mut guest.connect(&table, None).expect("a connection"));
    let whole = record(&mut guest, &table);
    house.close();
    make_a_hole(&house, &table);
    house.open_again();
    let pages = [
        ("en", "Part of this game is damaged", "Download the record up to the damage"),
        ("ja", "この対局の一部が壊れています", "壊れる前までの記録をダウンロード"),
    ];
    for (language, title, download) in pages {
        let page = guest.get_with(&format!("/table/{table}"), ("accept-language", language)).expect("a page");
        assert_eq!(page.status, 500);
        assert!(page.body.contains(title) && page.body.contains(download), "{language}: {}", page.body);
        for way in ["replay", "record"] {
            assert!(page.body.contains(&format!("href=\"/table/{table}/{way}\"")), "{language}: {way}");
        }
    }
    let left = record(&mut guest, &table);
    assert_eq!((&left.inputs[..], &left.result), (&whole.inputs[..LEFT], &None));
    assert_eq!((left.seed, left.players), (whole.seed, whole.players));
    let replay = guest.get(&format!("/table/{table}/replay?step={LEFT}")).expect("a replay");
    assert_eq!(replay.status, 200);
    assert!(replay.body.contains(&format!("Only the first {LEFT} inputs are kept")), "{}", replay.body);
    let verified = guest.get(&format!("/table/{table}/verify")).expect("a page").body;
    assert!(verified.contains(&format!("Only the first {LEFT} inputs are kept")), "{verified}");
    assert_eq!(guest.get(&format!("/table/{table}/review")).expect("an answer").status, 500);
}

/// Who restores a backup plays on: until then nobody may learn the seed, or more than they saw.
#[test]
fn a_game_that_was_damaged_before_its_end_is_seen_again_as_it_was_seen_and_keeps_its_seed() {
    let mut house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    let mut connection = guest.connect(&table, None).expect("a connection");
    for _ in 0..2 {
        let question = next_question(&mut connection);
        answer(&mut connection, &question);
    }
    next_question(&mut connection);
    drop(connection);
    house.close();
    make_a_hole(&house, &table);
    let seed = house.seed_of(&table);
    house.open_again();
    let mut spectator = house.guest();
    let page = guest.get(&format!("/table/{table}")).expect("a page");
    assert_eq!(page.status, 500);
    assert!(page.body.contains("restore the game from a backup"), "{}", page.body);
    assert!(page.body.contains(&format!("/table/{table}/replay")) && !page.body.contains("/record\""), "{}", page.body);
    for way in ["record", "verify", "review"] {
        let closed = guest.get(&format!("/table/{table}/{way}")).expect("an answer");
        assert_eq!(closed.status, 500, "{way}");
        assert!(!closed.body.contains(&seed), "{way}");
    }
    let replay = |guest: &mut guest::Guest, eyes: &str| {
        let replay = guest.get(&format!("/table/{table}/replay?step={LEFT}&eyes={eyes}")).expect("a replay");
        assert_eq!(replay.status, 200);
        assert!(!replay.body.contains(&seed) && !replay.body.contains("play-on"), "{}", replay.body);
        replay.body
    };
    let mine = replay(&mut guest, "A");
    let seen = replay(&mut spectator, "table");
    assert_ne!(mine, seen, "a seat sees its hand");
    for eyes in ["truth", "B"] {
        assert_eq!(replay(&mut guest, eyes), mine, "{eyes}");
        assert_eq!(replay(&mut spectator, eyes), seen, "{eyes}");
    }
    assert_eq!(replay(&mut spectator, "A"), seen);
    let play_on = guest.post_form(&format!("/table/{table}/play-on"), &[("step", "1"), ("seat", "B")]);
    assert_eq!(play_on.expect("an answer").status, 500, "a new table would show the hands");
    let refused = guest.post_json(&format!("/api/tables/{table}/start"), &serde_json::json!({}));
    assert!(refused.expect("an answer").body.contains("table_damaged"));
}

/// Pages that replay a game or write very much are made where nobody else waits for it; each counts as a drawing.
#[test]
fn pages_that_take_a_processor_are_drawn_off_the_threads_that_serve() {
    let house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    let drawings = || house.figure("zashiki_drawings_total").expect("a figure");
    let mut connection = guest.connect(&table, None).expect("a connection");
    next_question(&mut connection);
    let drawn_for = |guest: &mut guest::Guest, path: &str| {
        let before = drawings();
        assert_eq!(guest.get(path).expect("a page").status, 200, "{path}");
        drawings() - before
    };
    assert_eq!(drawn_for(&mut guest, &format!("/table/{table}/back")), 1);
    play_to_the_end(&mut guest.connect(&table, None).expect("a connection"));
    drop(connection);
    for page in ["replay", "verify", "record", "review"] {
        assert_eq!(drawn_for(&mut guest, &format!("/table/{table}/{page}")), 1, "{page}");
    }
    assert_eq!(drawn_for(&mut guest, "/history"), 1);
}
