//! The attacks of `zashiki soak --hostile` in their small size: what counts is counted, and what takes time is compared
//! with the same moment before the attack, since a test can't know how busy the machine is.

use std::process::Command;

use serde_json::Value;

/// What an attack measured, figure by figure.
fn attack(name: &str) -> Vec<Value> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_zashiki"));
    command.args(["soak", "--hostile", "--small", "--json", "--only", name]).env_remove("DATABASE_URL");
    let ended = command.output().expect("the program runs");
    let (said, error) = (String::from_utf8_lossy(&ended.stdout), String::from_utf8_lossy(&ended.stderr));
    let report: Value = serde_json::from_str(&said).unwrap_or_else(|_| panic!("no report: {error}"));
    println!("{error}{report:#}");
    let broken = report["broken"].as_u64().expect("a number");
    assert_eq!(ended.status.success(), broken == 0, "a broken figure fails the command");
    report["figures"].as_array().expect("a list").clone()
}

/// How often a seat may take something back in one game.
const TAKE_BACKS: u32 = 50;

fn number(figure: &Value, field: &str) -> f64 {
    figure[field].as_f64().unwrap_or_else(|| panic!("no {field}: {figure}"))
}

#[test]
fn one_address_lays_no_more_tables_than_its_limit_although_it_is_a_new_guest_each_time() {
    let figures = attack("tables");
    assert_eq!(figures[0]["held"], true, "{figures:?}");
    assert!(number(&figures[0], "measured") > 0.0, "somebody who wants a table gets one: {figures:?}");
}

#[test]
fn no_cookie_that_was_changed_or_made_for_another_purpose_is_accepted() {
    let figures = attack("cookies");
    assert_eq!(number(&figures[0], "measured"), 0.0, "{figures:?}");
}

#[test]
fn a_bystanders_bot_answers_as_before_while_somebody_asks_for_many_hints() {
    let figures = attack("hints");
    let (before, longer) = (number(&figures[0], "before"), number(&figures[0], "measured"));
    assert!(longer < before, "a bot that took {before} ms takes {longer} ms longer: {figures:?}");
}

#[test]
fn a_bystander_plays_on_while_a_page_of_rules_is_loaded_without_a_pause() {
    let figures = attack("rules-page");
    let (before, during) = (number(&figures[0], "before"), number(&figures[0], "measured"));
    assert!(during < before * 20.0, "a move took {before} ms and takes {during} ms: {figures:?}");
}

#[test]
fn a_table_at_which_much_was_taken_back_is_there_after_a_restart() {
    let figures = attack("take-backs");
    assert!(figures.iter().all(|figure| figure["measured"].is_number()), "{figures:?}");
    let note = figures[0]["note"].as_str().expect("a note");
    let taken_back: u32 = note.split(' ').next().and_then(|count| count.parse().ok()).expect("a number");
    assert!((1..=TAKE_BACKS).contains(&taken_back), "{note}");
}

#[test]
fn an_unknown_attack_lists_the_known_ones_and_only_hostile_takes_one() {
    let zashiki = |words: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_zashiki")).args(words).output().expect("the program runs");
        assert!(!output.status.success());
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let unknown = zashiki(&["soak", "--hostile", "--only", "teapots"]);
    assert!(unknown.contains("there is no attack 'teapots'") && unknown.contains("slow-connections"), "{unknown}");
    let alone = zashiki(&["soak", "--only", "hints"]);
    assert!(alone.contains("--hostile"), "{alone}");
}
