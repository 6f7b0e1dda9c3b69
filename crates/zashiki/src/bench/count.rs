//! Counting instead of timing: instructions and allocations of random games, as valgrind sees them.

use std::process::{Command, Output};

use anyhow::{Context as _, bail};
use lab::{Bench, Counts};

use crate::provenance;

/// A run of few games is taken from a run of many, so that starting the program does not count.
const FEW: u64 = 10;
const MANY: u64 = 60;

/// What the random games of this benchmark cost.
pub(super) fn counts(game: &str, bench: &Bench) -> anyhow::Result<Counts> {
    let instructions = |games| -> anyhow::Result<(f64, f64)> {
        let output = probe(&["--tool=callgrind", "--callgrind-out-file=/dev/null"], game, bench, games)?;
        Ok((number_after(&output, "Collected :")?, inputs(&output)?))
    };
    let allocations = |games| -> anyhow::Result<f64> {
        let output = probe(&["--tool=memcheck", "--leak-check=no"], game, bench, games)?;
        number_after(&output, "total heap usage:")
    };
    let ((few, few_inputs), (many, many_inputs)) = (instructions(FEW)?, instructions(MANY)?);
    let games = (MANY - FEW) as f64;
    Ok(Counts {
        instructions_per_action: (many - few) / (many_inputs - few_inputs),
        instructions_per_game: (many - few) / games,
        allocations_per_game: (allocations(MANY)? - allocations(FEW)?) / games,
    })
}

fn probe(tool: &[&str], game: &str, bench: &Bench, games: u64) -> anyhow::Result<Output> {
    let this = provenance::this_program()?;
    let mut command = Command::new("valgrind");
    command.args(tool).arg(this).args(["probe", game]);
    command.args(["--seats", &bench.seats.to_string()]).args(["--seed", &bench.seed.to_string()]);
    command.args(["--games", &games.to_string()]);
    for (name, value) in &bench.options {
        command.args(["--option", &format!("{name}={value}")]);
    }
    let output = command.output().context("valgrind could not be started: install it, or leave out --callgrind")?;
    if !output.status.success() {
        bail!("valgrind failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(output)
}

fn inputs(output: &Output) -> anyhow::Result<f64> {
    let text = String::from_utf8_lossy(&output.stdout);
    text.trim().parse().with_context(|| format!("'{}' is not a number of inputs", text.trim()))
}

/// The first number after these words in what the tool said.
fn number_after(output: &Output, words: &str) -> anyhow::Result<f64> {
    let text = String::from_utf8_lossy(&output.stderr);
    let after = text.split_once(words).map(|(_, after)| after.trim_start());
    let digits = after.map(|after| after.chars().take_while(|c| c.is_ascii_digit() || *c == ',').collect::<String>());
    let number = digits.and_then(|digits| digits.replace(',', "").parse().ok());
    number.with_context(|| format!("valgrind did not say '{words}'"))
}
