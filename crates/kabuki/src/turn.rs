//! A turn: show a mask and place it (§3).

use table::{Journal, Rng};

use crate::components::Actor;
use crate::event::Event;
use crate::missed::{Miss, Missed};
use crate::state::{Kabuki, Phase};

impl Kabuki {
    /// The first mask of a round is turned; what got through in the round before is history.
    #[inline]
    pub(crate) fn turn_first(&mut self, journal: &mut Journal<Event>) {
        self.missed = Missed::NONE;
        self.turn_mask(journal);
    }

    /// The active seat draws the top mask and shows it. It is public from this moment on.
    #[inline]
    pub(crate) fn turn_mask(&mut self, journal: &mut Journal<Event>) {
        self.phase = Phase::Placing;
        journal.tell(Event::Turned { seat: self.active, mask: self.masks.top_of_deck() });
    }

    /// The active seat places the mask on a stack, and the others get their chance.
    #[inline]
    pub(crate) fn place_mask(&mut self, actor: Actor, journal: &mut Journal<Event>) {
        let mask = self.masks.top_of_deck();
        self.masks.place(actor);
        let seat = self.active;
        journal.tell_with(|| Event::Placed { seat, mask, actor, height: self.masks.height(actor) });
        let matches = self.masks.matches();
        if matches > 0 {
            self.missed.push(Miss { placer: seat, mask, actor, matches });
        }
        self.open_window();
    }

    /// Play goes on after a mask: the next player's turn begins, or the round is over (§7).
    #[inline]
    pub(crate) fn next_turn(&mut self, rng: &mut Rng, journal: &mut Journal<Event>) {
        if let Some(reason) = self.curtain() {
            self.end_round(reason, rng, journal);
            return;
        }
        self.active = self.next();
        self.turn_mask(journal);
    }
}
