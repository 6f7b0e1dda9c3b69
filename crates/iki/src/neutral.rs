//! The neutral professional of a game of two (README §13).

use table::{Rng, Seat};

use crate::event::{Event, Log};
use crate::ids::{CardId, StallId};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::setup::START_PLAYER;
use crate::state::{Iki, Stall};

impl Iki {
    /// With two players one of them chooses a neutral card at the end of every regular round: the start player in odd
    /// rounds, the other in even ones. Without a free stall or a card there is nothing to choose (rulings 43, 60).
    ///
    /// Returns whether somebody was asked.
    pub(crate) fn ask_for_neutral_card(&mut self) -> bool {
        if self.seats != 2 || self.pool.is_empty() || self.cheapest_stall().is_none() {
            return false;
        }
        self.active = START_PLAYER.left((self.month.number() + 1) % 2, self.seats);
        self.phase = Phase::NeutralCard;
        true
    }

    pub(crate) fn check_neutral(&self, card: CardId) -> Result<(), Refusal> {
        self.pool.coins_on(card).map(|_| ()).ok_or(Refusal::NotOffered(card))
    }

    pub(crate) fn choose_neutral(&mut self, seat: Seat, card: CardId, journal: &mut Log) {
        self.phase = Phase::NeutralStall { card };
        journal.tell(Event::Picked { seat, card });
    }

    /// Coins on it go to the bank, its firefighters count for nobody.
    pub(crate) fn place_neutral(&mut self, seat: Seat, card: CardId, stall: StallId, rng: &mut Rng, journal: &mut Log) {
        self.pool.remove(card);
        self.stalls[stall.index()] = Stall::Occupation { card, owner: None, level: card.card().first_level };
        journal.tell(Event::NeutralPlaced { seat, card, stall });
        self.end_month(rng, journal);
    }
}
