//! The kept corpus and seeded mutations of it, through every target, and that `fuzz/` has what belongs to a target.

use std::fs;
use std::path::{Path, PathBuf};

use fuzzing::{TARGETS, Target, Verdict, mutate};
use table::{Rng, Seed};

/// How many mutated inputs each target gets.
const MUTATIONS: u64 = 3_000;

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}

/// The inputs that are kept for a target, with the names of their files, in the order of these names.
fn corpus(target: &Target) -> Vec<(String, Vec<u8>)> {
    let folder = fuzz().join("corpus").join(target.name);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut inputs: Vec<(String, Vec<u8>)> = entries
        .map(|entry| {
            let entry = entry.expect("an entry");
            let name = entry.file_name().into_string().expect("a plain name");
            (name, fs::read(entry.path()).expect("a file"))
        })
        .collect();
    inputs.sort();
    inputs
}

/// Says which input a target failed on.
struct Tried<'a> {
    target: &'a str,
    origin: &'a str,
    input: &'a [u8],
}

impl Drop for Tried<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{} failed on {}: b\"{}\"", self.target, self.origin, self.input.escape_ascii());
        }
    }
}

fn check(target: &Target, origin: &str, input: &[u8]) -> Verdict {
    let _tried = Tried { target: target.name, origin, input };
    (target.check)(input)
}

/// The target of this name.
fn target(name: &str) -> Target {
    TARGETS.into_iter().find(|target| target.name == name).expect("a target")
}

/// Replays the corpus of a target and mutations of it.
fn replay(name: &str) {
    let target = target(name);
    let corpus = corpus(&target);
    let (mut accepted, mut refused) = (0, 0);
    for (file, input) in &corpus {
        match check(&target, file, input) {
            Verdict::Accepted => accepted += 1,
            Verdict::Refused => refused += 1,
        }
    }
    // A corpus of refused inputs only would try the first line of a parser again and again.
    assert!(accepted >= 10 && refused >= 10, "{name}: {accepted} accepted, {refused} refused");
    for number in 0..MUTATIONS {
        let mut rng = Rng::new(&Seed::numbered(7, number));
        let (file, input) = rng.choose(&corpus).expect("a corpus");
        let (_, other) = rng.choose(&corpus).expect("a corpus");
        check(&target, &format!("mutation {number} of {file}"), &mutate(input, other, &mut rng));
    }
}

#[test]
fn records_of_strangers_are_refused_or_replay_to_themselves() {
    replay("records");
}

#[test]
fn actions_of_strangers_are_refused_or_keep_the_books() {
    replay("actions");
}

#[test]
fn options_of_strangers_are_refused_or_set_up_the_table_they_name() {
    replay("options");
}

#[test]
fn messages_of_strangers_are_refused_or_read_back_as_written() {
    replay("messages");
}

#[test]
fn forms_of_strangers_are_refused_or_lay_a_table() {
    replay("forms");
}

#[test]
fn every_good_input_is_accepted() {
    for target in TARGETS {
        let mut rng = Rng::new(&Seed::numbered(3, 0));
        for (index, text) in (target.good)(&mut rng).iter().enumerate() {
            let origin = format!("good input {index}");
            assert_eq!(check(&target, &origin, text.as_bytes()), Verdict::Accepted, "{}: {text}", target.name);
        }
    }
}

#[test]
fn every_target_has_a_program_a_corpus_and_a_test() {
    let manifest = fs::read_to_string(fuzz().join("Cargo.toml")).expect("the manifest of the fuzz targets");
    let tests = include_str!("corpus.rs");
    for Target { name, .. } in TARGETS {
        let program = fs::read_to_string(fuzz().join(format!("fuzz_targets/{name}.rs"))).expect("a program");
        assert!(program.contains(&format!("fuzzing::{name}::check(")), "{program}");
        assert!(manifest.contains(&format!("name = \"{name}\"\npath = \"fuzz_targets/{name}.rs\"")), "{name}");
        assert!(tests.contains(&format!("replay(\"{name}\")")), "{name} is replayed");
    }
    let folders = fs::read_dir(fuzz().join("corpus")).expect("the corpus").count();
    assert_eq!(folders, TARGETS.len(), "every folder of the corpus belongs to a target");
}
