//! What the browser at the other end of a socket shows, and how it comes to show the next picture.

use std::sync::Arc;

use axum::extract::ws::Message;

use crate::drawings::{Drawings, Drawn, Packing, TableDrawings, Update};

/// Whether a browser can make a picture out of the last one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Patches {
    /// It said so.
    Known,
    /// It did not: it gets whole pictures.
    Unknown,
}

/// What a browser shows.
pub(crate) struct Screen {
    pub(crate) table: Arc<TableDrawings>,
    patches: Patches,
    packing: Packing,
    /// The picture that it has, as far as the house knows.
    shown: Option<Arc<Drawn>>,
}

impl Screen {
    /// A browser that has this picture already, or none.
    pub(crate) fn new(
        table: Arc<TableDrawings>,
        patches: Patches,
        packing: Packing,
        shown: Option<Arc<Drawn>>,
    ) -> Screen {
        Screen { table, patches, packing, shown }
    }

    /// Forgets what is shown: the next picture is sent whole.
    pub(crate) fn forget(&mut self) {
        self.shown = None;
    }

    /// The picture that it can make the next one of.
    pub(crate) fn base(&self) -> Option<&Arc<Drawn>> {
        match self.patches {
            Patches::Known => self.shown.as_ref(),
            Patches::Unknown => None,
        }
    }

    /// The message that makes the browser show this; nothing if it does already.
    pub(crate) async fn show(&mut self, drawings: &Drawings, new: Arc<Drawn>) -> Option<Message> {
        match drawings.update(&self.table, self.base(), &new).await {
            // Its number stays that of the picture it has, which looks the same.
            Update::Nothing => None,
            Update::Message(message) => {
                self.shown = Some(new);
                Some(message.message(self.packing))
            }
        }
    }
}
