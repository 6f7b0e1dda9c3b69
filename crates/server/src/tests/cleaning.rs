//! Tables whose game never began are removed, and no others.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use room::GuestId;
use store::testing::Folder;
use store::{Occupant, TableId, Visibility};
use tokio::sync::mpsc;

use super::seated::{open, open_changed};
use crate::cleanup::sweep;
use crate::driver::{Outbox, ToTable};
use crate::house::House;
use crate::hub::Hub;
use crate::network::Network;
use crate::tables::{self, Wish};

async fn lay(house: &House, host: &str) -> TableId {
    let host: store::GuestId = host.parse().expect("an id");
    let guest = Occupant::Guest { id: host.clone(), nickname: "Anne".to_string() };
    let wish = Wish {
        game: catalog::game("rinpa").expect("it is in the house"),
        options: Vec::new(),
        places: vec![Some(guest), None, None],
        host,
        network: Network::of(Ipv4Addr::LOCALHOST.into()),
        visibility: Visibility::Public,
        settings: wire::TableSettings::default(),
    };
    tables::lay(house, wish).await.expect("a table")
}

#[tokio::test]
async fn a_table_that_never_began_is_removed_unless_somebody_waits_there() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open_changed(&folder, 1, |config| config.keep_unstarted = Duration::ZERO).await;
    let (left, waits) = (lay(&house, "annewhoforgot").await, lay(&house, "benwhowaits").await);
    let (queue, mut incoming) = mpsc::channel(64);
    let outbox = Outbox { queue, lost: Arc::new(AtomicBool::new(false)) };
    let guest = GuestId("benwhowaits".into());
    let connect = ToTable::Connect { connection: house.next_connection(), guest, have: None, outbox };
    Hub::tell(&house, &waits, connect).await.expect("an open table");
    incoming.recv().await.expect("the table is awake");
    // A table is old once the clock has moved on from the millisecond in which it was laid.
    while crate::clock::unix_now()
        <= house.0.store.table(&waits).await.expect("a store").expect("a table").header.opened.created_at
    {
        tokio::task::yield_now().await;
    }
    assert_eq!(sweep(&house).await.expect("a store"), 1);
    assert!(house.0.store.table(&left).await.expect("a store").is_none());
    assert!(house.0.store.table(&waits).await.expect("a store").is_some());
    assert_eq!(sweep(&house).await.expect("a store"), 0);
}

#[tokio::test]
async fn a_fresh_table_is_kept() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open(&folder).await;
    let table = lay(&house, "annewhocomesback").await;
    assert_eq!(sweep(&house).await.expect("a store"), 0);
    assert!(house.0.store.table(&table).await.expect("a store").is_some());
}
