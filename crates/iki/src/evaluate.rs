//! How things stand.
use crate::phase::Phase;
use crate::state::Iki;
use table::{BySeat, Strategy};
impl Strategy for Iki {
    const CLEAR_LEAD: f32 = 12.0;
    fn chapter(&self) -> u32 {
        if self.phase == Phase::Over { 14 } else { u32::from(self.month.number()) }
    }
    fn expect(&self) -> BySeat<f32> {
        BySeat::from_fn(self.seats, |seat| f32::from(self.breakdown(seat).total()))
    }
}
