//! A message as it goes over a socket: short ones as they are, long ones deflated for browsers that can inflate them.

use std::io::Write as _;

use axum::body::Bytes;
use axum::extract::ws::{Message, Utf8Bytes};
use flate2::Compression;
use flate2::write::DeflateEncoder;

/// What is shorter is sent as it is: it fits into one packet of the network either way.
const LEAST_DEFLATED: usize = 1024;
/// How much work goes into it. Level 2 makes patches a fifth smaller than level 1 in the same time, and higher levels
/// hardly smaller (`cargo run --release -p boards --example weigh`).
const LEVEL: u32 = 2;

/// How messages come to a browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Packing {
    /// As text.
    Plain,
    /// Long ones as the bytes of a raw DEFLATE stream, each by itself: a socket needs no memory for it, and what many
    /// are sent is deflated once.
    Deflate,
}

/// A message that was packed once for everybody who gets it.
#[derive(Clone, Debug)]
pub(crate) struct Packed {
    text: Utf8Bytes,
    deflated: Option<Bytes>,
}

impl Packed {
    pub(super) fn new(text: String) -> Packed {
        let deflated = (text.len() >= LEAST_DEFLATED).then(|| deflate(text.as_bytes()));
        Packed { deflated, text: text.into() }
    }

    #[cfg(test)]
    pub(super) fn text(&self) -> &Utf8Bytes {
        &self.text
    }

    /// What is sent to a browser that wants it so.
    pub(crate) fn message(self, packing: Packing) -> Message {
        match (packing, self.deflated) {
            (Packing::Deflate, Some(bytes)) => Message::Binary(bytes),
            (Packing::Deflate, None) | (Packing::Plain, _) => Message::Text(self.text),
        }
    }
}

fn deflate(bytes: &[u8]) -> Bytes {
    let mut encoder = DeflateEncoder::new(Vec::with_capacity(bytes.len() / 4), Compression::new(LEVEL));
    let deflated = encoder.write_all(bytes).and_then(|()| encoder.finish());
    deflated.expect("a vector takes everything").into()
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use axum::extract::ws::Message;
    use flate2::read::DeflateDecoder;

    use super::{LEAST_DEFLATED, Packed, Packing};

    #[test]
    fn a_long_message_is_deflated_for_browsers_that_inflate_it_and_for_no_others() {
        let long = "<li class=\"rinpa-place\">".repeat(LEAST_DEFLATED);
        let packed = Packed::new(long.clone());
        assert_eq!(packed.clone().message(Packing::Plain), Message::Text(long.clone().into()));
        let Message::Binary(bytes) = packed.message(Packing::Deflate) else { panic!("it is long") };
        assert!(bytes.len() * 20 < long.len(), "{} bytes", bytes.len());
        let mut text = String::new();
        DeflateDecoder::new(&bytes[..]).read_to_string(&mut text).expect("it can be inflated");
        assert_eq!(text, long);
    }

    #[test]
    fn a_short_message_is_sent_as_it_is() {
        let short = "x".repeat(LEAST_DEFLATED - 1);
        for packing in [Packing::Plain, Packing::Deflate] {
            assert_eq!(Packed::new(short.clone()).message(packing), Message::Text(short.clone().into()));
        }
    }
}
