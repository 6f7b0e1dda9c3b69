//! Goods, deals and rewards in words, for readers who can't see the signs or want to be sure.

use iki::{BuildingScore, Bundle, CardId, Good, Price, Reward, Skill};

use super::names::{self, number};
use crate::{Arg, Lang};

/// This many pieces of a good.
pub(super) fn amount(count: impl Into<i64>, good: Good, lang: Lang) -> String {
    lang.fill(&format!("iki-amount-{}", good.word()), &[("count", number(count))])
}

/// All goods of a bundle.
pub(super) fn goods(bundle: &Bundle, lang: Lang) -> String {
    let held = Good::ALL.into_iter().filter(|&good| bundle.amount(good) > 0);
    let parts: Vec<String> = held.map(|good| amount(bundle.amount(good), good, lang)).collect();
    if parts.is_empty() { lang.text("iki-nothing") } else { lang.list(&parts) }
}

/// What is paid.
pub(super) fn price(price: Price, lang: Lang) -> String {
    match price {
        Price::All(bundle) => goods(&bundle, lang),
        Price::Either(one, other) => {
            let (one, other) = (amount(1, one, lang), amount(1, other, lang));
            lang.fill("iki-either", &[("one", Arg::Text(&one)), ("other", Arg::Text(&other))])
        }
    }
}

/// What a deal does.
pub(super) fn skill(skill: &Skill, lang: Lang) -> String {
    match *skill {
        Skill::Gain(gain) => lang.fill("iki-skill-gain", &[("gain", Arg::Text(&goods(&gain, lang)))]),
        Skill::Trade { pay, gain } => trade(&price(pay, lang), &goods(&gain, lang), lang),
        Skill::LevelUp { pay } => lang.fill("iki-skill-level", &[("pay", Arg::Text(&goods(&pay, lang)))]),
        Skill::Build { lumber_less } => {
            let less = amount(lumber_less, Good::Lumber, lang);
            lang.fill("iki-skill-build", &[("less", Arg::Text(&less))])
        }
        Skill::Swap => lang.text("iki-skill-swap"),
        Skill::Gift { gain, others } => {
            let (gain, others) = (goods(&gain, lang), goods(&others, lang));
            lang.fill("iki-skill-gift", &[("gain", Arg::Text(&gain)), ("others", Arg::Text(&others))])
        }
    }
}

/// Something for something else.
pub(super) fn trade(pay: &str, gain: &str, lang: Lang) -> String {
    lang.fill("iki-skill-trade", &[("pay", Arg::Text(pay)), ("gain", Arg::Text(gain))])
}

/// What a retired card does.
pub(super) fn reward(reward: Reward, lang: Lang) -> String {
    lang.text(match reward {
        Reward::Discount => "iki-reward-discount",
        Reward::SaveFromFire => "iki-reward-save",
        Reward::ExtraStep => "iki-reward-step",
        Reward::WildType => "iki-reward-wild",
    })
}

/// The salaries of a card by experience, or what it does once retired.
pub(super) fn salary(card: CardId, lang: Lang) -> String {
    let printed = card.card();
    if let Some(reward) = printed.reward {
        return lang.fill("iki-card-grey", &[("reward", Arg::Text(&self::reward(reward, lang)))]);
    }
    let spaces = &printed.salary[usize::from(printed.first_level)..];
    let spaces: Vec<String> = spaces.iter().map(|space| goods(space, lang)).collect();
    lang.fill("iki-card-salary", &[("spaces", Arg::Text(&spaces.join(&lang.text("iki-then"))))])
}

/// Everything a card says, in one breath.
pub(super) fn card(card: CardId, lang: Lang) -> String {
    let printed = card.card();
    let (kind, skill, salary) = (names::kind(printed.kind, lang), skill(&printed.skill, lang), salary(card, lang));
    let gaps = [
        ("card", Arg::Text(names::card(card, lang))),
        ("kind", Arg::Text(&kind)),
        ("cost", number(printed.cost)),
        ("firefighters", number(printed.firefighters)),
        ("skill", Arg::Text(&skill)),
        ("salary", Arg::Text(&salary)),
    ];
    lang.fill("iki-card-words", &gaps)
}

/// What a building scores.
pub(super) fn score(score: BuildingScore, lang: Lang) -> String {
    match score {
        BuildingScore::Fixed(points) => amount(points, Good::Iki, lang),
        BuildingScore::Per(points, good) => {
            let (points, piece) = (amount(points, Good::Iki, lang), amount(1, good, lang));
            lang.fill("iki-score-per", &[("points", Arg::Text(&points)), ("piece", Arg::Text(&piece))])
        }
    }
}
