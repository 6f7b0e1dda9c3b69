//! A table that broke, or that the store no longer agrees with, is set up again from its record.

use std::time::Duration;

use room::{ConnectionId, GuestId, Message};
use store::{AppendError, StoreError, TableId};
use tokio::time::sleep;
use wire::Notice;

use super::guard::Broken;
use super::{Driver, Go};
use crate::house::House;
use crate::tables::{self, LoadError, Loaded};

/// How often a table that breaks is set up again before it is given up.
const MOST_REOPENINGS: u32 = 3;

impl Driver {
    /// The table in memory is no longer the one in the store: only the one in the store counts.
    pub(super) fn append_failed(&mut self, error: &AppendError) -> Result<Go, Broken> {
        self.storing = None;
        match error {
            AppendError::Closed => Ok(Go::Away),
            AppendError::Conflict { .. }
            | AppendError::AfterRefusal { .. }
            | AppendError::NotALine
            | AppendError::Refused { .. }
            | AppendError::QueueFull => {
                tracing::error!(table = %self.id, %error, "an input was not stored");
                Err(Broken)
            }
        }
    }

    /// Sets the table up again from its record. A table that breaks again and again, also while it is set up, is given
    /// up.
    pub(super) async fn reopen(&mut self) -> Go {
        let connected = self.room.ask(|room| {
            let connected = room.connected();
            connected.map(|(connection, guest)| (connection, guest.clone())).collect::<Vec<_>>()
        });
        let connected = connected.unwrap_or_default();
        // A socket of which the broken room knew nothing is closed: its guest comes again.
        self.outboxes.retain(|at, _| connected.iter().any(|(connection, _)| connection == at));
        loop {
            self.reopened += 1;
            self.house.0.metrics.reopened.inc();
            tracing::error!(table = %self.id, times = self.reopened, "the table broke and is set up again");
            let may_reopen = self.reopened <= MOST_REOPENINGS;
            let loaded = if may_reopen { load_again(&self.house, &self.id).await } else { None };
            let Some(loaded) = loaded else {
                tracing::error!(table = %self.id, "the table is given up");
                self.send_all(Notice::Broken);
                return Go::Away;
            };
            if let Ok(go) = self.go_on_with(loaded, &connected).await {
                return go;
            }
        }
    }

    /// Goes on with the table as it was read again, with everybody who is connected.
    async fn go_on_with(&mut self, loaded: Loaded, connected: &[(ConnectionId, GuestId)]) -> Result<Go, Broken> {
        let Loaded { room, appender, .. } = loaded;
        self.room.replace(room);
        self.appender = appender;
        self.storing = None;
        self.replies.clear();
        self.hints.clear();
        self.desks.clear();
        self.send_all(Notice::Reopened);
        let quiet_ms = self.quiet_ms();
        self.act(|room, now| {
            let mut effects = room.wake(now, quiet_ms);
            for (connection, guest) in connected {
                let arrive = Message::Arrive { connection: *connection, guest: guest.clone(), have: None };
                effects.extend(room.handle(now, arrive));
            }
            effects
        })
        .await
    }
}

/// Reads a table, however long the store is away; nothing if it can't be rebuilt.
async fn load_again(house: &House, id: &TableId) -> Option<Loaded> {
    loop {
        match tables::load(house, id).await {
            Ok(loaded) => return Some(loaded),
            Err(LoadError::Store(StoreError::Unavailable { .. })) => sleep(Duration::from_millis(500)).await,
            Err(error) => {
                tracing::error!(table = %id, %error, "the table can't be read again");
                return None;
            }
        }
    }
}
