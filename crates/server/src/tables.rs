//! Reading a table back from the store, and laying one.

mod laying;

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use catalog::AnyGame;
use room::{RestoreError, Room, RoomSetup, SavedClocks};
use store::{Appender, Damage, Occupant, StoreError, StoredTable, TableHeader, TableId, TableState, Visibility};
use table::{InputHistory, Record, Rng, Seat, Seed};

use crate::clock::unix_now;
use crate::driver::Turn;
use crate::history;
use crate::house::House;
use crate::identity;
use crate::push::Watch;

pub(crate) use laying::{LayError, Wish, lay, lay_from};

/// A table as it stands in the store, ready to go on.
pub(crate) struct Loaded {
    pub(crate) room: Room,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) appender: Appender,
    pub(crate) host: room::GuestId,
    pub(crate) visibility: Visibility,
    pub(crate) noted: Turn,
    /// Who was called to it.
    pub(crate) watches: HashMap<room::GuestId, Watch>,
}

/// Why a table can't be woken.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum LoadError {
    /// There is no such table.
    #[error("there is no such table")]
    NoSuchTable,
    /// The host closed it for good.
    #[error("the host has closed this table")]
    Closed,
    /// The store can't be read.
    #[error(transparent)]
    Store(StoreError),
    /// It is played by rules that this server does not know.
    #[error("it is played by rules {version} of {game}, which this server does not know: update the server")]
    OtherRules {
        /// The game and the version of its rules.
        game: String,
        /// The version.
        version: u32,
    },
    /// Stored inputs were lost or changed. [`until_damage`] has what stands before them.
    #[error("{damage}")]
    Damaged {
        /// Where the damage is.
        damage: Damage,
        /// Whether the game had ended.
        progress: Progress,
    },
    /// The record does not replay.
    #[error("{0}")]
    Broken(String),
    /// Too many tables wait to be opened.
    #[error("too many tables wait to be opened: try again in a moment")]
    Busy,
}

/// Reads a table and rebuilds its room by replay.
pub(crate) async fn load(house: &House, id: &TableId) -> Result<Loaded, LoadError> {
    let stored = read(house, id).await?;
    let (noted, visibility) = (turn(&stored.header), stored.header.opened.visibility);
    let host = room::GuestId(stored.header.opened.host.as_str().into());
    let (game, room) = rebuild(house, stored).await?;
    let appender = house.0.store.appender(id).await.map_err(LoadError::Store)?;
    let watches = watches(house, id).await.map_err(LoadError::Store)?;
    Ok(Loaded { room, game, appender, host, visibility, noted, watches })
}

/// Reads a table that is whole.
async fn read(house: &House, id: &TableId) -> Result<StoredTable, LoadError> {
    match house.0.store.table_until_damage(id).await.map_err(LoadError::Store)? {
        Some((stored, None)) => Ok(stored),
        // The host has closed it: nobody looks at what is left.
        Some((StoredTable { header: TableHeader { state: TableState::Abandoned { .. }, .. }, .. }, Some(_))) => {
            Err(LoadError::Closed)
        }
        Some((stored, Some(damage))) => {
            Err(LoadError::Damaged { damage, progress: Progress::of(&stored.header.state) })
        }
        None => Err(LoadError::NoSuchTable),
    }
}

/// Whether a damaged game had ended. If not, its host may bring it back from a backup and play goes on: until then
/// nobody may learn more of it than their seat saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    Running,
    Over,
}

impl Progress {
    fn of(state: &TableState) -> Progress {
        match state {
            TableState::Waiting | TableState::Running { .. } => Progress::Running,
            TableState::Finished { .. } | TableState::Abandoned { .. } => Progress::Over,
        }
    }
}

/// What is left of a table whose stored inputs were lost or changed.
pub(crate) struct Remains {
    pub(crate) room: Room,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) visibility: Visibility,
    /// What was played before the damage, with the seed: it is for everybody only if the game had ended.
    pub(crate) record: Record,
}

/// Rebuilds what happened at a damaged table before the damage.
pub(crate) async fn until_damage(house: &House, id: &TableId) -> Result<Remains, LoadError> {
    let read = house.0.store.table_until_damage(id).await.map_err(LoadError::Store)?;
    let (stored, _) = read.ok_or(LoadError::NoSuchTable)?;
    let visibility = stored.header.opened.visibility;
    let broken = || LoadError::Broken("what is left of its record can't be read".to_string());
    let record = readable_record(&stored).ok_or_else(broken)?;
    let (game, room) = rebuild(house, stored).await?;
    Ok(Remains { room, game, visibility, record })
}

/// Who was called to a table, and whether they came.
async fn watches(house: &House, id: &TableId) -> Result<HashMap<room::GuestId, Watch>, StoreError> {
    if house.0.caller.is_none() {
        return Ok(HashMap::new());
    }
    let calls = house.0.store.calls(id).await?;
    let watch =
        |call: store::Call| (room::GuestId(call.guest.as_str().into()), Watch::after(call.question, call.answer));
    Ok(calls.into_iter().map(watch).collect())
}

/// The record of a finished game, read past the table: nobody is woken for it.
pub(crate) async fn record(house: &House, id: &TableId) -> Result<Record, LoadError> {
    let stored = read(house, id).await?;
    if let Err(error) = game_of(&stored) {
        return stored_record(&stored).ok_or(error);
    }
    let (_, room) = rebuild(house, stored).await?;
    // A record that breaks the program must not take the request along that asks for it.
    let written = catch_unwind(AssertUnwindSafe(|| room.record()));
    let record = written.map_err(|_| LoadError::Broken("its record can't be written".to_string()))?;
    record.ok_or_else(|| LoadError::Broken("the game is not over".to_string()))
}

/// The game of a table, if this server knows it under the table's version of the rules.
fn game_of(stored: &StoredTable) -> Result<&'static dyn AnyGame, LoadError> {
    let opened = &stored.header.opened;
    let known = catalog::game(&opened.game).ok().filter(|game| game.knows_rules(opened.rules));
    known.ok_or_else(|| LoadError::OtherRules { game: opened.game.clone(), version: opened.rules })
}

/// The record of a finished game exactly as it is stored, without playing it; nothing if it is not over.
fn stored_record(stored: &StoredTable) -> Option<Record> {
    let TableState::Finished { result, .. } = &stored.header.state else { return None };
    let result = history::outcome(result, stored.header.opened.seats)?;
    Some(Record { result: Some(result), ..readable_record(stored)? })
}

/// The record of the stored inputs, without a result.
fn readable_record(stored: &StoredTable) -> Option<Record> {
    let opened = &stored.header.opened;
    let occupant = |seat: Seat| stored.seats.iter().find(|(at, _)| usize::from(*at) == seat.index());
    let name = |seat| occupant(seat).map_or(room::Occupant::Open, |(_, occupant)| to_room(occupant)).name_in_record();
    let mut history = InputHistory::default();
    for line in &stored.inputs {
        history.push(line.parse().ok()?).ok()?;
    }
    Some(Record {
        game: opened.game.clone(),
        rules: opened.rules,
        seats: opened.seats,
        options: all_options(&opened.game, &opened.options),
        seed: Seed::from_bytes(*opened.seed.bytes()),
        players: Seat::all(opened.seats).map(|seat| (seat, name(seat))).collect(),
        inputs: history.inputs().cloned().collect(),
        taken_back: history.taken_back(),
        result: None,
    })
}

/// Every option of a game, with its default where the table named none; a record has a line for each.
fn all_options(game: &str, named: &[(String, String)]) -> Vec<(String, String)> {
    let Ok(game) = catalog::game(game) else { return named.to_vec() };
    let value = |choice: &table::Choice| {
        let stored = named.iter().find(|(name, _)| name == choice.name);
        stored.map_or(choice.values[0].name.to_string(), |(_, value)| value.clone())
    };
    game.options().iter().map(|choice| (choice.name.to_string(), value(choice))).collect()
}

/// The room of a table as its stored inputs make it. A long game takes a processor for a while, so it is rebuilt on a
/// thread where nobody's page or socket waits, a few games at a time.
async fn rebuild(house: &House, stored: StoredTable) -> Result<(&'static dyn AnyGame, Room), LoadError> {
    let opened = &stored.header.opened;
    let game = game_of(&stored)?;
    let setup = setup(&stored, game, house.0.config.bot_delay_ms.clone());
    let rng = Rng::new(&Seed::from_bytes(identity::draw()));
    let room = match stored.header.state {
        TableState::Waiting => Room::new(setup, rng),
        TableState::Abandoned { .. } => return Err(LoadError::Closed),
        TableState::Running { .. } | TableState::Finished { .. } => {
            let broken = |error: RestoreError| LoadError::Broken(error.to_string());
            let clocks = house.0.store.clocks(&opened.id).await.map_err(LoadError::Store)?.map(|note| SavedClocks {
                left_ms: note.left_ms,
                ago_ms: unix_now().0.saturating_sub(note.saved_at.0),
            });
            let now = house.0.clock.now();
            let _turn = house.0.hub.replays().acquire().await.map_err(|_| LoadError::Busy)?;
            let replay = move || Room::restore(setup, &stored.inputs, clocks.as_ref(), rng, now);
            let restored = tokio::task::spawn_blocking(replay).await;
            let gave_up = |_| LoadError::Broken("its record breaks the rules' own program".to_string());
            restored.map_err(gave_up)?.map_err(broken)?
        }
    };
    Ok((game, room))
}

/// What the room of a stored table is set up with.
pub(crate) fn setup(
    stored: &StoredTable,
    game: &'static dyn AnyGame,
    bot_delay_ms: std::ops::RangeInclusive<u32>,
) -> RoomSetup {
    let opened = &stored.header.opened;
    let mut places = vec![room::Occupant::Open; usize::from(opened.seats)];
    for (seat, occupant) in &stored.seats {
        if let Some(place) = places.get_mut(usize::from(*seat)) {
            *place = to_room(occupant);
        }
    }
    RoomSetup {
        game,
        rules: opened.rules,
        options: opened.options.clone(),
        seed: Seed::from_bytes(*opened.seed.bytes()),
        places,
        host: room::GuestId(opened.host.as_str().into()),
        bot_delay_ms,
        // A table that was laid before there was anything to agree on has agreed on what is usual.
        settings: serde_json::from_str(&opened.settings).unwrap_or_default(),
    }
}

/// Whose turn it is at a table, as far as the store knows.
pub(crate) fn turn(header: &TableHeader) -> Turn {
    let begun = match header.state {
        TableState::Running { started_at } => started_at,
        TableState::Waiting | TableState::Finished { .. } | TableState::Abandoned { .. } => header.opened.created_at,
    };
    Turn { waits_for: header.waits_for, moved_at: header.moved_at.unwrap_or(begun) }
}

/// Somebody on a seat, in the words of the room.
pub(crate) fn to_room(occupant: &Occupant) -> room::Occupant {
    match occupant {
        Occupant::Guest { id, nickname } => {
            room::Occupant::Guest { id: room::GuestId(id.as_str().into()), name: nickname.clone() }
        }
        Occupant::Bot { level } => room::Occupant::Bot { level: level.clone() },
    }
}

/// Somebody on a seat, in the words of the store; nothing for an open seat.
pub(crate) fn to_store(occupant: &room::Occupant) -> Option<Occupant> {
    match occupant {
        room::Occupant::Open => None,
        room::Occupant::Guest { id, name } => {
            let id = id.0.parse().ok()?;
            Some(Occupant::Guest { id, nickname: name.clone() })
        }
        room::Occupant::Bot { level } => Some(Occupant::Bot { level: level.clone() }),
    }
}
