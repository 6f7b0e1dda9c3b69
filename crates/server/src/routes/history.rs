//! What a guest has played, all of it to take along, and being forgotten.

use axum::body::Body;
use axum::extract::{Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use boards::Trouble;
use boards::pages::{Filter, History, Opponent};
use serde::Deserialize;
use store::TableState;

use super::mine::others;
use super::trouble;
use super::visit::{Visit, in_room};
use crate::clock::unix_now;
use crate::export;
use crate::history::count;
use crate::house::House;
use crate::hub::{Hub, Life};
use crate::identity;

/// How many games are looked at: a guest with more games sees the latest.
const MOST_GAMES: u32 = 5_000;

/// Which games to show.
#[derive(Deserialize)]
pub(super) struct HistoryQuery {
    game: Option<String>,
    seats: Option<u8>,
}

/// The page of a guest's games.
pub(super) async fn history(State(house): State<House>, Query(query): Query<HistoryQuery>, visit: Visit) -> Response {
    let lang = visit.lang;
    let filter = Filter { game: query.game.as_deref(), seats: query.seats };
    if filter.game.is_some_and(|game| catalog::game(game).is_err()) {
        return trouble::page(lang, Trouble::NoSuchGame);
    }
    let Some(guest) = visit.known_guest() else {
        return boards::pages::history(&History { lang, games: &[], filter }).into_response();
    };
    let tables = match house.0.store.finished_of_guest(&guest, MOST_GAMES).await {
        Ok(tables) => tables,
        Err(error) => return trouble::page(lang, trouble::of_store(&error)),
    };
    let drawing = move || {
        let filter = Filter { game: query.game.as_deref(), seats: query.seats };
        let games = count(&tables, &guest, filter, order, |table| others(table, &guest, lang));
        boards::pages::history(&History { lang, games: &games, filter })
    };
    house.0.drawings.page(drawing).await.into_response()
}

/// Where an opponent stands among those of a game: levels as the game lists them, then the plain players of research,
/// then guests.
fn order(game: &str, opponent: &Opponent) -> usize {
    let Opponent::Level(level) = opponent else { return usize::MAX };
    let levels = catalog::game(game).map_or_else(|_| Vec::new(), catalog::AnyGame::levels);
    levels.iter().position(|offered| offered.name == level).unwrap_or(levels.len())
}

/// All records of a guest's finished games in one file.
pub(super) async fn take_along(State(house): State<House>, visit: Visit) -> Response {
    let lang = visit.lang;
    let Some(guest) = visit.known_guest() else { return trouble::page(lang, Trouble::NothingYet) };
    if !house.0.errands.allows(guest.clone(), house.0.clock.now()) {
        return trouble::page(lang, Trouble::TooManyRequests);
    }
    let tables = match house.0.store.finished_of_guest(&guest, MOST_GAMES).await {
        Ok(tables) if tables.is_empty() => return trouble::page(lang, Trouble::NothingYet),
        Ok(tables) => tables,
        Err(error) => return trouble::page(lang, trouble::of_store(&error)),
    };
    let headers =
        [(CONTENT_TYPE, "application/x-tar"), (CONTENT_DISPOSITION, "attachment; filename=\"zashiki-games.tar\"")];
    (headers, Body::from_stream(export::stream(house, guest, tables))).into_response()
}

/// Asks once more.
pub(super) async fn ask(visit: Visit) -> Response {
    boards::pages::forget(visit.lang).into_response()
}

/// Forgets the guest: first every table that may still move, then the books, all at once.
pub(super) async fn forget(State(house): State<House>, visit: Visit) -> Response {
    let lang = visit.lang;
    let page = boards::pages::forgotten(lang);
    let Some(guest) = visit.known_guest() else { return (identity::forget(visit.jar), page).into_response() };
    let traces = match house.0.store.traces_of_guest(&guest).await {
        Ok(traces) => traces,
        Err(error) => return trouble::page(lang, trouble::of_store(&error)),
    };
    for table in &traces {
        let life = match table.header.state {
            TableState::Waiting | TableState::Running { .. } => Life::Live,
            TableState::Finished { .. } | TableState::Abandoned { .. } => Life::Over,
        };
        let id = &table.header.opened.id;
        // A table that can't be woken has only what stands in the books, and that goes below.
        if let Err(error) = Hub::forget_guest(&house, id, &in_room(&guest), life).await {
            tracing::warn!(table = %id, %error, "a guest leaves a table that can't be woken");
        }
    }
    match house.0.sessions.forget(&house.0.store, &guest, unix_now()).await {
        Ok(()) => (identity::forget(visit.jar), page).into_response(),
        Err(error) => trouble::page(lang, trouble::of_store(&error)),
    }
}
