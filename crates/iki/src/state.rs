//! The whole truth of a game in progress: a few hundred bytes without heap memory.

use serde::Serialize;
use table::{Seat, SeatSet};

use crate::aftermath::Aftermath;
use crate::calendar::Month;
use crate::goods::{Bundle, Good};
use crate::ids::{BuildingId, CardId, Place, StallId};
use crate::options::IkiOptions;
use crate::phase::{Phase, Visit};
use crate::pool::{Pool, Stacks};
use crate::sets::{BuildingSet, CardSet, FishSet, PipeSet, PouchSet, StallSet};
use crate::track::Track;
use crate::way_of_life::WayOfLife;

/// No game seats more than four.
pub(crate) const MAX_PLAYERS: usize = 4;

/// A game of IKI: the board, the stacks and what lies before every seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Iki {
    pub(crate) seats: u8,
    pub(crate) options: IkiOptions,
    pub(crate) month: Month,
    pub(crate) phase: Phase,
    /// The seat that decides now, in every phase but [`Phase::Hunger`] and [`Phase::Over`].
    pub(crate) active: Seat,
    /// Who has not yet had a turn in the running part of the round.
    pub(crate) to_act: SeatSet,
    /// What the running visit to a street space has seen so far.
    pub(crate) visit: Visit,
    pub(crate) way: WayOfLife,
    pub(crate) track: Track,
    pub(crate) stalls: [Stall; StallId::COUNT],
    pub(crate) pool: Pool,
    pub(crate) stacks: Stacks,
    /// Starting cards that nobody has taken yet.
    pub(crate) starting: CardSet,
    /// Cards that left the game.
    pub(crate) gone: CardSet,
    /// Buildings that can still be built.
    pub(crate) plans: BuildingSet,
    /// Fish on the market.
    pub(crate) market: FishSet,
    /// Pipes that were sold; the next one is on top.
    pub(crate) pipes_sold: u8,
    /// Pouches that were sold; the next one is on top.
    pub(crate) pouches_sold: u8,
    pub(crate) players: [Player; MAX_PLAYERS],
    /// What the last fire and the last Payday did.
    pub(crate) aftermath: Aftermath,
}

/// What lies in a stall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stall {
    /// Nothing: a card can be placed here.
    #[default]
    Free,
    /// A corner house that is not used with two players (§13).
    Blocked,
    /// A professional.
    Occupation {
        /// Which card.
        card: CardId,
        /// Whose Kobun stands there; none for the neutral cards of two players.
        owner: Option<Seat>,
        /// The experience: 0 to 2, the salary space below the Kobun.
        level: u8,
    },
    /// A building.
    Building {
        /// Which one.
        building: BuildingId,
        /// Whose Kobun stands there.
        owner: Seat,
    },
}

impl Stall {
    /// Whose Kobun stands there.
    #[inline]
    pub const fn owner(&self) -> Option<Seat> {
        match *self {
            Stall::Free | Stall::Blocked => None,
            Stall::Occupation { owner, .. } => owner,
            Stall::Building { owner, .. } => Some(owner),
        }
    }

    /// The occupation card there.
    #[inline]
    pub const fn occupation(&self) -> Option<CardId> {
        match *self {
            Stall::Occupation { card, .. } => Some(card),
            Stall::Free | Stall::Blocked | Stall::Building { .. } => None,
        }
    }
}

/// What lies before one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Money.
    pub mon: u16,
    /// Points on the track.
    pub iki: u16,
    /// Bales of rice.
    pub rice: u8,
    /// Pairs of sandals.
    pub sandals: u8,
    /// Pieces of lumber.
    pub lumber: u8,
    /// Gold coins.
    pub koban: u8,
    /// Firefighting power, 0 to 10.
    pub power: u8,
    /// Kobun not on the board.
    pub kobun: u8,
    /// Where the Oyakata stands; nowhere yet at the starting point.
    pub place: Option<Place>,
    /// Its fish.
    pub fish: FishSet,
    /// Its pipes.
    pub pipes: PipeSet,
    /// Its pouches.
    pub pouches: PouchSet,
    /// Retired cards.
    pub retired: CardSet,
    /// How many of the retired cards that save from fire are spent.
    pub saves_used: u8,
    /// How many cards it still has to choose that go hungry.
    pub hungry: u8,
    /// The cards it chose to go hungry, covered until all have chosen.
    pub starving: StallSet,
    /// Iki that came from salaries.
    pub from_salary: u16,
    /// Iki that came from harmony.
    pub from_harmony: u16,
}

impl Player {
    /// How much it holds of a good.
    #[inline]
    pub fn holds(&self, good: Good) -> u16 {
        match good {
            Good::Rice => u16::from(self.rice),
            Good::Lumber => u16::from(self.lumber),
            Good::Koban => u16::from(self.koban),
            Good::Iki => self.iki,
            Good::Sandal => u16::from(self.sandals),
            Good::Mon => self.mon,
            Good::Firefighting => u16::from(self.power),
        }
    }

    /// Whether it holds all of this.
    #[inline]
    pub fn can_pay(&self, price: &Bundle) -> bool {
        self.rice >= price.rice
            && self.lumber >= price.lumber
            && self.koban >= price.koban
            && self.iki >= u16::from(price.iki)
            && self.sandals >= price.sandal
            && self.mon >= u16::from(price.mon)
            && price.firefighting == 0
    }

    /// Gives this to the bank.
    #[inline]
    pub(crate) fn pay(&mut self, price: &Bundle) {
        debug_assert!(self.can_pay(price), "what can't be paid is not asked");
        self.rice -= price.rice;
        self.lumber -= price.lumber;
        self.koban -= price.koban;
        self.iki -= u16::from(price.iki);
        self.sandals -= price.sandal;
        self.mon -= u16::from(price.mon);
    }

    /// Takes this from the bank, but for firefighting power, which moves the track.
    #[inline]
    pub(crate) fn take(&mut self, goods: &Bundle) {
        self.rice += goods.rice;
        self.lumber += goods.lumber;
        self.koban += goods.koban;
        self.iki += u16::from(goods.iki);
        self.sandals += goods.sandal;
        self.mon += u16::from(goods.mon);
    }
}

impl Iki {
    /// What lies before a seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The stalls with a card or building of this seat.
    #[inline]
    pub fn stalls_of(&self, seat: Seat) -> impl Iterator<Item = (StallId, &Stall)> + '_ {
        StallId::all().zip(&self.stalls).filter(move |(_, stall)| stall.owner() == Some(seat))
    }

    /// The occupation cards of this seat on the board: stall, card and level.
    #[inline]
    pub fn professionals_of(&self, seat: Seat) -> impl Iterator<Item = (StallId, CardId, u8)> + '_ {
        StallId::all().zip(&self.stalls).filter_map(move |(id, stall)| match *stall {
            Stall::Occupation { card, owner, level } if owner == Some(seat) => Some((id, card, level)),
            Stall::Occupation { .. } | Stall::Free | Stall::Blocked | Stall::Building { .. } => None,
        })
    }

    /// Whether a card can be placed there.
    #[inline]
    pub(crate) fn is_free(&self, stall: StallId) -> bool {
        self.stalls[stall.index()] == Stall::Free
    }

    /// What placing a card there costs on top.
    #[inline]
    pub const fn surcharge(stall: StallId) -> u8 {
        if stall.is_corner() { 2 } else { 0 }
    }

    /// The lowest surcharge of all free stalls; none if no stall is free.
    #[inline]
    pub(crate) fn cheapest_stall(&self) -> Option<u8> {
        let mut cheapest = None;
        for stall in StallId::all().filter(|&stall| self.is_free(stall)) {
            // Nearly always an early stall is free and costs nothing more; every hire on offer asks this.
            match Iki::surcharge(stall) {
                0 => return Some(0),
                surcharge => cheapest = Some(surcharge),
            }
        }
        cheapest
    }
}
