//! What tuning found, in words: for a terminal, and as the pages that keep the log of it.

use std::fmt::Write as _;
use std::io;
use std::path::Path;

use catalog::{Entry, Visitor};
use players::{UnknownWeights, WeightSet};

use crate::Kept;
use crate::figures::percent;
use crate::ladder_text::duration;
use crate::tune::{Course, Round, TuneReport};

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

impl Kept<TuneReport> {
    /// The name of the file that it is kept in: one for every set of weights and number of seats.
    pub fn file_name(&self) -> String {
        format!("{}-{}-{}.json", self.report.game, self.report.set, self.report.seats)
    }

    /// Whether the house took over what was found.
    pub fn taken(&self) -> Taken {
        let TuneReport { game, set, seats, start, found, .. } = &self.report;
        let Ok(Ok(usual)) = catalog::visit(game, Usual { set, seats: *seats }) else { return Taken::Neither };
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
    seats: u8,
}

impl Visitor for Usual<'_> {
    type Output = Result<Vec<f32>, UnknownWeights>;

    fn visit<G: Entry>(self) -> Self::Output {
        let set = WeightSet::<G>::named(Some(self.set))?;
        Ok((set.weights)(self.seats).iter().map(|weight| weight.default).collect())
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
        let score = percent(self.score, 1);
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

/// The page on the tuning of a game, written from what is kept of it and from what the house plays with.
pub fn tune_document(game: &str, tunes: &[Kept<TuneReport>]) -> String {
    let mut text = format!(
        "# The weights of {game}\n\nHow they were found. This page is written by the commands on it, from the results that \
         they keep beside it; a test\ncompares the two, and the weights of the house with both. \
         [docs/bots.md](../bots.md) says what the weights are for,\n`zashiki tune {game} --list` which there are.\n"
    );
    for tune in tunes {
        let Kept { command, seconds, machine, date, report } = tune;
        // Found again it begins where it began then, and not with what the house has taken over since.
        let start = if command.contains("--start ") {
            String::new()
        } else {
            format!(" --start docs/tuning/{}", tune.file_name())
        };
        let _ = writeln!(text, "\n## {}, {} seats\n\n```\n{command}{start}\n```\n", report.set, report.seats);
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
