//! What tests of this crate and of its users need: temporary folders, and a PostgreSQL of their own.

mod folder;
mod postgres;

pub use folder::Folder;
pub use postgres::{NoPostgres, Postgres};
