//! Laying a table, and reading one back from the store.

use std::collections::HashMap;

use catalog::{AnyGame, OpenRefused};
use room::{Manners, Ms, RestoreError, Room, RoomSetup, SavedClocks, StandIn};
use store::{
    Appender, GuestId, NewTable, Occupant, Secret, StoreError, StoredTable, TableHeader, TableId, TableState,
    Visibility,
};
use table::{Course, Record, Rng, Seat, Seed};

use crate::clock::unix_now;
use crate::driver::Turn;
use crate::history;
use crate::house::House;
use crate::identity;
use crate::network::Network;
use crate::push::Watch;

/// A table that somebody wants to lay.
pub(crate) struct Wish {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) options: Vec<(String, String)>,
    /// Who sits where; nobody at open seats.
    pub(crate) places: Vec<Option<Occupant>>,
    pub(crate) host: GuestId,
    /// The network that the host comes from.
    pub(crate) network: Network,
    pub(crate) visibility: Visibility,
    /// What the table agrees on beside the rules.
    pub(crate) manners: Manners,
}

/// Why a table was not laid.
#[derive(Debug)]
pub(crate) enum LayError {
    /// The game does not have these seats, options or levels.
    Refused(String),
    /// The guest, or their network, has laid too many tables lately.
    TooMany {
        /// How many milliseconds to wait.
        wait: Ms,
    },
    /// The store did not take it.
    Store(StoreError),
}

impl From<OpenRefused> for LayError {
    fn from(refused: OpenRefused) -> LayError {
        LayError::Refused(refused.to_string())
    }
}

/// Lays a table. It is in the store when this returns.
pub(crate) async fn lay(house: &House, wish: Wish) -> Result<TableId, LayError> {
    let rules = wish.game.rules();
    lay_with(house, wish, rules, Seed::from_bytes(identity::draw())).await
}

/// Lays a table with the game of a record as it stood after some of its inputs.
pub(crate) async fn lay_from(house: &House, wish: Wish, record: &Record, steps: usize) -> Result<TableId, LayError> {
    let id = lay_with(house, wish, record.rules, record.seed).await?;
    let store = &house.0.store;
    // Should this be cut short, the table holds a game that has not come as far.
    store.start_table(&id, unix_now()).await.map_err(LayError::Store)?;
    let mut appender = store.appender(&id).await.map_err(LayError::Store)?;
    let refused = |error: store::AppendError| LayError::Refused(error.to_string());
    let mut receipts = Vec::new();
    for input in record.inputs.iter().take(steps) {
        receipts.push(appender.append(input.to_string()).await.map_err(refused)?);
    }
    for receipt in receipts {
        receipt.await.map_err(refused)?;
    }
    Ok(id)
}

async fn lay_with(house: &House, wish: Wish, rules: u32, seed: Seed) -> Result<TableId, LayError> {
    wish.manners.check().map_err(|error| LayError::Refused(error.to_string()))?;
    let now = house.0.clock.now();
    let too_many = |wait| LayError::TooMany { wait };
    house.0.new_tables.take(wish.host.clone(), now).map_err(too_many)?;
    // Whoever sends no cookie is a new guest each time: only the network tells that it is always the same.
    house.0.usage.tables.take(wish.network, now).map_err(too_many)?;
    let seats = u8::try_from(wish.places.len()).unwrap_or(u8::MAX);
    wish.game.open_by(rules, seats, &wish.options, seed)?;
    for occupant in wish.places.iter().flatten() {
        if let Occupant::Bot { level } = occupant {
            catalog::offered(wish.game, level).map_err(|unknown| LayError::Refused(unknown.to_string()))?;
        }
    }
    if let StandIn::After { level: Some(level), .. } = &wish.manners.stand_in {
        catalog::offered(wish.game, level).map_err(|unknown| LayError::Refused(unknown.to_string()))?;
    }
    let new = NewTable {
        id: identity::new_table_id(),
        game: wish.game.name().to_string(),
        rules,
        seats,
        options: wish.options,
        seed: Secret::from_bytes(*seed.bytes()),
        visibility: wish.visibility,
        host: wish.host,
        settings: serde_json::to_string(&wish.manners).unwrap_or_default(),
        created_at: unix_now(),
    };
    let taken: Vec<(u8, Occupant)> =
        wish.places.into_iter().enumerate().filter_map(|(seat, place)| Some((seat as u8, place?))).collect();
    house.0.store.create_table(&new, &taken).await.map_err(LayError::Store)?;
    house.0.usage.origins.note(new.id.clone(), wish.network);
    Ok(new.id)
}

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
#[derive(Clone, Debug)]
pub(crate) enum LoadError {
    /// There is no such table.
    NoSuchTable,
    /// The host closed it for good.
    Closed,
    /// The store can't be read.
    Store(StoreError),
    /// It is played by rules that this server does not know.
    OtherRules {
        /// The game and the version of its rules.
        game: String,
        /// The version.
        version: u32,
    },
    /// The record does not replay.
    Broken(String),
    /// Too many tables wait to be opened.
    Busy,
}

impl std::fmt::Display for LoadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            LoadError::NoSuchTable => f.write_str("there is no such table"),
            LoadError::Closed => f.write_str("the host has closed this table"),
            LoadError::Store(error) => error.fmt(f),
            LoadError::OtherRules { game, version } => {
                write!(
                    f,
                    "it is played by rules {version} of {game}, which this server does not know: update the server"
                )
            }
            LoadError::Broken(reason) => f.write_str(reason),
            LoadError::Busy => f.write_str("too many tables wait to be opened: try again in a moment"),
        }
    }
}

/// Reads a table and rebuilds its room by replay.
pub(crate) async fn load(house: &House, id: &TableId) -> Result<Loaded, LoadError> {
    let stored = house.0.store.table(id).await.map_err(LoadError::Store)?.ok_or(LoadError::NoSuchTable)?;
    let (noted, visibility) = (turn(&stored.header), stored.header.opened.visibility);
    let host = room::GuestId(stored.header.opened.host.as_str().into());
    let (game, room) = rebuild(house, stored).await?;
    let appender = house.0.store.appender(id).await.map_err(LoadError::Store)?;
    let watches = watches(house, id).await.map_err(LoadError::Store)?;
    Ok(Loaded { room, game, appender, host, visibility, noted, watches })
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
    let stored = house.0.store.table(id).await.map_err(LoadError::Store)?.ok_or(LoadError::NoSuchTable)?;
    if let Err(error) = game_of(&stored) {
        return stored_record(&stored).ok_or(error);
    }
    let (_, room) = rebuild(house, stored).await?;
    room.record().ok_or_else(|| LoadError::Broken("the game is not over".to_string()))
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
    let opened = &stored.header.opened;
    let occupant = |seat: Seat| stored.seats.iter().find(|(at, _)| usize::from(*at) == seat.index());
    let name = |seat| occupant(seat).map_or(room::Occupant::Open, |(_, occupant)| to_room(occupant)).name_in_record();
    let mut course = Course::default();
    for line in &stored.inputs {
        course.take(line.parse().ok()?).ok()?;
    }
    Some(Record {
        game: opened.game.clone(),
        rules: opened.rules,
        seats: opened.seats,
        options: all_options(&opened.game, &opened.options),
        seed: Seed::from_bytes(*opened.seed.bytes()),
        players: Seat::all(opened.seats).map(|seat| (seat, name(seat))).collect(),
        inputs: course.inputs().cloned().collect(),
        taken_back: course.taken_back(),
        result: Some(history::outcome(result, opened.seats)?),
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
        manners: serde_json::from_str(&opened.settings).unwrap_or_default(),
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
