//! `zashiki rotate-secret`: a new secret for cookies, while the server is stopped.

use anyhow::Context as _;
use server::OldSecrets;
use store::Place;

use crate::server_arguments::RotateSecretCommand;

pub(crate) fn run(command: &RotateSecretCommand) -> anyhow::Result<()> {
    let place = match &command.database_url {
        Some(url) => Place::Url(url.clone()),
        None => {
            let file = command.data.join("zashiki.db");
            anyhow::ensure!(file.exists(), "there is no database in {}: check --data", command.data.display());
            Place::Folder(command.data.clone())
        }
    };
    let old = if command.drop_old { OldSecrets::Drop } else { OldSecrets::Keep };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().context("no thread to work on")?;
    let days = runtime.block_on(server::rotate_secret(&place, old))?;
    match old {
        OldSecrets::Keep => eprintln!("a new secret seals cookies; those of the old one are good for {days} more days"),
        OldSecrets::Drop => eprintln!("a new secret seals cookies; all earlier cookies are worth nothing now"),
    }
    Ok(())
}
