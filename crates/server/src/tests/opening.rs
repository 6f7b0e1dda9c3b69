//! Opening a table delays nobody at another one.

use store::TableId;
use store::testing::Folder;
use tokio::task::JoinSet;

use super::seated::{Seated, open};
use crate::driver::ToTable;
use crate::house::House;
use crate::hub::Hub;
use crate::identity;
use crate::tables::LoadError;

async fn look(house: House, id: TableId) -> Result<(), LoadError> {
    Hub::ask(&house, &id, |reply| ToTable::Look { guest: None, reply }).await.map(drop)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_tables_can_not_be_read_those_that_are_awake_answer() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open(&folder).await;
    let mut seated = Seated::at_new_table(&house).await;
    let question = seated.next_question().await;
    // The store hangs: nothing is read until this is given back.
    let held = house.0.hub.loads().acquire_many(3).await.expect("all turns");
    let mut unknown = JoinSet::new();
    for _ in 0..20 {
        unknown.spawn(look(house.clone(), identity::new_table_id()));
    }
    seated.answer(&question).await;
    look(house.clone(), seated.table.clone()).await.expect("the table is awake");
    assert!(unknown.try_join_next().is_none(), "nobody was told anything yet");
    drop(held);
    while let Some(answer) = unknown.join_next().await {
        assert!(matches!(answer, Ok(Err(LoadError::NoSuchTable))), "{answer:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_many_want_at_once_is_opened_once() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open(&folder).await;
    let table = super::seated::lay(&house, "guestofthistest", vec![None, None, None]).await;
    let held = house.0.hub.loads().acquire_many(3).await.expect("all turns");
    let mut wanted = JoinSet::new();
    for _ in 0..50 {
        wanted.spawn(look(house.clone(), table.clone()));
    }
    tokio::task::yield_now().await;
    drop(held);
    while let Some(answer) = wanted.join_next().await {
        assert!(matches!(answer, Ok(Ok(()))), "{answer:?}");
    }
    assert_eq!(house.0.metrics.tables.get(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_for_one_table_too_many_is_told_to_come_back() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open(&folder).await;
    let held = house.0.hub.loads().acquire_many(3).await.expect("all turns");
    let mut unknown = JoinSet::new();
    for _ in 0..300 {
        unknown.spawn(look(house.clone(), identity::new_table_id()));
    }
    let mut answers = Vec::new();
    for _ in 0..300 - 256 {
        answers.push(unknown.join_next().await.expect("a request").expect("an answer"));
    }
    assert!(answers.iter().all(|answer| matches!(answer, Err(LoadError::Busy))), "{answers:?}");
    drop(held);
    while let Some(answer) = unknown.join_next().await {
        assert!(matches!(answer, Ok(Err(LoadError::NoSuchTable))), "{answer:?}");
    }
}
