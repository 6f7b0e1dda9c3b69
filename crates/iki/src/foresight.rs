//! What a view says of things to come: prices, ways, and what a Payday would bring, computed by the rules themselves.

use serde::Serialize;
use table::Seat;

use crate::building::building_cost;
use crate::components::{Kind, components};
use crate::effects::Reward;
use crate::experience::LAST_LEVEL;
use crate::goods::{Bundle, Good};
use crate::hiring::discounted;
use crate::ids::{BuildingId, CardId, FishId, Place, StallId};
use crate::movement::destination;
use crate::payday::GROUPS;
use crate::phase::Builder;
use crate::scoring::fish_points;
use crate::state::Iki;
use crate::view::View;

/// What a Payday would bring a seat if it were now (§11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Outlook {
    /// All salaries together.
    pub salary: Bundle,
    /// Iki for harmony.
    pub harmony: u8,
}

impl Iki {
    pub(crate) fn outlook(&self, seat: Seat) -> Outlook {
        let on_board = self.professionals_of(seat).map(|(_, card, level)| (card, level));
        let retired = self.player(seat).retired.iter().map(|card| (card, LAST_LEVEL));
        let salary = on_board
            .chain(retired)
            .fold(Bundle::NOTHING, |sum, (card, level)| sum.plus(card.card().salary[usize::from(level)]));
        let own = self.harmony().into_iter().flatten().filter(|&(scorer, ..)| scorer == seat);
        Outlook { salary, harmony: own.map(|(.., iki)| iki).sum() }
    }
}

impl View {
    /// What a card costs a seat, without a corner house (§7).
    pub fn hiring_cost(&self, seat: Seat, card: CardId) -> u8 {
        discounted(card, self.rewards(seat, Reward::Discount))
    }

    /// How many retired cards with this reward lie before a seat.
    pub fn rewards(&self, seat: Seat, reward: Reward) -> u8 {
        self.players[seat].retired.and(components().with_reward[reward as usize]).len()
    }

    /// What placing something in a stall costs on top: 2 mon in a corner house.
    pub fn surcharge(stall: StallId) -> u8 {
        Iki::surcharge(stall)
    }

    /// What a building costs, without a corner house (§9).
    pub fn building_cost(&self, building: BuildingId, by: Builder) -> Bundle {
        building_cost(building, by, |stall| self.stalls[stall], self.options)
    }

    /// The Iki that one card of this type would bring in this stall on a Payday, with those that are there (§11).
    pub fn harmony_at(&self, stall: StallId, kind: Kind) -> u8 {
        let groups = GROUPS.iter().filter(|group| group.contains(&stall));
        let others = |group: &[StallId; 4]| {
            let others = group.iter().filter(|&&other| other != stall);
            let kinds = others.filter_map(|&other| self.stalls[other].occupation()).map(|card| card.card().kind);
            kinds.filter(|&other| other == kind).count() as u8
        };
        groups.map(others).filter(|&others| others > 0).map(|others| others + 1).sum()
    }

    /// The points that one more fish would bring a seat at the end (§12).
    pub fn fish_points_with(&self, seat: Seat, fish: FishId) -> i16 {
        let mut all = self.players[seat].fish;
        all.insert(fish);
        fish_points(all) - fish_points(self.players[seat].fish)
    }

    /// Where this many steps lead a seat's Oyakata, and how often they pass the starting point (§8).
    ///
    /// # Panics
    /// If there are no steps.
    pub fn way_from(&self, seat: Seat, steps: u8) -> (Place, u8) {
        destination(self.players[seat].place, steps)
    }

    /// How much of a good lies before a seat.
    pub fn holds(&self, seat: Seat, good: Good) -> u16 {
        let player = &self.players[seat];
        match good {
            Good::Rice => u16::from(player.rice),
            Good::Lumber => u16::from(player.lumber),
            Good::Koban => u16::from(player.koban),
            Good::Iki => player.iki,
            Good::Sandal => u16::from(player.sandals),
            Good::Mon => player.mon,
            Good::Firefighting => u16::from(player.power),
        }
    }
}
