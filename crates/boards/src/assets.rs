//! The files that the pages ask for, embedded in the program.

use std::hash::{DefaultHasher, Hasher};
use std::sync::LazyLock;

use crate::sprite::sprite;
use crate::styles;

/// A file that pages ask for under [`asset_path`].
#[derive(Debug)]
pub struct Asset {
    /// Its name, which may hold a slash: `house.css`, `art/hero.svg`.
    pub name: &'static str,
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

/// The drawings of a game: each with its name, its name as an asset, and what is drawn.
macro_rules! art {
    ($folder:literal: $($name:literal),* $(,)?) => {
        &[$(($name, concat!($folder, $name, ".svg"), include_str!(concat!("../", $folder, $name, ".svg")))),*]
    };
}

const RINPA_ART: &[(&str, &str, &str)] = art![
    "art/rinpa/":
    "back",
    "cherries",
    "crest-hoitsu",
    "crest-kiitsu",
    "crest-korin",
    "crest-sotatsu",
    "deer",
    "dharma",
    "dragons",
    "eclipse",
    "goldfish",
    "home",
    "mushrooms",
    "rocket",
    "wind-thunder-hoitsu",
    "wind-thunder-kiitsu",
    "wind-thunder-korin",
    "wind-thunder-sotatsu",
];

/// The masks and actors of Kabuki.
const KABUKI_ART: &[(&str, &str, &str)] = art![
    "art/kabuki/":
    "actor1",
    "actor2",
    "actor3",
    "actor4",
    "back",
    "blue1",
    "blue2",
    "blue3",
    "green1",
    "purple1",
    "purple2",
    "red1",
    "red2",
    "yellow1",
    "yellow2",
];

/// The prints of Ukiyo-e: a file an artist, with a symbol for each print and for the seal.
const UKIYO_E_ART: &[(&str, &str, &str)] =
    art!["art/ukiyo-e/": "back", "hiroshige", "hokusai", "kuniyoshi", "moronobu", "sharaku", "toyokuni", "utamaro"];

/// The back of a card of Edo Yashiki and hands on a lap; its houses are drawn square by square.
const EDO_YASHIKI_ART: &[(&str, &str, &str)] = art!["art/edo-yashiki/": "back", "hands"];

/// The signs, trades, houses and shops of IKI: a file a subject, with a symbol for each drawing.
const IKI_ART: &[(&str, &str, &str)] = art![
    "art/iki/":
    "goods",
    "marks",
    "people",
    "houses",
    "shops",
    "trades-start",
    "trades-spring",
    "trades-summer",
    "trades-fall",
    "trades-winter",
];

/// The icon of the house in points, for those who install it: round, and filling its square for devices that cut icons
/// themselves. They are drawn from `logo.svg` and `icon-maskable.svg`.
const ICONS: &[(&str, &[u8])] = &[
    ("icon-180.png", include_bytes!("../art/house/icon-180.png")),
    ("icon-192.png", include_bytes!("../art/house/icon-192.png")),
    ("icon-512.png", include_bytes!("../art/house/icon-512.png")),
    ("icon-maskable-192.png", include_bytes!("../art/house/icon-maskable-192.png")),
    ("icon-maskable-512.png", include_bytes!("../art/house/icon-maskable-512.png")),
];

const PNG: &str = "image/png";
const SVG: &str = "image/svg+xml";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// The files in an order in which each refers only to those before it.
fn all() -> Vec<Asset> {
    let mut assets = Vec::new();
    let plain = [
        ("icon.svg", include_str!("../art/house/logo.svg")),
        ("icon-maskable.svg", include_str!("../art/house/icon-maskable.svg")),
        ("art/hero.svg", include_str!("../art/house/hero.svg")),
        ("art/asanoha.svg", include_str!("../art/house/asanoha.svg")),
        ("art/kumo.svg", include_str!("../art/house/kumo.svg")),
        ("art/seigaiha.svg", include_str!("../art/house/seigaiha.svg")),
        ("art/edo-yashiki/home.svg", include_str!("../art/edo-yashiki/home.svg")),
        ("art/iki/home.svg", include_str!("../art/iki/home.svg")),
        ("art/iki/roof.svg", include_str!("../art/iki/roof.svg")),
        ("art/iki/scroll.svg", include_str!("../art/iki/scroll.svg")),
        ("art/iki/shoji.svg", include_str!("../art/iki/shoji.svg")),
        ("art/kabuki/home.svg", include_str!("../art/kabuki/home.svg")),
        ("art/ukiyo-e/home.svg", include_str!("../art/ukiyo-e/home.svg")),
    ];
    for &(name, points) in ICONS {
        keep(&mut assets, name, PNG, points.to_vec());
    }
    for (name, drawing) in plain {
        add(&mut assets, name, SVG, drawing);
    }
    for &(_, file, drawing) in RINPA_ART {
        add(&mut assets, file, SVG, drawing);
    }
    let sprites = [
        ("art/edo-yashiki.svg", EDO_YASHIKI_ART),
        ("art/iki.svg", IKI_ART),
        ("art/kabuki.svg", KABUKI_ART),
        ("art/rinpa.svg", RINPA_ART),
        ("art/ukiyo-e.svg", UKIYO_E_ART),
    ];
    for (name, art) in sprites {
        let drawings: Vec<(&str, &str)> = art.iter().map(|&(name, _, drawing)| (name, drawing)).collect();
        add(&mut assets, name, SVG, &sprite(&drawings));
    }
    add(&mut assets, "house.css", CSS, styles::HOUSE);
    add(&mut assets, "edo-yashiki.css", CSS, styles::EDO_YASHIKI);
    add(&mut assets, "iki.css", CSS, styles::IKI);
    add(&mut assets, "kabuki.css", CSS, styles::KABUKI);
    add(&mut assets, "rinpa.css", CSS, styles::RINPA);
    add(&mut assets, "ukiyo-e.css", CSS, styles::UKIYO_E);
    let scripts = [
        ("calm.js", include_str!("../assets/calm.js")),
        ("sound.js", include_str!("../assets/sound.js")),
        ("say.js", include_str!("../assets/say.js")),
        ("swap.js", include_str!("../assets/swap.js")),
        ("company.js", include_str!("../assets/company.js")),
        ("glide.js", include_str!("../assets/glide.js")),
        ("vouch.js", include_str!("../assets/vouch.js")),
        ("push.js", include_str!("../assets/push.js")),
        ("settle.js", include_str!("../assets/settle.js")),
        ("line.js", include_str!("../assets/line.js")),
        ("beside.js", include_str!("../assets/beside.js")),
        ("forms.js", include_str!("../assets/forms.js")),
        ("offline.js", include_str!("../assets/offline.js")),
        ("replay.js", include_str!("../assets/replay.js")),
        ("review.js", include_str!("../assets/review.js")),
        ("client.js", include_str!("../assets/client.js")),
        ("table.js", include_str!("../assets/table.js")),
        ("service-worker.js", include_str!("../assets/service-worker.js")),
        ("edo-yashiki.js", include_str!("../assets/edo-yashiki.js")),
        ("iki.js", include_str!("../assets/iki.js")),
        ("kabuki.js", include_str!("../assets/kabuki.js")),
        ("ukiyo-e.js", include_str!("../assets/ukiyo-e.js")),
    ];
    for (name, script) in scripts {
        add(&mut assets, name, SCRIPT, script);
    }
    assets
}

/// Adds a file. Where it names an earlier one, as in `url("./art/kumo.svg")` or `from "./morph.js"`, it gets the version
/// of that one with it: otherwise a browser would go on using what it has.
fn add(assets: &mut Vec<Asset>, name: &'static str, mime: &'static str, text: &str) {
    let mut text = text.to_string();
    for earlier in assets.iter() {
        let plain = format!("\"./{}\"", earlier.name);
        text = text.replace(&plain, &format!("\"./{}?v={}\"", earlier.name, earlier.version));
    }
    keep(assets, name, mime, text.into_bytes());
}

/// Adds a file as it is.
fn keep(assets: &mut Vec<Asset>, name: &'static str, mime: &'static str, bytes: Vec<u8>) {
    let mut hasher = DefaultHasher::new();
    hasher.write(&bytes);
    let version = format!("{:016x}", hasher.finish());
    assets.push(Asset { name, mime, bytes, version });
}
