//! Games as data are whole, and come back as the same games.

use rinpa::Rinpa;

use crate::{Export, check_export, exported_games};

fn written(seed: u64) -> String {
    let export = Export {
        seats: 3,
        options: vec![("deals".to_string(), "one".to_string())],
        players: vec!["uniform".to_string(), "greedy".to_string()],
        games: 3,
        seed,
    };
    let mut out = Vec::new();
    export.write::<Rinpa>(&mut out, &|_| {}).expect("memory can be written");
    String::from_utf8(out).expect("JSON is text")
}

fn problem(text: &str) -> String {
    check_export::<Rinpa>(&mut text.as_bytes(), &|_| {}).expect_err("a broken file").to_string()
}

#[test]
fn what_was_written_is_read_back_and_replays() {
    let text = written(1);
    assert_eq!(check_export::<Rinpa>(&mut text.as_bytes(), &|_| {}).expect("a good file"), 3);
    assert_eq!(exported_games(text.lines().next().expect("a heading")).expect("a heading"), ("rinpa".to_string(), 3));
    assert_eq!(text, written(1), "the same seed writes the same file");
    assert_ne!(text, written(2));
}

#[test]
fn a_step_has_the_choice_among_the_legal_actions_of_a_seat_that_was_asked() {
    let text = written(1);
    let mut steps = 0;
    for line in text.lines() {
        let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
        if line["line"] == "step" {
            let asked = line["asked"].as_array().expect("a list");
            let asked = asked.iter().find(|asked| asked["seat"] == line["input"]["seat"]).expect("who acts was asked");
            let legal = asked["legal"].as_array().expect("a list");
            assert!(legal.contains(&line["input"]["action"]), "{line}");
            assert!(asked["must"] == true && asked["view"].is_object());
            steps += 1;
        }
    }
    assert!(steps > 60, "{steps}");
}

#[test]
fn players_move_on_one_seat_with_every_game() {
    let text = written(1);
    let at_seat_a: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with(r#"{"line":"game""#))
        .map(|line| if line.contains(r"player A uniform\n") { "uniform" } else { "greedy" })
        .collect();
    assert_eq!(at_seat_a, ["uniform", "greedy", "uniform"]);
}

#[test]
fn a_changed_line_is_found_and_named() {
    let text = written(1);
    let lines: Vec<&str> = text.lines().collect();
    let changed = lines[4].replacen("\"legal\":[", "\"legal\":[\"K99\",", 1);
    let with = |line: &str| [&lines[..4], &[line], &lines[5..]].concat().join("\n") + "\n";
    assert!(
        problem(&with(&changed)).starts_with("line 5: this is not what game 0 leads to"),
        "{}",
        problem(&with(&changed))
    );
    let cut = lines[..10].join("\n") + "\n";
    assert_eq!(problem(&cut), "line 11: the file ends here, but the next step must follow");
    assert_eq!(problem(&(text.clone() + "{}\n")), format!("line {}: nothing may follow", lines.len() + 1));
    assert!(problem("a letter\n").starts_with("line 1: the heading must stand here"));
    assert!(exported_games("a letter").is_err());
}

#[test]
fn a_changed_heading_is_found() {
    let text = written(1);
    let changed = |from: &str, to: &str| problem(&text.replacen(from, to, 1));
    assert_eq!(changed("\"seats\":3", "\"seats\":4"), "line 2: the heading says 4 seats, but this is a game of 3");
    assert_eq!(
        changed("\"seed\":1", "\"seed\":2"),
        "line 2: this is not the seed that game 0 has if the heading's seed is 2"
    );
    let said = changed("\"rules\":1", "\"rules\":7");
    assert_eq!(said, "line 1: this was played by rules 7 of rinpa, and this program plays by rules 1");
    assert!(changed("\"games\":3}", "\"games\":3, \"by\":\"me\"}").starts_with("line 1: this is not how"));
    assert!(changed("\"games\":3", "\"games\":2").ends_with("nothing may follow"));
}

#[test]
fn the_first_line_of_a_game_is_compared_as_well() {
    let changed = written(1).replacen("\"line\":\"game\",", "\"line\": \"game\",", 1);
    assert!(problem(&changed).starts_with("line 2: this is not what game 0 leads to"), "{}", problem(&changed));
}
