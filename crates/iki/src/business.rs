//! Step B, second part: business with one professional, and the end of the turn (README §9).

use table::{Rng, Seat};

use crate::calendar::Month;
use crate::effects::{Price, Skill};
use crate::event::{Event, Log};
use crate::goods::{Bundle, Good};
use crate::ids::{CardId, Place, StallId};
use crate::phase::{Builder, Phase, ProfessionalUse, Visit};
use crate::refusal::Refusal;
use crate::state::{Iki, Stall};

impl Iki {
    /// Where the Oyakata of a seat that does business stands.
    #[inline]
    pub fn place_of(&self, seat: Seat) -> Place {
        self.player(seat).place.expect("business is done only after a move")
    }

    /// One professional a turn, behind the shop, and only if his skill does something (rulings 18 to 20).
    pub(crate) fn check_deal(&self, seat: Seat, stall: StallId) -> Result<(), Refusal> {
        match self.visit.professional {
            ProfessionalUse::Done => return Err(Refusal::ProfessionalUsed),
            ProfessionalUse::Open => {}
        }
        if stall.front() != self.place_of(seat) {
            return Err(Refusal::NotBehind(stall));
        }
        let card = self.stalls[stall.index()].occupation().ok_or(Refusal::NobodyThere(stall))?;
        match card.card().skill {
            Skill::Gain(_) | Skill::Gift { .. } => Ok(()),
            Skill::Trade { pay, .. } => self.check_price(seat, pay),
            Skill::LevelUp { pay } => {
                self.check_price(seat, Price::All(pay))?;
                if self.professionals_of(seat).next().is_some() { Ok(()) } else { Err(Refusal::NobodyToLevel) }
            }
            Skill::Build { .. } => self.check_any_building(seat, Builder::Professional(stall)),
            Skill::Swap => {
                let cards = self.stalls.iter().filter(|stall| stall.occupation().is_some()).count();
                if cards >= 2 { Ok(()) } else { Err(Refusal::NobodyToSwap) }
            }
        }
    }

    pub(crate) fn check_price(&self, seat: Seat, price: Price) -> Result<(), Refusal> {
        let player = self.player(seat);
        match price {
            Price::All(bundle) if !player.can_pay(&bundle) => Err(Refusal::CannotPay(bundle)),
            Price::Either(one, other) if player.holds(one) == 0 && player.holds(other) == 0 => {
                Err(Refusal::CannotPayEither(one, other))
            }
            Price::All(_) | Price::Either(..) => Ok(()),
        }
    }

    /// Uses a skill at once, or asks for the choice it needs.
    pub(crate) fn deal(&mut self, seat: Seat, stall: StallId, journal: &mut Log) {
        let card = self.professional_in(stall);
        let phase = match card.card().skill {
            Skill::Gain(gain) => return self.use_skill(seat, stall, Bundle::NOTHING, gain, journal),
            Skill::Trade { pay: Price::All(pay), gain } => return self.use_skill(seat, stall, pay, gain, journal),
            Skill::Gift { gain, others } => {
                journal.tell(Event::SkillUsed { seat, card, paid: Bundle::NOTHING, gained: gain });
                self.gain(seat, &gain, journal);
                // All others, even the owner of the card (ruling 25).
                for other in seat.round(self.seats).skip(1) {
                    journal.tell(Event::GiftReceived { seat: other, gained: others });
                    self.gain(other, &others, journal);
                }
                return self.finish_deal(seat, stall, journal);
            }
            Skill::Trade { pay: Price::Either(..), .. } => Phase::PayWith { stall },
            Skill::LevelUp { .. } => Phase::LevelUp { stall },
            Skill::Build { .. } => Phase::ChooseBuilding { stall },
            Skill::Swap => Phase::SwapFirst { stall },
        };
        self.phase = phase;
        journal.tell(Event::Approached { seat, stall, card });
    }

    pub(crate) fn check_pay_with(&self, seat: Seat, stall: StallId, good: Good) -> Result<(), Refusal> {
        match self.professional_in(stall).card().skill {
            Skill::Trade { pay: Price::Either(one, other), .. } if good == one || good == other => {
                self.check_price(seat, Price::All(Bundle::of(1, good)))
            }
            Skill::Trade { .. }
            | Skill::Gain(_)
            | Skill::LevelUp { .. }
            | Skill::Build { .. }
            | Skill::Swap
            | Skill::Gift { .. } => Err(Refusal::NotTaken(good)),
        }
    }

    /// # Panics
    /// If the professional's skill is not a trade.
    pub(crate) fn pay_with(&mut self, seat: Seat, stall: StallId, good: Good, journal: &mut Log) {
        let Skill::Trade { gain, .. } = self.professional_in(stall).card().skill else {
            unreachable!("only a trade asks what it is paid with")
        };
        self.use_skill(seat, stall, Bundle::of(1, good), gain, journal);
    }

    pub(crate) fn check_own_professional(&self, seat: Seat, stall: StallId) -> Result<(), Refusal> {
        match self.stalls[stall.index()] {
            Stall::Occupation { owner, .. } if owner == Some(seat) => Ok(()),
            Stall::Occupation { .. } | Stall::Free | Stall::Blocked | Stall::Building { .. } => {
                Err(Refusal::NotYours(stall))
            }
        }
    }

    /// The skill that levels up, on any own card, even on the professional himself (rulings 22 and 23).
    ///
    /// # Panics
    /// If the professional's skill is another one.
    pub(crate) fn level_up_chosen(&mut self, seat: Seat, stall: StallId, chosen: StallId, journal: &mut Log) {
        let card = self.professional_in(stall);
        let Skill::LevelUp { pay } = card.card().skill else {
            unreachable!("only the skill that levels up asks for a card to level up")
        };
        self.player_mut(seat).pay(&pay);
        journal.tell(Event::SkillUsed { seat, card, paid: pay, gained: Bundle::NOTHING });
        self.level_up(chosen, journal);
        self.finish_deal(seat, stall, journal);
    }

    pub(crate) fn check_swap(&self, first: Option<StallId>, stall: StallId) -> Result<(), Refusal> {
        if first == Some(stall) {
            return Err(Refusal::SameCard);
        }
        self.stalls[stall.index()].occupation().map(|_| ()).ok_or(Refusal::NobodyThere(stall))
    }

    pub(crate) fn begin_swap(&mut self, seat: Seat, stall: StallId, first: StallId, journal: &mut Log) {
        self.phase = Phase::SwapSecond { stall, first };
        journal.tell(Event::SwapBegun { seat, stall: first });
    }

    /// Two cards change places with their Kobun and experience; the professional may be one of them, and then levels
    /// up where he lies now (rulings 21, 24 and 57).
    pub(crate) fn swap(&mut self, seat: Seat, stall: StallId, [first, second]: [StallId; 2], journal: &mut Log) {
        let card = self.professional_in(stall);
        self.stalls.swap(first.index(), second.index());
        journal.tell(Event::SkillUsed { seat, card, paid: Bundle::NOTHING, gained: Bundle::NOTHING });
        journal.tell(Event::Swapped { seat, first, second });
        let now = match stall {
            _ if stall == first => second,
            _ if stall == second => first,
            _ => stall,
        };
        self.finish_deal(seat, now, journal);
    }

    fn use_skill(&mut self, seat: Seat, stall: StallId, paid: Bundle, gained: Bundle, journal: &mut Log) {
        let card = self.professional_in(stall);
        self.player_mut(seat).pay(&paid);
        journal.tell(Event::SkillUsed { seat, card, paid, gained });
        self.gain(seat, &gained, journal);
        self.finish_deal(seat, stall, journal);
    }

    /// After the deal another player's card gains experience, a neutral card leaves, the own card stays as it is
    /// (rulings 21, 22 and 43).
    pub(crate) fn finish_deal(&mut self, seat: Seat, stall: StallId, journal: &mut Log) {
        self.visit.professional = ProfessionalUse::Done;
        self.phase = Phase::Business;
        match self.stalls[stall.index()] {
            Stall::Occupation { owner: Some(owner), .. } if owner != seat => self.level_up(stall, journal),
            Stall::Occupation { owner: None, card, .. } => {
                self.clear_stall(stall);
                journal.tell(Event::NeutralLeft { stall, card });
            }
            Stall::Occupation { owner: Some(_), .. } | Stall::Free | Stall::Blocked | Stall::Building { .. } => {}
        }
    }

    /// Takes goods from the bank; firefighting power moves the track.
    pub(crate) fn gain(&mut self, seat: Seat, goods: &Bundle, journal: &mut Log) {
        self.player_mut(seat).take(goods);
        self.gain_power(seat, goods.firefighting, journal);
    }

    fn professional_in(&self, stall: StallId) -> CardId {
        self.stalls[stall.index()].occupation().expect("a deal is made with a professional")
    }

    /// The turn is over; the next one begins, or the round ends.
    pub(crate) fn end_turn(&mut self, seat: Seat, rng: &mut Rng, journal: &mut Log) {
        journal.tell(Event::TurnEnded { seat });
        self.visit = Visit::default();
        if self.month == Month::NEW_YEAR {
            self.to_act = self.to_act.without(seat);
            return self.next_on_track(Phase::Jump, journal);
        }
        self.take_cylinder_back();
        if self.way.next().is_some() {
            self.begin_turn();
        } else {
            self.end_round(rng, journal);
        }
    }
}
