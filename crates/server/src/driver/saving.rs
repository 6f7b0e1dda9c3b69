//! What a table keeps in the store beside its inputs.

use std::time::Duration;

use room::Ms;
use store::{ClockNote, Store, StoreError, TableId, UnixMs};
use table::Seat;
use tokio::time::sleep;
use wire::Notice;

use super::Driver;
use crate::clock::unix_now;
use crate::tables;

impl Driver {
    /// Writes who sits on a seat, however long the store is away.
    pub(super) async fn save_seat(&mut self, seat: Seat, occupant: &room::Occupant) {
        let wish = tables::to_store(occupant);
        let mut holding = false;
        loop {
            match write_seat(&self.house.0.store, &self.id, seat, wish.as_ref()).await {
                Err(StoreError::Unavailable { .. }) => {
                    if !holding {
                        self.send_all(Notice::Holding);
                    }
                    holding = true;
                    sleep(Duration::from_millis(500)).await;
                }
                saved => {
                    self.note(saved);
                    if holding {
                        self.send_all(Notice::GoingOn);
                    }
                    return;
                }
            }
        }
    }

    /// Notes in the log what the store refused.
    pub(super) fn note(&self, saved: Result<(), StoreError>) {
        if let Err(error) = saved {
            tracing::error!(table = %self.id, %error, "the store refused");
        }
    }

    /// Keeps what is left on the clocks, and when the table has to be awake although nobody is there.
    pub(super) async fn save_clocks(&mut self, left_ms: Vec<Ms>, due_in_ms: Option<Ms>) {
        let saved_at = unix_now();
        let due_at = due_in_ms.map(|ms| UnixMs(saved_at.0 + ms));
        let saved = self.house.0.store.save_clocks(&self.id, &ClockNote { left_ms, saved_at, due_at }).await;
        self.note(saved);
    }
}

async fn write_seat(store: &Store, id: &TableId, seat: Seat, wish: Option<&store::Occupant>) -> Result<(), StoreError> {
    let seat = seat.index() as u8;
    let seated = store.seats(id).await?.into_iter().find(|(taken, _)| *taken == seat);
    if let Some((_, sitting)) = seated {
        store.release_seat(id, seat, &sitting).await?;
    }
    match wish {
        Some(wish) => store.claim_seat(id, seat, wish).await.map(drop),
        None => Ok(()),
    }
}
