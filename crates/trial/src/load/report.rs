//! What a house bore.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

use super::Load;
use super::idle::Asleep;
use super::measure::LoadTotals;
use super::reader::{Format, Sizes};

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
    /// Frames of JSON that were sent to all sockets, and frames of pages.
    frames: u64,
    page_frames: u64,
    /// How many bytes a frame has, by game and format.
    bytes: Vec<Bytes>,
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

/// How many bytes the frames of a game have as they are sent.
#[derive(Serialize)]
struct Bytes {
    game: &'static str,
    format: &'static str,
    p50: u32,
    p99: u32,
    mean: f64,
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
    pub(crate) fn new(
        load: &Load,
        games: &[&'static str],
        house: HouseFigures,
        mut totals: LoadTotals,
        sizes: &Sizes,
    ) -> Report {
        let sizes = sizes.sorted();
        let frames = |wanted: Format| {
            sizes.iter().filter(|((_, format), _)| *format == wanted).map(|(_, sizes)| sizes.len() as u64).sum()
        };
        let HouseFigures { seconds, durable_moves, commits, cpu, memory_kib } = house;
        let [p50_ms, p90_ms, p99_ms, most_ms] = totals.quantiles([0.5, 0.9, 0.99, 1.0]);
        let per_table = |(empty, full): (u64, u64)| full.saturating_sub(empty) as f64 / f64::from(load.tables);
        Report {
            games: games.to_vec(),
            tables: load.tables,
            sockets: (2 + load.watchers) * load.tables,
            rate: load.rate.to_string(),
            durability: if load.power_loss_safe { "power loss" } else { "process crash" },
            seconds,
            durable_moves,
            durable_moves_per_second: durable_moves as f64 / seconds,
            commits,
            actions_of_guests: totals.actions(),
            p50_ms,
            p90_ms,
            p99_ms,
            most_ms,
            server_cpu_micros_per_move: cpu.map(|cpu| cpu.as_secs_f64() * 1e6 / durable_moves as f64),
            server_cores: cpu.map(|cpu| cpu.as_secs_f64() / seconds),
            frames: frames(Format::Json),
            page_frames: frames(Format::Pages),
            bytes: sizes.iter().map(|((game, format), sizes)| Bytes::of(game, *format, sizes)).collect(),
            memory_kib,
            memory_kib_per_table: memory_kib.map(per_table),
            games_finished: totals.games,
            refused: totals.refusals,
            first_refusal: totals.first_refusal,
            gaps: totals.gaps,
            asleep: None,
        }
    }
}

impl Bytes {
    fn of(game: &'static str, format: Format, sorted: &[u32]) -> Bytes {
        let rank = |percent: usize| sorted.get((sorted.len() * percent / 100).min(sorted.len().saturating_sub(1)));
        let sum: u64 = sorted.iter().map(|&bytes| u64::from(bytes)).sum();
        let format = match format {
            Format::Json => "JSON",
            Format::Pages => "page",
        };
        let [p50, p99] = [50, 99].map(|percent| rank(percent).copied().unwrap_or(0));
        Bytes { game, format, p50, p99, mean: sum as f64 / sorted.len().max(1) as f64 }
    }
}

/// What a house bore from programs, and from browsers beside them.
#[derive(Serialize)]
pub struct Comparison {
    json: Report,
    pages: Report,
    /// The processor time of the house for a frame of JSON: that of all it does, divided by the frames.
    server_cpu_micros_per_json_frame: Option<f64>,
    /// What a frame of a page costs besides.
    server_cpu_micros_per_page_frame: Option<f64>,
}

impl Comparison {
    pub(crate) fn new(json: Report, pages: Report) -> Comparison {
        let cpu = |report: &Report| report.server_cores.map(|cores| cores * report.seconds * 1e6);
        let json_frame = cpu(&json).map(|micros| micros / json.frames.max(1) as f64);
        let of_pages = cpu(&pages).zip(json_frame).map(|(all, frame)| all - frame * pages.frames as f64);
        let page_frame = of_pages.map(|micros| micros / pages.page_frames.max(1) as f64);
        Comparison {
            json,
            pages,
            server_cpu_micros_per_json_frame: json_frame,
            server_cpu_micros_per_page_frame: page_frame,
        }
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Comparison { json, pages, .. } = self;
        writeln!(f, "Programs only:\n{json}")?;
        writeln!(f, "Programs, and a browser beside each:\n{pages}")?;
        if let (Some(json), Some(page)) = (self.server_cpu_micros_per_json_frame, self.server_cpu_micros_per_page_frame)
        {
            let times = page / json;
            writeln!(
                f,
                "server CPU       {json:>10.0} µs a frame of JSON, {page:.0} µs a frame of a page: {times:.1} times"
            )?;
        }
        Ok(())
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
        for Bytes { game, format, p50, p99, mean } in &self.bytes {
            writeln!(f, "a {format} frame {p50:>12} bytes p50 {p99:>7} p99, {mean:.0} on average: {game}")?;
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
