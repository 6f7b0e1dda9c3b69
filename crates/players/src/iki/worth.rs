//! What goods and cards are worth to a seat, in points at the end of the game.
//!
//! The numbers behind it are in `taste.rs`.

use iki::{BuildingScore, Bundle, CardId, Good, Iki, Length, Month, Phase, Reward, Stall, WaySpace};
use table::Seat;

use super::taste::Taste;

/// What one more of each good is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth<'a> {
    pub(super) taste: &'a Taste,
    /// Turns that the seat still has, New Year's Day as half a one.
    pub(super) time: f32,
    pub(super) mon: f32,
    pub(super) sandal: f32,
    pub(super) lumber: f32,
    pub(super) koban: f32,
    pub(super) power: f32,
    rice_due: u8,
    rice: u8,
    /// Points a bale scores by itself, with a Storehouse.
    stored_rice: f32,
}

impl<'a> Worth<'a> {
    /// What goods are worth to a seat now.
    pub(super) fn of(game: &Iki, seat: Seat, taste: &'a Taste) -> Worth<'a> {
        let time = time_left(game, seat);
        let player = game.player(seat);
        let mut worth = Worth {
            taste,
            time,
            mon: taste.mon_at_the_end + taste.mon_early * (time / taste.mon_turns).min(1.0),
            sandal: if time > 1.0 { taste.sandal } else { 0.0 },
            lumber: 1.0 + taste.lumber_early * (time / 12.0),
            koban: 3.0 + taste.koban_early * (time / 12.0),
            power: if fires_left(game) > 0 { taste.power } else { taste.power_late },
            rice_due: if game.paydays_left() > 0 { game.rice_due(seat) } else { 0 },
            rice: player.rice,
            stored_rice: 0.0,
        };
        for (_, stall) in game.stalls_of(seat) {
            if let Stall::Building { building, .. } = *stall
                && let BuildingScore::Per(points, good) = building.card().score
            {
                if good == Good::Rice {
                    worth.stored_rice = f32::from(points);
                } else if good == Good::Sandal {
                    worth.sandal = f32::from(points);
                }
            }
        }
        worth
    }

    /// What the next `count` bales are worth: the first ones save cards from hunger.
    pub(super) fn rice(&self, count: u8) -> f32 {
        self.stock(self.rice + count) - self.stock(self.rice)
    }

    /// What giving `count` bales away costs.
    fn rice_given(&self, count: u8) -> f32 {
        self.stock(self.rice) - self.stock(self.rice.saturating_sub(count))
    }

    /// What a stock of rice is worth in all.
    pub(super) fn stock(&self, rice: u8) -> f32 {
        let needed = f32::from(rice.min(self.rice_due));
        let later = f32::from(rice.saturating_sub(self.rice_due).min(3));
        let paydays = if self.rice_due > 0 { 1.0 } else { 0.6 };
        needed * self.taste.rice_needed + later * self.taste.rice_later * paydays + f32::from(rice) * self.stored_rice
    }

    /// What gaining this is worth.
    pub(super) fn gain(&self, goods: &Bundle) -> f32 {
        self.rice(goods.rice) + self.others(goods)
    }

    /// What paying this costs.
    pub(super) fn price(&self, goods: &Bundle) -> f32 {
        self.rice_given(goods.rice) + self.others(goods)
    }

    /// What a salary of later is worth, when nobody knows how much rice there will be.
    fn later(&self, goods: &Bundle) -> f32 {
        f32::from(goods.rice) * self.taste.rice_salary + self.others(goods)
    }

    fn others(&self, goods: &Bundle) -> f32 {
        f32::from(goods.iki)
            + f32::from(goods.mon) * self.mon
            + f32::from(goods.sandal) * self.sandal
            + f32::from(goods.lumber) * self.lumber
            + f32::from(goods.koban) * self.koban
            + f32::from(goods.firefighting) * self.power
    }
}

/// Turns that a seat still has, New Year's Day as half a one. A turn counts until the seat has chosen where it leads,
/// and not until the month ends: else ending a turn, or hiring rather than income, would seem to cost time.
pub(super) fn time_left(world: &Iki, seat: Seat) -> f32 {
    let is_setup = matches!(world.phase(), Phase::StartingCard | Phase::StartingStall { .. });
    let is_choosing = matches!(world.phase(), Phase::WayOfLife | Phase::Jump) || world.month() == Month::NEW_YEAR;
    let has_turn = is_setup || (is_choosing && world.to_act().contains(seat) && !is_visiting(world, seat));
    let pending = if has_turn { 1.0 } else { 0.0 };
    match last_month(world).checked_sub(world.month().number()) {
        Some(months) => f32::from(months) + pending + 0.5,
        None => 0.5 * pending,
    }
}

/// Whether a seat still has a turn in this month, or is in the midst of it.
pub(super) fn has_turn_this_month(world: &Iki, seat: Seat) -> bool {
    match world.phase() {
        Phase::StartingCard | Phase::StartingStall { .. } => true,
        Phase::WayOfLife | Phase::Jump if world.to_act().contains(seat) => true,
        Phase::WayOfLife
        | Phase::HireOrIncome
        | Phase::HireStall { .. }
        | Phase::Distance
        | Phase::ExtraSteps { .. }
        | Phase::Jump
        | Phase::Business
        | Phase::PayWith { .. }
        | Phase::LevelUp { .. }
        | Phase::SwapFirst { .. }
        | Phase::SwapSecond { .. }
        | Phase::ChooseBuilding { .. }
        | Phase::BuildStall { .. } => WaySpace::ALL.into_iter().any(|space| world.way().on(space) == Some(seat)),
        Phase::NeutralCard | Phase::NeutralStall { .. } | Phase::SaveFromFire { .. } | Phase::Hunger | Phase::Over => {
            false
        }
    }
}

/// Whether a seat has walked and does business now.
pub(super) fn is_visiting(world: &Iki, seat: Seat) -> bool {
    let is_business = matches!(
        world.phase(),
        Phase::Business
            | Phase::ExtraSteps { .. }
            | Phase::PayWith { .. }
            | Phase::LevelUp { .. }
            | Phase::SwapFirst { .. }
            | Phase::SwapSecond { .. }
            | Phase::ChooseBuilding { .. }
            | Phase::BuildStall { .. }
    );
    world.active() == seat && is_business
}

fn last_month(world: &Iki) -> u8 {
    match world.options().length {
        Length::Year => 12,
        Length::Spring => 3,
    }
}

/// Fires still to come, the one of this month included.
pub(super) fn fires_left(world: &Iki) -> u8 {
    let months = world.month().number()..=last_month(world);
    [5, 8, 11].into_iter().filter(|fire| months.contains(fire)).count() as u8
}

/// What a professional of this experience will still bring: salaries on the Paydays to come, less the rice it eats,
/// and its reward if it may retire in time.
pub(super) fn future_of(world: &Iki, worth: &Worth, card: CardId, level: f32, place_on_lap: f32) -> f32 {
    let printed = card.card();
    let paydays = world.paydays_left();
    let first = f32::from(3 - (world.month().number() - 1) % 3);
    let mut future = 0.0;
    for payday in 0..paydays {
        let months = first + 3.0 * f32::from(payday);
        let level = level + worth.taste.experience_a_month * (months - 0.5) + place_on_lap * 0.3;
        // The bale of the next Payday is counted with the rice in stock.
        let food = if payday > 0 && level < 3.0 { worth.taste.food } else { 0.0 };
        future += salary_at(worth, card, level) - food;
    }
    match printed.reward {
        Some(reward) => future + reward_worth(world, worth, reward, level),
        None => future,
    }
}

/// The salary at an experience between two spaces.
fn salary_at(worth: &Worth, card: CardId, level: f32) -> f32 {
    let salary = &card.card().salary;
    let below = (level.max(0.0) as usize).min(2);
    let above = (below + 1).min(2);
    let share = (level - below as f32).clamp(0.0, 1.0);
    worth.later(&salary[below]) * (1.0 - share) + worth.later(&salary[above]) * share
}

/// What a reward is worth to somebody whose card has this experience.
fn reward_worth(world: &Iki, worth: &Worth, reward: Reward, level: f32) -> f32 {
    let months_to_retire = (3.0 - level) / worth.taste.experience_a_month;
    let months = (worth.time - months_to_retire).max(0.0);
    match reward {
        Reward::Discount => worth.taste.discount * months,
        Reward::SaveFromFire => {
            if months > 0.5 {
                worth.taste.save * f32::from(fires_left(world))
            } else {
                0.0
            }
        }
        Reward::ExtraStep => worth.taste.extra_step * months,
        Reward::WildType => {
            if months > 0.0 || level >= 3.0 {
                worth.taste.wild_type
            } else {
                0.0
            }
        }
    }
}
