//! Inputs, seats and results over SQLite or PostgreSQL. Only this crate knows SQL, and it knows nothing of games:
//! an input is a line of text, a result is a text, options are pairs of names.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use store::{Durability, Place, Store, TableId};
//!
//! let store = Store::open(&Place::Folder("data".into()), Durability::ProcessCrash).await?;
//! let id: TableId = "f3b1a9c27d".parse()?;
//! let mut appender = store.appender(&id).await?;
//! // Two inputs on their way at once; each receipt resolves when its input is durable.
//! let first = appender.append("A play 3".to_string()).await?;
//! let second = appender.append("B play 7".to_string()).await?;
//! first.await?;
//! second.await?;
//! # Ok(())
//! # }
//! ```
//!
//! # What holds
//! - A receipt resolves with `Ok` only when the input is committed. What was acknowledged is there after `SIGKILL`,
//!   and with [`Durability::PowerLoss`] after the plug was pulled.
//! - Inputs of a table are written in order and without gaps. When one is refused, those behind it are refused too.
//! - An input is never overwritten: the second writer gets [`AppendError::Conflict`].
//! - Appends of many tables share a commit. Nothing waits to make a batch larger: while one commit runs, the next
//!   batch fills.
//! - When the database goes away, appends are held and tried again until it is back; [`Store::health`] tells it.
//!   Everything else that a person waits for fails with [`StoreError::Unavailable`].
//! - There is no clock here but for the pauses between tries: times are given by the caller as [`UnixMs`].
//!
//! The schema is described in the README of this crate.

mod words;

mod error;
mod health;

mod connect;
mod files;
mod lock;
mod open;
mod owner;
mod schema;

mod store;
mod write;

mod appender;
mod batch;
mod checkpoint;
mod checksum;
mod count;
mod input_counts;
mod integrity;
mod writer;

mod clocks;
mod life;
mod lists;
mod rows;
mod seats;
mod tables;
mod turns;

mod calls;
mod carry_links;
mod cleanup;
mod cookie_secrets;
mod devices;
mod forgetting;
mod guests;
mod house;
mod sessions;

mod backup;
mod restore;

#[cfg(all(unix, feature = "testing"))]
pub mod testing;

#[cfg(test)]
mod tests;

pub use appender::{Appender, Receipt};
pub use backup::backup;
pub use calls::{Call, CallAnswer};
pub use carry_links::{CarryLink, CarryState};
pub use checksum::{Damage, DamageKind};
pub use clocks::ClockNote;
pub use cookie_secrets::CookieSecret;
pub use devices::{Device, Kept};
pub use error::{AppendError, StoreError};
pub use guests::Guest;
pub use health::{Counters, Health};
pub use open::{Durability, Loss, Opening, Place};
pub use restore::{Prepared, Restored, prepare_restore};
pub use seats::{Claim, Occupant};
pub use sessions::EndedSessions;
pub use store::Store;
pub use tables::{NewTable, StoredTable, TableHeader, TableState, TableSummary, Visibility};
pub use turns::WaitsFor;
pub use words::{BadId, Digest, GuestId, Secret, TableId, UnixMs};
