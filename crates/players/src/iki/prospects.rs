//! What a visit to a street space may bring a seat, in points: the best deal with the shop and with a professional.

use iki::{
    Builder, BuildingId, BuildingScore, Bundle, CardId, FISH, FishId, Good, Iki, Place, Price, ProfessionalUse, Shop,
    ShopUse, Skill, Stall, StallId, Visit, components,
};
use table::Seat;

use super::worth::{Worth, future_of};

/// What a seat may gain by business at a place after what its visit has seen so far.
pub(super) fn visit_worth(world: &Iki, seat: Seat, place: Place, visit: Visit, worth: &Worth) -> f32 {
    let shop = match visit.shop {
        ShopUse::Done => 0.0,
        ShopUse::Open | ShopUse::OneExchange | ShopUse::Pipe | ShopUse::Pouch => {
            shop_worth(world, seat, place, visit.shop, worth)
        }
    };
    let professional = match visit.professional {
        ProfessionalUse::Done => 0.0,
        ProfessionalUse::Open => {
            let stalls = place.space().stalls.into_iter();
            stalls.map(|stall| deal_worth(world, seat, stall, worth)).fold(0.0, f32::max)
        }
    };
    shop + professional
}

/// The best deal with a shop, or nothing.
fn shop_worth(world: &Iki, seat: Seat, place: Place, used: ShopUse, worth: &Worth) -> f32 {
    let best = match place.space().shop {
        Shop::Tobacco => {
            let pipe = if used == ShopUse::Pipe { 0.0 } else { pipe_worth(world, seat, worth) };
            let pouch = if used == ShopUse::Pouch { 0.0 } else { pouch_worth(world, seat, worth) };
            return pipe.max(0.0) + pouch.max(0.0);
        }
        Shop::Fish => world.market().iter().map(|fish| fish_worth(world, seat, fish, worth)).fold(0.0, f32::max),
        Shop::Construction => site_worth(world, seat, place, worth),
        Shop::Sandal | Shop::Rice | Shop::FireTower | Shop::Pawn | Shop::Exchange => {
            let Some(deal) = world.shop_deal(place) else { return 0.0 };
            trade_worth(world, seat, deal, worth)
        }
    };
    best.max(0.0)
}

fn site_worth(world: &Iki, seat: Seat, place: Place, worth: &Worth) -> f32 {
    let goods = world.shop_deal(place).map_or(0.0, |deal| trade_worth(world, seat, deal, worth));
    goods.max(best_building(world, seat, Builder::Site, worth))
}

/// What a gain or trade is worth; less than nothing if it can't be paid.
fn trade_worth(world: &Iki, seat: Seat, deal: Skill, worth: &Worth) -> f32 {
    const IMPOSSIBLE: f32 = -1.0;
    let player = world.player(seat);
    match deal {
        Skill::Gain(gain) => worth.gain(&gain),
        Skill::Trade { pay: Price::All(pay), gain } if player.can_pay(&pay) => worth.gain(&gain) - worth.price(&pay),
        Skill::Trade { pay: Price::Either(one, other), gain } => [one, other]
            .into_iter()
            .filter(|&good| player.holds(good) > 0)
            .map(|good| worth.gain(&gain) - worth.price(&Bundle::of(1, good)))
            .fold(IMPOSSIBLE, f32::max),
        Skill::Gift { gain, .. } => worth.gain(&gain) - worth.taste.gift,
        Skill::Trade { .. } | Skill::LevelUp { .. } | Skill::Build { .. } | Skill::Swap => IMPOSSIBLE,
    }
}

/// What a deal with the professional in a stall is worth, or nothing.
pub(super) fn deal_worth(world: &Iki, seat: Seat, stall: StallId, worth: &Worth) -> f32 {
    let Stall::Occupation { card, owner, level } = *world.stall(stall) else { return 0.0 };
    let skill = card.card().skill;
    let own = match skill {
        Skill::Gain(_) | Skill::Trade { .. } | Skill::Gift { .. } => trade_worth(world, seat, skill, worth),
        Skill::LevelUp { pay } if world.player(seat).can_pay(&pay) => {
            let steps = world.professionals_of(seat).map(|(_, card, level)| step_worth(world, worth, card, level));
            steps.fold(0.0, f32::max) - worth.price(&pay)
        }
        Skill::Build { .. } => best_building(world, seat, Builder::Professional(stall), worth),
        Skill::Swap => worth.taste.swap,
        Skill::LevelUp { .. } => 0.0,
    };
    let help = match owner {
        Some(other) if other != seat => worth.taste.help * step_worth(world, worth, card, level),
        Some(_) | None => 0.0,
    };
    (own - help).max(0.0)
}

/// What one step of experience is worth: better salaries sooner, no more rice, a Kobun back.
pub(super) fn step_worth(world: &Iki, worth: &Worth, card: CardId, level: u8) -> f32 {
    let level = f32::from(level);
    let kobun = if level >= 2.0 { worth.taste.kobun * worth.time } else { 0.0 };
    future_of(world, worth, card, level + 1.0, 0.0) - future_of(world, worth, card, level, 0.0) + kobun
}

pub(super) fn pipe_worth(world: &Iki, seat: Seat, worth: &Worth) -> f32 {
    let Some(pipe) = world.top_pipe() else { return -1.0 };
    let token = &components().pipes[pipe.index()];
    if world.player(seat).mon < u16::from(token.cost) {
        return -1.0;
    }
    let doubles = if world.player(seat).pipes.is_empty() {
        f32::from(world.tobacco_points(seat)) + worth.taste.pipe * worth.time
    } else {
        0.0
    };
    doubles + f32::from(token.firefighting) * worth.power - f32::from(token.cost) * worth.mon
}

pub(super) fn pouch_worth(world: &Iki, seat: Seat, worth: &Worth) -> f32 {
    let Some(pouch) = world.top_pouch() else { return -1.0 };
    let token = &components().pouches[pouch.index()];
    if world.player(seat).mon < u16::from(token.cost) {
        return -1.0;
    }
    let times = if world.player(seat).pipes.is_empty() { 1.0 + pipe_hope(world, worth) } else { 2.0 };
    f32::from(token.iki) * times - f32::from(token.cost) * worth.mon
}

/// The chance that somebody without a pipe still buys one.
pub(super) fn pipe_hope(world: &Iki, worth: &Worth) -> f32 {
    if world.top_pipe().is_some() { (worth.taste.pipe_hope * worth.time / 12.0).min(0.6) } else { 0.0 }
}

pub(super) fn fish_worth(world: &Iki, seat: Seat, fish: FishId, worth: &Worth) -> f32 {
    let token = &components().fish[fish.index()];
    let player = world.player(seat);
    if player.mon < u16::from(token.cost) {
        return -1.0;
    }
    let seasons = components().fish_of.iter().filter(|of_season| !of_season.and(player.fish).is_empty()).count();
    let is_new = components().fish_of[token.season.index()].and(player.fish).is_empty();
    let set = if is_new { f32::from(FISH[seasons + 1] - FISH[seasons]) } else { 0.0 };
    set + f32::from(token.iki) - f32::from(token.cost) * worth.mon
}

fn best_building(world: &Iki, seat: Seat, by: Builder, worth: &Worth) -> f32 {
    let can_build = |building: &BuildingId| world.check_building(seat, *building, by).is_ok();
    let gain =
        |building| building_worth(world, seat, building, worth) - worth.price(&world.building_cost(building, by));
    let kobun = worth.taste.kobun * worth.time;
    world.plans().iter().filter(can_build).map(|building| gain(building) - kobun).fold(0.0, f32::max)
}

/// What a building will score: goods that count for it can still be gathered.
pub(super) fn building_worth(world: &Iki, seat: Seat, building: BuildingId, worth: &Worth) -> f32 {
    match building.card().score {
        BuildingScore::Fixed(points) => f32::from(points),
        BuildingScore::Per(points, good) => {
            let held = f32::from(world.player(seat).holds(good));
            let kept = if good == Good::Rice { held - f32::from(world.rice_due(seat)) } else { held };
            f32::from(points) * kept.max(0.0) + worth.taste.store * worth.time
        }
    }
}

/// What the plain deal of the shop here is worth.
pub(super) fn plain_worth(world: &Iki, seat: Seat, worth: &Worth) -> f32 {
    let deal = world.shop_deal(world.place_of(seat));
    deal.map_or(0.0, |deal| trade_worth(world, seat, deal, worth))
}

/// What pawning a good here is worth.
pub(super) fn pawn_worth(world: &Iki, seat: Seat, good: Good, worth: &Worth) -> f32 {
    match world.shop_deal(world.place_of(seat)) {
        Some(Skill::Trade { gain, .. }) => worth.gain(&gain) - worth.price(&Bundle::of(1, good)),
        _ => 0.0,
    }
}
