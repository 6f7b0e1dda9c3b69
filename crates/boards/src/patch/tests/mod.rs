//! A patch leads from one picture to the other, whatever they are.

mod boards;
mod dom;
mod lists;
mod random;
mod written;

use super::{Patch, Picture};

/// The patch from one text to the other.
fn between(old: &str, new: &str) -> Patch {
    Patch::between(&Picture::of(old), &Picture::of(new)).expect("the patch is shorter than the picture")
}

/// Checks that the patch leads where it should, and returns it.
///
/// # Panics
/// If it does not.
fn check(old: &Picture, new: &Picture) -> Option<Patch> {
    let patch = Patch::between(old, new)?;
    assert_eq!(dom::patched(&old.html(), patch.json()), dom::read(&new.html()), "{}", patch.json());
    assert!(patch.json().len() <= new.len() + 64, "a patch is hardly larger than what it leads to");
    Some(patch)
}
