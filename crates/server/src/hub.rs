//! The tables that are awake, and waking those that sleep.

use std::collections::HashMap;

use room::GuestId;
use store::TableId;
use tokio::sync::{Mutex, mpsc, oneshot};

use crate::driver::{Driver, ToTable, Turn};
use crate::house::House;
use crate::tables::{self, LoadError};

/// How many messages may wait for a table before those who send them wait too.
const MAILBOX: usize = 256;

/// The tables that are awake.
#[derive(Default)]
pub(crate) struct Hub {
    awake: Mutex<HashMap<TableId, mpsc::Sender<ToTable>>>,
}

/// Whether the game of a table is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Life {
    /// It waits or runs.
    Live,
    /// It is finished or was given up.
    Over,
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

    /// Asks a table something, waking it if it sleeps, and waits for its answer.
    pub(crate) async fn ask<T>(
        house: &House,
        id: &TableId,
        question: impl FnOnce(oneshot::Sender<T>) -> ToTable,
    ) -> Result<T, LoadError> {
        let (reply, answer) = oneshot::channel();
        Hub::tell(house, id, question(reply)).await?;
        answer.await.map_err(|_| LoadError::Broken("the table went away while it was asked".to_string()))
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

    /// Has a table forget a guest. One that sleeps is woken only if its game is not over.
    pub(crate) async fn forget_guest(
        house: &House,
        id: &TableId,
        guest: &GuestId,
        life: Life,
    ) -> Result<(), LoadError> {
        let (reply, answer) = oneshot::channel();
        let message = ToTable::Forget { guest: guest.clone(), reply };
        let awake = house.0.hub.awake.lock().await.get(id).cloned();
        match (awake, life) {
            (None, Life::Over) => return Ok(()),
            // One that falls asleep in this very moment remembers nothing.
            (Some(mailbox), Life::Over) => drop(mailbox.send(message).await),
            (_, Life::Live) => drop(Hub::tell(house, id, message).await?),
        }
        // A table that has gone meanwhile has nothing left to forget.
        let _ = answer.await;
        Ok(())
    }

    /// Whose turn it is at a table, if it is awake. A table that sleeps is left asleep, and one that has no time now is
    /// not waited for: what the store knows will do.
    pub(crate) async fn turn(house: &House, id: &TableId) -> Option<Turn> {
        let mailbox = house.0.hub.awake.lock().await.get(id).cloned()?;
        let (reply, answer) = oneshot::channel();
        mailbox.try_send(ToTable::Turn { reply }).ok()?;
        answer.await.ok()
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
