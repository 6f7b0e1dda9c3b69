//! Writes every page of the house, in both languages, with sample guests and all files, into a folder: for looking at.
//!
//! `cargo run -p boards --example gallery -- FOLDER [LOOK]`, then serve the folder with any web server. A look is
//! written as in the cookie, for instance `cards:larger.hand:left`.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

extern crate boards;

#[path = "../src/tests/houses.rs"]
mod houses;
#[path = "../src/tests/moments.rs"]
mod moments;
#[path = "../src/tests/samples.rs"]
mod samples;
#[path = "../src/tests/scenes.rs"]
mod scenes;

use boards::{Lang, Look, assets};

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "gallery".to_string()));
    let look = Look::read(&env::args().nth(2).unwrap_or_default());
    for asset in assets() {
        write(&folder.join("assets").join(&asset.name), &asset.bytes)?;
    }
    for lang in Lang::ALL {
        for (name, page) in samples::all(lang).into_iter().chain(scenes::all(lang)).chain(houses::all(lang)) {
            write(&folder.join(lang.code()).join(format!("{name}.html")), look.dress(&page.into_string()).as_bytes())?;
        }
    }
    Ok(())
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    fs::create_dir_all(path.parent().expect("every path has its folder"))?;
    fs::write(path, bytes)
}
