//! `cargo xtask sbom`: what is in the binary, as a software bill of materials in CycloneDX JSON.
//!
//! Everything in it follows from Cargo.lock and the manifests, and it holds neither a time nor a random number: the
//! same commit gives the same bytes.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::Context as _;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::metadata::{self, Metadata, Package};

/// The package whose binary is described.
const BINARY: &str = "zashiki";

/// Writes it to a file, or to standard output.
pub(crate) fn run(file: Option<&Path>) -> anyhow::Result<()> {
    let text = text()?;
    match file {
        None => print!("{text}"),
        Some(file) => {
            std::fs::write(file, text).with_context(|| format!("{} can't be written", file.display()))?;
            eprintln!("written: {}", file.display());
        }
    }
    Ok(())
}

fn text() -> anyhow::Result<String> {
    let lock = std::fs::read_to_string(metadata::workspace().join("Cargo.lock")).context("Cargo.lock can't be read")?;
    let lock: Lock = toml::from_str(&lock).context("Cargo.lock can't be read")?;
    Ok(format!("{:#}\n", document(&metadata::metadata()?, &lock)?))
}

/// What Cargo.lock says beside cargo's metadata.
#[derive(Deserialize)]
struct Lock {
    package: Vec<Locked>,
}

#[derive(Deserialize)]
struct Locked {
    name: String,
    version: String,
    checksum: Option<String>,
}

impl Lock {
    /// The SHA-256 of the package as it was downloaded; nothing for our own.
    fn checksum(&self, package: &Package) -> Option<&str> {
        let is_it = |locked: &&Locked| locked.name == package.name && locked.version == package.version;
        self.package.iter().find(is_it)?.checksum.as_deref()
    }
}

fn document(metadata: &Metadata, lock: &Lock) -> anyhow::Result<Value> {
    let packages: BTreeMap<&str, &Package> =
        metadata.packages.iter().map(|package| (package.id.as_str(), package)).collect();
    let binary = metadata.packages.iter().find(|package| package.name == BINARY && package.source.is_none());
    let binary = binary.context("the workspace has no binary")?;
    let edges: BTreeMap<&str, BTreeSet<&str>> = metadata
        .resolve
        .nodes
        .iter()
        .map(|node| (node.id.as_str(), node.deps.iter().filter(|dep| dep.is_normal()).map(|dep| dep.pkg.as_str())))
        .map(|(id, needs)| (id, needs.collect()))
        .collect();
    let inside = reachable(&binary.id, &edges);
    let mut parts: Vec<&Package> = inside.iter().filter_map(|id| packages.get(id).copied()).collect();
    parts.sort_by_key(|package| reference(package));
    let depends = |package: &Package| {
        let needs = edges.get(package.id.as_str()).into_iter().flatten().filter_map(|id| packages.get(id));
        let needs: BTreeSet<String> = needs.map(|package| reference(package)).collect();
        json!({ "ref": reference(package), "dependsOn": needs })
    };
    let components = parts.iter().filter(|package| package.id != binary.id);
    Ok(json!({
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": component(binary, "application", lock),
            "properties": [{ "name": "zashiki:made-by", "value": "cargo xtask sbom" }],
        },
        "components": components.map(|package| component(package, "library", lock)).collect::<Vec<_>>(),
        "dependencies": parts.iter().map(|package| depends(package)).collect::<Vec<_>>(),
    }))
}

/// Everything that can be reached from here, itself included.
fn reachable<'a>(from: &'a str, edges: &BTreeMap<&'a str, BTreeSet<&'a str>>) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::from([from]);
    let mut open = vec![from];
    while let Some(id) = open.pop() {
        open.extend(edges.get(id).into_iter().flatten().copied().filter(|id| found.insert(id)));
    }
    found
}

/// The package URL: the name by which databases of advisories know it.
fn reference(package: &Package) -> String {
    format!("pkg:cargo/{}@{}", package.name, package.version)
}

fn component(package: &Package, kind: &str, lock: &Lock) -> Value {
    let mut component = json!({
        "type": kind,
        "bom-ref": reference(package),
        "purl": reference(package),
        "name": package.name,
        "version": package.version,
    });
    if let Some(license) = &package.license {
        // Old manifests write a slash where a word belongs.
        component["licenses"] = json!([{ "expression": license.replace('/', " OR ").replace("  ", " ") }]);
    }
    if let Some(description) = &package.description {
        component["description"] = description.split_whitespace().collect::<Vec<_>>().join(" ").into();
    }
    if let Some(checksum) = lock.checksum(package) {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": checksum }]);
    }
    if let Some(repository) = &package.repository {
        component["externalReferences"] = json!([{ "type": "vcs", "url": repository }]);
    }
    component
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    fn sbom() -> Value {
        serde_json::from_str(&super::text().expect("a document")).expect("JSON")
    }

    fn texts<'a>(list: &'a Value, field: &str) -> BTreeSet<&'a str> {
        list.as_array().expect("a list").iter().filter_map(|entry| entry[field].as_str()).collect()
    }

    #[test]
    fn the_same_commit_gives_the_same_bytes_without_a_path_of_this_machine() {
        let (one, other) = (super::text().expect("a document"), super::text().expect("a document"));
        assert_eq!(one, other);
        let here = crate::metadata::workspace().display().to_string();
        assert!(!one.contains(&here), "{here} is in it");
    }

    #[test]
    fn it_lists_what_is_in_the_binary_and_nothing_that_only_tests_take() {
        let sbom = sbom();
        let names = texts(&sbom["components"], "name");
        assert!(names.is_superset(&["axum", "sqlx", "server", "rinpa", "libsqlite3-sys"].into()), "{names:?}");
        assert!(names.is_disjoint(&["fantoccini", "expect-test", "xtask", "player", "zashiki"].into()), "{names:?}");
        assert_eq!(sbom["metadata"]["component"]["name"], "zashiki");
    }

    #[test]
    fn everything_downloaded_has_a_hash_and_everything_a_license() {
        for component in sbom()["components"].as_array().expect("a list") {
            let is_downloaded = component["hashes"][0]["content"].as_str().is_some_and(|hash| hash.len() == 64);
            let is_ours = component["hashes"].is_null();
            assert!(is_downloaded || is_ours, "{component}");
            assert!(component["licenses"][0]["expression"].is_string(), "{component}");
        }
        let hashed = sbom()["components"].as_array().expect("a list").iter().filter(|c| !c["hashes"].is_null()).count();
        assert!(hashed > 80, "{hashed} are hashed");
    }

    #[test]
    fn every_dependency_that_is_named_is_listed() {
        let sbom = sbom();
        let mut listed = texts(&sbom["components"], "bom-ref");
        listed.extend(sbom["metadata"]["component"]["bom-ref"].as_str());
        for entry in sbom["dependencies"].as_array().expect("a list") {
            let needs = entry["dependsOn"].as_array().expect("a list").iter().filter_map(Value::as_str);
            assert!(needs.chain(entry["ref"].as_str()).all(|needed| listed.contains(needed)), "{entry}");
        }
    }
}
