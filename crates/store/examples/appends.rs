//! Measures durable appends: many tables, each sending its next input when the last one was acknowledged.
//!
//! ```text
//! cargo run --release -p store --example appends -- [tables=1000] [seconds=5] [rate=0] [power-loss] [postgres]
//! ```
//!
//! `rate` is the number of appends a second of all tables together, 0 for as many as there can be. The database is
//! SQLite in a temporary folder, or with `postgres` a private PostgreSQL in one.

use std::time::{Duration, Instant};

use store::testing::{Folder, Postgres};
use store::{Durability, NewTable, Place, Secret, Store, UnixMs, Visibility};

/// What to measure.
struct Plan {
    tables: u32,
    duration: Duration,
    /// How long a table waits from one input to the next, when it need not hurry.
    pause: Option<Duration>,
    durability: Durability,
    database: Database,
}

enum Database {
    Sqlite,
    Postgres,
}

impl Plan {
    fn from_arguments() -> Plan {
        let mut plan = Plan {
            tables: 1000,
            duration: Duration::from_secs(5),
            pause: None,
            durability: Durability::ProcessCrash,
            database: Database::Sqlite,
        };
        let mut rate = 0;
        let number = |text: &str| text.parse::<u32>().expect("a number");
        for argument in std::env::args().skip(1) {
            match argument.split_once('=') {
                Some(("tables", tables)) => plan.tables = number(tables),
                Some(("seconds", seconds)) => plan.duration = Duration::from_secs(number(seconds).into()),
                Some(("rate", a_second)) => rate = number(a_second),
                None if argument == "power-loss" => plan.durability = Durability::PowerLoss,
                None if argument == "postgres" => plan.database = Database::Postgres,
                _ => panic!("'{argument}' is no argument: see the first lines of this example"),
            }
        }
        if rate > 0 {
            plan.pause = Some(Duration::from_secs(plan.tables.into()) / rate);
        }
        plan
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let plan = Plan::from_arguments();
    let folder = Folder::new()?;
    let postgres = match plan.database {
        Database::Sqlite => None,
        Database::Postgres => Some(Postgres::start()?),
    };
    let place = match &postgres {
        None => Place::Folder(folder.path().to_path_buf()),
        Some(postgres) => postgres.fresh_database()?,
    };
    let store = Store::open(&place, plan.durability).await?;
    let mut appenders = Vec::new();
    for number in 0..plan.tables {
        let new = new_table(number);
        store.create_table(&new, &[]).await?;
        appenders.push(store.appender(&new.id).await?);
    }

    let (cpu, start) = (cpu_seconds(), Instant::now());
    let until = start + plan.duration;
    let mut tables = Vec::new();
    for (number, mut appender) in appenders.into_iter().enumerate() {
        let pause = plan.pause;
        // Tables that pause do not do so in step.
        let first = pause.map(|pause| start + pause.mul_f64(number as f64 / f64::from(plan.tables)));
        tables.push(tokio::spawn(async move {
            let mut waits = Vec::new();
            let mut due = first;
            while Instant::now() < until {
                if let (Some(at), Some(pause)) = (due, pause) {
                    tokio::time::sleep_until(at.into()).await;
                    due = Some(at + pause);
                }
                let sent = Instant::now();
                let receipt = appender.append("A plays the seventh panel of the goldfish".to_string()).await?;
                receipt.await?;
                waits.push(sent.elapsed());
            }
            Ok::<_, store::AppendError>(waits)
        }));
    }
    let mut waits = Vec::new();
    for table in tables {
        waits.extend(table.await??);
    }
    let (seconds, cpu) = (start.elapsed().as_secs_f64(), cpu_seconds() - cpu);
    waits.sort_unstable();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    let counters = store.counters();
    println!(
        "{:.0} appends/s by {} tables; wait p50 {:.1} ms, p99 {:.1} ms, most {:.1} ms; {:.0} commits/s, {:.0} appends \
         each, at most {}; {:.1} µs of this process's CPU an append",
        waits.len() as f64 / seconds,
        plan.tables,
        at(0.5),
        at(0.99),
        at(1.0),
        counters.batches as f64 / seconds,
        counters.rows as f64 / counters.batches as f64,
        counters.largest_batch,
        cpu * 1e6 / waits.len() as f64,
    );
    store.close(Duration::from_secs(10)).await?;

    let start = Instant::now();
    let store = Store::open(&place, plan.durability).await?;
    let mut inputs = 0;
    for table in store.live_tables().await? {
        inputs += store.table(&table).await?.map_or(0, |table| table.inputs.len());
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("opened again and read back in {seconds:.2} s: {inputs} inputs of {} tables", plan.tables);
    store.close(Duration::from_secs(10)).await?;
    Ok(())
}

/// The time this process has spent on processors, as Linux tells it: fields 14 and 15, in hundredths of a second.
fn cpu_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / 100.0
}

/// Ids as unlike each other as drawn ones, so that every table has its own page in the index.
fn new_table(number: u32) -> NewTable {
    let id = format!("{:016x}{number:06}", u64::from(number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    NewTable {
        id: id.parse().expect("an id"),
        game: "rinpa".to_string(),
        rules: 1,
        seats: 2,
        options: Vec::new(),
        seed: Secret::from_bytes([1; 32]),
        visibility: Visibility::Private,
        host: "sotatsu".parse().expect("an id"),
        settings: String::new(),
        created_at: UnixMs(0),
    }
}
