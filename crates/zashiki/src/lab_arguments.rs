//! The commands of the lab.

use std::path::PathBuf;
use std::str::FromStr;

use anyhow::Context as _;
use clap::builder::TypedValueParser as _;
use clap::{Args, Subcommand, ValueEnum};
use lab::{EarlyStop, Review};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::arguments::{LOAD_HELP, LoadCommand, TableArguments, name_and_value};

/// Arguments of every command that computes for a while.
#[derive(Args)]
pub(crate) struct RunArguments {
    /// The seed of all randomness; the same seed gives the same result
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) threads: ThreadArguments,
}

/// How many threads a command uses.
#[derive(Args)]
pub(crate) struct ThreadArguments {
    /// Number of threads [default: one per core]
    #[arg(short, long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl ThreadArguments {
    /// A pool with that many threads.
    pub(crate) fn pool(&self) -> anyhow::Result<ThreadPool> {
        let threads = self.threads.map_or(0, usize::from);
        ThreadPoolBuilder::new().num_threads(threads).build().context("could not start the threads")
    }
}

/// Arguments of every command that compares bots.
#[derive(Args)]
pub(crate) struct SeriesArguments {
    #[command(flatten)]
    pub(crate) run: RunArguments,
    /// Stop early with a sequential test (SPRT) between two Elo differences, such as 0:20
    #[arg(long, value_name = "LOW:HIGH", allow_hyphen_values = true)]
    pub(crate) sprt: Option<EarlyStop>,
    /// Log finished deals to this file, and continue from it
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Print JSON
    #[arg(long, conflicts_with = "csv")]
    pub(crate) json: bool,
    /// Print comma-separated values
    #[arg(long)]
    pub(crate) csv: bool,
    /// Also write an HTML page with plots
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct ArenaCommand {
    #[command(flatten)]
    pub(crate) table: TableArguments,
    /// The players, separated by commas; repeated around the table
    #[arg(short, long, required = true, value_delimiter = ',')]
    pub(crate) players: Vec<String>,
    /// Number of games; rounded up to whole deals
    #[arg(short, long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    /// Also report the sources of points, the value of each seat, and actions against wins
    #[arg(long, conflicts_with_all = ["resume", "sprt", "csv"])]
    pub(crate) report: bool,
    #[command(flatten)]
    pub(crate) series: SeriesArguments,
}

#[derive(Args)]
pub(crate) struct LadderCommand {
    #[command(flatten)]
    pub(crate) table: TableArguments,
    /// The players, separated by commas; NAME@GAMES limits the games of that player [default: uniform, greedy and the
    /// levels of the game]
    #[arg(short, long, value_delimiter = ',')]
    pub(crate) players: Vec<Competitor>,
    /// Play only pairs at most this many places apart in that list [default: every pair]
    #[arg(long, value_name = "PLACES", value_parser = clap::value_parser!(u8).range(1..=100).map(usize::from))]
    pub(crate) reach: Option<usize>,
    /// Number of games per pair; rounded up to whole deals
    #[arg(short, long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    /// Save the result in FOLDER/ladder and write FOLDER/LADDER.md
    #[arg(long, value_name = "FOLDER")]
    pub(crate) docs: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) series: SeriesArguments,
}

/// A player of a ladder.
#[derive(Clone)]
pub(crate) struct Competitor {
    pub(crate) name: String,
    /// The most games they play with each opponent.
    pub(crate) most: Option<u64>,
}

impl FromStr for Competitor {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Competitor, &'static str> {
        let Some((name, most)) = text.split_once('@') else {
            return Ok(Competitor { name: text.to_string(), most: None });
        };
        match most.parse() {
            Ok(most @ 1..) => Ok(Competitor { name: name.to_string(), most: Some(most) }),
            Ok(0) | Err(_) => Err("the number after '@' is how many games it plays, as in tree:10000@8"),
        }
    }
}

#[derive(Args)]
pub(crate) struct BenchCommand {
    #[command(subcommand)]
    pub(crate) server: Option<BenchSubject>,
    #[command(flatten)]
    pub(crate) rules: RulesBenchCommand,
}

#[derive(Subcommand)]
pub(crate) enum BenchSubject {
    /// Measure the moves per second the server can take, and their latency
    #[command(after_help = LOAD_HELP)]
    Server(LoadCommand),
}

#[derive(Args)]
pub(crate) struct RulesBenchCommand {
    /// The game (see 'zashiki games')
    pub(crate) game: Option<String>,
    /// Measure every game at every number of seats
    #[arg(long, conflicts_with_all = ["game", "options", "against"])]
    pub(crate) all: bool,
    /// Number of seats [default: 4, or the nearest the game allows]
    #[arg(short, long)]
    pub(crate) seats: Option<u8>,
    /// A game option, such as deals=one; can be repeated
    #[arg(short, long = "option", value_name = "NAME=VALUE", value_parser = name_and_value)]
    pub(crate) options: Vec<(String, String)>,
    /// Length of each of the five runs of a measurement, in milliseconds
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(10..=60_000))]
    pub(crate) ms: u64,
    /// The seed of all games
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Also count instructions and allocations; needs valgrind
    #[arg(long, conflicts_with = "against")]
    pub(crate) callgrind: bool,
    /// Compare with another build of zashiki, measured in turn
    #[arg(long, value_name = "PROGRAM")]
    pub(crate) against: Option<PathBuf>,
    /// Number of rounds of that comparison
    #[arg(long, default_value_t = 6, requires = "against", value_parser = clap::value_parser!(u32).range(2..=1_000))]
    pub(crate) rounds: u32,
    /// With --all: write FOLDER/BENCHMARKS.md and its data, FOLDER/benchmarks.json
    #[arg(long, value_name = "FOLDER")]
    pub(crate) docs: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct ProbeCommand {
    #[command(flatten)]
    pub(crate) table: TableArguments,
    /// The seed of all games
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Number of games
    #[arg(short, long, default_value_t = 10)]
    pub(crate) games: u64,
}

#[derive(Args)]
pub(crate) struct ExactCommand {
    #[command(flatten)]
    pub(crate) table: TableArguments,
    /// The players to compare with the solution [default: uniform, greedy and the levels of the game]
    #[arg(short, long, value_delimiter = ',')]
    pub(crate) players: Vec<String>,
    /// What players maximize
    #[arg(long, default_value = "victory")]
    pub(crate) stake: StakeArgument,
    /// Number of random deals drawn to find all deals
    #[arg(long, default_value_t = 200_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) draws: u64,
    /// How often a bot is asked in each information set
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) asks: u32,
    /// Iterations of the search for an equilibrium
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub(crate) rounds: u32,
    /// Stop if there are more positions than this
    #[arg(long, default_value_t = 4_000_000)]
    pub(crate) most: usize,
    #[command(flatten)]
    pub(crate) run: RunArguments,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// What players maximize, on the command line.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum StakeArgument {
    /// The chance to win
    Victory,
    /// Points above the mean of the table
    Points,
}

impl From<StakeArgument> for lab::Stake {
    fn from(stake: StakeArgument) -> lab::Stake {
        match stake {
            StakeArgument::Victory => lab::Stake::Victory,
            StakeArgument::Points => lab::Stake::Points,
        }
    }
}

#[derive(Args)]
pub(crate) struct ExportCommand {
    /// The game (see 'zashiki games')
    #[arg(required_unless_present = "check")]
    pub(crate) game: Option<String>,
    /// Number of seats [default: 4, or the nearest the game allows]
    #[arg(short, long)]
    pub(crate) seats: Option<u8>,
    /// A game option, such as deals=one; can be repeated
    #[arg(short, long = "option", value_name = "NAME=VALUE", value_parser = name_and_value)]
    pub(crate) options: Vec<(String, String)>,
    /// The players, separated by commas; repeated around the table [default: the strongest level]
    #[arg(short, long, value_delimiter = ',')]
    pub(crate) players: Vec<String>,
    /// Number of games
    #[arg(short, long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) run: RunArguments,
    /// The file to write [default: standard output]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Check an exported file (- for standard input): replay its records and compare every line
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "options", "players",
          "games", "seed", "threads", "out"])]
    pub(crate) check: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct TuneCommand {
    #[command(flatten)]
    pub(crate) table: TableArguments,
    /// The set of weights to tune (see --list) [default: the first]
    #[arg(short, long)]
    pub(crate) weights: Option<String>,
    /// List the sets of weights of the game, and exit
    #[arg(long, conflicts_with_all = ["weights", "json", "docs", "found"])]
    pub(crate) list: bool,
    /// Start from the start of the saved result FILE, to reproduce it [default: the current weights]
    #[arg(long, value_name = "FILE")]
    pub(crate) start: Option<PathBuf>,
    /// The search budget of the player: iterations, worlds or futures [default: see --list]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) iterations: Option<u32>,
    /// Number of steps, or of lessons
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) rounds: u32,
    /// Games per step or lesson; rounded up to whole deals
    #[arg(short, long, default_value_t = 16, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) games: u64,
    /// How far all weights are perturbed per step, as a fraction of their range; use less for many weights
    #[arg(long, value_name = "PART", default_value_t = lab::Tune::MOVED, value_parser = part)]
    pub(crate) moved: f64,
    /// Games of the final match between the found and the start weights; rounded up to whole deals
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub(crate) proof: u64,
    #[command(flatten)]
    pub(crate) run: RunArguments,
    /// Write the found weights to FILE, one name and number per line
    #[arg(long, value_name = "FILE")]
    pub(crate) found: Option<PathBuf>,
    /// Save the result in FOLDER/tuning and write the page of the game there
    #[arg(long, value_name = "FOLDER")]
    pub(crate) docs: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct StudyCommand {
    #[command(flatten)]
    pub(crate) table: TableArguments,
    /// The player on all seats [default: the middle level of the game]
    #[arg(short, long)]
    pub(crate) player: Option<String>,
    /// The levels that separate skill from luck, separated by commas [default: the levels of the game]
    #[arg(short, long, value_delimiter = ',')]
    pub(crate) levels: Vec<String>,
    /// Number of games of each of the two parts
    #[arg(short, long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(2..=10_000_000))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) run: RunArguments,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Also write an HTML page with plots
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct ReviewCommand {
    /// The record, or - for standard input
    pub(crate) file: PathBuf,
    /// The player whose advice is compared [default: the strongest level of the game]
    #[arg(short, long)]
    pub(crate) level: Option<String>,
    /// Number of imagined worlds per seat and step
    #[arg(short, long, default_value_t = Review::WORLDS, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    pub(crate) worlds: u32,
    /// The seed of all randomness [default: derived from the record, as on the server]
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) threads: ThreadArguments,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Also write an HTML page with the win chances
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
}

/// A fraction above zero and at most one half.
fn part(text: &str) -> Result<f64, &'static str> {
    let part: Option<f64> = text.parse().ok().filter(|part| (0.001..=0.5).contains(part));
    part.ok_or("give a number from 0.001 to 0.5, for instance 0.05")
}
