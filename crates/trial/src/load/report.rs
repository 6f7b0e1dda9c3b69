//! What a house bore.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

use super::Load;
use super::idle::Asleep;
use super::measure::Tally;

/// What a house bore. Its `Display` is the table that a person reads.
#[derive(Serialize)]
pub struct Report {
    games: Vec<&'static str>,
    tables: u32,
    sockets: u32,
    rate: String,
    durability: &'static str,
    seconds: f64,
    /// Inputs that were committed in this time.
    durable_moves: u64,
    durable_moves_per_second: f64,
    commits: u64,
    /// Actions of guests that everybody at the table has, and how long that took.
    actions_of_guests: usize,
    p50_ms: f64,
    p90_ms: f64,
    p99_ms: f64,
    most_ms: f64,
    server_cpu_micros_per_move: Option<f64>,
    server_cores: Option<f64>,
    memory_kib: Option<(u64, u64)>,
    memory_kib_per_table: Option<f64>,
    games_finished: u64,
    refused: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_refusal: Option<String>,
    gaps: u64,
    /// What tables cost at which nobody is.
    pub(super) asleep: Option<Asleep>,
}

/// What the house itself and the system say about the time that was measured.
#[derive(Clone, Copy)]
pub(crate) struct HouseFigures {
    pub(crate) seconds: f64,
    pub(crate) durable_moves: u64,
    pub(crate) commits: u64,
    pub(crate) cpu: Option<Duration>,
    /// Before the tables were laid, and at the end.
    pub(crate) memory_kib: Option<(u64, u64)>,
}

impl Report {
    pub(crate) fn new(load: &Load, games: &[&'static str], house: HouseFigures, mut tally: Tally) -> Report {
        let HouseFigures { seconds, durable_moves, commits, cpu, memory_kib } = house;
        let [p50_ms, p90_ms, p99_ms, most_ms] = tally.quantiles([0.5, 0.9, 0.99, 1.0]);
        let per_table = |(empty, full): (u64, u64)| full.saturating_sub(empty) as f64 / f64::from(load.tables);
        Report {
            games: games.to_vec(),
            tables: load.tables,
            sockets: 2 * load.tables,
            rate: load.rate.to_string(),
            durability: if load.power_loss_safe { "power loss" } else { "process crash" },
            seconds,
            durable_moves,
            durable_moves_per_second: durable_moves as f64 / seconds,
            commits,
            actions_of_guests: tally.actions(),
            p50_ms,
            p90_ms,
            p99_ms,
            most_ms,
            server_cpu_micros_per_move: cpu.map(|cpu| cpu.as_secs_f64() * 1e6 / durable_moves as f64),
            server_cores: cpu.map(|cpu| cpu.as_secs_f64() / seconds),
            memory_kib,
            memory_kib_per_table: memory_kib.map(per_table),
            games_finished: tally.games,
            refused: tally.refusals,
            first_refusal: tally.first_refusal,
            gaps: tally.gaps,
            asleep: None,
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { tables, sockets, rate, durability, seconds, .. } = self;
        writeln!(f, "{tables} tables, {sockets} sockets, {rate}, {seconds:.1} s, a move survives a {durability}")?;
        writeln!(f, "games            {}", self.games.join(", "))?;
        let moves = self.durable_moves_per_second;
        let a_commit = self.durable_moves as f64 / self.commits.max(1) as f64;
        writeln!(f, "durable moves    {moves:>10.0} /s      {a_commit:.1} in a commit")?;
        writeln!(
            f,
            "everybody has it {:>10.1} ms p50  {:.1} p90, {:.1} p99, {:.1} at most, of {} actions of guests",
            self.p50_ms, self.p90_ms, self.p99_ms, self.most_ms, self.actions_of_guests
        )?;
        if let (Some(micros), Some(cores)) = (self.server_cpu_micros_per_move, self.server_cores) {
            writeln!(f, "server           {micros:>10.0} µs CPU a move, {cores:.2} cores")?;
        }
        if let (Some(per_table), Some((empty, full))) = (self.memory_kib_per_table, self.memory_kib) {
            let (empty, full) = (empty / 1024, full / 1024);
            writeln!(f, "memory           {per_table:>10.1} KiB a table, {empty} MiB before, {full} MiB at the end")?;
        }
        if let Some(asleep) = &self.asleep {
            let Asleep { tables, memory_kib, wake_p50_ms, wake_p99_ms, wake_most_ms } = asleep;
            let per_table =
                memory_kib.map_or(f64::NAN, |(before, full)| full.saturating_sub(before) as f64 / f64::from(*tables));
            writeln!(f, "asleep           {tables:>10} tables, {per_table:.1} KiB a table")?;
            writeln!(
                f,
                "waking           {wake_p50_ms:>10.1} ms p50  {wake_p99_ms:.1} p99, {wake_most_ms:.1} at most"
            )?;
        }
        let Report { games_finished, refused, gaps, .. } = self;
        writeln!(
            f,
            "games finished   {games_finished:>10}         {refused} actions refused, {gaps} gaps in the numbers"
        )?;
        match &self.first_refusal {
            Some(said) => writeln!(f, "first refusal    {said}"),
            None => Ok(()),
        }
    }
}
