//! Which card of the line to take: what it is worth to oneself, and what it would be worth to those who choose after.

use edo_yashiki::{Card, Grab, Position, View};
use table::{Rng, Seat};

use super::appraisal::Appraiser;
use super::future::best;

/// The place in the line of the card that is best to take.
///
/// # Panics
/// If the line has no card left.
pub(super) fn choose(appraiser: &Appraiser<'_>, rng: &mut Rng) -> Position {
    let view = appraiser.view;
    let free = |position: &Position| view.line.as_slice()[position.index()].taken.is_none();
    let positions: Vec<Position> = Position::all(view.seats()).filter(free).collect();
    let cards: Vec<Card> = positions.iter().map(|position| view.line.as_slice()[position.index()].card).collect();
    let value = |index: usize, rng: &mut Rng| {
        let own = appraiser.appraise(cards[index], rng).value;
        own - appraiser.settings.rivalry
            * left_to_others(appraiser.seat, view, &cards, index, appraiser.settings.rivalry)
    };
    let mut chosen: Option<(usize, f32)> = None;
    for index in 0..cards.len() {
        let value = value(index, rng);
        if chosen.is_none_or(|(_, most)| value > most) {
            chosen = Some((index, value));
        }
    }
    positions[chosen.expect("who grabs finds a card in the line").0]
}

/// What the others will get of the line after the seat took this card, if each takes what scores most: the mean of all
/// others. In a rush nobody knows who comes next, and a player without rivalry does not need to know.
fn left_to_others(seat: Seat, view: &View, cards: &[Card], taken: usize, rivalry: f32) -> f32 {
    if view.options.grab == Grab::Rush || rivalry == 0.0 {
        return 0.0;
    }
    let mut left: Vec<Card> = cards.to_vec();
    left.remove(taken);
    let seats = view.seats();
    let after = view.start.round(seats).filter(|&other| other != seat && view.grabbing.contains(other));
    let mut sum = 0.0;
    for other in after {
        let found = best(&view.houses[other], &left, view.options.rules, view.markers[other]);
        let Some((card, _, gain)) = found else { break };
        sum += f32::from(gain.points);
        left.retain(|&another| another != card);
    }
    sum / f32::from(seats - 1)
}
