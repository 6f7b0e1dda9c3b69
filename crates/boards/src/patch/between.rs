//! What has to be done to one picture so that it becomes another.

use super::align::{align, staying};
use super::markup::{At, Kind, Malformed, Tree, attributes, unescape};
use super::region::Picture;
use super::writing::{Run, TooLong, Writing};

/// A patch may be this much longer than the picture it leads to: it keeps more of what is there.
const SLACK: usize = 64;

/// How a browser that shows one picture comes to show another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Patch {
    json: String,
}

/// Why there is no patch: the picture has to be sent whole.
enum Stop {
    TooLong,
    Malformed,
}

impl From<TooLong> for Stop {
    fn from(_: TooLong) -> Stop {
        Stop::TooLong
    }
}

impl From<Malformed> for Stop {
    fn from(_: Malformed) -> Stop {
        Stop::Malformed
    }
}

impl Patch {
    /// What changed from one picture to the other; nothing if the new picture itself is much shorter.
    pub fn between(old: &Picture, new: &Picture) -> Option<Patch> {
        if old == new {
            return Some(Patch { json: String::new() });
        }
        let mut writing = Writing::new(new.len() + SLACK);
        let result = (|| {
            let (old, new) = (Tree::of(old.region())?, Tree::of(new.region())?);
            patch_inside(old.root(), new.root(), &mut writing)
        })();
        result.is_ok().then(|| Patch { json: writing.into_json() })
    }

    /// Whether nothing changed.
    pub fn is_empty(&self) -> bool {
        self.json.is_empty()
    }

    /// The patch as a client reads it; nothing if it is empty.
    pub fn json(&self) -> &str {
        &self.json
    }
}

/// Writes the patch that makes this node, of the same kind, the new one.
fn patch(old: At<'_>, new: At<'_>, writing: &mut Writing) -> Result<(), Stop> {
    let (old, new) = (opened(old)?, opened(new)?);
    if new.kind() == Kind::Text {
        writing.new_text(&unescape(new.source())?);
        return Ok(());
    }
    patch_inside(old, new, writing)
}

/// The element that a region is, which is read now unless it was before; any other node itself.
fn opened(at: At<'_>) -> Result<At<'_>, Malformed> {
    match at.region() {
        Some(region) => Tree::of(region)?.root().children().next().ok_or(Malformed),
        None => Ok(at),
    }
}

/// Writes the patch of an element, or nothing if there is nothing to do.
fn patch_inside(old: At<'_>, new: At<'_>, writing: &mut Writing) -> Result<(), Stop> {
    let old_children: Vec<At<'_>> = old.children().collect();
    let new_children: Vec<At<'_>> = new.children().collect();
    let before = writing.len();
    writing.open(old_children.len());
    let opened = writing.len();
    if old.tag() != new.tag() {
        let changed = changed_attributes(old.tag(), new.tag())?;
        if !changed.is_empty() {
            writing.attributes(changed.into_iter());
        }
    }
    patch_children(&old_children, &new_children, writing)?;
    if writing.len() == opened {
        writing.back_to(before);
        return Ok(());
    }
    Ok(writing.close()?)
}

fn changed_attributes<'a>(old: &'a str, new: &'a str) -> Result<Vec<(&'a str, Option<String>)>, Malformed> {
    let (old, new) = (attributes(old)?, attributes(new)?);
    let gone =
        old.iter().filter(|(name, _)| !new.iter().any(|(other, _)| other == name)).map(|&(name, _)| (name, None));
    let mut changed: Vec<(&str, Option<String>)> = gone.collect();
    for &(name, value) in new.iter().filter(|attribute| !old.contains(attribute)) {
        changed.push((name, Some(unescape(value)?.into_owned())));
    }
    Ok(changed)
}

fn patch_children(old: &[At<'_>], new: &[At<'_>], writing: &mut Writing) -> Result<(), Stop> {
    let matched = align(old, new);
    let stays = staying(&matched);
    let mut run = Run::None;
    // The first of the old nodes that was neither kept nor passed over.
    let mut place = 0;
    for ((&found, &new), stays) in matched.iter().zip(new).zip(stays) {
        match found {
            Some(found) if stays => {
                pass(found - place, &mut run, writing);
                place = found + 1;
                stay(old[found], new, &mut run, writing)?;
            }
            Some(found) => {
                writing.run(std::mem::replace(&mut run, Run::None));
                writing.open_move(found);
                if !old[found].is_like(new) {
                    patch(old[found], new, writing)?;
                }
                writing.close()?;
            }
            None => {
                writing.run(std::mem::replace(&mut run, Run::None));
                let mut html = String::new();
                new.write(&mut html);
                writing.html(&html);
            }
        }
    }
    pass(old.len() - place, &mut run, writing);
    // What stays at the end is not worth a word.
    match run {
        Run::None | Run::Stay(_) => {}
        Run::Pass(_) => writing.run(run),
    }
    Ok(())
}

/// Passes over this many nodes.
fn pass(count: usize, run: &mut Run, writing: &mut Writing) {
    if count == 0 {
        return;
    }
    match *run {
        Run::Pass(passed) => *run = Run::Pass(passed + count),
        Run::None | Run::Stay(_) => writing.run(std::mem::replace(run, Run::Pass(count))),
    }
}

/// Keeps the next node, and patches it if it changed.
fn stay(old: At<'_>, new: At<'_>, run: &mut Run, writing: &mut Writing) -> Result<(), Stop> {
    if !old.is_like(new) {
        let before = writing.len();
        writing.run(*run);
        let after_run = writing.len();
        patch(old, new, writing)?;
        if writing.len() > after_run {
            *run = Run::None;
            return Ok(());
        }
        writing.back_to(before);
    }
    match *run {
        Run::Stay(count) => *run = Run::Stay(count + 1),
        Run::None | Run::Pass(_) => writing.run(std::mem::replace(run, Run::Stay(1))),
    }
    Ok(())
}
