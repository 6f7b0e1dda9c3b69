//! The commands of the lab.

use std::path::PathBuf;
use std::str::FromStr;

use anyhow::Context as _;
use clap::builder::TypedValueParser as _;
use clap::{Args, Subcommand, ValueEnum};
use lab::{EarlyStop, Review};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::arguments::{LOAD_HELP, LoadCommand, TableArguments, name_and_value};

/// What is shared by everything that computes for a while.
#[derive(Args)]
pub(crate) struct RunArguments {
    /// The number that fixes all chance, so that everything can be repeated
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) threads: ThreadArguments,
}

/// On how many cores something is done.
#[derive(Args)]
pub(crate) struct ThreadArguments {
    /// How many threads [default: one for each core]
    #[arg(short, long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl ThreadArguments {
    /// As many threads as were asked for.
    pub(crate) fn pool(&self) -> anyhow::Result<ThreadPool> {
        let threads = self.threads.map_or(0, usize::from);
        ThreadPoolBuilder::new().num_threads(threads).build().context("no threads to play on")
    }
}

/// What is shared by everything that lets bots compete.
#[derive(Args)]
pub(crate) struct SeriesArguments {
    #[command(flatten)]
    pub(crate) run: RunArguments,
    /// Stop as soon as it is clear which of two ratings is nearer, such as 0:20
    #[arg(long, value_name = "LOW:HIGH", allow_hyphen_values = true)]
    pub(crate) sprt: Option<EarlyStop>,
    /// Keep finished deals in this file, and go on with those that are there
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Print JSON
    #[arg(long, conflicts_with = "csv")]
    pub(crate) json: bool,
    /// Print comma-separated values
    #[arg(long)]
    pub(crate) csv: bool,
    /// Also write a page with plots
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct ArenaCommand {
    #[command(flatten)]
    pub(crate) table: TableArguments,
    /// Who competes, separated by commas; repeated around the table
    #[arg(short, long, required = true, value_delimiter = ',')]
    pub(crate) players: Vec<String>,
    /// How many games; rounded up to whole deals
    #[arg(short, long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    /// Also report what points come from, what seats are worth, and who does what and wins
    #[arg(long, conflicts_with_all = ["resume", "sprt", "csv"])]
    pub(crate) report: bool,
    #[command(flatten)]
    pub(crate) series: SeriesArguments,
}

#[derive(Args)]
pub(crate) struct LadderCommand {
    #[command(flatten)]
    pub(crate) table: TableArguments,
    /// Who competes, separated by commas; NAME@GAMES plays only so many games with anybody [default: uniform, greedy and
    /// the levels of the game]
    #[arg(short, long, value_delimiter = ',')]
    pub(crate) players: Vec<Competitor>,
    /// Play only pairs that stand at most so many places apart in that list [default: every pair]
    #[arg(long, value_name = "PLACES", value_parser = clap::value_parser!(u8).range(1..=100).map(usize::from))]
    pub(crate) reach: Option<usize>,
    /// How many games every pair plays; rounded up to whole deals
    #[arg(short, long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    /// Keep the result in FOLDER/ladder and write FOLDER/LADDER.md
    #[arg(long, value_name = "FOLDER")]
    pub(crate) docs: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) series: SeriesArguments,
}

/// Somebody on a ladder.
#[derive(Clone)]
pub(crate) struct Competitor {
    pub(crate) name: String,
    /// How many games they play with anybody at most.
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
            Ok(0) | Err(_) => Err("after @ stands a number of games, as in tree:10000@8"),
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
    /// Measure how many moves a second a house bears, and how soon everybody at the table has them
    #[command(after_help = LOAD_HELP)]
    Server(LoadCommand),
}

#[derive(Args)]
pub(crate) struct RulesBenchCommand {
    /// The game (see 'zashiki games')
    pub(crate) game: Option<String>,
    /// Every game at every number of seats
    #[arg(long, conflicts_with_all = ["game", "options", "against"])]
    pub(crate) all: bool,
    /// How many seats [default: 4, or as near as the game allows]
    #[arg(short, long)]
    pub(crate) seats: Option<u8>,
    /// An option of the game, such as deals=one; may be given several times
    #[arg(short, long = "option", value_name = "NAME=VALUE", value_parser = name_and_value)]
    pub(crate) options: Vec<(String, String)>,
    /// How long each of the five runs of a measurement takes, in milliseconds
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(10..=60_000))]
    pub(crate) ms: u64,
    /// The number that fixes all games
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Also count instructions and allocations, where valgrind is installed
    #[arg(long, conflicts_with = "against")]
    pub(crate) callgrind: bool,
    /// Compare with another program of this kind, measured in turn
    #[arg(long, value_name = "PROGRAM")]
    pub(crate) against: Option<PathBuf>,
    /// How many rounds such a comparison has
    #[arg(long, default_value_t = 6, requires = "against", value_parser = clap::value_parser!(u32).range(2..=1_000))]
    pub(crate) rounds: u32,
    /// With --all: write FOLDER/BENCHMARKS.md, and what it is made of to FOLDER/benchmarks.json
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
    /// The number that fixes all games
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many games
    #[arg(short, long, default_value_t = 10)]
    pub(crate) games: u64,
}

#[derive(Args)]
pub(crate) struct ExactCommand {
    #[command(flatten)]
    pub(crate) table: TableArguments,
    /// Who is compared with the solution, separated by commas [default: uniform, greedy and the levels of the game]
    #[arg(short, long, value_delimiter = ',')]
    pub(crate) players: Vec<String>,
    /// What is played for
    #[arg(long, default_value = "victory")]
    pub(crate) stake: StakeArgument,
    /// How many set-ups are drawn to find all there are
    #[arg(long, default_value_t = 200_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) draws: u64,
    /// How often a bot is asked for everything that it can know
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) asks: u32,
    /// How many rounds the search for an equilibrium has
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub(crate) rounds: u32,
    /// The most positions that are written down
    #[arg(long, default_value_t = 4_000_000)]
    pub(crate) most: usize,
    #[command(flatten)]
    pub(crate) run: RunArguments,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// What is played for, as it is typed.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum StakeArgument {
    /// Victories
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
    /// How many seats [default: 4, or as near as the game allows]
    #[arg(short, long)]
    pub(crate) seats: Option<u8>,
    /// An option of the game, such as deals=one; may be given several times
    #[arg(short, long = "option", value_name = "NAME=VALUE", value_parser = name_and_value)]
    pub(crate) options: Vec<(String, String)>,
    /// Who plays, separated by commas; repeated around the table [default: the strongest level]
    #[arg(short, long, value_delimiter = ',')]
    pub(crate) players: Vec<String>,
    /// How many games
    #[arg(short, long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) run: RunArguments,
    /// Where to write [default: standard output]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Read such a file back, or - for standard input, play its records again and compare every line
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "options", "players",
          "games", "seed", "threads", "out"])]
    pub(crate) check: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct TuneCommand {
    #[command(flatten)]
    pub(crate) table: TableArguments,
    /// Which weights of the game (see --list) [default: the first of them]
    #[arg(short, long)]
    pub(crate) weights: Option<String>,
    /// List the weights of the game that can be tuned, and do nothing else
    #[arg(long, conflicts_with_all = ["weights", "json", "docs", "found"])]
    pub(crate) list: bool,
    /// Begin where a result began that was kept in FILE, to find it again [default: where the house is]
    #[arg(long, value_name = "FILE")]
    pub(crate) start: Option<PathBuf>,
    /// How much the player thinks: iterations of a search, worlds, futures [default: as --list says]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) iterations: Option<u32>,
    /// How many steps are taken, or lessons
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) rounds: u32,
    /// How many games are played for a step or a lesson; rounded up to whole deals
    #[arg(short, long, default_value_t = 16, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) games: u64,
    /// How far all weights are moved at once for a step, as a part of their range; less if there are many
    #[arg(long, value_name = "PART", default_value_t = lab::Tune::MOVED, value_parser = part)]
    pub(crate) moved: f64,
    /// How many games what was found plays what it began with; rounded up to whole deals
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub(crate) proof: u64,
    #[command(flatten)]
    pub(crate) run: RunArguments,
    /// Write what was found to FILE, a name and a number a line
    #[arg(long, value_name = "FILE")]
    pub(crate) found: Option<PathBuf>,
    /// Keep the result in FOLDER/tuning and write the page of the game there
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
    /// Who plays on all seats [default: the middle level of the game]
    #[arg(short, long)]
    pub(crate) player: Option<String>,
    /// Whom skill is told from luck by, separated by commas [default: the levels of the game]
    #[arg(short, long, value_delimiter = ',')]
    pub(crate) levels: Vec<String>,
    /// How many games of each of the two kinds
    #[arg(short, long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(2..=10_000_000))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) run: RunArguments,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Also write a page with plots
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct ReviewCommand {
    /// The record, or - for standard input
    pub(crate) file: PathBuf,
    /// Who says what would have been better [default: the strongest level of the game]
    #[arg(short, long)]
    pub(crate) level: Option<String>,
    /// How many imagined worlds are played for each seat at each moment
    #[arg(short, long, default_value_t = Review::WORLDS, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    pub(crate) worlds: u32,
    /// The number that fixes all chance [default: follows from the game, as in the house]
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) threads: ThreadArguments,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Also write a page with the curve of the chances
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
}

/// A part of a whole that is neither nothing nor more than half.
fn part(text: &str) -> Result<f64, &'static str> {
    let part: Option<f64> = text.parse().ok().filter(|part| (0.001..=0.5).contains(part));
    part.ok_or("it is a number from 0.001 to 0.5, for instance 0.05")
}
