//! Pictures of a table, made of regions, and the patches that lead from one picture to the next.
//!
//! A [`Picture`] is the inside of a table's page. It is kept as the HTML that was drawn, with a hole for each
//! [`Region`]: a part that was drawn by itself and is shared with every other picture that shows the same. A
//! [`Patch`] says how a browser that shows one picture comes to show another, in a small fraction of its size.
//! Nothing is parsed before two pictures differ, and then only the regions that do.
//!
//! ```
//! use boards::patch::{Patch, Picture};
//! let old = Picture::of("<p id=\"turn\">Aki</p><ol><li>1</li></ol>");
//! let new = Picture::of("<p id=\"turn\">Ben</p><ol><li>1</li></ol>");
//! let patch = Patch::between(&old, &new).expect("little has changed");
//! assert_eq!(patch.json(), r#"[2,[1,["Ben"]]]"#);
//! ```
//!
//! # Patches in JSON
//! A patch is written for one element, here called the parent; the outermost is the inside of the page. It is an array
//! of the number of nodes that the parent has before, then an object of its changed attributes if there are any (`null`
//! takes one away), then its nodes from first to last:
//!
//! | item | meaning |
//! |---|---|
//! | positive number | this many nodes stay as they are |
//! | negative number | this many nodes are passed over: they are removed, or placed elsewhere by a move |
//! | `"html"` | this is inserted |
//! | `["text"]` | the next node is a text and becomes this |
//! | `[count, …]` | the next node is an element and is patched |
//! | `[-1 - place]` | the node at this place, counted from 0 in the old list, is moved here |
//! | `[-1 - place, patch]` | the same, and then it is patched |
//!
//! Nodes after the last item stay. A client that finds another number of nodes, or a node of another kind, does not
//! show what the house thinks it shows: it asks for the whole picture.

mod align;
mod between;
mod markup;
mod region;
mod writing;

#[cfg(test)]
mod tests;

pub use between::Patch;
pub use region::{Picture, Region};
