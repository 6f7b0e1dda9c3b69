//! How things stand: the points a seat may expect, with all the income to come.

use table::{BySeat, Rng, Seat, SeatSet, Strategy};

use crate::action::Action;
use crate::components::components;
use crate::hiring::INCOME;
use crate::ids::{CardId, Place, StallId};
use crate::judgment::Judgment;
use crate::phase::{Phase, Visit};
use crate::scoring::VARIETY;
use crate::state::Iki;
use crate::taste::Taste;
use crate::way_of_life::WaySpace;
use crate::worth::Worth;

/// How much of a visit that is still to come is counted.
const VISIT_TO_COME: f32 = 0.9;

impl Strategy for Iki {
    const CLEAR_LEAD: f32 = 12.0;

    /// The month; after the last turn one more.
    fn chapter(&self) -> u32 {
        u32::from(self.month.number()) + u32::from(self.phase == Phase::Over)
    }

    fn expect(&self) -> BySeat<f32> {
        self.expect_by(Judgment::of_the_house(self.seats))
    }

    fn plausible(&self, seat: Seat, legal: &[Action], rng: &mut Rng) -> Action {
        self.sensible_action(seat, legal, &Taste::OF_THE_HOUSE, rng)
    }
}

impl Iki {
    /// The points that each seat may expect by these weights.
    pub(crate) fn expect_by(&self, judgment: &Judgment) -> BySeat<f32> {
        if self.phase == Phase::Over {
            return BySeat::from_fn(self.seats, |seat| f32::from(self.breakdown(seat).total()));
        }
        BySeat::from_fn(self.seats, |seat| self.expect_of(seat, judgment))
    }

    /// What the position promises, what is in hand, and the turn of this month.
    fn expect_of(&self, seat: Seat, judgment: &Judgment) -> f32 {
        let worth = Worth::of(self, seat, &Taste::OF_THE_HOUSE);
        judgment.points(&self.appraise(seat))
            + self.in_hand(seat, &worth)
            + VISIT_TO_COME * self.turn_to_come(seat, &worth)
    }

    /// The chance that a fire still to come burns this stall, as things are.
    pub(crate) fn fire_risk(&self, seat: Seat, stall: StallId) -> f32 {
        let power = self.player(seat).power;
        let mut safe = 1.0;
        for (month, strength) in [(5u8, 5u8), (8, 8), (11, 10)] {
            if month < self.month.number() || self.fires_left() == 0 {
                continue;
            }
            // Power grows until later fires, and outer neighbors may put them out.
            let growth = (month - self.month.number()) / 2;
            let is_defended = power + growth >= strength - stall.depth();
            let is_shielded = (0..stall.depth()).any(|depth| {
                let outer = StallId::new(stall.row(), depth);
                let owner = self.stalls[outer.index()].owner();
                owner.is_some_and(|owner| self.player(owner).power >= strength - depth)
            });
            if !is_defended && !is_shielded {
                safe *= 0.75;
            }
        }
        1.0 - safe
    }

    /// A card or building that was chosen and still looks for its stall, or a skill that was chosen.
    fn in_hand(&self, seat: Seat, worth: &Worth) -> f32 {
        if self.active != seat {
            return 0.0;
        }
        if let Phase::HireStall { card } = self.phase {
            self.hire_worth(seat, card, worth)
        } else if let Phase::BuildStall { building, by } = self.phase {
            self.building_worth(seat, building, worth) - worth.price(&self.building_cost(building, by))
        } else if let Phase::StartingStall { card } = self.phase {
            self.future_of(worth, card, 0.0, 0.0)
        } else {
            0.0
        }
    }

    /// What hiring a card brings: its future, types, firefighters, less its price and the Kobun.
    pub(crate) fn hire_worth(&self, seat: Seat, card: CardId, worth: &Worth) -> f32 {
        let printed = card.card();
        let coins = f32::from(self.pool.coins_on(card).unwrap_or(0));
        let cost = f32::from(self.hiring_cost(seat, card));
        let player = self.player(seat);
        let kinds = usize::from(self.variety(seat));
        let has_kind = !player.retired.and(components().of_kind[printed.kind as usize]).is_empty()
            || self.professionals_of(seat).any(|(_, own, _)| own.card().kind == printed.kind);
        let variety = if has_kind { 0.0 } else { f32::from(VARIETY[(kinds + 1).min(5)] - VARIETY[kinds]) };
        // One more mouth on the next Payday: a bale that is there, or one that must be found.
        let spare = player.rice > self.rice_due(seat);
        let food = match (self.paydays_left(), spare) {
            (0, _) => 0.0,
            (_, true) => worth.taste.mouth_with_rice,
            (_, false) => worth.taste.mouth_without,
        };
        self.future_of(worth, card, f32::from(printed.first_level), 0.0)
            + worth.taste.variety * variety
            + f32::from(printed.firefighters) * worth.power
            + (coins - cost) * worth.mon
            - food
            - worth.taste.kobun * worth.time
    }

    /// What the seat's turn may still bring in this round, as far as it is known where it leads.
    fn turn_to_come(&self, seat: Seat, worth: &Worth) -> f32 {
        if self.is_visiting(seat) {
            let has_planned = matches!(self.phase, Phase::BuildStall { .. });
            return if has_planned { 0.0 } else { self.visit_worth(seat, self.place_of(seat), self.visit, worth) };
        }
        // Before the first cylinder of a month no turn is counted, for nobody: else ending a month would look like a gain.
        let has_begun = self.to_act != SeatSet::all(self.seats);
        if self.phase == Phase::WayOfLife && has_begun && self.to_act.contains(seat) {
            return self.best_space(seat, worth);
        }
        match WaySpace::ALL.into_iter().find(|&space| self.way.on(space) == Some(seat)) {
            None => 0.0,
            Some(space) if self.active == seat && matches!(self.phase, Phase::HireStall { .. }) => {
                self.walk_worth(seat, space, worth)
            }
            Some(space) => self.space_worth(seat, space, worth),
        }
    }

    /// The best of the spaces that are left on the Way of Life.
    fn best_space(&self, seat: Seat, worth: &Worth) -> f32 {
        let free = WaySpace::ALL.into_iter().filter(|&space| self.check_way(space).is_ok());
        free.map(|space| self.space_worth(seat, space, worth)).fold(0.0, f32::max)
    }

    /// What a space of the Way of Life brings: hiring or income, which X has not, and the visit it leads to.
    pub(crate) fn space_worth(&self, seat: Seat, space: WaySpace, worth: &Worth) -> f32 {
        let step_a = if space == WaySpace::X { 0.0 } else { self.step_a_worth(seat, worth) };
        step_a + self.walk_worth(seat, space, worth)
    }

    /// On the whole a hire brings more than income, while there is a Kobun and time for salaries.
    fn step_a_worth(&self, seat: Seat, worth: &Worth) -> f32 {
        let income = f32::from(INCOME) * worth.mon;
        let hire =
            if self.player(seat).kobun > 0 { worth.taste.hire_on_average * (worth.time / 8.0).min(1.0) } else { 0.0 };
        income.max(hire)
    }

    /// What the visit brings to which a space leads; from X the best of four.
    fn walk_worth(&self, seat: Seat, space: WaySpace, worth: &Worth) -> f32 {
        match space.steps() {
            Some(steps) => self.visit_after(seat, steps, worth),
            None => self.best_walk(seat, worth),
        }
    }

    /// The best visit that 1 to 4 steps lead to.
    fn best_walk(&self, seat: Seat, worth: &Worth) -> f32 {
        (1..=4).map(|steps| self.visit_after(seat, steps, worth)).fold(0.0, f32::max)
    }

    /// What a visit after so many steps brings, passing the starting point included.
    pub(crate) fn visit_after(&self, seat: Seat, steps: u8, worth: &Worth) -> f32 {
        let (place, passes) = match self.player(seat).place {
            None => (Place(steps - 1), 0.0),
            Some(place) => {
                let next = place.0 + steps;
                (Place(next % 8), f32::from(next / 8))
            }
        };
        let experience: f32 = if passes > 0.0 {
            self.professionals_of(seat).map(|(_, card, level)| self.step_worth(worth, card, level)).sum()
        } else {
            0.0
        };
        self.visit_worth(seat, place, Visit::default(), worth) + passes * experience * worth.taste.passing
    }
}
