//! A running table, sans-IO: messages in, effects out.
//!
//! A [`Room`] knows who sits where, whom the game waits for, which answer belongs to which question, and who was first.
//! It has no socket, thread, clock or database: whoever drives it passes messages with the time they arrived, carries
//! the effects out in order, and comes back when [`Room::next_wake`] says so.
//!
//! An input reaches the game only after the driver said that it is stored, and news leave the room only after the game
//! took the input. So nobody ever sees a move that a crash could take back.

mod backlog;
mod lag;
mod message;
mod places;
mod play;
mod race;
mod whole;

pub use backlog::HeardStep;
pub use lag::LAG_CAP_MS;
pub use message::{
    Ask, ConnectionId, Effect, FirstThought, Frame, GuestId, Message, Ms, Notice, Reach, RequestId, RoomRefused,
    SeatNote, Sent,
};
pub use places::Occupant;
pub use race::ALLOWANCE_MS;
pub use whole::{RestoreError, Room, RoomSetup};

#[cfg(test)]
mod tests;
