//! Which crates may be built for which: the graph stays wide, so that a change in a page rebuilds no game and no lab.

use std::process::Command;

/// Everything that is built to build and test a crate.
fn built_for(package: &str) -> Vec<String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_string());
    let arguments = ["tree", "--offline", "--package", package, "--prefix", "none", "--format", "{p}"];
    let tree = Command::new(cargo).args(arguments).output().expect("cargo answers");
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    let text = String::from_utf8(tree.stdout).expect("readable text");
    text.lines().filter_map(|line| line.split(' ').next()).map(str::to_string).collect()
}

#[test]
fn rooms_and_the_lab_are_built_without_pages_and_texts() {
    for package in ["room", "lab", "catalog"] {
        let built = built_for(package);
        assert!(built.iter().any(|name| name == "table"), "{package}: {built:?}");
        for heavy in ["boards", "maud", "fluent-bundle", "axum", "sqlx"] {
            assert!(!built.iter().any(|name| name == heavy), "{package} builds {heavy}");
        }
    }
}

#[test]
fn a_game_is_built_without_other_games_servers_and_databases() {
    for (package, other) in [("kabuki", "iki"), ("iki", "kabuki")] {
        let built = built_for(package);
        for heavy in [other, "axum", "sqlx", "maud", "bots"] {
            assert!(!built.iter().any(|name| name == heavy), "{package} builds {heavy}");
        }
    }
}
