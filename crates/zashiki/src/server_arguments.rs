//! The command line of the server and its database.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::Args;
use clap::builder::NonEmptyStringValueParser;
use server::Subnet;

pub(crate) const SERVE_HELP: &str = "\
Everything is stored in one SQLite file in the data folder, which is created on first start; with
--database-url it is stored in PostgreSQL. Press Ctrl-C to stop: tables continue where they were
after the next start. Logs go to standard error; RUST_LOG=debug prints more.

Examples:
  zashiki serve                                          http://127.0.0.1:8000, only this machine
  zashiki serve --address 0.0.0.0 --port 8080            the whole network
  zashiki serve --public-url https://play.example.org    behind a reverse proxy
  zashiki serve --database-url postgres://zashiki@localhost/zashiki";

/// The heading of all limits on what strangers can do.
const LIMITS: &str = "Limits; an address is an IPv4 address or an IPv6 /64";

pub(crate) const RESTORE_HELP: &str = "\
The copy is checked and a sample of its games is replayed before anything is changed. The previous
database is kept beside it, with its log, under a name that contains the time.

Examples:
  zashiki restore copy.db
  zashiki restore /backup/monday.db --data /var/lib/zashiki";

#[derive(Args)]
pub(crate) struct ServeCommand {
    /// The address to listen on
    #[arg(long, default_value = "127.0.0.1")]
    pub(crate) address: IpAddr,
    /// The port to listen on; 0 takes any that is free
    #[arg(short, long, default_value_t = 8000)]
    pub(crate) port: u16,
    /// The data folder, created if missing
    #[arg(long, default_value = "data", value_name = "FOLDER")]
    pub(crate) data: PathBuf,
    /// Use this database instead: postgres://user:password@host/name
    #[arg(long, value_name = "URL", env = "DATABASE_URL", hide_env_values = true)]
    pub(crate) database_url: Option<String>,
    /// The public address of the server, such as `https://play.example.org`
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,
    /// Sync every write to disk, so that acknowledged moves survive a power loss; slower
    #[arg(long)]
    pub(crate) power_loss_safe: bool,
    /// How long to wait for PostgreSQL at start
    #[arg(long, default_value_t = 60, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(0..=86_400))]
    pub(crate) database_wait: u32,
    /// Open the database even if it is damaged or lacks acknowledged moves
    #[arg(long)]
    pub(crate) accept_loss: bool,
    /// How long bots wait before they answer, in milliseconds
    #[arg(long, default_value = "500-1100", value_name = "FROM-TO", value_parser = from_to)]
    pub(crate) bot_delay: (u32, u32),
    /// Messages per second that one socket may send
    #[arg(long, default_value_t = 20, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) messages_per_second: u32,
    /// Tables per minute that one guest may open
    #[arg(long, default_value_t = 30, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) tables_per_minute: u32,
    /// Unload a table after this many seconds without a connection; it is loaded again on demand
    #[arg(long, default_value_t = 60, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..=86_400))]
    pub(crate) sleep_after: u32,
    /// Turn off push notifications
    #[arg(long)]
    pub(crate) no_push: bool,
    /// Allow this push service as well, such as `https://push.example.org`; can be repeated
    #[arg(long, value_name = "URL", conflicts_with = "no_push")]
    pub(crate) push_service: Vec<String>,
    /// Contact for push services, such as `mailto:host@example.org` [default: the public URL]
    #[arg(long, value_name = "ADDRESS", conflicts_with = "no_push")]
    pub(crate) push_contact: Option<String>,
    /// Trust the X-Forwarded-For header of this proxy, an address or a range such as 10.0.0.0/8; can be repeated
    #[arg(long, value_name = "CIDR", help_heading = LIMITS)]
    pub(crate) trusted_proxy: Vec<Subnet>,
    /// How many connections may be open [default: as many as files may be open, less a reserve; at most 20000]
    #[arg(long, value_name = "NUMBER", value_parser = at_least_one, help_heading = LIMITS)]
    pub(crate) max_connections: Option<usize>,
    /// How many connections one address may have open [default: 1000]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..), help_heading = LIMITS)]
    pub(crate) connections_per_address: Option<u32>,
    /// How many sockets may be open at one table [default: 600]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..), help_heading = LIMITS)]
    pub(crate) sockets_per_table: Option<u32>,
    /// How many sockets one guest may have open [default: 30]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..), help_heading = LIMITS)]
    pub(crate) sockets_per_guest: Option<u32>,
    /// How many sockets one address may have open [default: 300]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..), help_heading = LIMITS)]
    pub(crate) sockets_per_address: Option<u32>,
    /// How many requests one address may send in a minute [default: 3000]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..), help_heading = LIMITS)]
    pub(crate) requests_per_address: Option<u32>,
    /// How many tables one address may open in a minute [default: 60]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..), help_heading = LIMITS)]
    pub(crate) tables_per_address: Option<u32>,
    /// How many hints one address may ask for in a minute [default: 120]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..), help_heading = LIMITS)]
    pub(crate) hints_per_address: Option<u32>,
    /// How many reviews one guest, and one address, may have waiting at once [default: 3]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..), help_heading = LIMITS)]
    pub(crate) reviews_per_address: Option<u32>,
    /// Turn off all limits by table, guest and address that are not given: for load tests on your own machine
    #[arg(long, help_heading = LIMITS)]
    pub(crate) no_network_limits: bool,
    /// Hours to keep a table whose game never began
    #[arg(long, default_value_t = 72, value_name = "HOURS", value_parser = clap::value_parser!(u32).range(1..), help_heading = LIMITS)]
    pub(crate) keep_unstarted: u32,
    /// Serve metrics for Prometheus on this address, such as 127.0.0.1:9100
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) metrics_address: Option<SocketAddr>,
    /// Serve metrics at /metrics to requests with this token (Authorization: Bearer TOKEN)
    #[arg(long, value_name = "TOKEN", env = "ZASHIKI_METRICS_TOKEN", hide_env_values = true, value_parser = NonEmptyStringValueParser::new())]
    pub(crate) metrics_token: Option<String>,
    /// Write logs as JSON, one object per line
    #[arg(long)]
    pub(crate) log_json: bool,
}

#[derive(Args)]
pub(crate) struct BackupCommand {
    /// The file to write; it must not exist yet
    pub(crate) to: PathBuf,
    /// The folder of the database
    #[arg(long, default_value = "data", value_name = "FOLDER")]
    pub(crate) data: PathBuf,
}

pub(crate) const ROTATE_SECRET_HELP: &str = "\
The server uses the new secret from its next start on. Cookies sealed with the old secret stay
valid for 30 days and are replaced when they are used, so guests notice nothing.

Use --drop-old if somebody else knows the old secret: then all cookies become invalid, every
visitor is a new guest, and seats and history can't be claimed back.";

#[derive(Args)]
pub(crate) struct RotateSecretCommand {
    /// The folder of the database
    #[arg(long, default_value = "data", value_name = "FOLDER")]
    pub(crate) data: PathBuf,
    /// The database, if it is not in a folder: postgres://user:password@host/name
    #[arg(long, value_name = "URL", env = "DATABASE_URL", hide_env_values = true)]
    pub(crate) database_url: Option<String>,
    /// Reject cookies sealed with earlier secrets
    #[arg(long)]
    pub(crate) drop_old: bool,
}

#[derive(Args)]
pub(crate) struct RestoreCommand {
    /// The copy, as 'zashiki backup' wrote it
    #[arg(value_name = "COPY")]
    pub(crate) from: PathBuf,
    /// The folder of the database
    #[arg(long, default_value = "data", value_name = "FOLDER")]
    pub(crate) data: PathBuf,
}

fn at_least_one(text: &str) -> Result<usize, &'static str> {
    text.parse().ok().filter(|number| *number > 0).ok_or("write a number from 1 on")
}

fn from_to(text: &str) -> Result<(u32, u32), &'static str> {
    const EXPECTED: &str = "write two numbers of milliseconds, for instance 500-1100";
    let (from, to) = text.split_once('-').ok_or(EXPECTED)?;
    let (from, to) = (from.parse().map_err(|_| EXPECTED)?, to.parse().map_err(|_| EXPECTED)?);
    if from <= to && to <= 600_000 { Ok((from, to)) } else { Err(EXPECTED) }
}
