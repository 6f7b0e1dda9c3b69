//! Rulings about what is kept of guests: whose turn it is, what they played, and being forgotten.

use store::{Digest, EndedSessions, Guest, GuestId, Occupant, TableState, UnixMs, Visibility, WaitsFor};

use crate::house::{House, bot, guest, guest_id, id, inputs, new_table, on_both, with_table};

on_both!(
    whose_turn_it_is_is_noted_while_the_game_runs,
    live_tables_of_a_guest_come_first_and_those_given_up_not_at_all,
    finished_games_of_a_guest_are_listed_by_their_end,
    a_waiting_table_is_shown_or_hidden_and_one_that_runs_is_not,
    a_forgotten_guest_is_named_nowhere_and_their_games_stay,
    forgetting_one_guest_leaves_the_others_alone,
);

async fn whose_turn_it_is_is_noted_while_the_game_runs(house: House) {
    let (store, table) = with_table(&house).await;
    let turn = |waits_for: WaitsFor| (0..4).filter(|&seat| waits_for.contains(seat)).collect::<Vec<u8>>();
    store.note_turn(&table, WaitsFor::seats([1]), UnixMs(4)).await.unwrap();
    let header = store.header(&table).await.unwrap().unwrap();
    assert_eq!((turn(header.waits_for), header.moved_at), (vec![], None), "a game that has not begun has no turn");
    store.start_table(&table, UnixMs(5)).await.unwrap();
    store.note_turn(&table, WaitsFor::seats([0, 2]), UnixMs(6)).await.unwrap();
    let header = store.header(&table).await.unwrap().unwrap();
    assert_eq!((turn(header.waits_for), header.moved_at), (vec![0, 2], Some(UnixMs(6))));
}

fn names(tables: &[store::TableSummary]) -> Vec<&str> {
    tables.iter().map(|table| table.header.opened.id.as_str()).collect()
}

/// Tables at which Korin sits, the first one opened first.
async fn laid(house: &House, tables: &[&str]) -> store::Store {
    let store = house.open().await;
    for (age, name) in tables.iter().enumerate() {
        let mut new = new_table(name);
        new.created_at = UnixMs(age as u64);
        store.create_table(&new, &[(0, guest("korin")), (1, bot("calm"))]).await.unwrap();
    }
    store
}

async fn live_tables_of_a_guest_come_first_and_those_given_up_not_at_all(house: House) {
    let store = laid(&house, &["running", "over", "given-up", "waiting"]).await;
    store.start_table(&id("running"), UnixMs(9)).await.unwrap();
    store.finish_table(&id("over"), "", UnixMs(9)).await.unwrap();
    store.abandon_table(&id("given-up"), UnixMs(9)).await.unwrap();
    let tables = store.tables_of_guest(&guest_id("korin"), 9).await.unwrap();
    assert_eq!(names(&tables), ["waiting", "running", "over"]);
    assert_eq!(names(&store.tables_of_guest(&guest_id("korin"), 2).await.unwrap()), ["waiting", "running"]);
}

async fn finished_games_of_a_guest_are_listed_by_their_end(house: House) {
    let store = laid(&house, &["long", "short", "running"]).await;
    store.finish_table(&id("short"), "", UnixMs(20)).await.unwrap();
    store.finish_table(&id("long"), "", UnixMs(30)).await.unwrap();
    let tables = store.finished_of_guest(&guest_id("korin"), 9).await.unwrap();
    assert_eq!(names(&tables), ["long", "short"]);
    assert_eq!(tables[0].seats, [(0, guest("korin")), (1, bot("calm"))]);
    assert_eq!(names(&store.finished_of_guest(&guest_id("korin"), 1).await.unwrap()), ["long"]);
    assert_eq!(store.finished_of_guest(&guest_id("kenzan"), 9).await.unwrap(), []);
}

async fn a_waiting_table_is_shown_or_hidden_and_one_that_runs_is_not(house: House) {
    let store = laid(&house, &["table"]).await;
    let table = id("table");
    store.set_visibility(&table, Visibility::Private).await.unwrap();
    assert_eq!(names(&store.public_tables(9).await.unwrap()), [] as [&str; 0]);
    store.set_visibility(&table, Visibility::Public).await.unwrap();
    assert_eq!(names(&store.public_tables(9).await.unwrap()), ["table"]);
    store.start_table(&table, UnixMs(1)).await.unwrap();
    store.set_visibility(&table, Visibility::Private).await.unwrap();
    assert_eq!(store.header(&table).await.unwrap().unwrap().opened.visibility, Visibility::Public);
}

/// What ends all sessions of somebody.
pub(crate) fn ended() -> EndedSessions {
    EndedSessions { guest: Digest([3; 32]), generation: u32::MAX, ended_at: UnixMs(8) }
}

async fn a_forgotten_guest_is_named_nowhere_and_their_games_stay(house: House) {
    let store = house.open().await;
    let korin = guest_id("korin");
    let came = Guest { id: korin.clone(), nickname: "光琳".into(), language: "ja".into(), created_at: UnixMs(3) };
    store.save_guest(&came).await.unwrap();
    let mut new = new_table("table");
    new.host = korin.clone();
    store.create_table(&new, &[(0, guest("korin")), (1, bot("calm"))]).await.unwrap();
    let mut appender = store.appender(&new.id).await.unwrap();
    appender.append("A one".to_string()).await.unwrap().await.unwrap();
    store.finish_table(&new.id, "A wins", UnixMs(7)).await.unwrap();
    assert_eq!(names(&store.traces_of_guest(&korin).await.unwrap()), ["table"]);

    store.forget_guest(&korin, &ended()).await.unwrap();
    store.forget_guest(&korin, &ended()).await.unwrap();
    assert_eq!(store.guest(&korin).await.unwrap(), None);
    assert_eq!(store.traces_of_guest(&korin).await.unwrap(), []);
    assert_eq!(store.tables_of_guest(&korin, 9).await.unwrap(), []);
    let stored = store.table(&new.id).await.unwrap().unwrap();
    let nobody = Occupant::Guest { id: GuestId::gone(), nickname: String::new() };
    assert_eq!(stored.seats, [(0, nobody), (1, bot("calm"))]);
    assert!(stored.header.opened.host.is_gone());
    assert!(matches!(stored.header.state, TableState::Finished { result, .. } if result == "A wins"));
    assert_eq!(inputs(&store, &new.id).await, ["A one"]);
    assert_eq!(store.ended_sessions(UnixMs(0)).await.unwrap(), [ended()]);
}

async fn forgetting_one_guest_leaves_the_others_alone(house: House) {
    let store = house.open().await;
    store.create_table(&new_table("table"), &[(0, guest("korin")), (1, guest("kenzan"))]).await.unwrap();
    store.forget_guest(&guest_id("korin"), &ended()).await.unwrap();
    let tables = store.tables_of_guest(&guest_id("kenzan"), 9).await.unwrap();
    assert_eq!(names(&tables), ["table"]);
    assert_eq!(tables[0].seats[1], (1, guest("kenzan")));
    assert_eq!(tables[0].header.opened.host, guest_id("sotatsu"));
}
