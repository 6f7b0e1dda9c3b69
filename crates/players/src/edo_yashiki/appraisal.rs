//! What a card is worth to a seat, and where it is best placed.

use edo_yashiki::{Card, GOAL, Gain, Place, View};
use table::{Rng, Seat};

use super::foresight::Foresight;
use super::future::{Futures, best};
use super::settings::BuilderSettings;

/// At most this many places are looked at first,
const MOST_THOUGHTS: usize = 80;
/// and none that scores this many points less than the best.
const HOPELESS: u8 = 7;

/// The best that can be done with a card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Appraisal {
    /// Where to place it.
    pub(super) place: Place,
    /// What that is worth, in points.
    pub(super) value: f32,
}

/// One who judges cards for one seat at one moment.
pub(super) struct Appraiser<'a> {
    pub(super) settings: BuilderSettings,
    foresight: Foresight,
    pub(super) seat: Seat,
    pub(super) view: &'a View,
    glances: Futures,
    futures: Futures,
    /// The most points that any other seat will probably have after this round.
    rival: f32,
}

impl<'a> Appraiser<'a> {
    /// A player with these settings and this foresight looks at the table.
    pub(super) fn new(
        settings: BuilderSettings,
        foresight: Foresight,
        seat: Seat,
        view: &'a View,
        rng: &mut Rng,
    ) -> Appraiser<'a> {
        let glances = Futures::draw(seat, view, settings.glances, 1, rng);
        let futures = Futures::draw(seat, view, settings.futures, settings.rounds, rng);
        let others = Seat::all(view.seats()).filter(|&other| other != seat);
        let outlook = |other: Seat| outlook(other, view, foresight.usual_gain);
        let rival = if settings.rounds == 0 { 0.0 } else { others.map(outlook).fold(0.0, f32::max) };
        Appraiser { settings, foresight, seat, view, glances, futures, rival }
    }

    /// What the card is worth to the seat, and where.
    pub(super) fn appraise(&self, card: Card, rng: &mut Rng) -> Appraisal {
        let mut places = self.noticed(card, rng);
        places.truncate(MOST_THOUGHTS);
        let most = places[0].1.points;
        places.retain(|&(_, gain)| gain.points + HOPELESS >= most);
        if self.settings.glances == 0 {
            let (place, gain) = places[0];
            return Appraisal { place, value: f32::from(gain.points) };
        }
        let mut thoughts: Vec<(Appraisal, Gain)> =
            places.into_iter().map(|(place, gain)| (self.judge(card, place, gain, &self.glances), gain)).collect();
        thoughts.sort_by(|(one, _), (other, _)| other.value.total_cmp(&one.value));
        if self.settings.futures == 0 {
            return thoughts[0].0;
        }
        thoughts.truncate(self.settings.shortlist);
        let deeper = thoughts.iter().map(|(thought, gain)| self.judge(card, thought.place, *gain, &self.futures));
        deeper.max_by(|one, other| one.value.total_cmp(&other.value)).expect("a card can always be placed")
    }

    /// The places that the player notices, those that score most first and equals in any order.
    fn noticed(&self, card: Card, rng: &mut Rng) -> Vec<(Place, Gain)> {
        let View { options, markers, houses, .. } = self.view;
        let mut places = Vec::new();
        houses[self.seat].each_gain(&[card], options.rules, markers[self.seat], |_, place, gain| {
            places.push((place, gain));
        });
        rng.shuffle(&mut places);
        let kept = places.len().min(1 + (places.len() as f32 * self.settings.attention) as usize);
        places.truncate(kept);
        places.sort_by_key(|&(_, gain)| std::cmp::Reverse(gain.points));
        places
    }

    /// What a place is worth: its points, what the house may bring after it, and whether it wins the game.
    fn judge(&self, card: Card, place: Place, gain: Gain, futures: &Futures) -> Appraisal {
        let mut house = self.view.houses[self.seat];
        house.lay(card, place);
        let points = f32::from(gain.points);
        let total = f32::from(self.view.points[self.seat]) + points;
        let future = |weights: &[f32]| futures.worth(&house, self.view.options.rules, gain.markers, weights);
        if self.settings.rounds == 0 {
            return Appraisal { place, value: points + future(&[1.0]) };
        }
        let Foresight { usual_gain, victory, clear_lead, next_round, round_after, respite } = self.foresight;
        let goal = f32::from(GOAL);
        if total >= goal {
            // The game ends: in front it is won, and otherwise every point may still count.
            let lead = ((total - self.rival) / clear_lead).clamp(-1.0, 1.0);
            return Appraisal { place, value: points + victory * lead };
        }
        let rounds_left = (goal - total.max(self.rival)) / usual_gain + respite;
        let worth = |ahead: usize| if ahead == 0 { next_round } else { round_after };
        let weights: Vec<f32> = (0..self.settings.rounds)
            .map(|ahead| worth(ahead) * (rounds_left - ahead as f32).clamp(0.0, 1.0))
            .collect();
        Appraisal { place, value: points + future(&weights) }
    }
}

/// How many points a seat will probably have after this round.
fn outlook(seat: Seat, view: &View, usual_gain: f32) -> f32 {
    let points = f32::from(view.points[seat]);
    let house = &view.houses[seat];
    let most = |card: Card| {
        best(house, &[card], view.options.rules, view.markers[seat]).map_or(0.0, |(_, _, gain)| f32::from(gain.points))
    };
    match (view.hands[seat], view.grabbing.contains(seat)) {
        (Some(card), _) => points + most(card),
        (None, true) => points + usual_gain,
        (None, false) => points,
    }
}
