//! The messages on a socket, as `docs/PROTOCOL.md` describes them.

use boards::Lang;
use room::{Frame, Notice, Reach, RoomRefused, SeatNote};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Outcome, Seat, Waiting};

/// What a guest says.
#[derive(Deserialize, PartialEq, Eq, Debug)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum FromGuest {
    /// Does something.
    Choose {
        /// The token of the question that is answered.
        token: u32,
        /// The action, in notation.
        action: String,
    },
    /// Answers a ping.
    Pong {
        /// The number of the ping.
        n: u64,
    },
}

/// What the house says to a program.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum ToProgram<'a> {
    /// How things stand and what is new.
    Frame {
        seq: u32,
        reach: &'static str,
        you: Option<Seat>,
        news: Vec<NewsStep>,
        view: Box<RawValue>,
        #[serde(skip_serializing_if = "Option::is_none")]
        ask: Option<AskNote>,
        waiting: Waiting,
        #[serde(skip_serializing_if = "Option::is_none")]
        time_left_ms: Option<u32>,
        hash: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        outcome: Option<Outcome>,
        #[serde(skip_serializing_if = "Option::is_none")]
        seed: Option<String>,
    },
    /// Who sits where.
    Seats {
        /// Seat A first.
        seats: Vec<SeatEntry<'a>>,
    },
    /// An action was not carried out.
    Refused {
        /// The token it came with.
        token: u32,
        /// Why.
        text: String,
    },
    /// Something about the house.
    Notice {
        /// Which.
        kind: &'static str,
        /// In words.
        text: String,
    },
    /// To be answered at once with a pong of the same number.
    Ping {
        /// Its number.
        n: u64,
    },
    /// The house closes the socket.
    Bye {
        /// Why.
        text: String,
    },
}

/// The events of one step.
#[derive(Serialize)]
pub(crate) struct NewsStep {
    seq: u32,
    events: Vec<Box<RawValue>>,
}

/// What a seat is asked.
#[derive(Serialize)]
pub(crate) struct AskNote {
    token: u32,
    /// Whether the game waits for it; otherwise it can cut in or leave it.
    must: bool,
    actions: Vec<String>,
}

/// One seat.
#[derive(Serialize)]
pub(crate) struct SeatEntry<'a> {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'a str>,
    present: bool,
    host: bool,
}

/// What the house says to a browser.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum ToBrowser {
    /// The whole inside of the table's page, drawn.
    Table { html: String, seq: u32, reach: &'static str, announce: Vec<String> },
    /// An action was not carried out.
    Refused { token: u32, text: String },
    /// Something about the house.
    Notice { kind: &'static str, text: String },
    /// To be answered at once with a pong of the same number.
    Ping { n: u64 },
    /// The house closes the socket.
    Bye { text: String },
}

pub(crate) fn reach(reach: Reach) -> &'static str {
    match reach {
        Reach::Step => "step",
        Reach::Missed => "missed",
        Reach::Whole => "whole",
    }
}

/// A frame for a program.
pub(crate) fn frame(frame: &Frame) -> ToProgram<'static> {
    let ask = frame.ask.map(|ask| AskNote {
        token: ask.token,
        must: ask.asked == catalog::Asked::Must,
        actions: frame.sight.legal(),
    });
    let step = |step: &room::HeardStep| {
        // What is covered by now is not told again to whoever was away.
        let told = step.events.iter().filter(|event| step.seq == frame.seq || !event.fades());
        NewsStep { seq: step.seq, events: told.map(|event| event.json()).collect() }
    };
    ToProgram::Frame {
        seq: frame.seq,
        reach: reach(frame.reach),
        you: frame.you,
        news: frame.news.iter().map(step).collect(),
        view: frame.sight.json(),
        ask,
        waiting: frame.waiting,
        time_left_ms: frame.time_left_ms,
        hash: frame.hash.to_string(),
        outcome: frame.over.map(|(outcome, _)| outcome),
        seed: frame.over.map(|(_, seed)| seed.to_string()),
    }
}

/// The seats for a program.
pub(crate) fn seats(notes: &[SeatNote]) -> ToProgram<'_> {
    ToProgram::Seats { seats: notes.iter().map(seat_entry).collect() }
}

fn seat_entry(note: &SeatNote) -> SeatEntry<'_> {
    let (kind, name, level) = match &note.occupant {
        room::Occupant::Open => ("open", None, None),
        room::Occupant::Guest { name, .. } => ("guest", Some(name.as_str()), None),
        room::Occupant::Bot { level } => ("bot", None, Some(level.as_str())),
    };
    SeatEntry { kind, name, level, present: note.present, host: note.host }
}

/// The name of a notice in messages, and its sentence.
pub(crate) fn notice(notice: Notice, lang: Lang) -> (&'static str, String) {
    let (kind, notice) = match notice {
        Notice::Holding => ("holding", boards::Notice::Holding),
        Notice::GoingOn => ("going-on", boards::Notice::GoingOn),
        Notice::Reopened => ("reopened", boards::Notice::Reopened),
        Notice::Broken => ("broken", boards::Notice::Broken),
        Notice::Closing => ("closing", boards::Notice::Closing),
    };
    (kind, notice.text(lang))
}

/// Why a room refused something, in the language of the guest.
pub(crate) fn refusal(refused: &RoomRefused, lang: Lang) -> String {
    use boards::Refusal;
    let refusal = match refused {
        RoomRefused::Stale => Refusal::Stale,
        RoomRefused::Slower => Refusal::Slower,
        RoomRefused::NotStarted => Refusal::NotStarted,
        RoomRefused::AlreadyStarted => Refusal::AlreadyStarted,
        RoomRefused::Spectator => Refusal::Spectator,
        RoomRefused::NotHost => Refusal::NotHost,
        RoomRefused::SeatTaken => Refusal::SeatTaken,
        RoomRefused::NoSuchSeat => Refusal::NoSuchSeat,
        RoomRefused::Full => Refusal::Full,
        RoomRefused::Level(_) => Refusal::NoSuchLevel,
        RoomRefused::Rules(refused) => return refused.text(lang),
    };
    refusal.text(lang)
}
