//! A bot of a known game, addressed as one of some game.

use bots::{Bot, Stop};
use table::{Game, Seat};

use crate::Entry;
use crate::action::Parsed;
use crate::any::{Answer, AnyBot, AnyEvent, AnyQuestion, Asked};
use crate::event::known_event;
use crate::sight::{Sight, known_sight};

/// A bot of a known game that is addressed as a bot of some game.
pub(crate) struct Seated<G: Game>(pub(crate) Box<dyn Bot<G>>);

impl<G: Entry> AnyBot for Seated<G> {
    fn hear(&mut self, seat: Seat, event: &dyn AnyEvent) {
        self.0.hear(seat, known_event::<G>(event));
    }

    fn answer(&mut self, question: &AnyQuestion, stop: &Stop) -> Option<Answer> {
        self.0.stop_on(stop);
        let Sight { view, legal } = known_sight::<G>(question.sight.as_ref());
        match question.asked {
            Asked::Must => {
                let after_ms = self.0.pace(question.seat, view);
                let action = self.0.choose(question.seat, view, legal);
                Some(Answer { action: Box::new(Parsed::<G>(action)), after_ms })
            }
            Asked::May => {
                let reaction = self.0.react(question.seat, view, legal)?;
                Some(Answer { action: Box::new(Parsed::<G>(reaction.action)), after_ms: reaction.after_ms })
            }
        }
    }
}
