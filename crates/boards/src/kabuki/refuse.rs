//! Why the rules refuse something, with the § of the rules page.

use kabuki::Refusal;

use crate::Lang;

/// The refusal as a sentence that says what to do.
pub(super) fn refuse(refusal: &Refusal, lang: Lang) -> String {
    lang.text(match refusal {
        Refusal::OwnMask => "kabuki-refuse-own",
        Refusal::WindowClosed => "kabuki-refuse-closed",
        Refusal::AlreadyStopped => "kabuki-refuse-stopped",
        Refusal::AlreadyAnswered => "kabuki-refuse-answered",
        Refusal::SilencePasses => "kabuki-refuse-silence",
        Refusal::TooEarly => "kabuki-refuse-early",
        Refusal::OtherSeatTurns(_) => "kabuki-refuse-turns",
        Refusal::PlaceFirst => "kabuki-refuse-place-first",
        Refusal::AnswersFirst => "kabuki-refuse-answers-first",
        Refusal::CheckFirst => "kabuki-refuse-check-first",
        Refusal::DeckEmpty => "kabuki-refuse-empty",
        Refusal::OtherSeatPlaces(_) => "kabuki-refuse-places",
        Refusal::NothingToPlace => "kabuki-refuse-nothing",
        Refusal::NothingOpen => "kabuki-refuse-nothing-open",
        Refusal::TimeCovers => "kabuki-refuse-time-covers",
        Refusal::Over => "kabuki-refuse-over",
    })
}
