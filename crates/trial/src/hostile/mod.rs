//! `zashiki soak --hostile`: attacks on a house, with a bystander who only wants to play.
//!
//! Each attack gets a house of its own with the default limits. Attackers come from addresses `127.x.y.z`, the
//! bystander from `127.0.0.1`, so that limits by network address don't mix them up. An attack is bounded in
//! connections, messages and time. A refused connection is what the house should answer: what counts is the figure. An
//! attack that can't be carried out counts as broken, and the others still run.

mod attackers;
mod bot_tables;
mod bystander;
mod cookies;
mod faked_lag;
mod figure;
mod hints;
mod http;
mod laying;
mod page_sockets;
mod report;
mod rules_page;
mod said;
mod size;
mod slow_connections;
mod take_backs;

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use anyhow::Context as _;

use crate::{House, Progress};
pub use figure::{Figure, Unit};
pub use report::Report;
pub use size::Size;

/// One kind of attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attack {
    /// Many browsers watch one table.
    PageSockets,
    /// One socket asks for many hints.
    Hints,
    /// Many tables at which only bots sit.
    BotTables,
    /// An action is made and taken back as often as possible, then the house restarts.
    TakeBacks,
    /// Many connections load a page of rules again and again.
    RulesPage,
    /// Connections that send nothing, or a byte now and then.
    SlowConnections,
    /// One address lays as many tables as it can.
    Tables,
    /// Cookies that the house did not sign for this purpose.
    Cookies,
    /// Pongs are held back to claim lag in a race.
    FakedLag,
}

impl Attack {
    /// All attacks, in the order in which they run.
    pub const ALL: [Attack; 9] = [
        Attack::PageSockets,
        Attack::Hints,
        Attack::BotTables,
        Attack::TakeBacks,
        Attack::RulesPage,
        Attack::SlowConnections,
        Attack::Tables,
        Attack::Cookies,
        Attack::FakedLag,
    ];

    /// Its name on the command line and in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Attack::PageSockets => "page-sockets",
            Attack::Hints => "hints",
            Attack::BotTables => "bot-tables",
            Attack::TakeBacks => "take-backs",
            Attack::RulesPage => "rules-page",
            Attack::SlowConnections => "slow-connections",
            Attack::Tables => "tables",
            Attack::Cookies => "cookies",
            Attack::FakedLag => "faked-lag",
        }
    }
}

impl FromStr for Attack {
    type Err = String;

    fn from_str(name: &str) -> Result<Attack, String> {
        Attack::ALL.into_iter().find(|attack| attack.name() == name).ok_or_else(|| {
            let known: Vec<&str> = Attack::ALL.iter().map(|attack| attack.name()).collect();
            format!("there is no attack '{name}': choose from {}", known.join(", "))
        })
    }
}

/// Which attacks to run, and how large.
#[derive(Clone, Debug)]
pub struct Hostile {
    /// Only these; all if empty.
    pub only: Vec<Attack>,
    /// How large they are.
    pub size: Size,
    /// How many tables one address may lay in a minute by default; as many at once.
    pub tables_per_address: u32,
    /// More options of `zashiki serve` for the houses.
    pub options: Vec<String>,
}

/// What an attack is given: a house, and how large it is to be.
pub(crate) struct Ground<'a> {
    pub(crate) house: House,
    pub(crate) hostile: &'a Hostile,
    pub(crate) progress: &'a mut dyn Progress,
}

/// Bots of the attacked house wait this long before they answer, so that what is measured above it is the queue.
pub(crate) const BOT_DELAY: Duration = Duration::from_millis(750);

impl Hostile {
    /// Runs the attacks one after the other, each against a house that this program opens for it.
    pub fn run(&self, program: &Path, progress: &mut dyn Progress) -> anyhow::Result<Report> {
        // One thread for all attackers. The bystander has one of its own: their clients must not wait for each other.
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().context("no runtime")?;
        let mut figures = Vec::new();
        for attack in Attack::ALL {
            if self.only.is_empty() || self.only.contains(&attack) {
                progress.remark(&format!("attack: {}", attack.name()));
                let found = runtime.block_on(self.attack(attack, program, progress));
                let found = found.unwrap_or_else(|error| vec![Figure::not_measured(attack.name(), &error)]);
                for figure in &found {
                    progress.remark(&format!("  {}: {}", figure.figure, figure.show(figure.measured)));
                }
                figures.extend(found);
            }
        }
        progress.finish();
        Ok(Report::new(figures))
    }

    async fn attack(&self, attack: Attack, program: &Path, progress: &mut dyn Progress) -> anyhow::Result<Vec<Figure>> {
        let delay = format!("{0}-{0}", BOT_DELAY.as_millis());
        let mut options = vec!["--bot-delay", &delay];
        options.extend(self.options.iter().map(String::as_str));
        progress.start(attack.name(), 0);
        let mut ground = Ground { house: House::open(program, &options)?, hostile: self, progress };
        match attack {
            Attack::PageSockets => page_sockets::run(&mut ground).await,
            Attack::Hints => hints::run(&mut ground).await,
            Attack::BotTables => bot_tables::run(&mut ground).await,
            Attack::TakeBacks => take_backs::run(&mut ground).await,
            Attack::RulesPage => rules_page::run(&mut ground).await,
            Attack::SlowConnections => slow_connections::run(&mut ground).await,
            Attack::Tables => laying::run(&mut ground).await,
            Attack::Cookies => cookies::run(&mut ground).await,
            Attack::FakedLag => faked_lag::run(&mut ground).await,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Attack;

    #[test]
    fn an_attack_is_named_on_the_command_line_and_an_unknown_one_lists_them() {
        for attack in Attack::ALL {
            assert_eq!(attack.name().parse(), Ok(attack));
        }
        let unknown = "teapots".parse::<Attack>().expect_err("no such attack");
        assert!(unknown.contains("'teapots'") && unknown.contains("page-sockets, hints"), "{unknown}");
    }
}
