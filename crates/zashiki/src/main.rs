//! The command-line program.
//!
//! What a program reads goes to standard output, progress and remarks to standard error.

mod arena;
mod arguments;
mod backup;
mod bench;
mod exact;
mod export;
mod games;
mod lab_arguments;
mod lab_help;
mod ladder;
mod load;
mod log;
mod page;
mod play;
mod progress;
mod provenance;
mod record;
mod replay;
mod restore;
mod review;
mod rotate_secret;
mod say;
mod seeds;
mod serve;
mod server_arguments;
mod soak;
mod study;
mod tune;
mod verify;

use std::process::ExitCode;

use arguments::{Arguments, Command};
use clap::Parser;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let result = match arguments.command.unwrap_or(Command::Serve(arguments.serve)) {
        Command::Serve(command) => serve::run(&command),
        Command::Backup(command) => backup::run(&command),
        Command::RotateSecret(command) => rotate_secret::run(&command),
        Command::Restore(command) => restore::run(&command),
        Command::Games(command) => games::run(&command),
        Command::Play(command) => play::run(&command),
        Command::Record(command) => record::run(&command),
        Command::Replay(command) => replay::run(&command),
        Command::Arena(command) => arena::run(&command),
        Command::Ladder(command) => ladder::run(&command),
        Command::Study(command) => study::run(&command),
        Command::Review(command) => review::run(&command),
        Command::Tune(command) => tune::run(&command),
        Command::Exact(command) => exact::run(&command),
        Command::Export(command) => export::run(&command),
        Command::Probe(command) => bench::probe(&command),
        Command::Bench(command) => bench::run(&command),
        Command::Soak(command) => soak::run(&command),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of our output has closed the pipe, as `head` does: that is not an error.
        Err(error) if say::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("zashiki: {error:#}");
            ExitCode::FAILURE
        }
    }
}
