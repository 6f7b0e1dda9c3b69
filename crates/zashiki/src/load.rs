//! `zashiki bench server`: how much a house bears.

use std::fmt::Display;

use serde::Serialize;
use trial::load::Load;

use crate::arguments::LoadCommand;
use crate::progress::Bars;
use crate::{provenance, say};

pub(crate) fn run(command: &LoadCommand) -> anyhow::Result<()> {
    let load = Load {
        seconds: command.seconds,
        tables: command.tables,
        rate: command.rate,
        games: command.games.clone(),
        idle: command.idle,
        watchers: command.watchers,
        power_loss_safe: command.power_loss_safe,
    };
    let (program, bars) = (provenance::this_program()?, &mut Bars::default());
    if command.pages {
        return print(&load.compare(&program, bars)?, command);
    }
    print(&load.run(&program, bars)?, command)
}

fn print(report: &(impl Serialize + Display), command: &LoadCommand) -> anyhow::Result<()> {
    if command.json { say::json(report) } else { say::out(&report.to_string()) }
}
