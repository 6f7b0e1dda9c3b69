//! Placing the card in hand (§4), and what it scores at once (§5).

use table::{Journal, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::geometry::Obstacle;
use crate::place::Place;
use crate::refusal::Refusal;
use crate::scoring::{Fate, Refill};
use crate::state::{EdoYashiki, Stage};

impl EdoYashiki {
    /// Appends every place where the seat may lay its card.
    #[inline]
    pub(crate) fn list_places(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.houses[seat].each_place(|place| actions.push(Action::Place(place)));
    }

    /// Whether the seat may lay its card there, and if not, what is in the way.
    pub(crate) fn may_place(&self, seat: Seat, place: Place) -> Result<(), Refusal> {
        if self.stage == Stage::Over {
            return Err(Refusal::Over);
        }
        if self.hands[seat].is_none() {
            return Err(Refusal::NothingToPlace);
        }
        self.houses[seat].may_place(place).map_err(|obstacle| match obstacle {
            Obstacle::Apart => Refusal::Apart,
            Obstacle::Covers { spot, run } => Refusal::Covers { spot, run },
        })
    }

    /// The card lies and scores. When it was the last of the round, the round is over.
    ///
    /// # Panics
    /// If the seat has no card.
    #[inline]
    pub(crate) fn place(&mut self, seat: Seat, place: Place, journal: &mut Journal<Event>) {
        let card = self.hands[seat].take().expect("who places has a card");
        let markers = self.markers[seat];
        let gain = self.houses[seat].gain(card, place, self.options.rules, markers);
        self.points[seat] += gain.points;
        self.markers[seat] = gain.markers;
        self.markers_before[seat] = markers;
        let mut scoring = None;
        journal.tell_with(|| {
            scoring = Some(self.houses[seat].scoring(card, place, self.options.rules, markers));
            Event::Placed { seat, card, place }
        });
        self.houses[seat].lay(card, place);
        if let Some(scoring) = scoring {
            debug_assert_eq!(scoring.gain, gain, "run by run the gain is the same as counted at once");
            for judged in scoring.runs() {
                journal.tell(match judged.fate {
                    Fate::Scored { points } => Event::Scored { seat, run: judged.run, points },
                    Fate::TooLong => Event::TooLong { seat, run: judged.run },
                    Fate::NoMarker => Event::NoMarker { seat, run: judged.run },
                });
                if judged.refill == Refill::Yes {
                    journal.tell(Event::Refilled { seat });
                }
            }
            if scoring.bonus() > 0 {
                journal.tell(Event::Bonus { seat, kinds: gain.kinds, points: scoring.bonus() });
            }
            journal.tell(Event::Advanced { seat, gained: gain.points, points: self.points[seat] });
        }
        if self.grabbing.is_empty() && self.placing().is_empty() {
            self.end_round(journal);
        }
    }
}
