//! The command line and its help.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use catalog::AnyGame;
use clap::builder::NonEmptyStringValueParser;
use clap::{Args, Parser, Subcommand};
use server::Subnet;
use table::{OpenError, Seat};
use trial::hostile::Attack;
use trial::load::Rate;

use crate::lab_arguments::{
    ArenaCommand, BenchCommand, ExactCommand, ExportCommand, LadderCommand, ProbeCommand, ReviewCommand, StudyCommand,
    TuneCommand,
};
use crate::lab_help::{
    ARENA_HELP, BENCH_HELP, EXACT_HELP, EXPORT_HELP, LADDER_HELP, REVIEW_HELP, STUDY_HELP, TUNE_HELP,
};

/// Zashiki: five tabletop games of Japanese art at one table.
#[derive(Parser)]
#[command(version, max_term_width = 100, args_conflicts_with_subcommands = true, after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) serve: ServeCommand,
}

const EXAMPLES: &str = "\
Without a command the house opens: it prints an address, and you play in the browser.

Examples:
  zashiki                                        open the house
  zashiki games                                  what can be played, with options and opponents
  zashiki play rinpa                             play in the terminal against three bots
  zashiki record rinpa --out evening.game        let bots play and keep the record
  zashiki replay evening.game                    check a record and read the game
  zashiki arena rinpa -p master,greedy -g 800    let bots compete on the same deals
  zashiki ladder rinpa                           every level against every other, with ratings
  zashiki study rinpa --html study.html          how the game feels and whether it is fair
  zashiki review evening.game                    the turning points of a game
  zashiki exact rinpa -s 3 -o deck=tiny -o deals=one    a small variant solved
  zashiki export rinpa -g 1000 --out data.jsonl  games as data
  zashiki bench rinpa                            how fast the rules run on one core
  zashiki bench server                           how many moves a second the house bears";

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Open the house: pages, sockets and JSON over HTTP
    #[command(after_help = SERVE_HELP)]
    Serve(ServeCommand),
    /// Copy the database while the house is open
    Backup(BackupCommand),
    /// Draw a new secret for cookies while the house is closed
    #[command(after_help = ROTATE_SECRET_HELP)]
    RotateSecret(RotateSecretCommand),
    /// Put a copy of the database back in its place; the house must be closed
    #[command(after_help = RESTORE_HELP)]
    Restore(RestoreCommand),
    /// List the games with their seats, options and opponents
    Games(GamesCommand),
    /// Play in the terminal against bots
    #[command(after_help = PLAY_HELP)]
    Play(PlayCommand),
    /// Let bots play one game and write its record
    #[command(after_help = RECORD_HELP)]
    Record(RecordCommand),
    /// Check a record and print the game
    #[command(after_help = REPLAY_HELP)]
    Replay(ReplayCommand),
    /// Let bots compete: the same deals from every seat, with 95 % intervals
    #[command(after_help = ARENA_HELP)]
    Arena(ArenaCommand),
    /// Let every bot play every other and rate them all
    #[command(after_help = LADDER_HELP)]
    Ladder(LadderCommand),
    /// Study a game: length, choices, seats, leads, skill and luck, what is done and what comes of it
    #[command(after_help = STUDY_HELP)]
    Study(StudyCommand),
    /// Look back at a game: the chances after every action, and the actions that cost most
    #[command(after_help = REVIEW_HELP)]
    Review(ReviewCommand),
    /// Find the weights of players by play
    #[command(after_help = TUNE_HELP)]
    Tune(TuneCommand),
    /// Solve a small variant: an equilibrium, and by how much every bot can be exploited
    #[command(after_help = EXACT_HELP)]
    Exact(ExactCommand),
    /// Write many games as data: records, views and legal actions
    #[command(after_help = EXPORT_HELP)]
    Export(ExportCommand),
    /// Measure how fast the rules run on one core, or how much the server bears
    #[command(after_help = BENCH_HELP, args_conflicts_with_subcommands = true)]
    Bench(BenchCommand),
    /// Fill a house with people who come, go and misbehave, kill it again and again, and look for anything lost or told
    #[command(after_help = SOAK_HELP)]
    Soak(SoakCommand),
    /// Play random games for a tool that counts
    #[command(hide = true)]
    Probe(ProbeCommand),
}

const SERVE_HELP: &str = "\
Everything is kept in one SQLite file in the data folder, which is made on first start; with
--database-url it is kept in PostgreSQL. Press Ctrl-C to close the house: tables go on where they
were when it opens again. Logs go to standard error; RUST_LOG=debug says more.

Examples:
  zashiki serve                                          http://127.0.0.1:8000, only this machine
  zashiki serve --address 0.0.0.0 --port 8080            the whole network
  zashiki serve --public-url https://play.example.org    behind a reverse proxy
  zashiki serve --database-url postgres://zashiki@localhost/zashiki";

/// The heading of everything that bounds what strangers can do.
const LIMITS: &str = "Limits; an address is an IPv4 address or an IPv6 /64";

const RESTORE_HELP: &str = "\
The copy is read through and a sample of its games is replayed before anything is changed. The
database that was there is kept beside it, with its log, under a name with the time in it.

Examples:
  zashiki restore copy.db
  zashiki restore /backup/monday.db --data /var/lib/zashiki";

const PLAY_HELP: &str = "\
When it is your turn the actions you can take are listed with numbers. Type a number, or an action
in the game's notation; anything you may not do is refused with the rule that forbids it.

Examples:
  zashiki play rinpa                             four seats, you are A, against the middle level
  zashiki play rinpa --seats 3 --level master    three seats, strong opponents
  zashiki play rinpa -o deals=one --seed 7       one deal, the same every time";

const RECORD_HELP: &str = "\
Examples:
  zashiki record rinpa > one.game
  zashiki record rinpa -p master,dealer,greedy --seats 3 --seed 7 --out one.game";

const REPLAY_HELP: &str = "\
The hash is checked against the seed, every input against the rules, and the result against the
inputs. The format is described in docs/RECORD.md.

With --verify nothing but the verdict is printed, one line for each record; the command fails if
any of them is not genuine, and the line says what is wrong and where. That the hash is the one
you were shown when the game began, only you can say: compare it with the one you noted.

With --json each line is one step: its input, the events with their audience, and the view of
every seat and of a spectator.

Examples:
  zashiki replay one.game
  zashiki replay one.game --quiet && echo genuine
  zashiki replay --verify evening/*.game
  zashiki replay one.game --json | jq -c '.views.A.hand'";

const SOAK_HELP: &str = "\
Examples:
  zashiki soak                                   two hours, killed about every ten minutes
  zashiki soak --seconds 60 --kill-every 10      a short one
  zashiki soak --hostile                         attacks, one after the other: about nine minutes
  zashiki soak --hostile --only hints --json     one of them

The house is a process of its own in a temporary folder, on this machine alone. People leave, are
cut off, reload, flood and send nonsense while they play all games. Every picture that anybody was
sent and every action that was acknowledged is compared with the record of its game. Ends with an
error if anything is lost, stuck, told to the wrong seat or leaking.

With --hostile programs attack a house with the default limits, and a bystander plays at a table of
their own. Each figure has a limit; the command fails if one is broken. The attacks: page-sockets,
hints, bot-tables, take-backs, rules-page, slow-connections, tables, cookies, faked-lag.";

pub(crate) const LOAD_HELP: &str = "\
Opens a house of its own on the loopback address, in a temporary folder, and lays tables of all
games there in turn: two guests with a JSON socket each, and a bot on the third seat. The guests
play anything legal. A move counts when it is committed and everybody at the table has it; the
time runs from sending an action to that moment. Guests and house share the machine.

Examples:
  zashiki bench server
  zashiki bench server --rate max --json
  zashiki bench server --tables 100 --rate 500 --seconds 10 --power-loss-safe";

/// What is shared by everything that sets up a table.
#[derive(Args)]
pub(crate) struct TableArguments {
    /// The game (see 'zashiki games')
    pub(crate) game: String,
    /// How many seats [default: 4, or as near as the game allows]
    #[arg(short, long)]
    pub(crate) seats: Option<u8>,
    /// An option of the game, such as deals=one; may be given several times
    #[arg(short, long = "option", value_name = "NAME=VALUE", value_parser = name_and_value)]
    pub(crate) options: Vec<(String, String)>,
}

#[derive(Args)]
pub(crate) struct ServeCommand {
    /// The address to listen on
    #[arg(long, default_value = "127.0.0.1")]
    pub(crate) address: IpAddr,
    /// The port to listen on; 0 takes any that is free
    #[arg(short, long, default_value_t = 8000)]
    pub(crate) port: u16,
    /// The folder for the database, made if it is not there
    #[arg(long, default_value = "data", value_name = "FOLDER")]
    pub(crate) data: PathBuf,
    /// Keep everything in this database instead: postgres://user:password@host/name
    #[arg(long, value_name = "URL", env = "DATABASE_URL", hide_env_values = true)]
    pub(crate) database_url: Option<String>,
    /// How guests reach the house from outside, such as `https://play.example.org`
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,
    /// Let an acknowledged move survive a power loss too, at the cost of speed
    #[arg(long)]
    pub(crate) power_loss_safe: bool,
    /// How long to wait at start for a PostgreSQL that can't be reached yet
    #[arg(long, default_value_t = 60, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(0..=86_400))]
    pub(crate) database_wait: u32,
    /// Open a database that is damaged or lacks acknowledged moves, as it is
    #[arg(long)]
    pub(crate) accept_loss: bool,
    /// How long bots take to answer, in milliseconds
    #[arg(long, default_value = "500-1100", value_name = "FROM-TO", value_parser = from_to)]
    pub(crate) bot_delay: (u32, u32),
    /// How many messages a second one socket may send for long
    #[arg(long, default_value_t = 20, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) messages_per_second: u32,
    /// How many tables one guest may open in a minute
    #[arg(long, default_value_t = 30, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) tables_per_minute: u32,
    /// After how many seconds a table at which nobody is falls asleep; it wakes when somebody comes
    #[arg(long, default_value_t = 60, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..=86_400))]
    pub(crate) sleep_after: u32,
    /// Tell nobody over the push services of browsers that it is their turn
    #[arg(long)]
    pub(crate) no_push: bool,
    /// Speak to this push service too, such as `https://push.example.org`; can be given several times
    #[arg(long, value_name = "URL", conflicts_with = "no_push")]
    pub(crate) push_service: Vec<String>,
    /// Whom a push service may ask about messages, such as `mailto:host@example.org` [default: the public URL]
    #[arg(long, value_name = "ADDRESS", conflicts_with = "no_push")]
    pub(crate) push_contact: Option<String>,
    /// Believe the X-Forwarded-For of this proxy, an address or a range such as 10.0.0.0/8; can be given several times
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
    /// Lift all limits by table, guest and address that are not given: for load tests on a machine of your own
    #[arg(long, help_heading = LIMITS)]
    pub(crate) no_network_limits: bool,
    /// For how many hours a table is kept whose game never began
    #[arg(long, default_value_t = 72, value_name = "HOURS", value_parser = clap::value_parser!(u32).range(1..), help_heading = LIMITS)]
    pub(crate) keep_unstarted: u32,
    /// Tell figures for Prometheus at this address, such as 127.0.0.1:9100
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) metrics_address: Option<SocketAddr>,
    /// Tell figures at /metrics to whoever sends this token (Authorization: Bearer TOKEN)
    #[arg(long, value_name = "TOKEN", env = "ZASHIKI_METRICS_TOKEN", hide_env_values = true, value_parser = NonEmptyStringValueParser::new())]
    pub(crate) metrics_token: Option<String>,
    /// Write logs as JSON, one object a line
    #[arg(long)]
    pub(crate) log_json: bool,
}

#[derive(Args)]
pub(crate) struct BackupCommand {
    /// The file to write; it must not be there yet
    pub(crate) to: PathBuf,
    /// The folder of the database
    #[arg(long, default_value = "data", value_name = "FOLDER")]
    pub(crate) data: PathBuf,
}

const ROTATE_SECRET_HELP: &str = "\
From the next start on the new secret seals cookies. Cookies of the old one are good for 30 more
days, and each one that is used in that time is replaced, so that nobody notices.

Use --drop-old if the old secret is in wrong hands: then every visitor is a new guest, and nobody
gets their seats and history back.";

#[derive(Args)]
pub(crate) struct RotateSecretCommand {
    /// The folder of the database
    #[arg(long, default_value = "data", value_name = "FOLDER")]
    pub(crate) data: PathBuf,
    /// The database, if it is not in a folder: postgres://user:password@host/name
    #[arg(long, value_name = "URL", env = "DATABASE_URL", hide_env_values = true)]
    pub(crate) database_url: Option<String>,
    /// Accept cookies of earlier secrets no more, from now on
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

#[derive(Args)]
pub(crate) struct GamesCommand {
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct PlayCommand {
    #[command(flatten)]
    pub(crate) table: TableArguments,
    /// Where you sit, a letter
    #[arg(long, default_value = "A", value_name = "SEAT")]
    pub(crate) seat: Seat,
    /// Whom you play against [default: the middle level of the game]
    #[arg(short, long)]
    pub(crate) level: Option<String>,
    /// Play this game instead of a fresh one: a number, or the 64 digits of a seed
    #[arg(long)]
    pub(crate) seed: Option<String>,
    /// Where to write the record when you stop
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct RecordCommand {
    #[command(flatten)]
    pub(crate) table: TableArguments,
    /// Who plays, seat by seat; repeated around the table [default: the strongest level]
    #[arg(short, long, value_delimiter = ',')]
    pub(crate) players: Vec<String>,
    /// Play this game instead of a fresh one: a number, or the 64 digits of a seed
    #[arg(long)]
    pub(crate) seed: Option<String>,
    /// Where to write the record [default: standard output]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct ReplayCommand {
    /// The record, or - for standard input; several with --verify
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// Say of each record in one line whether it is genuine
    #[arg(long, conflicts_with_all = ["json", "quiet"])]
    pub(crate) verify: bool,
    /// Print one JSON object a step
    #[arg(long)]
    pub(crate) json: bool,
    /// Only check it
    #[arg(short, long, conflicts_with = "json")]
    pub(crate) quiet: bool,
}

#[derive(Args)]
pub(crate) struct LoadCommand {
    /// How long to measure, in seconds
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=3_600))]
    pub(crate) seconds: u32,
    /// How many tables, with two sockets each
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) tables: u32,
    /// How many moves a second at all tables together, or max for guests who never pause
    #[arg(long, default_value = "2000", value_name = "NUMBER")]
    pub(crate) rate: Rate,
    /// A game that is played; may be given several times [default: all, mixed]
    #[arg(long = "game", value_name = "GAME")]
    pub(crate) games: Vec<String>,
    /// Also measure so many tables at which nobody is: what they cost asleep, and how long they take to wake
    #[arg(long, default_value_t = 0, value_name = "TABLES", value_parser = clap::value_parser!(u32).range(0..=100_000))]
    pub(crate) idle: u32,
    /// Let a move survive a power loss too
    #[arg(long)]
    pub(crate) power_loss_safe: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct SoakCommand {
    /// How long, in seconds; games that have begun are played to their end after that
    #[arg(long, default_value_t = 7_200, value_parser = clap::value_parser!(u64).range(1..=604_800))]
    pub(crate) seconds: u64,
    /// After how many seconds the house is killed, again and again; somewhat more or less
    #[arg(long, default_value_t = 600, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=604_800))]
    pub(crate) kill_every: u64,
    /// How many tables there are at a time, with two guests, a bot and somebody who watches at each
    #[arg(long, default_value_t = 25, value_parser = clap::value_parser!(u32).range(1..=500))]
    pub(crate) tables: u32,
    /// The number that fixes what comes to people's minds
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Attack a house instead, measure what a bystander notices, and fail if a figure is not held
    #[arg(long, conflicts_with_all = ["seconds", "kill_every", "tables", "seed"])]
    pub(crate) hostile: bool,
    /// Only this attack, such as hints; may be given several times
    #[arg(long, value_name = "ATTACK", requires = "hostile")]
    pub(crate) only: Vec<Attack>,
    /// A few connections for a few seconds, for a first look
    #[arg(long, requires = "hostile")]
    pub(crate) small: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

impl TableArguments {
    /// How many seats a table of this game has.
    pub(crate) fn seats(&self, game: &dyn AnyGame) -> Result<u8, OpenError> {
        seats(self.seats, game)
    }
}

/// The seats that were asked for, if the game is for so many; if nobody asked, four or as near to four as it allows.
pub(crate) fn seats(asked: Option<u8>, game: &dyn AnyGame) -> Result<u8, OpenError> {
    let (from, to) = game.seats().into_inner();
    match asked {
        None => Ok(4.clamp(from, to)),
        Some(seats) if (from..=to).contains(&seats) => Ok(seats),
        Some(asked) => Err(OpenError::Seats { game: game.name(), from, to, asked }),
    }
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

pub(crate) fn name_and_value(text: &str) -> Result<(String, String), &'static str> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() && !value.is_empty() => Ok((name.to_string(), value.to_string())),
        _ => Err("an option is written NAME=VALUE, for instance deals=one"),
    }
}

#[cfg(test)]
mod tests {
    use clap::{Command, CommandFactory as _};

    use super::Arguments;

    /// The text below the options of a command and of all commands in it.
    fn helps(command: &Command) -> Vec<String> {
        let own = command.get_after_help().map(ToString::to_string);
        own.into_iter().chain(command.get_subcommands().flat_map(helps)).collect()
    }

    #[test]
    fn no_line_of_help_is_so_long_that_it_is_wrapped_again() {
        let helps = helps(&Arguments::command());
        assert!(helps.len() > 12, "{} commands have help", helps.len());
        for line in helps.iter().flat_map(|help| help.lines()) {
            assert!(line.chars().count() <= 98, "{line}");
        }
    }
}
