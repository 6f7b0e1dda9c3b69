//! Replaying a sample of stored games, to see whether a database can be played on before a house opens on it.

use room::Room;
use store::{Store, StoreError, StoredTable, TableId};
use table::{Rng, Seed};

use crate::tables::setup;

/// What a sample of games showed.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sample {
    /// How many games replay from their first input to their last.
    pub replayed: u64,
    /// How many were played by other rules than this program knows, and were not replayed.
    pub other_rules: u64,
    /// These do not replay, and why.
    pub broken: Vec<(TableId, String)>,
}

/// Replays the newest games of a database that have begun, at most this many. `done` hears of each.
pub async fn check_sample(store: &Store, most: u32, done: impl Fn()) -> Result<Sample, StoreError> {
    let mut sample = Sample::default();
    for id in store.newest_games(most).await? {
        match store.table(&id).await {
            Ok(Some(stored)) => match replay(&stored) {
                Replay::Whole => sample.replayed += 1,
                Replay::OtherRules => sample.other_rules += 1,
                Replay::Broken(reason) => sample.broken.push((id, reason)),
            },
            Ok(None) => {}
            Err(StoreError::Damaged { what }) => sample.broken.push((id, what)),
            Err(error) => return Err(error),
        }
        done();
    }
    Ok(sample)
}

enum Replay {
    Whole,
    OtherRules,
    Broken(String),
}

fn replay(stored: &StoredTable) -> Replay {
    let opened = &stored.header.opened;
    let game = match catalog::game(&opened.game) {
        Ok(game) if game.knows_rules(opened.rules) => game,
        Ok(_) => return Replay::OtherRules,
        Err(unknown) => return Replay::Broken(unknown.to_string()),
    };
    // Nobody plays on here: neither time nor chance of the room itself matters.
    let rng = Rng::new(&Seed::from_bytes([0; 32]));
    match Room::restore(setup(stored, game, 0..=0), &stored.inputs, None, rng, 0) {
        Ok(_) => Replay::Whole,
        Err(error) => Replay::Broken(error.to_string()),
    }
}
