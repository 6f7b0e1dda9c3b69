//! Rulings about databases that go away and come back.

use std::time::Duration;

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Executor};
use store::testing::Postgres;
use store::{AppendError, Durability, Health, Place, Receipt, Store, StoreError, UnixMs};
use tokio::time::timeout;

use crate::house::{House, LONG, close, guest, inputs, new_table, start_postgres, with_table};
use crate::lossy::Lossy;
use crate::restarts::intrude;

pub(crate) async fn until_down(store: &Store) -> String {
    let mut health = store.health();
    let is_down = |health: &Health| matches!(health, Health::Down { .. });
    let down = timeout(LONG, health.wait_for(is_down)).await.expect("it is noticed").unwrap().clone();
    match down {
        Health::Down { reason, .. } => reason,
        Health::Up => panic!("it was waited for"),
    }
}

pub(crate) async fn until_up(store: &Store) {
    timeout(LONG, store.health().wait_for(|health| *health == Health::Up)).await.expect("it comes back").unwrap();
}

/// Locks a SQLite house as another program would; it is open again when this is dropped.
async fn lock_out(house: &House) -> SqliteConnection {
    let Place::Folder(folder) = house.place() else { panic!("SQLite is in a folder") };
    let url = format!("sqlite://{}/zashiki.db", folder.display());
    let mut other = SqliteConnection::connect(&url).await.unwrap();
    other.execute("begin exclusive").await.unwrap();
    other
}

async fn all_acknowledged(receipts: Vec<Receipt>) {
    for receipt in receipts {
        timeout(LONG, receipt).await.expect("it is answered").unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_that_is_locked_by_another_program_holds_inputs_until_it_is_free() {
    let house = House::sqlite();
    let (store, table) = with_table(&house).await;
    let mut appender = store.appender(&table).await.unwrap();
    appender.append("A one".to_string()).await.unwrap().await.unwrap();
    let other = lock_out(&house).await;
    let mut held = Vec::new();
    for line in ["A two", "A three"] {
        held.push(appender.append(line.to_string()).await.unwrap());
    }
    assert_eq!(until_down(&store).await, "database is locked");
    // Readers go on; everybody who waits for an answer gets one.
    assert_eq!(inputs(&store, &table).await, ["A one"]);
    let refused = store.claim_seat(&table, 0, &guest("korin")).await;
    assert!(matches!(refused, Err(StoreError::Unavailable { .. })), "{refused:?}");
    assert_eq!(store.counters().waiting, 2);
    let finishing = tokio::spawn({
        let (store, table) = (store.clone(), table.clone());
        async move { store.start_table(&table, UnixMs(1)).await }
    });
    other.close().await.unwrap();
    all_acknowledged(held).await;
    timeout(LONG, finishing).await.expect("it waited for the database").unwrap().unwrap();
    until_up(&store).await;
    assert_eq!(inputs(&store, &table).await, ["A one", "A two", "A three"]);
    assert!(store.counters().retries > 0);
    assert_eq!(store.counters().last_error.as_deref(), Some("database is locked"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_queue_makes_the_next_one_wait_and_loses_nothing() {
    let house = House::sqlite();
    let (store, table) = with_table(&house).await;
    let mut appender = store.appender(&table).await.unwrap();
    let other = lock_out(&house).await;
    let mut receipts = vec![appender.append("A 0".to_string()).await.unwrap()];
    until_down(&store).await;
    let full = loop {
        match appender.try_append(format!("A {}", receipts.len())) {
            Ok(receipt) => receipts.push(receipt),
            Err(error) => break error,
        }
    };
    assert_eq!(full, AppendError::QueueFull);
    let next = format!("A {}", receipts.len());
    let impatient = timeout(Duration::from_millis(1), appender.append(next.clone())).await;
    assert!(impatient.is_err(), "it waits before the door");
    assert_eq!(appender.next_seq(), receipts.len() as u64, "who stops waiting has sent nothing");
    let lines: Vec<String> = (0..=receipts.len()).map(|number| format!("A {number}")).collect();
    let waits = tokio::spawn(async move { appender.append(next).await?.await });
    other.close().await.unwrap();
    timeout(LONG, waits).await.expect("there is room again").unwrap().unwrap();
    all_acknowledged(receipts).await;
    assert_eq!(inputs(&store, &table).await, lines);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_that_closes_while_the_database_is_away_says_how_many_inputs_are_not_durable() {
    let house = House::sqlite();
    let (store, table) = with_table(&house).await;
    let mut appender = store.appender(&table).await.unwrap();
    let other = lock_out(&house).await;
    let one = appender.append("A one".to_string()).await.unwrap();
    let two = appender.append("A two".to_string()).await.unwrap();
    until_down(&store).await;
    assert_eq!(store.close(Duration::from_millis(1)).await, Err(StoreError::Closed { unacknowledged: 2 }));
    assert_eq!((one.await, two.await), (Err(AppendError::Closed), Err(AppendError::Closed)));
    other.close().await.unwrap();
}

/// A PostgreSQL that belongs to one test alone and can be stopped, with a table in it.
pub(crate) async fn own_postgres() -> Option<(Postgres, Place)> {
    let postgres = start_postgres().ok()?;
    let place = postgres.fresh_database().expect("an empty database");
    Some((postgres, place))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgresql_that_stops_or_crashes_holds_inputs_until_it_is_back() {
    let Some((mut postgres, place)) = own_postgres().await else { return };
    let store = Store::open(&place, Durability::ProcessCrash).await.unwrap();
    let table = new_table("table").id;
    store.create_table(&new_table("table"), &[]).await.unwrap();
    let mut appender = store.appender(&table).await.unwrap();
    let mut lines = Vec::new();
    for end in [Postgres::stop, Postgres::crash] {
        let mut receipts = Vec::new();
        for number in 0..50 {
            lines.push(format!("A {number}"));
            receipts.push(appender.append(format!("A {number}")).await.unwrap());
        }
        // It ends while inputs are on their way: some are written, some will be.
        end(&mut postgres);
        for number in 50..60 {
            lines.push(format!("A {number}"));
            receipts.push(appender.append(format!("A {number}")).await.unwrap());
        }
        until_down(&store).await;
        let refused = store.public_tables(1).await;
        assert!(matches!(refused, Err(StoreError::Unavailable { .. })), "{refused:?}");
        postgres.start_again().expect("it starts again");
        all_acknowledged(receipts).await;
        until_up(&store).await;
        assert_eq!(inputs(&store, &table).await, lines);
    }
    close(store).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_idle_house_notices_without_being_asked() {
    let Some((mut postgres, place)) = own_postgres().await else { return };
    let store = Store::open(&place, Durability::ProcessCrash).await.unwrap();
    postgres.stop();
    until_down(&store).await;
    postgres.start_again().expect("it starts again");
    until_up(&store).await;
    close(store).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_commit_whose_answer_was_lost_is_acknowledged_and_written_once() {
    let Some((postgres, place)) = own_postgres().await else { return };
    let lossy = Lossy::before(&place).await;
    let store = Store::open(lossy.place(), Durability::ProcessCrash).await.unwrap();
    let table = new_table("table").id;
    store.create_table(&new_table("table"), &[]).await.unwrap();
    let mut appender = store.appender(&table).await.unwrap();
    // The first one makes the statement known to the server, so that the next answer is that of the commit.
    appender.append("A one".to_string()).await.unwrap().await.unwrap();
    lossy.lose_the_answer_to("A two");
    let lost = appender.append("A two".to_string()).await.unwrap();
    all_acknowledged(vec![lost]).await;
    assert_eq!(store.counters().retries, 1, "the first try got no answer");
    appender.append("A three".to_string()).await.unwrap().await.unwrap();
    assert_eq!(inputs(&store, &table).await, ["A one", "A two", "A three"]);
    close(store).await;
    drop(postgres);
}

/// SQLite ends a transaction by itself when the disk is full. A trigger that does the same needs no full disk.
const FULL: &str = "create trigger full before insert on tables begin select raise(rollback, 'disk is full'); end";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_full_disk_tables_can_be_laid_again() {
    let house = House::sqlite();
    let store = house.open().await;
    let mut disk = intrude(&house).await;
    disk.execute(FULL).await.unwrap();
    for number in 0..20 {
        let name = format!("table{number}");
        let refused = store.create_table(&new_table(&name), &[]).await;
        assert!(refused.is_err(), "{refused:?}");
    }
    disk.execute("drop trigger full").await.unwrap();
    for number in 0..20 {
        let name = format!("table{number}");
        store.create_table(&new_table(&name), &[]).await.expect("there is room again");
    }
    close(store).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn health_tells_whether_something_can_really_be_written() {
    let house = House::sqlite();
    let store = house.open().await;
    assert_eq!(store.probe().await, Health::Up);
    let mut disk = intrude(&house).await;
    let full = "create trigger full before insert on house begin select raise(rollback, 'disk is full'); end";
    disk.execute(full).await.unwrap();
    // A probe that succeeded within the last second is not repeated.
    let down = loop {
        match store.probe().await {
            Health::Up => tokio::task::yield_now().await,
            Health::Down { reason, .. } => break reason,
        }
    };
    assert!(down.contains("disk is full"), "{down}");
    disk.execute("drop trigger full").await.unwrap();
    until_up(&store).await;
    assert_eq!(store.probe().await, Health::Up);
    close(store).await;
}
