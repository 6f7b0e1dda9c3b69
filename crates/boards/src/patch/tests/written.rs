//! Patches written down for the tests of the client: `client-tests/patches.json`.

use std::fmt::Write as _;
use std::path::Path;

use super::random::Artist;
use super::{Patch, Picture};

/// Pairs of pictures, each with the patch between them, a line each.
fn cases() -> String {
    let mut lines = Vec::new();
    let mut number = 0;
    while lines.len() < 40 {
        let mut artist = Artist::numbered(19, number);
        let (old, new) = (artist.picture(), artist.picture());
        number += 1;
        // The house never sends an empty patch, and long pictures show nothing that short ones do not.
        let Some(patch) = Patch::between(&old, &new).filter(|patch| !patch.is_empty()) else { continue };
        if new.len() < 400 {
            lines.push(line(&old, &new, &patch));
        }
    }
    format!("[\n{}\n]\n", lines.join(",\n"))
}

fn line(old: &Picture, new: &Picture, patch: &Patch) -> String {
    let text = |html: String| serde_json::Value::String(html).to_string();
    let mut line = String::new();
    write!(line, "{{\"old\":{},\"new\":{},\"patch\":{}}}", text(old.html()), text(new.html()), patch.json())
        .expect("a string takes everything");
    line
}

#[test]
fn the_patches_that_the_client_is_tested_with_are_those_of_the_house() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("client-tests/patches.json");
    let cases = cases();
    if std::env::var_os("ZASHIKI_RENEW").is_some() {
        std::fs::write(&path, &cases).expect("the folder is there");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == cases, "{} is out of date: run this test with ZASHIKI_RENEW=1", path.display());
}
