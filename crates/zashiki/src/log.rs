//! What `zashiki serve` writes to its log, and what it never writes whatever `RUST_LOG` says.

use std::io::IsTerminal as _;

use tracing::{Level, Metadata};
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{EnvFilter, fmt};

/// Our own crates: they log no hand, word, seed or cookie at any level.
const OURS: [&str; 9] = ["boards", "bots", "catalog", "lab", "room", "server", "store", "table", "zashiki"];
/// What delivers messages to push services would log where to, and with that address anybody could call a guest.
const SILENT: [&str; 3] = ["ureq", "ureq_proto", "rustls"];

/// How lines are written.
#[derive(Clone, Copy)]
pub(crate) enum Format {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

/// Starts the log.
pub(crate) fn start(format: Format) {
    let chosen = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::registry().with(chosen).with(filter_fn(may_be_logged));
    let lines = fmt::layer().with_writer(std::io::stderr);
    match format {
        Format::Text => log.with(lines.with_ansi(std::io::stderr().is_terminal())).init(),
        Format::Json => log.with(lines.json()).init(),
    }
}

/// Libraries that see every message, request and statement dump them at their lower levels: those are never written.
fn may_be_logged(metadata: &Metadata<'_>) -> bool {
    let library = metadata.target().split("::").next().unwrap_or_default();
    OURS.contains(&library) || *metadata.level() <= Level::INFO && !SILENT.contains(&library)
}
