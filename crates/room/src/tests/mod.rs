//! Scripts of messages: a room without sockets, threads or clocks.

mod attendance;
mod bots;
mod clocks;
mod closing;
mod counted;
mod curtain;
mod delaying;
mod forgetting;
mod hints;
mod looking_back;
mod numbers;
mod questions;
mod races;
mod restoring;
mod script;
mod seats;
mod standing_in;
mod storing;
mod taking_back;
mod talking;
mod views;
