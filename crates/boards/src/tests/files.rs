//! What must hold of the files that pages ask for.

use super::samples;
use crate::{Asset, Lang, Theme, asset, assets};

fn text(asset: &Asset) -> &str {
    std::str::from_utf8(&asset.bytes).expect("it is a text")
}

/// All files but the icons in points.
fn texts() -> impl Iterator<Item = &'static Asset> {
    assets().iter().filter(|file| file.mime != "image/png")
}

#[test]
fn files_refer_to_each_other_in_the_right_version() {
    let mut references = 0;
    for file in texts() {
        for (place, _) in text(file).match_indices("\"./") {
            let address: String = text(file)[place + 3..].chars().take_while(|&letter| letter != '"').collect();
            let (name, version) = address.split_once("?v=").unwrap_or((&address, "none"));
            assert_eq!(asset(name).map(|asset| asset.version.as_str()), Some(version), "{}: {name}", file.name);
            references += 1;
        }
    }
    assert!(references > 10, "scripts import each other and styles have pictures, but only {references} were found");
}

#[test]
fn no_file_asks_another_host() {
    for file in texts() {
        let text = text(file).replace("http://www.w3.org/2000/svg", "");
        assert!(!text.contains("http://") && !text.contains("https://"), "{}", file.name);
        assert!(!text.contains("url(//") && !text.contains("url(\"//"), "{}", file.name);
    }
}

#[test]
fn every_file_has_its_own_name() {
    for (place, file) in assets().iter().enumerate() {
        assert!(assets()[..place].iter().all(|other| other.name != file.name), "{}", file.name);
    }
}

#[test]
fn the_sprite_shows_every_drawing_of_rinpa() {
    let sprite = text(asset("art/rinpa.svg").expect("the sprite is an asset"));
    let drawings: Vec<&str> = assets().iter().filter_map(|file| file.name.strip_prefix("art/rinpa/")).collect();
    assert_eq!(drawings.len(), 18);
    for drawing in drawings {
        let name = drawing.trim_end_matches(".svg");
        assert!(sprite.contains(&format!("<symbol id=\"{name}\" viewBox=\"0 0 ")), "{name}");
    }
}

/// The promise is 100 KB compressed; uncompressed it is kept as well.
#[test]
fn the_first_page_and_all_it_asks_for_is_small() {
    let (_, page) = samples::all(Lang::Ja).swap_remove(1);
    let page = page.into_string();
    let scripts = scripts_of("client.js");
    let asked =
        |file: &&Asset| page.contains(&format!("/assets/{}?", file.name)) || scripts.contains(&file.name.as_str());
    let files: usize = assets().iter().filter(asked).map(|file| file.bytes.len()).sum();
    let patterns: usize = assets()
        .iter()
        .filter(|file| file.name.starts_with("art/"))
        .filter(in_house_css)
        .map(|file| file.bytes.len())
        .sum();
    let sum = page.len() + files + patterns;
    assert!(sum < 100_000, "{sum} bytes");
}

/// A script and all that it asks for.
fn scripts_of(first: &'static str) -> Vec<&'static str> {
    let mut found = vec![first];
    let mut next = 0;
    while let Some(name) = found.get(next) {
        let script = text(asset(name).expect("a script is an asset"));
        let asked = assets().iter().filter(|file| script.contains(&format!("from \"./{}?", file.name)));
        found.extend(asked.map(|file| file.name.as_str()).filter(|name| !found.contains(name)).collect::<Vec<_>>());
        next += 1;
    }
    found
}

#[test]
fn the_worker_keeps_every_script_of_a_page_and_no_file_of_a_game() {
    let worker = text(asset("service-worker.js").expect("the worker is an asset"));
    for script in scripts_of("client.js") {
        assert!(worker.contains(&format!("\"./{script}?v=")), "{script} would be missing offline");
    }
    for file in ["rinpa.css", "art/rinpa.svg", "kabuki.js"] {
        assert!(!worker.contains(file), "{file}");
    }
}

#[test]
fn icons_in_points_are_as_large_as_their_names_say() {
    let icons: Vec<&Asset> = assets().iter().filter(|file| file.mime == "image/png").collect();
    assert_eq!(icons.len(), 5);
    for icon in icons {
        let size: u32 =
            icon.name.trim_end_matches(".png").rsplit('-').next().and_then(|size| size.parse().ok()).expect("a size");
        assert_eq!(icon.bytes[..8], *b"\x89PNG\r\n\x1a\n", "{}", icon.name);
        let number = |place: usize| u32::from_be_bytes(icon.bytes[place..place + 4].try_into().expect("four bytes"));
        assert_eq!((number(16), number(20)), (size, size), "{}", icon.name);
        assert!(icon.bytes.len() < 12_000, "{} is heavy: {}", icon.name, icon.bytes.len());
    }
}

#[test]
fn less_motion_is_the_same_whether_the_device_or_the_guest_asks_for_it() {
    for name in ["house.css", "kabuki.css"] {
        let style = text(asset(name).expect("the style is an asset"));
        let (_, asked) = style
            .split_once("@media (prefers-reduced-motion: reduce) { html:not([data-motion=\"full\"]) {")
            .expect("the device is heard");
        let (device, guest) = asked.split_once("} }\nhtml[data-motion=\"less\"] {").expect("the guest is heard");
        assert_eq!(guest.trim_end().strip_suffix('}').map(str::trim), Some(device.trim()), "{name}");
    }
    let outside = texts().filter(|file| file.mime.starts_with("text/css"));
    for file in outside {
        let asked = text(file).matches("prefers-reduced-motion").count();
        assert!(asked <= 1, "{} asks the device where the guest is not heard", file.name);
    }
}

fn in_house_css(file: &&Asset) -> bool {
    text(asset("house.css").expect("the style is an asset")).contains(&file.name)
}

/// Ratios of WCAG 2: text needs 4.5, the edge of a control 3.
#[test]
fn what_is_written_can_be_read() {
    let pairs = [
        ("ink", "paper", 4.5),
        ("ink", "paper-deep", 4.5),
        ("ink-soft", "paper", 4.5),
        ("ink-soft", "paper-light", 4.5),
        ("indigo", "paper", 4.5),
        ("vermilion-deep", "paper", 4.5),
        ("vermilion-deep", "paper-deep", 4.5),
        ("gold-deep", "paper-light", 4.5),
        ("paper-light", "indigo", 4.5),
        ("paper-light", "vermilion-deep", 4.5),
        ("paper-light", "ink", 4.5),
        ("paper-light", "indigo-deep", 4.5),
        ("on-deep", "vermilion-deep", 4.5),
        ("on-deep", "indigo-deep", 4.5),
        ("ink", "glow", 4.5),
        ("ink", "note", 4.5),
        ("ink-soft", "mist", 4.5),
        ("alarm-ink", "alarm", 4.5),
        ("alarm-ink", "sheet", 4.5),
        ("gain-ink", "sheet", 4.5),
        ("gain-ink", "note", 4.5),
        ("line-strong", "paper-light", 3.0),
        ("line-strong", "paper", 3.0),
    ];
    for (front, back, least) in pairs {
        for theme in [Theme::Paper, Theme::Evening] {
            let (front_light, back_light) = (luminance(front, theme), luminance(back, theme));
            let ratio = (front_light.max(back_light) + 0.05) / (front_light.min(back_light) + 0.05);
            assert!(ratio >= least, "{theme:?}: {front} on {back}: {ratio:.2}");
        }
    }
}

/// The relative luminance of a color of the house, which is written as `light-dark(#rrggbb, #rrggbb)`.
fn luminance(color: &str, theme: Theme) -> f64 {
    let style = text(asset("house.css").expect("the style is an asset"));
    let (_, after) = style.split_once(&format!("--{color}: light-dark(#")).expect("the color is in the style");
    let after = match theme {
        Theme::Device | Theme::Paper => after,
        Theme::Evening => after.split_once(", #").expect("a color for the evening").1,
    };
    let part = |place: usize| {
        let value = f64::from(u8::from_str_radix(&after[place..place + 2], 16).expect("six digits")) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4)
}
