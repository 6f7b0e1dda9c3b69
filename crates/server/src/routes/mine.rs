//! The games of a guest: those that wait for them first, with whom, and when something happened last.

use boards::Lang;
use boards::pages::{Ago, MyTable, TableState as Shown};
use store::{GuestId, Occupant, TableState, TableSummary, UnixMs};

use super::pages::title_of;
use crate::clock::unix_now;
use crate::driver::Turn;
use crate::house::House;
use crate::hub::Hub;
use crate::tables;

/// How many tables are looked at, and how many finished games the first page shows.
const LOOKED_AT: u32 = 40;
const FINISHED: usize = 4;

/// One table of a guest, as a list shows it.
pub(super) struct Mine {
    table: TableSummary,
    with: Vec<String>,
    state: Shown,
    moved_at: UnixMs,
}

/// The games of a guest.
#[derive(Default)]
pub(super) struct Games {
    /// Those that are not over, the guest's turn first, then whatever moved last.
    pub(super) live: Vec<Mine>,
    /// The latest of the others.
    pub(super) finished: Vec<Mine>,
}

/// Looks up the games of a guest. No table is woken for it.
pub(super) async fn games(house: &House, guest: &GuestId, lang: Lang) -> Games {
    // The first page is there even when the lists are not.
    let tables = house.0.store.tables_of_guest(guest, LOOKED_AT).await.unwrap_or_default();
    let mut games = Games::default();
    for table in tables {
        let turn = Hub::turn(house, &table.header.opened.id).await.unwrap_or_else(|| tables::turn(&table.header));
        let (state, moved_at) = state(&table, turn, guest);
        let mine = Mine { with: others(&table, guest, lang), table, state, moved_at };
        if state == Shown::Over { games.finished.push(mine) } else { games.live.push(mine) }
    }
    games.live.sort_by_key(|mine| (rank(mine.state), u64::MAX - mine.moved_at.0));
    games.finished.sort_by_key(|mine| u64::MAX - mine.moved_at.0);
    games.finished.truncate(FINISHED);
    games
}

impl Mine {
    /// As the page wants it.
    pub(super) fn shown(&self) -> MyTable<'_> {
        let opened = &self.table.header.opened;
        let moved = Some(Ago::ms(unix_now().0.saturating_sub(self.moved_at.0)));
        let title = title_of(&opened.game);
        MyTable { id: opened.id.as_str(), game: &opened.game, title, with: &self.with, state: self.state, moved }
    }
}

fn state(table: &TableSummary, turn: Turn, guest: &GuestId) -> (Shown, UnixMs) {
    let mine = |occupant: &Occupant| matches!(occupant, Occupant::Guest { id, .. } if id == guest);
    let waits = table.seats.iter().any(|(seat, occupant)| mine(occupant) && turn.waits_for.contains(*seat));
    match table.header.state {
        TableState::Waiting => (Shown::Gathering, turn.moved_at),
        TableState::Running { .. } if waits => (Shown::YourTurn, turn.moved_at),
        TableState::Running { .. } => (Shown::Playing, turn.moved_at),
        TableState::Finished { finished_at, .. } => (Shown::Over, finished_at),
        TableState::Abandoned { abandoned_at, .. } => (Shown::Over, abandoned_at),
    }
}

fn rank(state: Shown) -> u8 {
    match state {
        Shown::YourTurn => 0,
        Shown::Playing => 1,
        Shown::Gathering => 2,
        Shown::Over => 3,
    }
}

/// The names of the others at a table.
pub(super) fn others(table: &TableSummary, me: &GuestId, lang: Lang) -> Vec<String> {
    let game = &table.header.opened.game;
    let name = |occupant: &Occupant| match occupant {
        Occupant::Guest { id, .. } if id == me => None,
        Occupant::Guest { id, .. } if id.is_gone() => Some(boards::guest_who_left(lang)),
        Occupant::Guest { nickname, .. } => Some(nickname.clone()),
        Occupant::Bot { level } => Some(boards::level_name(lang, game, level)),
    };
    table.seats.iter().filter_map(|(_, occupant)| name(occupant)).collect()
}
