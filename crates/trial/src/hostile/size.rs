//! How large the attacks are.

use std::time::Duration;

/// How large the attacks are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// How long the bystander is measured before an attack.
    pub before: Duration,
    /// How long an attack goes on.
    pub during: Duration,
    /// Browsers at one table.
    pub page_sockets: u32,
    /// Hints from one socket.
    pub hints: u32,
    /// Tables at which only bots sit.
    pub bot_tables: u32,
    /// How long actions are made and taken back.
    pub take_backs: Duration,
    /// Connections that load a page of rules.
    pub rules_connections: u32,
    /// Connections that send nothing or little.
    pub slow_connections: u32,
    /// After which time all of them must be closed.
    pub slow_after: Duration,
    /// How long one address lays tables.
    pub laying: Duration,
    /// Cookies that were not signed by the house.
    pub forged_cookies: u32,
    /// Tables at which somebody fakes lag in races.
    pub race_tables: u32,
    /// After which time the house knows the lag of a connection.
    pub lag_known_after: Duration,
    /// How long races count.
    pub racing: Duration,
}

impl Size {
    /// The attacks as they were made when the limits were drawn: about nine minutes.
    pub const FULL: Size = Size {
        before: Duration::from_secs(8),
        during: Duration::from_secs(20),
        page_sockets: 500,
        hints: 155,
        bot_tables: 100,
        take_backs: Duration::from_secs(120),
        rules_connections: 32,
        slow_connections: 5_000,
        slow_after: Duration::from_secs(60),
        laying: Duration::from_secs(20),
        forged_cookies: 100_000,
        race_tables: 40,
        lag_known_after: Duration::from_secs(25),
        racing: Duration::from_secs(60),
    };

    /// A few connections for a few seconds, for tests and a first look.
    pub const SMALL: Size = Size {
        before: Duration::from_secs(2),
        during: Duration::from_secs(3),
        page_sockets: 40,
        hints: 40,
        bot_tables: 12,
        take_backs: Duration::from_secs(4),
        rules_connections: 8,
        slow_connections: 60,
        slow_after: Duration::from_secs(60),
        laying: Duration::from_secs(4),
        forged_cookies: 2_000,
        race_tables: 12,
        lag_known_after: Duration::from_secs(12),
        racing: Duration::from_secs(20),
    };
}
