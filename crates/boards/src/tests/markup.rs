//! Reads the tags of a page, as far as the tests need it.

use std::collections::BTreeMap;

/// An opening tag.
#[derive(Debug)]
pub(crate) struct Tag<'a> {
    /// Its name in lower case.
    pub(crate) name: &'a str,
    /// Its attributes; those without a value have an empty one.
    pub(crate) attributes: BTreeMap<&'a str, &'a str>,
    /// The names of the tags it stands in, the outermost first.
    pub(crate) inside: Vec<&'a str>,
}

impl<'a> Tag<'a> {
    /// The value of an attribute.
    pub(crate) fn get(&self, attribute: &str) -> Option<&'a str> {
        self.attributes.get(attribute).copied()
    }
}

const VOID: [&str; 6] = ["br", "hr", "img", "input", "link", "meta"];

/// All opening tags of a page that maud wrote: attributes in double quotes, no comments.
///
/// # Panics
/// If the tags are not nested as they should be.
pub(crate) fn tags(page: &str) -> Vec<Tag<'_>> {
    let mut open: Vec<&str> = Vec::new();
    let mut found = Vec::new();
    let mut rest = page.strip_prefix("<!DOCTYPE html>").unwrap_or(page);
    while let Some(start) = rest.find('<') {
        let end = end_of_tag(&rest[start..]) + start;
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(closed) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closed), "in a page that goes on with: {}", &rest[..rest.len().min(80)]);
            continue;
        }
        let is_closed = tag.ends_with('/');
        let tag = tag.trim_end_matches('/');
        let (name, attributes) = tag.split_once(char::is_whitespace).unwrap_or((tag, ""));
        found.push(Tag { name, attributes: attributes_of(attributes), inside: open.clone() });
        if !is_closed && !VOID.contains(&name) {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?} are never closed");
    found
}

/// Where the tag ends that the text begins with; a `>` in quotes does not end it.
fn end_of_tag(text: &str) -> usize {
    let mut quoted = false;
    for (place, letter) in text.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '>' if !quoted => return place,
            _ => {}
        }
    }
    panic!("a tag is never ended: {}", &text[..text.len().min(80)]);
}

/// The attributes that stand in a tag after its name, as they were drawn.
pub(crate) fn attributes_of(mut text: &str) -> BTreeMap<&str, &str> {
    let mut attributes = BTreeMap::new();
    loop {
        text = text.trim_start();
        if text.is_empty() {
            return attributes;
        }
        let name_ends = text.find(|letter: char| letter == '=' || letter.is_whitespace()).unwrap_or(text.len());
        let (name, after) = text.split_at(name_ends);
        let (value, after) = match after.strip_prefix("=\"") {
            Some(after) => after.split_once('"').expect("a value ends with a quote"),
            None => ("", after),
        };
        assert!(attributes.insert(name, value).is_none(), "attribute '{name}' is given twice");
        text = after;
    }
}
