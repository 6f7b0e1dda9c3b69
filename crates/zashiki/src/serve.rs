//! `zashiki serve`: starts the server.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::Context as _;
use server::{Config, Limits, Push};
use store::{Durability, Loss, Place};

use crate::server_arguments::ServeCommand;
use crate::{log, say};

pub(crate) fn run(command: &ServeCommand) -> anyhow::Result<()> {
    log::start(if command.log_json { log::Format::Json } else { log::Format::Text });
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
        loss: if command.accept_loss { Loss::Accept } else { Loss::Refuse },
        database_wait: Duration::from_secs(command.database_wait.into()),
        public_url: command.public_url.clone(),
        bot_delay_ms: from..=to,
        messages_per_second: command.messages_per_second,
        tables_per_minute: command.tables_per_minute,
        limits: limits(command),
        trusted_proxies: command.trusted_proxy.clone(),
        metrics_address: command.metrics_address,
        metrics_token: command.metrics_token.clone(),
        keep_unstarted: Duration::from_secs(u64::from(command.keep_unstarted) * 3_600),
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
    if let Some(address) = serving.metrics_address {
        eprintln!("figures: http://{address}/metrics");
    }
    until_told_to_close().await?;
    eprintln!("closing: what was played is kept");
    serving.close().await;
    Ok(())
}

fn limits(command: &ServeCommand) -> Limits {
    let usual = if command.no_network_limits { Limits::none() } else { Limits::default() };
    Limits {
        connections: command.max_connections,
        connections_per_address: command.connections_per_address.unwrap_or(usual.connections_per_address),
        sockets_per_table: command.sockets_per_table.unwrap_or(usual.sockets_per_table),
        sockets_per_guest: command.sockets_per_guest.unwrap_or(usual.sockets_per_guest),
        sockets_per_address: command.sockets_per_address.unwrap_or(usual.sockets_per_address),
        requests_per_minute: command.requests_per_address.unwrap_or(usual.requests_per_minute),
        tables_per_minute: command.tables_per_address.unwrap_or(usual.tables_per_minute),
        hints_per_minute: command.hints_per_address.unwrap_or(usual.hints_per_minute),
        reviews_at_once: command.reviews_per_address.unwrap_or(usual.reviews_at_once),
    }
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
