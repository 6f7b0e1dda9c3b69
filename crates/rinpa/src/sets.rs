//! §6, §7: the sets that a trick completes, and who gets them.

use table::{Journal, Seat};

use crate::cards::Cards;
use crate::components::{Set, Sets};
use crate::event::{DeadBecause, Event};
use crate::state::Rinpa;
use crate::trick::Trick;

/// The sets that a trick completed, each with the seat that laid its last card.
#[derive(Clone, Copy, Debug)]
pub struct Completed {
    /// The sets.
    pub sets: Sets,
    by: [Seat; Set::COUNT],
}

impl Completed {
    /// What this trick completed, if these are all cards `laid` so far, its own included.
    ///
    /// Only sets with a card in the trick are looked at: a set that was complete before is dead or taken (§6).
    #[inline]
    pub fn in_trick(trick: &Trick, laid: Cards) -> Completed {
        let mut completed = Completed { sets: Sets::NONE, by: [trick.leader(); Set::COUNT] };
        for (seat, card) in trick.plays() {
            let set = card.set();
            if laid.contains_all(set.cards()) {
                // A later card of the same set overwrites this one: the last card completes it, not the highest.
                completed.sets = completed.sets.with(set);
                completed.by[set.index()] = seat;
            }
        }
        completed
    }

    /// Who laid the last card of a completed set.
    #[inline]
    pub fn completer(&self, set: Set) -> Seat {
        self.by[set.index()]
    }

    /// Who gets a completed set if the winner of the trick took `chosen`; nobody if it is dead (§6, §7).
    #[inline]
    pub fn taker(&self, set: Set, winner: Seat, chosen: Option<Set>) -> Option<Seat> {
        if chosen == Some(set) {
            return Some(winner);
        }
        // If the winner preferred another set, nobody gets the one that the winner completed.
        let completer = self.completer(set);
        if completer == winner { None } else { Some(completer) }
    }
}

impl Rinpa {
    /// Gives out what a trick completed (§6), after its winner took `chosen` (§7).
    pub(crate) fn give_out(
        &mut self,
        completed: &Completed,
        winner: Seat,
        chosen: Option<Set>,
        journal: &mut Journal<Event>,
    ) {
        for set in completed.sets.iter() {
            match completed.taker(set, winner, chosen) {
                Some(seat) => {
                    let won = &mut self.won[seat.index()];
                    *won = won.with(set);
                    journal.tell(Event::SetTaken { seat, set });
                }
                None => {
                    self.dead = self.dead.with(set);
                    journal.tell(Event::SetDead { set, because: DeadBecause::LeftByWinner });
                }
            }
        }
    }

    /// The sets that the open cards complete before anybody has played: they are dead (§6).
    pub(crate) fn lay_open(&mut self, open: Cards, journal: &mut Journal<Event>) {
        self.laid = open;
        self.dead = Set::all().filter(|set| open.contains_all(set.cards())).collect();
        for set in self.dead.iter() {
            journal.tell(Event::SetDead { set, because: DeadBecause::LaidOpen });
        }
    }
}
