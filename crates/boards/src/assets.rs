//! The files that the pages ask for, embedded in the program.

use std::hash::{DefaultHasher, Hasher};
use std::path::Path;
use std::sync::LazyLock;

use include_dir::{Dir, File, include_dir};

use crate::sprite::sprite;
use crate::{edo_yashiki, styles};

/// A file that pages ask for under [`asset_path`].
#[derive(Debug)]
pub struct Asset {
    /// Its name, which may hold a slash: `house.css`, `art/hero.svg`.
    pub name: String,
    /// Its media type.
    pub mime: &'static str,
    /// What is in it.
    pub bytes: Vec<u8>,
    /// A hash of what is in it, so that it can be cached for ever.
    pub version: String,
}

/// All files.
pub fn assets() -> &'static [Asset] {
    static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(all);
    &ASSETS
}

/// The file of this name.
pub fn asset(name: &str) -> Option<&'static Asset> {
    assets().iter().find(|asset| asset.name == name)
}

/// The address of a file, which changes when the file does.
///
/// # Panics
/// In tests, if there is no such file; a house in use gives the plain address.
pub fn asset_path(name: &str) -> String {
    let asset = asset(name);
    debug_assert!(asset.is_some(), "there is no asset '{name}'");
    match asset {
        Some(asset) => format!("/assets/{name}?v={}", asset.version),
        None => format!("/assets/{name}"),
    }
}

const PNG: &str = "image/png";
const SVG: &str = "image/svg+xml";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

static ART: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/art");
static SCRIPTS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets");

/// Drawings of the house that have another name as an asset than as a file. The icons in pixels are drawn from
/// `logo.svg` and `icon-maskable.svg`: round, and filling their square for devices that cut icons themselves.
const RENAMED: [(&str, &str); 2] = [("house/logo.svg", "icon.svg"), ("house/icon-maskable.svg", "icon-maskable.svg")];

/// Drawings that pages or styles ask for one by one; all other drawings of a game are symbols of its sprite.
const ALONE: [&str; 4] = ["home", "roof", "scroll", "shoji"];

/// All drawings of this game can be asked for one by one and are in its sprite as well: its rules show them large.
const BOTH: &str = "rinpa";

/// The files in an order in which each refers only to those before it.
fn all() -> Vec<Asset> {
    let mut assets = Vec::new();
    let mut sprites = Vec::new();
    for folder in sorted(ART.dirs(), |folder| folder.path()) {
        let game = name_of(folder.path());
        let mut symbols = Vec::new();
        for file in sorted(folder.files(), |file| file.path()) {
            let (path, stem) = (text_of(file.path()), name_of(file.path()));
            if path.ends_with(".png") {
                let pixels = path.strip_prefix("house/").expect("only the house has icons in pixels");
                keep(&mut assets, pixels.to_string(), PNG, file.contents().to_vec());
                continue;
            }
            let drawing = utf8(file);
            let alone = game == "house" || game == BOTH || ALONE.contains(&stem);
            if alone {
                let renamed = RENAMED.iter().find(|(from, _)| *from == path).map(|(_, to)| (*to).to_string());
                let plain = path.strip_prefix("house/").unwrap_or(path);
                add(&mut assets, renamed.unwrap_or_else(|| format!("art/{plain}")), SVG, drawing);
            }
            if !alone || game == BOTH {
                symbols.push((stem, drawing));
            }
        }
        if game != "house" {
            sprites.push((format!("art/{game}.svg"), sprite(&symbols)));
        }
    }
    sprites.push(("art/yashiki.svg".to_string(), edo_yashiki::cards()));
    for (name, symbols) in sprites {
        add(&mut assets, name, SVG, &symbols);
    }
    for (name, style) in styles::all() {
        add(&mut assets, format!("{name}.css"), CSS, &style);
    }
    add_scripts(&mut assets);
    assets
}

/// Adds the scripts, each after those that it imports.
///
/// # Panics
/// If scripts import each other in a circle; the scripts are part of the program.
fn add_scripts(assets: &mut Vec<Asset>) {
    let is_script = |file: &&File<'_>| file.path().extension().is_some_and(|extension| extension == "js");
    let mut left: Vec<(&str, &str)> = sorted(SCRIPTS.files().filter(is_script), |file| file.path())
        .map(|file| (text_of(file.path()), utf8(file)))
        .collect();
    while !left.is_empty() {
        let names: Vec<&str> = left.iter().map(|(name, _)| *name).collect();
        let waits = |script: &str| names.iter().any(|name| script.contains(&format!("\"./{name}\"")));
        let (later, ready): (Vec<_>, Vec<_>) = left.iter().partition(|(_, script)| waits(script));
        assert!(!ready.is_empty(), "scripts import each other in a circle: {names:?}");
        for (name, script) in ready {
            add(assets, name.to_string(), SCRIPT, script);
        }
        left = later;
    }
}

/// Entries of a folder by their path, so that the assets are the same on every machine.
fn sorted<'a, T>(entries: impl Iterator<Item = &'a T>, path: impl Fn(&T) -> &Path) -> std::vec::IntoIter<&'a T> {
    let mut entries: Vec<&T> = entries.collect();
    entries.sort_by(|one, other| path(one).cmp(path(other)));
    entries.into_iter()
}

fn text_of(path: &Path) -> &str {
    path.to_str().expect("our files have plain names")
}

/// The last part of a path without its extension.
fn name_of(path: &Path) -> &str {
    path.file_stem().and_then(|stem| stem.to_str()).expect("our files have plain names")
}

fn utf8<'a>(file: &'a File<'_>) -> &'a str {
    file.contents_utf8().expect("drawings and scripts are UTF-8")
}

/// Adds a file. Where it names an earlier one, as in `url("./art/kumo.svg")` or `from "./morph.js"`, it gets the
/// version of that one with it: otherwise a browser would go on using what it has.
fn add(assets: &mut Vec<Asset>, name: String, mime: &'static str, text: &str) {
    let mut text = text.to_string();
    for earlier in assets.iter() {
        let plain = format!("\"./{}\"", earlier.name);
        text = text.replace(&plain, &format!("\"./{}?v={}\"", earlier.name, earlier.version));
    }
    keep(assets, name, mime, text.into_bytes());
}

/// Adds a file as it is.
fn keep(assets: &mut Vec<Asset>, name: String, mime: &'static str, bytes: Vec<u8>) {
    let mut hasher = DefaultHasher::new();
    hasher.write(&bytes);
    let version = format!("{:016x}", hasher.finish());
    assets.push(Asset { name, mime, bytes, version });
}
