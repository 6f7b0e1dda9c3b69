//! When to cry "Stop!": if it seems to win more tokens than it may cost, as the score stands.

use kabuki::{Answer, ROUNDS, View};
use table::Seat;

use super::daring::Daring;
use super::mind::KabukiMind;
use super::recollection::Belief;
use super::settings::Temper;

impl Temper {
    /// What to answer to a mask of which this is believed.
    ///
    /// A token won from the placer also sets the placer back, which counts for the more the fewer rivals there are; a
    /// token lost to the box sets back nobody else.
    pub fn answer(&self, daring: &Daring, seat: Seat, view: &View, belief: &Belief) -> Answer {
        let rivals = f32::from(view.tokens.seats() - 1);
        let payable = f32::from(view.tokens[view.active]);
        let gain = belief.expected.min(payable) * (1.0 + 1.0 / rivals);
        let cost = if view.tokens[seat] == 1 { 1.0 + daring.last_token } else { 1.0 };
        let margin = self.caution + daring.nerves * standing(seat, view) * lateness(view);
        if gain - belief.none * cost > margin { Answer::Stop } else { Answer::Pass }
    }
}

/// How the seat stands against the best of the others: from -1, clearly behind, to 1, clearly ahead.
fn standing(seat: Seat, view: &View) -> f32 {
    let points = view.points();
    let total = |seat: Seat| points[seat] + i32::from(view.tokens[seat]);
    let best = Seat::all(view.tokens.seats()).filter(|&other| other != seat).map(total).max().unwrap_or(0);
    ((total(seat) - best) as f32 / KabukiMind::CLEAR_LEAD).clamp(-1.0, 1.0)
}

/// How much of the game is over, from 0 to 1.
fn lateness(view: &View) -> f32 {
    let placed = 1.0 - f32::from(view.deck) / f32::from(view.options.deck.masks());
    (f32::from(view.round - 1) + placed) / ROUNDS as f32
}
