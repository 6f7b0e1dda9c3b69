//! The command line as a stranger uses it: what it says, where it says it, and what bad input gets.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

fn zashiki(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_zashiki")).args(arguments).output().expect("the binary starts")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("output is text")
}

fn complaint(arguments: &[&str]) -> String {
    let output = zashiki(arguments);
    assert!(!output.status.success(), "{arguments:?} succeeded");
    assert!(output.stdout.is_empty(), "a complaint belongs on standard error");
    String::from_utf8(output.stderr).expect("output is text").trim().to_string()
}

/// A file of this test's own that goes away with it.
struct Paper(PathBuf);

impl Paper {
    fn new(name: &str, text: &str) -> Paper {
        let path = std::env::temp_dir().join(format!("zashiki-{}-{name}", std::process::id()));
        fs::write(&path, text).expect("the folder for passing files can be written");
        Paper(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a path of plain letters")
    }
}

impl Drop for Paper {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

fn record() -> String {
    let output = zashiki(&["record", "rinpa", "-p", "uniform", "--seats", "3", "-o", "deals=one", "--seed", "7"]);
    assert!(output.status.success());
    stdout(&output)
}

/// How many inputs a record has.
fn inputs(record: &str) -> usize {
    record.lines().skip_while(|line| *line != "begin").skip(1).take_while(|line| !line.starts_with("points ")).count()
}

#[test]
fn the_games_are_listed_with_seats_options_and_levels() {
    let text = stdout(&zashiki(&["games"]));
    for word in ["rinpa", "3 to 5 seats", "deals=one", "level apprentice", "level dealer", "level master"] {
        assert!(text.contains(word), "{word} is missing in {text}");
    }
    let json: serde_json::Value = serde_json::from_slice(&zashiki(&["games", "--json"]).stdout).expect("JSON");
    assert_eq!(json[0]["name"], "rinpa");
}

#[test]
fn the_same_seed_and_players_give_the_same_record_and_it_replays() {
    let text = record();
    assert_eq!(text, record());
    let paper = Paper::new("same.game", &text);
    let output = zashiki(&["replay", paper.path(), "--quiet"]);
    assert!(output.status.success());
    assert!(output.stdout.is_empty());
    let genuine = format!("is genuine: {} inputs replay", inputs(&text));
    assert!(String::from_utf8_lossy(&output.stderr).contains(&genuine));
}

#[test]
fn a_replay_as_json_has_one_line_a_step_with_every_seats_view() {
    let record = record();
    let paper = Paper::new("json.game", &record);
    let text = stdout(&zashiki(&["replay", paper.path(), "--json"]));
    let steps: Vec<serde_json::Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(steps.len(), inputs(&record) + 1);
    assert!(steps[0]["input"].is_null());
    assert_eq!(steps[1]["input"]["seat"].as_u64().map(|seat| seat < 3), Some(true));
    for viewer in ["A", "B", "C", "spectator"] {
        assert!(steps[0]["views"][viewer].is_object(), "{viewer}");
    }
    assert!(steps[steps.len() - 1]["outcome"].is_object());
}

#[test]
fn a_record_that_does_not_replay_names_the_line_and_the_reason() {
    let text = record();
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| *line == "begin").expect("inputs begin") + 1;
    let mut twice = lines.clone();
    twice[first + 1] = lines[first];
    let paper = Paper::new("twice.game", &(twice.join("\n") + "\n"));
    let text = complaint(&["replay", paper.path()]);
    assert!(text.contains(&format!("line {}: it is not seat", first + 2)), "{text}");
}

#[test]
fn a_record_of_newer_rules_says_so() {
    let paper = Paper::new("newer.game", &record().replace("rules 1\n", "rules 9\n"));
    let text = complaint(&["replay", paper.path()]);
    assert!(text.contains("line 3: rules 9 of rinpa are newer than rules 1, the newest known here"), "{text}");
}

#[test]
fn an_unknown_game_and_broken_utf_8_are_blamed_on_their_lines() {
    let paper = Paper::new("unknown.game", &record().replace("game rinpa\n", "game mahjong\n"));
    for command in [&["replay", paper.path()][..], &["review", paper.path()][..]] {
        let text = complaint(command);
        assert!(text.contains("line 2: ") && text.contains("mahjong"), "{text}");
    }
    let (verdicts, genuine) = verdicts(&[paper]);
    assert!(!genuine && verdicts[0].contains("NOT genuine: line 2: "), "{verdicts:?}");
    let paper = Paper::new("broken.game", "");
    let mut bytes = record().into_bytes();
    let at = bytes.iter().position(|&byte| byte == b'\n').expect("lines") + 3;
    bytes[at] = 0xff;
    std::fs::write(paper.path(), bytes).expect("a file");
    let text = complaint(&["replay", paper.path()]);
    assert!(text.contains("line 2: the text is not UTF-8"), "{text}");
}

#[test]
fn a_record_with_another_seed_or_a_cut_end_is_not_genuine() {
    let text = record();
    let paper = Paper::new("seed.game", &text.replace("\nseed 07", "\nseed 08"));
    assert!(complaint(&["replay", paper.path()]).contains("the hash does not belong to the seed"));
    let cut = text.lines().take(20).collect::<Vec<_>>().join("\n");
    let paper = Paper::new("cut.game", &cut);
    assert!(complaint(&["replay", paper.path()]).contains("line 21: the record ends here"));
}

/// What is said of these records, and whether the command succeeded.
fn verdicts(papers: &[Paper]) -> (Vec<String>, bool) {
    let paths: Vec<&str> = ["replay", "--verify"].into_iter().chain(papers.iter().map(Paper::path)).collect();
    let output = zashiki(&paths);
    (stdout(&output).lines().map(str::to_string).collect(), output.status.success())
}

#[test]
fn genuine_records_are_verified_in_one_line_each() {
    let text = record();
    let unfinished = {
        let begun: Vec<&str> = text.lines().take_while(|line| !line.starts_with("points ")).collect();
        begun.join("\n") + "\nunfinished\n"
    };
    // Another input would only do as a last one: the game is over when it has been made.
    let cut = unfinished.lines().take(20).collect::<Vec<_>>().join("\n") + "\nunfinished\n";
    let papers = [Paper::new("whole.game", &text), Paper::new("cut-short.game", &cut)];
    let (said, passed) = verdicts(&papers);
    assert!(passed, "{said:?}");
    assert_eq!(said.len(), 2);
    let hash = text.lines().find_map(|line| line.strip_prefix("hash ")).expect("a hash");
    assert!(
        said[0].contains(&format!("genuine: the seed belongs to hash {hash}, {} inputs", inputs(&text))),
        "{said:?}"
    );
    assert!(said[0].ends_with("same result") && said[1].contains("no result to compare"), "{said:?}");
}

#[test]
fn a_record_with_one_changed_byte_in_any_line_is_not_genuine() {
    let text = record();
    let lines: Vec<&str> = text.lines().collect();
    // The names of players are nobody's promise: everything else is.
    let told = (0..lines.len()).filter(|&line| !lines[line].starts_with("player "));
    let mut papers = Vec::new();
    for number in told {
        let mut bytes = lines[number].as_bytes().to_vec();
        let last = bytes.len() - 1;
        bytes[last] = if bytes[last].is_ascii_digit() { b'0' + (bytes[last] - b'0' + 1) % 10 } else { b'x' };
        let changed = String::from_utf8(bytes).expect("plain letters");
        let whole: Vec<&str> =
            lines.iter().enumerate().map(|(at, line)| if at == number { &changed } else { *line }).collect();
        papers.push(Paper::new(&format!("byte-{number}.game"), &(whole.join("\n") + "\n")));
    }
    let (said, passed) = verdicts(&papers);
    assert!(!passed);
    assert_eq!(said.len(), papers.len());
    for line in &said {
        assert!(line.contains(": NOT genuine: "), "{line}");
    }
    let of_inputs = said.iter().filter(|line| line.contains("NOT genuine: line ")).count();
    assert!(of_inputs > inputs(&text), "what is wrong is told with its line: {said:?}");
}

#[test]
fn one_bad_record_among_good_ones_fails_and_the_others_are_still_told() {
    let text = record();
    let bad = text.replace("places A ", "places A 9");
    let papers = [Paper::new("good.game", &text), Paper::new("bad.game", &bad), Paper::new("good-too.game", &text)];
    let (said, passed) = verdicts(&papers);
    assert!(!passed);
    let genuine: Vec<bool> = said.iter().map(|line| line.contains(": genuine: ")).collect();
    assert_eq!(genuine, [true, false, true], "{said:?}");
    let many = complaint(&["replay", papers[0].path(), papers[1].path()]);
    assert!(many.contains("check several with --verify"), "{many}");
}

#[test]
fn an_unknown_game_player_or_option_lists_the_known_ones() {
    assert!(complaint(&["record", "go"]).contains("there is no game 'go' in the house: choose from rinpa"));
    let player = complaint(&["arena", "rinpa", "-p", "godlike"]);
    assert!(player.contains("rinpa has no player 'godlike': choose from apprentice, dealer, master"), "{player}");
    let value = complaint(&["record", "rinpa", "-o", "deals=ten"]);
    assert!(value.contains("option 'deals' can't be 'ten': choose from each, one"), "{value}");
    assert!(complaint(&["record", "rinpa", "--seats", "9"]).contains("a game for 3 to 5, not for 9"));
}

#[test]
fn an_arena_gives_json_to_programs() {
    let output = zashiki(&["arena", "rinpa", "-p", "greedy,uniform", "-g", "8", "-o", "deals=one", "--json"]);
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((report["deals"].as_u64(), report["games"].as_u64()), (Some(2), Some(8)));
    assert_eq!(report["standings"][0]["player"], "greedy");
}

#[test]
fn a_game_in_the_terminal_refuses_with_the_rule_and_goes_on() {
    use std::io::Write as _;
    use std::process::Stdio;
    let mut child = Command::new(env!("CARGO_BIN_EXE_zashiki"))
        .args(["play", "rinpa", "--seats", "3", "--seed", "7", "--level", "uniform", "-o", "deals=one"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("its input is piped");
    // Whatever is asked, the first action is taken; before that, two that can't be.
    let typed = "nonsense\n99\n?\nlook\n".to_string() + &"1\n".repeat(40);
    stdin.write_all(typed.as_bytes()).expect("it reads");
    drop(stdin);
    let text = stdout(&child.wait_with_output().expect("it ends"));
    assert!(text.contains("'nonsense' is not an action of this game"), "{text}");
    assert!(text.contains("type a number from 1"), "{text}");
    assert!(text.contains("1. seat"), "the game was played to its end: {text}");
}

#[test]
fn a_secret_is_rotated_only_where_there_is_a_house() {
    let folder = std::env::temp_dir().join(format!("zashiki-{}-no-house", std::process::id()));
    let said = complaint(&["rotate-secret", "--data", folder.to_str().expect("a path of plain letters")]);
    assert!(said.contains("there is no database in") && said.contains("check --data"), "{said}");
    assert!(!folder.exists(), "nothing was made");
}
