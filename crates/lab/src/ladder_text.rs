//! A ladder in words: as text, as CSV, as a page, and as the document that holds all ladders.

use std::fmt::Write as _;
use std::io;
use std::path::Path;

use crate::Kept;
use crate::document::{Block, Document, Row};
use crate::early_stop::Verdict;
use crate::figures::{csv_cells, percent, plus_minus, width};
use crate::ladder::{LadderReport, Pair};

impl Kept<LadderReport> {
    /// The name of the file that it is kept in: one for every game, number of seats and way to play.
    pub fn file_name(&self) -> String {
        let LadderReport { game, seats, .. } = &self.report;
        let unusual: String = self.report.unusual_options().map(|option| format!("-{option}")).collect();
        format!("{game}-{seats}{unusual}.json")
    }
}

impl LadderReport {
    /// The options that are not as usual, such as `deals=one`.
    fn unusual_options(&self) -> impl Iterator<Item = String> + '_ {
        let choices = catalog::game(&self.game).map_or(&[][..], |game| game.options());
        let is_usual = |(name, value): &(String, String)| {
            choices.iter().any(|choice| choice.name == name && choice.values.first().is_some_and(|v| v.name == value))
        };
        let unusual = self.options.iter().filter(move |&option| !is_usual(option));
        unusual.map(|(name, value)| format!("{name}={value}"))
    }

    /// The ladder for a terminal.
    pub fn to_text(&self) -> String {
        let LadderReport { game, rules, seats, games, seed, .. } = self;
        let mut text = format!("{game} (rules {rules}), {seats} seats, {games} games, seed {seed}\n");
        let wide = width(16, self.ratings.iter().map(|rating| rating.player.as_str()));
        let _ = writeln!(text, "\n{:<wide$} {:>8} {:>16}", "player", "rating", "95 % interval");
        for rating in &self.ratings {
            let interval = format!("{:.0} to {:.0}", rating.low, rating.high);
            let _ = writeln!(text, "{:<wide$} {:>8.0} {interval:>16}", rating.player, rating.rating);
        }
        let names: Vec<String> = self.pairs.iter().map(|pair| format!("{} - {}", pair.player, pair.against)).collect();
        let wide = width(28, names.iter().map(String::as_str));
        let _ = writeln!(
            text,
            "\n{:<wide$} {:>6} {:>14} {:>16} {:>16}",
            "pair", "deals", "score %", "points ahead", "win share % more"
        );
        for (pair, names) in self.pairs.iter().zip(names) {
            let [score, points, wins] = pair_figures(pair);
            let deals = deals_cell(pair);
            let _ = writeln!(text, "{names:<wide$} {deals:>6} {score:>14} {points:>16} {wins:>16}");
        }
        if self.pairs.iter().any(ended_early) {
            let _ = writeln!(text, "\n* stopped early because it was clear, which makes the difference look larger");
        }
        text
    }

    /// The pairs as comma-separated values, one row a pair.
    pub fn to_csv(&self) -> String {
        let mut text = String::from(
            "game,seats,player,against,deals,score,score_half_width,points,points_half_width,win_share,\
             win_share_half_width,ended_early,player_rating,against_rating\n",
        );
        let rating = |name: &str| {
            let found = self.ratings.iter().find(|rating| rating.player == name);
            found.map_or(f64::NAN, |rating| rating.rating)
        };
        for pair in &self.pairs {
            let Pair { player, against, deals, score, points, win_share, .. } = pair;
            let _ = writeln!(
                text,
                "{},{},{player},{against},{deals},{},{},{},{},{},{}",
                self.game,
                self.seats,
                csv_cells(*score),
                csv_cells(*points),
                csv_cells(*win_share),
                ended_early(pair),
                rating(player),
                rating(against),
            );
        }
        text
    }

    /// The ladder as a document.
    pub fn document(&self) -> Document {
        let LadderReport { game, rules, seats, games, .. } = self;
        let lead = format!(
            "{games} games of {game} (rules {rules}) at tables of {seats}. Every pair of players sat in turn around the \
             table and played the same deals from both sides."
        );
        let ratings = self.ratings.iter().map(Row::rating).collect();
        let blocks = vec![
            Block::heading("Ratings"),
            Block::intervals(ratings, Some(0.0), "rating", RATING_NOTE),
            Block::table(&RATING_HEAD, self.ratings.iter().map(rating_cells).collect()),
            Block::heading("Every pair"),
            Block::table(&PAIR_HEAD, self.pairs.iter().map(|pair| self.pair_cells(pair)).collect()),
            Block::paragraph(PAIR_NOTE),
        ];
        Document { title: format!("The ladder of {game}, {seats} seats"), lead, blocks }
    }

    fn pair_cells(&self, pair: &Pair) -> Vec<String> {
        let [score, points, wins] = pair_figures(pair);
        let names = format!("{} – {}", pair.player, pair.against);
        vec![names, deals_cell(pair), score, points, wins]
    }
}

const RATING_HEAD: [&str; 3] = ["player", "rating", "95 % interval"];
const PAIR_HEAD: [&str; 5] = ["pair", "deals", "score %", "points ahead", "win share % more"];
const RATING_NOTE: &str = "Ratings are Bradley-Terry ratings over the places of every two seats: 400 points more mean \
                           ten wins for every loss. Intervals are 95 %, by bootstrap over deals. The mean is 0.";
const PAIR_NOTE: &str = "Score: the share of comparisons of two seats in which the first player had the better place; \
                         equal places count half. Points and win share are per seat and game. ± is half of the 95 % \
                         interval over deals; where fewer than five deals differ from the rest, at least the \
                         Clopper-Pearson interval. A star marks a pair that stopped early because it was clear.";

fn rating_cells(rating: &crate::Rating) -> Vec<String> {
    vec![rating.player.clone(), format!("{:.0}", rating.rating), format!("{:.0} to {:.0}", rating.low, rating.high)]
}

fn pair_figures(pair: &Pair) -> [String; 3] {
    [percent(pair.score, 1), plus_minus(pair.points, 2), percent(pair.win_share, 1)]
}

/// How many deals a pair played, with a star if it could have been more.
fn deals_cell(pair: &Pair) -> String {
    format!("{}{}", pair.deals, if ended_early(pair) { "*" } else { "" })
}

fn ended_early(pair: &Pair) -> bool {
    match pair.early_stop.map(|stop| stop.verdict) {
        Some(Verdict::High | Verdict::Low) => true,
        Some(Verdict::Open) | None => false,
    }
}

/// All ladders that are kept in a folder, in the order of the catalog, then by the number of seats.
pub fn kept_ladders(folder: &Path) -> io::Result<Vec<Kept<LadderReport>>> {
    let mut ladders = Kept::<LadderReport>::read_all(folder)?;
    let place = |name: &str| catalog::games().iter().position(|game| game.name() == name);
    ladders.sort_by_key(|ladder| (place(&ladder.report.game), ladder.report.seats, ladder.file_name()));
    Ok(ladders)
}

/// The document of all ladders, written from what is kept of them and from nothing else.
pub fn ladder_document(ladders: &[Kept<LadderReport>]) -> String {
    let mut text = String::from(
        "# The ladder\n\nHow strong the players are. The commands on this page write it from the results that they save in \
         `docs/ladder`; a test\ncompares the two. [bots.md](bots.md) says what the players do, and `zashiki games` \
         prints the parameters of each level.\n\n",
    );
    let _ = writeln!(text, "{RATING_NOTE}\n\n{PAIR_NOTE}");
    for ladder in ladders {
        let LadderReport { game, rules, seats, games, options, .. } = &ladder.report;
        let unusual: String = ladder.report.unusual_options().map(|option| format!(", {option}")).collect();
        let _ = writeln!(text, "\n## {game}, {seats} seats{unusual}\n\n```\n{}\n```\n", ladder.command);
        let options: Vec<String> = options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let options = if options.is_empty() { String::new() } else { format!(", options {}", options.join(" ")) };
        let _ = writeln!(
            text,
            "{games} games, rules {rules}{options}; {} on {}, {}.\n",
            duration(ladder.seconds),
            ladder.machine,
            ladder.date
        );
        write_table(&mut text, &RATING_HEAD, ladder.report.ratings.iter().map(rating_cells));
        text.push('\n');
        write_table(&mut text, &PAIR_HEAD, ladder.report.pairs.iter().map(|pair| ladder.report.pair_cells(pair)));
    }
    text
}

/// A table in Markdown; the first column is text, the others are numbers.
pub(crate) fn write_table(text: &mut String, head: &[&str], rows: impl Iterator<Item = Vec<String>>) {
    let _ = writeln!(text, "| {} |", head.join(" | "));
    let _ = writeln!(text, "|---|{}", "---:|".repeat(head.len() - 1));
    for row in rows {
        let _ = writeln!(text, "| {} |", row.join(" | "));
    }
}

/// A time for people.
pub(crate) fn duration(seconds: u64) -> String {
    match (seconds / 3_600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => format!("{seconds} s"),
        (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
        (hours, minutes, _) => format!("{hours} h {minutes} min"),
    }
}
