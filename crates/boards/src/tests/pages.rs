//! What must hold of every page, whatever it shows.

use std::collections::BTreeSet;

use super::markup::{Tag, tags};
use super::{houses, samples, scenes};
use crate::{Lang, asset};

/// Lets `check` look at every sample page.
fn every_page(check: impl Fn(&str, &str, &[Tag<'_>])) {
    for lang in Lang::ALL {
        for (name, page) in samples::all(lang).into_iter().chain(scenes::all(lang)).chain(houses::all(lang)) {
            let page = page.into_string();
            check(&format!("{name} in {}", lang.code()), &page, &tags(&page));
        }
    }
}

#[test]
fn nothing_needs_an_inline_script_or_style() {
    every_page(|name, _, tags| {
        for tag in tags {
            assert_eq!(tag.get("style"), None, "{name}: {tag:?}");
            assert_ne!(tag.name, "style", "{name}");
            assert!(tag.name != "script" || tag.get("src").is_some(), "{name}: {tag:?}");
            let handler = tag.attributes.keys().find(|attribute| attribute.starts_with("on"));
            assert_eq!(handler, None, "{name}: {tag:?}");
        }
    });
}

#[test]
fn every_address_is_one_of_the_house() {
    every_page(|name, _, tags| {
        for tag in tags {
            let addresses = ["href", "src", "action"].into_iter().filter_map(|attribute| tag.get(attribute));
            for address in addresses {
                assert!(address.starts_with('/') || address.starts_with('#'), "{name}: {address}");
                assert!(!address.starts_with("//"), "{name}: {address}");
            }
        }
    });
}

#[test]
fn every_file_that_a_page_asks_for_is_there_in_that_version() {
    every_page(|name, page, _| {
        for (place, _) in page.match_indices("/assets/") {
            let address: String = page[place..].chars().take_while(|letter| !"\"#".contains(*letter)).collect();
            let (file, version) = address["/assets/".len()..].split_once("?v=").expect("every address has a version");
            assert_eq!(asset(file).map(|asset| asset.version.as_str()), Some(version), "{name}: {file}");
        }
    });
}

#[test]
fn every_field_has_a_label() {
    every_page(|name, _, tags| {
        let labels: BTreeSet<&str> =
            tags.iter().filter(|tag| tag.name == "label").filter_map(|tag| tag.get("for")).collect();
        for tag in tags {
            let is_field = ["input", "select", "textarea"].contains(&tag.name) && tag.get("type") != Some("hidden");
            let labelled = tag.inside.contains(&"label") || tag.get("id").is_some_and(|id| labels.contains(id));
            assert!(!is_field || labelled, "{name}: {tag:?}");
        }
    });
}

#[test]
fn every_form_is_posted_and_every_button_says_what_it_does() {
    every_page(|name, _, tags| {
        for tag in tags {
            match tag.name {
                "form" => assert_eq!(tag.get("method"), Some("post"), "{name}: {tag:?}"),
                "button" => {
                    let kind = tag.get("type");
                    assert!(matches!(kind, Some("button" | "submit")), "{name}: {tag:?}");
                    let in_form = tag.inside.contains(&"form") || tag.get("form").is_some();
                    assert_eq!(kind == Some("submit"), in_form, "{name}: {tag:?}");
                }
                "img" => assert!(tag.get("alt").is_some(), "{name}: {tag:?}"),
                _ => {}
            }
        }
    });
}

#[test]
fn ids_and_keys_stand_once_and_whatever_points_at_an_id_finds_it() {
    every_page(|name, _, tags| {
        let mut ids = BTreeSet::new();
        let mut keys = BTreeSet::new();
        for tag in tags {
            assert!(tag.get("id").is_none_or(|id| ids.insert(id)), "{name}: {tag:?}");
            // The examples of the rules show the same card several times; nothing moves there.
            let is_new = tag.get("data-key").is_none_or(|key| keys.insert(key));
            assert!(is_new || name.starts_with("rules"), "{name}: {tag:?}");
        }
        for tag in tags {
            let pointers = ["for", "form", "aria-labelledby", "aria-describedby", "aria-controls", "data-copy"];
            for id in pointers.into_iter().filter_map(|pointer| tag.get(pointer)).flat_map(str::split_whitespace) {
                assert!(ids.contains(id), "{name}: nothing has the id of {tag:?}");
            }
            if let Some(id) = tag.get("href").and_then(|href| href.strip_prefix('#')) {
                assert!(ids.contains(id), "{name}: nothing has the id of {tag:?}");
            }
        }
    });
}

#[test]
fn every_page_has_one_heading_one_main_part_and_its_language() {
    every_page(|name, page, tags| {
        let count = |wanted: &str| tags.iter().filter(|tag| tag.name == wanted).count();
        assert_eq!((count("h1"), count("main"), count("title")), (1, 1, 1), "{name}");
        let lang = name.rsplit(' ').next().expect("the name ends with the language");
        assert!(page.starts_with(&format!("<!DOCTYPE html><html lang=\"{lang}\">")), "{name}");
    });
}

#[test]
fn every_page_has_a_way_home() {
    every_page(|name, _, tags| {
        assert!(tags.iter().any(|tag| tag.name == "a" && tag.get("href") == Some("/")), "{name}");
    });
}

#[test]
fn what_a_guest_is_called_is_never_read_as_markup() {
    let seated = crate::Seated::guest("<img src=x onerror=alert(1)>\"'&");
    let shown = crate::pages::guest(Lang::En, "rinpa", &seated, false).into_string();
    assert!(shown.contains("&lt;img src=x onerror=alert(1)&gt;"), "{shown}");
    assert!(!shown.contains("<img"), "{shown}");
}
