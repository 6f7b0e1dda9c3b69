//! The commands of the lab and their help.

use std::path::PathBuf;

use clap::Args;
use lab::EarlyStop;

use crate::arguments::TableArguments;

pub(crate) const ARENA_HELP: &str = "\
Players are levels (see 'zashiki games') or the plain players of research: uniform, greedy,
pimc:N (N imagined worlds), tree:N (N iterations of tree search). A list shorter than the table is
repeated around it. Every deal is played once from every rotation of the players, so 800 games at four
seats are 200 deals. Intervals are 95 % over deals.

With --sprt the arena ends as soon as it is clear whether the first player's rating is nearer to LOW or
to HIGH above the others. With --resume every finished deal is kept in a file; the same command goes on
where it was interrupted, and with more games it adds to what is there.

Examples:
  zashiki arena rinpa -p master,dealer -g 800
  zashiki arena rinpa -p master,greedy,greedy,greedy -g 800 --html arena.html
  zashiki arena rinpa -p tree:1000,pimc:100 --seats 3 -o deals=one --sprt 0:20 -g 10000
  zashiki arena rinpa -p master,dealer -g 8000 --resume long.log
  zashiki arena iki -p expert -g 200 --report      one player on all seats: the balance of the game";

pub(crate) const LADDER_HELP: &str = "\
Every two players sit in turn around the table and play the same deals from both sides. All results
together make one rating for each player. With --docs the result is kept in FOLDER/ladder, and
FOLDER/LADDER.md is written anew from all that is kept there.

Examples:
  zashiki ladder rinpa                                              the levels, uniform and greedy
  zashiki ladder rinpa -p uniform,greedy,tree:100,master -g 400 --html ladder.html
  zashiki ladder rinpa -g 1000 --resume rinpa.log --docs docs";

/// What is shared by everything that lets bots play many games.
#[derive(Args)]
pub(crate) struct SeriesArguments {
    /// The number that fixes all deals and all bots
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads [default: one for each core]
    #[arg(short, long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
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
    #[arg(long, conflicts_with_all = ["resume", "sprt"])]
    pub(crate) report: bool,
    #[command(flatten)]
    pub(crate) series: SeriesArguments,
}

#[derive(Args)]
pub(crate) struct LadderCommand {
    #[command(flatten)]
    pub(crate) table: TableArguments,
    /// Who competes, separated by commas [default: uniform, greedy and the levels of the game]
    #[arg(short, long, value_delimiter = ',')]
    pub(crate) players: Vec<String>,
    /// How many games every pair plays; rounded up to whole deals
    #[arg(short, long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    /// Keep the result in FOLDER/ladder and write FOLDER/LADDER.md
    #[arg(long, value_name = "FOLDER")]
    pub(crate) docs: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) series: SeriesArguments,
}
