//! Why the rules refuse something, with the § of the rules page.

use edo_yashiki::Refusal;

use super::names::{self, number};
use crate::{Arg, Lang};

/// The refusal as a sentence that says what to do. Seats have no names here; the table shows who is meant.
pub(super) fn refuse(refusal: &Refusal, lang: Lang) -> String {
    lang.text(match *refusal {
        Refusal::AlreadySettled => "edo-yashiki-refuse-settled",
        Refusal::StartPlayerBegins => "edo-yashiki-refuse-begin",
        Refusal::NoHandsNeeded => "edo-yashiki-refuse-no-hands",
        Refusal::OtherSeatBegins { .. } => "edo-yashiki-refuse-other-begins",
        Refusal::NotAllReady { unready } => {
            return lang.fill("edo-yashiki-refuse-unready", &[("count", number(unready.len() as i64))]);
        }
        Refusal::HandsOnLaps => "edo-yashiki-refuse-laps",
        Refusal::Taken { .. } => "edo-yashiki-refuse-taken",
        Refusal::NoSuchCard { cards, .. } => {
            return lang.fill("edo-yashiki-refuse-no-card", &[("cards", number(cards))]);
        }
        Refusal::NotYourTurn { drafter: Some(_) } => "edo-yashiki-refuse-turn",
        Refusal::NotYourTurn { drafter: None } => "edo-yashiki-refuse-all-taken",
        Refusal::PlaceFirst => "edo-yashiki-refuse-place-first",
        Refusal::AlreadyPlaced => "edo-yashiki-refuse-placed",
        Refusal::NothingToPlace => "edo-yashiki-refuse-nothing",
        Refusal::Apart => "edo-yashiki-refuse-apart",
        Refusal::Covers { run, .. } => {
            return lang.fill("edo-yashiki-refuse-covers", &[("line", Arg::Text(&names::run(run, lang)))]);
        }
        Refusal::Over => "edo-yashiki-refuse-over",
    })
}
