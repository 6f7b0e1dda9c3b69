//! `zashiki serve`: the house opens.

use std::io::IsTerminal as _;
use std::net::SocketAddr;
use std::time::Duration;

use anyhow::Context as _;
use server::{Config, Push};
use store::{Durability, Place};
use tracing_subscriber::EnvFilter;

use crate::arguments::ServeCommand;
use crate::say;

/// What delivers messages to push services would write down where to, and with that address anybody could call a guest.
const SILENT: [&str; 3] = ["ureq=off", "ureq_proto=off", "rustls=off"];

pub(crate) fn run(command: &ServeCommand) -> anyhow::Result<()> {
    start_log(command);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("no threads to serve on")?;
    runtime.block_on(open(command))
}

async fn open(command: &ServeCommand) -> anyhow::Result<()> {
    let place = match &command.database_url {
        Some(url) => Place::Url(url.clone()),
        None => Place::Folder(command.data.clone()),
    };
    let (from, to) = command.bot_delay;
    let config = Config {
        durability: if command.power_loss_safe { Durability::PowerLoss } else { Durability::ProcessCrash },
        public_url: command.public_url.clone(),
        bot_delay_ms: from..=to,
        messages_per_second: command.messages_per_second,
        tables_per_minute: command.tables_per_minute,
        sleep_after: Duration::from_secs(command.sleep_after.into()),
        push: (!command.no_push).then(|| Push {
            services: command.push_service.clone(),
            contact: command.push_contact.clone(),
            ..Push::default()
        }),
        ..Config::new(SocketAddr::new(command.address, command.port), place)
    };
    let serving = server::serve(config).await?;
    let shown = command.public_url.clone().unwrap_or_else(|| format!("http://{}", serving.address));
    say::out(&format!("The house is open: {shown}\n"))?;
    until_told_to_close().await?;
    eprintln!("closing: what was played is kept");
    serving.close().await;
    Ok(())
}

async fn until_told_to_close() -> anyhow::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate()).context("the signal to close can't be waited for")?;
        tokio::select! {
            result = tokio::signal::ctrl_c() => result.context("the signal to close can't be waited for"),
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await.context("the signal to close can't be waited for")
}

fn start_log(command: &ServeCommand) {
    let mut filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    for client in SILENT {
        filter = filter.add_directive(client.parse().expect("a directive that was tried"));
    }
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if command.log_json {
        log.json().init();
    } else {
        log.with_ansi(std::io::stderr().is_terminal()).init();
    }
}
