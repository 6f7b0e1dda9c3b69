//! What a house allows: how much at once, how often, and for how long.

use std::sync::Arc;
use std::time::Duration;

use store::{GuestId, TableId};

use crate::counts::Counts;
use crate::network::Network;
use crate::origins::Origins;
use crate::throttle::Throttle;

/// How much a house allows. An address is an IPv4 address or an IPv6 /64.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Open connections in all; without it, as many as the process may open files, less a reserve.
    pub connections: Option<usize>,
    /// Open connections of one address; trusted proxies are exempt.
    pub connections_per_address: u32,
    /// Open sockets at one table.
    pub sockets_per_table: u32,
    /// Open sockets of one guest.
    pub sockets_per_guest: u32,
    /// Open sockets of one address.
    pub sockets_per_address: u32,
    /// Requests of one address in a minute.
    pub requests_per_minute: u32,
    /// Tables that one address may open in a minute.
    pub tables_per_minute: u32,
    /// Hints that one address may ask for in a minute.
    pub hints_per_minute: u32,
    /// Reviews of one guest, and of one address, that may wait or run at once.
    pub reviews_at_once: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: None,
            connections_per_address: 1_000,
            sockets_per_table: 600,
            sockets_per_guest: 30,
            sockets_per_address: 300,
            requests_per_minute: 3_000,
            tables_per_minute: 60,
            hints_per_minute: 120,
            reviews_at_once: 3,
        }
    }
}

impl Limits {
    /// No limits but the number of connections, for load tests on a machine of one's own.
    pub fn none() -> Limits {
        Limits {
            connections: None,
            connections_per_address: u32::MAX,
            sockets_per_table: u32::MAX,
            sockets_per_guest: u32::MAX,
            sockets_per_address: u32::MAX,
            requests_per_minute: u32::MAX,
            tables_per_minute: u32::MAX,
            hints_per_minute: u32::MAX,
            reviews_at_once: u32::MAX,
        }
    }
}

/// How long a house waits for the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// Until the headers of the next request are complete; a connection that is idle for longer is closed.
    pub headers: Duration,
    /// Until the body of a request is complete.
    pub body: Duration,
    /// Until a request is answered.
    pub request: Duration,
    /// Until the other end accepts more of an answer.
    pub write: Duration,
    /// Until a socket answers a ping.
    pub pong: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            headers: Duration::from_secs(20),
            body: Duration::from_secs(15),
            request: Duration::from_secs(60),
            write: Duration::from_secs(30),
            pong: Duration::from_secs(45),
        }
    }
}

/// What the house has counted against its limits.
pub(crate) struct Usage {
    pub(crate) requests: Throttle<Network>,
    pub(crate) tables: Throttle<Network>,
    pub(crate) hints: Throttle<Network>,
    pub(crate) origins: Origins,
    pub(crate) sockets_of_table: Arc<Counts<TableId>>,
    pub(crate) sockets_of_guest: Arc<Counts<GuestId>>,
    pub(crate) sockets_of_network: Arc<Counts<Network>>,
}

impl Usage {
    pub(crate) fn new(limits: &Limits) -> Usage {
        Usage {
            requests: Throttle::new(limits.requests_per_minute),
            tables: Throttle::new(limits.tables_per_minute),
            hints: Throttle::new(limits.hints_per_minute),
            origins: Origins::default(),
            sockets_of_table: Counts::new(limits.sockets_per_table),
            sockets_of_guest: Counts::new(limits.sockets_per_guest),
            sockets_of_network: Counts::new(limits.sockets_per_address),
        }
    }
}
