//! A game that is over, or of which only a part is left, as a guest may look at it.
//!
//! A damaged game that had not ended may go on from a backup. It can be seen again as its viewers saw it; whatever
//! tells more (its seed, its record, other eyes, a new table from its position) is for games that are over.

use boards::Trouble;
use store::{GuestId, TableId};
use table::Record;

use super::tables::look;
use super::trouble;
use super::visit::in_room;
use crate::driver::{self, Look};
use crate::house::House;
use crate::tables::{self, LoadError, Progress, Remains};

/// A game that can be seen again.
pub(super) struct Played {
    pub(super) id: TableId,
    pub(super) look: Look,
    pub(super) record: Record,
    pub(super) ending: Ending,
}

/// How the record of a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// With the result.
    Result,
    /// Where stored inputs were lost or changed, in a game that had ended.
    Damage,
    /// The same in a game that had not: nobody sees more of it than they saw then.
    DamageWhileRunning,
}

/// A game that is over, or as much as is left of one that was.
pub(super) async fn published(house: &House, id: &str, guest: Option<&GuestId>) -> Result<Played, Trouble> {
    let played = played(house, id, guest).await?;
    match played.ending {
        Ending::Result | Ending::Damage => Ok(played),
        Ending::DamageWhileRunning => Err(Trouble::Damaged),
    }
}

/// A game that is over, or as much as is left of a damaged one.
pub(super) async fn played(house: &House, id: &str, guest: Option<&GuestId>) -> Result<Played, Trouble> {
    match look(house, id, guest).await {
        Ok((id, mut look)) => {
            let record = look.record.take().ok_or(Trouble::NotOver)?;
            Ok(Played { id, look, record, ending: Ending::Result })
        }
        Err(LoadError::Damaged { damage, progress }) => {
            let remains = tables::until_damage(house, &damage.table).await;
            let Remains { room, game, visibility, record } = remains.map_err(|error| trouble::of_load(&error))?;
            let guest = guest.map(in_room);
            let look = driver::look(&room, guest.as_ref(), house.0.clock.now(), game, visibility);
            let ending = match progress {
                Progress::Running => Ending::DamageWhileRunning,
                Progress::Over => Ending::Damage,
            };
            Ok(Played { id: damage.table, look, record, ending })
        }
        Err(error) => Err(trouble::of_load(&error)),
    }
}

/// A game that is over and whole.
pub(super) async fn finished(house: &House, id: &str, guest: Option<&GuestId>) -> Result<Played, Trouble> {
    let played = played(house, id, guest).await?;
    match played.ending {
        Ending::Result => Ok(played),
        Ending::Damage | Ending::DamageWhileRunning => Err(Trouble::Damaged),
    }
}
