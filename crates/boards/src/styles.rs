//! The styles of the house and of each game, put together from files, one a subject.

use include_dir::{Dir, include_dir};
use kabuki::Window;

static STYLES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets");

/// The files of each style, in the order of the cascade. `evening` has what colors alone do not say in the evening;
/// `calm` is last and has what holds for less motion.
const SUBJECTS: [(&str, &[&str]); 6] = [
    (
        "house",
        &[
            "base", "controls", "frame", "home", "tables", "replay", "review", "company", "keeping", "settings",
            "evening", "calm",
        ],
    ),
    ("edo-yashiki", &["board", "side", "sizes", "rules", "looks"]),
    ("iki", &["board", "card", "street", "counter", "seats", "motion", "rules", "sizes", "looks"]),
    ("kabuki", &["stage", "looks", "calm"]),
    ("rinpa", &["card", "screens", "front", "rules", "sizes", "looks"]),
    ("ukiyo-e", &["card", "line", "wall", "guests", "hand", "sizes", "rules", "looks"]),
];

/// Every style with its name.
pub(crate) fn all() -> impl Iterator<Item = (&'static str, String)> {
    SUBJECTS.into_iter().map(|(name, subjects)| {
        let mut style = if name == "kabuki" { kabuki_times() } else { String::new() };
        for subject in subjects {
            let file = file(name, subject);
            match *subject {
                "calm" => style.push_str(&calm(file)),
                "evening" => style.push_str(&evening(file)),
                _ => style.push_str(file),
            }
        }
        (name, style)
    })
}

/// A file of a style.
///
/// # Panics
/// If it is not there; the styles are part of the program.
fn file(name: &str, subject: &str) -> &'static str {
    let file = STYLES.get_file(format!("{name}/{subject}.css"));
    file.and_then(|file| file.contents_utf8()).unwrap_or_else(|| panic!("there is no style {name}/{subject}.css"))
}

/// What a style says in the evening: guests ask for it in the settings, or their device does and the settings do not
/// say otherwise. Colors need none of this, they are `light-dark()`.
fn evening(style: &str) -> String {
    format!(
        "@media (prefers-color-scheme: dark) {{ html:not([data-theme=\"paper\"]) {{\n{style}}} }}\n\
         html[data-theme=\"evening\"] {{\n{style}}}\n"
    )
}

/// What a style says for those who want less motion: they ask for it in the settings, or their device does and the
/// settings do not say otherwise.
fn calm(style: &str) -> String {
    format!(
        "@media (prefers-reduced-motion: reduce) {{ html:not([data-motion=\"full\"]) {{\n{style}}} }}\n\
         html[data-motion=\"less\"] {{\n{style}}}\n"
    )
}

/// The times of Kabuki's window as variables, from the rules (§4): how long the curtain is drawn, and which part of
/// that is fair time.
fn kabuki_times() -> String {
    let times = |window: Window, selector: &str| {
        let pace = window.pace().expect("this window is timed");
        let fair = f64::from(pace.shortest_ms) / f64::from(pace.longest_ms) * 100.0;
        format!("{selector} {{ --window-longest: {}ms; --window-fair: {fair:.2}%; }}\n", pace.longest_ms)
    };
    times(Window::Quick, ".kabuki") + &times(Window::Calm, ".kabuki[data-clock=\"calm\"]")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_style_sheet_is_part_of_a_style() {
        for folder in STYLES.dirs() {
            let name = folder.path().to_str().expect("a plain name");
            let (_, subjects) = SUBJECTS.iter().find(|(style, _)| *style == name).expect("every folder is a style");
            assert_eq!(folder.files().count(), subjects.len(), "{name}");
        }
    }

    #[test]
    fn the_curtain_of_kabuki_takes_its_times_from_the_rules() {
        let (_, style) = all().find(|(name, _)| *name == "kabuki").expect("kabuki has a style");
        assert!(style.starts_with(
            ".kabuki { --window-longest: 5000ms; --window-fair: 40.00%; }\n\
             .kabuki[data-clock=\"calm\"] { --window-longest: 12000ms; --window-fair: 33.33%; }\n"
        ));
        assert!(style.contains("animation: kabuki-draw var(--window-longest) linear both;"));
        let curtain =
            file("kabuki", "stage").lines().filter(|line| line.contains("animation: kabuki-draw")).collect::<String>();
        assert!(!curtain.contains("5s") && !curtain.contains("12s"), "{curtain}");
        assert!(file("kabuki", "stage").contains("width: var(--window-fair);"));
    }
}
