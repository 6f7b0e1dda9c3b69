//! The messages on a socket, as `docs/PROTOCOL.md` describes them.

use boards::Lang;
use catalog::Advice;
use room::{Frame, Notice, Plea, Presence, Reach, RoomRefused, Said, Saying, SeatNote};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Outcome, Seat, SeatSet, Waiting};

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
    /// Wants to take back what they did last.
    TakeBack,
    /// Lets somebody take something back.
    Agree,
    /// Does not let somebody take something back.
    Decline,
    /// Wants to know what a master would do.
    Hint,
    /// Says something.
    Say {
        /// What.
        text: String,
    },
    /// Makes a gesture.
    Gesture {
        /// Its name.
        gesture: String,
    },
    /// Has the device now and wants to see their hand.
    OpenCurtain {
        /// The number of their seat, 0 for seat A.
        seat: u8,
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
        #[serde(skip_serializing_if = "Option::is_none")]
        acted: Option<u32>,
        waiting: Waiting,
        #[serde(skip_serializing_if = "Option::is_none")]
        time_left_ms: Option<u32>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        clocks: Vec<ClockEntry>,
        #[serde(skip_serializing_if = "Option::is_none")]
        curtain: Option<Seat>,
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
    /// Somebody asks to take something back, or nobody does any more.
    Plea { plea: Option<PleaEntry> },
    /// What was said so far.
    Talk { lines: Vec<SaidEntry<'a>> },
    /// Something was said.
    Said(SaidEntry<'a>),
    /// What a master would do.
    Hint { token: u32, best: Vec<AdviceEntry> },
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
    #[serde(skip_serializing_if = "Option::is_none")]
    took_back: Option<TookBackEntry>,
}

/// Somebody took something back.
#[derive(Serialize)]
pub(crate) struct TookBackEntry {
    seat: Seat,
    inputs: usize,
}

/// Somebody asks to take something back.
#[derive(Serialize)]
pub(crate) struct PleaEntry {
    seat: Seat,
    inputs: usize,
    asked: SeatSet,
}

/// The clock of a seat.
#[derive(Serialize)]
pub(crate) struct ClockEntry {
    left_ms: u64,
    runs: bool,
}

/// Something that was said.
#[derive(Serialize)]
pub(crate) struct SaidEntry<'a> {
    number: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gesture: Option<&'static str>,
}

/// Something that a master would consider.
#[derive(Serialize)]
pub(crate) struct AdviceEntry {
    action: String,
    /// The chance to win after it, from 0 to 1.
    chance: f32,
}

/// What a seat is asked.
#[derive(Serialize)]
pub(crate) struct AskNote {
    token: u32,
    /// Whether the game waits for it; otherwise it can cut in or leave it.
    must: bool,
    actions: Box<RawValue>,
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
    /// Whether a bot plays for them until they are back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    stood_in: bool,
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
    /// What a master would do: the page knows what the actions are called.
    Hint { token: u32, best: Vec<AdviceEntry> },
    /// Something about the house.
    Notice { kind: &'static str, text: String },
    /// To be answered at once with a pong of the same number.
    Ping { n: u64 },
    /// The house closes the socket.
    Bye { text: String },
}

/// What a master would consider, in the order in which it was found.
pub(crate) fn advice(advice: &[Advice]) -> Vec<AdviceEntry> {
    advice.iter().map(|Advice { action, chance }| AdviceEntry { action: action.clone(), chance: *chance }).collect()
}

/// Something that was said, for a program.
pub(crate) fn said(said: &Said) -> SaidEntry<'_> {
    let (text, gesture) = match &said.saying {
        Saying::Words(words) => (Some(words.as_str()), None),
        Saying::Gesture(gesture) => (None, Some(gesture.name())),
    };
    SaidEntry { number: said.number, seat: said.seat, name: &said.name, text, gesture }
}

/// A plea, for a program.
pub(crate) fn plea(plea: Plea) -> PleaEntry {
    PleaEntry { seat: plea.seat, inputs: plea.inputs, asked: plea.asked }
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
        actions: frame.sight.legal_json(),
    });
    let step = |step: &room::HeardStep| {
        // What is covered by now is not told again to whoever was away.
        let told = step.events.iter().filter(|event| step.seq == frame.seq || !event.fades());
        let took_back = step.took_back.map(|back| TookBackEntry { seat: back.seat, inputs: back.inputs });
        NewsStep { seq: step.seq, events: told.map(|event| event.json()).collect(), took_back }
    };
    ToProgram::Frame {
        seq: frame.seq,
        reach: reach(frame.reach),
        you: frame.you,
        news: frame.news.iter().map(step).collect(),
        view: frame.sight.json(),
        ask,
        acted: frame.acted.filter(|&seq| seq > 0),
        waiting: frame.waiting,
        time_left_ms: frame.time_left_ms,
        clocks: frame.clocks.iter().map(|time| ClockEntry { left_ms: time.left_ms, runs: time.runs }).collect(),
        curtain: frame.curtain,
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
    let (present, stood_in) = match note.presence {
        Presence::Here => (true, false),
        Presence::Away => (false, false),
        Presence::StoodIn => (false, true),
    };
    SeatEntry { kind, name, level, present, stood_in, host: note.host }
}

/// The name of a notice in messages, and its sentence.
pub(crate) fn notice(notice: Notice, lang: Lang) -> (&'static str, String) {
    let (kind, notice) = match notice {
        Notice::Holding => ("holding", boards::Notice::Holding),
        Notice::GoingOn => ("going-on", boards::Notice::GoingOn),
        Notice::Reopened => ("reopened", boards::Notice::Reopened),
        Notice::Broken => ("broken", boards::Notice::Broken),
        Notice::Closing => ("closing", boards::Notice::Closing),
        Notice::Abandoned => ("abandoned", boards::Notice::Abandoned),
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
        RoomRefused::NothingToTakeBack => Refusal::NothingToTakeBack,
        RoomRefused::TakeBackRefused => Refusal::TakeBack,
        RoomRefused::NoTakeBacksLeft => Refusal::NoTakeBacksLeft,
        RoomRefused::PleaOpen => Refusal::PleaOpen,
        RoomRefused::NoPlea => Refusal::NoPlea,
        RoomRefused::NoHints => Refusal::NoHints,
        RoomRefused::NothingToHint => Refusal::NothingToHint,
        RoomRefused::HintRunning => Refusal::HintRunning,
        RoomRefused::TooBusy => Refusal::TooBusy,
        RoomRefused::NothingSaid => Refusal::NothingSaid,
        RoomRefused::Rules(refused) => return boards::refuse(refused, lang),
    };
    refusal.text(lang)
}
