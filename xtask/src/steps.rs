//! The steps of `cargo xtask test`, in the order in which they are quickest to fail.

use std::time::Instant;

use crate::client::{self, Client};
use crate::totals::Totals;
use crate::watch::{self, SILENCE};
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
    let mut totals = Totals::default();
    let mut command = metadata::cargo();
    command.args(arguments).envs(environment.iter().copied());
    let result = watch::run(name, &mut command, SILENCE, |line| {
        totals.add_line(line);
        println!("{line}");
    });
    println!("== {name}: {} s", start.elapsed().as_secs());
    result.map(|()| totals)
}
