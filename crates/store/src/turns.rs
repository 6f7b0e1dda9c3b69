//! Whose turn it is, noted so that a list of games need not wake a table.

use sqlx::query;

use crate::{Store, StoreError, TableId, UnixMs};

/// The seats that a game waits for, by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct WaitsFor(u32);

impl WaitsFor {
    /// These seats. What is no seat of any table is left out.
    pub fn seats(seats: impl IntoIterator<Item = u8>) -> WaitsFor {
        WaitsFor(seats.into_iter().filter(|&seat| seat < 32).fold(0, |bits, seat| bits | 1 << seat))
    }

    /// Whether the game waits for this seat.
    pub fn contains(self, seat: u8) -> bool {
        seat < 32 && self.0 & 1 << seat != 0
    }

    fn to_column(self) -> i64 {
        i64::from(self.0)
    }

    pub(crate) fn from_column(column: i64) -> WaitsFor {
        WaitsFor(u32::try_from(column).unwrap_or_default())
    }
}

impl Store {
    /// Notes whom a running game waits for, and when something happened last. Nothing is lost if this fails: the next
    /// note says it again, and the inputs say it better.
    pub async fn note_turn(&self, table: &TableId, waits_for: WaitsFor, moved_at: UnixMs) -> Result<(), StoreError> {
        const NOTE: &str = "update tables set waiting = $2, moved_at_ms = $3 where id = $1 and state = 'running'";
        let note = query(NOTE).bind(table.as_str()).bind(waits_for.to_column()).bind(moved_at.to_column());
        self.write_and_count(table, note).await.map(drop)
    }
}
