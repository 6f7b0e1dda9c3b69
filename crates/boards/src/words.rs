//! The short sentences of the house: notices, refusals, farewells and troubles, and the names of games and levels.

use table::{MAX_SEATS, Seat};

use crate::{Arg, Lang};

/// Something about the house that concerns everybody at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// The store is gone: the table holds everybody's place.
    Holding,
    /// The store is back.
    GoingOn,
    /// The table broke and was set up again from its record.
    Reopened,
    /// The table broke and could not be set up again.
    Broken,
    /// The house closes; the table goes on when it opens again.
    Closing,
    /// The host closed the table for good.
    Abandoned,
}

impl Notice {
    /// The sentence to show.
    pub fn text(self, lang: Lang) -> String {
        lang.text(match self {
            Notice::Holding => "notice-holding",
            Notice::GoingOn => "notice-going-on",
            Notice::Reopened => "notice-reopened",
            Notice::Broken => "notice-broken",
            Notice::Closing => "notice-closing",
            Notice::Abandoned => "notice-abandoned",
        })
    }
}

/// Why a table did not do what it was asked, when it was not the rules that refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The question was answered or has passed.
    Stale,
    /// Somebody else's input came first.
    Slower,
    /// The game has not begun.
    NotStarted,
    /// The game has begun.
    AlreadyStarted,
    /// Only players act.
    Spectator,
    /// Only the host does this.
    NotHost,
    /// The seat is taken.
    SeatTaken,
    /// There is no such seat.
    NoSuchSeat,
    /// No seat is open.
    Full,
    /// Seats are still open.
    SeatsOpen,
    /// The level is not one of the game's.
    NoSuchLevel,
    /// The game is over.
    Over,
    /// The game does not wait for this seat.
    NotAsked,
    /// No time limit runs.
    NoLimit,
    /// The message is not an action of the game.
    Unreadable,
    /// Too many messages in a short time; this one was dropped.
    TooFast,
    /// The name is empty or too long.
    BadName,
    /// The name has characters that nobody can see.
    InvisibleName,
    /// The form asked for more than one seat for its sender.
    TwoSeats,
    /// The form says something that the game does not have.
    BadForm,
    /// Somebody who shares the device has no name.
    BesideName,
    /// They have done nothing that could be taken back.
    NothingToTakeBack,
    /// This table does not take that back.
    TakeBack,
    /// They have taken something back as often as one may in a game.
    NoTakeBacksLeft,
    /// Another plea is open.
    PleaOpen,
    /// Nobody asks for anything.
    NoPlea,
    /// This table gives no hints.
    NoHints,
    /// There is nothing to give a hint for.
    NothingToHint,
    /// A hint for them is being thought out.
    HintRunning,
    /// Too much is to be thought out already.
    TooBusy,
    /// There was nothing to say.
    NothingSaid,
}

impl Refusal {
    /// The sentence to show.
    pub fn text(self, lang: Lang) -> String {
        lang.text(match self {
            Refusal::Stale => "refusal-stale",
            Refusal::Slower => "refusal-slower",
            Refusal::NotStarted => "refusal-not-started",
            Refusal::AlreadyStarted => "refusal-already-started",
            Refusal::Spectator => "refusal-spectator",
            Refusal::NotHost => "refusal-not-host",
            Refusal::SeatTaken => "refusal-seat-taken",
            Refusal::NoSuchSeat => "refusal-no-such-seat",
            Refusal::Full => "refusal-full",
            Refusal::SeatsOpen => "refusal-seats-open",
            Refusal::NoSuchLevel => "refusal-no-such-level",
            Refusal::Over => "refusal-over",
            Refusal::NotAsked => "refusal-not-asked",
            Refusal::NoLimit => "refusal-no-limit",
            Refusal::Unreadable => "refusal-unreadable",
            Refusal::TooFast => "refusal-too-fast",
            Refusal::BadName => "refusal-bad-name",
            Refusal::InvisibleName => "refusal-invisible-name",
            Refusal::TwoSeats => "refusal-two-seats",
            Refusal::BadForm => "refusal-bad-form",
            Refusal::BesideName => "refusal-beside-name",
            Refusal::NothingToTakeBack => "refusal-nothing-to-take-back",
            Refusal::TakeBack => "refusal-take-back",
            Refusal::NoTakeBacksLeft => "refusal-no-take-backs-left",
            Refusal::PleaOpen => "refusal-plea-open",
            Refusal::NoPlea => "refusal-no-plea",
            Refusal::NoHints => "refusal-no-hints",
            Refusal::NothingToHint => "refusal-nothing-to-hint",
            Refusal::HintRunning => "refusal-hint-running",
            Refusal::TooBusy => "refusal-too-busy",
            Refusal::NothingSaid => "refusal-nothing-said",
        })
    }
}

/// Why a text that is no action of the game was refused.
pub(crate) fn unreadable(lang: Lang, action: &str) -> String {
    lang.fill("refusal-not-an-action", &[("action", Arg::Text(action))])
}

/// Why the house closes a line for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Farewell {
    /// The line flooded the house.
    Flooding,
    /// A message was longer than the house reads.
    TooLong,
    /// The line did not answer for a long time.
    Silent,
    /// The table is gone.
    NoTable,
    /// Too many sockets are open at the table, or from this guest or network.
    TooManySockets,
    /// The guest ended this session from another device.
    SessionEnded,
}

impl Farewell {
    /// The sentence to show.
    pub fn text(self, lang: Lang) -> String {
        lang.text(match self {
            Farewell::Flooding => "farewell-flooding",
            Farewell::TooLong => "farewell-too-long",
            Farewell::Silent => "farewell-silent",
            Farewell::NoTable => "farewell-no-table",
            Farewell::TooManySockets => "farewell-too-many-sockets",
            Farewell::SessionEnded => "farewell-session-ended",
        })
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
            Trouble::OtherRules => "trouble-other-rules",
            Trouble::NotOver => "trouble-not-over",
            Trouble::TooManyRequests => "trouble-too-many-requests",
            Trouble::TooSlow => "trouble-too-slow",
            Trouble::TooLong => "trouble-too-long",
            Trouble::Holding => "trouble-holding",
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
            Trouble::OtherRules => "trouble-other-rules-text",
            Trouble::NotOver => "trouble-not-over-text",
            Trouble::TooManyRequests => "trouble-too-many-requests-text",
            Trouble::TooSlow => "trouble-too-slow-text",
            Trouble::TooLong => "trouble-too-long-text",
            Trouble::Holding => "trouble-holding-text",
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
