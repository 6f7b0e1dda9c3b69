//! A QR code, drawn in the colors of the house.

use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};

/// The quiet zone around a code, in modules; readers rely on it.
const QUIET: i32 = 4;
/// The edge of the square in the middle of a finder pattern, and where it begins within the pattern.
const EYE: i32 = 3;
const EYE_AT: i32 = 2;
/// The edge of a finder pattern.
const FINDER: i32 = 7;

const PAPER: &str = "#fcf8ee";
const INK: &str = "#1b2e50";
const SEAL: &str = "#a5341f";

/// The code of a text, with medium error correction; nothing if the text is too long for any code.
pub(super) fn qr(text: &str, label: &str) -> Option<Markup> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let edge = code.size() + 2 * QUIET;
    let (mut ink, mut seal) = (String::new(), String::new());
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let from = x;
            let is_eye = in_eye(code.size(), x, y);
            while x < code.size() && code.get_module(x, y) && in_eye(code.size(), x, y) == is_eye {
                x += 1;
            }
            if x > from {
                let path = if is_eye { &mut seal } else { &mut ink };
                path.push_str(&format!("M{} {}h{}v1h-{}z", from + QUIET, y + QUIET, x - from, x - from));
            } else {
                x += 1;
            }
        }
    }
    Some(html! {
        svg.qr viewBox={ "0 0 " (edge) " " (edge) } role="img" aria-label=(label) shape-rendering="crispEdges" {
            rect width=(edge) height=(edge) fill=(PAPER) {}
            path d=(ink) fill=(INK) {}
            path d=(seal) fill=(SEAL) {}
        }
    })
}

/// Whether a module lies in the middle of one of the three finder patterns: there the code wears the seal.
fn in_eye(size: i32, x: i32, y: i32) -> bool {
    let far = size - FINDER;
    let eyes = [(0, 0), (far, 0), (0, far)];
    let within = |from: i32, at: i32| (from + EYE_AT..from + EYE_AT + EYE).contains(&at);
    eyes.into_iter().any(|(left, top)| within(left, x) && within(top, y))
}

#[cfg(test)]
mod tests {
    use super::qr;

    /// How many pixels a module is wide in the picture that the reader is shown.
    const SCALE: usize = 4;

    fn grey(color: &str) -> u8 {
        let part = |at: usize| u32::from_str_radix(&color[at..at + 2], 16).expect("two digits");
        u8::try_from((299 * part(1) + 587 * part(3) + 114 * part(5)) / 1_000).expect("a shade")
    }

    fn attribute<'a>(tag: &'a str, name: &str) -> &'a str {
        let (_, after) = tag.split_once(&format!("{name}=\"")).expect("the attribute is there");
        after.split('"').next().expect("it ends")
    }

    /// What the drawing looks like: shades of grey by row, and how many pixels it is wide.
    fn develop(svg: &str) -> (Vec<u8>, usize) {
        let edge: usize = attribute(svg, "viewBox").rsplit(' ').next().expect("an edge").parse().expect("a number");
        let tags: Vec<&str> = svg.split('<').collect();
        let background = tags.iter().find(|tag| tag.starts_with("rect")).expect("paper");
        let wide = edge * SCALE;
        let mut pixels = vec![grey(attribute(background, "fill")); wide * wide];
        for path in tags.iter().filter(|tag| tag.starts_with("path")) {
            let shade = grey(attribute(path, "fill"));
            for run in attribute(path, "d").split('M').skip(1) {
                let (at, rest) = run.split_once('h').expect("a run");
                let (x, y) = at.split_once(' ').expect("a place");
                let (x, y): (usize, usize) = (x.parse().expect("a number"), y.parse().expect("a number"));
                let length: usize = rest.split('v').next().expect("a length").parse().expect("a number");
                for row in y * SCALE..(y + 1) * SCALE {
                    pixels[row * wide + x * SCALE..row * wide + (x + length) * SCALE].fill(shade);
                }
            }
        }
        (pixels, wide)
    }

    #[test]
    fn what_is_drawn_is_read_again_by_a_reader() {
        for text in
            ["https://zashiki.example/carry/short", &format!("http://192.168.1.20:8000/carry/{}", "k3".repeat(60))]
        {
            let svg = qr(text, "a code").expect("it fits").into_string();
            let (pixels, wide) = develop(&svg);
            let mut picture = rqrr::PreparedImage::prepare_from_greyscale(wide, wide, |x, y| pixels[y * wide + x]);
            let codes = picture.detect_grids();
            assert_eq!(codes.len(), 1, "{text}");
            let (meta, read) = codes[0].decode().expect("it can be read");
            assert_eq!(read, text);
            assert_eq!(meta.ecc_level, 0, "medium correction is written as 0");
        }
    }

    #[test]
    fn the_quiet_zone_is_kept() {
        let svg = qr("https://zashiki.example", "a code").expect("it fits").into_string();
        let (pixels, wide) = develop(&svg);
        let quiet = 4 * SCALE;
        let is_edge = |at: usize| at < quiet || at >= wide - quiet;
        let paper = pixels[0];
        let spots = (0..wide * wide).filter(|at| is_edge(at % wide) || is_edge(at / wide));
        assert!(spots.clone().count() > 0 && spots.into_iter().all(|at| pixels[at] == paper));
    }

    #[test]
    fn a_text_that_no_code_holds_has_none() {
        assert!(qr(&"x".repeat(5_000), "a code").is_none());
    }
}
