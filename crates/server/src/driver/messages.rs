//! What a table is told, and what it shows somebody who looks.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use catalog::AnyGame;
use room::{CloseRefused, ConnectionId, Frame, GuestId, Message, PastGame, RequestId, RoomRefused, Sent};
use store::Visibility;
use table::{Record, Seat, SeatSet};
use tokio::sync::{mpsc, oneshot};
use wire::{SeatInfo, TableSettings};

use super::Turn;

/// What a table is told.
pub(crate) enum ToTable {
    /// A guest opened a socket.
    Connect { connection: ConnectionId, guest: GuestId, have: Option<u32>, outbox: Outbox },
    /// A message for the room.
    Room(Message),
    /// A message for the room that is answered.
    Request { request: RequestId, message: Message, reply: oneshot::Sender<Result<Option<Seat>, RoomRefused>> },
    /// Somebody wants to look at the table without a socket.
    Look { guest: Option<GuestId>, reply: oneshot::Sender<Look> },
    /// Somebody wants to see again what they saw.
    LookBack { guest: Option<GuestId>, reply: oneshot::Sender<Option<PastGame>> },
    /// A list of games asks whose turn it is.
    Turn { reply: oneshot::Sender<Turn> },
    /// The host shows or hides the table.
    Show(Visibility),
    /// The host closes the table for good.
    Close { guest: GuestId, reply: oneshot::Sender<Result<(), CloseRefused>> },
    /// A guest wants to be forgotten.
    Forget { guest: GuestId, reply: oneshot::Sender<()> },
    /// The house closes.
    Closing,
    /// Breaks the table, to show that it mends.
    #[cfg(test)]
    Break(super::Breaks),
}

/// A look at a table.
pub(crate) struct Look {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) seats: Arc<[SeatInfo]>,
    pub(crate) you: Option<Seat>,
    /// All seats of the guest who looks: several if several people share their device.
    pub(crate) yours: SeatSet,
    pub(crate) is_host: bool,
    /// What the table has agreed on beside the rules.
    pub(crate) settings: TableSettings,
    pub(crate) visibility: Visibility,
    /// How things stand, once the game has begun.
    pub(crate) frame: Option<Frame>,
    /// The record, once the game is over.
    pub(crate) record: Option<Record>,
}

/// The table's end of a socket.
pub(crate) struct Outbox {
    pub(crate) queue: mpsc::Sender<Sent>,
    /// Set when something did not fit into the queue; the socket then asks for the whole picture.
    pub(crate) lost: Arc<AtomicBool>,
}
