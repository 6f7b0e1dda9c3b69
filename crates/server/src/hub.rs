//! The tables that are awake, and waking those that sleep.
//!
//! A table is read from the store by a task of its own, and everybody who wants that table waits for this task. The
//! list of tables is locked only to look something up, so that a table that takes long to read, or does not exist, or
//! can't be read because the database is away delays nobody at another table. While a table is being opened it stands
//! in the list, so that no table is ever awake twice.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use room::GuestId;
use store::TableId;
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

use crate::driver::{Driver, ToTable, Turn};
use crate::house::House;
use crate::tables::{self, LoadError};

/// How many messages may wait for a table before those who send them wait too.
const MAILBOX: usize = 256;
/// How many tables are read from the store at the same time; fewer than the store has connections.
const LOADS_AT_ONCE: usize = 3;
/// How many tables may wait to be opened; requests for one more are told to come back.
const MOST_OPENING: usize = 256;

/// The tables that are awake.
pub(crate) struct Hub {
    tables: Mutex<Tables>,
    loads: Semaphore,
    /// Who may rebuild a room from its lines, which takes a processor.
    replays: Semaphore,
}

#[derive(Default)]
struct Tables {
    by_id: HashMap<TableId, Entry>,
    /// How many of them are being opened.
    opening: usize,
}

enum Entry {
    Awake(mpsc::Sender<ToTable>),
    /// It is being read; what comes of it is told here.
    Opening(watch::Receiver<Opened>),
}

/// What came of opening a table; nothing yet while it is being read.
type Opened = Option<Result<mpsc::Sender<ToTable>, LoadError>>;

/// Whether the game of a table is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Life {
    /// It waits or runs.
    Live,
    /// It is finished or was given up.
    Over,
}

impl Default for Hub {
    fn default() -> Hub {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Hub { tables: Mutex::default(), loads: Semaphore::new(LOADS_AT_ONCE), replays: Semaphore::new(cores) }
    }
}

impl Hub {
    /// Says something to a table, waking it if it sleeps. Returns its mailbox, for callers with more to say.
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
            house.0.hub.retire(id, &mailbox);
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
        let is_asleep = house.0.hub.is_asleep(id);
        match life {
            Life::Over if is_asleep => return Ok(()),
            // One that is being opened may have read the guest's name already.
            Life::Over | Life::Live => drop(Hub::tell(house, id, message).await?),
        }
        // A table that has gone meanwhile has nothing left to forget.
        let _ = answer.await;
        Ok(())
    }

    /// Whose turn it is at a table, if it is awake. A table that sleeps is left asleep, and one that has no time now is
    /// not waited for: what the store knows will do.
    pub(crate) async fn turn(house: &House, id: &TableId) -> Option<Turn> {
        let mailbox = house.0.hub.awake(id)?;
        let (reply, answer) = oneshot::channel();
        mailbox.try_send(ToTable::Turn { reply }).ok()?;
        answer.await.ok()
    }

    /// Who may rebuild a room from its lines.
    pub(crate) fn replays(&self) -> &Semaphore {
        &self.replays
    }

    /// Who may read a table from the store.
    #[cfg(test)]
    pub(crate) fn loads(&self) -> &Semaphore {
        &self.loads
    }

    fn lock(&self) -> MutexGuard<'_, Tables> {
        // Nothing is done under the lock that could break halfway.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn awake(&self, id: &TableId) -> Option<mpsc::Sender<ToTable>> {
        match self.lock().by_id.get(id)? {
            Entry::Awake(mailbox) => Some(mailbox.clone()),
            Entry::Opening(_) => None,
        }
    }

    fn is_asleep(&self, id: &TableId) -> bool {
        !self.lock().by_id.contains_key(id)
    }

    async fn mailbox(house: &House, id: &TableId) -> Result<mpsc::Sender<ToTable>, LoadError> {
        let mut opening = match house.0.hub.look_up(house, id)? {
            Entry::Awake(mailbox) => return Ok(mailbox),
            Entry::Opening(opening) => opening,
        };
        let gone = || Err(LoadError::Broken("the table could not be opened".to_string()));
        match opening.wait_for(Option::is_some).await {
            Ok(opened) => opened.clone().unwrap_or_else(gone),
            Err(_) => gone(),
        }
    }

    /// The table in the list; one that sleeps is put into it and opened.
    fn look_up(&self, house: &House, id: &TableId) -> Result<Entry, LoadError> {
        let mut tables = self.lock();
        match tables.by_id.get(id) {
            Some(Entry::Awake(mailbox)) => Ok(Entry::Awake(mailbox.clone())),
            Some(Entry::Opening(opening)) => Ok(Entry::Opening(opening.clone())),
            None if tables.opening >= MOST_OPENING => {
                tracing::warn!("too many tables wait to be opened");
                Err(LoadError::Busy)
            }
            None => {
                let (tell, opening) = watch::channel(None);
                tables.by_id.insert(id.clone(), Entry::Opening(opening.clone()));
                tables.opening += 1;
                // A house that closes drops a new task at once, and with it the place, which needs the lock.
                drop(tables);
                let place = Place { house: house.clone(), id: id.clone() };
                // A task of its own: it goes on although the caller may have gone.
                tokio::spawn(open(place, tell));
                Ok(Entry::Opening(opening))
            }
        }
    }

    /// A table falls asleep: from now on the next call wakes it anew. Nothing happens if that is so already.
    pub(crate) fn retire(&self, id: &TableId, mailbox: &mpsc::Sender<ToTable>) {
        let mut tables = self.lock();
        if matches!(tables.by_id.get(id), Some(Entry::Awake(known)) if known.same_channel(mailbox)) {
            tables.by_id.remove(id);
        }
    }

    /// Says something to every table that is awake.
    pub(crate) async fn tell_all(&self, message: impl Fn() -> ToTable) {
        let awake = |entry: &Entry| match entry {
            Entry::Awake(mailbox) => Some(mailbox.clone()),
            Entry::Opening(_) => None,
        };
        let mailboxes: Vec<_> = self.lock().by_id.values().filter_map(awake).collect();
        for mailbox in mailboxes {
            // A table that has just fallen asleep need not be told.
            let _ = mailbox.send(message()).await;
        }
    }
}

/// The place in the list of a table that is being opened. If nothing comes of it, the table sleeps on.
struct Place {
    house: House,
    id: TableId,
}

impl Place {
    /// From now on the table is awake.
    fn take(self, mailbox: &mpsc::Sender<ToTable>) {
        self.house.0.hub.lock().by_id.insert(self.id.clone(), Entry::Awake(mailbox.clone()));
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut tables = self.house.0.hub.lock();
        tables.opening -= 1;
        if matches!(tables.by_id.get(&self.id), Some(Entry::Opening(_))) {
            tables.by_id.remove(&self.id);
        }
    }
}

/// Reads a table and lets it run.
async fn open(place: Place, tell: watch::Sender<Opened>) {
    let (house, id) = (place.house.clone(), place.id.clone());
    let loaded = match house.0.hub.loads.acquire().await {
        Ok(_turn) => tables::load(&house, &id).await,
        Err(_) => Err(LoadError::Busy),
    };
    let opened = loaded.map(|loaded| {
        let (mailbox, incoming) = mpsc::channel(MAILBOX);
        place.take(&mailbox);
        house.0.metrics.tables.inc();
        tokio::spawn(Driver::new(house.clone(), id, loaded, mailbox.clone()).run(incoming));
        mailbox
    });
    // The caller may have gone.
    let _ = tell.send(Some(opened));
}
