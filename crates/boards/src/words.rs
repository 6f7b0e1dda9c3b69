//! The short sentences of the house: notices, refusals and troubles, and the names of games and levels.

use table::{MAX_SEATS, Seat};
use wire::{CloseReason, Notice, Refusal};

use crate::{Arg, Lang};

/// What a message means, as a sentence for people.
pub trait Sentence {
    /// The sentence to show.
    fn text(self, lang: Lang) -> String;
}

impl Sentence for Notice {
    fn text(self, lang: Lang) -> String {
        lang.text(&format!("notice-{}", self.word()))
    }
}

impl Sentence for CloseReason {
    fn text(self, lang: Lang) -> String {
        lang.text(match self {
            CloseReason::Flooding => "close-reason-flooding",
            CloseReason::TooLong => "close-reason-too-long",
            CloseReason::Silent => "close-reason-silent",
            CloseReason::NoTable => "close-reason-no-table",
            CloseReason::TooManySockets => "close-reason-too-many-sockets",
            CloseReason::SessionEnded => "close-reason-session-ended",
        })
    }
}

impl Sentence for Refusal {
    /// The sentence of a refusal that names nothing. For those that do, see [`refusal_of`].
    fn text(self, lang: Lang) -> String {
        refusal_of(lang, self, &[])
    }
}

/// The sentence of a refusal that names what was wrong.
pub fn refusal_of(lang: Lang, refusal: Refusal, gaps: &[(&str, Arg<'_>)]) -> String {
    lang.fill(&format!("refusal-{}", refusal.word().replace('_', "-")), gaps)
}

/// The same, and what there is to choose from.
pub fn choose_from(lang: Lang, sentence: &str, known: &[&str]) -> String {
    if known.is_empty() {
        return sentence.to_string();
    }
    let known = lang.list(&known.iter().map(ToString::to_string).collect::<Vec<_>>());
    lang.fill("refusal-choose-from", &[("sentence", Arg::Text(sentence)), ("known", Arg::Text(&known))])
}

/// Why the body of a request could not be read.
pub fn unreadable_body(lang: Lang, problem: &str) -> String {
    lang.fill("refusal-unreadable-body", &[("problem", Arg::Text(problem))])
}

/// Why a form was not accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FormError {
    /// For a reason that programs can hear too.
    Refused(Refusal),
    /// It says something that the game does not have.
    DoesNotFit,
    /// Somebody who shares the device has no name.
    BesideName,
}

impl Sentence for FormError {
    fn text(self, lang: Lang) -> String {
        match self {
            FormError::Refused(refusal) => refusal.text(lang),
            FormError::DoesNotFit => lang.text("form-does-not-fit"),
            FormError::BesideName => lang.text("form-beside-name"),
        }
    }
}

/// Why somebody gets a friendly page instead of what they asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There is no page at this address.
    NoSuchPage,
    /// There is no table at this address.
    NoSuchTable,
    /// The house does not have this game.
    NoSuchGame,
    /// Every seat of the table is taken.
    Full,
    /// The table broke and could not be set up again.
    Broken,
    /// Stored moves of the table were lost or changed; what stands before them is kept.
    Damaged,
    /// The table is played by rules that this server does not know.
    OtherRules,
    /// The record is published when the game is over.
    NotOver,
    /// Too many requests in a short time.
    TooManyRequests,
    /// The request did not arrive in time.
    TooSlow,
    /// The request is longer than the house reads.
    TooLong,
    /// The house can't reach its store.
    Holding,
    /// Too many tables are being opened.
    Opening,
    /// The request came from another site or lost its cookie.
    NotFromHere,
    /// The request names another host than that of the house.
    WrongHost,
    /// The host closed the table for good.
    Closed,
    /// Others are at the table, or were a moment ago: it can't be closed over their heads.
    OthersHere,
    /// Only the host does this.
    NotHost,
    /// The guest has no seat to carry.
    NoSeat,
    /// The link to a seat is not complete, or from another house.
    CarryBad,
    /// The link to a seat is too old.
    CarryExpired,
    /// The link to a seat was used.
    CarryUsed,
    /// The guest has not finished a game yet.
    NothingYet,
    /// Something broke that should not.
    Inside,
}

impl Trouble {
    /// What the page is called.
    pub fn title(self, lang: Lang) -> String {
        lang.text(match self {
            Trouble::NoSuchPage => "trouble-no-such-page",
            Trouble::NoSuchTable => "trouble-no-such-table",
            Trouble::NoSuchGame => "trouble-no-such-game",
            Trouble::Full => "trouble-full",
            Trouble::Broken => "trouble-broken",
            Trouble::Damaged => "trouble-damaged",
            Trouble::OtherRules => "trouble-other-rules",
            Trouble::NotOver => "trouble-not-over",
            Trouble::TooManyRequests => "trouble-too-many-requests",
            Trouble::TooSlow => "trouble-too-slow",
            Trouble::TooLong => "trouble-too-long",
            Trouble::Holding => "trouble-holding",
            Trouble::Opening => "trouble-opening",
            Trouble::NotFromHere => "trouble-not-from-here",
            Trouble::WrongHost => "trouble-wrong-host",
            Trouble::Closed => "trouble-closed",
            Trouble::OthersHere => "trouble-others-here",
            Trouble::NotHost => "trouble-not-host",
            Trouble::NoSeat => "trouble-no-seat",
            Trouble::CarryBad => "trouble-carry-bad",
            Trouble::CarryExpired => "trouble-carry-expired",
            Trouble::CarryUsed => "trouble-carry-used",
            Trouble::NothingYet => "trouble-nothing-yet",
            Trouble::Inside => "trouble-inside",
        })
    }

    /// What happened, and what to do.
    pub fn text(self, lang: Lang) -> String {
        lang.text(match self {
            Trouble::NoSuchPage => "trouble-no-such-page-text",
            Trouble::NoSuchTable => "trouble-no-such-table-text",
            Trouble::NoSuchGame => "trouble-no-such-game-text",
            Trouble::Full => "trouble-full-text",
            Trouble::Broken => "trouble-broken-text",
            Trouble::Damaged => "trouble-damaged-text",
            Trouble::OtherRules => "trouble-other-rules-text",
            Trouble::NotOver => "trouble-not-over-text",
            Trouble::TooManyRequests => "trouble-too-many-requests-text",
            Trouble::TooSlow => "trouble-too-slow-text",
            Trouble::TooLong => "trouble-too-long-text",
            Trouble::Holding => "trouble-holding-text",
            Trouble::Opening => "trouble-opening-text",
            Trouble::NotFromHere => "trouble-not-from-here-text",
            Trouble::WrongHost => "trouble-wrong-host-text",
            Trouble::Closed => "trouble-closed-text",
            Trouble::OthersHere => "trouble-others-here-text",
            Trouble::NotHost => "trouble-not-host-text",
            Trouble::NoSeat => "trouble-no-seat-text",
            Trouble::CarryBad => "trouble-carry-bad-text",
            Trouble::CarryExpired => "trouble-carry-expired-text",
            Trouble::CarryUsed => "trouble-carry-used-text",
            Trouble::NothingYet => "trouble-nothing-yet-text",
            Trouble::Inside => "trouble-inside-text",
        })
    }
}

/// What a newcomer reads when there is no place for another connection.
pub fn house_is_full(lang: Lang) -> String {
    lang.text("refused-full")
}

/// What somebody reads whose network has as many connections as it may.
pub fn network_is_full(lang: Lang) -> String {
    lang.text("refused-network")
}

/// The words of a link to a table.
pub fn way_to_table(lang: Lang) -> String {
    lang.text("way-table")
}

/// What a guest who is away is told when a game with these others waits for them.
pub fn your_turn(lang: Lang, title: &str, others: &[String]) -> String {
    let game = ("game", Arg::Text(title));
    match others {
        [] => lang.fill("push-your-turn-alone", &[game]),
        _ => lang.fill("push-your-turn", &[game, ("names", Arg::Text(&lang.people(others)))]),
    }
}

/// The name of a guest who has not given one.
pub fn guest_name(lang: Lang) -> String {
    lang.text("guest-name")
}

/// The name of a guest who wanted to be forgotten.
pub fn guest_who_left(lang: Lang) -> String {
    lang.text("guest-who-left")
}

/// The name of a bot on this seat, so that a log can tell three of one level apart.
pub fn bot_name(lang: Lang, seat: Seat) -> String {
    const NAMES: [&str; MAX_SEATS] =
        ["bot-name-a", "bot-name-b", "bot-name-c", "bot-name-d", "bot-name-e", "bot-name-f"];
    lang.text(NAMES[seat.index()])
}

/// The title of a game in this language: text `GAME-title`, else what the catalog says.
pub fn game_title(lang: Lang, game: &str, fallback: &str) -> String {
    lang.try_text(&format!("{game}-title")).unwrap_or_else(|| fallback.to_string())
}

/// What one does in a game: text `GAME-about`, else what the catalog says.
pub fn game_about(lang: Lang, game: &str, fallback: &str) -> String {
    lang.try_text(&format!("{game}-about")).unwrap_or_else(|| fallback.to_string())
}

/// The name of a level of a game: text `GAME-level-LEVEL`, else the name in records.
pub fn level_name(lang: Lang, game: &str, level: &str) -> String {
    lang.try_text(&format!("{game}-level-{level}")).unwrap_or_else(|| level.to_string())
}

/// What a level is like: text `GAME-level-LEVEL-about`, else what the catalog says.
pub fn level_about(lang: Lang, game: &str, level: &str, fallback: &str) -> String {
    lang.try_text(&format!("{game}-level-{level}-about")).unwrap_or_else(|| fallback.to_string())
}

/// What an option decides: text `GAME-option-OPTION`, else what the game says.
pub(crate) fn option_about(lang: Lang, game: &str, option: &str, fallback: &str) -> String {
    lang.try_text(&format!("{game}-option-{option}")).unwrap_or_else(|| fallback.to_string())
}

/// What a value of an option means: text `GAME-option-OPTION-VALUE`, else what the game says.
pub(crate) fn value_about(lang: Lang, game: &str, option: &str, value: &str, fallback: &str) -> String {
    lang.try_text(&format!("{game}-option-{option}-{value}")).unwrap_or_else(|| fallback.to_string())
}
