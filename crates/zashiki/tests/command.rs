//! What the commands that open a house say and do.

mod house;

use std::process::Command;

use guest::Guest;
use house::House;
use serde_json::Value;
use store::testing::Folder;

fn zashiki(words: &[&str]) -> std::process::Output {
    Command::new(env!("CARGO_BIN_EXE_zashiki")).args(words).env_remove("DATABASE_URL").output().expect("it ran")
}

#[test]
fn a_port_in_use_names_the_flag_that_changes_it() {
    let folders = [Folder::new().expect("a folder"), Folder::new().expect("a folder")];
    let first = House::open(folders[0].path());
    let port = first.address.port().to_string();
    let second = zashiki(&["serve", "--port", &port, "--data", folders[1].path().to_str().expect("readable")]);
    let said = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(!second.status.success());
    assert!(said.contains(&format!("port {port} is in use")) && said.contains("--port"), "{said}");
    assert_eq!(Guest::at(first.address).get("/healthz").expect("an answer").status, 200, "the first is unharmed");
}

#[test]
fn a_data_folder_that_another_house_has_open_is_refused_in_a_sentence() {
    let folder = Folder::new().expect("a folder");
    let mut first = House::open(folder.path());
    let second = zashiki(&["serve", "--port", "0", "--data", folder.path().to_str().expect("readable")]);
    assert!(!second.status.success());
    assert!(String::from_utf8_lossy(&second.stderr).contains("zashiki: "));
    // A house that was killed leaves nothing behind that keeps the next one out.
    first.kill();
    drop(House::open(folder.path()));
}

#[test]
fn the_load_command_measures_a_house_of_its_own() {
    let load = ["bench", "server", "--tables", "3", "--seconds", "1", "--rate", "max", "--json"];
    let output = zashiki(&load);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).expect("one line of JSON");
    assert_eq!((&report["tables"], &report["sockets"]), (&3.into(), &6.into()));
    assert_eq!((&report["refused"], &report["gaps"]), (&0.into(), &0.into()));
    assert!(report["durable_moves"].as_u64().is_some_and(|moves| moves > 0), "{report}");
    assert!(report["actions_of_guests"].as_u64() <= report["durable_moves"].as_u64(), "{report}");
    assert!(report["p50_ms"].as_f64() <= report["p99_ms"].as_f64(), "{report}");
}

#[test]
fn a_bench_wants_a_game_or_the_server() {
    let output = zashiki(&["bench"]);
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("zashiki bench rinpa") && said.contains("zashiki bench server"), "{said}");
    let rules = zashiki(&["bench", "rinpa", "--ms", "10", "--json"]);
    assert!(rules.status.success(), "{}", String::from_utf8_lossy(&rules.stderr));
}
