//! The guide for hosts shows a safe set-up: what its examples set, no compiler checks.

use std::fs;
use std::path::Path;

/// The first example in this language of the guide for hosts.
fn example(language: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/HOSTING.md");
    let guide = fs::read_to_string(path).expect("the guide can be read");
    let begun = guide.split_once(&format!("```{language}\n")).unwrap_or_else(|| panic!("no example in {language}")).1;
    begun.split_once("```").expect("the example ends").0.to_string()
}

/// The value that a line of an example gives to this name.
fn value(example: &str, name: &str) -> Option<String> {
    let line = example.lines().map(str::trim).find(|line| line.split(['=', ' ']).next() == Some(name))?;
    Some(line[name.len()..].trim_start_matches(['=', ' ']).to_string())
}

#[test]
fn the_unit_restarts_the_house_opens_enough_files_and_lets_nobody_else_read_them() {
    let unit = example("ini");
    assert_eq!(value(&unit, "UMask").as_deref(), Some("0077"));
    assert!(value(&unit, "RestartSec").is_some_and(|seconds| seconds.parse::<u32>().is_ok()));
    let files = value(&unit, "LimitNOFILE").and_then(|files| files.parse::<u32>().ok());
    assert!(files.is_some_and(|files| files >= 65_536), "{files:?}");
    assert!(value(&unit, "User").is_some_and(|user| user != "root"));
}

#[test]
fn the_container_does_not_run_as_root() {
    let container = example("dockerfile");
    assert!(value(&container, "USER").is_some_and(|user| user != "root" && user != "0"), "{container}");
}

#[test]
fn the_proxy_limits_requests_and_connections_by_address() {
    let proxy = example("nginx");
    for directive in ["limit_req_zone", "limit_req", "limit_conn_zone", "limit_conn"] {
        assert!(value(&proxy, directive).is_some(), "{directive} is missing");
    }
    assert!(value(&proxy, "limit_req_status").is_some_and(|status| status.starts_with("429")));
}
