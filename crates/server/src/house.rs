//! What every part of the house shares.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use room::{ConnectionId, RequestId};
use store::{GuestId, Store};

use crate::clock::Clock;
use crate::config::Config;
use crate::drawings::Drawings;
use crate::hub::Hub;
use crate::identity::Transport;
use crate::keys::KeyRing;
use crate::limits::Usage;
use crate::metrics::Metrics;
use crate::push::Caller;
use crate::reviews::Reviews;
use crate::routes::RulesPages;
use crate::seldom::Seldom;
use crate::sessions::{Identity, Sessions};
use crate::thinking::Thinking;
use crate::throttle::Throttle;

/// How many links to their seats a guest may ask for or use in a minute, and archives of their games.
const ERRANDS_PER_MINUTE: u32 = 20;
/// How often a guest's devices may ask whether they are called, or to be, in a minute.
const DEVICES_PER_MINUTE: u32 = 60;

/// The house as every route and every table knows it.
#[derive(Clone)]
pub(crate) struct House(pub(crate) Arc<Inner>);

/// Its inside.
pub(crate) struct Inner {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) hub: Hub,
    pub(crate) clock: Clock,
    pub(crate) metrics: Metrics,
    pub(crate) thinking: Thinking,
    pub(crate) reviews: Reviews,
    pub(crate) new_tables: Throttle<GuestId>,
    /// What was counted against the limits of the house.
    pub(crate) usage: Usage,
    pub(crate) drawings: Drawings,
    pub(crate) rules: RulesPages,
    /// Refusals of requests and sockets are logged seldom.
    pub(crate) refused: Seldom,
    /// How often a guest may ask for links to their seat, use them, and take their records along.
    pub(crate) errands: Throttle<GuestId>,
    /// How often a guest's devices may ask whether they are called.
    pub(crate) devices: Throttle<GuestId>,
    /// The sender of notifications; none where that is switched off.
    pub(crate) caller: Option<Caller>,
    pub(crate) keys: KeyRing,
    pub(crate) sessions: Sessions,
    /// Set when the house closes: connections that end now can be opened again when it is open.
    pub(crate) closing: AtomicBool,
    next: AtomicU64,
}

impl House {
    pub(crate) fn new(
        config: Config,
        store: Store,
        thinking: Thinking,
        reviews: Reviews,
        caller: Option<Caller>,
        identity: Identity,
    ) -> House {
        let Identity { keys, sessions } = identity;
        let new_tables = Throttle::new(config.tables_per_minute);
        let usage = Usage::new(&config.limits);
        let metrics = Metrics::new(thinking.meters());
        House(Arc::new(Inner {
            config,
            usage,
            drawings: Drawings::new(metrics.drawings.clone()),
            rules: RulesPages::default(),
            refused: Seldom::default(),
            store,
            hub: Hub::default(),
            clock: Clock::new(),
            metrics,
            thinking,
            reviews,
            new_tables,
            errands: Throttle::new(ERRANDS_PER_MINUTE),
            devices: Throttle::new(DEVICES_PER_MINUTE),
            caller,
            keys,
            sessions,
            closing: AtomicBool::new(false),
            next: AtomicU64::new(1),
        }))
    }

    pub(crate) fn next_connection(&self) -> ConnectionId {
        ConnectionId(self.0.next.fetch_add(1, Ordering::Relaxed))
    }

    pub(crate) fn next_request(&self) -> RequestId {
        RequestId(self.0.next.fetch_add(1, Ordering::Relaxed))
    }

    /// The key for browsers that want to be called; nothing where nobody is called.
    pub(crate) fn push_key(&self) -> Option<String> {
        self.0.caller.as_ref().map(|caller| caller.public_key().to_string())
    }

    pub(crate) fn transport(&self) -> Transport {
        if self.0.config.is_encrypted() { Transport::Encrypted } else { Transport::Plain }
    }
}
