//! Tests of the messages: every one is read as it was written, and written as `docs/PROTOCOL.md` says.

mod client;
mod requests;
mod server;
