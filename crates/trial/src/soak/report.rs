//! What a house went through.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use super::memory::{Life, Lives};
use super::table::SoakTotals;

/// At most this many faults are shown; the first ones tell most.
const MOST_FAULTS: usize = 20;

/// What a house went through. Its `Display` is what a person reads.
#[derive(Serialize)]
pub struct Report {
    pub(crate) seconds: u64,
    pub(crate) tables: u32,
    pub(crate) seed: u64,
    pub(crate) kills: u32,
    games: BTreeMap<&'static str, u64>,
    frames: u64,
    acknowledged_actions: u64,
    antics: BTreeMap<&'static str, u64>,
    lives: Vec<Life>,
    faults: Vec<String>,
}

impl Report {
    pub(crate) fn new(seconds: u64, tables: u32, seed: u64, kills: u32, totals: SoakTotals, lives: &Lives) -> Report {
        let lives = lives.lives();
        let mut faults = totals.faults;
        let leaky = lives.iter().filter(|life| life.is_leaky());
        faults.extend(leaky.map(|life| format!("memory grew from {} to {} KiB", life.early_kib, life.late_kib)));
        Report {
            seconds,
            tables,
            seed,
            kills,
            games: totals.games,
            frames: totals.frames,
            acknowledged_actions: totals.acknowledged,
            antics: totals.antics.into_iter().map(|(antic, times)| (antic.name(), times)).collect(),
            lives,
            faults,
        }
    }

    /// An error if anything was wrong.
    pub fn verdict(&self) -> anyhow::Result<()> {
        anyhow::ensure!(self.faults.is_empty(), "{} faults were found", self.faults.len());
        anyhow::ensure!(!self.games.is_empty(), "no game came to its end: nothing was shown");
        Ok(())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { seconds, tables, seed, kills, frames, acknowledged_actions, .. } = self;
        writeln!(f, "{tables} tables for {seconds} s, killed {kills} times, seed {seed}")?;
        let list = |counts: &BTreeMap<&'static str, u64>| {
            let counts: Vec<String> = counts.iter().map(|(name, count)| format!("{name} {count}")).collect();
            counts.join(", ")
        };
        writeln!(f, "games            {}", list(&self.games))?;
        writeln!(f, "people           {}", list(&self.antics))?;
        writeln!(f, "compared         {frames} pictures, {acknowledged_actions} acknowledged actions")?;
        for (number, Life { seconds, early_kib, late_kib }) in (1..).zip(&self.lives) {
            writeln!(f, "memory, life {number:<3} {early_kib} KiB early, {late_kib} KiB late, {seconds} s")?;
        }
        for fault in self.faults.iter().take(MOST_FAULTS) {
            writeln!(f, "fault            {fault}")?;
        }
        match self.faults.len() {
            0 => writeln!(f, "no acknowledged action lost, no table stuck, nothing shown to whom it was hidden from"),
            found => writeln!(f, "{found} faults"),
        }
    }
}
