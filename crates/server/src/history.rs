//! What somebody has played so far, counted.

use std::collections::BTreeMap;

use boards::pages::{Filter, GameHistory, Opponent, PlayedGame, Score};
use serde::Deserialize;
use store::{GuestId, Occupant, TableState, TableSummary, UnixMs};
use table::{BySeat, Outcome};
use time::OffsetDateTime;

/// How many games a plot shows.
const PLOTTED: usize = 60;

/// A result as it stands in the store.
#[derive(Deserialize)]
struct Result {
    points: Vec<i32>,
    places: Vec<u8>,
}

/// A result as it stands in the store, for a table with this many seats.
pub(crate) fn outcome(result: &str, seats: u8) -> Option<Outcome> {
    let Result { points, places } = serde_json::from_str(result).ok()?;
    let fits = points.len() == usize::from(seats) && places.len() == usize::from(seats);
    fits.then(|| Outcome {
        points: BySeat::from_fn(seats, |seat| points[seat.index()]),
        places: BySeat::from_fn(seats, |seat| places[seat.index()]),
    })
}

/// A finished game as one guest sees it.
pub(crate) struct Finished<'a> {
    pub(crate) table: &'a TableSummary,
    pub(crate) seat: u8,
    pub(crate) points: i32,
    pub(crate) place: u8,
    pub(crate) finished_at: UnixMs,
    /// Whether others share the victory.
    is_shared: bool,
}

impl<'a> Finished<'a> {
    /// Reads a finished game; nothing if the guest did not play it or its result can't be read. Of several people at
    /// one device the first seat counts.
    pub(crate) fn of(table: &'a TableSummary, guest: &GuestId) -> Option<Finished<'a>> {
        let TableState::Finished { finished_at, result, .. } = &table.header.state else { return None };
        let mine = |occupant: &Occupant| matches!(occupant, Occupant::Guest { id, .. } if id == guest);
        let seat = table.seats.iter().find(|(_, occupant)| mine(occupant))?.0;
        let result: Result = serde_json::from_str(result).ok()?;
        let place = *result.places.get(usize::from(seat))?;
        let winners = result.places.iter().filter(|&&place| place == 1).count();
        let points = *result.points.get(usize::from(seat))?;
        let is_shared = place == 1 && winners > 1;
        Some(Finished { table, seat, points, place, finished_at: *finished_at, is_shared })
    }

    fn count(&self, score: &mut Score) {
        score.played += 1;
        score.won += u32::from(self.place == 1);
        score.shared += u32::from(self.is_shared);
        score.places += u32::from(self.place);
    }

    /// Whom the guest played against, each kind once.
    fn opponents(&self) -> Vec<Opponent> {
        let others = self.table.seats.iter().filter(|(seat, _)| *seat != self.seat);
        let mut opponents: Vec<Opponent> = others
            .map(|(_, occupant)| match occupant {
                Occupant::Guest { .. } => Opponent::Guest,
                Occupant::Bot { level } => Opponent::Level(level.clone()),
            })
            .collect();
        opponents.sort();
        opponents.dedup();
        opponents
    }
}

/// The day of a moment, in the time of Greenwich.
pub(crate) fn day(at: UnixMs) -> String {
    let seconds = i64::try_from(at.0 / 1_000).unwrap_or_default();
    OffsetDateTime::from_unix_timestamp(seconds).map_or_else(|_| String::new(), |moment| moment.date().to_string())
}

/// Counts the games of a guest, which come newest first. `order` puts opponents of a game into the order in which the
/// house lists them; `names` says with whom a game was played.
pub(crate) fn count(
    tables: &[TableSummary],
    guest: &GuestId,
    filter: Filter<'_>,
    order: impl Fn(&str, &Opponent) -> usize,
    names: impl Fn(&TableSummary) -> Vec<String>,
) -> Vec<GameHistory> {
    let mut games: BTreeMap<&str, GameHistory> = BTreeMap::new();
    for finished in tables.iter().filter_map(|table| Finished::of(table, guest)) {
        let opened = &finished.table.header.opened;
        let game = games.entry(&opened.game).or_insert_with(|| empty(&opened.game));
        finished.count(&mut game.all);
        finished.count(entry(&mut game.by_seats, opened.seats));
        if filter.seats.is_some_and(|seats| seats != opened.seats) {
            continue;
        }
        for opponent in finished.opponents() {
            finished.count(entry(&mut game.against, opponent));
        }
        if game.points.len() < PLOTTED {
            game.points.push(PlayedGame {
                id: opened.id.to_string(),
                day: day(finished.finished_at),
                points: finished.points,
                place: finished.place,
                seats: opened.seats,
                with: names(finished.table),
            });
        }
    }
    let mut games: Vec<GameHistory> = games.into_values().collect();
    for game in &mut games {
        game.points.reverse();
        game.by_seats.sort_by_key(|(seats, _)| *seats);
        let name = game.game.clone();
        game.against.sort_by_key(|(opponent, _)| order(&name, opponent));
    }
    games.sort_by_key(|game| u32::MAX - game.all.played);
    games
}

fn empty(game: &str) -> GameHistory {
    GameHistory {
        game: game.to_string(),
        title: catalog::game(game).map_or("", |game| game.title()).to_string(),
        all: Score::default(),
        by_seats: Vec::new(),
        against: Vec::new(),
        points: Vec::new(),
    }
}

/// The score that is kept under this key.
fn entry<K: PartialEq>(scores: &mut Vec<(K, Score)>, key: K) -> &mut Score {
    let place = scores.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
        scores.push((key, Score::default()));
        scores.len() - 1
    });
    &mut scores[place].1
}
