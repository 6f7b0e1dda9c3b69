//! A sensible quick policy, for playing imagined worlds to their end: it hires, feeds its people and takes good deals.

use table::{Rng, Seat};

use crate::action::Action;
use crate::goods::Bundle;
use crate::hiring::INCOME;
use crate::ids::{CardId, StallId};
use crate::phase::{Builder, Phase, Visit};
use crate::state::{Iki, Stall};
use crate::taste::Taste;
use crate::worth::Worth;

/// How far apart two actions may be judged wrongly, in points: without it all play would be the same, with more it would
/// be any play. It is not a matter of taste.
const NOISE: f32 = 0.8;

impl Iki {
    /// The action that is worth most at once, give or take some noise.
    ///
    /// # Panics
    /// If the list is empty.
    pub fn sensible_action(&self, seat: Seat, legal: &[Action], taste: &Taste, rng: &mut Rng) -> Action {
        if let [only] = legal {
            return *only;
        }
        let worth = Worth::of(self, seat, taste);
        let mut best = (f32::NEG_INFINITY, legal[0]);
        for &action in legal {
            let value = self.quick_worth(seat, action, &worth) + rng.unit() * NOISE;
            if value > best.0 {
                best = (value, action);
            }
        }
        best.1
    }

    fn quick_worth(&self, seat: Seat, action: Action, worth: &Worth) -> f32 {
        match action {
            Action::Start(card) => self.future_of(worth, card, 0.0, 0.0),
            Action::At(stall) => self.stall_worth(seat, stall, worth),
            Action::Way(space) => self.space_worth(seat, space, worth),
            Action::Hire(card) => self.hire_worth(seat, card, worth),
            Action::Income => f32::from(INCOME) * worth.mon,
            Action::Walk(steps) => self.visit_after(seat, steps, worth),
            Action::Sandal => self.visit_after(seat, 1, worth) - worth.sandal,
            Action::Cart => self.visit_after(seat, 1, worth),
            Action::Stay => self.visit_worth(seat, self.place_of(seat), Visit::default(), worth),
            Action::Go(place) => self.visit_worth(seat, place, Visit::default(), worth),
            Action::Shop => self.plain_worth(seat, worth),
            Action::Pawn(good) => self.pawn_worth(seat, good, worth),
            Action::Pipe => self.pipe_worth(seat, worth),
            Action::Pouch => self.pouch_worth(seat, worth),
            Action::Fish(fish) => self.fish_worth(seat, fish, worth),
            Action::Deal(stall) => self.deal_worth(seat, stall, worth),
            Action::Build(building) => {
                let by = if let Phase::ChooseBuilding { stall } = self.phase {
                    Builder::Professional(stall)
                } else {
                    Builder::Site
                };
                self.building_worth(seat, building, worth) - worth.price(&self.building_cost(building, by))
            }
            Action::Pay(good) => -worth.price(&Bundle::of(1, good)),
            Action::Level(stall) => self.experience_worth(stall, worth),
            Action::Swap(_) | Action::Neutral(_) => 0.0,
            // A deal must be clearly worth something before it is better than none.
            Action::Done => worth.taste.bother,
            Action::Save => 2.0,
            Action::Burn => 0.0,
            Action::Starve(stall) => -self.card_worth(stall, worth),
        }
    }

    /// Neighbors of the same type, the danger of fire and the price of a corner house.
    fn stall_worth(&self, seat: Seat, stall: StallId, worth: &Worth) -> f32 {
        let price = f32::from(Iki::surcharge(stall)) * worth.mon;
        if let Phase::HireStall { card } = self.phase {
            worth.taste.neighbor * self.neighbors(stall, card) - price - worth.taste.fire * self.fire_risk(seat, stall)
        } else if let Phase::NeutralStall { card } = self.phase {
            // Harmony of a neutral card helps whoever lives beside it.
            self.neighbors_of(seat, stall, card)
        } else {
            -price - worth.taste.fire_of_building * self.fire_risk(seat, stall)
        }
    }

    /// How many own cards of the same type a neutral card would join, less those of others.
    fn neighbors_of(&self, seat: Seat, stall: StallId, card: CardId) -> f32 {
        let joined = |depth: u8| match self.stalls[StallId::new(stall.row(), depth).index()] {
            Stall::Occupation { card: other, owner: Some(owner), .. } if other.card().kind == card.card().kind => {
                if owner == seat {
                    1.0
                } else {
                    -1.0
                }
            }
            Stall::Occupation { .. } | Stall::Free | Stall::Blocked | Stall::Building { .. } => 0.0,
        };
        (0..4).map(joined).sum()
    }

    /// How many cards of the same type are in the row, and in the corner houses.
    fn neighbors(&self, stall: StallId, card: CardId) -> f32 {
        let same = |other: StallId| {
            let there = self.stalls[other.index()].occupation();
            there.is_some_and(|there| there.card().kind == card.card().kind)
        };
        let row = (0..4).filter(|&depth| same(StallId::new(stall.row(), depth))).count();
        let corners = if stall.is_corner() {
            StallId::all().filter(|&other| other.is_corner() && same(other)).count()
        } else {
            0
        };
        (row + corners) as f32
    }

    fn experience_worth(&self, stall: StallId, worth: &Worth) -> f32 {
        match self.stalls[stall.index()] {
            Stall::Occupation { card, level, .. } => self.step_worth(worth, card, level),
            Stall::Free | Stall::Blocked | Stall::Building { .. } => 0.0,
        }
    }

    fn card_worth(&self, stall: StallId, worth: &Worth) -> f32 {
        match self.stalls[stall.index()] {
            Stall::Occupation { card, level, .. } => self.future_of(worth, card, f32::from(level), 0.0),
            Stall::Free | Stall::Blocked | Stall::Building { .. } => 0.0,
        }
    }
}
