//! Whether a shuffle was fair, and whether a record leads to its result.

use store::{Durability, NewTable, Secret, Store, UnixMs, Visibility};
use table::Record;

use crate::house::{House, next_question, play_to_the_end};

#[test]
fn a_finished_game_shows_seed_and_hash_and_the_house_replays_it() {
    let house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    let path = format!("/table/{table}/verify");
    let begun = next_question(&mut guest.connect(&table, None).expect("a connection"));
    let early = guest.get(&path).expect("an answer");
    assert_eq!(early.status, 409);
    play_to_the_end(&mut guest.connect(&table, None).expect("a connection"));
    let page = guest.get(&path).expect("an answer");
    assert_eq!(page.status, 200);
    let hash = begun.hash;
    let record: Record =
        guest.get(&format!("/table/{table}/record")).expect("a record").body.parse().expect("a record");
    assert_eq!(record.seed.hash(), hash, "the hash is the one that was told when the game began");
    assert!(page.body.contains(&format!("data-hash=\"{hash}\"")));
    assert!(page.body.contains(&format!("printf '%s' {} | xxd -r -p | sha256sum", record.seed)));
    let same = format!("Replayed {} inputs from the seed: same result", record.inputs.len());
    assert!(page.body.contains(&same), "{}", page.body);
    let result = guest.get(&format!("/table/{table}")).expect("the table").body;
    assert!(result.contains(&path) && result.contains("data-check"), "the result leads there and is checked in place");
}

/// Lays the game of a record at a table of its own that was stored with this result.
fn plant(house: &House, name: &str, record: &Record, result: &str) {
    house.wait_for(async {
        let store = Store::open(house.place(), Durability::ProcessCrash).await.expect("a store");
        let new = NewTable {
            id: name.parse().expect("an id"),
            game: record.game.clone(),
            rules: record.rules,
            seats: record.seats,
            options: record.options.clone(),
            seed: Secret::from_bytes(*record.seed.bytes()),
            visibility: Visibility::Private,
            host: "somebody".parse().expect("an id"),
            settings: String::new(),
            created_at: UnixMs(0),
        };
        let bot = store::Occupant::Bot { level: "uniform".to_string() };
        let seats: Vec<(u8, store::Occupant)> = (0..record.seats).map(|seat| (seat, bot.clone())).collect();
        store.create_table(&new, &seats).await.expect("a table");
        let mut appender = store.appender(&new.id).await.expect("a table");
        for input in &record.inputs {
            appender.append(input.to_string()).await.expect("a queue").await.expect("an input");
        }
        store.finish_table(&new.id, result, UnixMs(1)).await.expect("a result");
        store.close(std::time::Duration::from_secs(10)).await.expect("it closes");
    });
}

#[test]
fn a_result_that_was_changed_in_the_books_is_found_out() {
    let mut house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    play_to_the_end(&mut guest.connect(&table, None).expect("a connection"));
    let record: Record =
        guest.get(&format!("/table/{table}/record")).expect("a record").body.parse().expect("a record");
    let result = serde_json::to_string(&record.result.expect("a result")).expect("JSON");
    let digit = result.chars().find(char::is_ascii_digit).expect("points").to_digit(10).expect("a digit");
    let changed = result.replacen(&digit.to_string(), &((digit + 1) % 10).to_string(), 1);
    house.close();
    plant(&house, "genuine", &record, &result);
    plant(&house, "changed", &record, &changed);
    house.open_again();
    let found = |name: &str| house.guest().get(&format!("/table/{name}/verify")).expect("an answer").body;
    assert!(found("genuine").contains("same result."));
    assert!(found("changed").contains("the result differs from the one that was stored"));
    let replay = house.guest().get("/table/changed/replay").expect("an answer").body;
    assert!(replay.contains("This record does not lead to the stored result"));
}
