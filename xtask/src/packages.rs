//! What the tests need beside Rust: a browser, what checks pages in it, and a database, from Debian's packages.

use std::path::Path;
use std::process::Command;

/// A package and the files by one of which one sees that it is there.
const NEEDED: [(&str, &[&str]); 4] = [
    ("chromium", &["/usr/bin/chromium"]),
    ("chromium-driver", &["/usr/bin/chromedriver"]),
    ("npm", &["/usr/bin/npm", "/usr/local/bin/npm"]),
    ("postgresql", &["/usr/lib/postgresql"]),
];

/// Installs what is missing where that can be done, and says so where it can't. The tests that need it then say what
/// they miss.
pub(crate) fn install() {
    let is_there = |files: &[&str]| files.iter().any(|file| Path::new(file).exists());
    let missing: Vec<&str> = NEEDED.iter().filter(|(_, files)| !is_there(files)).map(|(package, _)| *package).collect();
    if missing.is_empty() {
        return;
    }
    println!("\n== packages: {} (for the tests in a browser and on PostgreSQL)", missing.join(" "));
    let installed = run(&["update", "-qq"]) && run(&[&["install", "-y", "-qq"], missing.as_slice()].concat());
    if !installed {
        eprintln!("xtask: could not install {0}: run `apt-get install {0}` as root", missing.join(" "));
    }
}

fn run(arguments: &[&str]) -> bool {
    let apt = Command::new("apt-get").args(arguments).env("DEBIAN_FRONTEND", "noninteractive").status();
    apt.is_ok_and(|status| status.success())
}
