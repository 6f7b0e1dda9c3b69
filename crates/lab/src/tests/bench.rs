//! What is counted is the same every time, and the document of benchmarks came from its command.

use std::fs;
use std::path::Path;
use std::time::Duration;

use rinpa::Rinpa;

use crate::{Bench, BenchRow, Counts, Kept, probe};

#[test]
fn more_games_to_count_by_are_the_same_games_and_some_more() {
    let inputs = |games| probe::<Rinpa>(3, &[], 1, games).expect("three can play");
    assert_eq!(inputs(5), inputs(5));
    assert!(inputs(2) > inputs(1) && inputs(5) > inputs(4));
    assert!(probe::<Rinpa>(9, &[], 1, 1).is_err());
}

#[test]
fn a_benchmark_is_read_back_as_it_was_kept() {
    let bench = Bench { seats: 3, options: Vec::new(), time: Duration::from_millis(1), seed: 1 };
    let report = bench.run::<Rinpa>(&|_| {}).expect("three can play");
    assert!(report.actions_per_second > 0.0 && report.arena_part > 0.0, "{report:?}");
    let counts = Counts { instructions_per_action: 412.0, instructions_per_game: 61_234.5, allocations_per_game: 0.02 };
    let rows = vec![BenchRow { report: report.clone(), counts: None }, BenchRow { report, counts: Some(counts) }];
    assert!(rows[1].to_text().contains("412 instructions an action, 61,234 a game; 0.02 allocations a game"));
    let command = "zashiki bench --all".to_string();
    let kept = Kept { command, seconds: 75, machine: "a table".into(), date: "2026-01-01".into(), report: rows };
    assert_eq!(serde_json::from_str::<Kept<Vec<BenchRow>>>(&kept.to_json()).expect("JSON"), kept);
    let document = kept.to_document();
    assert!(document.contains("```\nzashiki bench --all\n```") && document.contains("in 1 min 15 s on a table"));
    assert!(document.contains("| 412 | 61,234 | 0.02 |") && document.contains("| – | – | – |"));
}

#[test]
fn the_document_of_benchmarks_came_from_its_command() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let kept = fs::read_to_string(docs.join("benchmarks.json")).expect("the figures are kept");
    let kept: Kept<Vec<BenchRow>> = serde_json::from_str(&kept).expect("they can be read");
    assert!(kept.command.starts_with("zashiki bench --all") && kept.command.contains("--docs"), "{}", kept.command);
    let measured = kept.report.iter().map(|BenchRow { report, .. }| (report.game.as_str(), report.seats));
    let all = catalog::games().iter().flat_map(|game| game.seats().map(|seats| (game.name(), seats)));
    assert!(measured.eq(all), "every game at every number of seats");
    let slowest = kept.report.iter().map(|row| row.report.arena_part).fold(1.0, f64::min);
    assert!(slowest >= 0.7, "the arena reaches {slowest} of the speed of random play");
    let document = fs::read_to_string(docs.join("BENCHMARKS.md")).expect("the document is there");
    assert!(document == kept.to_document(), "write it again: zashiki bench --all --docs docs");
}
