//! Everything that goes into a room and everything that comes out of it.

use std::fmt;
use std::sync::Arc;

use catalog::{Advice, Answer, AnyEvent, AnyQuestion, AnySight};
use table::{Outcome, Seat, SeatSet, Seed, SeedHash, Waiting};

use crate::backlog::HeardStep;
use crate::clocks::SeatTime;
use crate::lag::RoundTripBy;
use crate::places::{Occupant, Sitting};
use crate::talk::{Said, Saying};

/// Milliseconds on the driver's clock, from any fixed moment on.
pub type Ms = u64;

/// One open line to somebody; a guest may have several.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConnectionId(pub u64);

/// A question that the driver wants answered by [`Effect::Reply`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RequestId(pub u64);

/// Somebody who visits the house.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct GuestId(pub Arc<str>);

impl fmt::Debug for GuestId {
    /// Does not print the id: whoever reads a log must not learn who is who.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GuestId(..)")
    }
}

/// What a room is told.
pub enum Message {
    /// A guest opened a line and has seen everything up to a sequence number, or nothing.
    Arrive {
        /// The line.
        connection: ConnectionId,
        /// Who.
        guest: GuestId,
        /// The last sequence number this guest has of this table.
        have: Option<u32>,
    },
    /// A line was closed.
    Depart {
        /// The line.
        connection: ConnectionId,
    },
    /// A line fell behind and lost messages; it needs the whole picture.
    Lost {
        /// The line.
        connection: ConnectionId,
    },
    /// A guest wants a seat.
    Sit {
        /// Who is told whether it worked.
        request: RequestId,
        /// Who.
        guest: GuestId,
        /// The name to show.
        name: String,
        /// Which seat, or any that is open.
        seat: Option<Seat>,
        /// Whether the guest changes seats or somebody sits down beside them.
        sitting: Sitting,
    },
    /// The host changes who sits on a seat before the game starts.
    Arrange {
        /// Who is told whether it worked.
        request: RequestId,
        /// Who asks.
        guest: GuestId,
        /// Which seat.
        seat: Seat,
        /// Who is to sit there: a bot, or nobody yet.
        occupant: Occupant,
    },
    /// The host wants to begin; bots take the seats that are still open.
    Start {
        /// Who is told whether it worked.
        request: RequestId,
        /// Who asks.
        guest: GuestId,
    },
    /// Somebody acts.
    Choose {
        /// Over which line.
        connection: ConnectionId,
        /// The token of the question that is answered.
        token: u32,
        /// The action, in notation.
        action: String,
    },
    /// Somebody wants to take back what they did last.
    TakeBack {
        /// Over which line.
        connection: ConnectionId,
    },
    /// Somebody answers a plea to take something back.
    Consent {
        /// Over which line.
        connection: ConnectionId,
        /// What they say to it.
        consent: Consent,
    },
    /// Somebody wants to know what a master would do.
    AskHint {
        /// Over which line.
        connection: ConnectionId,
    },
    /// Somebody says something.
    Say {
        /// Over which line.
        connection: ConnectionId,
        /// The name of whoever watches; those who sit at the table have one.
        name: Option<String>,
        /// What.
        saying: Saying,
    },
    /// One of several people at one device has it now and wants to see their hand.
    OpenCurtain {
        /// Over which line.
        connection: ConnectionId,
        /// Where they sit.
        seat: Seat,
    },
    /// A bot has thought.
    BotAnswered {
        /// Where it sits.
        seat: Seat,
        /// The token of the question that is answered.
        token: u32,
        /// What it does; nothing lets a chance pass.
        answer: Option<Answer>,
    },
    /// A bot broke; the room makes it do something legal, so that the table goes on.
    BotFailed {
        /// Where it sits.
        seat: Seat,
        /// The token of the question it broke on.
        token: u32,
    },
    /// The input of this step is stored for good.
    Stored {
        /// The number of the input, from 0.
        step: u32,
    },
    /// The store can't be reached; inputs wait.
    StoreDown,
    /// The store is back.
    StoreUp,
    /// How long a message to this line and back took.
    RoundTrip {
        /// The line.
        connection: ConnectionId,
        /// Who measured it.
        by: RoundTripBy,
        /// Milliseconds there and back.
        ms: u32,
    },
    /// Time has passed.
    Tick,
}

/// What a room wants done, in this order.
pub enum Effect {
    /// Send something over a line.
    Send(ConnectionId, Sent),
    /// Answer a request.
    Reply(RequestId, Result<Option<Seat>, RoomRefused>),
    /// Store the input of a step, then say [`Message::Stored`].
    Append {
        /// The number of the input, from 0.
        step: u32,
        /// The line of the record.
        line: String,
    },
    /// Store how much time everybody has left, and after how many milliseconds somebody has none.
    SaveClocks {
        /// Milliseconds by seat.
        left_ms: Vec<Ms>,
        /// When the table has to be awake although nobody is there.
        due_in_ms: Option<Ms>,
    },
    /// Let the strongest player think for somebody who asked for a hint.
    Hint {
        /// Who asked.
        connection: ConnectionId,
        /// Everything they heard.
        news: Vec<Arc<dyn AnyEvent>>,
        /// What they are asked.
        question: AnyQuestion,
        /// The token of the question.
        token: u32,
    },
    /// Store who sits on a seat now.
    SaveSeat(Seat, Occupant),
    /// Store that the game has begun.
    SaveStart,
    /// Store the result.
    SaveResult(Outcome),
    /// Let a bot think, then say [`Message::BotAnswered`].
    Think {
        /// Where it sits.
        seat: Seat,
        /// Its level.
        level: String,
        /// Whether it is new to the table: then `news` begins with the set-up.
        first: FirstThought,
        /// What it heard since it was last asked.
        news: Vec<Arc<dyn AnyEvent>>,
        /// What it is asked.
        question: AnyQuestion,
        /// The token to answer with.
        token: u32,
    },
}

/// Whether a bot knows the table already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstThought {
    /// A bot is to be made.
    Yes,
    /// The bot that thought before goes on.
    No,
}

/// What a room says over a line.
#[derive(Clone)]
pub enum Sent {
    /// How things stand and what is new.
    Frame(Box<Frame>),
    /// Who sits where and who is there.
    Seats(Arc<[SeatNote]>),
    /// An action was not carried out.
    Refused {
        /// The token it came with.
        token: u32,
        /// Why.
        reason: RoomRefused,
    },
    /// Somebody asks to take something back, or nobody does any more.
    Plea(Option<Plea>),
    /// What was said at the table: all that the guest may hear.
    Talk(Arc<[Arc<Said>]>),
    /// Something was said at the table.
    Said(Arc<Said>),
    /// What the strongest player would do, for whoever asked.
    Advice {
        /// The token of the question.
        token: u32,
        /// What it would do first, then what else looks good.
        best: Arc<[Advice]>,
    },
    /// Something about the house.
    Notice(Notice),
}

/// Somebody took something back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TookBack {
    /// Who.
    pub seat: Seat,
    /// How many inputs no longer count.
    pub inputs: usize,
}

/// Somebody asks the others to let them take something back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plea {
    /// Who asks.
    pub seat: Seat,
    /// How many inputs would no longer count.
    pub inputs: usize,
    /// Who has not answered yet.
    pub asked: SeatSet,
}

/// What somebody says to a plea.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Consent {
    /// It may be taken back.
    Agree,
    /// It stands.
    Decline,
}

/// How much a frame covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// The one step that follows what was sent before.
    Step,
    /// Everything since the sequence number the guest had.
    Missed,
    /// The whole picture, whatever was sent before.
    Whole,
}

/// How things stand for one viewer, and the news that lead there.
#[derive(Clone)]
pub struct Frame {
    /// The sequence number of this viewer, without gaps.
    pub seq: u32,
    /// How much the news cover.
    pub reach: Reach,
    /// The seat of the viewer, or none for a spectator.
    pub you: Option<Seat>,
    /// The news, step by step.
    pub news: Vec<HeardStep>,
    /// What the viewer sees and can do.
    pub sight: Arc<dyn AnySight>,
    /// What the viewer is asked.
    pub ask: Option<Ask>,
    /// Whom the game waits for.
    pub waiting: Waiting,
    /// How many milliseconds are left of the limit that the rules set, when this was sent.
    pub time_left_ms: Option<u32>,
    /// How much time every seat has left; nothing at a table without clocks.
    pub clocks: Vec<SeatTime>,
    /// The number of the picture that the viewer's own latest act led to; nothing for a spectator.
    pub acted: Option<u32>,
    /// Whom to hand the device to, if several people share it and the next one has not taken it yet.
    pub curtain: Option<Seat>,
    /// The hash of the seed.
    pub hash: SeedHash,
    /// The result and the seed, once the game is over.
    pub over: Option<(Outcome, Seed)>,
}

impl Frame {
    /// Counts down what is left of every limit, for whoever shows this so many milliseconds later.
    pub fn pass(&mut self, passed: Ms) {
        for clock in self.clocks.iter_mut().filter(|clock| clock.runs) {
            clock.left_ms = clock.left_ms.saturating_sub(passed);
        }
        let passed = u32::try_from(passed).unwrap_or(u32::MAX);
        self.time_left_ms = self.time_left_ms.map(|left| left.saturating_sub(passed));
    }
}

/// A question to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ask {
    /// The token that an answer has to carry.
    pub token: u32,
    /// Whether the game waits for it.
    pub asked: catalog::Asked,
}

/// One seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatNote {
    /// Who sits there.
    pub occupant: Occupant,
    /// Whether they are there; bots always are.
    pub presence: Presence,
    /// Whether the guest is the host of the table.
    pub host: bool,
}

/// Whether somebody is at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presence {
    /// A line to them is open.
    Here,
    /// No line to them is open; the seat is kept.
    Away,
    /// They have been away for so long that a bot plays for them until they are back.
    StoodIn,
}

/// Something about the house that concerns everybody at the table.
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

/// Why a room did not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RoomRefused {
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
    /// The level is not one of the game's.
    Level(String),
    /// They have done nothing that could be taken back.
    NothingToTakeBack,
    /// Something hidden was told, or somebody else acted since, and this table takes no more than that back.
    TakeBackRefused,
    /// They have taken something back as often as one may in a game.
    NoTakeBacksLeft,
    /// Another plea is open.
    PleaOpen,
    /// Nobody asks for anything, or not this guest.
    NoPlea,
    /// This table gives no hints.
    NoHints,
    /// There is nothing to give a hint for now.
    NothingToHint,
    /// A hint for this guest is being thought out.
    HintRunning,
    /// Too much is to be thought out already.
    TooBusy,
    /// There was nothing to say.
    NothingSaid,
    /// The rules, or the notation, refuse the action.
    Rules(catalog::PutRefused),
}

impl fmt::Display for RoomRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            RoomRefused::Stale => "that moment has passed: look at the table and choose again",
            RoomRefused::Slower => "somebody was faster: look at the table and choose again",
            RoomRefused::NotStarted => "the game has not begun: wait for the host to start it",
            RoomRefused::AlreadyStarted => "the game has begun: the seats can't be changed any more",
            RoomRefused::Spectator => "you are watching: only those who sit at the table can act",
            RoomRefused::NotHost => "only the host of the table can do this",
            RoomRefused::SeatTaken => "somebody sits there already: choose another seat",
            RoomRefused::NoSuchSeat => "there is no such seat at this table",
            RoomRefused::Full => "every seat is taken: you can watch",
            RoomRefused::Level(reason) => reason,
            RoomRefused::NothingToTakeBack => "you have done nothing that could be taken back",
            RoomRefused::TakeBackRefused => {
                "something hidden was told or somebody acted since: at this table that can't be taken back"
            }
            RoomRefused::NoTakeBacksLeft => "you have taken something back 50 times: in one game that is all",
            RoomRefused::PleaOpen => "somebody has asked to take something back already: wait for the answers",
            RoomRefused::NoPlea => "nobody asks you for anything any more",
            RoomRefused::NoHints => "this table gives no hints",
            RoomRefused::NothingToHint => "a hint is for when it is your turn",
            RoomRefused::HintRunning => "a hint for you is being thought out: wait for it",
            RoomRefused::TooBusy => "too many hints are being thought out: ask again in a moment",
            RoomRefused::NothingSaid => "there was nothing to say: write a line first",
            RoomRefused::Rules(refused) => return refused.fmt(f),
        };
        f.write_str(text)
    }
}

impl std::error::Error for RoomRefused {}
