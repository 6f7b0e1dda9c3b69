//! Pages that belong to no table, the assets, and what hosts ask for.

use std::collections::HashMap;

use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG};
use axum::response::{IntoResponse as _, Redirect, Response};
use boards::pages::{GameCard, Home, MyTable, OpenTable};
use boards::{Lang, Trouble};
use serde::Deserialize;
use store::{Health, Occupant, TableSummary};

use super::mine::{self, Games, Mine};
use super::trouble;
use super::visit::Visit;
use crate::house::House;
use crate::identity;
use crate::network::Network;

/// How many tables a list on the first page shows.
const LISTED: usize = 12;
/// How many of them may be of one host, or of one network.
const LISTED_OF_ONE: usize = 2;
/// Among how many they are looked for.
const LOOKED_AT: u32 = 200;

/// The first page.
pub(super) async fn home(State(house): State<House>, visit: Visit) -> Response {
    let lang = visit.lang;
    let games: Vec<GameCard<'_>> = catalog::games()
        .iter()
        .map(|game| {
            let (fewest, most) = game.seats().into_inner();
            GameCard { name: game.name(), title: game.title(), about: game.about(), seats: (fewest, most) }
        })
        .collect();
    let store = &house.0.store;
    // The first page is there even when the lists are not.
    let public = store.public_tables(LOOKED_AT).await.unwrap_or_default();
    let mine = match visit.known_guest() {
        Some(guest) => mine::games(&house, &guest, lang).await,
        None => Games::default(),
    };
    let open = listed(&house, &public);
    let live: Vec<MyTable<'_>> = mine.live.iter().map(Mine::shown).collect();
    let finished: Vec<MyTable<'_>> = mine.finished.iter().map(Mine::shown).collect();
    let home = Home { lang, games: &games, tables: &open, mine: &live, finished: &finished };
    boards::pages::home(&home).into_response()
}

/// The title of a game, unless it is not in the house any more.
pub(super) fn title_of(game: &str) -> &'static str {
    catalog::game(game).map_or("", |game| game.title())
}

/// The newest open tables, few of each host and of each network, so that nobody fills the list alone.
fn listed<'a>(house: &House, public: &'a [TableSummary]) -> Vec<OpenTable<'a>> {
    let mut of_host: HashMap<&str, usize> = HashMap::new();
    let mut of_network: HashMap<Network, usize> = HashMap::new();
    let mut listed = Vec::new();
    for table in public {
        let Some(open) = open_table(table) else { continue };
        let opened = &table.header.opened;
        let of_host = of_host.entry(opened.host.as_str()).or_default();
        let of_network = house.0.usage.origins.of(&opened.id).map(|network| of_network.entry(network).or_default());
        if *of_host >= LISTED_OF_ONE || of_network.as_ref().is_some_and(|count| **count >= LISTED_OF_ONE) {
            continue;
        }
        *of_host += 1;
        of_network.into_iter().for_each(|count| *count += 1);
        listed.push(open);
        if listed.len() == LISTED {
            break;
        }
    }
    listed
}

fn open_table(table: &TableSummary) -> Option<OpenTable<'_>> {
    let opened = &table.header.opened;
    let open = opened.seats.checked_sub(table.seats.len() as u8).filter(|&open| open > 0)?;
    let host = table.seats.iter().find_map(|(_, occupant)| match occupant {
        Occupant::Guest { id, nickname } if *id == opened.host => Some(nickname.as_str()),
        Occupant::Guest { .. } | Occupant::Bot { .. } => None,
    })?;
    let title = title_of(&opened.game);
    Some(OpenTable { id: opened.id.as_str(), game: &opened.game, title, host, open, seats: opened.seats })
}

/// The form that changes the language.
#[derive(Deserialize)]
pub(super) struct LangForm {
    lang: String,
    back: String,
}

/// Changes the language and goes back.
pub(super) async fn lang(visit: Visit, Form(form): Form<LangForm>) -> Response {
    let lang = Lang::from_code(&form.lang).unwrap_or(visit.lang);
    let jar = identity::remember_lang(visit.jar, lang, visit.transport);
    (jar, Redirect::to(own_path(&form.back))).into_response()
}

/// The address to go back to, if it is a path of our own: a form must not send a guest to another site.
pub(crate) fn own_path(back: &str) -> &str {
    let is_path = back.starts_with('/')
        && !back.starts_with("//")
        && !back.contains(|letter: char| letter == '\\' || letter.is_control());
    if is_path { back } else { "/" }
}

/// A file that pages ask for. Its address changes with its content, so it may be kept for ever.
pub(super) async fn asset(Path(name): Path<String>, visit: Visit) -> Response {
    let Some(asset) = boards::asset(&name) else {
        return trouble::page(visit.lang, Trouble::NoSuchPage);
    };
    let headers = [
        (CONTENT_TYPE, asset.mime.to_string()),
        (CACHE_CONTROL, "public, max-age=31536000, immutable".to_string()),
        (ETAG, format!("\"{}\"", asset.version)),
    ];
    (headers, asset.bytes.as_slice()).into_response()
}

/// Whether the house can take moves: for whatever watches over it.
pub(super) async fn health(State(house): State<House>) -> Response {
    // Only a write shows that moves can be written: a full disk lets everybody read.
    match house.0.store.probe().await {
        Health::Up => "ok\n".into_response(),
        Health::Down { .. } => (StatusCode::SERVICE_UNAVAILABLE, "the database is away\n").into_response(),
    }
}
