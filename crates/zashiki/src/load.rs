//! `zashiki bench server`: how much a house bears.

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
        power_loss_safe: command.power_loss_safe,
    };
    let report = load.run(&provenance::this_program()?, &mut Bars::default())?;
    if command.json { say::json(&report) } else { say::out(&report.to_string()) }
}
