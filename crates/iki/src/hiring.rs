//! Step A: hiring or income (README §7).

use table::Seat;

use crate::components::components;
use crate::effects::Reward;
use crate::event::{Event, Log};
use crate::ids::{CardId, StallId};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::{Iki, Stall};

/// What a seat gets that does not hire.
pub const INCOME: u8 = 4;

/// What a card costs with this many retired discounts: never below 0 (ruling 9).
#[inline]
pub(crate) fn discounted(card: CardId, discounts: u8) -> u8 {
    card.card().cost.saturating_sub(discounts)
}

impl Iki {
    /// What a card costs this seat, without a corner house: retired discounts count, but never below 0 (ruling 9).
    #[inline]
    pub fn hiring_cost(&self, seat: Seat, card: CardId) -> u8 {
        discounted(card, self.rewards(seat, Reward::Discount))
    }

    /// How many retired cards with this reward lie before a seat.
    #[inline]
    pub fn rewards(&self, seat: Seat, reward: Reward) -> u8 {
        self.player(seat).retired.and(components().with_reward[reward as usize]).len()
    }

    /// Hiring needs a Kobun, a free stall and the money; the coins on the card help to pay (ruling 8).
    pub(crate) fn check_hire(&self, seat: Seat, card: CardId) -> Result<(), Refusal> {
        if self.player(seat).kobun == 0 {
            return Err(Refusal::NoKobun);
        }
        let coins = self.pool.coins_on(card).ok_or(Refusal::NotOffered(card))?;
        let surcharge = self.cheapest_stall().ok_or(Refusal::NoFreeStall)?;
        let (cost, have) = (self.hiring_cost(seat, card) + surcharge, self.player(seat).mon + u16::from(coins));
        if have < u16::from(cost) {
            return Err(Refusal::HireTooDear { card, cost, have });
        }
        Ok(())
    }

    pub(crate) fn choose_hire(&mut self, seat: Seat, card: CardId, journal: &mut Log) {
        self.phase = Phase::HireStall { card };
        journal.tell(Event::Picked { seat, card });
    }

    /// Whether a card or building can be placed there.
    #[inline]
    pub(crate) fn check_stall(&self, stall: StallId) -> Result<(), Refusal> {
        match self.stalls[stall.index()] {
            Stall::Free => Ok(()),
            Stall::Blocked => Err(Refusal::StallBlocked(stall)),
            Stall::Occupation { .. } | Stall::Building { .. } => Err(Refusal::StallTaken(stall)),
        }
    }

    pub(crate) fn check_hire_stall(&self, seat: Seat, card: CardId, stall: StallId) -> Result<(), Refusal> {
        self.check_stall(stall)?;
        let coins = self.pool.coins_on(card).expect("the card in hand still counts as offered");
        let cost = self.hiring_cost(seat, card) + Iki::surcharge(stall);
        let have = self.player(seat).mon + u16::from(coins);
        if have < u16::from(cost) { Err(Refusal::CornerTooDear { stall, cost, have }) } else { Ok(()) }
    }

    /// Takes the coins, pays, places the card with a Kobun and counts its firefighters (ruling 11).
    pub(crate) fn hire(&mut self, seat: Seat, card: CardId, stall: StallId, journal: &mut Log) {
        let paid = self.hiring_cost(seat, card) + Iki::surcharge(stall);
        let coins = self.pool.remove(card);
        let player = self.player_mut(seat);
        player.mon = player.mon + u16::from(coins) - u16::from(paid);
        self.employ(seat, card, stall);
        journal.tell(Event::Hired { seat, card, stall, paid, coins });
        self.gain_power(seat, card.card().firefighters, journal);
        self.begin_move(seat, journal);
    }

    pub(crate) fn take_income(&mut self, seat: Seat, journal: &mut Log) {
        self.player_mut(seat).mon += u16::from(INCOME);
        journal.tell(Event::Income { seat, mon: INCOME });
        self.begin_move(seat, journal);
    }
}
