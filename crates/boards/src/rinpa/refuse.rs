//! Why the rules refuse something, with the § of the rules page.

use rinpa::Refusal;

use super::names;
use crate::{Arg, Lang};

/// The refusal as a sentence that says what to do.
pub(super) fn refuse(refusal: &Refusal, lang: Lang) -> String {
    match *refusal {
        Refusal::Over => lang.text("rinpa-refuse-over"),
        Refusal::NotYourTurn { .. } => lang.text("rinpa-refuse-turn"),
        Refusal::NotInHand { card } => {
            lang.fill("rinpa-refuse-hand", &[("card", Arg::Text(&names::short(card, lang)))])
        }
        Refusal::MustFollow { led } => {
            lang.fill("rinpa-refuse-follow", &[("artist", Arg::Text(names::artist(led, lang)))])
        }
        Refusal::TakeFirst { sets } => {
            lang.fill("rinpa-refuse-take-first", &[("screens", Arg::Text(&names::screens(sets, lang)))])
        }
        Refusal::NothingToTake => lang.text("rinpa-refuse-nothing"),
        Refusal::NotAmongThese { set, sets } => {
            let (screen, screens) = (names::screen(set, lang), names::screens(sets, lang));
            let gaps = [("screen", Arg::Text(&screen)), ("screens", Arg::Text(&screens))];
            lang.fill("rinpa-refuse-other", &gaps)
        }
    }
}
