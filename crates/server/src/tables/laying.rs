//! Laying a table: a new game, or one that goes on from a position of another.

use catalog::{AnyGame, NotOffered, OpenRefused};
use room::Ms;
use store::{AppendError, GuestId, NewTable, Occupant, Secret, StoreError, TableId, Visibility};
use table::{Record, Seed};
use wire::{StandIn, TableSettings, TimeOutOfBounds};

use crate::clock::unix_now;
use crate::house::House;
use crate::identity;
use crate::network::Network;

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
    pub(crate) settings: TableSettings,
}

/// Why a table was not laid.
#[derive(Debug)]
pub(crate) enum LayError {
    /// The game does not have these seats or options.
    Open(OpenRefused),
    /// The game has no such bot for guests.
    Bot(NotOffered),
    /// A time in the settings is too short or too long.
    Time(TimeOutOfBounds),
    /// The guest, or their network, has laid too many tables lately.
    TooMany {
        /// How many milliseconds to wait.
        wait: Ms,
    },
    /// The store did not take it.
    Store(StoreError),
    /// The store did not take the inputs that the game begins with.
    Append(AppendError),
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
    let mut receipts = Vec::new();
    for input in record.inputs.iter().take(steps) {
        receipts.push(appender.append(input.to_string()).await.map_err(LayError::Append)?);
    }
    for receipt in receipts {
        receipt.await.map_err(LayError::Append)?;
    }
    Ok(id)
}

async fn lay_with(house: &House, wish: Wish, rules: u32, seed: Seed) -> Result<TableId, LayError> {
    wish.settings.check().map_err(LayError::Time)?;
    let now = house.0.clock.now();
    let too_many = |wait| LayError::TooMany { wait };
    house.0.new_tables.take(wish.host.clone(), now).map_err(too_many)?;
    // A client without a cookie is a new guest each time: only the network tells that it is always the same.
    house.0.usage.tables.take(wish.network, now).map_err(too_many)?;
    let seats = u8::try_from(wish.places.len()).unwrap_or(u8::MAX);
    wish.game.open_by(rules, seats, &wish.options, seed).map_err(LayError::Open)?;
    for occupant in wish.places.iter().flatten() {
        if let Occupant::Bot { level } = occupant {
            catalog::offered(wish.game, level).map_err(LayError::Bot)?;
        }
    }
    if let StandIn::After { level: Some(level), .. } = &wish.settings.stand_in {
        catalog::offered(wish.game, level).map_err(LayError::Bot)?;
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
        settings: serde_json::to_string(&wish.settings).unwrap_or_default(),
        created_at: unix_now(),
    };
    let taken: Vec<(u8, Occupant)> =
        wish.places.into_iter().enumerate().filter_map(|(seat, place)| Some((seat as u8, place?))).collect();
    house.0.store.create_table(&new, &taken).await.map_err(LayError::Store)?;
    house.0.usage.origins.note(new.id.clone(), wish.network);
    Ok(new.id)
}
