//! Floors of planks that run on from square to square, and rooms laid out with tatami mats.

use edo_yashiki::Spot;
use maud::{Markup, html};

use super::blob::{SIZE, Spots, beside, chance, corner_of, flow, put};

/// How wide a plank is.
const PLANK: i32 = 15;
/// How far apart the rushes of a mat are drawn.
const RUSH: i32 = 6;

/// Wooden floors.
pub(super) fn floors(spots: &Spots, salt: u32) -> Markup {
    if spots.is_empty() {
        return html! {};
    }
    let shape = flow(spots, 1, 3);
    let (mut planks, mut shine) = (String::new(), String::new());
    for &spot in spots {
        let (left, top) = corner_of(spot);
        let is_joined = spots.contains(&beside(spot, 0, -1));
        for plank in 0..4 {
            let y = top + plank * PLANK;
            if plank > 0 || is_joined {
                put(&mut planks, format_args!("M{} {y}h{}", left + 1, SIZE - 2));
            }
            // Where two planks meet end to end, never in line with those above.
            let luck = chance(spot, salt + plank as u32);
            if luck.is_multiple_of(3) {
                put(&mut planks, format_args!("M{} {y}v{PLANK}", left + 8 + (luck / 3 % 44) as i32));
            }
            if luck % 4 == 1 {
                let start = left + 6 + (luck / 5 % 20) as i32;
                put(&mut shine, format_args!("M{start} {}q10-4 24 0", y + 9));
            }
        }
    }
    html! {
        path d=(shape.fill) fill="#bd8f58" {}
        path d=(shine) fill="none" stroke="#dcb581" stroke-width="1.6" stroke-linecap="round" {}
        path d=(planks) fill="none" stroke="#7d5630" stroke-width="1.8" {}
        path d=(shape.edge) fill="none" stroke="#5c3d20" stroke-width="3" {}
    }
}

/// Rooms with tatami: two squares that lie side by side share a mat where they can.
pub(super) fn tatami(spots: &Spots, salt: u32) -> Markup {
    if spots.is_empty() {
        return html! {};
    }
    let (mut mats, mut rushes, mut cloth) = (String::new(), String::new(), String::new());
    for (spot, mat) in laid_out(spots, salt) {
        let (left, top) = corner_of(spot);
        let (wide, high) = mat.size();
        put(&mut mats, format_args!("M{} {}h{}v{}h{}z", left + 2, top + 2, wide - 4, high - 4, 4 - wide));
        match mat {
            Mat::Across | Mat::Half => {
                for y in (top + 8 + RUSH / 2..top + high - 8).step_by(RUSH as usize) {
                    put(&mut rushes, format_args!("M{} {y}h{}", left + 3, wide - 6));
                }
                for y in [top + 5, top + high - 5] {
                    put(&mut cloth, format_args!("M{} {y}h{}", left + 2, wide - 4));
                }
            }
            Mat::Along => {
                for x in (left + 8 + RUSH / 2..left + wide - 8).step_by(RUSH as usize) {
                    put(&mut rushes, format_args!("M{x} {}v{}", top + 3, high - 6));
                }
                for x in [left + 5, left + wide - 5] {
                    put(&mut cloth, format_args!("M{x} {}v{}", top + 2, high - 4));
                }
            }
        }
    }
    let shape = flow(spots, 1, 2);
    html! {
        path d=(shape.fill) fill="#6f6a45" {}
        path d=(mats) fill="#dcd8a6" {}
        path d=(rushes) fill="none" stroke="#b9b47a" stroke-width="1.3" {}
        path d=(cloth) fill="none" stroke="#27406b" stroke-width="6" {}
        path d=(cloth) fill="none" stroke="#c9a24a" stroke-width="1.6" stroke-dasharray="3 5" {}
    }
}

/// How a mat lies.
#[derive(Clone, Copy)]
enum Mat {
    /// Over two squares side by side.
    Across,
    /// Over two squares, one above the other.
    Along,
    /// On a square that found no partner.
    Half,
}

impl Mat {
    const fn size(self) -> (i32, i32) {
        match self {
            Mat::Across => (2 * SIZE, SIZE),
            Mat::Along => (SIZE, 2 * SIZE),
            Mat::Half => (SIZE, SIZE),
        }
    }
}

/// Which mats cover the squares, each with its top left one.
fn laid_out(spots: &Spots, salt: u32) -> Vec<(Spot, Mat)> {
    let mut open = spots.clone();
    let mut mats = Vec::new();
    while let Some(spot) = open.pop_first() {
        let (right, below) = (beside(spot, 1, 0), beside(spot, 0, 1));
        let likes_across = chance(spot, salt).is_multiple_of(2);
        let mat = match (open.contains(&right), open.contains(&below)) {
            (true, true) if likes_across => Mat::Across,
            (_, true) => Mat::Along,
            (true, false) => Mat::Across,
            (false, false) => Mat::Half,
        };
        match mat {
            Mat::Across => open.remove(&right),
            Mat::Along => open.remove(&below),
            Mat::Half => false,
        };
        mats.push((spot, mat));
    }
    mats
}
