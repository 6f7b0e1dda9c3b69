//! The eight shops (README §9).

use table::Seat;

use crate::components::{Shop, components};
use crate::effects::{Price, Skill};
use crate::event::{Event, Log};
use crate::goods::{Bundle, Good};
use crate::ids::{FishId, PipeId, Place, PouchId};
use crate::options::{IkiOptions, Site};
use crate::phase::{Builder, Phase, ShopUse};
use crate::refusal::Refusal;
use crate::state::Iki;

impl IkiOptions {
    /// What the shop at a place does for everyone alike; none for tokens.
    pub fn shop_deal(&self, place: Place) -> Option<Skill> {
        let space = place.space();
        match (space.shop, self.site, space.deal) {
            (Shop::Construction, Site::Lumber, Some(Skill::Trade { pay, .. })) => {
                Some(Skill::Trade { pay, gain: Bundle::of(1, Good::Lumber) })
            }
            (_, _, deal) => deal,
        }
    }

    /// What the construction site takes for building, the same as for its goods (ruling 58).
    pub(crate) fn site_fee(&self) -> u8 {
        match self.shop_deal(Place::of(Shop::Construction)) {
            Some(Skill::Trade { pay: Price::All(pay), .. }) => pay.mon,
            _ => 0,
        }
    }
}

impl Iki {
    /// What the shop at a place does for everyone alike; none for tokens.
    #[inline]
    pub fn shop_deal(&self, place: Place) -> Option<Skill> {
        self.options.shop_deal(place)
    }

    /// What the shop here asks and gives for its plain deal, if it has one.
    fn plain_deal(&self, place: Place) -> Option<(Bundle, Bundle)> {
        match self.shop_deal(place)? {
            Skill::Gain(gain) => Some((Bundle::NOTHING, gain)),
            Skill::Trade { pay: Price::All(pay), gain } => Some((pay, gain)),
            Skill::Trade { pay: Price::Either(..), .. }
            | Skill::LevelUp { .. }
            | Skill::Build { .. }
            | Skill::Swap
            | Skill::Gift { .. } => None,
        }
    }

    /// The shop is used once, but for two exchanges, and a pipe and a pouch (rulings 18 and 30).
    pub(crate) fn check_shop(&self, seat: Seat) -> Result<(), Refusal> {
        let place = self.place_of(seat);
        let (pay, _) = self.plain_deal(place).ok_or(Refusal::NoSuchDeal(place))?;
        match self.visit.shop {
            ShopUse::Open | ShopUse::OneExchange => self.check_price(seat, Price::All(pay)),
            ShopUse::Pipe | ShopUse::Pouch | ShopUse::Done => Err(Refusal::ShopUsed),
        }
    }

    /// # Panics
    /// If the shop has no plain deal.
    pub(crate) fn deal_with_shop(&mut self, seat: Seat, journal: &mut Log) {
        let place = self.place_of(seat);
        let (paid, gained) = self.plain_deal(place).expect("the check found a plain deal");
        self.visit.shop = match (place.space().shop, self.visit.shop) {
            (Shop::Exchange, ShopUse::Open) => ShopUse::OneExchange,
            (_, _) => ShopUse::Done,
        };
        self.trade_with_shop(seat, place, paid, gained, journal);
    }

    fn trade_with_shop(&mut self, seat: Seat, place: Place, paid: Bundle, gained: Bundle, journal: &mut Log) {
        self.player_mut(seat).pay(&paid);
        journal.tell(Event::ShopDeal { seat, place, paid, gained });
        self.gain(seat, &gained, journal);
    }

    /// One bale of rice or one pair of sandals (ruling 29).
    pub(crate) fn check_pawn(&self, seat: Seat, good: Good) -> Result<(), Refusal> {
        let place = self.place_of(seat);
        let Some(Skill::Trade { pay: Price::Either(one, other), .. }) = self.shop_deal(place) else {
            return Err(Refusal::NoSuchDeal(place));
        };
        if self.visit.shop != ShopUse::Open {
            return Err(Refusal::ShopUsed);
        }
        if good != one && good != other {
            return Err(Refusal::NotTaken(good));
        }
        self.check_price(seat, Price::All(Bundle::of(1, good)))
    }

    /// # Panics
    /// If the shop here takes no pawns.
    pub(crate) fn pawn(&mut self, seat: Seat, good: Good, journal: &mut Log) {
        let place = self.place_of(seat);
        let Some(Skill::Trade { gain, .. }) = self.shop_deal(place) else {
            unreachable!("the check found a pawn shop")
        };
        self.visit.shop = ShopUse::Done;
        self.trade_with_shop(seat, place, Bundle::of(1, good), gain, journal);
    }

    fn check_token(&self, seat: Seat, shop: Shop, cost: Option<u8>) -> Result<(), Refusal> {
        let place = self.place_of(seat);
        if place.space().shop != shop {
            return Err(Refusal::NoSuchDeal(place));
        }
        let (cost, have) = (cost.ok_or(Refusal::SoldOut)?, self.player(seat).mon);
        if have < u16::from(cost) { Err(Refusal::TokenTooDear { cost, have }) } else { Ok(()) }
    }

    /// The pipe on top of its pile.
    #[inline]
    pub fn top_pipe(&self) -> Option<PipeId> {
        PipeId::all().nth(usize::from(self.pipes_sold))
    }

    /// The pouch on top of its pile.
    #[inline]
    pub fn top_pouch(&self) -> Option<PouchId> {
        PouchId::all().nth(usize::from(self.pouches_sold))
    }

    pub(crate) fn check_pipe(&self, seat: Seat) -> Result<(), Refusal> {
        match self.visit.shop {
            ShopUse::Pipe | ShopUse::Done | ShopUse::OneExchange => Err(Refusal::ShopUsed),
            ShopUse::Open | ShopUse::Pouch => {
                let cost = self.top_pipe().map(|pipe| components().pipes[pipe.index()].cost);
                self.check_token(seat, Shop::Tobacco, cost)
            }
        }
    }

    pub(crate) fn check_pouch(&self, seat: Seat) -> Result<(), Refusal> {
        match self.visit.shop {
            ShopUse::Pouch | ShopUse::Done | ShopUse::OneExchange => Err(Refusal::ShopUsed),
            ShopUse::Open | ShopUse::Pipe => {
                let cost = self.top_pouch().map(|pouch| components().pouches[pouch.index()].cost);
                self.check_token(seat, Shop::Tobacco, cost)
            }
        }
    }

    /// # Panics
    /// If all pipes are sold.
    pub(crate) fn buy_pipe(&mut self, seat: Seat, journal: &mut Log) {
        let pipe = self.top_pipe().expect("the check found a pipe");
        let token = &components().pipes[pipe.index()];
        self.visit.shop = if self.visit.shop == ShopUse::Open { ShopUse::Pipe } else { ShopUse::Done };
        self.pipes_sold += 1;
        let player = self.player_mut(seat);
        player.mon -= u16::from(token.cost);
        player.pipes.insert(pipe);
        journal.tell(Event::PipeBought { seat, pipe, paid: token.cost });
        self.gain_power(seat, token.firefighting, journal);
    }

    /// # Panics
    /// If all pouches are sold.
    pub(crate) fn buy_pouch(&mut self, seat: Seat, journal: &mut Log) {
        let pouch = self.top_pouch().expect("the check found a pouch");
        let paid = components().pouches[pouch.index()].cost;
        self.visit.shop = if self.visit.shop == ShopUse::Open { ShopUse::Pouch } else { ShopUse::Done };
        self.pouches_sold += 1;
        let player = self.player_mut(seat);
        player.mon -= u16::from(paid);
        player.pouches.insert(pouch);
        journal.tell(Event::PouchBought { seat, pouch, paid });
    }

    /// One fish a visit, even of a season the seat has already (ruling 31).
    pub(crate) fn check_fish(&self, seat: Seat, fish: FishId) -> Result<(), Refusal> {
        if self.visit.shop != ShopUse::Open {
            return Err(Refusal::ShopUsed);
        }
        let cost = self.market.contains(fish).then(|| components().fish[fish.index()].cost);
        self.check_token(seat, Shop::Fish, cost)
    }

    pub(crate) fn buy_fish(&mut self, seat: Seat, fish: FishId, journal: &mut Log) {
        let paid = components().fish[fish.index()].cost;
        self.visit.shop = ShopUse::Done;
        self.market.remove(fish);
        let player = self.player_mut(seat);
        player.mon -= u16::from(paid);
        player.fish.insert(fish);
        journal.tell(Event::FishBought { seat, fish, paid });
    }

    /// Building is the other deal of the construction site.
    pub(crate) fn check_site(&self, seat: Seat) -> Result<(), Refusal> {
        let place = self.place_of(seat);
        if place.space().shop != Shop::Construction {
            return Err(Refusal::NoSuchDeal(place));
        }
        if self.visit.shop == ShopUse::Open { Ok(()) } else { Err(Refusal::ShopUsed) }
    }

    /// The shop has done its part in a building.
    pub(crate) fn finish_site(&mut self, by: Builder) {
        if by == Builder::Site {
            self.visit.shop = ShopUse::Done;
            self.phase = Phase::Business;
        }
    }
}
