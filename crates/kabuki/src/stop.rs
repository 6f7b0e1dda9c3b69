//! "Stop!" and the check of the stack (§5, §6).

use table::{Journal, Rng, Seat, SeatSet};

use crate::event::Event;
use crate::options::Window;
use crate::state::{Kabuki, Phase, Verdict};

impl Kabuki {
    /// A seat has the stop: the stack of the mask just placed is shown to all, and tokens are paid at once.
    ///
    /// # Panics
    /// If no mask has been placed.
    #[inline]
    pub(crate) fn check_stack(&mut self, stopper: Seat, journal: &mut Journal<Event>) {
        let placer = self.active;
        let (actor, _) = self.masks.last().expect("a stop answers a mask that has been placed");
        journal.tell(Event::Stopped { seat: stopper, placer, actor });
        journal.tell_with(|| Event::Revealed { actor, masks: self.masks.stack(actor) });
        let verdict = match self.masks.matches() {
            0 => self.pay_box(stopper, journal),
            matches => self.pay_stopper(stopper, matches, journal),
        };
        let asked = match self.options.window {
            Window::Quick | Window::Calm => SeatSet::NONE,
            Window::Untimed => SeatSet::all(self.seat_count()),
        };
        self.phase = Phase::Checking { stopper, verdict, asked };
    }

    /// The placer pays a token for each match, but never more than they have.
    fn pay_stopper(&mut self, stopper: Seat, matches: u8, journal: &mut Journal<Event>) -> Verdict {
        let placer = self.active;
        let paid = matches.min(self.tokens[placer]);
        self.missed.pop();
        self.tokens[placer] -= paid;
        self.tokens[stopper] += paid;
        journal.tell(Event::Caught { stopper, placer, matches, paid });
        Verdict::Caught { matches, paid }
    }

    /// Who cried for nothing pays one token to the box.
    fn pay_box(&mut self, stopper: Seat, journal: &mut Journal<Event>) -> Verdict {
        self.tokens[stopper] -= 1;
        self.in_box += 1;
        journal.tell(Event::Mistaken { stopper });
        Verdict::Mistaken
    }

    /// At a table without a clock a seat has seen enough; when all have, the stack is covered.
    ///
    /// # Panics
    /// If no stack is open.
    #[inline]
    pub(crate) fn see(&mut self, seat: Seat, rng: &mut Rng, journal: &mut Journal<Event>) {
        let Phase::Checking { asked, .. } = &mut self.phase else { panic!("only an open stack can be covered") };
        *asked = asked.without(seat);
        let nobody_looks = asked.is_empty();
        journal.tell(Event::Seen { seat });
        if nobody_looks {
            self.cover_stack(rng, journal);
        }
    }

    /// The masks go back in the same order and play resumes; the mask just placed can't be stopped again.
    ///
    /// # Panics
    /// If no mask has been placed.
    #[inline]
    pub(crate) fn cover_stack(&mut self, rng: &mut Rng, journal: &mut Journal<Event>) {
        let (actor, _) = self.masks.last().expect("a stack that was checked has a mask");
        journal.tell(Event::Covered { actor });
        self.next_turn(rng, journal);
    }
}
