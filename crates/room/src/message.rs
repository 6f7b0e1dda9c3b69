//! Everything that goes into a room and everything that comes out of it.

use std::fmt;
use std::sync::Arc;

use catalog::{Advice, Answer, AnyEvent, AnyQuestion, AnySight, Asked, PutRefused};
use table::{Outcome, Seat, Seed, SeedHash, Waiting};
use wire::{NewsStep, Notice, Question, Reach, Refusal, Said, Saying, SeatClock, SeatInfo, TakeBackRequest};

use crate::backlog::HeardStep;
use crate::lag::RoundTripBy;
use crate::places::{Occupant, Sitting};

/// Milliseconds on the driver's clock, from any fixed moment on.
pub type Ms = u64;

/// An open connection of a guest, who may have several.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConnectionId(pub u64);

/// A question that the driver wants answered by [`Effect::Reply`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RequestId(pub u64);

/// Somebody who visits the house.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct GuestId(pub Arc<str>);

impl fmt::Debug for GuestId {
    /// Does not print the id: a log must not say who is who.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GuestId(..)")
    }
}

/// What a room is told.
pub enum Message {
    /// A guest opened a connection and has seen everything up to a sequence number, or nothing.
    Arrive {
        /// The connection.
        connection: ConnectionId,
        /// Who.
        guest: GuestId,
        /// The last sequence number this guest has of this table.
        have: Option<u32>,
    },
    /// A connection was closed.
    Depart {
        /// The connection.
        connection: ConnectionId,
    },
    /// A connection fell behind and lost messages; it needs the whole picture.
    Lost {
        /// The connection.
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
        /// Over which connection.
        connection: ConnectionId,
        /// The token of the question that is answered.
        token: u32,
        /// The action, in notation.
        action: String,
    },
    /// Somebody wants to take back what they did last.
    TakeBack {
        /// Over which connection.
        connection: ConnectionId,
    },
    /// Somebody answers a take-back request.
    Consent {
        /// Over which connection.
        connection: ConnectionId,
        /// What they say to it.
        consent: Consent,
    },
    /// Somebody wants to know what a master would do.
    AskHint {
        /// Over which connection.
        connection: ConnectionId,
    },
    /// Somebody says something.
    Say {
        /// Over which connection.
        connection: ConnectionId,
        /// The name of a spectator; players have one at the table.
        name: Option<String>,
        /// What.
        saying: Saying,
    },
    /// One of several people at one device has it now and wants to see their hand.
    OpenCurtain {
        /// Over which connection.
        connection: ConnectionId,
        /// Where they sit.
        seat: Seat,
    },
    /// A bot has thought, and heard everything it was to hear before.
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
    /// A bot was told not to think in time: it has heard nothing of what it was asked, and can be asked again.
    BotCanceled {
        /// Where it sits.
        seat: Seat,
    },
    /// Too much waits to be thought out: the bot has heard nothing of what it was asked, and is asked again later.
    BotPutOff {
        /// Where it sits.
        seat: Seat,
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
    /// How long a message to this connection and back took.
    RoundTrip {
        /// The connection.
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
    /// Send something over a connection.
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
        /// What it heard since it last thought.
        news: Vec<Arc<dyn AnyEvent>>,
        /// What it is asked.
        question: AnyQuestion,
        /// The token to answer with.
        token: u32,
    },
    /// The bot on this seat thinks about a question that has passed. If it has not begun, it need not: then say
    /// [`Message::BotCanceled`]. Otherwise it is to end its search; its answer, which no longer counts, is waited for.
    CancelThought(Seat),
    /// The bot on this seat was sent away while it thought: its search is to end, and nobody waits for its answer.
    DismissBot(Seat),
}

/// Whether a bot knows the table already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstThought {
    /// A bot is to be made.
    Yes,
    /// The bot that thought before goes on.
    No,
}

/// What a room says over a connection.
#[derive(Clone)]
pub enum Sent {
    /// How things stand and what is new.
    Frame(Box<Frame>),
    /// Who sits where and who is there.
    Seats {
        /// Every seat as everybody sees it: without the id of its guest.
        seats: Arc<[SeatInfo]>,
        /// The seat of the guest who is told.
        you: Option<Seat>,
    },
    /// An action was not carried out.
    Refused {
        /// The token it came with.
        token: u32,
        /// Why.
        reason: RoomRefused,
    },
    /// Somebody asks to take something back, or nobody does any more.
    TakeBackRequest(Option<TakeBackRequest>),
    /// What was said at the table: all that the guest may hear.
    Talk(Arc<[Arc<Said>]>),
    /// Something was said at the table.
    Said(Arc<Said>),
    /// What the strongest player would do: the answer to a guest who asked.
    Advice {
        /// The token of the question.
        token: u32,
        /// What it would do first, then what else looks good.
        best: Arc<[Advice]>,
    },
    /// Something about the house.
    Notice(Notice),
}

/// The answer to a take-back request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Consent {
    /// It may be taken back.
    Agree,
    /// It stands.
    Decline,
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
    pub clocks: Vec<SeatClock>,
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
    /// Counts down what is left of every limit: the frame is shown this number of milliseconds later.
    pub fn pass(&mut self, passed: Ms) {
        for clock in self.clocks.iter_mut().filter(|clock| clock.runs) {
            clock.left_ms = clock.left_ms.saturating_sub(passed);
        }
        let passed = u32::try_from(passed).unwrap_or(u32::MAX);
        self.time_left_ms = self.time_left_ms.map(|left| left.saturating_sub(passed));
    }

    /// The frame as a program is sent it.
    pub fn to_wire(&self) -> wire::Frame {
        let question = |ask: Ask| Question {
            token: ask.token,
            must: ask.asked == Asked::Must,
            actions: self.sight.legal_json().into(),
        };
        let step = |step: &HeardStep| {
            // What is covered by now is not told again to somebody who was away.
            let told = step.events.iter().filter(|event| step.seq == self.seq || !event.fades());
            let events = told.map(|event| event.json().into()).collect();
            NewsStep { seq: step.seq, events, took_back: step.took_back }
        };
        wire::Frame {
            seq: self.seq,
            reach: self.reach,
            you: self.you,
            news: self.news.iter().map(step).collect(),
            view: self.sight.json().into(),
            ask: self.ask.map(question),
            acted: self.acted.filter(|&seq| seq > 0),
            waiting: self.waiting,
            time_left_ms: self.time_left_ms,
            clocks: self.clocks.clone(),
            curtain: self.curtain,
            hash: self.hash,
            outcome: self.over.map(|(outcome, _)| outcome),
            seed: self.over.map(|(_, seed)| seed.to_string()),
        }
    }
}

/// A question to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ask {
    /// The token that an answer has to carry.
    pub token: u32,
    /// Whether the game waits for it.
    pub asked: Asked,
}

/// Why a room did not do what it was asked. The sentences for people are in `boards`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RoomRefused {
    /// For a reason that has nothing to do with the rules of the game.
    Table(Refusal),
    /// The rules, or the notation, refuse the action.
    Rules(PutRefused),
}

impl RoomRefused {
    /// The code for programs.
    pub fn code(&self) -> Refusal {
        match self {
            RoomRefused::Table(refusal) => *refusal,
            RoomRefused::Rules(PutRefused::Forbidden(_)) => Refusal::Forbidden,
            RoomRefused::Rules(PutRefused::Over) => Refusal::Over,
            RoomRefused::Rules(PutRefused::NotAsked { .. }) => Refusal::NotAsked,
            RoomRefused::Rules(PutRefused::NoLimit) => Refusal::NoLimit,
            RoomRefused::Rules(PutRefused::Unreadable { .. }) => Refusal::NotAnAction,
        }
    }
}

impl From<Refusal> for RoomRefused {
    fn from(refusal: Refusal) -> RoomRefused {
        RoomRefused::Table(refusal)
    }
}
