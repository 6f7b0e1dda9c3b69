//! Scripts of messages: a room without sockets, threads or clocks.

mod bots;
mod numbers;
mod races;
mod script;
mod seats;
mod storing;
