//! A driver for tests: it carries effects out by hand and writes down who was told what.

use catalog::AnyGame;
use table::{Rng, Seat, Seed};

use crate::{
    ConnectionId, Effect, Frame, GuestId, Manners, Message, Ms, Occupant, RequestId, Room, RoomRefused, RoomSetup, Sent,
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
    /// What each line was sent, in order.
    pub(super) sent: Vec<(ConnectionId, Sent)>,
    pub(super) replies: Vec<Result<Option<Seat>, RoomRefused>>,
    pub(super) thoughts: Vec<Effect>,
    pub(super) results: usize,
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
        manners: Manners::default(),
    }
}

impl Script {
    /// A table at which the host sits on seat A and everybody's line has the number of their seat.
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
            clocks: (Vec::new(), None),
        }
    }

    /// Two guests, Anne and Ben, in a game that has begun, with lines 0 and 1, and a spectator on line 9.
    pub(super) fn two_guests(game: &'static dyn AnyGame) -> Script {
        Script::two_guests_with(game, Manners::default())
    }

    /// The same at a table that has agreed on something.
    pub(super) fn two_guests_with(game: &'static dyn AnyGame, manners: Manners) -> Script {
        let setup = RoomSetup { manners, ..setup(game, vec![person("Anne"), person("Ben")]) };
        let mut script = Script::with(Room::new(setup, Rng::new(&Seed::numbered(1, 1))));
        script.arrive(0, "Anne", None);
        script.arrive(1, "Ben", None);
        script.arrive(9, "Zoe", None);
        script.start();
        script
    }

    /// Guests in a game that has begun, with lines from 0 on. The first of them must be Anne, the host.
    pub(super) fn guests(game: &'static dyn AnyGame, names: &[&str]) -> Script {
        let mut script = Script::new(game, names.iter().map(|name| person(name)).collect());
        for (line, name) in (0..).zip(names) {
            script.arrive(line, name, None);
        }
        script.start();
        script
    }

    pub(super) fn depart(&mut self, line: u64) {
        self.put(Message::Depart { connection: ConnectionId(line) });
    }

    /// The line, of 0 and 1, that is asked now.
    pub(super) fn asked(&self) -> u64 {
        [0, 1].into_iter().find(|&line| self.last_frame(line).ask.is_some()).expect("somebody is asked")
    }

    pub(super) fn start(&mut self) {
        self.put(Message::Start { request: RequestId(1), guest: guest("Anne") });
    }

    pub(super) fn arrive(&mut self, line: u64, name: &str, have: Option<u32>) {
        self.put(Message::Arrive { connection: ConnectionId(line), guest: guest(name), have });
    }

    pub(super) fn choose(&mut self, line: u64, token: u32, action: &str) {
        self.put(Message::Choose { connection: ConnectionId(line), token, action: action.to_string() });
    }

    /// The line answers what it was last asked with its first legal action.
    pub(super) fn choose_first(&mut self, line: u64) {
        let frame = self.last_frame(line);
        let token = frame.ask.expect("this line is asked").token;
        let action = frame.sight.legal()[0].clone();
        self.choose(line, token, &action);
    }

    pub(super) fn put(&mut self, message: Message) {
        let effects = self.room.handle(self.now, message);
        self.carry_out(effects);
    }

    pub(super) fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Send(line, sent) => self.sent.push((line, sent)),
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

    pub(super) fn frames(&self, line: u64) -> Vec<&Frame> {
        let of_line = self.sent.iter().filter(|(to, _)| *to == ConnectionId(line));
        let frames =
            of_line.filter_map(|(_, sent)| if let Sent::Frame(frame) = sent { Some(frame.as_ref()) } else { None });
        frames.collect()
    }

    pub(super) fn last_frame(&self, line: u64) -> &Frame {
        self.frames(line).last().copied().expect("this line was shown something")
    }

    pub(super) fn refusals(&self, line: u64) -> Vec<String> {
        let of_line = self.sent.iter().filter(|(to, _)| *to == ConnectionId(line));
        let refusals =
            of_line.filter_map(
                |(_, sent)| if let Sent::Refused { reason, .. } = sent { Some(reason.to_string()) } else { None },
            );
        refusals.collect()
    }

    /// Every bot that was asked answers with the first thing that is legal.
    pub(super) fn answer_thoughts(&mut self) {
        for thought in std::mem::take(&mut self.thoughts) {
            let Effect::Think { seat, token, .. } = thought else { continue };
            let answer = self.room.legal_for_tests(seat).into_iter().next();
            let answer = answer.map(|action| catalog::Answer { action, after_ms: 300 });
            self.put(Message::BotAnswered { seat, token, answer });
        }
    }

    /// Everybody who is asked does something legal until the game is over.
    pub(super) fn play_to_the_end(&mut self, lines: &[u64]) {
        while self.room.outcome().is_none() {
            let asked = lines.iter().copied().find(|&line| self.last_frame(line).ask.is_some());
            self.choose_first(asked.expect("somebody is asked"));
        }
    }
}
