//! The tests of the client scripts, run by Node's own test runner (`node --test`).

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, bail};

use crate::totals::Totals;

/// The page without a browser that the tests run in, from npm. Keep the version of `crates/boards/package.json`.
const JSDOM: &str = "jsdom@26.1.0";

/// How the step ended.
#[derive(Debug)]
pub(crate) enum Client {
    /// The tests ran and passed.
    Ran(Totals),
    /// They could not run on this machine, for this reason.
    NotRun(String),
}

/// Runs the tests of the client scripts, if there is a Node to run them.
pub(crate) fn test() -> anyhow::Result<Client> {
    println!("\n== client: node --test crates/boards/client-tests");
    if !is_there("node") || !is_there("npm") {
        return Ok(Client::NotRun("client tests not run: install node and npm (`apt-get install npm`)".to_string()));
    }
    let folder = install()?;
    let mut child = Command::new("node")
        .args(["--test", "--test-reporter=tap", "crates/boards/client-tests/"])
        .env("ZASHIKI_NODE_FOLDER", &folder)
        .current_dir(root())
        .stdout(Stdio::piped())
        .spawn()
        .context("client: node could not be started")?;
    let stdout = child.stdout.take().context("the output of node is piped")?;
    let mut totals = Totals::default();
    for line in BufReader::new(stdout).lines() {
        let line = line.context("client: the output of node could not be read")?;
        totals.add_tap_line(&line);
        println!("{line}");
    }
    let status = child.wait().context("client: node was lost")?;
    if !status.success() {
        bail!("client failed: see above");
    }
    if totals.passed == 0 {
        bail!("client failed: node found no test");
    }
    Ok(Client::Ran(totals))
}

/// Installs jsdom into the target folder, once.
fn install() -> anyhow::Result<PathBuf> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let folder = std::path::absolute(target.join("client-tests"))?;
    if folder.join("node_modules/jsdom/package.json").exists() {
        return Ok(folder);
    }
    std::fs::create_dir_all(&folder)?;
    let flags = ["install", "--silent", "--no-audit", "--no-fund", "--no-package-lock", "--prefix"];
    let status =
        Command::new("npm").args(flags).arg(&folder).arg(JSDOM).status().context("npm could not be started")?;
    if !status.success() {
        bail!("client: npm could not install {JSDOM}");
    }
    Ok(folder)
}

fn is_there(program: &str) -> bool {
    Command::new(program)
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|run| run.success())
}

/// The folder of the workspace.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the workspace")
}

#[cfg(test)]
mod tests {
    use super::{JSDOM, root};

    #[test]
    fn the_package_file_names_the_same_version() {
        let package = std::fs::read_to_string(root().join("crates/boards/package.json")).expect("it is there");
        let (name, version) = JSDOM.split_once('@').expect("a version is pinned");
        assert!(package.contains(&format!("\"{name}\": \"{version}\"")), "{package}");
    }
}
