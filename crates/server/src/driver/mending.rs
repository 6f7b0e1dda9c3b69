//! A table that broke, or that the store no longer agrees with, is set up again from its record.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use room::{Effect, Message, Notice, Room};
use store::{AppendError, StoreError, TableId};
use tokio::time::sleep;

use super::{Driver, Go};
use crate::house::House;
use crate::tables::{self, LoadError, Loaded};

/// How often a table that breaks is set up again before it is given up.
const MOST_REOPENINGS: u32 = 3;

impl Driver {
    /// Lets the room do something. If it breaks, the table is set up again from its record.
    pub(super) async fn guarded(&mut self, act: impl FnOnce(&mut Room, room::Ms) -> Vec<Effect>) -> Go {
        match self.attempt(act) {
            Some(effects) => self.carry_out(effects).await,
            None => self.reopen().await,
        }
    }

    /// Lets the room do something; nothing comes of it if the room breaks, which is then not to be used any more.
    pub(super) fn attempt<T>(&mut self, act: impl FnOnce(&mut Room, room::Ms) -> T) -> Option<T> {
        let now = self.house.0.clock.now();
        catch_unwind(AssertUnwindSafe(|| act(&mut self.room, now))).ok()
    }

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

    /// Sets the table up again from its record. A table that breaks again and again, also while it is set up, is given
    /// up.
    pub(super) async fn reopen(&mut self) -> Go {
        loop {
            self.reopened += 1;
            self.house.0.metrics.reopened.inc();
            tracing::error!(table = %self.id, times = self.reopened, "the table broke and is set up again");
            let may_reopen = self.reopened <= MOST_REOPENINGS;
            let loaded = if may_reopen { load_again(&self.house, &self.id).await } else { None };
            let Some(Loaded { room, appender, .. }) = loaded else {
                tracing::error!(table = %self.id, "the table is given up");
                self.send_all(Notice::Broken);
                return Go::Away;
            };
            self.room = room;
            self.appender = appender;
            self.storing = None;
            self.replies.clear();
            self.hints.clear();
            for desk in &mut self.desks {
                desk.clear();
            }
            self.send_all(Notice::Reopened);
            let lines: Vec<_> =
                self.lines.iter().map(|(&connection, (guest, _))| (connection, guest.clone())).collect();
            #[cfg(test)]
            let breaks = self.breaks_for_good;
            let arrived = self.attempt(|room, now| {
                #[cfg(test)]
                assert!(!breaks, "this table is broken on purpose");
                let mut effects = room.wake(now);
                for (connection, guest) in lines {
                    effects.extend(room.handle(now, Message::Arrive { connection, guest, have: None }));
                }
                effects
            });
            if let Some(effects) = arrived {
                return Box::pin(self.carry_out(effects)).await;
            }
        }
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
