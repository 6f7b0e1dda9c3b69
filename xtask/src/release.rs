//! `cargo xtask release`: the binary without paths of the machine that built it.
//!
//! Messages of panics name source files, and those of dependencies are named by their whole path: the home folder and
//! the name of the user who built it. Cargo's `trim-paths` is not stable yet, and a config file can't know those paths,
//! so that they are given to the compiler here. Other builds are not affected: their flags, and with them everything
//! that is already built, stay as they are.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, ensure};

use crate::metadata;

/// The variable in which cargo reads flags for the compiler.
const FLAGS: &str = "CARGO_ENCODED_RUSTFLAGS";
/// Separates them; unlike a blank it is in no path.
const SEPARATOR: &str = "\u{1f}";

/// Builds the binary, looks for paths in it, and says where it is.
pub(crate) fn run() -> anyhow::Result<()> {
    let metadata = metadata::metadata()?;
    let private = Private::of(&metadata.workspace_root)?;
    let mut build = metadata::cargo();
    build.args(["build", "--release", "--locked", "--package", "zashiki"]).current_dir(&metadata.workspace_root);
    private.hide_in(&mut build);
    ensure!(build.status().context("cargo could not be started")?.success(), "the build failed: see above");
    let name = format!("zashiki{}", std::env::consts::EXE_SUFFIX);
    let binary = metadata.target_directory.join("release").join(name);
    let found = private.found_in(&std::fs::read(&binary).context("the binary can't be read")?);
    ensure!(found.is_empty(), "{} holds paths of this machine: {found:?}", binary.display());
    println!("{} holds no path of this machine", binary.display());
    Ok(())
}

/// The folders of this machine that are nobody's business, and what is written instead of them.
struct Private(Vec<(PathBuf, &'static str)>);

impl Private {
    /// Those that a build of this workspace would name.
    fn of(workspace: &Path) -> anyhow::Result<Private> {
        Ok(Private(vec![(workspace.to_path_buf(), "/zashiki"), (cargo_home()?, "/cargo")]))
    }

    /// Tells the compiler to write other names.
    fn hide_in(&self, build: &mut Command) {
        build.env(FLAGS, self.flags(std::env::var_os(FLAGS).unwrap_or_default()));
    }

    /// These flags and one for each folder.
    fn flags(&self, given: OsString) -> OsString {
        let mut flags = given;
        for (folder, instead) in &self.0 {
            if !flags.is_empty() {
                flags.push(SEPARATOR);
            }
            flags.push("--remap-path-prefix=");
            flags.push(folder);
            flags.push("=");
            flags.push(instead);
        }
        flags
    }

    /// The folders whose names are in a file.
    fn found_in(&self, bytes: &[u8]) -> Vec<String> {
        let names = self.0.iter().map(|(folder, _)| folder.display().to_string());
        names.filter(|name| bytes.windows(name.len()).any(|window| window == name.as_bytes())).collect()
    }
}

/// Where cargo keeps what it downloaded.
fn cargo_home() -> anyhow::Result<PathBuf> {
    if let Some(home) = std::env::var_os("CARGO_HOME") {
        return Ok(home.into());
    }
    let home = std::env::home_dir().context("cargo's folder is not known: set CARGO_HOME")?;
    Ok(home.join(".cargo"))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::{FLAGS, Private};
    use crate::metadata;

    /// A folder of a small program whose dependency lies elsewhere, as downloaded ones do, and names its own file.
    struct Program(PathBuf);

    impl Program {
        fn new() -> Program {
            let folder = std::env::temp_dir().join(format!("zashiki-paths-{}", std::process::id()));
            let package = |name: &str, more: &str| {
                format!("[package]\nname = \"{name}\"\nversion = \"1.0.0\"\nedition = \"2024\"\n[workspace]\n{more}")
            };
            let needs = "[dependencies]\nneeded = { path = \"../registry/needed\" }\n";
            for (name, text) in [
                ("program/Cargo.toml", package("program", needs)),
                ("program/src/main.rs", "fn main() { needed::panics(std::env::args().count()); }".to_string()),
                ("registry/needed/Cargo.toml", package("needed", "")),
                (
                    "registry/needed/src/lib.rs",
                    "#[inline(never)]\npub fn panics(n: usize) { if n > 9 { panic!() } println!(\"{}\", file!()); }"
                        .to_string(),
                ),
            ] {
                let path = folder.join(name);
                fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
                fs::write(path, text).expect("a file");
            }
            Program(folder)
        }

        fn private(&self) -> Private {
            Private(vec![(self.0.join("registry"), "/cargo"), (self.0.join("program"), "/zashiki")])
        }

        /// Builds it and reads the binary.
        fn build(&self, hide: Option<&Private>) -> Vec<u8> {
            let mut build = metadata::cargo();
            build.args(["build", "--release", "--offline", "--quiet"]).current_dir(self.0.join("program"));
            build.env("CARGO_TARGET_DIR", self.0.join("target")).env_remove(FLAGS);
            if let Some(private) = hide {
                private.hide_in(&mut build);
            }
            assert!(build.status().expect("cargo runs").success());
            let name = format!("target/release/program{}", std::env::consts::EXE_SUFFIX);
            fs::read(self.0.join(name)).expect("a binary")
        }
    }

    impl Drop for Program {
        fn drop(&mut self) {
            // What is left in a temporary folder harms nobody.
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn a_released_binary_names_no_folder_of_the_machine_that_built_it() {
        let program = Program::new();
        let private = program.private();
        let plain = private.found_in(&program.build(None));
        assert_eq!(plain, [program.0.join("registry").display().to_string()], "a plain build tells where it was built");
        let hidden = program.build(Some(&private));
        assert_eq!(private.found_in(&hidden), [] as [String; 0]);
        let written = "/cargo/needed/src/lib.rs".as_bytes();
        assert!(hidden.windows(written.len()).any(|window| window == written), "the file is still told from others");
    }

    #[test]
    fn the_folders_of_cargo_and_of_the_workspace_are_hidden() {
        let private = Private::of(Path::new("/srv/anna/zashiki")).expect("a home");
        let flags = private.flags("-Copt-level=3".into()).into_string().expect("text");
        let first = "-Copt-level=3\u{1f}--remap-path-prefix=/srv/anna/zashiki=/zashiki\u{1f}";
        assert!(flags.starts_with(first) && flags.ends_with("=/cargo"), "{flags}");
    }
}
