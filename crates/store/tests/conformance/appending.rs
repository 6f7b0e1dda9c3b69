//! Rulings about inputs.

use std::time::Duration;

use store::{AppendError, StoreError};

use crate::house::{House, close, id, inputs, new_table, on_both, with_table};

on_both!(
    inputs_are_read_back_in_the_order_in_which_they_were_sent,
    an_input_is_never_overwritten,
    what_stands_behind_a_refused_input_is_refused_too,
    a_conflict_at_one_table_does_not_touch_the_others,
    many_tables_share_a_commit,
    an_input_is_one_line,
    there_is_no_door_to_a_table_that_is_not_there,
    a_dropped_receipt_does_not_take_the_input_back,
    a_closed_store_takes_nothing,
);

async fn inputs_are_read_back_in_the_order_in_which_they_were_sent(house: House) {
    let (store, table) = with_table(&house).await;
    let mut appender = store.appender(&table).await.unwrap();
    let lines: Vec<String> = (0..300).map(|number| format!("A plays {number} 竜")).collect();
    let mut receipts = Vec::new();
    for line in &lines {
        receipts.push(appender.append(line.clone()).await.unwrap());
    }
    for (seq, receipt) in receipts.into_iter().enumerate() {
        assert_eq!(receipt.seq(), seq as u64);
        receipt.await.unwrap();
    }
    assert_eq!(inputs(&store, &table).await, lines);
    assert_eq!(store.appender(&table).await.unwrap().next_seq(), 300);
}

async fn an_input_is_never_overwritten(house: House) {
    let (store, table) = with_table(&house).await;
    let mut first = store.appender(&table).await.unwrap();
    let mut second = store.appender(&table).await.unwrap();
    first.append("A one".to_string()).await.unwrap().await.unwrap();
    // Even the same words are refused: the second writer did not know of the first.
    let refused = second.append("A one".to_string()).await.unwrap().await;
    assert_eq!(refused, Err(AppendError::Conflict { table: table.clone(), seq: 0 }));
    // Sent at the same moment, one of two gets the place.
    let mut third = store.appender(&table).await.unwrap();
    let one = first.append("A two".to_string()).await.unwrap();
    let other = third.append("B two".to_string()).await.unwrap();
    assert_eq!(one.await, Ok(()));
    assert_eq!(other.await, Err(AppendError::Conflict { table: table.clone(), seq: 1 }));
    assert_eq!(inputs(&store, &table).await, ["A one", "A two"]);
    assert_eq!(store.counters().refused, 2);
}

async fn what_stands_behind_a_refused_input_is_refused_too(house: House) {
    let (store, table) = with_table(&house).await;
    let mut owner = store.appender(&table).await.unwrap();
    let mut stranger = store.appender(&table).await.unwrap();
    owner.append("A one".to_string()).await.unwrap().await.unwrap();
    // Number 0 is taken. Numbers 1 and 2 are free, but would continue a game that was never played. They are told so at
    // the door or later, as the writer is faster or slower than this test.
    let sent = ["B one", "B two", "B three"].map(|line| stranger.try_append(line.to_string()));
    let mut answers = Vec::new();
    for sent in sent {
        answers.push(match sent {
            Ok(receipt) => receipt.await,
            Err(error) => Err(error),
        });
    }
    let behind = AppendError::AfterRefusal { table: table.clone() };
    let conflict = AppendError::Conflict { table: table.clone(), seq: 0 };
    assert_eq!(answers, [Err(conflict), Err(behind.clone()), Err(behind.clone())]);
    assert_eq!(stranger.append("B four".to_string()).await.unwrap_err(), behind);
    owner.append("A two".to_string()).await.unwrap().await.unwrap();
    assert_eq!(inputs(&store, &table).await, ["A one", "A two"]);
}

async fn a_conflict_at_one_table_does_not_touch_the_others(house: House) {
    let (store, table) = with_table(&house).await;
    let mut stranger = store.appender(&table).await.unwrap();
    let mut owner = store.appender(&table).await.unwrap();
    owner.append("A one".to_string()).await.unwrap().await.unwrap();
    let mut others = Vec::new();
    for number in 0..40 {
        let new = new_table(&format!("other{number}"));
        store.create_table(&new, &[]).await.unwrap();
        others.push(store.appender(&new.id).await.unwrap());
    }
    let mut receipts = Vec::new();
    let mut refused = None;
    for round in 0..10 {
        for other in &mut others {
            receipts.push(other.try_append(format!("A {round}")).unwrap());
        }
        if round == 5 {
            refused = Some(stranger.try_append("B one".to_string()).unwrap());
        }
    }
    for receipt in receipts {
        receipt.await.unwrap();
    }
    let conflict = AppendError::Conflict { table: table.clone(), seq: 0 };
    assert_eq!(refused.unwrap().await, Err(conflict));
    let lines: Vec<String> = (0..10).map(|round| format!("A {round}")).collect();
    for other in others {
        assert_eq!(inputs(&store, other.table()).await, lines);
    }
    assert_eq!(inputs(&store, &table).await, ["A one"]);
}

async fn many_tables_share_a_commit(house: House) {
    let store = house.open().await;
    let mut appenders = Vec::new();
    for number in 0..100 {
        let new = new_table(&format!("table{number}"));
        store.create_table(&new, &[]).await.unwrap();
        appenders.push(store.appender(&new.id).await.unwrap());
    }
    let mut receipts = Vec::new();
    for appender in &mut appenders {
        receipts.push(appender.try_append("A one".to_string()).unwrap());
    }
    for receipt in receipts {
        receipt.await.unwrap();
    }
    let counters = store.counters();
    assert_eq!((counters.rows, counters.refused, counters.waiting), (100, 0, 0));
    assert!(counters.batches < 100, "{} commits for 100 inputs sent at once", counters.batches);
    assert!(counters.largest_batch > 1);
    assert_eq!(counters.last_error, None);
}

async fn an_input_is_one_line(house: House) {
    let (store, table) = with_table(&house).await;
    let mut appender = store.appender(&table).await.unwrap();
    for bad in ["two\nlines", "two\rlines", "nothing\0", &"long".repeat(5000)] {
        assert_eq!(appender.append(bad.to_string()).await.unwrap_err(), AppendError::NotALine);
    }
    appender.append(String::new()).await.unwrap().await.unwrap();
    appender.append(" '; drop table inputs; --\t".to_string()).await.unwrap().await.unwrap();
    assert_eq!(inputs(&store, &table).await, ["", " '; drop table inputs; --\t"]);
}

async fn there_is_no_door_to_a_table_that_is_not_there(house: House) {
    let store = house.open().await;
    assert_eq!(store.appender(&id("nowhere")).await.unwrap_err(), StoreError::NoSuchTable(id("nowhere")));
}

async fn a_dropped_receipt_does_not_take_the_input_back(house: House) {
    let (store, table) = with_table(&house).await;
    let mut appender = store.appender(&table).await.unwrap();
    drop(appender.append("A one".to_string()).await.unwrap());
    appender.append("A two".to_string()).await.unwrap().await.unwrap();
    assert_eq!(inputs(&store, &table).await, ["A one", "A two"]);
}

async fn a_closed_store_takes_nothing(house: House) {
    let (store, table) = with_table(&house).await;
    let mut appender = store.appender(&table).await.unwrap();
    let last = appender.append("A one".to_string()).await.unwrap();
    close(store.clone()).await;
    assert_eq!(last.await, Ok(()), "what was in the queue is written first");
    assert_eq!(appender.append("A two".to_string()).await.unwrap_err(), AppendError::Closed);
    assert_eq!(store.table(&table).await, Err(StoreError::Closed { unacknowledged: 0 }));
    assert_eq!(store.close(Duration::ZERO).await, Err(StoreError::Closed { unacknowledged: 0 }));
}
