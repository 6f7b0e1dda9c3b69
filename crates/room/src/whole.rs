//! The room: messages in, effects out.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

use catalog::{AnyGame, OpenRefused, PutRefused};
use table::{Line as StoredLine, MAX_SEATS, Outcome, Record, Rng, Seat, SeatSet, Seed, Viewer};

use crate::clocks::{Clocks, SavedClocks};
use crate::lag::Lag;
use crate::manners::Manners;
use crate::message::{
    ConnectionId, Effect, Frame, GuestId, Message, Ms, Notice, Plea, Presence, RoomRefused, SeatNote, Sent,
};
use crate::places::{Occupant, Places};
use crate::play::{CarryOutError, Pace, Play, draw_delay};
use crate::race::Offer;
use crate::talk::Talk;

/// What a table is set up with.
#[derive(Clone)]
pub struct RoomSetup {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The version of its rules.
    pub rules: u32,
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
    /// What the table has agreed on beside the rules.
    pub manners: Manners,
}

/// A running table.
pub struct Room {
    pub(crate) game: &'static dyn AnyGame,
    rules: u32,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) seed: Seed,
    pub(crate) places: Places,
    pub(crate) lines: BTreeMap<ConnectionId, Line>,
    pub(crate) play: Option<Play>,
    pub(crate) manners: Manners,
    /// Who asks the others to let them take something back.
    pub(crate) plea: Option<Plea>,
    pub(crate) talk: Talk,
    /// By seat: since when no line to its guest is open.
    pub(crate) away_since: Vec<Option<Ms>>,
    /// The seats for which a bot plays until their guests are back.
    pub(crate) stood_in: SeatSet,
    /// The seats for which a bot moves because they have no time left for the question that is open.
    pub(crate) overdue: SeatSet,
    bot_delay_ms: RangeInclusive<u32>,
    pub(crate) rng: Rng,
    holding: bool,
}

/// A line to a guest.
pub(crate) struct Line {
    pub(crate) guest: GuestId,
    lag: Lag,
    /// Which of several people at one device looks; nobody while the curtain is closed.
    pub(crate) eyes: Option<Seat>,
}

impl Room {
    /// A table whose game has not begun. `rng` is for the bots' delays only.
    pub fn new(setup: RoomSetup, rng: Rng) -> Room {
        Room {
            game: setup.game,
            rules: setup.rules,
            options: setup.options,
            seed: setup.seed,
            away_since: vec![None; setup.places.len()],
            places: Places::new(setup.places, setup.host),
            lines: BTreeMap::new(),
            play: None,
            manners: setup.manners,
            plea: None,
            talk: Talk::default(),
            stood_in: SeatSet::NONE,
            overdue: SeatSet::NONE,
            bot_delay_ms: setup.bot_delay_ms,
            rng,
            holding: false,
        }
    }

    /// A table whose game was begun earlier, rebuilt from its stored lines and what was kept of its clocks.
    pub fn restore(
        setup: RoomSetup,
        lines: &[String],
        clocks: Option<&SavedClocks>,
        rng: Rng,
        now: Ms,
    ) -> Result<Room, RestoreError> {
        let mut room = Room::new(setup, rng);
        let read = |line: &String| line.parse().map_err(|_| RestoreError::Line(line.clone()));
        let lines: Vec<StoredLine> = lines.iter().map(read).collect::<Result<_, _>>()?;
        let mut play = room.set_up(now).map_err(RestoreError::Open)?;
        play.rebuild(&lines, clocks, now).map_err(RestoreError::new)?;
        room.play = Some(play);
        Ok(room)
    }

    /// The game as it is before anything happened.
    pub(crate) fn set_up(&self, now: Ms) -> Result<Play, OpenRefused> {
        let clocks = Clocks::new(self.manners.clock, self.places.count());
        let (table, news) = self.game.open_by(self.rules, self.places.count(), &self.options, self.seed)?;
        Ok(Play::new(self.game, table, news, clocks, now))
    }

    /// When the room wants to be told that time has passed.
    pub fn next_wake(&self) -> Option<Ms> {
        let play = self.play.as_ref()?;
        [play.next_wake(), self.next_stand_in()].into_iter().flatten().min()
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.play.as_ref().and_then(|play| play.table().outcome())
    }

    /// The record of the finished game, with the names of the players; nothing while it runs, for it holds the seed.
    pub fn record(&self) -> Option<Record> {
        let play = self.play.as_ref()?;
        play.table().outcome()?;
        let players = self.places.all().map(|(seat, occupant)| (seat, occupant.name_in_record())).collect();
        Some(Record { players, ..play.record() })
    }

    /// Whether the game has begun.
    pub fn has_started(&self) -> bool {
        self.play.is_some()
    }

    /// The seats of guests without whom the game does not go on.
    pub fn waits_for(&self) -> SeatSet {
        let Some(play) = &self.play else { return SeatSet::NONE };
        let must = play.table().waiting().must;
        self.places.guests().map(|(seat, _)| seat).filter(|&seat| must.contains(seat)).collect()
    }

    /// The same seats' guests, each with a number that names the question: it is the same again when the room is rebuilt,
    /// and another one when the seat has acted.
    pub fn awaited(&self) -> impl Iterator<Item = (&GuestId, u32)> {
        let number = |seat: Seat| self.play.as_ref().map_or(0, |play| play.acted(seat)) * MAX_SEATS as u32;
        let waits_for = self.waits_for();
        let asked = self.places.guests().filter(move |&(seat, _)| waits_for.contains(seat));
        asked.map(move |(seat, guest)| (guest, number(seat) + seat.index() as u32))
    }

    /// Whether no line is open and no bot is to move, so that the room can be put away until somebody comes.
    pub fn is_idle(&self) -> bool {
        let bot_moves = |play: &Play| {
            let waiting = play.table().waiting().anyone();
            let played_for = self.stood_in.or(self.overdue);
            let is_bot = |seat: Seat, who: &Occupant| matches!(who, Occupant::Bot { .. }) || played_for.contains(seat);
            let bot_asked = self.places.all().any(|(seat, who)| waiting.contains(seat) && is_bot(seat, who));
            bot_asked && play.pace() == Pace::Runs
        };
        self.lines.is_empty() && !self.play.as_ref().is_some_and(|play| play.is_busy() || bot_moves(play))
    }

    /// The options of the table.
    pub fn options(&self) -> &[(String, String)] {
        &self.options
    }

    /// Whether the guest at this line can still answer the question with this token.
    pub fn is_open(&self, connection: ConnectionId, token: u32) -> bool {
        let seat = self.lines.get(&connection).and_then(|line| self.seat_at(line));
        self.play.as_ref().zip(seat).is_some_and(|(play, seat)| play.is_open(seat, token))
    }

    /// Whether this guest is the host.
    pub fn is_host(&self, guest: &GuestId) -> bool {
        self.places.is_host(guest)
    }

    /// How things stand for a guest, or for a spectator; nothing before the game has begun.
    pub fn look(&self, guest: Option<&GuestId>, now: Ms) -> Option<Frame> {
        let seats = guest.map_or(SeatSet::NONE, |guest| self.places.seats_of(guest));
        self.play.as_ref().map(|play| self.behind_curtain(play.frame(self.viewer(seats, None), None, now), seats))
    }

    /// What the table has agreed on beside the rules.
    pub fn manners(&self) -> &Manners {
        &self.manners
    }

    /// The seat of a guest.
    pub fn seat_of(&self, guest: &GuestId) -> Option<Seat> {
        self.places.seat_of(guest)
    }

    /// Who sits where, as everybody sees it.
    pub fn seats(&self) -> Arc<[SeatNote]> {
        let note = |(seat, occupant): (Seat, &Occupant)| {
            let (presence, host) = match occupant {
                Occupant::Open => (Presence::Away, false),
                Occupant::Bot { .. } => (Presence::Here, false),
                Occupant::Guest { id, .. } if self.is_here(id) => (Presence::Here, self.places.is_host(id)),
                Occupant::Guest { id, .. } if self.stood_in.contains(seat) => {
                    (Presence::StoodIn, self.places.is_host(id))
                }
                Occupant::Guest { id, .. } => (Presence::Away, self.places.is_host(id)),
            };
            SeatNote { occupant: occupant.clone(), presence, host }
        };
        self.places.all().map(note).collect()
    }

    /// What a seat can do, which is nobody's business but that seat's.
    #[cfg(test)]
    pub(crate) fn legal_for_tests(&self, seat: Seat) -> Vec<String> {
        self.play.as_ref().map_or(Vec::new(), |play| play.table().sight(table::Viewer::Seat(seat)).legal())
    }

    /// Begins to drive the room: a game whose seats are all taken begins, bots whose turn it is are asked, and a result
    /// that was not stored yet is.
    pub fn wake(&mut self, now: Ms) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.note_who_is_away(now);
        self.begin_if_full(now, &mut effects);
        self.note_attendance(now);
        self.ask_bots(&mut effects);
        self.tick(now, &mut effects);
        effects.extend(self.outcome().map(Effect::SaveResult));
        effects
    }

    /// Takes a message in that arrived at this time.
    pub fn handle(&mut self, now: Ms, message: Message) -> Vec<Effect> {
        let mut effects = Vec::new();
        match message {
            Message::Arrive { connection, guest, have } => self.arrive(now, connection, guest, have, &mut effects),
            Message::Depart { connection } => {
                let before = self.seats();
                if self.lines.remove(&connection).is_some() {
                    self.note_who_is_away(now);
                    self.note_attendance(now);
                    // Whoever only watched leaves nobody's seat.
                    if self.seats() != before {
                        self.tell_seats(&mut effects);
                    }
                }
            }
            Message::Lost { connection } => self.show(now, connection, None, &mut effects),
            Message::Sit { request, guest, name, seat, sitting } => {
                let reply = self.sit(now, &guest, name, (seat, sitting), &mut effects);
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
            Message::TakeBack { connection } => {
                let result = self.take_back(connection, &mut effects);
                refuse(connection, result, &mut effects);
            }
            Message::Consent { connection, consent } => {
                let result = self.consent(connection, consent, &mut effects);
                refuse(connection, result, &mut effects);
            }
            Message::AskHint { connection } => {
                let result = self.hint(connection, &mut effects);
                refuse(connection, result, &mut effects);
            }
            Message::Say { connection, name, saying } => {
                let result = self.say(connection, name, saying, &mut effects);
                refuse(connection, result, &mut effects);
            }
            Message::OpenCurtain { connection, seat } => self.open_curtain(now, connection, seat, &mut effects),
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
            Message::RoundTrip { connection, by, ms } => {
                if let Some(line) = self.lines.get_mut(&connection) {
                    line.lag.measure(by, ms);
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

    fn arrive(
        &mut self,
        now: Ms,
        connection: ConnectionId,
        guest: GuestId,
        have: Option<u32>,
        effects: &mut Vec<Effect>,
    ) {
        // Of several people at one device nobody knows yet who looks: they begin anew.
        let have = have.filter(|_| self.places.seats_of(&guest).len() < 2);
        let before = self.seats();
        self.lines.insert(connection, Line { guest, lag: Lag::default(), eyes: None });
        self.note_who_is_away(now);
        self.note_attendance(now);
        let seats = self.seats();
        if seats == before {
            // Nobody else has to hear of one more spectator.
            effects.push(Effect::Send(connection, Sent::Seats(seats)));
        } else {
            self.tell_seats(effects);
        }
        self.show(now, connection, have, effects);
        self.tell_talk(connection, effects);
        if self.plea.is_some() {
            effects.push(Effect::Send(connection, Sent::Plea(self.plea)));
        }
        if self.holding {
            effects.push(Effect::Send(connection, Sent::Notice(Notice::Holding)));
        }
        self.ask_bots(effects);
    }

    pub(crate) fn show(&self, now: Ms, connection: ConnectionId, have: Option<u32>, effects: &mut Vec<Effect>) {
        let (Some(play), Some(line)) = (&self.play, self.lines.get(&connection)) else { return };
        let seats = self.places.seats_of(&line.guest);
        let frame = self.behind_curtain(play.frame(self.viewer(seats, line.eyes), have, now), seats);
        effects.push(Effect::Send(connection, Sent::Frame(Box::new(frame))));
    }

    pub(crate) fn tell_seats(&self, effects: &mut Vec<Effect>) {
        let seats = self.seats();
        effects.extend(self.lines.keys().map(|&line| Effect::Send(line, Sent::Seats(seats.clone()))));
    }

    fn choose(&mut self, now: Ms, connection: ConnectionId, token: u32, action: String, effects: &mut Vec<Effect>) {
        let Some(line) = self.lines.get(&connection) else { return };
        let lag = Ms::from(line.lag.ms());
        let result = match (self.seat_at(line), &mut self.play) {
            (_, None) => Err(RoomRefused::NotStarted),
            (None, Some(_)) => Err(RoomRefused::Spectator),
            (Some(seat), Some(play)) => {
                let offer = Offer { arrived_at: now, lag, seat, token, action, connection: Some(connection) };
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
        self.overdue = self.overdue.and(play.table().waiting().must);
        self.overdue =
            self.overdue.iter().filter(|&seat| play.clocks().is_overdue(seat, now)).fold(SeatSet::NONE, SeatSet::with);
        self.withdraw_plea(effects);
        self.show_step(now, effects);
        let Some(play) = &mut self.play else { return };
        play.go_on(effects);
        effects.extend(clocks_to_save(play, now));
        if let Some(outcome) = through.finished {
            effects.push(Effect::SaveResult(outcome));
            self.tell_all_talk(effects);
        }
        self.ask_bots(effects);
        self.tick(now, effects);
    }

    /// Shows everybody what has just happened.
    fn show_step(&mut self, now: Ms, effects: &mut Vec<Effect>) {
        let shared = self.change_hands();
        let Some(play) = &self.play else { return };
        // All spectators see the same: it is looked at once.
        let of_spectators = play.step_frame(Viewer::Spectator, now);
        for (&connection, line) in &self.lines {
            if shared.contains(&connection) {
                self.show(now, connection, None, effects);
                continue;
            }
            let seats = self.places.seats_of(&line.guest);
            let frame = match self.viewer(seats, line.eyes) {
                Viewer::Spectator => of_spectators.clone(),
                viewer @ Viewer::Seat(_) => play.step_frame(viewer, now),
            };
            if let Some(frame) = frame {
                let frame = self.behind_curtain(frame, seats);
                effects.push(Effect::Send(connection, Sent::Frame(Box::new(frame))));
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
        self.let_stand_in(now, effects);
        if let Some(play) = &mut self.play {
            play.tick(now, effects);
        }
    }
}

/// Tells somebody that what they wanted was not done.
fn refuse(connection: ConnectionId, result: Result<(), RoomRefused>, effects: &mut Vec<Effect>) {
    if let Err(reason) = result {
        effects.push(Effect::Send(connection, Sent::Refused { token: 0, reason }));
    }
}

/// What has to be kept of the clocks of a table that has them.
fn clocks_to_save(play: &Play, now: Ms) -> Option<Effect> {
    let times = play.clocks().times(now);
    // A game that is paused must not be woken: nobody's time runs out there.
    let due = times.iter().filter(|time| time.runs && play.pace() == Pace::Runs);
    let due_in_ms = due.map(|time| time.left_ms).min();
    let left_ms: Vec<Ms> = times.iter().map(|time| time.left_ms).collect();
    (!left_ms.is_empty()).then_some(Effect::SaveClocks { left_ms, due_in_ms })
}

/// Why a table could not be rebuilt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RestoreError {
    /// A stored line is not an input.
    Line(String),
    /// The game can't be set up as it was.
    Open(OpenRefused),
    /// A stored input is against the rules.
    Refused {
        /// The number of its line, from 1.
        line: usize,
        /// What the rules say.
        refused: PutRefused,
    },
    /// A stored line takes more back than counts, or for a seat that is not at the table.
    Back {
        /// Its number, from 1.
        line: usize,
    },
}

impl RestoreError {
    fn new((number, error): (usize, CarryOutError)) -> RestoreError {
        let line = number + 1;
        match error {
            CarryOutError::Rules(refused) => RestoreError::Refused { line, refused },
            CarryOutError::Back(_) | CarryOutError::NoSuchSeat(_) => RestoreError::Back { line },
        }
    }
}

impl std::fmt::Display for RestoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            RestoreError::Line(line) => write!(f, "the stored line '{line}' is not an input"),
            RestoreError::Open(refused) => write!(f, "the game can't be set up as it was: {refused}"),
            RestoreError::Refused { line, refused } => {
                write!(f, "the stored inputs do not replay: line {line}: {refused}")
            }
            RestoreError::Back { line } => {
                write!(f, "the stored inputs do not replay: line {line} takes back what was not played")
            }
        }
    }
}

impl std::error::Error for RestoreError {}
