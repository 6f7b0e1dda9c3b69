//! Why the rules refuse something, with the § of the rules page.

use ukiyo_e::{Refusal, Source};

use super::names::{self, number};
use crate::{Arg, Lang};

/// The refusal as a sentence that says what to do.
pub(super) fn refuse(refusal: &Refusal, lang: Lang) -> String {
    let artist = |artist| ("artist", Arg::Text(names::artist(artist, lang)));
    match *refusal {
        Refusal::DrawFirst => lang.text("ukiyo-e-refuse-draw"),
        Refusal::AlreadyDrawn => lang.text("ukiyo-e-refuse-drawn"),
        // The owner has no name here: the player who is asked to close is told so by the table.
        Refusal::CloseFirst { artist: by, .. } => lang.fill("ukiyo-e-refuse-close", &[artist(by)]),
        Refusal::NothingToClose => lang.text("ukiyo-e-refuse-nothing"),
        Refusal::EmptyPile(Source::Pile) => lang.text("ukiyo-e-refuse-pile"),
        Refusal::EmptyPile(Source::Discards) => lang.text("ukiyo-e-refuse-discards"),
        Refusal::NotInHand { card, held: 0, .. } => {
            lang.fill("ukiyo-e-refuse-hand", &[("card", Arg::Text(&names::short(card, lang)))])
        }
        Refusal::NotInHand { card, held, asked } => {
            let card = names::short(card, lang);
            let gaps = [("card", Arg::Text(&card)), ("held", number(held)), ("asked", number(asked))];
            lang.fill("ukiyo-e-refuse-copies", &gaps)
        }
        Refusal::TooFew { artist: by, .. } => lang.fill("ukiyo-e-refuse-few", &[artist(by)]),
        Refusal::NotMore { artist: by, shown, .. } => {
            lang.fill("ukiyo-e-refuse-more", &[artist(by), ("shown", number(shown)), ("need", number(shown + 1))])
        }
        Refusal::LastArtist { artist: by, exhibitions } => {
            lang.fill("ukiyo-e-refuse-last-artist", &[artist(by), ("shown", number(exhibitions))])
        }
        Refusal::NewArtistOnLastTurn { artist: by } => lang.fill("ukiyo-e-refuse-last-turn", &[artist(by)]),
        Refusal::NotClosing { card, left } => {
            let (card, left) = (names::short(card, lang), names::cards(left, lang));
            lang.fill("ukiyo-e-refuse-lay", &[("card", Arg::Text(&card)), ("left", Arg::Text(&left))])
        }
        Refusal::Over => lang.text("ukiyo-e-refuse-over"),
    }
}
