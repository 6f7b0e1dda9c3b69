//! What tuning found, in words: for a terminal, and as the pages that keep the log of it.

use std::fmt::Write as _;
use std::io;
use std::path::Path;

use crate::Kept;
use crate::adoption::{Proof, Taken};
use crate::figures::percent;
use crate::ladder_text::duration;
use crate::tune::{Course, Round, TuneReport};

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
                let _ = writeln!(text, "{fit}");
                self.write_found(&mut text);
            }
            Course::Lessons(lessons) => {
                for (number, fit) in lessons.iter().enumerate() {
                    let _ = writeln!(text, "lesson {}: {fit}", number + 1);
                }
                self.write_found(&mut text);
            }
        }
        let verdict = match self.proof() {
            Proof::Better => "they are better",
            Proof::Open => "no clear difference",
            Proof::Worse => "they are worse",
        };
        let score = percent(self.score, 1);
        let _ = writeln!(
            text,
            "\nthe found weights score {score} % against the start weights on deals not used for tuning: {verdict}"
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

    fn write_found(&self, text: &mut String) {
        let wide = self.names.iter().map(String::len).max().unwrap_or(0);
        let _ = writeln!(text, "\n{:wide$} {:>9} {:>9}", "", "start", "found");
        for ((name, start), found) in self.names.iter().zip(&self.start).zip(&self.found) {
            let _ = writeln!(text, "{name:wide$} {start:>9.3} {found:>9.3}");
        }
    }

    /// What was found as a table of tab-separated values: a name and a number a line.
    pub fn to_tsv(&self) -> String {
        let mut text = String::from("weight\tnumber\n");
        for (name, found) in self.names.iter().zip(&self.found) {
            let _ = writeln!(text, "{name}\t{found:.3}");
        }
        text
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
}

/// What is kept in a folder of the tuning of a game, by the names of the sets and the number of seats.
pub fn kept_tunes(folder: &Path, game: &str) -> io::Result<Vec<Kept<TuneReport>>> {
    let mut tunes = Kept::<TuneReport>::read_all(folder)?;
    tunes.retain(|tune| tune.report.game == game);
    tunes.sort_by_key(|tune| (tune.report.set.clone(), tune.report.seats));
    Ok(tunes)
}

/// The page on the tuning of a game, written from the kept results and the weights that the players use.
pub fn tune_document(game: &str, tunes: &[Kept<TuneReport>]) -> String {
    let mut text = format!(
        "# The weights of {game}\n\nHow they were found. The commands on this page write it from the results that they keep \
         beside it. A test compares the page\nwith the results, and both with the weights that the players use. Found \
         weights are taken over only if the 95 % interval of\ntheir final match lies above 50 %. \
         [docs/bots.md](../bots.md) says what the weights are for; `zashiki tune {game} --list` lists\nthem.\n"
    );
    for tune in tunes {
        let Kept { command, seconds, machine, date, report } = tune;
        // To find the same weights again, a tuning has to start where it started then, not at the weights of today.
        let start = if command.contains("--start ") {
            String::new()
        } else {
            format!(" --start docs/tuning/{}", tune.file_name())
        };
        let _ = writeln!(text, "\n## {}, {} seats\n\n```\n{command}{start}\n```\n", report.set, report.seats);
        let _ = writeln!(text, "{} on {machine}, {date}. {}\n", duration(*seconds), verdict(tune));
        let _ = writeln!(text, "```\n{}```", report.to_text());
    }
    text
}

fn verdict(tune: &Kept<TuneReport>) -> &'static str {
    match tune.taken() {
        Taken::Found if tune.is_taken_without_proof() => {
            "The players use the found weights: they were taken over when it was enough not to lose."
        }
        Taken::Found => "The players use the found weights.",
        Taken::Start => "The players keep the start weights.",
        Taken::Neither => "The players use other weights: tune them again.",
    }
}
