//! Why the rules refuse something, with the § of the rules page.

use iki::{Bundle, Refusal};

use super::counter::phase_word;
use super::names::{self, number};
use super::words;
use crate::{Arg, Lang};

/// The refusal as a sentence that says what to do.
pub(super) fn refuse(refusal: &Refusal, lang: Lang) -> String {
    let card = |card| ("card", Arg::Text(names::card(card, lang)));
    let stall_name = |stall: iki::StallId| stall.to_string();
    let at = |id: &str, stall| lang.fill(id, &[("stall", Arg::Text(&stall_name(stall)))]);
    match *refusal {
        Refusal::NotNow(phase) => {
            let asked = [("you", Arg::Text("yes")), ("name", Arg::Text(""))];
            let task = lang.fill(&format!("iki-ask-{}", phase_word(phase)), &asked);
            lang.fill("iki-refuse-not-now", &[("task", Arg::Text(&task))])
        }
        Refusal::NotAStartingCard(taken) => lang.fill("iki-refuse-start", &[card(taken)]),
        Refusal::NotAStartingStall(stall) => at("iki-refuse-startstall", stall),
        Refusal::StallTaken(stall) => at("iki-refuse-taken", stall),
        Refusal::StallBlocked(stall) => at("iki-refuse-blocked", stall),
        Refusal::SpaceBlocked => lang.text("iki-refuse-x"),
        Refusal::SpaceTaken { space, .. } => lang.fill("iki-refuse-space", &[("space", Arg::Text(&space.to_string()))]),
        Refusal::NotOffered(other) => lang.fill("iki-refuse-offer", &[card(other)]),
        Refusal::HireTooDear { card: dear, cost, have } => {
            lang.fill("iki-refuse-hire", &[card(dear), ("cost", number(cost)), ("have", number(have))])
        }
        Refusal::CornerTooDear { stall, cost, have } => {
            let stall = stall.to_string();
            let gaps = [("stall", Arg::Text(&stall)), ("cost", number(cost)), ("have", number(have))];
            lang.fill("iki-refuse-corner", &gaps)
        }
        Refusal::NoKobun => lang.text("iki-refuse-kobun"),
        Refusal::NoFreeStall => lang.text("iki-refuse-full"),
        Refusal::Distance => lang.text("iki-refuse-distance"),
        Refusal::NoSandals => lang.text("iki-refuse-sandals"),
        Refusal::NoExtraStep => lang.text("iki-refuse-cart"),
        Refusal::NoSuchDeal(place) => lang.fill("iki-refuse-deal", &[("shop", Arg::Text(names::place(place, lang)))]),
        Refusal::ShopUsed => lang.text("iki-refuse-shop-used"),
        Refusal::CannotPay(price) => priced("iki-refuse-pay", &price, lang),
        Refusal::CannotPayEither(one, other) => {
            let (one, other) = (words::amount(1, one, lang), words::amount(1, other, lang));
            lang.fill("iki-refuse-either", &[("one", Arg::Text(&one)), ("other", Arg::Text(&other))])
        }
        Refusal::NotTaken(good) => lang.fill("iki-refuse-good", &[("good", Arg::Text(&words::amount(1, good, lang)))]),
        Refusal::TokenTooDear { cost, have } => {
            lang.fill("iki-refuse-token", &[("cost", number(cost)), ("have", number(have))])
        }
        Refusal::SoldOut => lang.text("iki-refuse-sold"),
        Refusal::NotOnOffer(building) => {
            lang.fill("iki-refuse-built", &[("house", Arg::Text(names::building(building, lang)))])
        }
        Refusal::BuildTooDear { building, cost } => {
            let cost = words::goods(&cost, lang);
            let gaps = [("house", Arg::Text(names::building(building, lang))), ("cost", Arg::Text(&cost))];
            lang.fill("iki-refuse-material", &gaps)
        }
        Refusal::NothingToBuild => lang.text("iki-refuse-nothing"),
        Refusal::ProfessionalUsed => lang.text("iki-refuse-professional"),
        Refusal::NotBehind(stall) => at("iki-refuse-behind", stall),
        Refusal::NobodyThere(stall) => at("iki-refuse-nobody", stall),
        Refusal::NobodyToLevel => lang.text("iki-refuse-level"),
        Refusal::NotYours(stall) => at("iki-refuse-yours", stall),
        Refusal::NobodyToSwap => lang.text("iki-refuse-swap"),
        Refusal::SameCard => lang.text("iki-refuse-same"),
        Refusal::AlreadyChosen(stall) => at("iki-refuse-chosen", stall),
    }
}

fn priced(id: &str, price: &Bundle, lang: Lang) -> String {
    lang.fill(id, &[("price", Arg::Text(&words::goods(price, lang)))])
}
