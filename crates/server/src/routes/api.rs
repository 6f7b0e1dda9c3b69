//! The same house for programs: JSON in, JSON out. `docs/PROTOCOL.md` describes it.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use boards::{Arg, Lang, Sentence as _};
use catalog::{AnyGame, OpenRefused};
use room::Message;
use store::{Occupant, Visibility};
use table::{MAX_SEATS, OfferedTo, OpenError, OptionError, Seat};
use wire::{
    CreateTable, ErrorBody, GameEntry, OptionEntry, Refusal, SECONDS, SeatRange, SeatReply, SeatWish, Sit,
    TableCreated, TimeOutOfBounds,
};

use super::tables::{RequestError, request};
use super::visit::{Visit, in_room};
use super::{limit, trouble};
use crate::house::House;
use crate::names;
use crate::speaker::refusal_text;
use crate::tables::{self, LayError, Wish};

/// What can be played.
pub(super) async fn games() -> Response {
    let games: Vec<GameEntry> = catalog::games().iter().map(|game| entry(*game)).collect();
    Json(games).into_response()
}

fn entry(game: &dyn AnyGame) -> GameEntry {
    let (from, to) = game.seats().into_inner();
    let option = |choice: &table::Choice| OptionEntry {
        name: choice.name.to_string(),
        values: choice.values.iter().map(|value| value.name.to_string()).collect(),
    };
    let offered = game.options().iter().filter(|choice| choice.offered_to == OfferedTo::Players);
    GameEntry {
        name: game.name().to_string(),
        title: game.title().to_string(),
        rules: game.rules(),
        seats: SeatRange { from, to },
        options: offered.map(option).collect(),
        levels: game.levels().iter().map(|level| level.name.to_string()).collect(),
    }
}

/// The answer to what was not done, in the language of the visitor.
pub(super) fn refuse(status: StatusCode, code: Refusal, lang: Lang) -> Response {
    refuse_with(status, code, code.text(lang))
}

/// The same with a sentence that names what was wrong.
fn refuse_with(status: StatusCode, code: Refusal, error: String) -> Response {
    (status, Json(ErrorBody { code, error })).into_response()
}

/// The answer to a body that could not be read.
pub(super) fn refuse_body(rejection: &JsonRejection, lang: Lang) -> Response {
    let text = boards::unreadable_body(lang, &rejection.body_text());
    refuse_with(rejection.status(), Refusal::Unreadable, text)
}

/// Lays a table.
pub(super) async fn new_table(
    State(house): State<House>,
    visit: Visit,
    body: Result<Json<CreateTable>, JsonRejection>,
) -> Response {
    let lang = visit.lang;
    let wish = match body {
        Ok(Json(wish)) => wish,
        Err(rejection) => return refuse_body(&rejection, lang),
    };
    let Ok(game) = catalog::game(&wish.game) else { return no_such_game(&wish.game, lang) };
    let name = match names::read(wish.name.as_deref().unwrap_or("program")) {
        Ok(name) => name,
        Err(bad) => return refuse(StatusCode::BAD_REQUEST, bad.refusal(), lang),
    };
    let (base_url, network) = (visit.base_url.clone(), visit.network);
    let (guest, jar) = visit.guest();
    if wish.seats.iter().filter(|seat| **seat == SeatWish::Me).count() > 1 {
        return refuse(StatusCode::BAD_REQUEST, Refusal::TwoSeats, lang);
    }
    let place = |seat| match seat {
        SeatWish::Me => Some(Occupant::Guest { id: guest.clone(), nickname: name.clone() }),
        SeatWish::Open => None,
        SeatWish::Bot(level) => Some(Occupant::Bot { level }),
    };
    let wish = Wish {
        game,
        options: wish.options.into_iter().collect(),
        places: wish.seats.into_iter().map(place).collect(),
        host: guest.clone(),
        network,
        visibility: if wish.public { Visibility::Public } else { Visibility::Private },
        settings: wish.settings,
    };
    match tables::lay(&house, wish).await {
        Ok(id) => {
            let (link, socket) = (format!("{base_url}/table/{id}"), format!("/socket/{id}"));
            (StatusCode::CREATED, jar, Json(TableCreated { id: id.to_string(), link, socket })).into_response()
        }
        Err(error) => not_laid(&house, lang, error),
    }
}

fn no_such_game(name: &str, lang: Lang) -> Response {
    let sentence = boards::refusal_of(lang, Refusal::NoSuchGame, &[("game", Arg::Text(name))]);
    let known: Vec<&str> = catalog::games().iter().map(|game| game.name()).collect();
    refuse_with(StatusCode::NOT_FOUND, Refusal::NoSuchGame, boards::choose_from(lang, &sentence, &known))
}

/// Why a table was not laid.
fn not_laid(house: &House, lang: Lang, error: LayError) -> Response {
    let (code, text) = match error {
        LayError::Open(OpenRefused::Table(OpenError::Seats { from, to, .. })) => {
            let gaps = [("from", Arg::Number(from.into())), ("to", Arg::Number(to.into()))];
            (Refusal::SeatCount, boards::refusal_of(lang, Refusal::SeatCount, &gaps))
        }
        LayError::Open(OpenRefused::Table(OpenError::Rules { .. })) => {
            (Refusal::UnknownRules, Refusal::UnknownRules.text(lang))
        }
        LayError::Open(OpenRefused::Option(error)) => wrong_option(lang, &error),
        LayError::Bot(unknown) => {
            let sentence = Refusal::NoSuchPlayer.text(lang);
            (Refusal::NoSuchPlayer, boards::choose_from(lang, &sentence, &unknown.offered()))
        }
        LayError::Time(TimeOutOfBounds { field }) => {
            let [least, most] = [SECONDS.start(), SECONDS.end()].map(|&seconds| Arg::Number(seconds.into()));
            let gaps = [("field", Arg::Text(field)), ("least", least), ("most", most)];
            (Refusal::TimeOutOfBounds, boards::refusal_of(lang, Refusal::TimeOutOfBounds, &gaps))
        }
        LayError::TooMany { wait } => return limit::too_many_json(house, Refusal::TooManyTables, lang, wait),
        LayError::Store(error) => return trouble::json_of_store(&error, lang),
        LayError::Append(error) => {
            tracing::error!(%error, "the first inputs of a table were not stored");
            return refuse(StatusCode::INTERNAL_SERVER_ERROR, Refusal::Internal, lang);
        }
    };
    refuse_with(StatusCode::BAD_REQUEST, code, text)
}

fn wrong_option(lang: Lang, error: &OptionError) -> (Refusal, String) {
    let (code, sentence, known) = match error {
        OptionError::UnknownOption { name, known } => {
            let gaps = [("option", Arg::Text(name))];
            (Refusal::NoSuchOption, boards::refusal_of(lang, Refusal::NoSuchOption, &gaps), known)
        }
        OptionError::UnknownValue { option, value, known } => {
            let gaps = [("option", Arg::Text(option)), ("value", Arg::Text(value))];
            (Refusal::NoSuchValue, boards::refusal_of(lang, Refusal::NoSuchValue, &gaps), known)
        }
    };
    (code, boards::choose_from(lang, &sentence, known))
}

/// Sits down.
pub(super) async fn sit(
    State(house): State<House>,
    Path(id): Path<String>,
    visit: Visit,
    body: Result<Json<Sit>, JsonRejection>,
) -> Response {
    let lang = visit.lang;
    let wish = match body {
        Ok(Json(wish)) => wish,
        Err(rejection) => return refuse_body(&rejection, lang),
    };
    let name = match names::read(&wish.name) {
        Ok(name) => name,
        Err(bad) => return refuse(StatusCode::BAD_REQUEST, bad.refusal(), lang),
    };
    if wish.seat.is_some_and(|seat| usize::from(seat) >= MAX_SEATS) {
        return refuse(StatusCode::BAD_REQUEST, Refusal::NoSuchSeat, lang);
    }
    let seat = wish.seat.map(Seat::new);
    let (guest, jar) = visit.guest();
    let guest = in_room(&guest);
    let result =
        request(&house, &id, |request| Message::Sit { request, guest, name, seat, sitting: room::Sitting::Alone })
            .await;
    (jar, seat_reply(&result, lang)).into_response()
}

/// The host begins the game.
pub(super) async fn start(State(house): State<House>, Path(id): Path<String>, visit: Visit) -> Response {
    let lang = visit.lang;
    let (guest, jar) = visit.guest();
    let guest = in_room(&guest);
    let result = request(&house, &id, |request| Message::Start { request, guest }).await;
    (jar, seat_reply(&result, lang)).into_response()
}

fn seat_reply(result: &Result<Option<Seat>, RequestError>, lang: Lang) -> Response {
    match result {
        Ok(seat) => Json(SeatReply { seat: *seat }).into_response(),
        Err(RequestError::Refused(refused)) => {
            refuse_with(StatusCode::CONFLICT, refused.code(), refusal_text(refused, lang))
        }
        Err(RequestError::Load(error)) => trouble::json_of_load(error, lang),
    }
}
