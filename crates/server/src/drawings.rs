//! Drawing pictures and pages on threads of their own, and once for everybody who sees the same.
//!
//! The board of a game takes up to a millisecond to draw. On a thread that serves connections everybody would wait
//! for it, and five hundred spectators of one table would make it five hundred times. So drawing happens on blocking
//! threads, a few at once. The pictures of a table and the messages that lead from one to the next are kept as long as
//! somebody is there ([`TableDrawings`]), and pages for a while.

mod key;
mod packing;
mod recent;
mod table;

use std::collections::{HashMap, VecDeque};
use std::panic::resume_unwind;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use axum::extract::ws::Utf8Bytes;
use boards::RegionCache;
use prometheus_client::metrics::counter::Counter;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

pub(crate) use self::key::{Key, View};
pub(crate) use self::packing::Packing;
use self::recent::Recent;
pub(crate) use self::table::{Drawn, Sketch, TableDrawings, Update};

/// How many pages are kept.
const MOST_PAGES: usize = 64;
/// The pictures of this many tables are kept for a while although nobody is there: a page comes before its socket.
const MOST_VISITED: usize = 64;

/// All drawing of the house.
pub(crate) struct Drawings {
    tables: Mutex<Tables>,
    kept_pages: Recent<(), u64, Utf8Bytes>,
    /// Pictures for those who are at a table.
    pictures: Semaphore,
    /// Whole pages. They wait for one another and not in the way of the pictures.
    pages: Semaphore,
    drawn: Counter,
}

#[derive(Default)]
struct Tables {
    by_id: HashMap<String, Weak<TableDrawings>>,
    visited: VecDeque<Arc<TableDrawings>>,
}

/// What a picture is wanted for.
#[derive(Clone, Copy)]
pub(crate) enum Wanted<'a> {
    /// For a page.
    Page,
    /// For a browser that shows this one, or none.
    After(Option<&'a Arc<Drawn>>),
}

impl Wanted<'_> {
    fn kind(self) -> Kind {
        match self {
            Wanted::Page => Kind::Page,
            Wanted::After(_) => Kind::Picture,
        }
    }
}

/// What is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Kind {
    /// A message for a socket.
    Picture,
    /// A page.
    Page,
}

impl Drawings {
    pub(crate) fn new(drawn: Counter) -> Drawings {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Drawings {
            tables: Mutex::default(),
            kept_pages: Recent::new(MOST_PAGES),
            pictures: Semaphore::new(cores),
            pages: Semaphore::new(cores.div_ceil(2)),
            drawn,
        }
    }

    /// The pictures of a table, which stay as long as somebody holds this.
    pub(crate) fn table(&self, id: &str) -> Arc<TableDrawings> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(table) = tables.by_id.get(id).and_then(Weak::upgrade) {
            return table;
        }
        tables.by_id.retain(|_, table| table.strong_count() > 0);
        let table = Arc::new(TableDrawings::new());
        tables.by_id.insert(id.to_string(), Arc::downgrade(&table));
        let surplus = (tables.visited.len() + 1).saturating_sub(MOST_VISITED);
        tables.visited.drain(..surplus);
        tables.visited.push_back(Arc::clone(&table));
        table
    }

    /// The picture of this key. Only the first to ask for it draws it; the others wait for that.
    pub(crate) async fn picture<D>(
        &self,
        table: &Arc<TableDrawings>,
        wanted: Wanted<'_>,
        key: Key,
        drawing: impl FnOnce() -> D,
    ) -> Arc<Drawn>
    where
        D: FnOnce(&mut RegionCache) -> Sketch + Send + 'static,
    {
        let cell = table.pictures.cell(key.viewpoint(), key.clone());
        let draw = || async {
            let (here, drawing) = (Arc::clone(table), drawing());
            self.drawn.inc();
            let Wanted::After(Some(shown)) = wanted else {
                return Arc::new(self.on_thread(wanted.kind(), move || here.draw(key, drawing)).await);
            };
            // The browser needs the update next: it is found on the same thread.
            let old = Arc::clone(shown);
            let draw = move || {
                let new = here.draw(key, drawing);
                let update = new.update(Some(&old));
                (new, update)
            };
            let (new, update) = self.on_thread(Kind::Picture, draw).await;
            // If it is there already, it is the same.
            let _ = table.updates.cell(new.viewpoint(), [shown.number, new.number]).set(update);
            Arc::new(new)
        };
        cell.get_or_init(draw).await.clone()
    }

    /// How a browser that shows the one picture comes to show the other, found once for all of them.
    pub(crate) async fn update(
        &self,
        table: &Arc<TableDrawings>,
        shown: Option<&Arc<Drawn>>,
        new: &Arc<Drawn>,
    ) -> Update {
        let cell = table.updates.cell(new.viewpoint(), [shown.map_or(0, |shown| shown.number), new.number]);
        let find = || async {
            let (shown, new) = (shown.cloned(), Arc::clone(new));
            self.on_thread(Kind::Picture, move || new.update(shown.as_deref())).await
        };
        cell.get_or_init(find).await.clone()
    }

    /// The page with the picture of this number, drawn once for everybody who sees the same.
    pub(crate) async fn shared_page(
        &self,
        picture: u64,
        drawing: impl FnOnce() -> String + Send + 'static,
    ) -> Utf8Bytes {
        let cell = self.kept_pages.cell((), picture);
        cell.get_or_init(|| async { self.page(drawing).await.into() }).await.clone()
    }

    /// Draws something that is not shared.
    pub(crate) async fn page<T: Send + 'static>(&self, drawing: impl FnOnce() -> T + Send + 'static) -> T {
        self.drawn.inc();
        self.on_thread(Kind::Page, drawing).await
    }

    /// Does something on a blocking thread when its turn has come.
    async fn on_thread<T: Send + 'static>(&self, kind: Kind, work: impl FnOnce() -> T + Send + 'static) -> T {
        let turns = match kind {
            Kind::Picture => &self.pictures,
            Kind::Page => &self.pages,
        };
        let _turn = turns.acquire().await.expect("the semaphore is never closed");
        match spawn_blocking(work).await {
            Ok(done) => done,
            Err(error) => resume_unwind(error.into_panic()),
        }
    }
}

#[cfg(test)]
mod tests;
