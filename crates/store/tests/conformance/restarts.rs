//! Rulings about closing and opening again, and about databases that can't be opened.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use sqlx::{AnyConnection, Connection};
use store::testing::Folder;
use store::{Durability, Opening, Place, Store, StoreError, UnixMs};
use tokio::time::timeout;

use crate::house::{House, LONG, close, guest, inputs, new_table, on_both, with_table};
use crate::outages::own_postgres;

on_both!(
    a_restart_finds_everything_acknowledged_and_goes_on,
    power_loss_durability_keeps_the_same_promises,
    a_database_of_a_newer_version_is_left_alone,
    an_input_that_has_vanished_is_noticed,
);

async fn a_restart_finds_everything_acknowledged_and_goes_on(house: House) {
    let (store, table) = with_table(&house).await;
    store.claim_seat(&table, 0, &guest("korin")).await.unwrap();
    store.start_table(&table, UnixMs(1)).await.unwrap();
    let mut appender = store.appender(&table).await.unwrap();
    appender.append("A one".to_string()).await.unwrap().await.unwrap();
    let before = store.table(&table).await.unwrap();
    close(store).await;
    let store = house.open().await;
    assert_eq!(store.live_tables().await.unwrap(), std::slice::from_ref(&table));
    assert_eq!(store.table(&table).await.unwrap(), before);
    let mut appender = store.appender(&table).await.unwrap();
    assert_eq!(appender.next_seq(), 1);
    appender.append("A two".to_string()).await.unwrap().await.unwrap();
    assert_eq!(inputs(&store, &table).await, ["A one", "A two"]);
}

async fn power_loss_durability_keeps_the_same_promises(house: House) {
    let store = Store::open(house.place(), Durability::PowerLoss).await.unwrap();
    let new = new_table("table");
    store.create_table(&new, &[]).await.unwrap();
    let mut appender = store.appender(&new.id).await.unwrap();
    let one = appender.append("A one".to_string()).await.unwrap();
    let two = appender.append("A two".to_string()).await.unwrap();
    assert_eq!((one.await, two.await), (Ok(()), Ok(())));
    assert_eq!(inputs(&store, &new.id).await, ["A one", "A two"]);
}

/// A connection past the store, to do what the store would not.
pub(crate) async fn intrude(house: &House) -> AnyConnection {
    sqlx::any::install_default_drivers();
    let url = match house.place() {
        Place::Folder(folder) => format!("sqlite://{}/zashiki.db", folder.display()),
        Place::Url(url) => url.clone(),
    };
    AnyConnection::connect(&url).await.unwrap()
}

async fn a_database_of_a_newer_version_is_left_alone(house: House) {
    close(house.open().await).await;
    let mut intruder = intrude(&house).await;
    let newer = "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
                 select 999, description, success, checksum, execution_time from _sqlx_migrations where version = 1";
    sqlx::query(newer).execute(&mut intruder).await.unwrap();
    intruder.close().await.unwrap();
    let refused = Store::open(house.place(), Durability::ProcessCrash).await.unwrap_err();
    assert!(matches!(refused, StoreError::Newer { .. }), "{refused}");
}

async fn an_input_that_has_vanished_is_noticed(house: House) {
    let (store, table) = with_table(&house).await;
    let mut appender = store.appender(&table).await.unwrap();
    for line in ["A one", "A two", "A three"] {
        appender.append(line.to_string()).await.unwrap().await.unwrap();
    }
    let mut intruder = intrude(&house).await;
    sqlx::query("delete from inputs where seq = 1").execute(&mut intruder).await.unwrap();
    let damaged = store.table(&table).await.unwrap_err();
    assert_eq!(damaged, StoreError::Damaged { what: "input 1 of table 'table' is missing".to_string() });
}

#[tokio::test]
async fn a_folder_is_used_by_one_house_at_a_time() {
    let house = House::sqlite();
    let store = house.open().await;
    let refused = Store::open(house.place(), Durability::ProcessCrash).await.unwrap_err();
    assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
    close(store).await;
    close(house.open().await).await;
}

#[tokio::test]
async fn a_folder_may_have_any_readable_name() {
    let folder = Folder::new().unwrap();
    let place = Place::Folder(folder.path().join("座敷 100%41?mode=ro#x").join("data"));
    let store = Store::open(&place, Durability::ProcessCrash).await.unwrap();
    store.create_table(&new_table("table"), &[]).await.unwrap();
    close(store).await;
    let Place::Folder(data) = &place else { panic!("it is a folder") };
    assert!(data.join("zashiki.db").is_file());
}

#[tokio::test]
async fn a_folder_that_can_not_be_made_says_what_to_do() {
    let folder = Folder::new().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "in the way").unwrap();
    let refused = Store::open(&Place::Folder(file), Durability::ProcessCrash).await.unwrap_err().to_string();
    assert!(refused.contains("check that its folder can be written to"), "{refused}");
}

#[tokio::test]
async fn a_database_that_does_not_answer_says_what_to_do_and_no_password() {
    // Nobody listens on port 1.
    let url = "postgres://korin:iris@127.0.0.1:1/house".to_string();
    let refused = Store::open(&Place::Url(url), Durability::ProcessCrash).await.unwrap_err().to_string();
    assert!(
        refused.starts_with("the database at postgres://korin:***@127.0.0.1:1/house can't be opened: "),
        "{refused}"
    );
    assert!(refused.ends_with("check --database-url or start the database"), "{refused}");
    assert!(!refused.contains("iris"));
}

#[tokio::test]
async fn an_address_of_no_database_is_refused() {
    for url in ["mysql://localhost/house", "house", "sqlite::memory:", "sqlite://a.db?mode=memory"] {
        let refused = Store::open(&Place::Url(url.to_string()), Durability::ProcessCrash).await.unwrap_err();
        assert!(matches!(refused, StoreError::CannotOpen { .. }), "{refused}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_still_starting_is_waited_for() {
    let Some((mut postgres, place)) = own_postgres().await else { return };
    postgres.stop();
    let refused = Store::open(&place, Durability::ProcessCrash).await.unwrap_err();
    assert!(matches!(refused, StoreError::CannotOpen { .. }), "{refused}");
    let opening = Opening { wait: LONG, ..Opening::new(Durability::ProcessCrash) };
    let starting = tokio::task::spawn_blocking(move || {
        postgres.start_again().expect("it starts again");
        postgres
    });
    let (store, postgres) = tokio::join!(Store::open_with(&place, opening), starting);
    close(store.expect("it was waited for")).await;
    drop(postgres);
}

/// A port that closes every connection, as a server does that is just starting; no database is needed for it.
#[tokio::test]
async fn a_database_that_does_not_answer_yet_is_asked_again_for_as_long_as_was_said() {
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let place = Place::Url(format!("postgres://house@{}/house?sslmode=disable", listener.local_addr().unwrap()));
    let asked = Arc::new(AtomicU32::new(0));
    let counted = asked.clone();
    let starting = tokio::spawn(async move {
        while let Ok((connection, _)) = listener.accept().await {
            counted.fetch_add(1, Ordering::Relaxed);
            drop(connection);
        }
    });
    for (wait, at_least_twice) in [(Duration::ZERO, false), (Duration::from_millis(700), true)] {
        asked.store(0, Ordering::Relaxed);
        let opening = Opening { wait, ..Opening::new(Durability::ProcessCrash) };
        let refused = Store::open_with(&place, opening).await.unwrap_err();
        assert!(matches!(refused, StoreError::CannotOpen { .. }), "{refused}");
        let times = asked.load(Ordering::Relaxed);
        assert_eq!(times >= 2, at_least_twice, "asked {times} times in {wait:?}");
    }
    starting.abort();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_will_not_come_is_not_waited_for() {
    let Some((postgres, place)) = own_postgres().await else { return };
    let Place::Url(url) = &place else { panic!("PostgreSQL has an address") };
    let nowhere = Place::Url(url.replace("house_0", "nowhere"));
    let opening = Opening { wait: LONG, ..Opening::new(Durability::ProcessCrash) };
    let refused =
        timeout(LONG / 2, Store::open_with(&nowhere, opening)).await.expect("it says so at once").unwrap_err();
    assert!(refused.to_string().contains("does not exist"), "{refused}");
    drop(postgres);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_to_postgresql_can_be_encrypted_and_the_server_proven() {
    let Some((mut postgres, _)) = own_postgres().await else { return };
    postgres.encrypt().expect("openssl makes a certificate");
    let certificate = postgres.certificate();
    let proven = format!("sslmode=verify-full&sslrootcert={}", certificate.display());
    for parameters in ["sslmode=require", proven.as_str()] {
        let place = postgres.fresh_encrypted_database(parameters).unwrap();
        let store = Store::open(&place, Durability::ProcessCrash).await.unwrap();
        store.create_table(&new_table("table"), &[]).await.unwrap();
        let mut appender = store.appender(&new_table("table").id).await.unwrap();
        appender.append("A one".to_string()).await.unwrap().await.unwrap();
        close(store).await;
    }
    // The server takes nobody in clear, and nobody who wants a proof takes an unknown certificate.
    for (parameters, expected) in [("sslmode=disable", "no encryption"), ("sslmode=verify-full", "certificate")] {
        let place = postgres.fresh_encrypted_database(parameters).unwrap();
        let refused = Store::open(&place, Durability::ProcessCrash).await.unwrap_err().to_string();
        assert!(refused.contains(expected), "{parameters}: {refused}");
    }
}
