//! The tables that are awake, and waking those that sleep.

use std::collections::HashMap;

use store::TableId;
use tokio::sync::{Mutex, mpsc};

use crate::driver::{Driver, ToTable};
use crate::house::House;
use crate::tables::{self, LoadError};

/// How many messages may wait for a table before those who send them wait too.
const MAILBOX: usize = 256;

/// The tables that are awake.
#[derive(Default)]
pub(crate) struct Hub {
    awake: Mutex<HashMap<TableId, mpsc::Sender<ToTable>>>,
}

impl Hub {
    /// Says something to a table, waking it if it sleeps. Returns its mailbox, for whoever has more to say.
    pub(crate) async fn tell(
        house: &House,
        id: &TableId,
        message: ToTable,
    ) -> Result<mpsc::Sender<ToTable>, LoadError> {
        let mut message = message;
        loop {
            let mailbox = Hub::mailbox(house, id).await?;
            match mailbox.send(message).await {
                Ok(()) => return Ok(mailbox),
                // It fell asleep in this very moment: wake it.
                Err(mpsc::error::SendError(unsent)) => message = unsent,
            }
            house.0.hub.forget(id, &mailbox).await;
        }
    }

    /// Says something to a table whose mailbox may be known. All tables share the list of those that are awake; who
    /// speaks often should not have to look there every time.
    pub(crate) async fn tell_at(
        house: &House,
        id: &TableId,
        mailbox: &mut Option<mpsc::Sender<ToTable>>,
        message: ToTable,
    ) -> Result<(), LoadError> {
        let mut message = message;
        if let Some(known) = mailbox {
            match known.send(message).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(unsent)) => message = unsent,
            }
        }
        *mailbox = Some(Hub::tell(house, id, message).await?);
        Ok(())
    }

    async fn mailbox(house: &House, id: &TableId) -> Result<mpsc::Sender<ToTable>, LoadError> {
        // The lock is held while a table is read, so that no table is ever awake twice; reading one takes milliseconds.
        let mut awake = house.0.hub.awake.lock().await;
        if let Some(mailbox) = awake.get(id) {
            return Ok(mailbox.clone());
        }
        let loaded = tables::load(house, id).await?;
        let (mailbox, incoming) = mpsc::channel(MAILBOX);
        let driver = Driver::new(house.clone(), id.clone(), loaded, mailbox.clone());
        awake.insert(id.clone(), mailbox.clone());
        drop(awake);
        house.0.metrics.tables.inc();
        tokio::spawn(driver.run(incoming));
        Ok(mailbox)
    }

    async fn forget(&self, id: &TableId, mailbox: &mpsc::Sender<ToTable>) {
        let mut awake = self.awake.lock().await;
        if awake.get(id).is_some_and(|known| known.same_channel(mailbox)) {
            awake.remove(id);
        }
    }

    /// A table falls asleep: from now on whoever calls wakes it anew.
    pub(crate) async fn retire(&self, id: &TableId) {
        self.awake.lock().await.remove(id);
    }

    /// Says something to every table that is awake.
    pub(crate) async fn tell_all(&self, message: impl Fn() -> ToTable) {
        let mailboxes: Vec<_> = self.awake.lock().await.values().cloned().collect();
        for mailbox in mailboxes {
            // A table that has just fallen asleep need not be told.
            let _ = mailbox.send(message()).await;
        }
    }
}
