//! Which crates may be built for which: the graph stays wide, so that a change in a page rebuilds no game and no lab.
//! And what only one crate may do.

use std::fs;
use std::path::{Path, PathBuf};
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

#[test]
fn messages_are_built_without_games_pages_and_servers() {
    let built = built_for("wire");
    assert!(built.iter().any(|name| name == "table"), "{built:?}");
    let games = ["rinpa", "kabuki", "ukiyo-e", "iki", "edo-yashiki"];
    for other in games.iter().chain(&["catalog", "players", "room", "boards", "maud", "fluent-bundle", "axum"]) {
        assert!(!built.iter().any(|name| name == other), "wire builds {other}");
    }
}

#[test]
fn programs_are_built_without_the_server_and_its_games() {
    let built = built_for("guest");
    assert!(built.iter().any(|name| name == "wire"), "{built:?}");
    for other in ["catalog", "room", "boards", "server", "sqlx", "maud"] {
        assert!(!built.iter().any(|name| name == other), "guest builds {other}");
    }
}

/// All Rust files under a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    let found = paths.flat_map(|path| match path.is_dir() {
        true => sources(&path),
        false => vec![path],
    });
    found.filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect()
}

/// Promise 8. A message is an object with a `type`. A crate that tags an enum so, or reads that field into a struct of
/// its own, defines a message a second time.
#[test]
fn only_wire_defines_messages() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the workspace");
    let mut defines = Vec::new();
    for folder in ["crates", "examples"] {
        for path in sources(&root.join(folder)) {
            let source = fs::read_to_string(&path).expect("it can be read");
            if source.contains("tag = \"type\"") || source.contains("rename = \"type\"") {
                defines.push(path.strip_prefix(root).expect("it is in the workspace").display().to_string());
            }
        }
    }
    defines.sort();
    assert_eq!(defines, ["crates/wire/src/client.rs", "crates/wire/src/server.rs"]);
}
