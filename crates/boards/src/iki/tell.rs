//! The log: what happened, in the words of the table.

use iki::{Breakdown, Bundle, Event, FireEvent, PaydayEvent, StallId};
use table::Seat;

use super::names::{self, about, number};
use super::words;
use crate::{Arg, Scene};

/// The event as a line of the log; nothing for steps whose end is told anyway.
pub(super) fn tell(event: &Event, scene: &Scene<'_>) -> Option<String> {
    let lang = scene.lang;
    let card = |card| ("card", Arg::Text(names::card(card, lang)));
    let shop = |place| ("shop", Arg::Text(names::place(place, lang)));
    let house = |building| ("house", Arg::Text(names::building(building, lang)));
    Some(match *event {
        Event::CoinAdded { .. }
        | Event::OfferEnded { .. }
        | Event::Picked { .. }
        | Event::Approached { .. }
        | Event::SwapBegun { .. }
        | Event::Planned { .. }
        | Event::Stayed { .. }
        | Event::TurnEnded { .. } => return None,
        Event::Offered { card: new } => lang.fill("iki-tell-offered", &[card(new)]),
        Event::Started { seat, card: taken, stall } => {
            let stall = stall.to_string();
            about("iki-tell-started", seat, &[card(taken), ("stall", Arg::Text(&stall))], scene)
        }
        Event::CylinderPlaced { seat, space } => {
            let space = space.to_string();
            about("iki-tell-way", seat, &[("space", Arg::Text(&space))], scene)
        }
        Event::Hired { seat, card: hired, stall, paid, coins } => {
            let stall = stall.to_string();
            let gaps = [card(hired), ("stall", Arg::Text(&stall)), ("paid", number(paid)), ("coins", number(coins))];
            about("iki-tell-hired", seat, &gaps, scene)
        }
        Event::Income { seat, mon } => about("iki-tell-income", seat, &[("mon", number(mon))], scene),
        Event::Walked { seat, steps, to } => {
            about("iki-tell-walked", seat, &[("steps", number(steps)), shop(to)], scene)
        }
        Event::SandalSpent { seat, to } => about("iki-tell-sandal", seat, &[shop(to)], scene),
        Event::CartUsed { seat, to } => about("iki-tell-cart", seat, &[shop(to)], scene),
        Event::PassedStart { seat } => about("iki-tell-passed", seat, &[], scene),
        Event::Jumped { seat, to } => about("iki-tell-jumped", seat, &[shop(to)], scene),
        Event::Leveled { stall, card: wiser, level } => {
            let stall = stall.to_string();
            lang.fill("iki-tell-leveled", &[card(wiser), ("stall", Arg::Text(&stall)), ("level", number(level + 1))])
        }
        Event::Retired { seat, card: old, stall } => {
            let stall = stall.to_string();
            about("iki-tell-retired", seat, &[card(old), ("stall", Arg::Text(&stall))], scene)
        }
        Event::ShopDeal { seat, place, paid, gained } => deal(seat, names::place(place, lang), &paid, &gained, scene),
        Event::SkillUsed { seat, card, paid, gained } => deal(seat, names::card(card, lang), &paid, &gained, scene),
        Event::FishBought { seat, fish, paid } => bought(seat, names::fish(fish, lang), paid, scene),
        Event::PipeBought { seat, pipe, paid } => bought(seat, &names::pipe(pipe, lang), paid, scene),
        Event::PouchBought { seat, pouch, paid } => bought(seat, &names::pouch(pouch, lang), paid, scene),
        Event::GiftReceived { seat, gained } => {
            let gained = words::goods(&gained, lang);
            about("iki-tell-gift", seat, &[("gained", Arg::Text(&gained))], scene)
        }
        Event::Swapped { seat, first, second } => {
            let (first, second) = (first.to_string(), second.to_string());
            about("iki-tell-swapped", seat, &[("first", Arg::Text(&first)), ("second", Arg::Text(&second))], scene)
        }
        Event::Built { seat, building, stall, paid } => {
            let (stall, paid) = (stall.to_string(), words::goods(&paid, lang));
            let gaps = [house(building), ("stall", Arg::Text(&stall)), ("paid", Arg::Text(&paid))];
            about("iki-tell-built", seat, &gaps, scene)
        }
        Event::PowerGained { seat, power } => about("iki-tell-power", seat, &[("power", number(power))], scene),
        Event::NeutralPlaced { seat, card: placed, stall } => {
            let stall = stall.to_string();
            about("iki-tell-neutral", seat, &[card(placed), ("stall", Arg::Text(&stall))], scene)
        }
        Event::NeutralLeft { stall, card: gone } => {
            let stall = stall.to_string();
            lang.fill("iki-tell-left", &[card(gone), ("stall", Arg::Text(&stall))])
        }
        Event::Fire(ref event) => fire(event, scene),
        Event::Payday(ref event) => payday(event, scene),
        Event::FishArrived { season } => {
            lang.fill("iki-tell-fish", &[("season", Arg::Text(&names::season(season, lang)))])
        }
        Event::MonthBegan { month } => lang.fill("iki-tell-month", &[("month", Arg::Text(&names::month(month, lang)))]),
        Event::Scored { seat, ref points } => {
            let parts = sources(points, scene);
            let gaps = [("total", number(points.total())), ("parts", Arg::Text(&parts))];
            about("iki-tell-scored", seat, &gaps, scene)
        }
    })
}

/// Whom the event is about.
pub(super) const fn whose(event: &Event) -> Option<Seat> {
    match *event {
        Event::Picked { seat, .. }
        | Event::Started { seat, .. }
        | Event::CylinderPlaced { seat, .. }
        | Event::Hired { seat, .. }
        | Event::Income { seat, .. }
        | Event::Walked { seat, .. }
        | Event::SandalSpent { seat, .. }
        | Event::CartUsed { seat, .. }
        | Event::Stayed { seat }
        | Event::PassedStart { seat }
        | Event::Jumped { seat, .. }
        | Event::Retired { seat, .. }
        | Event::ShopDeal { seat, .. }
        | Event::FishBought { seat, .. }
        | Event::PipeBought { seat, .. }
        | Event::PouchBought { seat, .. }
        | Event::Approached { seat, .. }
        | Event::SkillUsed { seat, .. }
        | Event::GiftReceived { seat, .. }
        | Event::SwapBegun { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::Planned { seat, .. }
        | Event::Built { seat, .. }
        | Event::PowerGained { seat, .. }
        | Event::NeutralPlaced { seat, .. }
        | Event::TurnEnded { seat }
        | Event::Fire(
            FireEvent::LetBurn { seat, .. } | FireEvent::Saved { seat, .. } | FireEvent::PutOut { seat, .. },
        )
        | Event::Payday(
            PaydayEvent::Salary { seat, .. }
            | PaydayEvent::Harmony { seat, .. }
            | PaydayEvent::Fed { seat, .. }
            | PaydayEvent::Hungry { seat, .. }
            | PaydayEvent::HungerChosen { seat, .. }
            | PaydayEvent::Starved { seat, .. },
        )
        | Event::Scored { seat, .. } => Some(seat),
        Event::Offered { .. }
        | Event::CoinAdded { .. }
        | Event::OfferEnded { .. }
        | Event::Leveled { .. }
        | Event::NeutralLeft { .. }
        | Event::Fire(
            FireEvent::BrokeOut { .. }
            | FireEvent::Passed { .. }
            | FireEvent::Burned { .. }
            | FireEvent::DiedOut { .. },
        )
        | Event::Payday(PaydayEvent::Began { .. })
        | Event::FishArrived { .. }
        | Event::MonthBegan { .. } => None,
    }
}

fn deal(seat: Seat, with: &str, paid: &Bundle, gained: &Bundle, scene: &Scene<'_>) -> String {
    let id = match (paid.is_empty(), gained.is_empty()) {
        (true, _) => "iki-tell-gain",
        (false, true) => "iki-tell-pay",
        (false, false) => "iki-tell-deal",
    };
    let (paid, gained) = (words::goods(paid, scene.lang), words::goods(gained, scene.lang));
    let gaps = [("with", Arg::Text(with)), ("paid", Arg::Text(&paid)), ("gained", Arg::Text(&gained))];
    about(id, seat, &gaps, scene)
}

fn bought(seat: Seat, what: &str, paid: u8, scene: &Scene<'_>) -> String {
    about("iki-tell-bought", seat, &[("what", Arg::Text(what)), ("paid", number(paid))], scene)
}

/// A sentence about a fire in a stall.
fn burning(id: &str, seat: Seat, stall: StallId, strength: u8, scene: &Scene<'_>) -> String {
    let stall = stall.to_string();
    about(id, seat, &[("stall", Arg::Text(&stall)), ("strength", number(strength))], scene)
}

fn fire(event: &FireEvent, scene: &Scene<'_>) -> String {
    let lang = scene.lang;
    match *event {
        FireEvent::BrokeOut { row, strength } => {
            let gaps = [("row", Arg::Text(names::row(row, lang))), ("strength", number(strength))];
            lang.fill("iki-tell-fire", &gaps)
        }
        FireEvent::Passed { stall, strength } => {
            let stall = stall.to_string();
            lang.fill("iki-tell-fire-passed", &[("stall", Arg::Text(&stall)), ("strength", number(strength))])
        }
        FireEvent::Burned { stall, lost, owner, strength } => {
            let stall = stall.to_string();
            let lost = ("lost", Arg::Text(names::tenant(lost, lang)));
            let gaps = [lost, ("stall", Arg::Text(&stall)), ("strength", number(strength))];
            match owner {
                Some(seat) => about("iki-tell-burned", seat, &gaps, scene),
                None => lang.fill("iki-tell-burned-neutral", &gaps),
            }
        }
        FireEvent::LetBurn { seat, stall } => {
            let stall = stall.to_string();
            about("iki-tell-let-burn", seat, &[("stall", Arg::Text(&stall))], scene)
        }
        FireEvent::Saved { seat, stall, strength } => burning("iki-tell-saved", seat, stall, strength, scene),
        FireEvent::PutOut { seat, stall, strength } => burning("iki-tell-put-out", seat, stall, strength, scene),
        FireEvent::DiedOut { row } => lang.fill("iki-tell-died-out", &[("row", Arg::Text(names::row(row, lang)))]),
    }
}

fn payday(event: &PaydayEvent, scene: &Scene<'_>) -> String {
    let lang = scene.lang;
    let card = |card| ("card", Arg::Text(names::card(card, lang)));
    match *event {
        PaydayEvent::Began { month } => {
            lang.fill("iki-tell-payday", &[("month", Arg::Text(&names::month(month, lang)))])
        }
        PaydayEvent::Salary { seat, card: from, goods } => {
            let goods = words::goods(&goods, lang);
            about("iki-tell-salary", seat, &[card(from), ("goods", Arg::Text(&goods))], scene)
        }
        PaydayEvent::Harmony { seat, row, kind, iki } => {
            let corners = lang.text("iki-corners");
            let group = row.map_or(corners.as_str(), |row| names::row(row, lang));
            let kind = names::kind(kind, lang);
            let gaps = [("group", Arg::Text(group)), ("kind", Arg::Text(&kind)), ("iki", number(iki))];
            about("iki-tell-harmony", seat, &gaps, scene)
        }
        PaydayEvent::Fed { seat, rice } => about("iki-tell-fed", seat, &[("rice", number(rice))], scene),
        PaydayEvent::Hungry { seat, cards } => about("iki-tell-hungry", seat, &[("cards", number(cards))], scene),
        PaydayEvent::HungerChosen { seat, stall: Some(stall) } => {
            let stall = stall.to_string();
            about("iki-tell-hunger-chosen", seat, &[("stall", Arg::Text(&stall))], scene)
        }
        PaydayEvent::HungerChosen { seat, stall: None } => about("iki-tell-hunger-covered", seat, &[], scene),
        PaydayEvent::Starved { seat, card: gone, stall } => {
            let stall = stall.to_string();
            about("iki-tell-starved", seat, &[card(gone), ("stall", Arg::Text(&stall))], scene)
        }
    }
}

/// The points of each source that brought any.
fn sources(points: &Breakdown, scene: &Scene<'_>) -> String {
    let parts = Breakdown::SOURCES.into_iter().zip(points.parts()).filter(|&(_, points)| points != 0);
    let part = |(source, points): (&str, i16)| {
        let source = scene.lang.text(&format!("iki-source-of-{source}"));
        scene.lang.fill("iki-tell-source", &[("source", Arg::Text(&source)), ("points", number(points))])
    };
    parts.map(part).collect::<Vec<_>>().join(&scene.lang.text("list-comma"))
}
