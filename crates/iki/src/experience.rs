//! Experience and retirement (README §3): by other people's business, by passing the starting point, by a skill.

use table::Seat;

use crate::event::{Event, Log};
use crate::ids::StallId;
use crate::sets::CardSet;
use crate::state::{Iki, Stall};

/// The last experience space; who levels up from it retires.
pub const LAST_LEVEL: u8 = 2;

impl Iki {
    /// The professional in this stall gains one step of experience, or retires.
    ///
    /// # Panics
    /// If there is no professional with an owner.
    pub(crate) fn level_up(&mut self, stall: StallId, journal: &mut Log) {
        let Stall::Occupation { card, owner: Some(seat), level } = &mut self.stalls[stall.index()] else {
            unreachable!("only professionals with an owner gain experience")
        };
        if *level < LAST_LEVEL {
            *level += 1;
            journal.tell(Event::Leveled { stall, card: *card, level: *level });
            return;
        }
        let (card, seat) = (*card, *seat);
        self.stalls[stall.index()] = Stall::Free;
        let player = self.player_mut(seat);
        player.kobun += 1;
        player.retired.insert(card);
        journal.tell(Event::Retired { seat, card, stall });
    }

    /// All professionals of a seat gain experience.
    pub(crate) fn level_up_all(&mut self, seat: Seat, journal: &mut Log) {
        for stall in StallId::all() {
            if matches!(self.stalls[stall.index()], Stall::Occupation { owner, .. } if owner == Some(seat)) {
                self.level_up(stall, journal);
            }
        }
    }

    /// Takes whatever is in a stall off the board for good; a Kobun goes back to its owner.
    pub(crate) fn clear_stall(&mut self, stall: StallId) {
        let content = std::mem::take(&mut self.stalls[stall.index()]);
        self.gone = self.gone.or(content.occupation().into_iter().collect::<CardSet>());
        if let Some(seat) = content.owner() {
            self.player_mut(seat).kobun += 1;
        }
    }
}
