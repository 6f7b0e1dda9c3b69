//! The command line and its help.

use std::path::PathBuf;

use catalog::AnyGame;
use clap::{Args, Parser, Subcommand};
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
use crate::server_arguments::{
    BackupCommand, RESTORE_HELP, ROTATE_SECRET_HELP, RestoreCommand, RotateSecretCommand, SERVE_HELP, ServeCommand,
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
Without a command the server starts and prints an address to open in the browser.

Examples:
  zashiki                                        start the server
  zashiki games                                  list games, options and opponents
  zashiki play rinpa                             play in the terminal against three bots
  zashiki record rinpa --out evening.game        let bots play and save the record
  zashiki replay evening.game                    check a record and print the game
  zashiki arena rinpa -p master,greedy -g 800    compare bots on the same deals
  zashiki ladder rinpa                           every level against every other, with ratings
  zashiki study rinpa --html study.html          length, choices, fairness, skill and luck
  zashiki review evening.game                    the turning points of a game
  zashiki exact rinpa -s 3 -o deck=tiny -o deals=one    solve a small variant
  zashiki export rinpa -g 1000 --out data.jsonl  export games as data
  zashiki bench rinpa                            how fast the rules run on one core
  zashiki bench server                           load test of the server";

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Start the server: pages, WebSockets and a JSON API
    #[command(after_help = SERVE_HELP)]
    Serve(ServeCommand),
    /// Copy the database while the server is running
    Backup(BackupCommand),
    /// Replace the secret of cookies; the server must be stopped
    #[command(after_help = ROTATE_SECRET_HELP)]
    RotateSecret(RotateSecretCommand),
    /// Restore a copy of the database; the server must be stopped
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
    /// Compare bots on the same deals from every seat, with 95 % confidence intervals
    #[command(after_help = ARENA_HELP)]
    Arena(ArenaCommand),
    /// Play every pair of bots and rate them all
    #[command(after_help = LADDER_HELP)]
    Ladder(LadderCommand),
    /// Analyze a game: length, choices, seats, leads, skill and luck, actions and their results
    #[command(after_help = STUDY_HELP)]
    Study(StudyCommand),
    /// Analyze a record: win chances after every action, and the most expensive actions
    #[command(after_help = REVIEW_HELP)]
    Review(ReviewCommand),
    /// Tune the weights of bots by self-play
    #[command(after_help = TUNE_HELP)]
    Tune(TuneCommand),
    /// Solve a small variant: an equilibrium, and how far every bot can be exploited
    #[command(after_help = EXACT_HELP)]
    Exact(ExactCommand),
    /// Export games as data: records, views and legal actions
    #[command(after_help = EXPORT_HELP)]
    Export(ExportCommand),
    /// Measure how fast the rules run on one core, or the load the server can take
    #[command(after_help = BENCH_HELP, args_conflicts_with_subcommands = true)]
    Bench(BenchCommand),
    /// Run a server with misbehaving clients, kill it repeatedly, and check that nothing is lost or leaked
    #[command(after_help = SOAK_HELP)]
    Soak(SoakCommand),
    /// Play random games, for tools that count instructions
    #[command(hide = true)]
    Probe(ProbeCommand),
}

const PLAY_HELP: &str = "\
On your turn the legal actions are listed with numbers. Type a number, or an action in the game's
notation. An illegal action is refused, with the rule that forbids it.

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

With --verify only the verdict is printed, one line per record. The command fails if a record is
not genuine, and the line says what is wrong and where. Compare the hash yourself with the one you
were shown when the game started.

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

The server is a separate process in a temporary folder, reachable from this machine only. Clients
play all games while they leave, disconnect, reload, flood and send nonsense. Every frame that was
sent and every action that was acknowledged is compared with the record of its game. Ends with an
error if anything is lost, stuck, sent to the wrong seat or leaked.

With --hostile clients attack a server with the default limits while a bystander plays at another
table. Each figure has a limit; the command fails if one is exceeded. The attacks: page-sockets,
hints, bot-tables, take-backs, rules-page, slow-connections, tables, cookies, faked-lag.";

pub(crate) const LOAD_HELP: &str = "\
Starts a server on the loopback address, in a temporary folder, and opens tables of all games in
turn: two guests with a JSON socket each, and a bot on the third seat. Guests play random legal
actions. A move counts when it is committed and everyone at the table has received it; latency is
measured from sending an action to that moment. Clients and server share the machine.

Examples:
  zashiki bench server
  zashiki bench server --rate max --json
  zashiki bench server --tables 100 --rate 500 --seconds 10 --power-loss-safe";

/// Arguments of every command that sets up a table.
#[derive(Args)]
pub(crate) struct TableArguments {
    /// The game (see 'zashiki games')
    pub(crate) game: String,
    /// Number of seats [default: 4, or the nearest the game allows]
    #[arg(short, long)]
    pub(crate) seats: Option<u8>,
    /// A game option, such as deals=one; can be repeated
    #[arg(short, long = "option", value_name = "NAME=VALUE", value_parser = name_and_value)]
    pub(crate) options: Vec<(String, String)>,
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
    /// Your seat, a letter
    #[arg(long, default_value = "A", value_name = "SEAT")]
    pub(crate) seat: Seat,
    /// The level of your opponents [default: the middle level of the game]
    #[arg(short, long)]
    pub(crate) level: Option<String>,
    /// Use this seed instead of a random one: a number, or 64 hexadecimal digits
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
    /// The players, seat by seat; repeated around the table [default: the strongest level]
    #[arg(short, long, value_delimiter = ',')]
    pub(crate) players: Vec<String>,
    /// Use this seed instead of a random one: a number, or 64 hexadecimal digits
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
    /// Print one line per record: genuine, or what is wrong
    #[arg(long, conflicts_with_all = ["json", "quiet"])]
    pub(crate) verify: bool,
    /// Print one JSON object per step
    #[arg(long)]
    pub(crate) json: bool,
    /// Check only, print nothing
    #[arg(short, long, conflicts_with = "json")]
    pub(crate) quiet: bool,
}

#[derive(Args)]
pub(crate) struct LoadCommand {
    /// How long to measure, in seconds
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=3_600))]
    pub(crate) seconds: u32,
    /// Number of tables, with two sockets each
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) tables: u32,
    /// Moves per second over all tables, or max for clients that never wait
    #[arg(long, default_value = "2000", value_name = "NUMBER")]
    pub(crate) rate: Rate,
    /// A game to play; can be repeated [default: all, mixed]
    #[arg(long = "game", value_name = "GAME")]
    pub(crate) games: Vec<String>,
    /// Also measure this many idle tables: their memory while unloaded and the time to load them
    #[arg(long, default_value_t = 0, value_name = "TABLES", value_parser = clap::value_parser!(u32).range(0..=100_000))]
    pub(crate) idle: u32,
    /// Measure twice, the second time with a browser beside each program: bytes and CPU side by side
    #[arg(long)]
    pub(crate) pages: bool,
    /// How many watch at every table
    #[arg(long, default_value_t = 0, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(0..=500))]
    pub(crate) watchers: u32,
    /// Sync every write to disk
    #[arg(long)]
    pub(crate) power_loss_safe: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct SoakCommand {
    /// How long, in seconds; running games are finished after that
    #[arg(long, default_value_t = 7_200, value_parser = clap::value_parser!(u64).range(1..=604_800))]
    pub(crate) seconds: u64,
    /// Kill the server about every this many seconds
    #[arg(long, default_value_t = 600, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=604_800))]
    pub(crate) kill_every: u64,
    /// Number of tables at a time, each with two guests, a bot and a spectator
    #[arg(long, default_value_t = 25, value_parser = clap::value_parser!(u32).range(1..=500))]
    pub(crate) tables: u32,
    /// The seed of the clients' behavior
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Attack a server instead, measure the effect on a bystander, and fail if a limit is exceeded
    #[arg(long, conflicts_with_all = ["seconds", "kill_every", "tables", "seed"])]
    pub(crate) hostile: bool,
    /// Run only this attack, such as hints; can be repeated
    #[arg(long, value_name = "ATTACK", requires = "hostile")]
    pub(crate) only: Vec<Attack>,
    /// Use a few connections for a few seconds only
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

/// The requested number of seats, if the game allows it; without a request four, or the nearest number it allows.
pub(crate) fn seats(asked: Option<u8>, game: &dyn AnyGame) -> Result<u8, OpenError> {
    let (from, to) = game.seats().into_inner();
    match asked {
        None => Ok(4.clamp(from, to)),
        Some(seats) if (from..=to).contains(&seats) => Ok(seats),
        Some(asked) => Err(OpenError::Seats { game: game.name(), from, to, asked }),
    }
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
