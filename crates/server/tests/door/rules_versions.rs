//! Tables that are played by rules which this server does not know.

use store::{Durability, NewTable, Occupant, Secret, Store, UnixMs, Visibility};
use table::{Record, RecordLine};

use crate::house::{House, finish};

/// The version of rules that no server has.
const UNKNOWN: u32 = 4_000;

/// How far the planted table has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Running,
    Finished,
}

/// Stores a table with the game of this record under another version of its rules, with a guest on seat A.
fn plant(house: &House, name: &str, record: &Record, guest: &str, state: State) {
    house.wait_for(async {
        let store = Store::open(house.place(), Durability::ProcessCrash).await.expect("a store");
        let new = NewTable {
            id: name.parse().expect("an id"),
            game: record.game.clone(),
            rules: UNKNOWN,
            seats: record.seats,
            options: record.options.clone(),
            seed: Secret::from_bytes(*record.seed.bytes()),
            visibility: Visibility::Private,
            host: guest.parse().expect("an id"),
            settings: String::new(),
            created_at: UnixMs(0),
        };
        let occupant = |seat| match seat {
            0 => Occupant::Guest { id: guest.parse().expect("an id"), nickname: "Anne".to_string() },
            _ => Occupant::Bot { level: "uniform".to_string() },
        };
        let seats: Vec<(u8, Occupant)> = (0..record.seats).map(|seat| (seat, occupant(seat))).collect();
        store.create_table(&new, &seats).await.expect("a table");
        store.start_table(&new.id, UnixMs(1)).await.expect("a start");
        let mut appender = store.appender(&new.id).await.expect("a table");
        for line in record.lines() {
            appender.append(line.to_string()).await.expect("a queue").await.expect("an input");
        }
        if state == State::Finished {
            let result = serde_json::to_string(&record.result.expect("a result")).expect("JSON");
            store.finish_table(&new.id, &result, UnixMs(2)).await.expect("a result");
        }
        store.close(std::time::Duration::from_secs(10)).await.expect("it closes");
    });
}

/// The id of the guest on seat A.
fn guest_at(house: &House, table: &str) -> String {
    house.wait_for(async {
        let store = Store::open(house.place(), Durability::ProcessCrash).await.expect("a store");
        let stored = store.table(&table.parse().expect("an id")).await.expect("an answer").expect("a table");
        store.close(std::time::Duration::from_secs(10)).await.expect("it closes");
        match &stored.seats[0] {
            (0, Occupant::Guest { id, .. }) => id.as_str().to_string(),
            other => panic!("a guest sits on seat A, not {other:?}"),
        }
    })
}

#[test]
fn a_table_of_an_unknown_rules_version_is_explained_and_a_finished_one_keeps_its_record() {
    let mut house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    finish(&mut guest, &table);
    let text = guest.get(&format!("/table/{table}/record")).expect("a record").body;
    let mut record: Record = text.parse().expect("a record");
    let (input, back) = (record.inputs[0].clone(), RecordLine::Back(table::Seat::new(0), 1));
    record.taken_back =
        vec![table::TakenBack { by: table::Seat::new(0), after: 0, lines: vec![RecordLine::Put(input)] }];
    assert_eq!(record.lines()[1], back, "a game in which something was taken back");
    house.close();
    let id = guest_at(&house, &table);
    plant(&house, "finished-table", &record, &id, State::Finished);
    plant(&house, "running-table", &record, &id, State::Running);
    house.open_again();

    for path in ["/", "/history"] {
        let page = guest.get(path).expect("an answer");
        assert_eq!(page.status, 200);
        assert!(page.body.contains("/table/finished-table"), "{path} still shows it: {}", page.body);
    }
    assert!(guest.get("/").expect("an answer").body.contains("/table/running-table"));
    for name in ["finished-table", "running-table"] {
        let mut guest = house.guest();
        for path in ["", "/verify", "/replay"] {
            let page = guest.get(&format!("/table/{name}{path}")).expect("an answer");
            assert_eq!(page.status, 409, "{name}{path}: {}", page.body);
            assert!(page.body.contains("a version of the rules that this server does not know"), "{name}{path}");
        }
        guest.post_form("/lang", &[("lang", "ja"), ("back", "/")]).expect("an answer");
        let page = guest.get(&format!("/table/{name}")).expect("an answer");
        assert!(page.body.contains("この卓のルールの版は"), "{}", page.body);
        let answer = guest.post_json(&format!("/api/tables/{name}/start"), &serde_json::json!({})).expect("an answer");
        assert_eq!(answer.status, 409, "{}", answer.body);
        assert_eq!(answer.read::<wire::ErrorBody>().expect("a reason").code, wire::Refusal::UnknownRules);
    }
    let mut guest = house.guest();
    assert_eq!(guest.get("/table/running-table/record").expect("an answer").status, 409);
    let stored = guest.get("/table/finished-table/record").expect("an answer");
    assert_eq!(stored.status, 200);
    let stored: Record = stored.body.parse().expect("a record");
    assert_eq!((stored.rules, stored.lines(), stored.result), (UNKNOWN, record.lines(), record.result));
    assert_eq!(
        (&stored.options, stored.seed, stored.player(table::Seat::new(0))),
        (&record.options, record.seed, Some("Anne"))
    );
}
