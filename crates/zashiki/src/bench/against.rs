//! Two programs compared in one run: they are measured in turn, so that both meet the same machine.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, bail};
use lab::Interval;
use serde::Serialize;

use crate::lab_arguments::RulesBenchCommand;
use crate::{progress, provenance, say};

/// One figure of the two programs.
#[derive(Serialize)]
struct Compared {
    figure: String,
    /// The mean of this program.
    this: f64,
    /// The mean of the other.
    other: f64,
    /// This one as a multiple of the other, with its 95 % interval.
    ratio: f64,
    low: f64,
    high: f64,
}

pub(super) fn run(game: &str, other: &Path, command: &RulesBenchCommand) -> anyhow::Result<()> {
    let this = provenance::this_program()?;
    let bar = progress::bar(u64::from(command.rounds) * 2, "measuring both in turn");
    let mut figures: [BTreeMap<String, Vec<f64>>; 2] = [BTreeMap::new(), BTreeMap::new()];
    for round in 0..command.rounds {
        // Who goes first changes from round to round, so that neither has the warmer machine.
        for turn in 0..2 {
            let which = ((round + turn) % 2) as usize;
            let program = if which == 0 { this.as_path() } else { other };
            for (figure, value) in measure(program, game, command)? {
                figures[which].entry(figure).or_default().push(value);
            }
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    let [this, other] = &figures;
    let both = this.iter().filter_map(|(figure, these)| Some(compare(figure, these, other.get(figure)?)));
    let compared: Vec<Compared> = both.collect();
    if compared.is_empty() {
        bail!("the two programs have no figure in common");
    }
    if command.json { say::json(&compared) } else { say::out(&as_text(game, command, &compared)) }
}

/// The figures of one run that say how fast something is.
fn measure(program: &Path, game: &str, command: &RulesBenchCommand) -> anyhow::Result<Vec<(String, f64)>> {
    let mut bench = Command::new(program);
    bench.args(["bench", game, "--json", "--ms", &command.ms.to_string(), "--seed", &command.seed.to_string()]);
    if let Some(seats) = command.seats {
        bench.args(["--seats", &seats.to_string()]);
    }
    for (name, value) in &command.options {
        bench.args(["--option", &format!("{name}={value}")]);
    }
    let name = program.display();
    let output = bench.output().with_context(|| format!("{name} could not be started"))?;
    if !output.status.success() {
        bail!("{name} failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let report: Option<serde_json::Value> = serde_json::from_slice(&output.stdout).ok();
    let fields = report.as_ref().and_then(|report| report.as_object());
    let fields = fields.with_context(|| format!("{name} is no zashiki: it does not answer 'bench' with figures"))?;
    let speeds = fields.iter().filter(|(figure, _)| figure.ends_with("_per_second"));
    Ok(speeds.filter_map(|(figure, value)| Some((figure.clone(), value.as_f64()?))).collect())
}

fn compare(figure: &str, these: &[f64], others: &[f64]) -> Compared {
    // Ratios are compared by their logarithms: twice as fast and half as fast are equally far from equal.
    let ratios: Vec<f64> = these.iter().zip(others).map(|(this, other)| (this / other).ln()).collect();
    let ratio = Interval::of(&ratios);
    Compared {
        figure: figure.to_string(),
        this: Interval::of(these).mean,
        other: Interval::of(others).mean,
        ratio: ratio.mean.exp(),
        low: ratio.low().exp(),
        high: ratio.high().exp(),
    }
}

fn as_text(game: &str, command: &RulesBenchCommand, compared: &[Compared]) -> String {
    let mut text = format!("{game}: this program against the other, {} rounds in turn\n\n", command.rounds);
    let _ = writeln!(text, "{:<24} {:>14} {:>14} {:>8} {:>16}", "figure", "this", "other", "ratio", "95 % interval");
    for Compared { figure, this, other, ratio, low, high } in compared {
        let interval = format!("{low:.3} to {high:.3}");
        let _ = writeln!(text, "{figure:<24} {this:>14.0} {other:>14.0} {ratio:>8.3} {interval:>16}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::compare;

    #[test]
    fn a_ratio_that_is_the_same_in_every_round_is_certain() {
        let twice = compare("games_per_second", &[200.0, 400.0, 90.0], &[100.0, 200.0, 45.0]);
        for figure in [twice.ratio, twice.low, twice.high] {
            assert!((figure - 2.0).abs() < 1e-9, "{figure}");
        }
        assert_eq!((twice.this, twice.other), (230.0, 115.0));
    }

    #[test]
    fn twice_as_fast_and_half_as_fast_cancel_out() {
        let level = compare("games_per_second", &[100.0, 200.0], &[200.0, 100.0]);
        assert!((level.ratio - 1.0).abs() < 1e-9, "{}", level.ratio);
        assert!(level.low < 0.5 && level.high > 2.0, "two rounds tell little: {} to {}", level.low, level.high);
        let slower = compare("games_per_second", &[100.0, 110.0, 90.0], &[200.0, 190.0, 230.0]);
        let faster = compare("games_per_second", &[200.0, 190.0, 230.0], &[100.0, 110.0, 90.0]);
        assert!((slower.ratio * faster.ratio - 1.0).abs() < 1e-9 && (slower.low * faster.high - 1.0).abs() < 1e-9);
        assert!(slower.high < 1.0 && faster.low > 1.0, "{} and {}", slower.high, faster.low);
    }
}
