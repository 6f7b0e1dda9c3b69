//! What a house may still bring: futures drawn from the unseen deck, in which it is built on for the best of each
//! round.

use edo_yashiki::{Card, Gain, Grab, House, Kinds, Place, Rules, View};
use table::{Rng, Seat};

/// Draws of coming cards, the same for every house that is compared, so that none owes its value to luck.
pub(super) struct Futures {
    /// How many cards one can choose from in each coming round.
    choices: Vec<usize>,
    draws: Vec<Vec<Card>>,
}

impl Futures {
    /// This many futures of this many rounds, as far as the deck goes.
    pub(super) fn draw(seat: Seat, view: &View, count: u32, rounds: usize, rng: &mut Rng) -> Futures {
        let mut deck = view.unseen();
        let affordable = deck.len() / usize::from(view.seats());
        let choices: Vec<usize> = (1..=rounds.min(affordable)).map(|ahead| choices(seat, view, ahead)).collect();
        let needed = choices.iter().sum();
        let draws = (0..count).map(|_| {
            rng.shuffle(&mut deck);
            deck.iter().copied().take(needed).collect()
        });
        Futures { draws: draws.collect(), choices }
    }

    /// What a house with these markers brings on average in all rounds that are looked at, each with its weight.
    pub(super) fn worth(&self, house: &House, rules: Rules, markers: Kinds, weights: &[f32]) -> f32 {
        if self.draws.is_empty() {
            return 0.0;
        }
        let all: f32 = self.draws.iter().map(|draw| self.play(house, rules, markers, weights, draw)).sum();
        all / self.draws.len() as f32
    }

    fn play(&self, house: &House, rules: Rules, mut markers: Kinds, weights: &[f32], draw: &[Card]) -> f32 {
        let mut house = *house;
        let mut rest = draw;
        let mut worth = 0.0;
        for (&choices, &weight) in self.choices.iter().zip(weights) {
            let (line, later) = rest.split_at(choices);
            if weight <= 0.0 {
                break;
            }
            let Some((card, place, gain)) = best(&house, line, rules, markers) else { break };
            worth += weight * f32::from(gain.points);
            house.lay(card, place);
            markers = gain.markers;
            rest = later;
        }
        worth
    }
}

/// The card of these that scores most at once, and where; none if the house is full.
pub(super) fn best(house: &House, cards: &[Card], rules: Rules, markers: Kinds) -> Option<(Card, Place, Gain)> {
    let mut best: Option<(Card, Place, Gain)> = None;
    house.each_gain(cards, rules, markers, |card, place, gain| {
        if best.is_none_or(|(_, _, most)| gain.points > most.points) {
            best = Some((card, place, gain));
        }
    });
    best
}

/// From how many cards the seat can choose this many rounds ahead: in a draft the later it comes the fewer are left, in
/// a rush about half.
fn choices(seat: Seat, view: &View, ahead: usize) -> usize {
    let seats = usize::from(view.seats());
    match view.options.grab {
        Grab::Draft => {
            let start = (view.start.index() + ahead) % seats;
            seats - (seat.index() + seats - start) % seats
        }
        Grab::Rush => seats / 2 + 1,
    }
}
