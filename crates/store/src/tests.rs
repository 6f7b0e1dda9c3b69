//! Rulings about the parts that need no database.

use std::str::FromStr;

use crate::batch::insert;
use crate::connect::{Dialect, without_password};
use crate::error::code_is_about_values;
use crate::{AppendError, BadId, GuestId, Secret, StoreError, TableId};

#[test]
fn an_id_is_a_word_that_fits_into_a_link() {
    for good in ["a", "Zz09-_", &"x".repeat(64)] {
        assert_eq!(TableId::from_str(good).unwrap().as_str(), good);
        assert_eq!(GuestId::from_str(good).unwrap().as_str(), good);
    }
    for bad in ["", "a b", "a/b", "座敷", "a\n", &"x".repeat(65)] {
        assert_eq!(TableId::from_str(bad), Err(BadId));
    }
}

#[test]
fn the_mark_of_a_forgotten_guest_is_an_id_that_nobody_can_have() {
    for text in ["", "gone"] {
        assert_eq!(GuestId::from_str(text), Err(BadId), "{text:?}");
    }
    assert!(GuestId::gone().is_gone() && GuestId::from_str(GuestId::gone().as_str()).is_err());
    assert!(!GuestId::from_str("Gone").unwrap().is_gone());
}

#[test]
fn the_id_of_a_guest_does_not_stand_in_a_log() {
    assert_eq!(format!("{:?}", GuestId::from_str("korin").unwrap()), "GuestId(..)");
}

#[test]
fn a_secret_does_not_stand_in_a_log() {
    assert_eq!(format!("{:?}", Secret::from_bytes([42; 32])), "Secret(..)");
}

#[test]
fn a_password_does_not_stand_in_a_log() {
    let cases = [
        ("postgres://korin:iris@host:5432/house", "postgres://korin:***@host:5432/house"),
        ("postgres://korin:i@r:is@host/house", "postgres://korin:***@host/house"),
        ("postgres://korin@host/house", "postgres://korin@host/house"),
        ("postgres://host/house?password=iris", "postgres://host/house"),
        ("house", "house"),
    ];
    for (url, expected) in cases {
        assert_eq!(without_password(url), expected);
    }
}

#[test]
fn only_the_values_themselves_are_a_reason_to_refuse_an_input() {
    // PostgreSQL: a text that is no text, a unique key, a check.
    for code in ["22021", "23505", "23514"] {
        assert!(code_is_about_values(code), "{code}");
    }
    // PostgreSQL: connection lost, disk full, shutting down, starting up, deadlock, read-only after a failover.
    for code in ["08006", "53100", "57P01", "57P03", "40P01", "25006"] {
        assert!(!code_is_about_values(code), "{code}");
    }
    // SQLite: too big, constraint, a primary key, mismatch.
    for code in ["18", "19", "1555", "20"] {
        assert!(code_is_about_values(code), "{code}");
    }
    // SQLite: busy, a stale snapshot, out of memory, read-only, a failed write, corrupt, full, can't open.
    for code in ["5", "517", "7", "8", "778", "11", "13", "14"] {
        assert!(!code_is_about_values(code), "{code}");
    }
}

#[test]
fn a_statement_numbers_its_parameters_through() {
    let has = |rows, dialect, part: &str| {
        let statement = insert(rows, dialect);
        assert!(statement.contains(part), "{statement}");
    };
    has(1, Dialect::Postgres, "epoch = $1 for share) as owned cross join (values ($2, $3, $4, $5)) as new");
    has(2, Dialect::Postgres, "(values ($2, $3, $4, $5), ($6, $7, $8, $9)) as new");
    has(2, Dialect::Sqlite, "epoch = ?) as owned cross join (values (?, ?, ?, ?), (?, ?, ?, ?)) as new");
}

#[test]
fn an_error_says_what_to_do() {
    let table: TableId = "iris".parse().unwrap();
    let store: [(StoreError, &str); 4] = [
        (
            StoreError::Unavailable { reason: "disk full".to_string() },
            "the database can't be reached just now: disk full; try again when it is back",
        ),
        (StoreError::NoSuchTable(table.clone()), "there is no table 'iris': check the link"),
        (StoreError::TableIsOver(table.clone()), "table 'iris' is over: open another one"),
        (StoreError::BackupElsewhere, "only SQLite is copied from here: for PostgreSQL use pg_dump"),
    ];
    for (error, expected) in store {
        assert_eq!(error.to_string(), expected);
    }
    let append: [(AppendError, &str); 2] = [
        (
            AppendError::Conflict { table: table.clone(), seq: 4 },
            "input 4 of table 'iris' is already written: read the table again",
        ),
        (AppendError::AfterRefusal { table }, "an earlier input of table 'iris' was refused: read the table again"),
    ];
    for (error, expected) in append {
        assert_eq!(error.to_string(), expected);
    }
}
