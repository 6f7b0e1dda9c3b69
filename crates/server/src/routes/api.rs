//! The same house for programs: JSON in, JSON out. `docs/PROTOCOL.md` describes it.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use room::Message;
use serde::Deserialize;
use serde_json::json;
use store::{Occupant, Visibility};
use table::{MAX_SEATS, OfferedTo, Seat};

use super::tables::{RequestError, request};
use super::visit::{Visit, in_room};
use super::{limit, trouble};
use crate::house::House;
use crate::names;
use crate::tables::{self, LayError, Wish};

/// What can be played.
pub(super) async fn games() -> Response {
    let games: Vec<_> = catalog::games()
        .iter()
        .map(|game| {
            let (fewest, most) = game.seats().into_inner();
            let options = game.options().iter().filter(|choice| choice.offered_to == OfferedTo::Players);
            let options: Vec<_> = options
                .map(|choice| {
                    let values: Vec<&str> = choice.values.iter().map(|value| value.name).collect();
                    json!({ "name": choice.name, "values": values })
                })
                .collect();
            let levels: Vec<&str> = game.levels().iter().map(|(name, _, _)| *name).collect();
            json!({
                "name": game.name(),
                "title": game.title(),
                "rules": game.rules(),
                "seats": { "from": fewest, "to": most },
                "options": options,
                "levels": levels,
            })
        })
        .collect();
    Json(games).into_response()
}

/// A table that a program wants.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableWish {
    game: String,
    /// Seat A first: `me`, `open`, or the name of a level.
    seats: Vec<String>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    public: bool,
    /// What the table agrees on beside the rules; what is left out is as usual.
    #[serde(default)]
    manners: room::Manners,
}

/// The answer to what was not done.
pub(super) fn refuse(status: StatusCode, error: &str) -> Response {
    (status, Json(json!({ "error": error }))).into_response()
}

/// Lays a table.
pub(super) async fn new_table(
    State(house): State<House>,
    visit: Visit,
    body: Result<Json<TableWish>, JsonRejection>,
) -> Response {
    let wish = match body {
        Ok(Json(wish)) => wish,
        Err(rejection) => return refuse(rejection.status(), &rejection.body_text()),
    };
    let game = match catalog::game(&wish.game) {
        Ok(game) => game,
        Err(unknown) => return refuse(StatusCode::NOT_FOUND, &unknown.to_string()),
    };
    let name = match names::read(wish.name.as_deref().unwrap_or("program")) {
        Ok(name) => name,
        Err(bad) => return refuse(StatusCode::BAD_REQUEST, bad.sentence()),
    };
    let (base_url, network) = (visit.base_url.clone(), visit.network);
    let (guest, jar) = visit.guest();
    let place = |occupant: &String| match occupant.as_str() {
        "me" => Some(Occupant::Guest { id: guest.clone(), nickname: name.clone() }),
        "open" => None,
        level => Some(Occupant::Bot { level: level.to_string() }),
    };
    if wish.seats.iter().filter(|seat| *seat == "me").count() > 1 {
        return refuse(StatusCode::BAD_REQUEST, "you can have only one seat: name 'me' once");
    }
    let wish = Wish {
        game,
        options: wish.options.into_iter().collect(),
        places: wish.seats.iter().map(place).collect(),
        host: guest.clone(),
        network,
        visibility: if wish.public { Visibility::Public } else { Visibility::Private },
        manners: wish.manners,
    };
    match tables::lay(&house, wish).await {
        Ok(id) => {
            let table = json!({ "id": id.as_str(), "link": format!("{base_url}/table/{id}"), "socket": format!("/socket/{id}") });
            (StatusCode::CREATED, jar, Json(table)).into_response()
        }
        Err(LayError::Refused(reason)) => refuse(StatusCode::BAD_REQUEST, &reason),
        Err(LayError::TooMany { wait }) => limit::too_many_json(&house, "too many new tables: wait a minute", wait),
        Err(LayError::Store(error)) => refuse(trouble::status(trouble::of_store(&error)), &error.to_string()),
    }
}

/// Who wants to sit down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SitWish {
    name: String,
    /// A number, 0 for seat A; any open seat without it.
    #[serde(default)]
    seat: Option<u8>,
}

/// Sits down.
pub(super) async fn sit(
    State(house): State<House>,
    Path(id): Path<String>,
    visit: Visit,
    body: Result<Json<SitWish>, JsonRejection>,
) -> Response {
    let wish = match body {
        Ok(Json(wish)) => wish,
        Err(rejection) => return refuse(rejection.status(), &rejection.body_text()),
    };
    let name = match names::read(&wish.name) {
        Ok(name) => name,
        Err(bad) => return refuse(StatusCode::BAD_REQUEST, bad.sentence()),
    };
    if wish.seat.is_some_and(|seat| usize::from(seat) >= MAX_SEATS) {
        return refuse(StatusCode::BAD_REQUEST, "there is no such seat: seats are numbered from 0");
    }
    let seat = wish.seat.map(Seat::new);
    let (guest, jar) = visit.guest();
    let guest = in_room(&guest);
    let result =
        request(&house, &id, |request| Message::Sit { request, guest, name, seat, sitting: room::Sitting::Alone })
            .await;
    (jar, seat_reply(&result)).into_response()
}

/// The host begins the game.
pub(super) async fn start(State(house): State<House>, Path(id): Path<String>, visit: Visit) -> Response {
    let (guest, jar) = visit.guest();
    let guest = in_room(&guest);
    let result = request(&house, &id, |request| Message::Start { request, guest }).await;
    (jar, seat_reply(&result)).into_response()
}

fn seat_reply(result: &Result<Option<Seat>, RequestError>) -> Response {
    match result {
        Ok(seat) => Json(json!({ "seat": seat })).into_response(),
        Err(RequestError::Refused(refused)) => refuse(StatusCode::CONFLICT, &refused.to_string()),
        Err(RequestError::Load(error)) => refuse(trouble::status(trouble::of_load(error)), &error.to_string()),
    }
}
