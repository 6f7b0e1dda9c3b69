//! Ponds: neighboring squares are one water with a bank of stones, waves, lilies and carp.

use edo_yashiki::Spot;

use super::blob::{Blob, SIZE, Spots, beside, chance, corner_of, put};
use super::layer::Layer;

/// Ponds with what lives in them.
pub(super) fn ponds(spots: &Spots, salt: u32) -> [Layer; 8] {
    let blob = Blob::of(spots);
    let (water, edges): (Vec<String>, Vec<String>) = blob.shapes(8, 20).map(|shape| (shape.fill, shape.edge)).unzip();
    let [mut waves, mut lilies, mut carp, mut backs] = [const { Vec::new() }; 4];
    for &spot in spots {
        waves.push(waves_at(spot, spots, salt));
        let (left, top) = corner_of(spot);
        match chance(spot, salt) / 81 % 5 {
            0 => lilies.push(format!("M{} {}l9-3a9 9 0 1 1-4-5z", left + 40, top + 20)),
            1 => {
                carp.push(format!("M{} {}q9-9 22-2q-9 10-22 2l-7 5 2-7-5-5z", left + 22, top + 31));
                backs.push(format!("M{} {}q5-4 9-2q-3 5-9 2z", left + 29, top + 29));
            }
            _ => {}
        }
    }
    [
        Layer::new(r##"fill="#a89c80""##, blob.fills(1, 3)),
        Layer::new(
            r##"fill="none" stroke="#e6dcc2" stroke-width="5" stroke-dasharray="1 8" stroke-linecap="round""##,
            blob.shapes(5, 16).map(|shape| shape.edge),
        ),
        Layer::new(r##"fill="#3d6b99""##, water),
        Layer::new(r##"fill="none" stroke="#1b2e50" stroke-width="2.5""##, edges),
        Layer::new(r##"fill="none" stroke="#c4dbe8" stroke-width="2.2" stroke-linecap="round""##, waves),
        Layer::new(r##"fill="#86a968" stroke="#3c5a34" stroke-width="1""##, lilies),
        Layer::new(r##"fill="#e2562f" stroke="#7a2412" stroke-width="1""##, carp),
        Layer::new(r##"fill="#fff6e4""##, backs),
    ]
}

fn waves_at(spot: Spot, spots: &Spots, salt: u32) -> String {
    let mut waves = String::new();
    let (left, top) = corner_of(spot);
    let luck = chance(spot, salt);
    let (across, down) = ((luck % 9) as i32, (luck / 9 % 9) as i32);
    put(&mut waves, format_args!("M{} {}q5-7 10 0t10 0", left + 14 + across, top + 20 + down / 2));
    put(&mut waves, format_args!("M{} {}q5-7 10 0t10 0", left + 24 - across, top + 42 - down / 2));
    // Over the border to the next square, so that it is seen to be one water.
    if spots.contains(&beside(spot, 1, 0)) {
        put(&mut waves, format_args!("M{} {}q6-8 12 0t12 0", left + SIZE - 12, top + 30 + down / 2));
    }
    if spots.contains(&beside(spot, 0, 1)) {
        put(&mut waves, format_args!("M{} {}q6-8 12 0t12 0", left + 18 + across / 2, top + SIZE + 2));
    }
    waves
}
