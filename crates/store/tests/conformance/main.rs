//! The conformance suite: every ruling holds on SQLite and on PostgreSQL.
//!
//! SQLite runs in a temporary folder. PostgreSQL is started from the programs of the system; where that can't be done
//! the suite says so on the standard error and passes without it.

mod house;
mod lossy;

mod appending;
mod calls;
mod cleanup;
mod fencing;
mod guests;
mod integrity;
mod outages;
mod owners;
mod restarts;
mod seats;
mod sessions;
mod tables;
