//! Calling guests who are away: web push, when it is their turn at a table.
//!
//! A guest's browser gives the house an address at its push service and a key. [`due`] says when somebody is to be
//! called, the driver of the table looks, [`seal`] encrypts what they are told so that only their browser can read it,
//! [`vapid`] vouches for the house, and [`post`] brings it to the push service. To which services the house speaks at
//! all, [`services`] says: the address is whatever a visitor sent.

mod due;
mod post;
mod seal;
mod services;
mod vapid;

use boards::Lang;
use ring::digest::{SHA256, digest};
use serde_json::json;
use store::{Device, Store, StoreError, TableId};
use tokio::sync::mpsc;

pub(crate) use due::{News, Watch, Whereabouts};
pub(crate) use post::{Letters, deliver};
pub use services::BadService;
pub(crate) use vapid::read_letters;

use crate::config::Push;
use services::Services;
use vapid::Vapid;

/// How many devices of a guest are called; the latest count.
pub(crate) const MOST_DEVICES: u32 = 8;
/// How many messages may wait for the push services. A guest who would be told by one more sees it when they come.
const QUEUE: usize = 1_024;
/// The longest address of a device, in bytes; those of the known services have a few hundred.
const LONGEST_ENDPOINT: usize = 1_000;

/// The part of the house that calls guests.
pub(crate) struct Caller {
    services: Services,
    vapid: Vapid,
    queue: mpsc::Sender<Letter>,
}

/// Something to tell to one device.
pub(crate) struct Letter {
    device: Device,
    /// What is said, in plain text; it leaves the house encrypted.
    text: String,
    /// What a later message to the same table has in common with it. It can't be read back.
    topic: String,
}

/// Why the house can't call anybody.
#[derive(Debug, thiserror::Error)]
pub enum PushError {
    /// What the host named is no push service.
    #[error(transparent)]
    Service(BadService),
    /// The key of the house can't be read or made.
    #[error(
        "the key that vouches for calls can't be used: remove 'push' from the table 'house' of the database, \
         and guests who want to be called switch it on again"
    )]
    Key,
    /// The store does not give the key.
    #[error(transparent)]
    Store(StoreError),
}

impl Caller {
    /// Reads the key of the house, or makes it, once. What is to be delivered comes out of the other end.
    pub(crate) async fn open(store: &Store, push: &Push) -> Result<(Caller, Letters), PushError> {
        let services = Services::new(&push.services).map_err(PushError::Service)?;
        let drawn = vapid::draw().ok_or(PushError::Key)?;
        let key = store.key("push", || drawn).await.map_err(PushError::Store)?;
        let vapid = Vapid::new(&key, push.contact.clone()).ok_or(PushError::Key)?;
        let (queue, letters) = mpsc::channel(QUEUE);
        Ok((Caller { services, vapid, queue }, Letters(letters)))
    }

    /// The key that browsers ask for, in the letters of an address.
    pub(crate) fn public_key(&self) -> &str {
        self.vapid.public_key()
    }

    /// Whether a device that a visitor names can be called at all: an address at a known push service, and keys that
    /// are keys.
    pub(crate) fn accepts(&self, device: &Device) -> bool {
        device.endpoint.len() <= LONGEST_ENDPOINT
            && self.services.origin(&device.endpoint).is_some()
            && seal::is_key(&device.public_key, &device.auth)
    }

    /// Has a device told something about a table. A full queue takes nothing more.
    pub(crate) fn tell(&self, device: Device, table: &TableId, said: &Said) -> Result<(), TooMuch> {
        let text = json!({ "title": said.title, "body": said.body, "path": format!("/table/{table}"), "lang": said.lang.code() });
        let letter = Letter { device, text: text.to_string(), topic: topic(table) };
        self.queue.try_send(letter).map_err(|_| TooMuch)
    }
}

/// There is too much to deliver.
pub(crate) struct TooMuch;

/// What a device shows.
pub(crate) struct Said {
    pub(crate) lang: Lang,
    pub(crate) title: String,
    pub(crate) body: String,
}

/// A name for a table that push services may read. Its id would let its readers watch the game.
fn topic(table: &TableId) -> String {
    // 24 bytes are 32 letters, which is all that a topic may have.
    vapid::letters(&digest(&SHA256, table.as_str().as_bytes()).as_ref()[..24])
}

#[cfg(test)]
mod tests {
    use super::topic;

    #[test]
    fn a_topic_does_not_name_its_table_and_fits_into_its_header() {
        let (one, other) = (topic(&"tableone".parse().expect("an id")), topic(&"tabletwo".parse().expect("an id")));
        assert_eq!(one.len(), 32);
        assert_ne!(one, other);
        assert!(!one.contains("table"));
    }
}
