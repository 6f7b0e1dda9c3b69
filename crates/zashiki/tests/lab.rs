//! The commands of the lab as a researcher uses them.

use std::io::Write as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use serde_json::Value;

fn zashiki(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_zashiki")).args(words).output().expect("the binary starts")
}

fn stdout(words: &[&str]) -> String {
    let output = zashiki(words);
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("output is text")
}

fn json(words: &[&str]) -> Value {
    serde_json::from_str(&stdout(words)).expect("JSON")
}

fn number(row: &Value, key: &str) -> f64 {
    row[key].as_f64().unwrap_or_else(|| panic!("{key} is a number in {row}"))
}

fn complaint(words: &[&str]) -> String {
    let output = zashiki(words);
    assert!(!output.status.success(), "{words:?} succeeded");
    String::from_utf8(output.stderr).expect("output is text")
}

/// A folder of this test's own that goes away with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = env::temp_dir().join(format!("zashiki-lab-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).expect("the folder for passing files can be written");
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a path of plain letters").to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_ladder_keeps_its_result_and_writes_the_document() {
    let folder = Folder::new("ladder");
    let (docs, log, page) = (folder.file("docs"), folder.file("ladder.log"), folder.file("ladder.html"));
    let ladder = ["ladder", "rinpa", "-p", "greedy,uniform", "-s", "3", "-o", "deals=one", "-g", "12"];
    let whole = json(&[&ladder[..], &["--json"]].concat());
    let kept = json(&[&ladder[..], &["--json", "--resume", &log, "--docs", &docs, "--html", &page]].concat());
    assert_eq!(whole, kept);
    assert_eq!(kept, json(&[&ladder[..], &["--json", "--resume", &log]].concat()), "all deals were in the log");
    let document = fs::read_to_string(Path::new(&docs).join("LADDER.md")).expect("the document is written");
    assert!(document.contains("zashiki ladder rinpa -p greedy,uniform -s 3 -o deals=one -g 12 "), "{document}");
    assert!(document.contains("\n## rinpa, 3 seats, deals=one\n"), "{document}");
    assert!(Path::new(&docs).join("ladder/rinpa-3-deals=one.json").exists(), "the usual ladder has another file");
    assert!(fs::read_to_string(page).expect("the page is written").contains("</svg>"));
    assert_eq!(stdout(&[&ladder[..], &["--csv"]].concat()).lines().count(), 2);
    let other = complaint(&[&ladder[..], &["--resume", &log, "--seed", "2"]].concat());
    assert!(other.contains("the log is of another contest"), "{other}");
}

#[test]
fn what_could_not_be_written_in_the_end_is_refused_before_anything_is_played() {
    let folder = Folder::new("unwritable");
    let (record, file) = (folder.file("one.game"), folder.file("a file"));
    stdout(&["record", "rinpa", "-p", "uniform", "-o", "deals=one", "--out", &record]);
    fs::write(&file, "not a folder").expect("the file can be written");
    let (page, docs) = (folder.file("no such folder/a.html"), format!("{file}/docs"));
    // This many games would take hours.
    let players = ["-p", "uniform,greedy", "-g", "90000000"];
    let refused = [
        [&["arena", "rinpa", "--html", &page], &players[..]].concat(),
        [&["ladder", "rinpa", "--html", &page], &players[..]].concat(),
        [&["ladder", "rinpa", "--docs", &docs], &players[..]].concat(),
        vec!["study", "rinpa", "-g", "9000000", "--html", &page],
        vec!["export", "rinpa", "-p", "uniform", "-g", "90000000", "--out", &page],
        vec!["review", &record, "--worlds", "1000000", "--html", &page],
        vec!["tune", "rinpa", "--rounds", "1000000", "--found", &page],
        vec!["tune", "rinpa", "--rounds", "1000000", "--docs", &docs],
        vec!["bench", "--all", "--ms", "60000", "--docs", &docs],
        vec!["record", "rinpa", "-p", "tree:10000000", "--out", &page],
    ];
    for words in refused {
        let said = complaint(&words);
        assert!(said.contains("so nothing was begun") && said.lines().count() == 1, "{words:?}: {said}");
    }
}

#[test]
fn what_stands_in_a_file_stays_until_there_is_something_better() {
    let folder = Folder::new("kept");
    let page = folder.file("page.html");
    fs::write(&page, "the page of yesterday").expect("the file can be written");
    complaint(&["arena", "rinpa", "-p", "godlike", "--html", &page]);
    assert_eq!(fs::read_to_string(&page).expect("it is still there"), "the page of yesterday");
    let new = folder.file("new.html");
    complaint(&["arena", "rinpa", "-p", "godlike", "--html", &new]);
    assert!(!Path::new(&new).exists(), "nothing is left of the attempt");
    complaint(&["export", "rinpa", "-p", "godlike", "--out", &page]);
    assert_eq!(fs::read_to_string(&page).expect("it is still there"), "the page of yesterday");
    stdout(&["export", "rinpa", "-o", "deals=one", "-p", "uniform", "-g", "1", "--out", &page]);
    assert!(fs::read_to_string(&page).expect("it is there").starts_with("{\"line\":\"heading\""));
}

#[test]
fn a_number_of_seats_that_a_game_does_not_have_is_refused_whatever_is_asked() {
    for command in [&["tune", "iki", "--list", "-s", "5"][..], &["arena", "iki", "-s", "0", "-p", "judgment:9,master"]]
    {
        let said = complaint(command);
        assert!(said.contains("iki is a game for 2 to 4"), "{said}");
    }
}

#[test]
fn a_tuned_set_is_found_again_from_where_it_began() {
    let folder = Folder::new("tuned");
    let (docs, other) = (folder.file("docs"), folder.file("start.json"));
    let tune = ["tune", "rinpa", "-s", "3", "-o", "deals=one", "-w", "search", "--rounds", "3", "-g", "6"];
    let tune = [&tune[..], &["--proof", "6", "--iterations", "4", "--json"]].concat();
    let usual = json(&[&tune[..], &["--docs", &docs]].concat());
    let kept = Path::new(&docs).join("tuning/rinpa-search-3.json");
    let mut began: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(kept).expect("it is kept")).expect("it is JSON");
    assert_eq!(began["report"], usual);
    let page = fs::read_to_string(Path::new(&docs).join("tuning/rinpa.md")).expect("the page is written");
    assert!(page.contains("--start docs/tuning/rinpa-search-3.json"), "{page}");
    // As if the default weights had been others then.
    began["report"]["start"] = serde_json::json!([0.5, 0.25, 0.75]);
    fs::write(&other, began.to_string()).expect("the file can be written");
    let again = json(&[&tune[..], &["--start", &other]].concat());
    assert_eq!(again["start"], serde_json::json!([0.5, 0.25, 0.75]));
    assert_ne!(again["course"], usual["course"]);
    let said = complaint(&["tune", "rinpa", "-s", "4", "--start", &other]);
    assert!(said.contains("is of rinpa at 3 seats"), "{said}");
    let said = complaint(&["tune", "rinpa", "-s", "3", "-w", "chances", "--start", &other]);
    assert!(said.contains("the start is of other weights"), "{said}");
    began["report"]["start"] = serde_json::json!([16.0, 0.25, 0.75]);
    fs::write(&other, began.to_string()).expect("the file can be written");
    let said = complaint(&["tune", "rinpa", "-s", "3", "-w", "search", "--start", &other]);
    assert!(said.contains("exploration is 16, but goes from 0.1 to 1.6"), "{said}");
    fs::write(&other, "a letter").expect("the file can be written");
    let said = complaint(&["tune", "rinpa", "-s", "3", "--start", &other]);
    assert!(said.contains("start.json") && said.contains("this is no result that was kept"), "{said}");
}

#[test]
fn what_was_found_is_told_although_a_file_cannot_be_written() {
    let arena = ["arena", "rinpa", "-p", "uniform,greedy", "-g", "4", "-o", "deals=one", "--html", "/dev/full"];
    let output = zashiki(&arena);
    assert!(!output.status.success() && String::from_utf8_lossy(&output.stdout).contains("greedy"), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("/dev/full could not be written"), "{output:?}");
}

#[test]
fn a_bench_of_all_games_makes_the_folder_of_its_document() {
    let folder = Folder::new("bench");
    let docs = folder.file("a new folder/docs");
    assert!(complaint(&["bench", "--all", "--seats", "9", "--docs", &docs]).contains("no game has this many seats"));
    assert!(!Path::new(&docs).join("BENCHMARKS.md").exists(), "nothing is written of no game");
    stdout(&["bench", "--all", "--seats", "5", "--ms", "10", "--docs", &docs]);
    assert!(Path::new(&docs).join("BENCHMARKS.md").exists() && Path::new(&docs).join("benchmarks.json").exists());
}

#[test]
fn an_arena_ends_early_when_it_is_clear() {
    let arena =
        ["arena", "rinpa", "-p", "greedy,uniform", "-o", "deals=one", "-g", "4000", "--sprt", "-10:40", "--json"];
    let report = json(&arena);
    assert_eq!(report["early_stop"]["verdict"], "high");
    assert!(report["games"].as_u64().is_some_and(|games| games < 4_000), "{report}");
    assert!(complaint(&["arena", "rinpa", "-p", "greedy,uniform", "--sprt", "20"]).contains("for instance 0:20"));
}

#[test]
fn a_log_is_for_one_run_at_a_time_and_free_when_that_was_killed() {
    let folder = Folder::new("lock");
    let log = folder.file("arena.log");
    let arena = |games| ["arena", "rinpa", "-p", "uniform,greedy", "-o", "deals=one", "--resume", &log, "-g", games];
    let mut first = Command::new(env!("CARGO_BIN_EXE_zashiki"));
    let mut first = first.args(arena("4000000")).stdout(Stdio::null()).spawn().expect("the binary starts");
    let begun = Instant::now();
    while fs::read_to_string(&log).unwrap_or_default().lines().count() < 3 {
        assert!(begun.elapsed() < Duration::from_secs(60), "no deal was finished");
        thread::sleep(Duration::from_millis(20));
    }
    let second = complaint(&arena("4"));
    assert!(second.contains("another run is using this log of finished deals"), "{second}");
    first.kill().expect("it is running");
    first.wait().expect("it ends");
    stdout(&arena("4"));
}

#[test]
fn exported_games_are_read_back() {
    let folder = Folder::new("export");
    let file = folder.file("games.jsonl");
    for game in ["rinpa", "kabuki", "ukiyo-e"] {
        stdout(&["export", game, "-p", "uniform", "-g", "3", "--out", &file]);
        assert_eq!(stdout(&["export", "--check", &file]), "3 games replay, and every line is theirs\n", "{game}");
        let text = fs::read_to_string(&file).expect("the file is there");
        assert_eq!(text, stdout(&["export", game, "-p", "uniform", "-g", "3", "--threads", "1"]), "{game}");
        fs::write(&file, text.replacen("\"step\":3", "\"step\":4", 1)).expect("the file can be written");
        assert!(complaint(&["export", "--check", &file]).contains("this is not what game 0 leads to"), "{game}");
    }
}

#[test]
fn exported_games_are_read_back_from_standard_input() {
    let text = stdout(&["export", "rinpa", "-p", "uniform", "-g", "2"]);
    let check = |text: &str| {
        let mut check = Command::new(env!("CARGO_BIN_EXE_zashiki"));
        check.args(["export", "--check", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut check = check.spawn().expect("the binary starts");
        // A file that is refused is not read to its end.
        let _ = check.stdin.take().expect("it reads").write_all(text.as_bytes());
        check.wait_with_output().expect("it ends")
    };
    assert_eq!(check(&text).stdout, b"2 games replay, and every line is theirs\n");
    let changed = check(&text.replacen("\"seats\":4", "\"seats\":3", 1));
    let said = String::from_utf8_lossy(&changed.stderr).into_owned();
    assert!(!changed.status.success() && said.contains("the heading says 3 seats"), "{said}");
}

#[test]
fn a_study_tells_skill_from_luck_and_writes_a_page() {
    let folder = Folder::new("study");
    let page = folder.file("study.html");
    let study = ["study", "rinpa", "--player", "uniform", "-l", "uniform,greedy", "-g", "8", "-o", "deals=one"];
    let report = json(&[&study[..], &["--json", "--html", &page]].concat());
    assert_eq!((&report["games"], &report["player"]), (&8.into(), &"uniform".into()));
    assert!(report["skill"]["by_level"].is_number() && report["length"]["mean"].as_f64() > Some(40.0));
    assert!(fs::read_to_string(page).expect("the page is written").contains("When the winner is known"));
}

#[test]
fn a_review_is_the_same_every_time() {
    let folder = Folder::new("review");
    let (record, page) = (folder.file("one.game"), folder.file("review.html"));
    let play = ["record", "rinpa", "-p", "uniform", "-s", "3", "-o", "deals=one", "--seed", "7", "--out", &record];
    stdout(&play);
    let review = ["review", &record, "--level", "greedy", "--worlds", "5", "--json"];
    let report = json(&[&review[..], &["--html", &page]].concat());
    assert_eq!(report, json(&[&review[..], &["--threads", "1"]].concat()));
    assert!(report["moments"].as_array().is_some_and(|moments| moments.len() > 45));
    assert!(fs::read_to_string(page).expect("the page is written").contains("<polyline"));
    assert!(complaint(&["review", &record, "--level", "godlike"]).contains("choose from apprentice"));
}

#[test]
fn a_record_that_does_not_replay_is_not_reviewed() {
    let folder = Folder::new("false");
    let record = folder.file("one.game");
    stdout(&["record", "rinpa", "-p", "uniform", "-s", "3", "-o", "deals=one", "--seed", "7", "--out", &record]);
    let text = fs::read_to_string(&record).expect("the record is there");
    fs::write(&record, text.replace("\npoints A ", "\npoints A 9")).expect("the record can be written");
    let said = complaint(&["review", &record, "--level", "greedy", "--worlds", "5"]);
    assert_eq!(said, complaint(&["replay", &record, "--quiet"]));
    assert!(said.contains("does not replay"), "{said}");
}

/// A program that answers `bench` with these figures and keeps the arguments of every call in a file.
fn program_with(folder: &Folder, figures: &str) -> (String, String) {
    let (program, calls) = (folder.file("other"), folder.file("calls"));
    let script = format!("#!/bin/sh\necho \"$*\" >> '{calls}'\necho '{figures}'\n");
    fs::write(&program, script).expect("the program can be written");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("it can be made executable");
    (program, calls)
}

#[test]
fn two_programs_are_compared_in_turn_by_the_speeds_that_both_have() {
    let folder = Folder::new("against");
    let figures =
        r#"{"game":"rinpa","actions_per_second":0.5,"games_per_second":2,"tunes_per_second":3,"state_bytes":9}"#;
    let (other, calls) = program_with(&folder, figures);
    let bench = ["bench", "rinpa", "--seats", "3", "-o", "deals=one", "--rounds", "3", "--ms", "10", "--json"];
    let compared = json(&[&bench[..], &["--against", &other]].concat());
    let compared = compared.as_array().expect("a list of figures");
    let others: Vec<(&str, f64)> =
        compared.iter().map(|row| (row["figure"].as_str().unwrap_or(""), number(row, "other"))).collect();
    assert_eq!(others, [("actions_per_second", 0.5), ("games_per_second", 2.0)]);
    for row in compared {
        // The other program always has the same figure, so the ratio is that of this one's geometric mean.
        let (ratio, mean) = (number(row, "ratio"), number(row, "this") / number(row, "other"));
        assert!(ratio > 0.0 && ratio <= mean * (1.0 + 1e-9), "{row}");
        assert!(number(row, "low") <= ratio && ratio <= number(row, "high"), "{row}");
    }
    let actions_a_game = number(&compared[0], "this") / number(&compared[1], "this");
    assert!((45.0..80.0).contains(&actions_a_game), "a deal of three seats has 45 cards: {actions_a_game} actions");
    let calls = fs::read_to_string(calls).expect("the other program was called");
    assert_eq!(calls, "bench rinpa --json --ms 10 --seed 1 --seats 3 --option deals=one\n".repeat(3));
}

#[test]
fn a_program_that_is_not_this_one_is_refused_in_a_comparison() {
    let folder = Folder::new("stranger");
    let against = |program: &str| complaint(&["bench", "rinpa", "--against", program, "--ms", "10", "--rounds", "2"]);
    assert!(against("/no/such/program").contains("could not be started"));
    let said = against("true");
    assert!(said.contains("true is no zashiki: it does not answer 'bench' with figures"), "{said}");
    let (stranger, _) = program_with(&folder, r#"{"tunes_per_second":3}"#);
    assert!(against(&stranger).contains("the two programs have no figure in common"));
}

#[test]
fn the_document_of_benchmarks_is_of_all_games() {
    let folder = Folder::new("docs");
    let docs = ["--ms", "10", "--docs", &folder.file("docs")];
    for words in [&["bench"][..], &["bench", "rinpa"], &["bench", "rinpa", "--against", "/no/such/program"]] {
        let said = complaint(&[words, &docs].concat());
        assert!(said.contains("--docs needs --all"), "{words:?}: {said}");
    }
}

#[test]
fn the_games_to_count_by_are_always_the_same() {
    let probe = |games: &str| stdout(&["probe", "rinpa", "--games", games]).trim().parse::<u64>().expect("a number");
    assert_eq!(probe("3"), probe("3"));
    assert!(probe("4") > probe("3"));
}

#[test]
fn a_small_variant_is_solved_and_a_large_one_refused() {
    let tiny = ["exact", "rinpa", "-s", "3", "-o", "deck=tiny", "-o", "deals=one", "-p", "uniform", "--rounds", "3"];
    let solved = json(&[&tiny[..], &["--json"]].concat());
    assert_eq!((solved["deals"].as_u64(), solved["players"][0]["player"].as_str()), (Some(7_560), Some("uniform")));
    assert!(complaint(&["exact", "rinpa"]).contains("choose a smaller variant"));
}
