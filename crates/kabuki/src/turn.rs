//! A turn: show a mask and place it (§3).

use table::{Journal, Rng};

use crate::components::Actor;
use crate::event::Event;
use crate::state::{Kabuki, Phase};

impl Kabuki {
    /// The active seat draws the top mask and shows it. It is public from this moment on.
    #[inline]
    pub(crate) fn turn_mask(&mut self, rng: &mut Rng, journal: &mut Journal<Event>) {
        let mask = self.deck.draw(rng);
        self.phase = Phase::Placing { mask };
        journal.tell(Event::Turned { seat: self.active, mask });
    }

    /// The active seat places the mask on a stack, and the others get their chance.
    ///
    /// # Panics
    /// If no mask is shown.
    #[inline]
    pub(crate) fn place_mask(&mut self, actor: Actor, journal: &mut Journal<Event>) {
        let Phase::Placing { mask } = self.phase else { panic!("only a mask that is shown can be placed") };
        self.stacks.place(actor, mask);
        journal.tell(Event::Placed { seat: self.active, mask, actor, height: self.stacks.height(actor) });
        self.open_window();
    }

    /// Play goes on after a mask: the next player's turn begins, or the round is over (§7).
    #[inline]
    pub(crate) fn next_turn(&mut self, rng: &mut Rng, journal: &mut Journal<Event>) {
        if let Some(reason) = self.curtain() {
            self.end_round(reason, journal);
            return;
        }
        self.active = self.next();
        self.turn_mask(rng, journal);
    }
}
