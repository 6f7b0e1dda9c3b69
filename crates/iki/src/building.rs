//! Building: at the construction site or with a professional's skill (README §9).

use table::Seat;

use crate::effects::Skill;
use crate::event::{Event, Log};
use crate::goods::Bundle;
use crate::ids::{BuildingId, StallId};
use crate::options::IkiOptions;
use crate::phase::{Builder, Phase};
use crate::refusal::Refusal;
use crate::state::{Iki, Stall};

/// What a building costs on a street like this, without a corner house.
pub(crate) fn building_cost(
    building: BuildingId,
    by: Builder,
    street: impl Fn(StallId) -> Stall,
    options: IkiOptions,
) -> Bundle {
    let (lumber_less, mon) = match by {
        Builder::Site => (0, options.site_fee()),
        Builder::Professional(stall) => (lumber_less(street(stall)), 0),
    };
    let card = building.card();
    Bundle { lumber: card.lumber.saturating_sub(lumber_less), koban: card.koban, mon, ..Bundle::NOTHING }
}

fn lumber_less(builder: Stall) -> u8 {
    match builder.occupation().map(|card| card.card().skill) {
        Some(Skill::Build { lumber_less }) => lumber_less,
        Some(Skill::Gain(_) | Skill::Trade { .. } | Skill::LevelUp { .. } | Skill::Swap | Skill::Gift { .. })
        | None => 0,
    }
}

impl Iki {
    /// What a building costs here, without a corner house. A skill saves lumber and the site's fee (rulings 27, 58).
    #[inline]
    pub fn building_cost(&self, building: BuildingId, by: Builder) -> Bundle {
        building_cost(building, by, |stall| self.stalls[stall.index()], self.options)
    }

    /// Building needs the card, a Kobun, a free stall and everything it costs.
    #[inline]
    pub fn check_building(&self, seat: Seat, building: BuildingId, by: Builder) -> Result<(), Refusal> {
        if !self.plans.contains(building) {
            return Err(Refusal::NotOnOffer(building));
        }
        if self.player(seat).kobun == 0 {
            return Err(Refusal::NoKobun);
        }
        let mut cost = self.building_cost(building, by);
        cost.mon += self.cheapest_stall().ok_or(Refusal::NoFreeStall)?;
        if self.player(seat).can_pay(&cost) { Ok(()) } else { Err(Refusal::BuildTooDear { building, cost }) }
    }

    /// A building skill is a deal only if something is really built (ruling 20).
    pub(crate) fn check_any_building(&self, seat: Seat, by: Builder) -> Result<(), Refusal> {
        let can_build = BuildingId::all().any(|building| self.check_building(seat, building, by).is_ok());
        if can_build { Ok(()) } else { Err(Refusal::NothingToBuild) }
    }

    pub(crate) fn choose_building(&mut self, seat: Seat, building: BuildingId, by: Builder, journal: &mut Log) {
        self.phase = Phase::BuildStall { building, by };
        journal.tell(Event::Planned { seat, building });
    }

    pub(crate) fn check_build_stall(
        &self,
        seat: Seat,
        building: BuildingId,
        by: Builder,
        stall: StallId,
    ) -> Result<(), Refusal> {
        self.check_stall(stall)?;
        let cost = self.building_cost(building, by).mon + Iki::surcharge(stall);
        let have = self.player(seat).mon;
        if have < u16::from(cost) { Err(Refusal::CornerTooDear { stall, cost, have }) } else { Ok(()) }
    }

    /// Pays, places the building with a Kobun, which stays until the end or a fire.
    pub(crate) fn build(&mut self, seat: Seat, building: BuildingId, by: Builder, stall: StallId, journal: &mut Log) {
        let mut paid = self.building_cost(building, by);
        paid.mon += Iki::surcharge(stall);
        let player = self.player_mut(seat);
        player.pay(&paid);
        player.kobun -= 1;
        self.plans.remove(building);
        self.stalls[stall.index()] = Stall::Building { building, owner: seat };
        journal.tell(Event::Built { seat, building, stall, paid });
        match by {
            Builder::Site => self.finish_site(by),
            Builder::Professional(professional) => self.finish_deal(seat, professional, journal),
        }
    }
}
