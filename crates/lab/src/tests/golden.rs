//! Play is unchanged: a report of the arena is the same, byte for byte, as the one that was written down.
//!
//! `golden/arena.jsonl` has one report a line, written by
//! `zashiki arena GAME -s SEATS -p PLAYER,greedy -g GAMES --seed 1 --json`. Code that moves must not change a byte. A
//! change that makes players play differently writes the lines anew.

use catalog::{Entry, Visitor};

use crate::{Arena, ArenaError, ArenaReport, Detail};

const REPORTS: &str = include_str!("../../golden/arena.jsonl");

struct Again(Arena);

impl Visitor for Again {
    type Output = Result<ArenaReport, ArenaError>;

    fn visit<G: Entry>(self) -> Self::Output {
        self.0.run::<G>(None, &|_| {})
    }
}

#[test]
fn the_arena_gives_the_same_reports_as_before() {
    for line in REPORTS.lines() {
        let report: serde_json::Value = serde_json::from_str(line).expect("a report is JSON");
        let number = |key: &str| report[key].as_u64().expect("a number");
        let game = report["game"].as_str().expect("a game");
        let standings = report["standings"].as_array().expect("players");
        let players: Vec<String> =
            standings.iter().map(|standing| standing["player"].as_str().expect("a name").to_string()).collect();
        let arena = Arena {
            seats: number("seats") as u8,
            options: Vec::new(),
            players: players.clone(),
            deals: number("deals"),
            seed: number("seed"),
            early_stop: None,
            detail: Detail::Standings,
        };
        let again = catalog::visit(game, Again(arena)).expect("a known game").expect("a good arena");
        let again = serde_json::to_string(&again).expect("a report is plain data");
        assert_eq!(again, line, "{game}, {} seats, {players:?}", number("seats"));
    }
}

#[test]
fn the_smallest_and_the_largest_table_of_every_game_have_a_report() {
    let kept: Vec<serde_json::Value> =
        REPORTS.lines().map(|line| serde_json::from_str(line).expect("a report is JSON")).collect();
    for game in catalog::games() {
        for seats in [*game.seats().start(), *game.seats().end()] {
            let is_kept = kept.iter().any(|report| report["game"] == game.name() && report["seats"] == seats);
            assert!(is_kept, "{} has no report at {seats} seats", game.name());
        }
    }
}
