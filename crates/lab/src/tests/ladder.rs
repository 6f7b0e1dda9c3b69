//! A ladder is repeatable, can be interrupted, and its document is written from what is kept.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rinpa::Rinpa;

use crate::contest::{Seating, alternations};
use crate::series::evenly;
use crate::{
    ArenaError, Block, EarlyStop, Kept, Ladder, LadderReport, LineUp, LogError, kept_ladders, ladder_document,
    time_kept,
};

fn ladder(players: &[&str], seats: u8, deals: u64) -> Ladder {
    Ladder {
        seats,
        options: vec![("deals".to_string(), "one".to_string())],
        players: players.iter().map(ToString::to_string).collect(),
        reach: None,
        deals,
        slow: Vec::new(),
        seed: 3,
        early_stop: None,
    }
}

fn run(ladder: &Ladder, log: Option<&Path>) -> LadderReport {
    ladder.run::<Rinpa>(log, &|_| {}).expect("a good ladder")
}

/// A file that goes away with the test.
struct Paper(PathBuf);

impl Paper {
    fn new(name: &str) -> Paper {
        let path = std::env::temp_dir().join(format!("zashiki-lab-{}-{name}", std::process::id()));
        let _ = fs::remove_file(&path);
        Paper(path)
    }
}

impl Drop for Paper {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn two_players_sit_equally_often_on_every_seat() {
    for seats in 2..=6u8 {
        let seatings = alternations(seats, 4, 7);
        for seat in 0..usize::from(seats) {
            let on_seat = |player| seatings.iter().filter(|seating: &&Seating| seating[seat] == player).count();
            assert_eq!(on_seat(4), on_seat(7), "seat {seat} of {seats}");
        }
    }
}

#[test]
fn the_stronger_player_stands_above_the_weaker() {
    let report = run(&ladder(&["uniform", "greedy"], 4, 20), None);
    assert_eq!(report.ratings[0].player, "greedy");
    assert!(report.ratings[0].low > report.ratings[1].high, "{report:?}");
    assert_eq!((report.pairs[0].player.as_str(), report.pairs[0].deals, report.games), ("greedy", 20, 40));
    assert!(report.pairs[0].score.low() > 0.5);
}

#[test]
fn a_ladder_that_was_interrupted_goes_on_and_ends_the_same() {
    let paper = Paper::new("resume.log");
    let ladder = ladder(&["greedy", "uniform", "pimc:1"], 3, 4);
    let whole = run(&ladder, None);
    assert_eq!(run(&ladder, Some(&paper.0)), whole);
    let text = fs::read_to_string(&paper.0).expect("the log is there");
    assert_eq!(text.lines().count(), 1 + 3 * 4);
    // As if the power had gone in the middle of the seventh deal.
    let kept: usize = text.lines().take(7).map(|line| line.len() + 1).sum();
    fs::write(&paper.0, &text[..kept + 11]).expect("the log can be written");
    let played = AtomicU64::new(0);
    let again = ladder.run::<Rinpa>(Some(&paper.0), &|games| _ = played.fetch_add(games, Ordering::Relaxed));
    assert_eq!(again.expect("a good ladder"), whole);
    assert_eq!(played.into_inner(), ladder.games(), "finished games are counted, too");
    let text_again = fs::read_to_string(&paper.0).expect("the log is there");
    assert_eq!(text_again.lines().count(), 1 + 3 * 4);
    assert!(text_again.starts_with(&text[..kept]), "what was finished was not played again");
}

#[test]
fn a_log_knows_how_long_its_deals_took() {
    let paper = Paper::new("time.log");
    assert_eq!(time_kept(&paper.0), Duration::ZERO, "there is none yet");
    run(&ladder(&["greedy", "uniform"], 3, 2), Some(&paper.0));
    let text = fs::read_to_string(&paper.0).expect("the log is there");
    let mut lines = text.lines();
    let mut timed = vec![lines.next().expect("a heading").to_string()];
    for (line, ms) in lines.zip([1_500, 700]) {
        let mut deal: serde_json::Value = serde_json::from_str(line).expect("a deal");
        assert!(deal["ms"].is_u64(), "{line}");
        deal["ms"] = ms.into();
        timed.push(deal.to_string());
    }
    fs::write(&paper.0, timed.join("\n") + "\n").expect("the log can be written");
    assert_eq!(time_kept(&paper.0), Duration::from_millis(2_200));
    run(&ladder(&["greedy", "uniform"], 3, 2), Some(&paper.0));
    assert_eq!(time_kept(&paper.0), Duration::from_millis(2_200), "nothing was played again");
}

#[test]
fn a_log_of_another_contest_is_refused() {
    let paper = Paper::new("other.log");
    run(&ladder(&["greedy", "uniform"], 3, 1), Some(&paper.0));
    let refusal = |ladder: Ladder| ladder.run::<Rinpa>(Some(&paper.0), &|_| {}).err();
    let other = Some(ArenaError::Log(LogError::OtherContest));
    assert_eq!(refusal(Ladder { seed: 4, ..ladder(&["greedy", "uniform"], 3, 1) }), other);
    assert_eq!(refusal(ladder(&["uniform", "greedy"], 3, 1)), other);
    let folder = std::env::temp_dir();
    let refused = ladder(&["greedy", "uniform"], 3, 1).run::<Rinpa>(Some(&folder), &|_| {}).expect_err("no file");
    let named = format!("the log of finished deals can't be used: {}: ", folder.display());
    assert!(refused.to_string().starts_with(&named), "{refused}");
    for letter in ["a letter\n", "a letter without an end of the line", "{"] {
        fs::write(&paper.0, letter).expect("the file can be written");
        let begun = letter == "{";
        let not_a_log = (!begun).then_some(ArenaError::Log(LogError::NotALog { line: 1 }));
        assert_eq!(refusal(ladder(&["greedy", "uniform"], 3, 1)), not_a_log, "only a heading begins with a brace");
        let left = fs::read_to_string(&paper.0).expect("it is still there");
        assert_eq!(left == letter, !begun, "{left}");
    }
}

#[test]
fn a_log_that_another_run_is_using_is_refused_and_left_as_it_is() {
    let paper = Paper::new("shared.log");
    run(&ladder(&["greedy", "uniform"], 3, 1), Some(&paper.0));
    let text = fs::read_to_string(&paper.0).expect("the log is there");
    let other = File::open(&paper.0).expect("the log is there");
    other.lock().expect("nobody else has it");
    let second = ladder(&["greedy", "uniform"], 3, 2);
    assert_eq!(second.run::<Rinpa>(Some(&paper.0), &|_| {}), Err(ArenaError::Log(LogError::InUse)));
    assert_eq!(fs::read_to_string(&paper.0).expect("it is still there"), text);
    drop(other);
    run(&second, Some(&paper.0));
}

#[test]
fn wherever_a_ladder_is_the_same_part_of_every_pair_is_done() {
    let deals = [200, 12, 48, 1];
    let work = evenly(&deals);
    assert_eq!(work.len() as u64, deals.iter().sum::<u64>());
    for (place, &(number, deal)) in work.iter().enumerate() {
        let part = (deal as f64 + 0.5) / deals[number] as f64;
        for (number, &deals) in deals.iter().enumerate() {
            let done = work[..=place].iter().filter(|deal| deal.0 == number).map(|deal| deal.1).collect::<Vec<_>>();
            assert!(done.iter().copied().eq(0..done.len() as u64), "each deal once, one after the other: {done:?}");
            assert!((done.len() as f64 - part * deals as f64).abs() < 0.6, "{part} of all, {done:?} of {deals}");
        }
    }
}

#[test]
fn a_pair_stops_when_it_is_clear() {
    let early_stop = Some("-20:20".parse().expect("two ratings"));
    let report = run(&Ladder { early_stop, ..ladder(&["greedy", "uniform"], 4, 400) }, None);
    let pair = &report.pairs[0];
    assert!(pair.deals < 400 && pair.deals.is_multiple_of(16), "{pair:?}");
    assert!(report.to_text().contains("greedy - uniform"));
}

#[test]
fn a_ladder_needs_two_players_and_each_once() {
    let refusal = |players: &[&str]| ladder(players, 3, 1).run::<Rinpa>(None, &|_| {}).err();
    assert_eq!(refusal(&["uniform"]), Some(ArenaError::TooFewPlayers));
    assert_eq!(refusal(&["uniform", "greedy", "uniform"]), Some(ArenaError::PlayerTwice("uniform".to_string())));
}

#[test]
fn a_page_and_values_hold_every_pair() {
    let report = run(&ladder(&["greedy", "uniform", "pimc:1"], 3, 2), None);
    let tables = report.document().blocks.into_iter().filter_map(|block| match block {
        Block::Table { rows, .. } => Some(rows.len()),
        Block::Heading(_)
        | Block::Subheading(_)
        | Block::Paragraph(_)
        | Block::Intervals { .. }
        | Block::Curves { .. } => None,
    });
    assert_eq!(tables.collect::<Vec<_>>(), [3, 3], "three players, three pairs");
    let csv = report.to_csv();
    assert_eq!(csv.lines().count(), 4);
    let columns = csv.lines().next().map(|head| head.split(',').count());
    assert!(csv.lines().all(|line| Some(line.split(',').count()) == columns), "{csv}");
}

#[test]
fn what_is_kept_of_a_ladder_is_read_back_whole() {
    let report = run(&ladder(&["greedy", "uniform"], 3, 1), None);
    let command = "zashiki ladder rinpa".to_string();
    let kept = Kept { command, seconds: 3_700, machine: "a table".into(), date: "2026-01-01".into(), report };
    assert_eq!(serde_json::from_str::<Kept<LadderReport>>(&kept.to_json()).expect("JSON"), kept);
    let document = ladder_document(&[kept]);
    assert!(document.contains("```\nzashiki ladder rinpa\n```") && document.contains("1 h 1 min on a table"));
}

/// Those who played a ladder, as they are today.
struct Today<'a>(&'a LadderReport);

impl catalog::Visitor for Today<'_> {
    type Output = LineUp;

    fn visit<G: catalog::Entry>(self) -> LineUp {
        let LadderReport { seats, line_up, .. } = self.0;
        let names: Vec<String> = line_up.players.iter().map(|(name, _)| name.clone()).collect();
        LineUp::of::<G>(&names, *seats)
    }
}

#[test]
fn the_document_of_ladders_came_from_its_commands() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let ladders = kept_ladders(&docs.join("ladder")).expect("the results are kept and can be read");
    assert!(!ladders.is_empty());
    for ladder in &ladders {
        let LadderReport { game, seats, .. } = &ladder.report;
        assert!(ladder.command.starts_with(&format!("zashiki ladder {game} ")), "{}", ladder.command);
        assert!(ladder.command.contains("--docs"), "{}", ladder.command);
        assert_eq!(ladder.file_name(), format!("{game}-{seats}.json"));
        let today = catalog::visit(game, Today(&ladder.report)).expect("a known game");
        assert_eq!(ladder.report.line_up, today, "players have changed since: run the command of {game} again");
    }
    let document = fs::read_to_string(docs.join("LADDER.md")).expect("the document is there");
    assert!(document == ladder_document(&ladders), "write it again: zashiki ladder GAME … --docs docs");
}

#[test]
fn with_a_reach_only_neighbors_in_the_list_play_and_everybody_is_rated() {
    let few = Ladder { reach: Some(1), ..ladder(&["uniform", "greedy", "pimc:2"], 3, 2) };
    let report = run(&few, None);
    let pairs: BTreeSet<BTreeSet<&str>> =
        report.pairs.iter().map(|pair| BTreeSet::from([pair.player.as_str(), &pair.against])).collect();
    assert_eq!(pairs, BTreeSet::from([BTreeSet::from(["uniform", "greedy"]), BTreeSet::from(["greedy", "pimc:2"])]));
    assert_eq!((report.ratings.len(), report.games), (3, few.games()));
}

#[test]
fn pairs_with_a_slow_player_play_fewer_deals_with_and_without_an_early_stop() {
    let slow = vec![("pimc:2".to_string(), 1)];
    for early_stop in [None, Some(EarlyStop { low: 0.0, high: 40.0 })] {
        let ladder = Ladder { slow: slow.clone(), early_stop, ..ladder(&["uniform", "greedy", "pimc:2"], 3, 3) };
        let report = run(&ladder, None);
        for pair in &report.pairs {
            let is_slow = [&pair.player, &pair.against].iter().any(|name| *name == "pimc:2");
            assert_eq!(pair.deals, if is_slow { 1 } else { 3 }, "{} and {}", pair.player, pair.against);
        }
        assert_eq!(report.games, ladder.games());
    }
}
