//! What tests of this crate and of its users need: temporary folders, damage, and a PostgreSQL of their own.

mod damage;
mod folder;
mod postgres;

pub use damage::lose_input;
pub use folder::Folder;
pub use postgres::{NoPostgres, Postgres};
