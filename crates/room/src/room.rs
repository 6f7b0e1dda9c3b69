//! A running table and what can be asked about it.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use catalog::{AnyGame, OpenRefused};
use table::{Outcome, Record, RecordLine, Rng, Seat, SeatSet, Seed};
use wire::{TableSettings, TakeBackRequest};

use crate::clocks::{Clocks, SavedClocks};
use crate::connections::Connection;
use crate::message::{ConnectionId, GuestId, Ms};
use crate::places::{Occupant, Places};
use crate::play::{Pace, Play};
use crate::restoring::RestoreError;
use crate::standing_in::Absence;
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
    pub settings: TableSettings,
}

/// A running table.
pub struct Room {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) rules: u32,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) seed: Seed,
    pub(crate) places: Places,
    pub(crate) connections: BTreeMap<ConnectionId, Connection>,
    pub(crate) play: Option<Play>,
    pub(crate) settings: TableSettings,
    /// Who asks the others to let them take something back.
    pub(crate) take_back_request: Option<TakeBackRequest>,
    pub(crate) talk: Talk,
    /// By seat: how its guest is away.
    pub(crate) absences: Vec<Option<Absence>>,
    /// When something happened last before the table was opened: who has not been here since may have been until then.
    pub(crate) quiet_since: Ms,
    /// The seats for which a bot plays until their guests are back.
    pub(crate) stood_in: SeatSet,
    /// The seats for which a bot moves because they have no time left for the question that is open.
    pub(crate) overdue: SeatSet,
    pub(crate) bot_delay_ms: RangeInclusive<u32>,
    pub(crate) rng: Rng,
    pub(crate) holding: bool,
}

impl Room {
    /// A table whose game has not begun. `rng` is for the bots' delays only.
    pub fn new(setup: RoomSetup, rng: Rng) -> Room {
        Room {
            game: setup.game,
            rules: setup.rules,
            options: setup.options,
            seed: setup.seed,
            absences: vec![None; setup.places.len()],
            quiet_since: 0,
            places: Places::new(setup.places, setup.host),
            connections: BTreeMap::new(),
            play: None,
            settings: setup.settings,
            take_back_request: None,
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
        let lines: Vec<RecordLine> = lines.iter().map(read).collect::<Result<_, _>>()?;
        let mut play = room.set_up(now).map_err(RestoreError::Open)?;
        play.rebuild(&lines, clocks, now).map_err(RestoreError::new)?;
        room.play = Some(play);
        Ok(room)
    }

    /// The game as it is before anything happened.
    pub(crate) fn set_up(&self, now: Ms) -> Result<Play, OpenRefused> {
        let clocks = Clocks::new(self.settings.clock, self.places.count());
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

    /// The same seats' guests, each with the token of the question.
    pub fn awaited(&self) -> impl Iterator<Item = (&GuestId, u32)> {
        let waits_for = self.waits_for();
        let asked = self.places.guests().filter(move |&(seat, _)| waits_for.contains(seat));
        asked.filter_map(|(seat, guest)| Some((guest, self.play.as_ref()?.ask(seat)?.token)))
    }

    /// Whether nobody is connected and no bot is to move, so that the room can be put away until somebody comes.
    pub fn is_idle(&self) -> bool {
        let bot_moves = |play: &Play| {
            let waiting = play.table().waiting().anyone();
            let played_for = self.stood_in.or(self.overdue);
            let is_bot = |seat: Seat, who: &Occupant| matches!(who, Occupant::Bot { .. }) || played_for.contains(seat);
            let bot_asked = self.places.all().any(|(seat, who)| waiting.contains(seat) && is_bot(seat, who));
            bot_asked && play.pace() == Pace::Runs
        };
        self.connections.is_empty() && !self.play.as_ref().is_some_and(|play| play.is_busy() || bot_moves(play))
    }

    /// The options of the table.
    pub fn options(&self) -> &[(String, String)] {
        &self.options
    }

    /// Whether the guest at this connection can still answer the question with this token.
    pub fn is_open(&self, connection: ConnectionId, token: u32) -> bool {
        let seat = self.connections.get(&connection).and_then(|connected| self.seat_at(connected));
        self.play.as_ref().zip(seat).is_some_and(|(play, seat)| play.is_open(seat, token))
    }

    /// Whether this guest is the host.
    pub fn is_host(&self, guest: &GuestId) -> bool {
        self.places.is_host(guest)
    }

    /// What the table has agreed on beside the rules.
    pub fn settings(&self) -> &TableSettings {
        &self.settings
    }

    /// Who sits where.
    pub fn occupants(&self) -> impl Iterator<Item = (Seat, &Occupant)> {
        self.places.all()
    }

    /// The seat of a guest.
    pub fn seat_of(&self, guest: &GuestId) -> Option<Seat> {
        self.places.seat_of(guest)
    }

    /// The seats of a guest: several if several people share their device.
    pub fn seats_of(&self, guest: &GuestId) -> SeatSet {
        self.places.seats_of(guest)
    }

    /// What a seat can do, which is nobody's business but that seat's.
    #[cfg(test)]
    pub(crate) fn legal_for_tests(&self, seat: Seat) -> Vec<String> {
        self.play.as_ref().map_or(Vec::new(), |play| play.table().sight(table::Viewer::Seat(seat)).legal())
    }
}
