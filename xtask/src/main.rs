//! `cargo xtask test`: everything that must hold before a change lands, and the only thing CI runs. Beside it what a
//! release needs: the binary without paths of the machine that built it, and the list of what is in it.

mod client;
mod deny;
mod metadata;
mod packages;
mod release;
mod sbom;
mod steps;
mod totals;
mod watch;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask test             format, lints, dependencies, tests of client and crates, docs; then the totals
       cargo xtask release          build the binary without paths of this machine in it
       cargo xtask sbom [FILE]      write what is in the binary as CycloneDX JSON, to standard output or a file";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let result = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => steps::test().map(|(totals, not_run)| {
            for why in not_run {
                println!("\nxtask: {why}");
            }
            println!("\n{totals}");
        }),
        ["release"] => release::run(),
        ["sbom"] => sbom::run(None),
        ["sbom", file] => sbom::run(Some(file.as_ref())),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::FAILURE;
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
