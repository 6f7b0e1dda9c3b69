//! Fixtures: records of games that are kept, each a file `*.game`, replayed and tried against the laws again.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use table::{Game, Record, RecordError, Table};

use crate::case::Case;
use crate::laws;
use crate::quiet::quietly;
use crate::shorten::broken;

/// Replays every `*.game` file of the folder and gives back how many there are.
///
/// A fixture must be a record as the house writes it, replay to the result it states, and obey the laws about single
/// games at every step; any two fixtures of the same kind of table must agree as law 5 asks. What fails is told with
/// file and line; a folder without fixtures fails too.
pub fn replay_fixtures<G: Game>(folder: &Path) -> Result<usize, String> {
    let files = files(folder)?;
    let mut fixtures = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        fixtures.push(Fixture { name: file.display().to_string(), text });
    }
    check_fixtures::<G>(&fixtures).map(|()| fixtures.len())
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let unreadable = |error| format!("{}: {error}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|extension| extension == "game") {
            files.push(path);
        }
    }
    files.sort();
    if files.is_empty() { Err(format!("{}: there is no file *.game", folder.display())) } else { Ok(files) }
}

/// A file and what it says.
pub(crate) struct Fixture {
    pub(crate) name: String,
    pub(crate) text: String,
}

/// What is wrong with a fixture, and where if it is at one line.
struct Problem {
    line: Option<usize>,
    what: String,
}

/// Replays and compares the fixtures; all problems together, a paragraph each.
pub(crate) fn check_fixtures<G: Game>(fixtures: &[Fixture]) -> Result<(), String> {
    let mut problems = String::new();
    let mut cases: Vec<(&str, Case<G>)> = Vec::new();
    for Fixture { name, text } in fixtures {
        match quietly(|| replay(text)).unwrap_or_else(|panic| Err(Problem { line: None, what: panic })) {
            Ok(case) => cases.push((name, case)),
            Err(Problem { line: Some(line), what }) => drop(writeln!(problems, "{name}:{line}: {what}")),
            Err(Problem { line: None, what }) => drop(writeln!(problems, "{name}: {what}")),
        }
    }
    for (index, (name, case)) in cases.iter().enumerate() {
        for (other_name, other) in &cases[..=index] {
            if case.rules == other.rules
                && case.seats == other.seats
                && case.options == other.options
                && let Some(disagreement) = laws::disagreement(case, other)
            {
                let (line, why) = (line_after(case, disagreement.one.inputs.len()), disagreement.why);
                let _ = writeln!(problems, "{name}:{line}: breaks law 5 together with {other_name}: {why}");
            }
        }
    }
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}

fn replay<G: Game>(text: &str) -> Result<Case<G>, Problem> {
    let unreadable = |error: RecordError| Problem { line: Some(error.line), what: error.problem.to_string() };
    let record: Record = text.parse().map_err(unreadable)?;
    check_canonical(text, &record.to_string())?;
    // The error of a replay names its line itself where there is one.
    let table =
        Table::<G>::replay(&record, |_, _, _| ()).map_err(|error| Problem { line: None, what: error.to_string() })?;
    // Options that the record leaves out, or names in another order, show only now.
    check_canonical(
        text,
        &Record { players: record.players, taken_back: record.taken_back, ..table.record() }.to_string(),
    )?;
    let options = table.options().clone();
    let case =
        Case { rules: record.rules, seats: record.seats, options, seed: record.seed, inputs: table.inputs().to_vec() };
    check_laws(&case)?;
    Ok(case)
}

fn check_canonical(text: &str, canonical: &str) -> Result<(), Problem> {
    if text == canonical {
        return Ok(());
    }
    let same = text.lines().zip(canonical.lines()).take_while(|(one, other)| one == other).count();
    let expected = canonical.lines().nth(same).unwrap_or("the end of the file");
    Err(Problem { line: Some(same + 1), what: format!("the house writes this record otherwise, here: {expected}") })
}

/// Tries every law that is about a single game, and names the first line after which one is broken.
fn check_laws<G: Game>(case: &Case<G>) -> Result<(), Problem> {
    for (number, law) in laws::single::<G>() {
        let Some(why) = broken(case, law) else { continue };
        let first = (0..=case.inputs.len()).find(|&length| broken(&case.cut(length), law).is_some());
        let line = first.map(|length| line_after(case, length));
        return Err(Problem { line, what: format!("breaks law {number}: {why}") });
    }
    Ok(())
}

/// The line of the record that ends with this many inputs.
fn line_after<G: Game>(case: &Case<G>, inputs: usize) -> usize {
    case.record().line_of_input(inputs) - 1
}
