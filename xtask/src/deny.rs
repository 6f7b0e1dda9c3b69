//! Licenses, sources and unwanted crates, held against `deny.toml`.
//!
//! cargo-deny does it more thoroughly and knows advisories too, but takes many minutes to install. What of it needs
//! no database is checked here always; cargo-deny runs as well where it is installed.

use std::collections::BTreeSet;
use std::process::Command;

use anyhow::{Context as _, bail, ensure};
use serde::Deserialize;
use spdx::{Expression, ParseMode};

use crate::metadata::{self, Package};

/// The part of `deny.toml` that is checked here.
#[derive(Deserialize)]
struct Policy {
    licenses: Licenses,
    bans: Bans,
    sources: Sources,
}

#[derive(Deserialize)]
struct Licenses {
    allow: BTreeSet<String>,
    #[serde(default)]
    exceptions: Vec<Exception>,
}

#[derive(Deserialize)]
struct Exception {
    #[serde(rename = "crate")]
    name: String,
    allow: BTreeSet<String>,
}

#[derive(Deserialize)]
struct Bans {
    #[serde(default)]
    deny: Vec<Banned>,
}

#[derive(Deserialize)]
struct Banned {
    #[serde(rename = "crate")]
    name: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Sources {
    #[serde(default)]
    allow_registry: BTreeSet<String>,
}

impl Policy {
    /// Everything that is wrong with these packages, a sentence each.
    fn faults(&self, packages: &[Package]) -> Vec<String> {
        packages.iter().flat_map(|package| self.faults_of(package)).collect()
    }

    fn faults_of(&self, package: &Package) -> Vec<String> {
        let Package { name, version, license, source, .. } = package;
        let mut faults = Vec::new();
        match license.as_deref().map(|license| Expression::parse_mode(license, ParseMode::LAX)) {
            None => faults.push(format!("{name} {version} names no license: ask for one, or replace it")),
            Some(Err(error)) => faults.push(format!("{name} {version} has a license that can't be read: {error}")),
            Some(Ok(expression)) => {
                let exceptions = self.licenses.exceptions.iter().filter(|exception| exception.name == *name);
                let allowed: BTreeSet<&String> =
                    exceptions.flat_map(|exception| &exception.allow).chain(&self.licenses.allow).collect();
                if !expression.evaluate(|license| allowed.contains(&license.to_string())) {
                    faults.push(format!("{name} {version} is under {expression}, which deny.toml does not allow"));
                }
            }
        }
        if self.bans.deny.iter().any(|banned| banned.name == *name) {
            faults.push(format!("{name} is banned in deny.toml: find who depends on it with cargo tree -i {name}"));
        }
        // Without a source it is a package of the workspace.
        let registry = source.as_deref().map(|source| source.strip_prefix("registry+").unwrap_or(source));
        if let Some(registry) = registry.filter(|registry| !self.sources.allow_registry.contains(*registry)) {
            faults.push(format!("{name} {version} comes from {registry}, which deny.toml does not allow"));
        }
        faults
    }
}

/// The step of the test command. Says what could not be checked.
pub(crate) fn check() -> anyhow::Result<()> {
    println!("\n== dependencies: deny.toml");
    let packages = metadata::metadata()?.packages;
    let faults = policy()?.faults(&packages);
    ensure!(faults.is_empty(), "dependencies:\n  {}", faults.join("\n  "));
    println!("{} packages: licenses, bans and sources are as deny.toml says", packages.len());
    if !deny(&["--version"]) {
        println!("skipped: cargo-deny and advisories (install with: cargo install --locked cargo-deny)");
        return Ok(());
    }
    ensure!(deny(&["check", "licenses", "bans", "sources"]), "cargo deny failed: see above");
    if !deny(&["fetch", "db"]) {
        println!("skipped: advisories, because their database can't be fetched");
        return Ok(());
    }
    ensure!(deny(&["check", "advisories"]), "cargo deny found an advisory: see above");
    Ok(())
}

fn deny(arguments: &[&str]) -> bool {
    let mut command: Command = metadata::cargo();
    command.arg("deny").args(arguments).current_dir(metadata::workspace());
    if arguments == ["--version"] {
        // That it is not installed, we say ourselves.
        return command.output().is_ok_and(|output| output.status.success());
    }
    command.status().is_ok_and(|status| status.success())
}

fn policy() -> anyhow::Result<Policy> {
    let text = std::fs::read_to_string(metadata::workspace().join("deny.toml")).context("deny.toml can't be read")?;
    match toml::from_str(&text) {
        Ok(policy) => Ok(policy),
        Err(error) => bail!("deny.toml can't be read: {error}"),
    }
}

#[cfg(test)]
mod tests {
    use super::policy;
    use crate::metadata::{Package, metadata};

    const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

    fn package(name: &str, license: Option<&str>, source: Option<&str>) -> Package {
        Package {
            id: name.to_string(),
            name: name.to_string(),
            version: "1.0.0".to_string(),
            license: license.map(ToString::to_string),
            source: source.map(ToString::to_string),
            description: None,
            repository: None,
        }
    }

    fn faults(name: &str, license: Option<&str>, source: Option<&str>) -> Vec<String> {
        policy().expect("a policy").faults(&[package(name, license, source)])
    }

    #[test]
    fn every_dependency_has_a_license_and_a_source_that_deny_toml_allows() {
        let packages = metadata().expect("cargo knows the workspace").packages;
        assert!(packages.len() > 100, "{} packages", packages.len());
        assert_eq!(policy().expect("a policy").faults(&packages), [] as [String; 0]);
    }

    #[test]
    fn one_allowed_license_of_several_is_enough_and_all_of_several_are_needed() {
        assert!(faults("a", Some("MIT OR GPL-3.0-only"), Some(CRATES_IO)).is_empty());
        assert!(faults("a", Some("MIT/Apache-2.0"), Some(CRATES_IO)).is_empty());
        assert_eq!(faults("a", Some("MIT AND GPL-3.0-only"), Some(CRATES_IO)).len(), 1);
        assert_eq!(faults("a", Some("MPL-2.0"), Some(CRATES_IO)).len(), 1, "it is an exception of another crate");
        assert_eq!(faults("a", None, Some(CRATES_IO)).len(), 1);
    }

    #[test]
    fn a_dependency_from_a_repository_or_another_registry_is_refused() {
        for source in ["git+https://example.org/a.git#0123", "registry+https://example.org/index"] {
            assert_eq!(faults("a", Some("MIT"), Some(source)).len(), 1, "{source}");
        }
        assert!(faults("our-own", Some("MIT"), None).is_empty());
    }

    #[test]
    fn a_banned_crate_is_refused_with_the_way_to_find_it() {
        let found = faults("openssl-sys", Some("MIT"), Some(CRATES_IO));
        assert!(found[0].contains("cargo tree -i openssl-sys"), "{found:?}");
    }
}
