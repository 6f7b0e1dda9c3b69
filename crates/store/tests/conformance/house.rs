//! The fixture: a house with an empty database, SQLite or PostgreSQL, and how each ruling is run on both.

use std::io::Write as _;
use std::sync::OnceLock;
use std::time::Duration;

use store::testing::{Folder, NoPostgres, Postgres};
use store::{Durability, GuestId, NewTable, Occupant, Place, Secret, Store, TableId, UnixMs, Visibility};

/// A place with an empty database. What it keeps alive ends with it.
pub(crate) struct House {
    place: Place,
    _folder: Option<Folder>,
}

impl House {
    pub(crate) fn sqlite() -> House {
        let folder = Folder::new().expect("a temporary folder");
        House { place: Place::Folder(folder.path().join("data")), _folder: Some(folder) }
    }

    /// A database in the PostgreSQL that all rulings share, unless there is none; then it says why, once.
    pub(crate) fn postgres() -> Option<House> {
        static SHARED: OnceLock<Result<Postgres, NoPostgres>> = OnceLock::new();
        match SHARED.get_or_init(start_postgres) {
            Ok(postgres) => Some(House { place: postgres.fresh_database().expect("an empty database"), _folder: None }),
            Err(_) => None,
        }
    }

    pub(crate) fn place(&self) -> &Place {
        &self.place
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.place, Durability::ProcessCrash).await.expect("the database opens")
    }
}

/// Starts a PostgreSQL, or says past the capture of the test harness that nothing was tested on it.
pub(crate) fn start_postgres() -> Result<Postgres, NoPostgres> {
    let started = Postgres::start();
    if let Err(reason) = &started {
        writeln!(std::io::stderr(), "NOT TESTED on PostgreSQL: {reason}").expect("standard error can be written");
    }
    started
}

/// Runs each of these rulings on both databases.
macro_rules! on_both {
    ($($ruling:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $ruling() {
                super::$ruling(crate::house::House::sqlite()).await;
            })*
        }

        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $ruling() {
                if let Some(house) = crate::house::House::postgres() {
                    super::$ruling(house).await;
                }
            })*
        }
    };
}

pub(crate) use on_both;

/// Long enough for what must happen; a test that waits this long has failed.
pub(crate) const LONG: Duration = Duration::from_secs(60);

pub(crate) async fn close(store: Store) {
    store.close(LONG).await.expect("it closes");
}

pub(crate) fn id(text: &str) -> TableId {
    text.parse().expect("an id")
}

pub(crate) fn guest(name: &str) -> Occupant {
    Occupant::Guest { id: guest_id(name), nickname: format!("{name}さん") }
}

pub(crate) fn guest_id(name: &str) -> GuestId {
    name.parse().expect("an id")
}

pub(crate) fn bot(level: &str) -> Occupant {
    Occupant::Bot { level: level.to_string() }
}

/// A table of three seats.
pub(crate) fn new_table(name: &str) -> NewTable {
    NewTable {
        id: id(name),
        game: "rinpa".to_string(),
        rules: 1,
        seats: 3,
        options: vec![("deals".to_string(), "short game".to_string()), ("veil".to_string(), String::new())],
        seed: Secret::from_bytes([7; 32]),
        visibility: Visibility::Public,
        host: guest_id("sotatsu"),
        settings: r#"{"clock":"slow","name":"宗達"}"#.to_string(),
        created_at: UnixMs(1_700_000_000_000),
    }
}

/// A store with one table, named "table".
pub(crate) async fn with_table(house: &House) -> (Store, TableId) {
    let store = house.open().await;
    store.create_table(&new_table("table"), &[]).await.expect("a table");
    (store, id("table"))
}

pub(crate) async fn inputs(store: &Store, table: &TableId) -> Vec<String> {
    store.table(table).await.expect("a table that can be read").expect("a table").inputs
}
