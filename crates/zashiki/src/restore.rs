//! `zashiki restore`: a copy takes the place of the database.

use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Context as _;
use store::{Place, UnixMs};

use crate::progress;
use crate::server_arguments::RestoreCommand;

/// How many games are replayed before the copy is trusted.
const SAMPLE: u32 = 200;

/// How long the copy may take to close.
const CLOSING: std::time::Duration = std::time::Duration::from_secs(60);

pub(crate) fn run(command: &RestoreCommand) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().context("no thread to work on")?;
    runtime.block_on(restore(command))
}

async fn restore(command: &RestoreCommand) -> anyhow::Result<()> {
    eprintln!("checking {}", command.from.display());
    let prepared = store::prepare_restore(&Place::Folder(command.data.clone()), &command.from).await?;
    let store = prepared.open().await?;
    let bar = progress::bar(SAMPLE.into(), "replaying");
    let sample = server::check_sample(&store, SAMPLE, || bar.inc(1)).await;
    bar.finish_and_clear();
    store.close(CLOSING).await?;
    let sample = sample?;
    if let Some((table, reason)) = sample.broken.first() {
        let broken = sample.broken.len();
        anyhow::bail!(
            "the copy was not restored and nothing was changed: {broken} of its games do not replay, such as '{table}' \
             ({reason}); use another copy"
        );
    }
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
    let restored = prepared.put_in_place(UnixMs(now))?;
    eprintln!("the copy is whole, and {} of its newest games replay", sample.replayed);
    if sample.other_rules > 0 {
        eprintln!("{} games were played by other rules and were not replayed", sample.other_rules);
    }
    if let Some(aside) = &restored.aside {
        eprintln!("the database that was there is kept as {}", aside.display());
    }
    eprintln!("restored: {} is the copy now; start the server", restored.database.display());
    Ok(())
}
