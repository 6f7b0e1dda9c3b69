//! `zashiki backup`: a consistent copy of the database, also while the server is running.

use anyhow::Context as _;
use store::Place;

use crate::server_arguments::BackupCommand;

pub(crate) fn run(command: &BackupCommand) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().context("no thread to work on")?;
    runtime.block_on(store::backup(&Place::Folder(command.data.clone()), &command.to))?;
    eprintln!("the copy is in {}", command.to.display());
    Ok(())
}
