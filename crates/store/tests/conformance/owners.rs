//! Rulings about the one process that owns a database.

use std::path::Path;

use sqlx::{AnyConnection, Executor as _, Row as _};
use store::{Durability, Health, Place, Store, StoreError};
use tokio::time::timeout;

use crate::house::{House, LONG, close, guest, inputs, new_table, on_both, with_table};
use crate::outages::{own_postgres, until_down, until_up};
use crate::restarts::intrude;

on_both!(
    a_second_process_is_refused_with_a_sentence_that_says_what_to_do,
    an_owner_that_was_replaced_writes_nothing_any_more,
    a_backup_or_a_reader_does_not_take_the_database_away,
);

async fn a_second_process_is_refused_with_a_sentence_that_says_what_to_do(house: House) {
    let store = house.open().await;
    let refused = Store::open(house.place(), Durability::ProcessCrash).await.unwrap_err();
    assert_eq!(refused, StoreError::InUse { place: store.place().to_string() });
    let sentence = refused.to_string();
    assert!(sentence.ends_with("stop it first, or choose another database"), "{sentence}");
    // The first one goes on, and when it has closed the next one gets in.
    store.create_table(&new_table("table"), &[]).await.unwrap();
    close(store).await;
    close(house.open().await).await;
}

/// What opening does to the epoch.
async fn raise_the_epoch(intruder: &mut AnyConnection) {
    intruder.execute("update owners set epoch = epoch + 1").await.unwrap();
}

async fn an_owner_that_was_replaced_writes_nothing_any_more(house: House) {
    let (store, table) = with_table(&house).await;
    let mut appender = store.appender(&table).await.unwrap();
    appender.append("A one".to_string()).await.unwrap().await.unwrap();
    let mut intruder = intrude(&house).await;
    raise_the_epoch(&mut intruder).await;
    // No word was said to this process, yet neither an append nor anything else is written.
    let mut held = vec![appender.append("A two".to_string()).await.unwrap()];
    for number in 0..100 {
        held.push(appender.append(format!("A {number}")).await.unwrap());
    }
    let reason = until_down(&store).await;
    assert!(reason.contains("another process has opened this database"), "{reason}");
    let refused = store.claim_seat(&table, 0, &guest("korin")).await;
    assert!(matches!(refused, Err(StoreError::Unavailable { .. })), "{refused:?}");
    let refused = store.create_table(&new_table("other"), &[]).await;
    assert!(matches!(refused, Err(StoreError::Unavailable { .. })), "{refused:?}");
    assert_eq!(store.counters().waiting, 101, "nothing is acknowledged");
    assert_eq!(inputs(&store, &table).await, ["A one"]);
    assert!(matches!(*store.health().borrow(), Health::Down { .. }));
}

async fn a_backup_or_a_reader_does_not_take_the_database_away(house: House) {
    let (store, table) = with_table(&house).await;
    let mut reader = intrude(&house).await;
    sqlx::query("select id from tables").fetch_all(&mut reader).await.unwrap();
    if let Place::Folder(folder) = house.place() {
        store::backup(house.place(), &folder.join("copy.db")).await.unwrap();
    }
    let mut appender = store.appender(&table).await.unwrap();
    appender.append("A one".to_string()).await.unwrap().await.unwrap();
    assert_eq!(inputs(&store, &table).await, ["A one"]);
    close(store).await;
}

fn database(path: &Path) -> Place {
    Place::Url(format!("sqlite://{}", path.display()))
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_sqlite_file_is_locked_by_whatever_link_it_is_reached() {
    let house = House::sqlite();
    let store = house.open().await;
    let Place::Folder(folder) = house.place() else { panic!("SQLite is in a folder") };
    let file = folder.join("zashiki.db");
    let [hard, soft] = ["hard", "soft"].map(|name| folder.join(name));
    for folder in [&hard, &soft] {
        std::fs::create_dir(folder).unwrap();
    }
    std::fs::hard_link(&file, hard.join("house.db")).unwrap();
    std::os::unix::fs::symlink(&file, soft.join("house.db")).unwrap();
    for folder in [hard, soft] {
        let refused = Store::open(&database(&folder.join("house.db")), Durability::ProcessCrash).await.unwrap_err();
        assert!(matches!(refused, StoreError::InUse { .. }), "{}: {refused}", folder.display());
    }
    close(store).await;
}

/// Where the store's lock is: its key and the session that holds it.
async fn holder(admin: &mut AnyConnection) -> (i64, i64) {
    let locks = "select cast((classid::bigint << 32) | objid::bigint as bigint), cast(pid as bigint) from pg_locks
                 where locktype = 'advisory' and granted
                 and database = (select oid from pg_database where datname = current_database())";
    let row = sqlx::query(locks).fetch_one(admin).await.expect("one lock is held");
    (row.get(0), row.get(1))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lock_that_is_lost_stops_all_writing_until_it_is_taken_again() {
    let Some((_postgres, place)) = own_postgres().await else { return };
    let (store, table) = open_with_table(&place).await;
    let mut appender = store.appender(&table).await.unwrap();
    appender.append("A one".to_string()).await.unwrap().await.unwrap();
    // Somebody waits for the lock and has it the moment that the session of the store is ended.
    let (mut admin, mut other) = (connect(&place).await, connect(&place).await);
    let (key, pid) = holder(&mut admin).await;
    let waits = tokio::spawn(async move {
        sqlx::query("select 1 from pg_advisory_lock($1)").bind(key).execute(&mut other).await.unwrap();
        other
    });
    let queued = "select count(*) from pg_locks where locktype = 'advisory' and not granted";
    while sqlx::query(queued).fetch_one(&mut admin).await.unwrap().get::<i64, _>(0) == 0 {
        tokio::task::yield_now().await;
    }
    sqlx::query("select 1 from pg_terminate_backend($1::int)").bind(pid).execute(&mut admin).await.unwrap();
    let other = waits.await.unwrap();
    until_down(&store).await;
    let held = appender.append("A two".to_string()).await.unwrap();
    let refused = store.claim_seat(&table, 0, &guest("korin")).await;
    assert!(matches!(refused, Err(StoreError::Unavailable { .. })), "{refused:?}");
    assert_eq!((store.counters().waiting, inputs(&store, &table).await.len()), (1, 1), "nothing is acknowledged");
    // Nobody has owned the database in between, so the store goes on.
    sqlx::Connection::close(other).await.unwrap();
    timeout(LONG, held).await.expect("it is written in the end").unwrap();
    until_up(&store).await;
    assert_eq!(inputs(&store, &table).await, ["A one", "A two"]);
    close(store).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_that_takes_over_keeps_the_database_and_the_old_one_stays_out() {
    let Some((_postgres, place)) = own_postgres().await else { return };
    let (old, table) = open_with_table(&place).await;
    let mut appender = old.appender(&table).await.unwrap();
    let mut admin = connect(&place).await;
    // The old one is cut off for as long as the new one needs to open: both race for the lock until it succeeds.
    let new = loop {
        let (_, pid) = holder(&mut admin).await;
        let cutting_off = sqlx::query("select 1 from pg_terminate_backend($1::int)").bind(pid);
        let opening = Store::open(&place, Durability::ProcessCrash);
        let (opened, cut_off) = tokio::join!(opening, cutting_off.execute(&mut admin));
        cut_off.unwrap();
        match opened {
            Ok(new) => break new,
            Err(error) => assert!(matches!(error, StoreError::InUse { .. }), "{error}"),
        }
        until_up(&old).await;
    };
    let late = appender.append("A from the old one".to_string()).await.unwrap();
    until_down(&old).await;
    let mut appender = new.appender(&table).await.unwrap();
    for line in ["A one", "A two"] {
        appender.append(line.to_string()).await.unwrap().await.unwrap();
    }
    assert_eq!(old.counters().waiting, 1, "the old one is not acknowledged");
    assert_eq!(inputs(&new, &table).await, ["A one", "A two"]);
    let third = Store::open(&place, Durability::ProcessCrash).await.unwrap_err();
    assert!(matches!(third, StoreError::InUse { .. }), "{third}");
    close(new).await;
    // Although nobody owns the database now, the old one does not come back: its tables are out of date.
    old.check();
    let reason = until_down(&old).await;
    assert!(reason.contains("another process has opened this database"), "{reason}");
    drop(late);
}

async fn open_with_table(place: &Place) -> (Store, store::TableId) {
    let store = Store::open(place, Durability::ProcessCrash).await.unwrap();
    store.create_table(&new_table("table"), &[]).await.unwrap();
    (store, new_table("table").id)
}

async fn connect(place: &Place) -> AnyConnection {
    sqlx::any::install_default_drivers();
    let Place::Url(url) = place else { panic!("PostgreSQL has an address") };
    <AnyConnection as sqlx::Connection>::connect(url).await.unwrap()
}
