//! A sensible quick policy, for playing imagined worlds to their end: it hires, feeds its people and takes good deals.

use iki::{Action, Builder, Bundle, CardId, INCOME, Iki, Phase, Stall, StallId, Visit};
use table::{Rng, Seat};

use super::evaluation::{fire_risk, hire_worth, space_worth, visit_after};
use super::prospects::{
    building_worth, deal_worth, fish_worth, pawn_worth, pipe_worth, plain_worth, pouch_worth, step_worth, visit_worth,
};
use super::taste::Taste;
use super::worth::{Worth, future_of};

/// How far apart two actions may be judged wrongly, in points: without it all play would be the same, with more it
/// would be any play. It is not a matter of taste.
const NOISE: f32 = 0.8;

/// The action that is worth most at once, give or take some noise.
///
/// # Panics
/// If the list is empty.
pub(super) fn sensible_action(world: &Iki, seat: Seat, legal: &[Action], taste: &Taste, rng: &mut Rng) -> Action {
    if let [only] = legal {
        return *only;
    }
    let worth = Worth::of(world, seat, taste);
    let mut best = (f32::NEG_INFINITY, legal[0]);
    for &action in legal {
        let value = quick_worth(world, seat, action, &worth) + rng.unit() * NOISE;
        if value > best.0 {
            best = (value, action);
        }
    }
    best.1
}

fn quick_worth(world: &Iki, seat: Seat, action: Action, worth: &Worth) -> f32 {
    match action {
        Action::Start(card) => future_of(world, worth, card, 0.0, 0.0),
        Action::At(stall) => stall_worth(world, seat, stall, worth),
        Action::Way(space) => space_worth(world, seat, space, worth),
        Action::Hire(card) => hire_worth(world, seat, card, worth),
        Action::Income => f32::from(INCOME) * worth.mon,
        Action::Walk(steps) => visit_after(world, seat, steps, worth),
        Action::Sandal => visit_after(world, seat, 1, worth) - worth.sandal,
        Action::Cart => visit_after(world, seat, 1, worth),
        Action::Stay => visit_worth(world, seat, world.place_of(seat), Visit::default(), worth),
        Action::Go(place) => visit_worth(world, seat, place, Visit::default(), worth),
        Action::Shop => plain_worth(world, seat, worth),
        Action::Pawn(good) => pawn_worth(world, seat, good, worth),
        Action::Pipe => pipe_worth(world, seat, worth),
        Action::Pouch => pouch_worth(world, seat, worth),
        Action::Fish(fish) => fish_worth(world, seat, fish, worth),
        Action::Deal(stall) => deal_worth(world, seat, stall, worth),
        Action::Build(building) => {
            let by = if let Phase::ChooseBuilding { stall } = world.phase() {
                Builder::Professional(stall)
            } else {
                Builder::Site
            };
            building_worth(world, seat, building, worth) - worth.price(&world.building_cost(building, by))
        }
        Action::Pay(good) => -worth.price(&Bundle::of(1, good)),
        Action::Level(stall) => experience_worth(world, stall, worth),
        Action::Swap(_) | Action::Neutral(_) => 0.0,
        // A deal must be clearly worth something before it is better than none.
        Action::Done => worth.taste.bother,
        Action::Save => 2.0,
        Action::Burn => 0.0,
        Action::Starve(stall) => -card_worth(world, stall, worth),
    }
}

/// Neighbors of the same type, the danger of fire and the price of a corner house.
fn stall_worth(world: &Iki, seat: Seat, stall: StallId, worth: &Worth) -> f32 {
    let price = f32::from(Iki::surcharge(stall)) * worth.mon;
    if let Phase::HireStall { card } = world.phase() {
        worth.taste.neighbor * neighbors(world, stall, card) - price - worth.taste.fire * fire_risk(world, seat, stall)
    } else if let Phase::NeutralStall { card } = world.phase() {
        // Harmony of a neutral card helps the players beside it.
        neighbors_of(world, seat, stall, card)
    } else {
        -price - worth.taste.fire_of_building * fire_risk(world, seat, stall)
    }
}

/// How many own cards of the same type a neutral card would join, less those of others.
fn neighbors_of(world: &Iki, seat: Seat, stall: StallId, card: CardId) -> f32 {
    let joined = |depth: u8| match *world.stall(StallId::new(stall.row(), depth)) {
        Stall::Occupation { card: other, owner: Some(owner), .. } if other.card().kind == card.card().kind => {
            if owner == seat { 1.0 } else { -1.0 }
        }
        Stall::Occupation { .. } | Stall::Free | Stall::Blocked | Stall::Building { .. } => 0.0,
    };
    (0..4).map(joined).sum()
}

/// How many cards of the same type are in the row, and in the corner houses.
fn neighbors(world: &Iki, stall: StallId, card: CardId) -> f32 {
    let same = |other: StallId| {
        let there = world.stall(other).occupation();
        there.is_some_and(|there| there.card().kind == card.card().kind)
    };
    let row = (0..4).filter(|&depth| same(StallId::new(stall.row(), depth))).count();
    let corners =
        if stall.is_corner() { StallId::all().filter(|&other| other.is_corner() && same(other)).count() } else { 0 };
    (row + corners) as f32
}

fn experience_worth(world: &Iki, stall: StallId, worth: &Worth) -> f32 {
    match *world.stall(stall) {
        Stall::Occupation { card, level, .. } => step_worth(world, worth, card, level),
        Stall::Free | Stall::Blocked | Stall::Building { .. } => 0.0,
    }
}

fn card_worth(world: &Iki, stall: StallId, worth: &Worth) -> f32 {
    match *world.stall(stall) {
        Stall::Occupation { card, level, .. } => future_of(world, worth, card, f32::from(level), 0.0),
        Stall::Free | Stall::Blocked | Stall::Building { .. } => 0.0,
    }
}
