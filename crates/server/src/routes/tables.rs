//! Laying tables, sitting down, and looking.

use axum::body::Bytes;
use axum::extract::{Form, Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use boards::pages::{NewTable, TablePage};
use boards::{Lang, RegionCache, Scene, Sentence as _, Trouble};
use catalog::AnyGame;
use maud::PreEscaped;
use room::{Message, Occupant, RequestId, RoomRefused, Sitting};
use store::{GuestId, TableId, Visibility};
use table::{Record, Seat};
use wire::{Reach, Refusal, SeatInfo, TableSettings};

use super::table_form::{Fields, field, read_wish};
use super::visit::{Visit, in_room};
use super::{limit, trouble};
use crate::drawings::{Sketch, View, Wanted};
use crate::driver::{Look, ToTable};
use crate::house::House;
use crate::hub::Hub;
use crate::identity::{self, Jar};
use crate::names::{self, BadName};
use crate::render::{self, Around, Sheet};
use crate::speaker::refusal_text;
use crate::tables::{self, LayError, LoadError, Progress, Wish};

/// One click: a table against bots of the middle level, with every option at its default.
pub(super) async fn play_now(State(house): State<House>, Path(game): Path<String>, visit: Visit) -> Response {
    let lang = visit.lang;
    let Ok(game) = catalog::game(&game) else {
        return trouble::page(lang, Trouble::NoSuchGame);
    };
    let name = visit.name().unwrap_or_else(|| boards::guest_name(lang));
    let network = visit.network;
    let (guest, jar) = visit.guest();
    let (fewest, most) = game.seats().into_inner();
    let bot = store::Occupant::Bot { level: game.middle_level().to_string() };
    let mut places = vec![Some(bot); usize::from(4.clamp(fewest, most))];
    places[0] = Some(store::Occupant::Guest { id: guest.clone(), nickname: name });
    let (visibility, settings) = (Visibility::Private, TableSettings::default());
    let wish = Wish { game, options: Vec::new(), places, host: guest, network, visibility, settings };
    lay(&house, wish, jar, lang).await
}

async fn lay(house: &House, wish: Wish, jar: Jar, lang: Lang) -> Response {
    match tables::lay(house, wish).await {
        Ok(id) => (jar, Redirect::to(&format!("/table/{id}"))).into_response(),
        Err(error) => not_laid(house, lang, error),
    }
}

/// The page for a table that could not be laid.
pub(super) fn not_laid(house: &House, lang: Lang, error: LayError) -> Response {
    match error {
        LayError::TooMany { wait } => limit::too_many(house, lang, wait),
        LayError::Store(error) => trouble::page(lang, trouble::of_store(&error)),
        // Pages offer nothing that the game does not have, so somebody has put the request together by hand.
        error @ (LayError::Open(_) | LayError::Bot(_) | LayError::Time(_) | LayError::Append(_)) => {
            tracing::warn!(?error, "a table could not be laid");
            trouble::page(lang, Trouble::Inside)
        }
    }
}

/// The form for a new table.
pub(super) async fn new_form(Path(game): Path<String>, visit: Visit) -> Response {
    match catalog::game(&game) {
        Ok(game) => form(game, &visit, None, &[]),
        Err(_) => trouble::page(visit.lang, Trouble::NoSuchGame),
    }
}

fn form(game: &dyn AnyGame, visit: &Visit, error: Option<&str>, filled: &[(String, String)]) -> Response {
    let levels = game.levels();
    let levels: Vec<(&str, &str)> = levels.iter().map(|level| (level.name, level.about)).collect();
    let page = boards::pages::new_table(&NewTable {
        lang: visit.lang,
        game: game.name(),
        title: &boards::game_title(visit.lang, game.name(), game.title()),
        seats: game.seats(),
        options: game.options(),
        levels: &levels,
        name: visit.name().as_deref(),
        error,
        filled,
    });
    page.into_response()
}

/// Lays a table as the form says.
pub(super) async fn new(
    State(house): State<House>,
    Path(game): Path<String>,
    visit: Visit,
    Form(fields): Fields,
) -> Response {
    let lang = visit.lang;
    let Ok(game) = catalog::game(&game) else {
        return trouble::page(lang, Trouble::NoSuchGame);
    };
    let name = match names::read(field(&fields, "name").unwrap_or_default()) {
        Ok(name) => name,
        Err(bad) => return form(game, &visit, Some(&bad.refusal().text(lang)), &fields),
    };
    let (guest, jar) = identity::guest(visit.jar.clone(), visit.transport);
    let jar = identity::remember_name(jar, &name, visit.transport);
    match read_wish(game, &fields, &guest, &name, visit.network) {
        Ok(wish) => lay(&house, wish, jar, lang).await,
        Err(refusal) => form(game, &visit, Some(&refusal.text(lang)), &fields),
    }
}

/// Looks at a table as this guest.
pub(super) async fn look(house: &House, id: &str, guest: Option<&GuestId>) -> Result<(TableId, Look), LoadError> {
    let id: TableId = id.parse().map_err(|_| LoadError::NoSuchTable)?;
    let look = Hub::ask(house, &id, |reply| ToTable::Look { guest: guest.map(in_room), reply }).await?;
    Ok((id, look))
}

/// The page of a table: the seats before the game, the board during it, the result after it.
pub(super) async fn table(State(house): State<House>, Path(id): Path<String>, visit: Visit) -> Response {
    let (lang, name, base_url) = (visit.lang, visit.name(), visit.base_url.clone());
    let (guest, jar) = visit.guest();
    match look(&house, &id, Some(&guest)).await {
        Ok((id, look)) => {
            let sheet = sheet(&house, lang, &id, name, &base_url, &look);
            (jar, table_page(&house, sheet, look).await).into_response()
        }
        Err(error) => trouble::page_of_table(lang, &id, &error),
    }
}

/// A table as a guest's browser is to draw it.
pub(super) fn sheet(
    house: &House,
    lang: Lang,
    id: &TableId,
    name: Option<String>,
    base_url: &str,
    look: &Look,
) -> Sheet {
    Sheet {
        lang,
        id: id.to_string(),
        link: format!("{base_url}/table/{id}"),
        game: look.game,
        options: look.options.clone(),
        is_host: look.is_host,
        hints: look.settings.hints,
        visibility: look.visibility,
        name,
        push_key: house.push_key(),
    }
}

/// The page of a table, drawn once for everybody who sees the same.
async fn table_page(house: &House, sheet: Sheet, look: Look) -> Response {
    let lang = sheet.lang;
    let seats = render::seated(&look.seats, lang);
    let mut log = Vec::new();
    if let Some(frame) = &look.frame {
        log = render::log_lines(&frame.news, &Scene::new(lang, look.you, &seats));
        render::keep_latest(&mut log);
    }
    let (you, frame, around) = (look.you, look.frame.as_ref(), Around::default());
    let view = View { sheet: &sheet, seats: &seats, you, frame, log: &log, around, announce: &[] };
    let key = view.key(house.0.clock.now());
    let (game, title, id) = (look.game.name(), sheet.title(), sheet.id.clone());
    let drawing = || {
        move |cache: &mut RegionCache| {
            let frame = look.frame.as_ref();
            let picture = sheet.picture(cache, &seats, look.you, frame, &log, Around::default());
            let (seq, reach) = (frame.map_or(0, |frame| frame.seq), Reach::Whole);
            Sketch { picture, seq, reach, announce: Vec::new() }
        }
    };
    let drawings = &house.0.drawings;
    let drawn = drawings.picture(&drawings.table(&id), Wanted::Page, key, drawing).await;
    let picture = drawn.number;
    let page = move || {
        let inner = PreEscaped(drawn.html());
        let page = TablePage { lang, id: &id, game, title: &title, picture: Some(picture), inner: &inner };
        boards::pages::table(&page).into_string()
    };
    let page = drawings.shared_page(picture, page).await;
    Html(Bytes::from(page)).into_response()
}

/// Why a request to a table came to nothing.
pub(super) enum RequestError {
    Load(LoadError),
    Refused(RoomRefused),
}

/// Asks a table for something and waits for its answer.
pub(super) async fn request(
    house: &House,
    id: &str,
    message: impl FnOnce(RequestId) -> Message,
) -> Result<Option<Seat>, RequestError> {
    let id: TableId = id.parse().map_err(|_| RequestError::Load(LoadError::NoSuchTable))?;
    let request = house.next_request();
    let ask = |reply| ToTable::Request { request, message: message(request), reply };
    Hub::ask(house, &id, ask).await.map_err(RequestError::Load)?.map_err(RequestError::Refused)
}

/// Goes back to the table, or says kindly why not.
fn back(id: &str, jar: Jar, lang: Lang, result: &Result<Option<Seat>, RequestError>) -> Response {
    let way = || (jar, Redirect::to(&format!("/table/{id}"))).into_response();
    match result {
        Ok(_) => way(),
        Err(RequestError::Load(error)) => trouble::page(lang, trouble::of_load(error)),
        // If the table is full, or the game has begun, the guest can watch it.
        Err(RequestError::Refused(refused)) => {
            let (way, path) = (boards::way_to_table(lang), format!("/table/{id}"));
            let ways = [(way.as_str(), path.as_str())];
            let page = if refused.code() == Refusal::Full {
                boards::pages::trouble(lang, Trouble::Full, &ways)
            } else {
                boards::pages::message(lang, &lang.text("house-name"), &refusal_text(refused, lang), &ways)
            };
            (axum::http::StatusCode::CONFLICT, page).into_response()
        }
    }
}

/// Sits down.
pub(super) async fn sit(
    State(house): State<House>,
    Path(id): Path<String>,
    visit: Visit,
    Form(fields): Fields,
) -> Response {
    let lang = visit.lang;
    // An empty field keeps the name that was used last.
    let given = field(&fields, "name").filter(|name| !name.trim().is_empty());
    let name = match given {
        Some(name) => names::read(name),
        None => visit.name().ok_or(BadName::Length),
    };
    let transport = visit.transport;
    let (guest, jar) = visit.guest();
    let name = match name {
        Ok(name) => name,
        Err(bad) => {
            let text = bad.refusal().text(lang);
            let table = boards::way_to_table(lang);
            let ways = [(table.as_str(), &*format!("/table/{id}"))];
            let page = boards::pages::message(lang, &lang.text("house-name"), &text, &ways);
            return (axum::http::StatusCode::BAD_REQUEST, page).into_response();
        }
    };
    let seat = field(&fields, "seat").and_then(|seat| seat.parse().ok());
    let (sitting, jar) = match field(&fields, "beside") {
        Some(_) => (Sitting::Beside, jar),
        None => (Sitting::Alone, identity::remember_name(jar, &name, transport)),
    };
    let guest = in_room(&guest);
    let result = request(&house, &id, |request| Message::Sit { request, guest, name, seat, sitting }).await;
    back(&id, jar, lang, &result)
}

/// The host puts a bot on a seat, or opens it.
pub(super) async fn arrange(
    State(house): State<House>,
    Path(id): Path<String>,
    visit: Visit,
    Form(fields): Fields,
) -> Response {
    let lang = visit.lang;
    let (guest, jar) = visit.guest();
    let seat = field(&fields, "seat").and_then(|seat| seat.parse().ok());
    let occupant = match field(&fields, "occupant") {
        Some("open") => Some(Occupant::Open),
        Some(level) => Some(Occupant::Bot { level: level.to_string() }),
        None => None,
    };
    let (Some(seat), Some(occupant)) = (seat, occupant) else {
        return trouble::page(lang, Trouble::NoSuchPage);
    };
    let guest = in_room(&guest);
    let result = request(&house, &id, |request| Message::Arrange { request, guest, seat, occupant }).await;
    back(&id, jar, lang, &result)
}

/// The host begins the game.
pub(super) async fn start(State(house): State<House>, Path(id): Path<String>, visit: Visit) -> Response {
    let lang = visit.lang;
    let (guest, jar) = visit.guest();
    let guest = in_room(&guest);
    let result = request(&house, &id, |request| Message::Start { request, guest }).await;
    back(&id, jar, lang, &result)
}

/// Another table like this one: the same options and bots, the same guest on their seat, the other guests' seats open.
pub(super) async fn again(State(house): State<House>, Path(id): Path<String>, visit: Visit) -> Response {
    let (lang, network) = (visit.lang, visit.network);
    let (guest, jar) = visit.guest();
    let look = match look(&house, &id, Some(&guest)).await {
        Ok((_, look)) => look,
        Err(error) => return trouble::page(lang, trouble::of_load(&error)),
    };
    if look.you.is_none() {
        return trouble::page(lang, Trouble::Full);
    }
    let place = |(seat, info): (Seat, &SeatInfo)| match &info.occupant {
        wire::Occupant::Guest { name } if look.yours.contains(seat) => {
            Some(store::Occupant::Guest { id: guest.clone(), nickname: name.clone() })
        }
        wire::Occupant::Guest { .. } | wire::Occupant::Open => None,
        wire::Occupant::Bot { level } => Some(store::Occupant::Bot { level: level.clone() }),
    };
    let places = Seat::all(look.seats.len() as u8).zip(look.seats.iter()).map(place).collect();
    let (visibility, settings) = (Visibility::Private, look.settings);
    let wish = Wish { game: look.game, options: look.options, places, host: guest, network, visibility, settings };
    lay(&house, wish, jar, lang).await
}

/// The record of a finished game.
pub(super) async fn record(State(house): State<House>, Path(id): Path<String>, visit: Visit) -> Response {
    let Ok(id) = id.parse::<TableId>() else { return trouble::page(visit.lang, Trouble::NoSuchTable) };
    match look(&house, id.as_str(), None).await {
        Ok((id, Look { record: Some(record), .. })) => download(&house, &id, record).await,
        Ok(_) => trouble::page(visit.lang, Trouble::NotOver),
        // Rules that this server does not know don't make the record unreadable: it is sent as it was stored.
        Err(error @ LoadError::OtherRules { .. }) => match tables::record(&house, &id).await {
            Ok(record) => download(&house, &id, record).await,
            Err(_) => trouble::page(visit.lang, trouble::of_load(&error)),
        },
        // What was written before the damage is a record, too; it has no result.
        Err(LoadError::Damaged { progress: Progress::Over, .. }) => match tables::until_damage(&house, &id).await {
            Ok(remains) => download(&house, &id, remains.record).await,
            Err(error) => trouble::page(visit.lang, trouble::of_load(&error)),
        },
        Err(error) => trouble::page_of_table(visit.lang, id.as_str(), &error),
    }
}

async fn download(house: &House, id: &TableId, record: Record) -> Response {
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_string()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{}-{id}.game\"", record.game)),
    ];
    (headers, house.0.drawings.page(move || record.to_string()).await).into_response()
}
