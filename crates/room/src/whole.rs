//! The room: messages in, effects out.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

use catalog::{AnyGame, OpenRefused};
use table::{Outcome, Record, ReplayError, Rng, Seat, Seed, Viewer, Waiting};

use crate::lag::Lag;
use crate::message::{ConnectionId, Effect, Frame, GuestId, Message, Ms, Notice, RoomRefused, SeatNote, Sent};
use crate::places::{Occupant, Places};
use crate::play::{Play, draw_delay, visible};
use crate::race::Offer;

/// What a table is set up with.
#[derive(Clone)]
pub struct RoomSetup {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Its options.
    pub options: Vec<(String, String)>,
    /// Its seed.
    pub seed: Seed,
    /// Who sits where.
    pub places: Vec<Occupant>,
    /// Who may arrange the seats and start.
    pub host: GuestId,
    /// How long bots take to answer, in milliseconds; drawn from this range whatever they think.
    pub bot_delay_ms: RangeInclusive<u32>,
}

/// A running table.
pub struct Room {
    game: &'static dyn AnyGame,
    options: Vec<(String, String)>,
    seed: Seed,
    places: Places,
    lines: BTreeMap<ConnectionId, Line>,
    play: Option<Play>,
    bot_delay_ms: RangeInclusive<u32>,
    rng: Rng,
    holding: bool,
}

struct Line {
    guest: GuestId,
    lag: Lag,
}

impl Room {
    /// A table whose game has not begun. `rng` is for the bots' delays only.
    pub fn new(setup: RoomSetup, rng: Rng) -> Room {
        Room {
            game: setup.game,
            options: setup.options,
            seed: setup.seed,
            places: Places::new(setup.places, setup.host),
            lines: BTreeMap::new(),
            play: None,
            bot_delay_ms: setup.bot_delay_ms,
            rng,
            holding: false,
        }
    }

    /// A table whose game was begun earlier, rebuilt from its stored inputs.
    pub fn restore(setup: RoomSetup, lines: &[String], rng: Rng, now: Ms) -> Result<Room, RestoreError> {
        let mut room = Room::new(setup, rng);
        let read = |line: &String| line.parse().map_err(|_| RestoreError::Line(line.clone()));
        let record = Record {
            game: room.game.name().to_string(),
            rules: room.game.rules(),
            seats: room.places.count(),
            options: room.options.clone(),
            seed: room.seed,
            players: Vec::new(),
            inputs: lines.iter().map(read).collect::<Result<_, _>>()?,
            result: None,
        };
        let mut steps = Vec::new();
        let mut before = Waiting::OVER;
        let replayed = room.game.rebuild(&record, &mut |step| {
            let after = step.table.waiting();
            steps.push((step.news, visible(before, after)));
            before = after;
        });
        let table = replayed.map_err(RestoreError::Replay)?;
        room.play = Some(Play::new(table, steps, now));
        Ok(room)
    }

    /// When the room wants to be told that time has passed.
    pub fn next_wake(&self) -> Option<Ms> {
        self.play.as_ref().and_then(Play::next_wake)
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.play.as_ref().and_then(|play| play.table().outcome())
    }

    /// The record of the finished game, with the names of the players; nothing while it runs, for it holds the seed.
    pub fn record(&self) -> Option<Record> {
        let play = self.play.as_ref()?;
        play.table().outcome()?;
        let name = |occupant: &Occupant| match occupant {
            Occupant::Open => "nobody".to_string(),
            Occupant::Guest { name, .. } => name.clone(),
            Occupant::Bot { level } => level.clone(),
        };
        let players = self.places.all().map(|(seat, occupant)| (seat, name(occupant))).collect();
        Some(Record { players, ..play.table().record() })
    }

    /// Whether the game has begun.
    pub fn has_started(&self) -> bool {
        self.play.is_some()
    }

    /// Whether no line is open and no bot is to move, so that the room can be put away until somebody comes.
    pub fn is_idle(&self) -> bool {
        let bot_moves = |play: &Play| {
            let waiting = play.table().waiting().anyone();
            self.places.all().any(|(seat, who)| waiting.contains(seat) && matches!(who, Occupant::Bot { .. }))
        };
        self.lines.is_empty() && !self.play.as_ref().is_some_and(|play| play.is_busy() || bot_moves(play))
    }

    /// The options of the table.
    pub fn options(&self) -> &[(String, String)] {
        &self.options
    }

    /// Whether this guest is the host.
    pub fn is_host(&self, guest: &GuestId) -> bool {
        self.places.is_host(guest)
    }

    /// How things stand for a guest, or for a spectator; nothing before the game has begun.
    pub fn look(&self, guest: Option<&GuestId>, now: Ms) -> Option<Frame> {
        let viewer = guest.map_or(Viewer::Spectator, |guest| self.viewer(guest));
        self.play.as_ref().map(|play| play.frame(viewer, None, now))
    }

    /// The seat of a guest.
    pub fn seat_of(&self, guest: &GuestId) -> Option<Seat> {
        self.places.seat_of(guest)
    }

    /// Who sits where, as everybody sees it.
    pub fn seats(&self) -> Arc<[SeatNote]> {
        let note = |(_, occupant): (Seat, &Occupant)| {
            let (present, host) = match occupant {
                Occupant::Open => (false, false),
                Occupant::Bot { .. } => (true, false),
                Occupant::Guest { id, .. } => {
                    (self.lines.values().any(|line| line.guest == *id), self.places.is_host(id))
                }
            };
            SeatNote { occupant: occupant.clone(), present, host }
        };
        self.places.all().map(note).collect()
    }

    /// What a seat can do, which is nobody's business but that seat's.
    #[cfg(test)]
    pub(crate) fn legal_for_tests(&self, seat: Seat) -> Vec<String> {
        self.play.as_ref().map_or(Vec::new(), |play| play.table().sight(Viewer::Seat(seat)).legal())
    }

    /// Begins to drive the room: a game whose seats are all taken begins, bots whose turn it is are asked, and a result
    /// that was not stored yet is.
    pub fn wake(&mut self, now: Ms) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.begin_if_full(now, &mut effects);
        self.ask_bots(&mut effects);
        effects.extend(self.outcome().map(Effect::SaveResult));
        effects
    }

    /// Takes a message in that arrived at this time.
    pub fn handle(&mut self, now: Ms, message: Message) -> Vec<Effect> {
        let mut effects = Vec::new();
        match message {
            Message::Arrive { connection, guest, have } => self.arrive(now, connection, guest, have, &mut effects),
            Message::Depart { connection } => {
                if self.lines.remove(&connection).is_some() {
                    self.tell_seats(&mut effects);
                }
            }
            Message::Lost { connection } => self.show(now, connection, None, &mut effects),
            Message::Sit { request, guest, name, seat } => {
                let reply = self.sit(now, &guest, name, seat, &mut effects);
                effects.push(Effect::Reply(request, reply));
            }
            Message::Arrange { request, guest, seat, occupant } => {
                let reply = self.arrange(now, &guest, seat, occupant, &mut effects);
                effects.push(Effect::Reply(request, reply));
            }
            Message::Start { request, guest } => {
                let reply = self.start(now, &guest, &mut effects);
                effects.push(Effect::Reply(request, reply));
            }
            Message::Choose { connection, token, action } => self.choose(now, connection, token, action, &mut effects),
            Message::BotAnswered { seat, token, answer } => {
                let delay = draw_delay(&self.bot_delay_ms, &mut self.rng);
                if let Some(play) = &mut self.play {
                    play.bot_answered(seat, token, answer, delay);
                }
                self.tick(now, &mut effects);
            }
            Message::BotFailed { seat, token } => {
                let delay = draw_delay(&self.bot_delay_ms, &mut self.rng);
                if let Some(play) = &mut self.play {
                    play.bot_failed(seat, token, delay);
                }
                self.tick(now, &mut effects);
            }
            Message::Stored { step } => self.stored(now, step, &mut effects),
            Message::StoreDown => self.hold(Notice::Holding, &mut effects),
            Message::StoreUp => self.hold(Notice::GoingOn, &mut effects),
            Message::RoundTrip { connection, ms } => {
                if let Some(line) = self.lines.get_mut(&connection) {
                    line.lag.measure(ms);
                }
            }
            Message::Tick => self.tick(now, &mut effects),
        }
        effects
    }

    /// Something to say to everybody, for instance that the house closes.
    pub fn announce(&self, notice: Notice) -> Vec<Effect> {
        self.lines.keys().map(|&connection| Effect::Send(connection, Sent::Notice(notice))).collect()
    }

    fn viewer(&self, guest: &GuestId) -> Viewer {
        self.places.seat_of(guest).map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn arrive(
        &mut self,
        now: Ms,
        connection: ConnectionId,
        guest: GuestId,
        have: Option<u32>,
        effects: &mut Vec<Effect>,
    ) {
        self.lines.insert(connection, Line { guest, lag: Lag::default() });
        self.tell_seats(effects);
        self.show(now, connection, have, effects);
        if self.holding {
            effects.push(Effect::Send(connection, Sent::Notice(Notice::Holding)));
        }
    }

    fn show(&self, now: Ms, connection: ConnectionId, have: Option<u32>, effects: &mut Vec<Effect>) {
        let (Some(play), Some(line)) = (&self.play, self.lines.get(&connection)) else { return };
        let frame = play.frame(self.viewer(&line.guest), have, now);
        effects.push(Effect::Send(connection, Sent::Frame(Box::new(frame))));
    }

    fn tell_seats(&self, effects: &mut Vec<Effect>) {
        let seats = self.seats();
        effects.extend(self.lines.keys().map(|&line| Effect::Send(line, Sent::Seats(seats.clone()))));
    }

    fn sit(
        &mut self,
        now: Ms,
        guest: &GuestId,
        name: String,
        wanted: Option<Seat>,
        effects: &mut Vec<Effect>,
    ) -> Result<Option<Seat>, RoomRefused> {
        let seat = self.places.seat_for(guest, wanted)?;
        if self.places.seat_of(guest) == Some(seat) {
            return Ok(Some(seat));
        }
        if self.play.is_some() {
            return Err(RoomRefused::AlreadyStarted);
        }
        if let Some(before) = self.places.seat_of(guest) {
            self.put_on_seat(before, Occupant::Open, effects);
        }
        self.put_on_seat(seat, Occupant::Guest { id: guest.clone(), name }, effects);
        self.tell_seats(effects);
        self.begin_if_full(now, effects);
        Ok(Some(seat))
    }

    fn put_on_seat(&mut self, seat: Seat, occupant: Occupant, effects: &mut Vec<Effect>) {
        self.places.set(seat, occupant.clone());
        effects.push(Effect::SaveSeat(seat, occupant));
    }

    fn arrange(
        &mut self,
        now: Ms,
        guest: &GuestId,
        seat: Seat,
        occupant: Occupant,
        effects: &mut Vec<Effect>,
    ) -> Result<Option<Seat>, RoomRefused> {
        if !self.places.is_host(guest) {
            return Err(RoomRefused::NotHost);
        }
        if self.play.is_some() {
            return Err(RoomRefused::AlreadyStarted);
        }
        if seat.index() >= self.places.count() as usize {
            return Err(RoomRefused::NoSuchSeat);
        }
        if let Occupant::Bot { level } = &occupant {
            catalog::offered(self.game, level).map_err(|unknown| RoomRefused::Level(unknown.to_string()))?;
        }
        self.put_on_seat(seat, occupant, effects);
        self.tell_seats(effects);
        self.begin_if_full(now, effects);
        Ok(Some(seat))
    }

    /// Bots take the seats that are still open, and the game begins.
    fn start(&mut self, now: Ms, guest: &GuestId, effects: &mut Vec<Effect>) -> Result<Option<Seat>, RoomRefused> {
        if !self.places.is_host(guest) {
            return Err(RoomRefused::NotHost);
        }
        if self.play.is_some() {
            return Err(RoomRefused::AlreadyStarted);
        }
        let level = self.game.middle_level();
        while let Some(seat) = self.places.any_open() {
            self.put_on_seat(seat, Occupant::Bot { level: level.to_string() }, effects);
        }
        self.tell_seats(effects);
        self.begin_if_full(now, effects);
        Ok(self.places.seat_of(guest))
    }

    fn begin_if_full(&mut self, now: Ms, effects: &mut Vec<Effect>) {
        if self.play.is_none() && self.places.any_open().is_none() {
            self.begin(now, effects);
        }
    }

    fn begin(&mut self, now: Ms, effects: &mut Vec<Effect>) {
        let opened: Result<_, OpenRefused> = self.game.open(self.places.count(), &self.options, self.seed);
        let (table, news) = opened.expect("seats and options were tried when the table was laid");
        let steps = vec![(news, visible(Waiting::OVER, table.waiting()))];
        self.play = Some(Play::new(table, steps, now));
        effects.push(Effect::SaveStart);
        for &connection in self.lines.keys() {
            self.show(now, connection, None, effects);
        }
        self.ask_bots(effects);
    }

    fn choose(&mut self, now: Ms, connection: ConnectionId, token: u32, action: String, effects: &mut Vec<Effect>) {
        let Some(line) = self.lines.get(&connection) else { return };
        let lag = Ms::from(line.lag.ms());
        let result = match (self.places.seat_of(&line.guest), &mut self.play) {
            (_, None) => Err(RoomRefused::NotStarted),
            (None, Some(_)) => Err(RoomRefused::Spectator),
            (Some(seat), Some(play)) => {
                let sent_at = now.saturating_sub(lag);
                let offer = Offer { sent_at, seat, token, action, connection: Some(connection) };
                play.offer(now, offer, effects)
            }
        };
        if let Err(reason) = result {
            effects.push(Effect::Send(connection, Sent::Refused { token, reason }));
        }
    }

    fn stored(&mut self, now: Ms, step: u32, effects: &mut Vec<Effect>) {
        let Some(play) = &mut self.play else { return };
        let Some(through) = play.stored(now, step) else { return };
        for (&connection, line) in &self.lines {
            let viewer = self.places.seat_of(&line.guest).map_or(Viewer::Spectator, Viewer::Seat);
            if let Some(frame) = play.step_frame(viewer, now) {
                effects.push(Effect::Send(connection, Sent::Frame(Box::new(frame))));
            }
        }
        play.go_on(effects);
        if let Some(outcome) = through.finished {
            effects.push(Effect::SaveResult(outcome));
        }
        self.ask_bots(effects);
        self.tick(now, effects);
    }

    fn ask_bots(&mut self, effects: &mut Vec<Effect>) {
        let Some(play) = &mut self.play else { return };
        for (seat, occupant) in self.places.all() {
            if let Occupant::Bot { level } = occupant {
                play.ask_bot(seat, level, effects);
            }
        }
    }

    fn hold(&mut self, notice: Notice, effects: &mut Vec<Effect>) {
        let holding = notice == Notice::Holding;
        if self.holding != holding {
            self.holding = holding;
            effects.extend(self.announce(notice));
        }
    }

    fn tick(&mut self, now: Ms, effects: &mut Vec<Effect>) {
        if let Some(play) = &mut self.play {
            play.tick(now, effects);
        }
    }
}

/// Why a table could not be rebuilt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RestoreError {
    /// A stored line is not an input.
    Line(String),
    /// The inputs do not replay.
    Replay(ReplayError),
}

impl std::fmt::Display for RestoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            RestoreError::Line(line) => write!(f, "the stored line '{line}' is not an input"),
            RestoreError::Replay(error) => write!(f, "the stored inputs do not replay: {error}"),
        }
    }
}

impl std::error::Error for RestoreError {}
