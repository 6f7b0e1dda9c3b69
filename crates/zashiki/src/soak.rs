//! `zashiki soak`: a house full of people who misbehave, killed again and again; or one that is attacked.

use server::Limits;
use trial::hostile::{Hostile, Size};
use trial::soak::Soak;

use crate::arguments::SoakCommand;
use crate::progress::Bars;
use crate::{provenance, say};

pub(crate) fn run(command: &SoakCommand) -> anyhow::Result<()> {
    if command.hostile {
        return attack(command);
    }
    let soak =
        Soak { seconds: command.seconds, kill_every: command.kill_every, tables: command.tables, seed: command.seed };
    let report = soak.run(&provenance::this_program()?, &mut Bars::default())?;
    if command.json {
        say::json(&report)?;
    } else {
        say::out(&report.to_string())?;
    }
    report.verdict()
}

fn attack(command: &SoakCommand) -> anyhow::Result<()> {
    let hostile = Hostile {
        only: command.only.clone(),
        size: if command.small { Size::SMALL } else { Size::FULL },
        tables_per_address: Limits::default().tables_per_minute,
        options: Vec::new(),
    };
    let report = hostile.run(&provenance::this_program()?, &mut Bars::default())?;
    if command.json {
        say::json(&report)?;
    } else {
        say::out(&report.to_string())?;
    }
    report.verdict()
}
