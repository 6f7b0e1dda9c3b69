//! The end of a round: fire or Payday, new cards, the next month (README §10, §11).

use table::Rng;

use crate::calendar::Month;
use crate::components::{Season, components};
use crate::event::{Event, Log};
use crate::options::Length;
use crate::state::Iki;

/// How many cards are turned over at the end of a month.
const NEW_CARDS: usize = 4;

impl Iki {
    /// All turns are over: with two players first the neutral card, then what the calendar says (ruling 33).
    pub(crate) fn end_round(&mut self, rng: &mut Rng, journal: &mut Log) {
        if !self.ask_for_neutral_card() {
            self.end_month(rng, journal);
        }
    }

    /// Fire or Payday; either may stop to ask somebody and then goes on to [`Iki::next_month`] by itself.
    pub(crate) fn end_month(&mut self, rng: &mut Rng, journal: &mut Log) {
        if let Some(strength) = self.month.fire() {
            self.break_out(strength, rng, journal);
        } else if self.month.has_payday() {
            self.hold_payday(journal);
        } else {
            self.next_month(journal);
        }
    }

    /// New cards on offer, and the calendar moves on.
    pub(crate) fn next_month(&mut self, journal: &mut Log) {
        if self.month.has_payday() {
            self.clear_offer(journal);
        } else {
            self.pool.add_coins();
            for (card, _) in self.pool.iter() {
                journal.tell(Event::CoinAdded { card });
            }
        }
        self.month = match self.options.length {
            Length::Spring if self.month.has_payday() => Month::NEW_YEAR,
            Length::Year | Length::Spring => self.month.next(),
        };
        journal.tell(Event::MonthBegan { month: self.month });
        if self.month == Month::NEW_YEAR {
            // Nothing replaces the pool, and the fish stay on the market (rulings 13 and 41).
            return self.begin_new_year(journal);
        }
        self.bring_fish(journal);
        self.offer_cards(journal);
        self.begin_way_of_life(journal);
    }

    /// After a Payday the cards nobody hired leave the game, and their coins go back to the bank.
    fn clear_offer(&mut self, journal: &mut Log) {
        for (card, _) in self.pool.iter() {
            journal.tell(Event::OfferEnded { card });
        }
        self.gone = self.gone.or(self.pool.cards());
        self.pool = crate::pool::Pool::default();
    }

    /// With a new season, leftover fish leave the game and those of the season come (ruling 41).
    fn bring_fish(&mut self, journal: &mut Log) {
        let season = self.month.season();
        if self.month.number() % 3 == 1 && season != Season::Spring {
            self.market = components().fish_of[season.index()];
            journal.tell(Event::FishArrived { season });
        }
    }

    /// Four cards of the season are turned over, or what is left (ruling 12).
    pub(crate) fn offer_cards(&mut self, journal: &mut Log) {
        let season = self.month.season();
        for _ in 0..NEW_CARDS {
            let Some(card) = self.stacks.draw(season) else { return };
            self.pool.add(card, 0);
            journal.tell(Event::Offered { card });
        }
    }

    /// Paydays still to come, the one at the end of this month included.
    #[inline]
    pub fn paydays_left(&self) -> u8 {
        match self.options.length {
            Length::Year => self.month.paydays_left(),
            Length::Spring if self.month == Month::NEW_YEAR => 0,
            Length::Spring => 1,
        }
    }
}
