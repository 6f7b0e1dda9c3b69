//! Every acknowledged input survives SIGKILL: a child appends at several tables and tells its parent what was
//! acknowledged; the parent kills it in the middle of that, opens the database and looks. Ten times in a row on each
//! database, and each child goes on where the last one was killed.
//!
//! It starts itself as the child, so it has a `main` of its own instead of the test harness.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::Duration;

use store::testing::{Folder, Postgres};
use store::{AppendError, Durability, NewTable, Place, Secret, Store, TableId, UnixMs, Visibility};
use tokio::runtime::Runtime;

const ROUNDS: u32 = 10;
const TABLES: u32 = 6;

/// How many inputs of one table are on their way at once.
const PIPELINED: usize = 4;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let runtime = Runtime::new().expect("a runtime");
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[1..] {
        ["append-until-killed", "folder", folder, round] => {
            runtime.block_on(append_until_killed(Place::Folder(folder.into()), round));
        }
        ["append-until-killed", "url", url, round] => {
            runtime.block_on(append_until_killed(Place::Url(url.to_string()), round));
        }
        // Programs that collect tests ask for a list; this one is a single test.
        ["--list", ..] => println!("every_acknowledged_input_survives_sigkill: test"),
        _ => kill_on_every_database(&runtime),
    }
}

fn kill_on_every_database(runtime: &Runtime) {
    let folder = Folder::new().expect("a temporary folder");
    kill_ten_times(runtime, "SQLite", &Place::Folder(folder.path().to_path_buf()));
    match Postgres::start() {
        Ok(postgres) => kill_ten_times(runtime, "PostgreSQL", &postgres.fresh_database().expect("a database")),
        Err(reason) => eprintln!("NOT TESTED on PostgreSQL: {reason}"),
    }
}

fn kill_ten_times(runtime: &Runtime, name: &str, place: &Place) {
    let mut acknowledged = BTreeMap::new();
    for round in 0..ROUNDS {
        let before = acknowledged.len();
        // Between 1 and 1024 acknowledgements are read before the child is killed, so that it is at work then.
        let patience = RandomState::new().hash_one(round) % 1024 + 1;
        append_and_kill(place, round, patience, &mut acknowledged);
        let stored = runtime.block_on(read_all(place));
        for ((table, seq), line) in &acknowledged {
            let found = stored.get(table).and_then(|inputs| inputs.get(*seq));
            assert_eq!(found, Some(line), "input {seq} of {table} was acknowledged before round {round} ended");
        }
        let stored: usize = stored.values().map(Vec::len).sum();
        println!(
            "{name}, round {round}: killed after {patience} acknowledgements were read; all {} acknowledged inputs \
             ({} of this round) are among the {stored} stored",
            acknowledged.len(),
            acknowledged.len() - before,
        );
    }
}

type Acknowledged = BTreeMap<(TableId, usize), String>;

/// Starts a child, kills it after `patience` acknowledgements, and notes those and all that it had said besides.
fn append_and_kill(place: &Place, round: u32, patience: u64, acknowledged: &mut Acknowledged) {
    let (kind, address) = match place {
        Place::Folder(folder) => ("folder", folder.to_str().expect("a readable path")),
        Place::Url(url) => ("url", url.as_str()),
    };
    let mut command = Command::new(std::env::current_exe().expect("the path of this program"));
    command.args(["append-until-killed", kind, address, &round.to_string()]);
    let mut child = command.stdout(Stdio::piped()).spawn().expect("a child");
    let mut said = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    for _ in 0..patience {
        note(&said.next().expect("the child appends until it is killed").expect("a line"), acknowledged);
    }
    child.kill().expect("the child can be killed");
    child.wait().expect("the child has ended");
    said.for_each(|line| note(&line.expect("a line"), acknowledged));
}

fn note(line: &str, acknowledged: &mut Acknowledged) {
    let mut words = line.splitn(3, ' ');
    let mut word = || words.next().expect("table, number, line");
    let key = (word().parse().expect("an id"), word().parse().expect("a number"));
    assert_eq!(acknowledged.insert(key, word().to_string()), None, "nothing is acknowledged twice: {line}");
}

async fn read_all(place: &Place) -> BTreeMap<TableId, Vec<String>> {
    let store = Store::open(place, Durability::ProcessCrash).await.expect("the database opens after a kill");
    let mut stored = BTreeMap::new();
    for table in store.live_tables().await.expect("a list") {
        let inputs = store.table(&table).await.expect("a table without gaps").expect("a table").inputs;
        stored.insert(table, inputs);
    }
    store.close(Duration::from_secs(60)).await.expect("it closes");
    stored
}

/// The child: appends at all tables for ever and says what was acknowledged, one line each in one piece.
async fn append_until_killed(place: Place, round: &str) {
    let store = Store::open(&place, Durability::ProcessCrash).await.expect("the database opens");
    let mut tables = Vec::new();
    for number in 0..TABLES {
        tables.push(tokio::spawn(append_at(store.clone(), number, round.to_string())));
    }
    for table in tables {
        table.await.expect("a table appends until the process is killed");
    }
}

async fn append_at(store: Store, number: u32, round: String) {
    let new = new_table(number);
    store.create_table(&new, &[]).await.expect("a table");
    let mut appender = store.appender(&new.id).await.expect("a door");
    loop {
        let mut receipts = Vec::new();
        for _ in 0..PIPELINED {
            let line = format!("input {} of round {round}", appender.next_seq());
            receipts.push((line.clone(), appender.append(line).await.expect("it is sent")));
        }
        for (line, receipt) in receipts {
            let seq = receipt.seq();
            match receipt.await {
                // A parent that is gone reads nothing: then the child ends too.
                Ok(()) => {
                    let said = format!("{} {seq} {line}\n", new.id);
                    std::io::stdout().write_all(said.as_bytes()).expect("the parent listens");
                }
                // The server may finish what the killed child asked for only after this one has looked.
                Err(AppendError::Conflict { .. }) => appender = store.appender(&new.id).await.expect("a door"),
                Err(AppendError::AfterRefusal { .. }) => {}
                Err(
                    error @ (AppendError::NotALine
                    | AppendError::Refused { .. }
                    | AppendError::QueueFull
                    | AppendError::Closed),
                ) => panic!("{error}"),
            }
        }
    }
}

fn new_table(number: u32) -> NewTable {
    NewTable {
        id: format!("table{number}").parse().expect("an id"),
        game: "rinpa".to_string(),
        rules: 1,
        seats: 2,
        options: Vec::new(),
        seed: Secret::from_bytes([1; 32]),
        visibility: Visibility::Private,
        host: "sotatsu".parse().expect("an id"),
        settings: String::new(),
        created_at: UnixMs(u64::from(number)),
    }
}
