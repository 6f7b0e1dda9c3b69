//! A table that broke, or that the store no longer agrees with, is set up again from its record.

use std::time::Duration;

use room::{Message, Notice};
use store::{AppendError, StoreError};
use tokio::time::sleep;

use super::{Driver, Go};
use crate::tables::{self, Loaded};

/// How often a table that breaks is set up again before it is given up.
const MOST_REOPENINGS: u32 = 3;

impl Driver {
    /// The table in memory is no longer the one in the store: only the one in the store counts.
    pub(super) async fn append_failed(&mut self, error: &AppendError) -> Go {
        self.storing = None;
        match error {
            AppendError::Closed => Go::Away,
            AppendError::Conflict { .. }
            | AppendError::AfterRefusal { .. }
            | AppendError::NotALine
            | AppendError::Refused { .. }
            | AppendError::QueueFull => {
                tracing::error!(table = %self.id, %error, "an input was not stored");
                self.reopen().await
            }
        }
    }

    /// Sets the table up again from its record.
    pub(super) async fn reopen(&mut self) -> Go {
        self.reopened += 1;
        self.house.0.metrics.reopened.inc();
        tracing::error!(table = %self.id, times = self.reopened, "the table broke and is set up again");
        let loaded = loop {
            match tables::load(&self.house, &self.id).await {
                Ok(loaded) if self.reopened <= MOST_REOPENINGS => break Some(loaded),
                Err(tables::LoadError::Store(StoreError::Unavailable { .. })) => {
                    sleep(Duration::from_millis(500)).await;
                }
                Ok(_) | Err(_) => break None,
            }
        };
        let Some(Loaded { room, appender, .. }) = loaded else {
            tracing::error!(table = %self.id, "the table is given up");
            self.send_all(Notice::Broken);
            return Go::Away;
        };
        self.room = room;
        self.appender = appender;
        self.storing = None;
        self.replies.clear();
        for desk in &mut self.desks {
            desk.clear();
        }
        self.send_all(Notice::Reopened);
        let now = self.house.0.clock.now();
        let mut effects = self.room.wake(now);
        for (&connection, (guest, _)) in &self.lines {
            effects.extend(self.room.handle(now, Message::Arrive { connection, guest: guest.clone(), have: None }));
        }
        Box::pin(self.carry_out(effects)).await
    }
}
