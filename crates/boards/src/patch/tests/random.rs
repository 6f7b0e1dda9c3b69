//! Trees at random: whatever becomes of a picture, its patch leads there.

use std::sync::Arc;

use table::{Rng, Seed};

use super::{Patch, Picture, check};
use crate::patch::Region;

/// Draws trees with keys and without, and with regions in some places. Much of one picture is in the next one, too.
pub(super) struct Artist {
    rng: Rng,
    regions: Vec<Arc<Region>>,
    /// Elements that were drawn before.
    drawn: Vec<String>,
}

impl Artist {
    pub(super) fn numbered(series: u64, number: u64) -> Artist {
        Artist { rng: Rng::new(&Seed::numbered(series, number)), regions: Vec::new(), drawn: Vec::new() }
    }

    pub(super) fn picture(&mut self) -> Picture {
        let count = self.rng.below(3) + 1;
        let html: String = (0..count).map(|_| self.element(2)).collect();
        Picture::new(html, std::mem::take(&mut self.regions))
    }

    /// An element that was drawn before, if there are some.
    fn known(&mut self, depth: u32) -> String {
        if self.drawn.len() < 8 {
            let element = self.element(depth);
            if !element.contains("<!") {
                self.drawn.push(element.clone());
            }
            return element;
        }
        self.drawn[self.rng.below(8) as usize].clone()
    }

    fn element(&mut self, depth: u32) -> String {
        let name = ["section", "div", "g"][self.rng.below(3) as usize];
        let key = match self.rng.below(3) {
            0 => format!(" data-key=\"{}\"", self.rng.below(6)),
            1 => format!(" id=\"{}\"", self.rng.below(6)),
            _ => String::new(),
        };
        let more = ["", " hidden", " title=\"a &amp; b\"", " class=\"x\" lang=\"ja\""][self.rng.below(4) as usize];
        let count = if depth == 0 { 0 } else { self.rng.below(7) };
        let mut inside = String::new();
        let mut was_text = false;
        for _ in 0..count {
            match self.rng.below(8) {
                0 if !was_text => inside.push_str(&format!("text &lt;{}&gt;", self.rng.below(3))),
                1 => inside.push_str("<input id=\"field\" value=\"1\">"),
                2 => {
                    let html = self.element(0);
                    inside.push_str(&Region::hole(self.regions.len()));
                    self.regions.push(Arc::new(Region::new(html, Vec::new())));
                }
                3 => inside.push_str(&self.element(depth - 1)),
                _ => inside.push_str(&self.known(depth - 1)),
            }
            was_text = !inside.ends_with('>');
        }
        format!("<{name}{key}{more}>{inside}</{name}>")
    }
}

#[test]
fn the_patch_between_any_two_trees_leads_from_the_one_to_the_other() {
    let (mut patched, mut whole) = (0, 0);
    for number in 0..2_000 {
        let mut artist = Artist::numbered(17, number);
        let (old, new) = (artist.picture(), artist.picture());
        match std::panic::catch_unwind(|| check(&old, &new)) {
            Ok(Some(_)) => patched += 1,
            Ok(None) => whole += 1,
            Err(_) => panic!("tree {number}: from {} to {}", old.html(), new.html()),
        }
        assert!(Patch::between(&new, &new).is_some_and(|patch| patch.is_empty()), "tree {number}");
    }
    assert!(patched > 200 && whole > 200, "{patched} were patched, {whole} sent whole");
}

#[test]
fn a_tree_with_a_few_changes_has_a_small_patch() {
    for number in 0..500 {
        let mut artist = Artist::numbered(18, number);
        let trees: Vec<Picture> = (0..12).map(|_| artist.picture()).collect();
        let page = |changed: usize| {
            let part = |(place, tree): (usize, &Picture)| {
                let html = if place == changed { "<b>changed</b>".to_string() } else { tree.html() };
                format!("<div>{html}</div>")
            };
            Picture::of(trees.iter().enumerate().map(part).collect::<String>())
        };
        let (old, new) = (page(3), page(7));
        let patch = check(&old, &new).unwrap_or_else(|| panic!("tree {number}"));
        let changed = trees[3].len() + trees[7].len();
        assert!(patch.json().len() < 3 * changed + 200, "tree {number}: {} for {changed}", patch.json().len());
    }
}
