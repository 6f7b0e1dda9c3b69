//! A page without a browser: what `assets/patch.js` does, in short.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::tests::markup::attributes_of;

/// A node of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Dom {
    Element { name: String, attributes: BTreeMap<String, String>, children: Vec<Dom> },
    Text(String),
}

/// The nodes of a text. It reads on its own, so that it does not share the mistakes of what it checks.
pub(super) fn read(html: &str) -> Vec<Dom> {
    let mut stack = vec![(String::new(), BTreeMap::new(), Vec::new())];
    let mut rest = html;
    while !rest.is_empty() {
        if let Some(tag) = rest.strip_prefix('<') {
            let (tag, after) = tag.split_once('>').expect("tags are closed");
            rest = after;
            if let Some(closed) = tag.strip_prefix('/') {
                let (name, attributes, children) = stack.pop().expect("something is open");
                assert_eq!(closed, name);
                stack.last_mut().expect("the page").2.push(Dom::Element { name, attributes, children });
                continue;
            }
            let name = tag.split(' ').next().expect("a name").to_string();
            let attributes = attributes_of(&tag[name.len()..]);
            let attributes = attributes.into_iter().map(|(name, value)| (name.to_string(), plain(value))).collect();
            if ["input", "br", "img", "hr"].contains(&name.as_str()) {
                stack.last_mut().expect("the page").2.push(Dom::Element { name, attributes, children: Vec::new() });
            } else {
                stack.push((name, attributes, Vec::new()));
            }
        } else {
            let end = rest.find('<').unwrap_or(rest.len());
            stack.last_mut().expect("the page").2.push(Dom::Text(plain(&rest[..end])));
            rest = &rest[end..];
        }
    }
    assert_eq!(stack.len(), 1, "everything is closed");
    stack.pop().expect("the page").2
}

fn plain(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// The page after a patch.
pub(super) fn patched(html: &str, patch: &str) -> Vec<Dom> {
    let nodes = read(html);
    if patch.is_empty() {
        return nodes;
    }
    let patch: Vec<Value> = serde_json::from_str(patch).expect("a patch is a list");
    change(nodes, &patch)
}

fn change(old: Vec<Dom>, patch: &[Value]) -> Vec<Dom> {
    assert_eq!(patch[0], old.len(), "the number of nodes");
    let mut old: Vec<Option<Dom>> = old.into_iter().map(Some).collect();
    let moved = |item: &Value| item.as_array().and_then(|item| item[0].as_i64()).filter(|&place| place < 0);
    // What is moved is taken out first, as the places count in the old list.
    let mut in_flight: BTreeMap<i64, Dom> = BTreeMap::new();
    for place in patch[1..].iter().filter_map(moved) {
        in_flight.insert(place, old[(-1 - place) as usize].take().expect("nothing is moved twice"));
    }
    let (mut new, mut next) = (Vec::new(), 0);
    for item in &patch[1..] {
        match item {
            Value::Number(count) => {
                let count = count.as_i64().expect("a small number");
                let nodes = &mut old[next..next + count.unsigned_abs() as usize];
                if count > 0 {
                    new.extend(nodes.iter_mut().map(|node| node.take().expect("it is there")));
                }
                next += count.unsigned_abs() as usize;
            }
            Value::String(html) => new.extend(read(html)),
            Value::Array(items) if items[0].is_string() => {
                assert!(matches!(old[next].take(), Some(Dom::Text(_))), "only texts get a text");
                new.push(Dom::Text(items[0].as_str().expect("a text").to_string()));
                next += 1;
            }
            Value::Array(items) if items[0].as_i64() < Some(0) => {
                let node = in_flight.remove(&items[0].as_i64().expect("a place")).expect("it was taken");
                new.push(items.get(1).map_or(node.clone(), |patch| change_node(node, patch)));
            }
            Value::Array(_) => {
                new.push(change_node(old[next].take().expect("it is there"), item));
                next += 1;
            }
            Value::Null | Value::Bool(_) | Value::Object(_) => panic!("no item of a list: {item}"),
        }
    }
    new.extend(old.into_iter().skip(next).flatten());
    new
}

fn change_node(node: Dom, patch: &Value) -> Dom {
    let mut patch = patch.as_array().expect("the patch of a node is a list").clone();
    let Dom::Element { name, mut attributes, children } = node else {
        return Dom::Text(patch[0].as_str().expect("only a text becomes a text").to_string());
    };
    if let Some(changed) = patch.get(1).and_then(Value::as_object).cloned() {
        patch.remove(1);
        for (name, value) in changed {
            if value.is_null() {
                assert!(attributes.remove(&name).is_some(), "it had '{name}'");
            } else {
                attributes.insert(name, value.as_str().expect("a text").to_string());
            }
        }
    }
    Dom::Element { name, attributes, children: change(children, &patch) }
}
