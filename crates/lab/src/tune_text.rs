//! What tuning found, in words: for a terminal, and as the pages that keep the log of it.

use std::fmt::Write as _;
use std::path::Path;
use std::{fs, io};

use catalog::{Entry, UnknownWeights, Visitor, WeightSet};
use serde::{Deserialize, Serialize};

use crate::ladder_text::duration;
use crate::page::plus_minus;
use crate::tune::{Course, Round, TuneReport};

/// What tuning found with how it was made, as it is kept for the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeptTune {
    /// The command that makes it.
    pub command: String,
    /// How long that took, in seconds.
    pub seconds: u64,
    /// On what.
    pub machine: String,
    /// When, as year, month and day.
    pub date: String,
    /// What came out.
    pub report: TuneReport,
}

/// Whose weights the house plays with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taken {
    /// Those that were found.
    Found,
    /// Those that it began with.
    Start,
    /// Neither.
    Neither,
}

impl KeptTune {
    /// The name of the file that it is kept in: one for every set of weights.
    pub fn file_name(&self) -> String {
        format!("{}-{}.json", self.report.game, self.report.set)
    }

    /// It as JSON.
    pub fn to_json(&self) -> String {
        let mut text = serde_json::to_string(self).expect("a report is plain data");
        text.push('\n');
        text
    }

    /// Whether the house took over what was found.
    pub fn taken(&self) -> Taken {
        let TuneReport { game, set, start, found, .. } = &self.report;
        let Ok(Ok(usual)) = catalog::visit(game, Usual { set }) else { return Taken::Neither };
        let alike = |numbers: &[f32]| {
            numbers.len() == usual.len() && numbers.iter().zip(&usual).all(|(one, other)| (one - other).abs() < 1e-4)
        };
        match (alike(found), alike(start)) {
            (true, _) => Taken::Found,
            (false, true) => Taken::Start,
            (false, false) => Taken::Neither,
        }
    }
}

/// The weights that the house plays with.
struct Usual<'a> {
    set: &'a str,
}

impl Visitor for Usual<'_> {
    type Output = Result<Vec<f32>, UnknownWeights>;

    fn visit<G: Entry>(self) -> Self::Output {
        let set = WeightSet::<G>::named(Some(self.set))?;
        Ok((set.weights)().iter().map(|weight| weight.usual).collect())
    }
}

impl TuneReport {
    /// The log and the result for a terminal.
    pub fn to_text(&self) -> String {
        let TuneReport { game, rules, set, seats, iterations, seed, games, .. } = self;
        let mut text = format!(
            "{game} (rules {rules}), {set}, {seats} seats, {iterations} iterations, {games} games, seed {seed}\n\n"
        );
        match &self.course {
            Course::Rounds(rounds) => self.write_rounds(&mut text, rounds),
            Course::Fit(fit) => {
                let (before, after) = (fit.before, fit.after);
                let _ = writeln!(
                    text,
                    "fitted to {} positions of {} games: {before:.4} points off before, {after:.4} after",
                    fit.positions, fit.games
                );
                let wide = self.width();
                let _ = writeln!(text, "\n{:wide$} {:>9} {:>9}", "", "start", "found");
                for ((name, start), found) in self.names.iter().zip(&self.start).zip(&self.found) {
                    let _ = writeln!(text, "{name:wide$} {start:>9.3} {found:>9.3}");
                }
            }
        }
        let score = plus_minus(self.score, 100.0, 1);
        let _ = writeln!(
            text,
            "\nwhat was found scores {score} % against the start, on deals that nothing was learnt from"
        );
        text
    }

    fn write_rounds(&self, text: &mut String, rounds: &[Round]) {
        let _ = writeln!(text, "{}", self.heading());
        let _ = writeln!(text, "{}", self.line("start", None, &self.start));
        for (number, round) in rounds.iter().enumerate() {
            let _ = writeln!(text, "{}", self.line(&(number + 1).to_string(), Some(round.score), &round.weights));
        }
        let _ = writeln!(text, "{}", self.line("found", None, &self.found));
    }

    fn heading(&self) -> String {
        let names: Vec<String> = self.names.iter().map(|name| format!("{name:>9}")).collect();
        format!("{:>6} {:>8} {}", "round", "score %", names.join(" "))
    }

    fn line(&self, name: &str, score: Option<f64>, weights: &[f32]) -> String {
        let score = score.map_or(String::new(), |score| format!("{:.1}", score * 100.0));
        let cell = |(name, number): (&String, &f32)| format!("{number:>wide$.3}", wide = name.len().max(9));
        let cells: Vec<String> = self.names.iter().zip(weights).map(cell).collect();
        format!("{name:>6} {score:>8} {}", cells.join(" "))
    }

    fn width(&self) -> usize {
        self.names.iter().map(String::len).max().unwrap_or(0)
    }
}

/// What is kept in a folder of the tuning of a game, by the names of the sets.
pub fn kept_tunes(folder: &Path, game: &str) -> io::Result<Vec<KeptTune>> {
    let mut tunes = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "json") {
            let tune: KeptTune = serde_json::from_str(&fs::read_to_string(&path)?)?;
            tunes.push(tune);
        }
    }
    tunes.retain(|tune| tune.report.game == game);
    tunes.sort_by(|one, other| one.report.set.cmp(&other.report.set));
    Ok(tunes)
}

/// The page on the tuning of a game, written from what is kept of it and from what the house plays with.
pub fn tune_document(game: &str, tunes: &[KeptTune]) -> String {
    let mut text = format!(
        "# The weights of {game}\n\nHow they were found. This page is written by the commands on it, from the results that \
         they keep beside it; a test\ncompares the two, and the weights of the house with both. \
         [docs/bots.md](../bots.md) says what the weights are for,\n`zashiki tune {game} --list` which there are.\n"
    );
    for tune in tunes {
        let KeptTune { command, seconds, machine, date, report } = tune;
        let _ = writeln!(text, "\n## {}\n\n```\n{command}\n```\n", report.set);
        let _ = writeln!(text, "{} on {machine}, {date}. {}\n", duration(*seconds), verdict(tune.taken()));
        let _ = writeln!(text, "```\n{}```", report.to_text());
    }
    text
}

fn verdict(taken: Taken) -> &'static str {
    match taken {
        Taken::Found => "The house plays with what was found.",
        Taken::Start => "The house keeps what it began with.",
        Taken::Neither => "The house plays with neither: it must be tuned again.",
    }
}
