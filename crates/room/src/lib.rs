//! A running table, sans-IO: messages in, effects out.
//!
//! A [`Room`] knows who sits where, whom the game waits for, which answer belongs to which question, and who was first.
//! It has no socket, thread, clock or database: whoever drives it passes messages with the time they arrived, carries
//! the effects out in order, and comes back when [`Room::next_wake`] says so.
//!
//! An input reaches the game only after the driver said that it is stored, and news leave the room only after the game
//! took the input. So nobody ever sees a move that a crash could take back.
//!
//! What is not the game's business is here too: clocks, stand-ins for those who left, taking back, talk, and the curtain
//! between several people at one device. [`Manners`] is what a table has agreed on about these.

mod attendance;
mod backlog;
mod clocks;
mod company;
mod curtain;
mod forgetting;
mod lag;
mod looking_back;
mod manners;
mod message;
mod places;
mod play;
mod race;
mod restoring;
mod seating;
mod standing_in;
mod talk;
mod whole;

pub use attendance::Attendance;
pub use backlog::HeardStep;
pub use clocks::{SavedClocks, SeatTime};
pub use forgetting::Parting;
pub use lag::RoundTripBy;
pub use looking_back::{Past, PastPicture};
pub use manners::{Clock, Hints, Manners, SECONDS, StandIn, TakeBack, TimeOutOfBounds};
pub use message::{
    Ask, ConnectionId, Consent, Effect, FirstThought, Frame, GuestId, Message, Ms, Notice, Plea, Presence, Reach,
    RequestId, RoomRefused, SeatNote, Sent, TookBack,
};
pub use places::{Occupant, Sitting};
pub use play::TAKE_BACKS_PER_GAME;
pub use race::{ALLOWANCE_MS, HEAD_START_MS};
pub use talk::{Gesture, MOST_LETTERS, Said, Saying};
pub use whole::{RestoreError, Room, RoomSetup};

#[cfg(test)]
mod tests;
