//! Rulings about writes of a process that another one replaces in the same moment. The appends have theirs in `owners`.

use std::pin::Pin;

use sqlx::{AnyConnection, Connection as _, Executor as _, Row as _};
use store::{
    Call, CallAnswer, CarryLink, ClockNote, Device, Digest, EndedSessions, Guest, Secret, Store, StoreError, TableId,
    UnixMs, Visibility, WaitsFor,
};
use tokio::task::JoinHandle;

use crate::house::{House, bot, close, guest, guest_id, id, new_table, with_table};
use crate::restarts::intrude;

type Written = Pin<Box<dyn Future<Output = Result<(), StoreError>> + Send>>;

/// A write with its name.
struct Case {
    name: &'static str,
    write: fn(Store) -> Written,
}

macro_rules! cases {
    ($($name:literal: |$store:ident| $write:expr,)*) => {
        [$(Case { name: $name, write: |$store| Box::pin(async move { $write.await.map(drop) }) }),*]
    };
}

fn table() -> TableId {
    id("table")
}

fn ended(generation: u32) -> EndedSessions {
    EndedSessions { guest: Digest([1; 32]), generation, ended_at: UnixMs(5) }
}

fn device() -> Device {
    Device {
        guest: guest_id("korin"),
        endpoint: "https://push.example/1".to_string(),
        public_key: vec![4; 65],
        auth: vec![5; 16],
        language: "ja".to_string(),
        added_at: UnixMs(2),
    }
}

fn korin() -> Guest {
    Guest { id: guest_id("korin"), nickname: "光琳".to_string(), language: "ja".to_string(), created_at: UnixMs(1) }
}

/// Everything the store writes beside inputs, in an order in which each finds what it needs.
fn cases() -> [Case; 27] {
    cases! {
        "create_table": |store| store.create_table(&new_table("other"), &[(0, bot("novice"))]),
        "claim_seat": |store| store.claim_seat(&table(), 0, &guest("korin")),
        "release_seat of a guest": |store| store.release_seat(&table(), 0, &guest("korin")),
        "release_seat of a bot": |store| store.release_seat(&id("other"), 0, &bot("novice")),
        "set_visibility": |store| store.set_visibility(&table(), Visibility::Private),
        "remove_unstarted": |store| {
            let tables = [id("other")];
            async move { store.remove_unstarted(&tables).await }
        },
        "start_table": |store| store.start_table(&table(), UnixMs(3)),
        "note_turn": |store| store.note_turn(&table(), WaitsFor::seats([0]), UnixMs(4)),
        "save_clocks": |store| {
            let note = ClockNote { left_ms: vec![1, 2, 3], saved_at: UnixMs(4), due_at: None };
            async move { store.save_clocks(&table(), &note).await }
        },
        "note_call": |store| {
            let call = Call { guest: guest_id("korin"), question: 1, answer: CallAnswer::None };
            async move { store.note_call(&table(), &call).await }
        },
        "forget_calls": |store| store.forget_calls(&table()),
        "finish_table": |store| store.finish_table(&table(), "A won", UnixMs(5)),
        "abandon_table": |store| store.abandon_table(&id("third"), UnixMs(5)),
        "save_guest": |store| store.save_guest(&korin()),
        "save_device": |store| store.save_device(&device(), 3),
        "look_at_device": |store| store.look_at_device(&guest_id("korin"), "https://push.example/1", "en"),
        "remove_device": |store| store.remove_device("https://push.example/1"),
        "save_carry_link": |store| {
            let link = CarryLink { guest: guest_id("korin"), table: table() };
            async move { store.save_carry_link(&Digest([2; 32]), &link, UnixMs(90), UnixMs(8)).await }
        },
        "use_carry_link": |store| store.use_carry_link(&Digest([2; 32]), UnixMs(9)),
        "ended_sessions": |store| store.ended_sessions(UnixMs(1)),
        "end_sessions": |store| store.end_sessions(&guest_id("korin"), &ended(1)),
        "forget_guest": |store| store.forget_guest(&guest_id("korin"), &ended(2)),
        "cookie_secrets": |store| store.cookie_secrets(|| Secret::from_bytes([3; 32]), UnixMs(1)),
        "rotate_cookie_secret": |store| store.rotate_cookie_secret(&Secret::from_bytes([4; 32]), UnixMs(2)),
        "drop_cookie_secrets": |store| store.drop_cookie_secrets(UnixMs(2)),
        "key": |store| store.key("push", || vec![6; 32]),
        "set_visibility of a table that is over": |store| store.set_visibility(&table(), Visibility::Public),
    }
}

/// How many statements wait for a lock of another session.
async fn waiting(admin: &mut AnyConnection) -> i64 {
    let waiting =
        "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    sqlx::query(waiting).fetch_one(admin).await.unwrap().get(0)
}

async fn until_waiting<T>(admin: &mut AnyConnection, statements: i64, last: &JoinHandle<T>) {
    while waiting(admin).await < statements && !last.is_finished() {
        tokio::task::yield_now().await;
    }
}

/// Writes are stopped between the look at the epoch and the write itself, by a lock on what they write. If somebody
/// could raise the epoch then, the write would go on after that and land in the database of its new owner.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_owner_waits_for_a_write_that_has_begun() {
    const LOCK: &str = "lock table tables, seats, clocks, calls, guests, devices, carry_links, ended_sessions,
                        cookie_secrets, house in exclusive mode";
    const RAISE: &str = "update owners set epoch = epoch + 1 where scope = 'house'";
    let Some(house) = House::postgres() else { return };
    let (store, _) = with_table(&house).await;
    store.create_table(&new_table("third"), &[]).await.unwrap();
    let [mut admin, mut stopper, mut owner] = [intrude(&house).await, intrude(&house).await, intrude(&house).await];
    for Case { name, write } in cases() {
        let mut stopping = stopper.begin().await.unwrap();
        stopping.execute(LOCK).await.unwrap();
        let writing = tokio::spawn(write(store.clone()));
        until_waiting(&mut admin, 1, &writing).await;
        assert!(!writing.is_finished(), "{name} writes nothing");
        let raising = tokio::spawn(async move {
            let mut raising = owner.begin().await.unwrap();
            raising.execute(RAISE).await.unwrap();
            // It was only a try: the store goes on with the next case.
            raising.rollback().await.unwrap();
            owner
        });
        until_waiting(&mut admin, 2, &raising).await;
        assert!(
            !raising.is_finished(),
            "{name}: another process took over between the look at the epoch and the write"
        );
        stopping.rollback().await.unwrap();
        writing.await.unwrap().unwrap_or_else(|error| panic!("{name}: {error}"));
        owner = raising.await.unwrap();
    }
    close(store).await;
}

/// The same from the other side: who has been replaced without a word is refused, whatever it writes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_write_that_waited_for_a_new_owner_is_refused() {
    let Some(house) = House::postgres() else { return };
    let (store, table) = with_table(&house).await;
    let mut admin = intrude(&house).await;
    let mut owner = intrude(&house).await;
    let mut taking_over = owner.begin().await.unwrap();
    taking_over.execute("update owners set epoch = epoch + 1 where scope = 'house'").await.unwrap();
    let claiming = {
        let (store, table) = (store.clone(), table.clone());
        tokio::spawn(async move { store.claim_seat(&table, 0, &guest("korin")).await })
    };
    until_waiting(&mut admin, 1, &claiming).await;
    assert!(!claiming.is_finished(), "nobody knows yet who will be the owner");
    taking_over.commit().await.unwrap();
    let refused = claiming.await.unwrap();
    assert!(matches!(refused, Err(StoreError::Unavailable { .. })), "{refused:?}");
    assert_eq!(store.seats(&table).await.unwrap(), []);
}
