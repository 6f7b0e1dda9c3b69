//! The files that the pages ask for, embedded in the program.

use std::hash::{DefaultHasher, Hasher};
use std::sync::LazyLock;

use crate::sprite::sprite;

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

/// The style of the house, one file a subject.
const HOUSE_CSS: &str = concat!(
    include_str!("../assets/house/base.css"),
    include_str!("../assets/house/controls.css"),
    include_str!("../assets/house/frame.css"),
    include_str!("../assets/house/home.css"),
    include_str!("../assets/house/tables.css"),
    include_str!("../assets/house/replay.css"),
    include_str!("../assets/house/company.css"),
);

/// The style of Rinpa's table.
const RINPA_CSS: &str = concat!(
    include_str!("../assets/rinpa/card.css"),
    include_str!("../assets/rinpa/screens.css"),
    include_str!("../assets/rinpa/front.css"),
    include_str!("../assets/rinpa/rules.css"),
    include_str!("../assets/rinpa/sizes.css"),
);

/// The style of Ukiyo-e, one file a subject.
const UKIYO_E_CSS: &str = concat!(
    include_str!("../assets/ukiyo-e/card.css"),
    include_str!("../assets/ukiyo-e/line.css"),
    include_str!("../assets/ukiyo-e/wall.css"),
    include_str!("../assets/ukiyo-e/guests.css"),
    include_str!("../assets/ukiyo-e/hand.css"),
    include_str!("../assets/ukiyo-e/sizes.css"),
    include_str!("../assets/ukiyo-e/rules.css"),
);

/// The style of Edo Yashiki, one file a subject.
const EDO_YASHIKI_CSS: &str = concat!(
    include_str!("../assets/edo-yashiki/board.css"),
    include_str!("../assets/edo-yashiki/side.css"),
    include_str!("../assets/edo-yashiki/sizes.css"),
    include_str!("../assets/edo-yashiki/rules.css"),
);

/// The style of IKI, one file a subject.
const IKI_CSS: &str = concat!(
    include_str!("../assets/iki/board.css"),
    include_str!("../assets/iki/card.css"),
    include_str!("../assets/iki/street.css"),
    include_str!("../assets/iki/counter.css"),
    include_str!("../assets/iki/seats.css"),
    include_str!("../assets/iki/motion.css"),
    include_str!("../assets/iki/rules.css"),
    include_str!("../assets/iki/sizes.css"),
);

const SVG: &str = "image/svg+xml";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// The files in an order in which each refers only to those before it.
fn all() -> Vec<Asset> {
    let mut assets = Vec::new();
    let plain = [
        ("icon.svg", include_str!("../art/house/logo.svg")),
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
    add(&mut assets, "house.css", CSS, HOUSE_CSS);
    add(&mut assets, "edo-yashiki.css", CSS, EDO_YASHIKI_CSS);
    add(&mut assets, "iki.css", CSS, IKI_CSS);
    add(&mut assets, "kabuki.css", CSS, include_str!("../assets/kabuki.css"));
    add(&mut assets, "rinpa.css", CSS, RINPA_CSS);
    add(&mut assets, "ukiyo-e.css", CSS, UKIYO_E_CSS);
    let scripts = [
        ("say.js", include_str!("../assets/say.js")),
        ("swap.js", include_str!("../assets/swap.js")),
        ("company.js", include_str!("../assets/company.js")),
        ("glide.js", include_str!("../assets/glide.js")),
        ("settle.js", include_str!("../assets/settle.js")),
        ("line.js", include_str!("../assets/line.js")),
        ("beside.js", include_str!("../assets/beside.js")),
        ("forms.js", include_str!("../assets/forms.js")),
        ("replay.js", include_str!("../assets/replay.js")),
        ("client.js", include_str!("../assets/client.js")),
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
    let mut hasher = DefaultHasher::new();
    hasher.write(text.as_bytes());
    let version = format!("{:016x}", hasher.finish());
    assets.push(Asset { name, mime, bytes: text.into_bytes(), version });
}
