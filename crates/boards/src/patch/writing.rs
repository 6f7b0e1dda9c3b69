//! Writes a patch as JSON, item by item.

use std::fmt::Write as _;

/// A list of items that grows. Nodes that stay are counted, and written when something else comes.
pub(super) struct Writing {
    json: String,
    /// More than this is not worth sending.
    most: usize,
}

/// The patch is larger than what it leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TooLong;

/// Nodes that stay or are passed over, and were not written yet.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Run {
    /// Nothing.
    None,
    /// This many stay.
    Stay(usize),
    /// This many are passed over.
    Pass(usize),
}

impl Writing {
    pub(super) fn new(most: usize) -> Writing {
        Writing { json: String::with_capacity(512), most }
    }

    pub(super) fn into_json(self) -> String {
        self.json
    }

    /// How much is written, to come back to if nothing follows.
    pub(super) fn len(&self) -> usize {
        self.json.len()
    }

    /// Takes back all that was written after this length.
    pub(super) fn back_to(&mut self, length: usize) {
        self.json.truncate(length);
    }

    /// Opens the patch of an element that has this many nodes.
    pub(super) fn open(&mut self, count: usize) {
        self.comma();
        self.put(format_args!("[{count}"));
    }

    /// Opens a move of the node in this place.
    pub(super) fn open_move(&mut self, place: usize) {
        self.comma();
        self.put(format_args!("[-{}", place + 1));
    }

    pub(super) fn close(&mut self) -> Result<(), TooLong> {
        self.json.push(']');
        if self.json.len() > self.most { Err(TooLong) } else { Ok(()) }
    }

    pub(super) fn run(&mut self, run: Run) {
        match run {
            Run::None => return,
            Run::Stay(_) | Run::Pass(_) => self.comma(),
        }
        match run {
            Run::None => {}
            Run::Stay(count) => self.put(format_args!("{count}")),
            Run::Pass(count) => self.put(format_args!("-{count}")),
        }
    }

    /// A node that is inserted.
    pub(super) fn html(&mut self, html: &str) {
        self.comma();
        self.text(html);
    }

    /// The new text of a node.
    pub(super) fn new_text(&mut self, text: &str) {
        self.comma();
        self.json.push('[');
        self.text(text);
        self.json.push(']');
    }

    /// The changed attributes of the element whose patch was just opened.
    pub(super) fn attributes<'a>(&mut self, changed: impl Iterator<Item = (&'a str, Option<String>)>) {
        for (place, (name, value)) in changed.enumerate() {
            self.json.push_str(if place == 0 { ",{" } else { "," });
            self.text(name);
            self.json.push(':');
            match value {
                Some(value) => self.text(&value),
                None => self.json.push_str("null"),
            }
        }
        self.json.push('}');
    }

    fn comma(&mut self) {
        if !self.json.is_empty() {
            self.json.push(',');
        }
    }

    fn put(&mut self, words: std::fmt::Arguments<'_>) {
        self.json.write_fmt(words).expect("a string takes everything");
    }

    /// A text in quotes.
    fn text(&mut self, text: &str) {
        self.json.push('"');
        let mut written = 0;
        for (place, byte) in text.bytes().enumerate() {
            if byte >= b' ' && byte != b'"' && byte != b'\\' {
                continue;
            }
            self.json.push_str(&text[written..place]);
            written = place + 1;
            match byte {
                b'"' => self.json.push_str("\\\""),
                b'\\' => self.json.push_str("\\\\"),
                b'\n' => self.json.push_str("\\n"),
                _ => self.put(format_args!("\\u{byte:04x}")),
            }
        }
        self.json.push_str(&text[written..]);
        self.json.push('"');
    }
}
