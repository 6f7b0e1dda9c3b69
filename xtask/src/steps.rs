//! The steps of `cargo xtask test`, in the order in which they are quickest to fail.

use std::io::{BufRead as _, BufReader};
use std::process::Stdio;
use std::time::Instant;

use anyhow::{Context as _, bail};

use crate::client::{self, Client};
use crate::totals::Totals;
use crate::{deny, metadata, packages};

/// Runs all steps and adds up the tests. The second part of the answer says what could not be run on this machine.
pub(crate) fn test() -> anyhow::Result<(Totals, Vec<String>)> {
    packages::install();
    run("format", &["fmt", "--all", "--check"], &[])?;
    run("lints", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[])?;
    deny::check()?;
    let (client, not_run) = match client::test()? {
        Client::Ran(totals) => (totals, Vec::new()),
        Client::NotRun(why) => (Totals::default(), vec![why]),
    };
    let totals = run("tests", &["test", "--workspace", "--no-fail-fast"], &[])?;
    run("documentation", &["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")])?;
    Ok((totals.and(client), not_run))
}

/// Runs cargo, passing its output on and counting tests in it.
fn run(name: &str, arguments: &[&str], environment: &[(&str, &str)]) -> anyhow::Result<Totals> {
    println!("\n== {name}: cargo {}", arguments.join(" "));
    let start = Instant::now();
    let mut child = metadata::cargo()
        .args(arguments)
        .envs(environment.iter().copied())
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("{name}: cargo could not be started"))?;
    let stdout = child.stdout.take().context("the output of cargo is piped")?;
    let mut totals = Totals::default();
    for line in BufReader::new(stdout).lines() {
        let line = line.with_context(|| format!("{name}: the output of cargo could not be read"))?;
        totals.add_line(&line);
        println!("{line}");
    }
    let status = child.wait().with_context(|| format!("{name}: cargo was lost"))?;
    println!("== {name}: {} s", start.elapsed().as_secs());
    if !status.success() {
        bail!("{name} failed: see above");
    }
    Ok(totals)
}
