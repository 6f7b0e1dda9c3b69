//! Counts are the same every time, and the document of benchmarks came from its command.

use std::fs;
use std::path::Path;
use std::time::Duration;

use catalog::{Entry, Visitor};
use rinpa::Rinpa;

use crate::bench::CountInputs;
use crate::contest::Contest;
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

/// The size of a state today.
struct StateBytes;

impl Visitor for StateBytes {
    type Output = usize;

    fn visit<G: Entry>(self) -> usize {
        size_of::<G>()
    }
}

#[test]
fn the_document_of_benchmarks_came_from_its_command_and_its_sizes_are_those_of_today() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let kept = fs::read_to_string(docs.join("benchmarks.json")).expect("the figures are kept");
    let kept: Kept<Vec<BenchRow>> = serde_json::from_str(&kept).expect("they can be read");
    assert!(kept.command.starts_with("zashiki bench --all") && kept.command.contains("--docs"), "{}", kept.command);
    let measured = kept.report.iter().map(|BenchRow { report, .. }| (report.game.as_str(), report.seats));
    let all = catalog::games().iter().flat_map(|game| game.seats().map(|seats| (game.name(), seats)));
    assert!(measured.eq(all), "every game at every number of seats");
    for BenchRow { report, .. } in &kept.report {
        let today = catalog::visit(&report.game, StateBytes).expect("a known game");
        assert_eq!(report.state_bytes, today, "the state of {} has changed: run {}", report.game, kept.command);
    }
    let document = fs::read_to_string(docs.join("BENCHMARKS.md")).expect("the document is there");
    assert!(document == kept.to_document(), "write it again: zashiki bench --all --docs docs");
}

/// How often random players allocate memory in a game of the arena, and how many inputs the game has.
struct ArenaAllocations;

impl Visitor for ArenaAllocations {
    type Output = Vec<(u64, usize)>;

    fn visit<G: Entry>(self) -> Self::Output {
        let seats = *G::SEATS.end();
        let contest =
            Contest::<G>::new(seats, &[], &["uniform".to_string()], 1).expect("the game allows this many seats");
        let seatings = [vec![0; usize::from(seats)]];
        let game = |deal| {
            let mut inputs = CountInputs(0);
            let spent = allocation_counter::measure(|| drop(contest.play(deal, &seatings, &mut inputs)));
            (spent.count_total, inputs.0)
        };
        (0..10).map(game).collect()
    }
}

/// Speed can't be asserted on a busy machine, but one cause of slowness can: allocating with every action, such as a
/// new list of legal actions for each question.
#[test]
fn random_players_in_the_arena_allocate_once_a_game_and_not_with_every_action() {
    for game in catalog::games() {
        for (allocations, inputs) in catalog::visit(game.name(), ArenaAllocations).expect("a known game") {
            // A box a bot, a few lists, and their growth: the list of inputs doubles as the game gets longer.
            let most = u64::from(*game.seats().end()) + 12 + u64::from(inputs.ilog2()) * 2;
            assert!(allocations <= most, "{}: {allocations} allocations in {inputs} inputs", game.name());
        }
    }
}
