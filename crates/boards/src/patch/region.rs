//! Parts of a page that are drawn by themselves, and whole pages made of them.

use std::sync::{Arc, OnceLock};

use super::markup::{Malformed, Node, nodes_of};

/// A part of a page: one element, in which other regions may stand.
#[derive(Debug)]
pub struct Region {
    /// What was drawn. `<!N>` stands where the region number N is; nothing else that we draw begins with `<!`.
    html: Box<str>,
    inner: Box<[Arc<Region>]>,
    /// What was drawn as nodes, read when it is first compared: once as the new picture and not again as the old one.
    nodes: OnceLock<Result<Box<[Node]>, Malformed>>,
}

impl PartialEq for Region {
    fn eq(&self, other: &Region) -> bool {
        std::ptr::eq(self, other) || (self.html == other.html && self.inner == other.inner)
    }
}

impl Eq for Region {}

impl Region {
    /// What was drawn, with a [hole](Region::hole) for each of these regions.
    pub fn new(html: impl Into<Box<str>>, inner: Vec<Arc<Region>>) -> Region {
        Region { html: html.into(), inner: inner.into_boxed_slice(), nodes: OnceLock::new() }
    }

    /// What is written into a drawing where the region of this number stands.
    pub fn hole(number: usize) -> String {
        format!("<!{number}>")
    }

    /// What was drawn, with its holes.
    pub(super) fn html(&self) -> &str {
        &self.html
    }

    /// Its nodes, if it can be read.
    pub(super) fn nodes(&self) -> Result<&[Node], Malformed> {
        let nodes = self.nodes.get_or_init(|| nodes_of(&self.html, self.inner.len()));
        nodes.as_deref().map_err(|malformed| *malformed)
    }

    /// The regions that stand in it.
    pub(super) fn inner(&self) -> &[Arc<Region>] {
        &self.inner
    }

    /// Whether nothing was drawn.
    pub fn is_empty(&self) -> bool {
        self.html.is_empty()
    }

    /// How many bytes this region has by itself, for callers that may keep only few.
    pub fn size(&self) -> usize {
        self.html.len() + self.inner.len() * size_of::<Arc<Region>>()
    }

    pub(super) fn write(&self, page: &mut String) {
        let mut rest = &*self.html;
        while let Some((before, number, after)) = next_hole(rest) {
            page.push_str(before);
            if let Some(region) = self.inner.get(number) {
                region.write(page);
            }
            rest = after;
        }
        page.push_str(rest);
    }

    fn len(&self) -> usize {
        self.html.len() + self.inner.iter().map(|region| region.len()).sum::<usize>()
    }
}

/// The text before the next hole, the number in the hole, and the text after it.
fn next_hole(html: &str) -> Option<(&str, usize, &str)> {
    let (before, after) = html.split_once("<!")?;
    let (number, after) = after.split_once('>')?;
    Some((before, number.parse().ok()?, after))
}

/// The inside of the page of a table, as one viewer sees it.
#[derive(PartialEq, Eq, Debug)]
pub struct Picture(Region);

impl Picture {
    /// A picture that was drawn in one piece.
    pub fn of(html: impl Into<Box<str>>) -> Picture {
        Picture(Region::new(html, Vec::new()))
    }

    /// A picture with a [hole](Region::hole) for each of these regions.
    pub fn new(html: impl Into<Box<str>>, regions: Vec<Arc<Region>>) -> Picture {
        Picture(Region::new(html, regions))
    }

    /// The whole picture as HTML.
    pub fn html(&self) -> String {
        let mut page = String::with_capacity(self.len());
        self.0.write(&mut page);
        page
    }

    /// About how many bytes of HTML this is.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.0.html.is_empty()
    }

    pub(super) fn region(&self) -> &Region {
        &self.0
    }
}
