//! Seeded mutations: what a fuzzer does to an input, without its sense for what leads somewhere new.

use table::Rng;

/// Bytes that matter in one of the notations.
const MEANINGFUL: &[u8] = b"\n\r\t\0 =&%+-:/\\.,'\"{}[]()0123456789ABCDEFGabz\x7f\xc2\xe3\xff";

/// The most that one input grows to.
const MOST: usize = 16 * 1024;

/// One to four changes to an input; `other` lends a part.
pub fn mutate(input: &[u8], other: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = input.to_vec();
    for _ in 0..1 + rng.below(4) {
        change(&mut bytes, other, rng);
    }
    bytes.truncate(MOST);
    bytes
}

fn change(bytes: &mut Vec<u8>, other: &[u8], rng: &mut Rng) {
    let place = rng.below(bytes.len() as u32 + 1) as usize;
    let byte = *rng.choose(MEANINGFUL).expect("there are some");
    match rng.below(8) {
        0 => bytes.insert(place, byte),
        1 if place < bytes.len() => bytes[place] = byte,
        2 if place < bytes.len() => bytes[place] ^= 1 << rng.below(8),
        3 => {
            bytes.drain(part(bytes, place, rng));
        }
        4 => {
            let copy = bytes[part(bytes, place, rng)].to_vec();
            bytes.splice(place..place, copy);
        }
        5 => swap_lines(bytes, rng),
        6 => {
            let start = rng.below(other.len() as u32 + 1) as usize;
            let lent = other[part(other, start, rng)].to_vec();
            bytes.splice(place..place, lent);
        }
        7 => bytes.truncate(place),
        _ => {}
    }
}

/// A short part that starts at a place.
fn part(bytes: &[u8], start: usize, rng: &mut Rng) -> std::ops::Range<usize> {
    start..(start + rng.below(40) as usize).min(bytes.len())
}

fn swap_lines(bytes: &mut Vec<u8>, rng: &mut Rng) {
    let mut lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
    let count = lines.len() as u32;
    lines.swap(rng.below(count) as usize, rng.below(count) as usize);
    *bytes = lines.join(&b'\n');
}
