//! Floors of planks that run on from square to square, and rooms laid out with tatami mats.

use edo_yashiki::Spot;

use super::blob::{Blob, Pen, SIZE, Spots, beside, chance, corner_of, put};
use super::layer::Layer;

/// How wide a plank is.
const PLANK: i32 = 15;
/// How far apart the rushes of a mat are drawn.
const RUSH: i32 = 6;

/// Wooden floors.
pub(super) fn floors(spots: &Spots, salt: u32) -> [Layer; 4] {
    let (areas, edges): (Vec<String>, Vec<String>) =
        Blob::of(spots).shapes(1, 3).map(|shape| (shape.fill, shape.edge)).unzip();
    let (mut planks, mut shine) = (Vec::new(), Vec::new());
    for &spot in spots {
        let (mut planks_here, mut shine_here) = (Pen::default(), String::new());
        let (left, top) = corner_of(spot);
        let is_joined = spots.contains(&beside(spot, 0, -1));
        for plank in 0..4 {
            let y = top + plank * PLANK;
            if plank > 0 || is_joined {
                planks_here.start((left + 1, y));
                planks_here.line((left + SIZE - 1, y));
            }
            // Where two planks meet end to end, never in line with those above.
            let luck = chance(spot, salt + plank as u32);
            if luck.is_multiple_of(3) {
                let x = left + 8 + (luck / 3 % 44) as i32;
                planks_here.start((x, y));
                planks_here.line((x, y + PLANK));
            }
            if luck % 4 == 1 {
                let start = left + 6 + (luck / 5 % 20) as i32;
                put(&mut shine_here, format_args!("M{start} {}q10-4 24 0", y + 9));
            }
        }
        planks.push(planks_here.into_path());
        shine.push(shine_here);
    }
    [
        Layer::new(r##"fill="#bd8f58""##, areas),
        Layer::new(r##"fill="none" stroke="#dcb581" stroke-width="1.6" stroke-linecap="round""##, shine),
        Layer::new(r##"fill="none" stroke="#7d5630" stroke-width="1.8""##, planks),
        Layer::new(r##"fill="none" stroke="#5c3d20" stroke-width="3""##, edges),
    ]
}

/// Rooms with tatami: two squares that lie side by side share a mat where they can.
pub(super) fn tatami(spots: &Spots, salt: u32) -> [Layer; 5] {
    let (mut mats, mut rushes, mut cloth) = (Vec::new(), Vec::new(), Vec::new());
    for (spot, mat) in laid_out(spots, salt) {
        let (left, top) = corner_of(spot);
        let (wide, high) = mat.size();
        mats.push(format!("M{} {}h{}v{}h{}z", left + 2, top + 2, wide - 4, high - 4, 4 - wide));
        let (mut rushes_here, mut cloth_here) = (Pen::default(), Pen::default());
        match mat {
            Mat::Across | Mat::Half => {
                for y in (top + 8 + RUSH / 2..top + high - 8).step_by(RUSH as usize) {
                    rushes_here.start((left + 3, y));
                    rushes_here.line((left + wide - 3, y));
                }
                for y in [top + 5, top + high - 5] {
                    cloth_here.start((left + 2, y));
                    cloth_here.line((left + wide - 2, y));
                }
            }
            Mat::Along => {
                for x in (left + 8 + RUSH / 2..left + wide - 8).step_by(RUSH as usize) {
                    rushes_here.start((x, top + 3));
                    rushes_here.line((x, top + high - 3));
                }
                for x in [left + 5, left + wide - 5] {
                    cloth_here.start((x, top + 2));
                    cloth_here.line((x, top + high - 2));
                }
            }
        }
        rushes.push(rushes_here.into_path());
        cloth.push(cloth_here.into_path());
    }
    [
        Layer::new(r##"fill="#6f6a45""##, Blob::of(spots).fills(1, 2)),
        Layer::new(r##"fill="#dcd8a6""##, mats),
        Layer::new(r##"fill="none" stroke="#b9b47a" stroke-width="1.3""##, rushes),
        Layer::new(r##"fill="none" stroke="#27406b" stroke-width="6""##, cloth.iter().cloned()),
        Layer::new(r##"fill="none" stroke="#c9a24a" stroke-width="1.6" stroke-dasharray="3 5""##, cloth),
    ]
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
