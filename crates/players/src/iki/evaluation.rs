//! How things stand: the points a seat may expect, with all the income to come.

use iki::{CardId, INCOME, Iki, Phase, StallId, VARIETY, Visit, WaySpace, components, destination};
use table::{BySeat, Game as _, Seat, SeatSet};

use super::appraisal::Appraisal;
use super::judgment::Judgment;
use super::prospects::{building_worth, step_worth, visit_worth};
use super::taste::Taste;
use super::worth::{Worth, fires_left, future_of, is_visiting};

/// How much of a visit that is still to come is counted.
const VISIT_TO_COME: f32 = 0.9;

/// The points that each seat may expect by these weights.
pub(super) fn expect_by(world: &Iki, judgment: &Judgment, taste: &Taste) -> BySeat<f32> {
    if world.phase() == Phase::Over {
        return BySeat::from_fn(world.seats(), |seat| f32::from(world.breakdown(seat).total()));
    }
    BySeat::from_fn(world.seats(), |seat| expect_of(world, seat, judgment, taste))
}

/// What the position promises, what is in hand, and the turn of this month.
fn expect_of(world: &Iki, seat: Seat, judgment: &Judgment, taste: &Taste) -> f32 {
    let worth = Worth::of(world, seat, taste);
    judgment.points(&Appraisal::of(world, seat))
        + in_hand(world, seat, &worth)
        + VISIT_TO_COME * turn_to_come(world, seat, &worth)
}

/// The chance that a fire still to come burns this stall, as things are.
pub(super) fn fire_risk(world: &Iki, seat: Seat, stall: StallId) -> f32 {
    let power = world.player(seat).power;
    let mut safe = 1.0;
    for (month, strength) in [(5u8, 5u8), (8, 8), (11, 10)] {
        if month < world.month().number() || fires_left(world) == 0 {
            continue;
        }
        // Power grows until later fires, and outer neighbors may put them out.
        let growth = (month - world.month().number()) / 2;
        let is_defended = power + growth >= strength - stall.depth();
        let is_shielded = (0..stall.depth()).any(|depth| {
            let outer = StallId::new(stall.row(), depth);
            let owner = world.stall(outer).owner();
            owner.is_some_and(|owner| world.player(owner).power >= strength - depth)
        });
        if !is_defended && !is_shielded {
            safe *= 0.75;
        }
    }
    1.0 - safe
}

/// A card or building that was chosen and still looks for its stall, or a skill that was chosen.
fn in_hand(world: &Iki, seat: Seat, worth: &Worth) -> f32 {
    if world.active() != seat {
        return 0.0;
    }
    if let Phase::HireStall { card } = world.phase() {
        hire_worth(world, seat, card, worth)
    } else if let Phase::BuildStall { building, by } = world.phase() {
        building_worth(world, seat, building, worth) - worth.price(&world.building_cost(building, by))
    } else if let Phase::StartingStall { card } = world.phase() {
        future_of(world, worth, card, 0.0, 0.0)
    } else {
        0.0
    }
}

/// What hiring a card brings: its future, types, firefighters, less its price and the Kobun.
pub(super) fn hire_worth(world: &Iki, seat: Seat, card: CardId, worth: &Worth) -> f32 {
    let printed = card.card();
    let coins = f32::from(world.pool().coins_on(card).unwrap_or(0));
    let cost = f32::from(world.hiring_cost(seat, card));
    let player = world.player(seat);
    let kinds = usize::from(world.variety(seat));
    let has_kind = !player.retired.and(components().of_kind[printed.kind as usize]).is_empty()
        || world.professionals_of(seat).any(|(_, own, _)| own.card().kind == printed.kind);
    let variety = if has_kind { 0.0 } else { f32::from(VARIETY[(kinds + 1).min(5)] - VARIETY[kinds]) };
    // One more mouth on the next Payday: a bale that is there, or one that must be found.
    let spare = player.rice > world.rice_due(seat);
    let food = match (world.paydays_left(), spare) {
        (0, _) => 0.0,
        (_, true) => worth.taste.mouth_with_rice,
        (_, false) => worth.taste.mouth_without,
    };
    future_of(world, worth, card, f32::from(printed.first_level), 0.0)
        + worth.taste.variety * variety
        + f32::from(printed.firefighters) * worth.power
        + (coins - cost) * worth.mon
        - food
        - worth.taste.kobun * worth.time
}

/// What the seat's turn may still bring in this round, as far as it is known where it leads.
fn turn_to_come(world: &Iki, seat: Seat, worth: &Worth) -> f32 {
    if is_visiting(world, seat) {
        let has_planned = matches!(world.phase(), Phase::BuildStall { .. });
        return if has_planned { 0.0 } else { visit_worth(world, seat, world.place_of(seat), world.visit(), worth) };
    }
    // Before the first cylinder of a month no turn is counted, for nobody: else ending a month would look like a gain.
    let has_begun = world.to_act() != SeatSet::all(world.seats());
    if world.phase() == Phase::WayOfLife && has_begun && world.to_act().contains(seat) {
        return best_space(world, seat, worth);
    }
    match WaySpace::ALL.into_iter().find(|&space| world.way().on(space) == Some(seat)) {
        None => 0.0,
        Some(space) if world.active() == seat && matches!(world.phase(), Phase::HireStall { .. }) => {
            walk_worth(world, seat, space, worth)
        }
        Some(space) => space_worth(world, seat, space, worth),
    }
}

/// The best of the spaces that are left on the Way of Life.
fn best_space(world: &Iki, seat: Seat, worth: &Worth) -> f32 {
    let free = WaySpace::ALL.into_iter().filter(|&space| world.check_way(space).is_ok());
    free.map(|space| space_worth(world, seat, space, worth)).fold(0.0, f32::max)
}

/// What a space of the Way of Life brings: hiring or income, which X has not, and the visit it leads to.
pub(super) fn space_worth(world: &Iki, seat: Seat, space: WaySpace, worth: &Worth) -> f32 {
    let step_a = if space == WaySpace::X { 0.0 } else { step_a_worth(world, seat, worth) };
    step_a + walk_worth(world, seat, space, worth)
}

/// On the whole a hire brings more than income, while there is a Kobun and time for salaries.
fn step_a_worth(world: &Iki, seat: Seat, worth: &Worth) -> f32 {
    let income = f32::from(INCOME) * worth.mon;
    let hire =
        if world.player(seat).kobun > 0 { worth.taste.hire_on_average * (worth.time / 8.0).min(1.0) } else { 0.0 };
    income.max(hire)
}

/// What the visit brings to which a space leads; from X the best of four.
fn walk_worth(world: &Iki, seat: Seat, space: WaySpace, worth: &Worth) -> f32 {
    match space.steps() {
        Some(steps) => visit_after(world, seat, steps, worth),
        None => best_walk(world, seat, worth),
    }
}

/// The best visit that 1 to 4 steps lead to.
fn best_walk(world: &Iki, seat: Seat, worth: &Worth) -> f32 {
    (1..=4).map(|steps| visit_after(world, seat, steps, worth)).fold(0.0, f32::max)
}

/// What a visit after this many steps brings, passing the starting point included.
pub(super) fn visit_after(world: &Iki, seat: Seat, steps: u8, worth: &Worth) -> f32 {
    let (place, passes) = destination(world.player(seat).place, steps);
    let passes = f32::from(passes);
    let experience: f32 = if passes > 0.0 {
        world.professionals_of(seat).map(|(_, card, level)| step_worth(world, worth, card, level)).sum()
    } else {
        0.0
    };
    visit_worth(world, seat, place, Visit::default(), worth) + passes * experience * worth.taste.passing
}
