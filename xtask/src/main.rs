//! `cargo xtask test`: everything that must hold before a change lands, and the only thing CI runs.

mod packages;
mod steps;
mod totals;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask test     format, lints, all tests and the documentation, then the totals";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => match steps::test() {
            Ok(totals) => {
                println!("\n{totals}");
                ExitCode::SUCCESS
            }
            Err(error) => {
                eprintln!("\nxtask: {error:#}");
                ExitCode::FAILURE
            }
        },
        _ => {
            eprintln!("{USAGE}");
            ExitCode::FAILURE
        }
    }
}
