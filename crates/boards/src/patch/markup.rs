//! Reads the HTML that the boards draw: tags that are closed, attributes in double quotes, no comments.

use super::region::Region;

/// The elements that are never closed.
const VOID: [&str; 6] = ["br", "hr", "img", "input", "link", "meta"];

/// A drawing as a tree. Nodes stand in the order of the text, so the first child of a node follows it.
#[derive(Clone, Copy)]
pub(super) struct Tree<'a> {
    region: &'a Region,
    nodes: &'a [Node],
}

/// One node of a tree; its places are bytes of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Node {
    kind: Kind,
    start: u32,
    /// Where its opening tag ends and its inside begins.
    inside: u32,
    end: u32,
    /// The number of the node after it and all that is in it.
    next: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// An element.
    Element,
    /// An element with a region somewhere in it.
    Holder,
    /// A text.
    Text,
    /// Another region, by its number.
    Region(u16),
}

/// The text is not what the boards draw. Its picture is sent whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Malformed;

/// One node of some tree.
#[derive(Clone, Copy)]
pub(super) struct At<'a> {
    tree: Tree<'a>,
    number: u32,
}

impl<'a> Tree<'a> {
    pub(super) fn of(region: &'a Region) -> Result<Tree<'a>, Malformed> {
        Ok(Tree { region, nodes: region.nodes()? })
    }

    /// The outermost nodes stand in this one.
    pub(super) fn root(self) -> At<'a> {
        At { tree: self, number: 0 }
    }
}

/// The nodes of a drawing in which this many regions stand.
pub(super) fn nodes_of(html: &str, regions: usize) -> Result<Box<[Node]>, Malformed> {
    let length = u32::try_from(html.len()).map_err(|_| Malformed)?;
    let root = Node { kind: Kind::Holder, start: 0, inside: 0, end: length, next: 0 };
    let mut reading = Reading { html, regions, nodes: Vec::with_capacity(html.len() / 24 + 2) };
    reading.nodes.push(root);
    reading.read()?;
    reading.nodes[0].next = reading.nodes.len() as u32;
    Ok(reading.nodes.into_boxed_slice())
}

/// A drawing that is being read.
struct Reading<'a> {
    html: &'a str,
    regions: usize,
    nodes: Vec<Node>,
}

impl Reading<'_> {
    fn read(&mut self) -> Result<(), Malformed> {
        let html = self.html;
        let mut open: Vec<u32> = Vec::with_capacity(16);
        let mut place = 0;
        while let Some(text) = html[place..].find('<') {
            if text > 0 {
                self.push(Kind::Text, place, place, place + text);
                place += text;
            }
            let end = place + html[place..].find('>').ok_or(Malformed)? + 1;
            let tag = &html[place + 1..end - 1];
            if let Some(closed) = tag.strip_prefix('/') {
                self.close(open.pop().ok_or(Malformed)?, closed, end)?;
            } else if let Some(number) = tag.strip_prefix('!') {
                let number: u16 = number.parse().map_err(|_| Malformed)?;
                if usize::from(number) >= self.regions {
                    return Err(Malformed);
                }
                self.push(Kind::Region(number), place, end, end);
                for &holder in &open {
                    self.nodes[holder as usize].kind = Kind::Holder;
                }
            } else {
                if !VOID.contains(&name_of(tag)) {
                    open.push(self.nodes.len() as u32);
                }
                self.push(Kind::Element, place, end, end);
            }
            place = end;
        }
        if place < html.len() {
            self.push(Kind::Text, place, place, html.len());
        }
        if open.is_empty() { Ok(()) } else { Err(Malformed) }
    }

    fn push(&mut self, kind: Kind, start: usize, inside: usize, end: usize) {
        let next = self.nodes.len() as u32 + 1;
        self.nodes.push(Node { kind, start: start as u32, inside: inside as u32, end: end as u32, next });
    }

    fn close(&mut self, number: u32, name: &str, end: usize) -> Result<(), Malformed> {
        let next = self.nodes.len() as u32;
        let node = &mut self.nodes[number as usize];
        if name_of(&self.html[node.start as usize + 1..node.inside as usize - 1]) != name {
            return Err(Malformed);
        }
        (node.end, node.next) = (end as u32, next);
        Ok(())
    }
}

impl<'a> At<'a> {
    fn node(self) -> &'a Node {
        &self.tree.nodes[self.number as usize]
    }

    pub(super) fn kind(self) -> Kind {
        self.node().kind
    }

    /// The region that stands here.
    pub(super) fn region(self) -> Option<&'a Region> {
        match self.kind() {
            Kind::Region(number) => Some(&self.tree.region.inner()[usize::from(number)]),
            Kind::Element | Kind::Holder | Kind::Text => None,
        }
    }

    /// The node as it was drawn.
    pub(super) fn source(self) -> &'a str {
        let node = self.node();
        &self.tree.region.html()[node.start as usize..node.end as usize]
    }

    /// The opening tag without its brackets, of the region if one stands here; nothing for a text and for the root.
    pub(super) fn tag(self) -> &'a str {
        let node = self.node();
        match node.kind {
            Kind::Text => "",
            Kind::Holder if self.number == 0 => "",
            Kind::Element | Kind::Holder => &self.tree.region.html()[node.start as usize + 1..node.inside as usize - 1],
            Kind::Region(number) => {
                let html = self.tree.region.inner()[usize::from(number)].html();
                html.split('>').next().and_then(|tag| tag.get(1..)).unwrap_or("")
            }
        }
    }

    pub(super) fn children(self) -> impl Iterator<Item = At<'a>> {
        let end = self.node().next;
        let mut number = self.number + 1;
        std::iter::from_fn(move || {
            let child = At { tree: self.tree, number };
            (number < end).then(|| {
                number = child.node().next;
                child
            })
        })
    }

    /// Whether both were drawn alike. Of nodes that hold regions the answer may be no though nothing differs.
    pub(super) fn is_like(self, other: At<'_>) -> bool {
        match (self.kind(), other.kind()) {
            (Kind::Region(_), Kind::Region(_)) => self.region() == other.region(),
            (Kind::Element, Kind::Element) | (Kind::Text, Kind::Text) => self.source() == other.source(),
            (Kind::Holder, Kind::Holder) => {
                let regions = |at: At<'a>| at.inside().filter_map(At::region);
                self.source() == other.source() && regions(self).eq(other.inside().filter_map(At::region))
            }
            (Kind::Element | Kind::Holder | Kind::Text | Kind::Region(_), _) => false,
        }
    }

    /// All nodes in it, however deep.
    fn inside(self) -> impl Iterator<Item = At<'a>> {
        (self.number + 1..self.node().next).map(move |number| At { tree: self.tree, number })
    }

    /// The whole node as HTML, with its regions.
    pub(super) fn write(self, html: &mut String) {
        if let Some(region) = self.region() {
            return region.write(html);
        }
        if self.kind() != Kind::Holder {
            return html.push_str(self.source());
        }
        let text = self.tree.region.html();
        let mut place = self.node().start as usize;
        for at in self.inside() {
            if let Some(region) = at.region() {
                html.push_str(&text[place..at.node().start as usize]);
                region.write(html);
                place = at.node().end as usize;
            }
        }
        html.push_str(&text[place..self.node().end as usize]);
    }
}

/// The name of the element that a tag opens.
pub(super) fn name_of(tag: &str) -> &str {
    tag.split(' ').next().unwrap_or(tag)
}

/// The name that the element of this tag keeps from one picture to the next.
pub(super) fn key_of(tag: &str) -> Option<&str> {
    attribute(tag, " data-key=\"").or_else(|| attribute(tag, " id=\"")).filter(|key| !key.is_empty())
}

/// Whether the inside of the element is changed by a script: then it can only be replaced.
pub(super) fn is_scripted(tag: &str) -> bool {
    tag.contains(" data-scripted")
}

/// The value after this; quotes in values are escaped, so it is no part of another value.
fn attribute<'a>(tag: &'a str, lead: &str) -> Option<&'a str> {
    let start = tag.find(lead)? + lead.len();
    tag[start..].split('"').next()
}

/// The attributes of a tag, with their values as they were drawn.
pub(super) fn attributes(tag: &str) -> Result<Vec<(&str, &str)>, Malformed> {
    let mut rest = tag[name_of(tag).len()..].trim_start();
    let mut found = Vec::new();
    while !rest.is_empty() {
        let end = rest.find([' ', '=']).unwrap_or(rest.len());
        let (name, after) = rest.split_at(end);
        let (value, after) = match after.strip_prefix("=\"") {
            Some(after) => after.split_once('"').ok_or(Malformed)?,
            None => ("", after),
        };
        if name.is_empty() || after.starts_with('=') {
            return Err(Malformed);
        }
        found.push((name, value));
        rest = after.trim_start();
    }
    Ok(found)
}

/// A text or a value without its escapes. The boards know four of them.
pub(super) fn unescape(text: &str) -> Result<std::borrow::Cow<'_, str>, Malformed> {
    if !text.contains('&') {
        return Ok(text.into());
    }
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        let (name, after) = after.split_once(';').ok_or(Malformed)?;
        plain.push_str(before);
        plain.push(match name {
            "lt" => '<',
            "gt" => '>',
            "amp" => '&',
            "quot" => '"',
            _ => return Err(Malformed),
        });
        rest = after;
    }
    plain.push_str(rest);
    Ok(plain.into())
}
