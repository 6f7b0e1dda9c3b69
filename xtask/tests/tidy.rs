//! House rules that no compiler checks: how files begin, how long lines are, and that every crate and every game is
//! listed wherever it must be. Reads files only; builds nothing.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the workspace.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the workspace")
}

/// The text of a file of the workspace.
fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// All files of the workspace with one of these endings, but for what builds leave behind; each with its path from the
/// root and its text.
fn files(endings: &[&str]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the workspace can be read") {
            let path = entry.expect("the workspace can be read").path();
            let name = path.file_name().and_then(|name| name.to_str()).expect("our files have plain names");
            let built =
                ["target", "data", "node_modules", "__pycache__", "corpus"].contains(&name) || name.starts_with('.');
            if path.is_dir() && !built {
                folders.push(path);
            } else if endings.iter().any(|ending| name.ends_with(ending)) {
                let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                let path = path.strip_prefix(root()).expect("it is in the workspace");
                found.push((path.to_str().expect("our files have plain names").to_string(), text));
            }
        }
    }
    assert!(!found.is_empty(), "no file ends with {endings:?}");
    found.sort();
    found
}

/// Fails with all complaints at once, so that one run shows the whole work.
fn complain(complaints: &[String], rule: &str) {
    assert!(complaints.is_empty(), "{rule}:\n{}", complaints.join("\n"));
}

/// The names of the folders in a folder.
fn folders(path: &str) -> Vec<String> {
    let entries = fs::read_dir(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    let paths: Vec<PathBuf> = entries.map(|entry| entry.expect("it can be read").path()).collect();
    let mut names: Vec<String> = paths
        .iter()
        .filter(|path| path.is_dir())
        .map(|path| path.file_name().and_then(|name| name.to_str()).expect("a plain name").to_string())
        .collect();
    names.sort();
    names
}

/// The games: crates whose `game.rs` implements `table::Game`.
fn games() -> Vec<String> {
    let is_game = |name: &String| {
        let path = root().join("crates").join(name).join("src/game.rs");
        fs::read_to_string(path).is_ok_and(|text| text.contains("impl Game for"))
    };
    let mut games = folders("crates");
    games.retain(|name| name != "table" && is_game(name));
    assert!(games.len() >= 5, "only {games:?} were found");
    games
}

#[test]
fn every_source_file_begins_by_saying_what_it_is_about() {
    let mut complaints = Vec::new();
    for (path, text) in files(&[".rs"]) {
        let first = text.lines().next().unwrap_or("");
        if !first.starts_with("//! ") || first.len() < 12 {
            complaints.push(format!("{path}: {first}"));
        }
    }
    complain(&complaints, "the first line of a file is `//!` and says what the file is about");
}

/// What `rustfmt` can break it breaks by itself. It leaves alone comments, and lines with a string in them.
#[test]
fn no_line_is_longer_than_the_formatter_allows() {
    let settings = read("rustfmt.toml");
    let width = settings.lines().find_map(|line| line.strip_prefix("max_width = "));
    let width: usize = width.and_then(|width| width.parse().ok()).expect("rustfmt.toml has a max_width");
    let mut complaints = Vec::new();
    for (path, text) in files(&[".rs"]) {
        for (number, line) in text.lines().enumerate() {
            let trimmed = line.trim();
            let is_comment = trimmed.starts_with("//");
            // A row of a table in a comment can't be broken, nor a string, nor a line of a longer text.
            let is_row = trimmed.starts_with("//! |") || trimmed.starts_with("/// |");
            let is_text = line.contains('"') || !trimmed.ends_with([';', '{', '}', ',', '(', ')']);
            if line.chars().count() > width && !is_row && (is_comment || !is_text) {
                complaints.push(format!("{path}:{}: {} characters", number + 1, line.chars().count()));
            }
        }
    }
    complain(&complaints, &format!("a line has at most {width} characters"));
}

#[test]
fn every_crate_is_listed_in_the_map() {
    let map = read("ARCHITECTURE.md");
    let rows: String = map.lines().filter(|line| line.starts_with("| `")).collect::<Vec<_>>().join("\n");
    let mut names = folders("crates");
    names.extend(folders("examples").into_iter().map(|name| format!("examples/{name}")));
    names.push("xtask".to_string());
    let missing: Vec<String> = names.into_iter().filter(|name| !rows.contains(&format!("`{name}`"))).collect();
    complain(&missing, "these crates have no row in the table of ARCHITECTURE.md");
}

#[test]
fn every_crate_in_the_map_is_there() {
    let map = read("ARCHITECTURE.md");
    let mut complaints = Vec::new();
    for row in map.lines().filter(|line| line.starts_with("| `")) {
        let cell = row.split('|').nth(1).expect("a row has cells");
        for name in cell.split('`').skip(1).step_by(2) {
            let there = ["", "crates/"].iter().any(|folder| root().join(format!("{folder}{name}/Cargo.toml")).exists());
            let python = root().join(name).join("pyproject.toml").exists();
            if !there && !python {
                complaints.push(name.to_string());
            }
        }
    }
    complain(&complaints, "these rows of ARCHITECTURE.md name no crate");
}

/// The places where CONTRIBUTING.md says that a game has to be listed.
#[test]
fn every_game_is_registered_everywhere() {
    let mut complaints = Vec::new();
    let tests = files(&[".rs"]);
    for game in games() {
        let module = game.replace('-', "_");
        let title = title(&game);
        let mut check = |holds: bool, place: &str| {
            if !holds {
                complaints.push(format!("{game}: {place}"));
            }
        };
        let there = |path: String| root().join(path).exists();
        let says = |path: &str, text: String| read(path).contains(&text);
        check(says("Cargo.toml", format!("\n{game} = {{ path = \"crates/{game}\" }}")), "[workspace.dependencies]");
        check(there(format!("crates/{game}/README.md")), "a README with the rules");
        check(there(format!("crates/{game}/fixtures")), "fixtures");
        for user in ["catalog", "boards", "players"] {
            check(says(&format!("crates/{user}/Cargo.toml"), format!("\n{game}.workspace = true")), user);
        }
        check(says("crates/boards/src/lib.rs", format!("mod {module};")), "a module in boards");
        check(says("crates/boards/src/registry.rs", format!("\n    ::{module}::")), "boards![…] in boards");
        check(there(format!("crates/players/src/{module}")), "a module in players");
        let list = read("crates/catalog/src/lib.rs");
        let list = list.lines().find(|line| line.starts_with("games![")).expect("catalog has a list of games");
        check(list.contains(&format!("::{module}::")), "games![…] in catalog");
        for lang in ["en", "ja"] {
            check(there(format!("crates/boards/text/{lang}/{game}.ftl")), &format!("texts in {lang}"));
        }
        check(there(format!("crates/boards/art/{game}/home.svg")), "a picture for the first page");
        check(there(format!("crates/boards/assets/{game}/looks.css")), "a style with looks.css");
        check(says("crates/boards/src/styles.rs", format!("(\"{game}\", ")), "its style in boards/src/styles.rs");
        let played =
            |(path, text): &(String, String)| path.contains("/browser/") && text.contains(&format!("\"{game}\""));
        check(tests.iter().any(played), "a test in a browser");
        check(says("README.md", format!("\n| **{title}** |")), "a row in README.md");
        check(says("README.md", format!("(crates/{game}/README.md)")), "a link to its rules in README.md");
        check(says("ARCHITECTURE.md", format!("`{game}`")), "ARCHITECTURE.md");
        for page in ["LADDER.md", "BENCHMARKS.md", "bots.md"] {
            check(read(&format!("docs/{page}")).contains(&title) || says(&format!("docs/{page}"), game.clone()), page);
        }
        check(there(format!("docs/ladder/{game}-4.json")), "the ladder in docs/ladder");
    }
    complain(&complaints, "a game is missing where it must be listed");
}

/// What a game is called in English.
fn title(game: &str) -> String {
    let texts = read(&format!("crates/boards/text/en/{game}.ftl"));
    let line = texts.lines().find_map(|line| line.strip_prefix(&format!("{game}-title = ")));
    line.unwrap_or_else(|| panic!("{game} has no title")).to_string()
}

/// Words that plain English does without.
#[test]
fn code_and_docs_use_plain_words() {
    // Put together here, so that this file does not complain of itself.
    let banned =
        [["who", "ever"].concat(), ["hangs", " on"].concat(), ["so", " many"].concat(), ["that", " which"].concat()];
    let mut complaints = Vec::new();
    for (path, text) in files(&[".rs", ".js", ".css", ".md", ".toml"]) {
        for (number, line) in text.lines().enumerate() {
            let lower = line.to_lowercase();
            if banned.iter().any(|words| lower.contains(words.as_str())) {
                complaints.push(format!("{path}:{}: {}", number + 1, line.trim()));
            }
        }
    }
    complain(&complaints, "say it in plain words: who does it, how many");
}

#[test]
fn every_decision_has_a_number_of_its_own() {
    let entries = fs::read_dir(root().join("docs/decisions")).expect("the decisions");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("a plain name")).collect();
    names.sort();
    let mut complaints = Vec::new();
    for (index, name) in names.iter().enumerate() {
        let number = format!("{:03}", index + 1);
        let title = read(&format!("docs/decisions/{name}"));
        if !name.starts_with(&format!("{number}-")) || !title.starts_with(&format!("# {number} ")) {
            complaints.push(format!("docs/decisions/{name} is not number {number}"));
        }
    }
    complain(&complaints, "decisions are numbered from 001 without gaps, in their name and their title");
}

#[test]
fn nothing_is_left_for_later_and_no_test_is_left_out() {
    // Put together here, so that this file does not complain of itself.
    let marks = [["TO", "DO"].concat(), ["FIX", "ME"].concat(), ["XX", "X"].concat()];
    let left_out = [["#[ig", "nore"].concat(), ["test.sk", "ip("].concat(), ["test.to", "do("].concat()];
    let mut complaints = Vec::new();
    for (path, text) in files(&[".rs", ".js", ".css", ".ftl", ".md", ".toml", ".py", ".yml"]) {
        for (number, line) in text.lines().enumerate() {
            let marked =
                marks.iter().any(|mark| line.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == mark));
            if marked || left_out.iter().any(|attribute| line.contains(attribute)) {
                complaints.push(format!("{path}:{}: {}", number + 1, line.trim()));
            }
        }
    }
    complain(&complaints, "do it now or write an issue; a test runs or goes");
}

#[test]
fn no_path_of_a_developers_machine_is_committed() {
    let homes = [["/ho", "me/"].concat(), ["/Us", "ers/"].concat(), ["/ro", "ot/"].concat(), ["/wo", "rk/"].concat()];
    let mut complaints = Vec::new();
    for (path, text) in files(&[".rs", ".js", ".css", ".ftl", ".md", ".toml", ".json", ".py", ".yml", ".game", ".txt"])
    {
        for (number, line) in text.lines().enumerate() {
            // An address or a relative path may have such a part; a path of a machine begins with it.
            let begins = |home: &String| {
                line.match_indices(home.as_str()).any(|(place, _)| {
                    !line[..place]
                        .chars()
                        .next_back()
                        .is_some_and(|letter| letter.is_alphanumeric() || "._-/}".contains(letter))
                })
            };
            if homes.iter().any(begins) {
                complaints.push(format!("{path}:{}: {}", number + 1, line.trim()));
            }
        }
    }
    complain(&complaints, "a path of one machine means nothing on another");
}
