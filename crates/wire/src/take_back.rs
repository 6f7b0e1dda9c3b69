//! Taking back, and asking the others for it.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

/// Somebody asks the others to let them take something back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TakeBackRequest {
    /// Who asks.
    pub seat: Seat,
    /// How many inputs would no longer count.
    pub inputs: usize,
    /// Who has not answered yet.
    pub asked: SeatSet,
}

/// Somebody took something back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TookBack {
    /// Who.
    pub seat: Seat,
    /// How many of the latest inputs no longer count.
    pub inputs: usize,
}
