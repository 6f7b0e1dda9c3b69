//! How a house is run.

use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::time::Duration;

use store::{Durability, Loss, Place};

use crate::limits::{Limits, Timeouts};
use crate::network::Subnet;

/// How a house is run. The defaults suit a small one.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where it keeps its tables.
    pub place: Place,
    /// What an acknowledged move survives.
    pub durability: Durability,
    /// What is done about a database that is damaged or lacks moves that were acknowledged.
    pub loss: Loss,
    /// How long a database that can't be reached yet is waited for when the house opens.
    pub database_wait: Duration,
    /// How guests reach it from outside, for instance `https://play.example.org`; the links it makes begin with it.
    /// Without it they begin with the address that the guest used.
    pub public_url: Option<String>,
    /// How long bots take to answer, in milliseconds.
    pub bot_delay_ms: RangeInclusive<u32>,
    /// How many messages a second one socket may send for long; eight times as many in a burst.
    pub messages_per_second: u32,
    /// How many tables one guest may open in a minute.
    pub tables_per_minute: u32,
    /// How much is allowed by connection, socket and network address.
    pub limits: Limits,
    /// How long the other end of a connection is waited for.
    pub timeouts: Timeouts,
    /// The proxies whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<Subnet>,
    /// An address of its own for the figures of the house; nothing if they have none.
    pub metrics_address: Option<SocketAddr>,
    /// Who knows this may read the figures at the public address too; nothing if nobody may.
    pub metrics_token: Option<String>,
    /// How long a table whose game never began is kept.
    pub keep_unstarted: Duration,
    /// How long a table at which nobody is stays awake.
    pub sleep_after: Duration,
    /// How many threads think for bots.
    pub bot_threads: usize,
    /// How guests who are away are told that it is their turn; nothing if nobody is told.
    pub push: Option<Push>,
}

/// How guests who are away are told that it is their turn, over the push services of their browsers.
#[derive(Clone, Debug)]
pub struct Push {
    /// Push services beside those of the known browsers, for instance `https://push.example.org`.
    pub services: Vec<String>,
    /// Whom a push service may ask about the messages, an address that begins with `mailto:` or `https:`. Without it
    /// the house names its own address, if that is encrypted.
    pub contact: Option<String>,
    /// How long somebody must have been away from a table that waits for them.
    pub grace: Duration,
    /// How long the house waits before it tries again to deliver a message, and four times as long each further time.
    pub first_wait: Duration,
}

impl Default for Push {
    fn default() -> Push {
        Push { services: Vec::new(), contact: None, grace: Duration::from_secs(30), first_wait: Duration::from_secs(2) }
    }
}

impl Config {
    /// A house at this address that keeps its tables there.
    pub fn new(address: SocketAddr, place: Place) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            address,
            place,
            durability: Durability::ProcessCrash,
            loss: Loss::Refuse,
            database_wait: Duration::from_secs(60),
            public_url: None,
            bot_delay_ms: 500..=1_100,
            messages_per_second: 20,
            tables_per_minute: 30,
            limits: Limits::default(),
            timeouts: Timeouts::default(),
            trusted_proxies: Vec::new(),
            metrics_address: None,
            metrics_token: None,
            keep_unstarted: Duration::from_secs(3 * 24 * 3_600),
            sleep_after: Duration::from_secs(60),
            bot_threads: cores.saturating_sub(1).max(1),
            push: Some(Push::default()),
        }
    }

    /// Whether guests come over an encrypted connection, so that cookies may be bound to one.
    pub(crate) fn is_encrypted(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}
