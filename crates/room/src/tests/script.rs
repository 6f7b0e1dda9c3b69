//! A driver for tests: it carries effects out by hand and writes down who was told what.

use catalog::AnyGame;
use table::{Rng, Seat, Seed};
use wire::{Refusal, TableSettings};

use crate::{
    ConnectionId, Effect, Frame, GuestId, Message, Ms, Occupant, RequestId, Room, RoomRefused, RoomSetup, Sent,
};

pub(super) const A: Seat = Seat::new(0);
pub(super) const B: Seat = Seat::new(1);

/// Whether an input is acknowledged by the store as soon as it is appended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Store {
    AtOnce,
    WhenTold,
}

pub(super) struct Script {
    pub(super) room: Room,
    pub(super) now: Ms,
    pub(super) store: Store,
    /// What was appended, in order.
    pub(super) appended: Vec<String>,
    /// What each connection was sent, in order.
    pub(super) sent: Vec<(ConnectionId, Sent)>,
    pub(super) replies: Vec<Result<Option<Seat>, RoomRefused>>,
    pub(super) thoughts: Vec<Effect>,
    pub(super) results: usize,
    /// How many bots were sent away while they thought.
    pub(super) dismissed: usize,
    /// What was last kept of the clocks.
    pub(super) clocks: (Vec<Ms>, Option<Ms>),
}

pub(super) fn guest(name: &str) -> GuestId {
    GuestId(name.into())
}

pub(super) fn person(name: &str) -> Occupant {
    Occupant::Guest { id: guest(name), name: name.to_string() }
}

pub(super) fn bot() -> Occupant {
    Occupant::Bot { level: "anyhow".to_string() }
}

pub(super) fn setup(game: &'static dyn AnyGame, places: Vec<Occupant>) -> RoomSetup {
    RoomSetup {
        game,
        rules: game.rules(),
        options: Vec::new(),
        seed: Seed::numbered(7, 7),
        places,
        host: guest("Anne"),
        bot_delay_ms: 500..=900,
        settings: TableSettings::default(),
    }
}

impl Script {
    /// A table at which the host sits on seat A and everybody's connection has the number of their seat.
    pub(super) fn new(game: &'static dyn AnyGame, places: Vec<Occupant>) -> Script {
        Script::with(Room::new(setup(game, places), Rng::new(&Seed::numbered(1, 1))))
    }

    pub(super) fn with(room: Room) -> Script {
        Script {
            room,
            now: 10_000,
            store: Store::AtOnce,
            appended: Vec::new(),
            sent: Vec::new(),
            replies: Vec::new(),
            thoughts: Vec::new(),
            results: 0,
            dismissed: 0,
            clocks: (Vec::new(), None),
        }
    }

    /// Two guests, Anne and Ben, in a game that has begun, with connections 0 and 1, and a spectator on connection 9.
    pub(super) fn two_guests(game: &'static dyn AnyGame) -> Script {
        Script::two_guests_with(game, TableSettings::default())
    }

    /// The same at a table that has agreed on something.
    pub(super) fn two_guests_with(game: &'static dyn AnyGame, settings: TableSettings) -> Script {
        let setup = RoomSetup { settings, ..setup(game, vec![person("Anne"), person("Ben")]) };
        let mut script = Script::with(Room::new(setup, Rng::new(&Seed::numbered(1, 1))));
        script.arrive(0, "Anne", None);
        script.arrive(1, "Ben", None);
        script.arrive(9, "Zoe", None);
        script.start();
        script
    }

    /// Guests in a game that has begun, with connections from 0 on. The first of them must be Anne, the host.
    pub(super) fn guests(game: &'static dyn AnyGame, names: &[&str]) -> Script {
        let mut script = Script::new(game, names.iter().map(|name| person(name)).collect());
        for (connection, name) in (0..).zip(names) {
            script.arrive(connection, name, None);
        }
        script.start();
        script
    }

    pub(super) fn depart(&mut self, connection: u64) {
        self.put(Message::Depart { connection: ConnectionId(connection) });
    }

    /// The connection, of 0 and 1, that is asked now.
    pub(super) fn asked(&self) -> u64 {
        [0, 1].into_iter().find(|&connection| self.last_frame(connection).ask.is_some()).expect("somebody is asked")
    }

    pub(super) fn start(&mut self) {
        self.put(Message::Start { request: RequestId(1), guest: guest("Anne") });
    }

    pub(super) fn arrive(&mut self, connection: u64, name: &str, have: Option<u32>) {
        self.put(Message::Arrive { connection: ConnectionId(connection), guest: guest(name), have });
    }

    pub(super) fn choose(&mut self, connection: u64, token: u32, action: &str) {
        self.put(Message::Choose { connection: ConnectionId(connection), token, action: action.to_string() });
    }

    /// The connection answers what it was last asked with its first legal action.
    pub(super) fn choose_first(&mut self, connection: u64) {
        let frame = self.last_frame(connection);
        let token = frame.ask.expect("this connection is asked").token;
        let action = frame.sight.legal()[0].clone();
        self.choose(connection, token, &action);
    }

    /// The answer of a bot, given in notation.
    pub(super) fn answer(&self, action: &str, after_ms: u32) -> Option<catalog::Answer> {
        let play = self.room.play.as_ref().expect("the game has begun");
        Some(catalog::Answer { action: play.table.parse(action).expect("an action of the game"), after_ms })
    }

    pub(super) fn put(&mut self, message: Message) {
        let effects = self.room.handle(self.now, message);
        self.carry_out(effects);
    }

    pub(super) fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Send(connection, sent) => self.sent.push((connection, sent)),
                Effect::Reply(_, reply) => self.replies.push(reply),
                Effect::Append { step, line } => {
                    assert_eq!(step as usize, self.appended.len(), "inputs are appended in order");
                    self.appended.push(line);
                    if self.store == Store::AtOnce {
                        self.put(Message::Stored { step });
                    }
                }
                Effect::SaveSeat(..) | Effect::SaveStart => {}
                Effect::SaveClocks { left_ms, due_in_ms } => self.clocks = (left_ms, due_in_ms),
                Effect::SaveResult(_) => self.results += 1,
                thought @ (Effect::Think { .. } | Effect::Hint { .. }) => self.thoughts.push(thought),
                Effect::CancelThought(seat) => self.cancel_thought(seat),
                Effect::DismissBot(dismissed) => {
                    self.dismissed += 1;
                    self.thoughts
                        .retain(|thought| !matches!(thought, Effect::Think { seat, .. } if *seat == dismissed));
                }
            }
        }
    }

    /// Lets time pass, waking the room whenever it wants.
    pub(super) fn wait(&mut self, ms: Ms) {
        let end = self.now + ms;
        while let Some(at) = self.room.next_wake().filter(|&at| at <= end) {
            self.now = self.now.max(at);
            self.put(Message::Tick);
        }
        self.now = end;
    }

    pub(super) fn frames(&self, connection: u64) -> Vec<&Frame> {
        let of_connection = self.sent.iter().filter(|(to, _)| *to == ConnectionId(connection));
        let frames = of_connection
            .filter_map(|(_, sent)| if let Sent::Frame(frame) = sent { Some(frame.as_ref()) } else { None });
        frames.collect()
    }

    pub(super) fn last_frame(&self, connection: u64) -> &Frame {
        self.frames(connection).last().copied().expect("this connection was shown something")
    }

    pub(super) fn refusals(&self, connection: u64) -> Vec<Refusal> {
        let of_connection = self.sent.iter().filter(|(to, _)| *to == ConnectionId(connection));
        let code = |sent: &Sent| if let Sent::Refused { reason, .. } = sent { Some(reason.code()) } else { None };
        of_connection.filter_map(|(_, sent)| code(sent)).collect()
    }

    /// A bot that has not begun to think need not.
    fn cancel_thought(&mut self, canceled: Seat) {
        let waiting = self.thoughts.len();
        self.thoughts.retain(|thought| !matches!(thought, Effect::Think { seat, .. } if *seat == canceled));
        if self.thoughts.len() < waiting {
            self.put(Message::BotCanceled { seat: canceled });
        }
    }

    /// Every bot that was asked answers with the first thing that is legal.
    pub(super) fn answer_thoughts(&mut self) {
        for thought in std::mem::take(&mut self.thoughts) {
            let Effect::Think { seat, token, .. } = thought else { continue };
            let action = self.room.play.as_ref().and_then(|play| play.table.first_legal(seat));
            let answer = action.map(|action| catalog::Answer { action, after_ms: 300 });
            self.put(Message::BotAnswered { seat, token, answer });
        }
    }

    /// Everybody who is asked does something legal until the game is over.
    pub(super) fn play_to_the_end(&mut self, connections: &[u64]) {
        while self.room.outcome().is_none() {
            let asked = connections.iter().copied().find(|&connection| self.last_frame(connection).ask.is_some());
            self.choose_first(asked.expect("somebody is asked"));
        }
    }
}
