//! Figures about the house for Prometheus.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use store::{Counters, Health};

use crate::thinking::Meters;

/// What the house counts.
pub(crate) struct Metrics {
    registry: Registry,
    /// Tables that are awake.
    pub(crate) tables: Gauge,
    /// Sockets that are open.
    pub(crate) sockets: Gauge,
    /// Connections that are open, sockets among them.
    pub(crate) connections: Gauge,
    /// Connections that were refused.
    pub(crate) refused_connections: Counter,
    /// Requests, sockets and tables that were refused because there were too many.
    pub(crate) refused_requests: Counter,
    /// Pictures and pages that were drawn.
    pub(crate) drawings: Counter,
    /// Inputs that went through.
    pub(crate) moves: Counter,
    /// Inputs that were refused.
    pub(crate) refusals: Counter,
    /// Tables that broke and were set up again.
    pub(crate) reopened: Counter,
    /// Sockets that were closed for flooding.
    pub(crate) flooded: Counter,
    /// Calls that push services took.
    pub(crate) push_sent: Counter,
    /// Calls that could not be delivered.
    pub(crate) push_failed: Counter,
    /// Devices that push services know no more.
    pub(crate) push_gone: Counter,
    /// Seconds from a stored input being sent to the store to its acknowledgment.
    pub(crate) append_seconds: Histogram,
    store_rows: Gauge,
    store_batches: Gauge,
    store_waiting: Gauge,
    store_up: Gauge,
}

impl Metrics {
    pub(crate) fn new(thinking: &Meters) -> Metrics {
        let mut registry = Registry::with_prefix("zashiki");
        let metrics = Metrics {
            tables: Gauge::default(),
            sockets: Gauge::default(),
            connections: Gauge::default(),
            refused_connections: Counter::default(),
            refused_requests: Counter::default(),
            drawings: Counter::default(),
            moves: Counter::default(),
            refusals: Counter::default(),
            reopened: Counter::default(),
            flooded: Counter::default(),
            push_sent: Counter::default(),
            push_failed: Counter::default(),
            push_gone: Counter::default(),
            append_seconds: Histogram::new(exponential_buckets(0.000_25, 2.0, 14)),
            store_rows: Gauge::default(),
            store_batches: Gauge::default(),
            store_waiting: Gauge::default(),
            store_up: Gauge::default(),
            registry: Registry::default(),
        };
        registry.register("tables", "Tables that are awake", metrics.tables.clone());
        registry.register("sockets", "Sockets that are open", metrics.sockets.clone());
        registry.register("connections", "Connections that are open", metrics.connections.clone());
        registry.register("refused_connections", "Connections that were refused", metrics.refused_connections.clone());
        registry.register(
            "refused_requests",
            "Requests, sockets and tables over a limit",
            metrics.refused_requests.clone(),
        );
        registry.register("drawings", "Pictures and pages that were drawn", metrics.drawings.clone());
        registry.register("moves", "Inputs that went through", metrics.moves.clone());
        registry.register("refusals", "Inputs that were refused", metrics.refusals.clone());
        registry.register("reopened", "Tables that broke and were set up again", metrics.reopened.clone());
        registry.register("flooded", "Sockets that were closed for flooding", metrics.flooded.clone());
        registry.register("push_sent", "Calls that push services took", metrics.push_sent.clone());
        registry.register("push_failed", "Calls that could not be delivered", metrics.push_failed.clone());
        registry.register("push_gone", "Devices that push services know no more", metrics.push_gone.clone());
        registry.register("append_seconds", "Time until an input is durable", metrics.append_seconds.clone());
        registry.register("store_rows", "Inputs committed since the house opened", metrics.store_rows.clone());
        registry.register("store_batches", "Commits since the house opened", metrics.store_batches.clone());
        registry.register("store_waiting", "Inputs that wait for the database", metrics.store_waiting.clone());
        registry.register("store_up", "Whether the database answers", metrics.store_up.clone());
        let Meters { waiting, wait_seconds, rejected } = thinking.clone();
        registry.register("thinking_waiting", "Moves of bots and hints that wait to be thought out", waiting);
        registry.register("thinking_wait_seconds", "How long moves of bots waited where somebody plays", wait_seconds);
        registry.register("thinking_rejected", "Those that were not taken because too many waited", rejected);
        Metrics { registry, ..metrics }
    }

    /// All figures in the text format of Prometheus.
    pub(crate) fn text(&self, counters: &Counters, health: &Health) -> String {
        self.store_rows.set(counters.rows as i64);
        self.store_batches.set(counters.batches as i64);
        self.store_waiting.set(counters.waiting as i64);
        self.store_up.set(i64::from(*health == Health::Up));
        let mut text = String::new();
        // Writing to a string can't fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
