//! A house full of people who misbehave is killed a few times in seconds: nothing that was acknowledged is lost,
//! no table is stuck, and nobody was shown what their seat can't know.

use std::process::Command;

#[test]
fn a_house_goes_through_floods_reloads_and_kills_and_loses_nothing() {
    let mut soak = Command::new(env!("CARGO_BIN_EXE_zashiki"));
    soak.args(["soak", "--seconds", "20", "--kill-every", "6", "--tables", "8", "--json"]);
    let ended = soak.output().expect("the program runs");
    let (said, error) = (String::from_utf8_lossy(&ended.stdout), String::from_utf8_lossy(&ended.stderr));
    assert!(ended.status.success(), "{error}{said}");
    let report: serde_json::Value = serde_json::from_str(&said).expect("a report");
    assert!(report["kills"].as_u64() >= Some(2), "{said}");
    assert!(report["acknowledged_actions"].as_u64() >= Some(100), "{said}");
    assert_eq!(report["faults"], serde_json::json!([]), "{said}");
}
