//! Rulings about tables, guests and secrets.

use store::testing::Folder;
use store::{
    ClockNote, Durability, Guest, Place, Secret, Store, StoreError, TableState, TableSummary, UnixMs, Visibility,
    backup,
};

use crate::house::{House, bot, close, guest, guest_id, id, inputs, new_table, on_both, with_table};

on_both!(
    a_table_is_read_back_as_it_was_opened,
    a_table_is_opened_with_all_its_seats_or_not_at_all,
    opening_the_same_table_twice_is_harmless_and_another_one_under_its_id_is_refused,
    a_table_waits_runs_and_finishes_once,
    an_abandoned_table_does_not_finish,
    live_tables_are_those_that_are_not_over,
    only_public_live_tables_are_listed_newest_first,
    a_guest_finds_the_tables_they_sat_at,
    a_guest_is_renamed_and_keeps_the_day_they_came,
    a_key_is_drawn_once_even_by_many_at_the_same_moment,
    texts_that_one_database_refuses_are_refused_by_both,
    clocks_are_read_back_and_tables_whose_time_is_up_are_found,
);

async fn a_table_is_read_back_as_it_was_opened(house: House) {
    let store = house.open().await;
    let new = new_table("table");
    let seats = [(0, guest("korin")), (2, bot("attentive"))];
    store.create_table(&new, &seats).await.unwrap();
    let stored = store.table(&new.id).await.unwrap().unwrap();
    assert_eq!(stored.header.opened, new);
    assert_eq!(stored.header.state, TableState::Waiting);
    assert_eq!(stored.seats, seats);
    assert_eq!(stored.inputs, Vec::<String>::new());
    assert_eq!(store.table(&id("nowhere")).await.unwrap(), None);
}

async fn a_table_is_opened_with_all_its_seats_or_not_at_all(house: House) {
    let store = house.open().await;
    let new = new_table("table");
    let refused = store.create_table(&new, &[(0, guest("korin")), (3, bot("attentive"))]).await;
    assert_eq!(refused, Err(StoreError::NoSuchSeat { table: new.id.clone(), seat: 3 }));
    assert_eq!(store.table(&new.id).await.unwrap(), None);
}

async fn opening_the_same_table_twice_is_harmless_and_another_one_under_its_id_is_refused(house: House) {
    let store = house.open().await;
    let new = new_table("table");
    store.create_table(&new, &[(0, guest("korin"))]).await.unwrap();
    store.create_table(&new, &[(0, guest("korin"))]).await.unwrap();
    let mut other = new.clone();
    other.seed = Secret::from_bytes([8; 32]);
    assert_eq!(store.create_table(&other, &[]).await, Err(StoreError::TableExists(new.id.clone())));
    assert_eq!(store.table(&new.id).await.unwrap().unwrap().header.opened, new);
}

async fn a_table_waits_runs_and_finishes_once(house: House) {
    let (store, table) = with_table(&house).await;
    store.start_table(&table, UnixMs(5)).await.unwrap();
    store.start_table(&table, UnixMs(6)).await.unwrap();
    let state = store.header(&table).await.unwrap().unwrap().state;
    assert_eq!(state, TableState::Running { started_at: UnixMs(5) });
    store.finish_table(&table, "A wins", UnixMs(7)).await.unwrap();
    store.finish_table(&table, "A wins", UnixMs(8)).await.unwrap();
    let over = Err(StoreError::TableIsOver(table.clone()));
    assert_eq!(store.finish_table(&table, "B wins", UnixMs(8)).await, over);
    assert_eq!(store.start_table(&table, UnixMs(8)).await, over);
    assert_eq!(store.abandon_table(&table, UnixMs(8)).await, over);
    let result = "A wins".to_string();
    let finished = TableState::Finished { started_at: Some(UnixMs(5)), finished_at: UnixMs(7), result };
    assert_eq!(store.header(&table).await.unwrap().unwrap().state, finished);
    let nowhere = id("nowhere");
    assert_eq!(store.start_table(&nowhere, UnixMs(1)).await, Err(StoreError::NoSuchTable(nowhere.clone())));
    assert_eq!(store.finish_table(&nowhere, "", UnixMs(1)).await, Err(StoreError::NoSuchTable(nowhere)));
}

async fn an_abandoned_table_does_not_finish(house: House) {
    let (store, table) = with_table(&house).await;
    store.abandon_table(&table, UnixMs(9)).await.unwrap();
    store.abandon_table(&table, UnixMs(10)).await.unwrap();
    assert_eq!(store.finish_table(&table, "A wins", UnixMs(11)).await, Err(StoreError::TableIsOver(table.clone())));
    let abandoned = TableState::Abandoned { started_at: None, abandoned_at: UnixMs(9) };
    assert_eq!(store.header(&table).await.unwrap().unwrap().state, abandoned);
}

async fn live_tables_are_those_that_are_not_over(house: House) {
    let store = house.open().await;
    for (age, name) in ["d", "c", "b", "a"].into_iter().enumerate() {
        let mut new = new_table(name);
        new.created_at = UnixMs(age as u64);
        store.create_table(&new, &[]).await.unwrap();
    }
    store.start_table(&id("a"), UnixMs(1)).await.unwrap();
    store.abandon_table(&id("b"), UnixMs(1)).await.unwrap();
    store.finish_table(&id("d"), "", UnixMs(1)).await.unwrap();
    assert_eq!(store.live_tables().await.unwrap(), [id("c"), id("a")]);
}

fn names(tables: &[TableSummary]) -> Vec<&str> {
    tables.iter().map(|table| table.header.opened.id.as_str()).collect()
}

async fn only_public_live_tables_are_listed_newest_first(house: House) {
    let store = house.open().await;
    for (age, name) in ["oldest", "old", "secret", "over", "new"].into_iter().enumerate() {
        let mut new = new_table(name);
        new.created_at = UnixMs(age as u64);
        if name == "secret" {
            new.visibility = Visibility::Private;
        }
        store.create_table(&new, &[(1, bot("calm")), (0, guest("korin"))]).await.unwrap();
    }
    store.finish_table(&id("over"), "", UnixMs(1)).await.unwrap();
    store.release_seat(&id("old"), 0, &guest("korin")).await.unwrap();
    store.release_seat(&id("old"), 1, &bot("calm")).await.unwrap();
    let tables = store.public_tables(2).await.unwrap();
    assert_eq!(names(&tables), ["new", "old"]);
    assert_eq!(tables[0].seats, [(0, guest("korin")), (1, bot("calm"))]);
    assert_eq!(tables[1].seats, []);
    assert_eq!(names(&store.public_tables(9).await.unwrap()), ["new", "old", "oldest"]);
}

async fn a_guest_finds_the_tables_they_sat_at(house: House) {
    let store = house.open().await;
    for (age, name) in ["first", "second", "third"].into_iter().enumerate() {
        let mut new = new_table(name);
        new.created_at = UnixMs(age as u64);
        new.visibility = Visibility::Private;
        store.create_table(&new, &[(0, guest("korin"))]).await.unwrap();
    }
    store.release_seat(&id("second"), 0, &guest("korin")).await.unwrap();
    store.claim_seat(&id("third"), 1, &guest("kenzan")).await.unwrap();
    store.finish_table(&id("first"), "", UnixMs(9)).await.unwrap();
    let tables = store.tables_of_guest(&guest_id("korin"), 9).await.unwrap();
    assert_eq!(names(&tables), ["third", "first"]);
    assert_eq!(tables[0].seats, [(0, guest("korin")), (1, guest("kenzan"))]);
    assert_eq!(names(&store.tables_of_guest(&guest_id("korin"), 1).await.unwrap()), ["third"]);
    assert_eq!(store.tables_of_guest(&guest_id("hoitsu"), 9).await.unwrap(), []);
}

async fn a_guest_is_renamed_and_keeps_the_day_they_came(house: House) {
    let store = house.open().await;
    let id = guest_id("korin");
    assert_eq!(store.guest(&id).await.unwrap(), None);
    let came =
        Guest { id: id.clone(), nickname: "光琳".to_string(), language: "ja".to_string(), created_at: UnixMs(3) };
    store.save_guest(&came).await.unwrap();
    assert_eq!(store.guest(&id).await.unwrap(), Some(came.clone()));
    let renamed = Guest { nickname: "Korin".to_string(), language: "en".to_string(), created_at: UnixMs(9), ..came };
    store.save_guest(&renamed).await.unwrap();
    assert_eq!(store.guest(&id).await.unwrap(), Some(Guest { created_at: UnixMs(3), ..renamed }));
}

async fn a_key_is_drawn_once_even_by_many_at_the_same_moment(house: House) {
    let store = house.open().await;
    let asking = (1..=16).map(|byte| {
        let store = store.clone();
        tokio::spawn(async move { store.key("push", || vec![byte; 32]).await.unwrap() })
    });
    let mut answers = Vec::new();
    for asked in asking.collect::<Vec<_>>() {
        answers.push(asked.await.unwrap());
    }
    assert!(answers.iter().all(|answer| *answer == answers[0]), "all got the same key");
    close(store).await;
    let store = house.open().await;
    let again = store.key("push", || panic!("it is known")).await.unwrap();
    assert_eq!(again, answers[0]);
    let other = store.key("other", || vec![99; 32]).await.unwrap();
    assert_eq!(other, [99; 32]);
}

async fn texts_that_one_database_refuses_are_refused_by_both(house: House) {
    let (store, table) = with_table(&house).await;
    let is_unfit = |result: Result<(), StoreError>| matches!(result, Err(StoreError::Unfit { .. }));
    let mut new = new_table("other");
    new.settings = "\0".to_string();
    assert!(is_unfit(store.create_table(&new, &[]).await));
    let mut new = new_table("other");
    new.options = vec![("two words".to_string(), String::new())];
    assert!(is_unfit(store.create_table(&new, &[]).await));
    let mut new = new_table("other");
    new.options = vec![("word".to_string(), "two\nlines".to_string())];
    assert!(is_unfit(store.create_table(&new, &[]).await));
    assert!(is_unfit(store.finish_table(&table, "\0", UnixMs(1)).await));
    let nobody = bot("\0");
    assert!(is_unfit(store.claim_seat(&table, 0, &nobody).await.map(drop)));
}

#[tokio::test]
async fn a_backup_taken_while_the_house_is_open_has_everything_acknowledged() {
    let house = House::sqlite();
    let (store, table) = with_table(&house).await;
    let mut appender = store.appender(&table).await.unwrap();
    appender.append("A one".to_string()).await.unwrap().await.unwrap();
    let folder = Folder::new().unwrap();
    let to = folder.path().join("zashiki.db");
    store.backup(&to).await.unwrap();
    appender.append("A two".to_string()).await.unwrap().await.unwrap();
    let later = folder.path().join("later.db");
    backup(house.place(), &later).await.unwrap();
    assert!(matches!(store.backup(&to).await, Err(StoreError::BackupFailed { .. })), "a backup is never overwritten");

    let copy = Store::open(&Place::Folder(folder.path().to_path_buf()), Durability::ProcessCrash).await.unwrap();
    assert_eq!(inputs(&copy, &table).await, ["A one"]);
    let url = Place::Url(format!("sqlite://{}", later.display()));
    let copy = Store::open(&url, Durability::PowerLoss).await.unwrap();
    assert_eq!(inputs(&copy, &table).await, ["A one", "A two"]);
}

#[tokio::test]
async fn a_backup_of_postgresql_points_to_pg_dump() {
    let Some(house) = House::postgres() else { return };
    let to = Folder::new().unwrap();
    assert_eq!(backup(house.place(), &to.path().join("copy")).await, Err(StoreError::BackupElsewhere));
}

async fn clocks_are_read_back_and_tables_whose_time_is_up_are_found(house: House) {
    let (store, table) = with_table(&house).await;
    assert_eq!(store.clocks(&table).await.unwrap(), None);
    let note = |due_at| ClockNote { left_ms: vec![5_000, 70_000], saved_at: UnixMs(10), due_at };
    store.save_clocks(&table, &note(Some(UnixMs(5_010)))).await.unwrap();
    assert_eq!(store.clocks(&table).await.unwrap(), Some(note(Some(UnixMs(5_010)))));
    assert!(store.due_tables(UnixMs(9_000), 10).await.unwrap().is_empty(), "its game has not begun");
    store.start_table(&table, UnixMs(5)).await.unwrap();
    assert!(store.due_tables(UnixMs(5_009), 10).await.unwrap().is_empty());
    assert_eq!(store.due_tables(UnixMs(5_010), 10).await.unwrap(), std::slice::from_ref(&table));
    store.save_clocks(&table, &note(None)).await.unwrap();
    assert!(store.due_tables(UnixMs(9_000), 10).await.unwrap().is_empty(), "no clock runs");
}
