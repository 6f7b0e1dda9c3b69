//! A running table, sans-IO: messages in, effects out.
//!
//! A [`Room`] knows who sits where, whom the game waits for, which answer belongs to which question, and who was first.
//! It has no socket, thread, clock or database. Its driver passes messages with the time they arrived, carries the
//! effects out in order, and comes back when [`Room::next_wake`] says so.
//!
//! An input reaches the game only after the driver said that it is stored, and news leave the room only after the game
//! took the input. So nobody ever sees a move that a crash could take back.
//!
//! What is not the game's business is here too: clocks, stand-ins for those who left, taking back, talk, and the
//! curtain between several people at one device. [`wire::TableSettings`] is what a table has agreed on about these.
//!
//! Two guests at a table. The first of them acts; the others hear of it when it is stored, and not before:
//!
//! ```
//! use room::{ConnectionId, Effect, Frame, GuestId, Message, Occupant, Room, RoomSetup, Sent};
//! use table::{Rng, Seed};
//!
//! /// The frames that are sent, with the connection of each.
//! fn frames(effects: Vec<Effect>) -> Vec<(ConnectionId, Box<Frame>)> {
//!     let frame = |effect| if let Effect::Send(to, Sent::Frame(frame)) = effect { Some((to, frame)) } else { None };
//!     effects.into_iter().filter_map(frame).collect()
//! }
//!
//! let guest = |name: &str| GuestId(name.into());
//! let game = catalog::game("iki")?;
//! let setup = RoomSetup {
//!     game,
//!     rules: game.rules(),
//!     options: Vec::new(),
//!     seed: Seed::numbered(1, 1),
//!     places: ["Anne", "Ben"].map(|name| Occupant::Guest { id: guest(name), name: name.to_string() }).into(),
//!     host: guest("Anne"),
//!     bot_delay_ms: 500..=900,
//!     settings: wire::TableSettings::default(),
//! };
//! let mut room = Room::new(setup, Rng::new(&Seed::numbered(2, 2)));
//! let now = 1_000;
//! room.wake(now, 0);
//! let mut shown = Vec::new();
//! for (number, name) in (0..).zip(["Anne", "Ben"]) {
//!     let arrive = Message::Arrive { connection: ConnectionId(number), guest: guest(name), have: None };
//!     shown.extend(frames(room.handle(now, arrive)));
//! }
//!
//! let (connection, frame) = shown.into_iter().find(|(_, frame)| frame.ask.is_some()).expect("somebody is asked");
//! let (token, action) = (frame.ask.expect("it is asked").token, frame.sight.legal()[0].clone());
//! let effects = room.handle(now, Message::Choose { connection, token, action });
//! assert!(effects.iter().any(|effect| matches!(effect, Effect::Append { step: 0, .. })));
//! assert!(frames(effects).is_empty());
//!
//! let told = frames(room.handle(now, Message::Stored { step: 0 }));
//! assert_eq!(told.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod attendance;
mod backlog;
mod bots;
mod clocks;
mod closing;
mod company;
mod connections;
mod curtain;
mod forgetting;
mod frames;
mod handling;
mod lag;
mod looking_back;
mod message;
mod offers;
mod places;
mod play;
mod questions;
mod race;
mod restoring;
mod room;
mod seating;
mod showing;
mod sights;
mod standing_in;
mod taking_back;
mod talk;

pub use attendance::Attendance;
pub use backlog::HeardStep;
pub use clocks::SavedClocks;
pub use closing::CloseRefused;
pub use forgetting::Parting;
pub use lag::RoundTripBy;
pub use looking_back::{Past, PastGame, PastPicture};
pub use message::{
    Ask, ConnectionId, Consent, Effect, FirstThought, Frame, GuestId, Message, Ms, RequestId, RoomRefused, Sent,
};
pub use places::{Occupant, Sitting};
pub use race::{ALLOWANCE_MS, HEAD_START_MS};
pub use restoring::RestoreError;
pub use room::{Room, RoomSetup};
pub use taking_back::TAKE_BACKS_PER_GAME;

#[cfg(test)]
mod tests;
