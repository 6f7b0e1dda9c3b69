//! Ponds: neighboring squares are one water with a bank of stones, waves, lilies and carp.

use maud::{Markup, html};

use super::blob::{SIZE, Spots, beside, chance, corner_of, flow, put};

/// Ponds with what lives in them.
pub(super) fn ponds(spots: &Spots, salt: u32) -> Markup {
    if spots.is_empty() {
        return html! {};
    }
    let bank = flow(spots, 1, 3);
    let stones = flow(spots, 5, 16);
    let water = flow(spots, 8, 20);
    let (mut waves, mut lilies, mut carp, mut backs) = (String::new(), String::new(), String::new(), String::new());
    for &spot in spots {
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
        match luck / 81 % 5 {
            0 => put(&mut lilies, format_args!("M{} {}l9-3a9 9 0 1 1-4-5z", left + 40, top + 20)),
            1 => {
                put(&mut carp, format_args!("M{} {}q9-9 22-2q-9 10-22 2l-7 5 2-7-5-5z", left + 22, top + 31));
                put(&mut backs, format_args!("M{} {}q5-4 9-2q-3 5-9 2z", left + 29, top + 29));
            }
            _ => {}
        }
    }
    html! {
        path d=(bank.fill) fill="#a89c80" {}
        path d=(stones.edge) fill="none" stroke="#e6dcc2" stroke-width="5" stroke-dasharray="1 8" stroke-linecap="round" {}
        path d=(water.fill) fill="#3d6b99" {}
        path d=(water.edge) fill="none" stroke="#1b2e50" stroke-width="2.5" {}
        path d=(waves) fill="none" stroke="#c4dbe8" stroke-width="2.2" stroke-linecap="round" {}
        path d=(lilies) fill="#86a968" stroke="#3c5a34" stroke-width="1" {}
        path d=(carp) fill="#e2562f" stroke="#7a2412" stroke-width="1" {}
        path d=(backs) fill="#fff6e4" {}
    }
}
