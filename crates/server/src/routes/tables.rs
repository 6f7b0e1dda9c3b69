//! Laying tables, sitting down, and looking.

use axum::body::Bytes;
use axum::extract::{Form, Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use boards::pages::{NewTable, TablePage};
use boards::{Lang, Refusal, Scene, Trouble};
use catalog::AnyGame;
use room::{Clock, Hints, Manners, Message, Occupant, RequestId, RoomRefused, Sitting, StandIn, TakeBack};
use store::{GuestId, TableId, Visibility};
use table::{OfferedTo, Record, Seat};

use super::visit::{Visit, in_room};
use super::{limit, trouble};
use crate::drawings::{Kind, View};
use crate::driver::{Look, ToTable};
use crate::house::House;
use crate::hub::Hub;
use crate::identity::{self, Jar};
use crate::names::{self, BadName};
use crate::network::Network;
use crate::protocol;
use crate::render::{self, Around, Sheet};
use crate::tables::{self, LayError, LoadError, Wish};

/// The fields of a form, in order.
type Fields = Form<Vec<(String, String)>>;

fn field<'a>(fields: &'a [(String, String)], name: &str) -> Option<&'a str> {
    fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
}

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
    let (visibility, manners) = (Visibility::Private, Manners::default());
    let wish = Wish { game, options: Vec::new(), places, host: guest, network, visibility, manners };
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
        LayError::Refused(reason) => {
            tracing::warn!(reason, "a table could not be laid");
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
    let levels: Vec<(&str, &str)> = levels.iter().map(|(name, about, _)| (*name, *about)).collect();
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
    let (guest, jar) = identity::guest(visit.jar.clone(), visit.line);
    let jar = identity::remember_name(jar, &name, visit.line);
    match read_wish(game, &fields, &guest, &name, visit.network) {
        Ok(wish) => lay(&house, wish, jar, lang).await,
        Err(refusal) => form(game, &visit, Some(&refusal.text(lang)), &fields),
    }
}

fn read_wish(
    game: &'static dyn AnyGame,
    fields: &[(String, String)],
    guest: &GuestId,
    name: &str,
    network: Network,
) -> Result<Wish, Refusal> {
    let seats = field(fields, "seats").and_then(|text| text.parse::<u8>().ok());
    let seats = seats.filter(|seats| game.seats().contains(seats)).ok_or(Refusal::BadForm)?;
    let mut places = Vec::new();
    for seat in Seat::all(seats) {
        places.push(match field(fields, &format!("seat-{seat}")).ok_or(Refusal::BadForm)? {
            "me" => Some(store::Occupant::Guest { id: guest.clone(), nickname: name.to_string() }),
            "open" => None,
            "here" => {
                let name = names::read(field(fields, &format!("guest-{seat}")).unwrap_or_default());
                let nickname = name.map_err(|bad| match bad {
                    BadName::Length => Refusal::BesideName,
                    BadName::Invisible => Refusal::InvisibleName,
                })?;
                Some(store::Occupant::Guest { id: guest.clone(), nickname })
            }
            level if is_level(game, level) => Some(store::Occupant::Bot { level: level.to_string() }),
            _ => return Err(Refusal::NoSuchLevel),
        });
    }
    if Seat::all(seats).filter(|seat| field(fields, &format!("seat-{seat}")) == Some("me")).count() > 1 {
        return Err(Refusal::TwoSeats);
    }
    let mut options = Vec::new();
    for choice in game.options().iter().filter(|choice| choice.offered_to == OfferedTo::Players) {
        if let Some(value) = field(fields, &format!("option-{}", choice.name)) {
            if !choice.values.iter().any(|known| known.name == value) {
                return Err(Refusal::BadForm);
            }
            options.push((choice.name.to_string(), value.to_string()));
        }
    }
    let visibility = match field(fields, "visibility") {
        Some("public") => Visibility::Public,
        Some(_) | None => Visibility::Private,
    };
    let manners = read_manners(game, fields).ok_or(Refusal::BadForm)?;
    Ok(Wish { game, options, places, host: guest.clone(), network, visibility, manners })
}

/// What the form says that the table agrees on; what it leaves out is as usual.
fn read_manners(game: &dyn AnyGame, fields: &[(String, String)]) -> Option<Manners> {
    let clock = match field(fields, "clock").unwrap_or("none").split('-').collect::<Vec<_>>()[..] {
        ["none"] => Clock::None,
        ["move", seconds] => Clock::PerMove { seconds: seconds.parse().ok()? },
        ["bank", seconds, increment] => {
            Clock::Bank { seconds: seconds.parse().ok()?, increment: increment.parse().ok()? }
        }
        _ => return None,
    };
    let level = match field(fields, "stand-in-level") {
        Some(level) if is_level(game, level) => Some(level.to_string()),
        Some(_) => return None,
        None => None,
    };
    let stand_in = match field(fields, "stand-in").unwrap_or("120") {
        "never" => StandIn::Never,
        seconds => StandIn::After { seconds: seconds.parse().ok()?, level },
    };
    let hints = match field(fields, "hints").unwrap_or("offered") {
        "offered" => Hints::Offered,
        "withheld" => Hints::Withheld,
        _ => return None,
    };
    let take_back = match field(fields, "take-back").unwrap_or("consent") {
        "consent" => TakeBack::Consent,
        "own-steps" => TakeBack::OwnSteps,
        _ => return None,
    };
    let manners = Manners { clock, stand_in, hints, take_back };
    manners.check().ok().map(|()| manners)
}

fn is_level(game: &dyn AnyGame, name: &str) -> bool {
    game.levels().iter().any(|(level, _, _)| *level == name)
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
        Err(error) => trouble::page(lang, trouble::of_load(&error)),
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
        hints: look.manners.hints,
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
        log = render::log_lines(&frame.news, &Scene { lang, you: look.you, seats: &seats });
        render::keep_latest(&mut log);
    }
    let (you, frame, around) = (look.you, look.frame.as_ref(), Around::default());
    let view = View { sheet: &sheet, seats: &seats, you, frame, log: &log, around, announce: &[] };
    let key = view.key(Kind::Page, house.0.clock.now());
    let drawing = || {
        move || {
            let inner = sheet.inner(&seats, look.you, look.frame.as_ref(), &log, Around::default());
            let (id, title) = (&sheet.id, &sheet.title());
            let page = TablePage { lang, id, game: look.game.name(), title, inner: &inner };
            boards::pages::table(&page).into_string()
        }
    };
    let page = house.0.drawings.shared(key, drawing).await;
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
        // Whoever finds the table full, or the game begun, can watch it.
        Err(RequestError::Refused(refused)) => {
            let (way, path) = (boards::way_to_table(lang), format!("/table/{id}"));
            let ways = [(way.as_str(), path.as_str())];
            let page = if *refused == RoomRefused::Full {
                boards::pages::trouble(lang, Trouble::Full, &ways)
            } else {
                boards::pages::message(lang, &lang.text("house-name"), &protocol::refusal(refused, lang), &ways)
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
    // Whoever leaves the field empty keeps the name they used last.
    let given = field(&fields, "name").filter(|name| !name.trim().is_empty());
    let name = match given {
        Some(name) => names::read(name),
        None => visit.name().ok_or(BadName::Length),
    };
    let line = visit.line;
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
        None => (Sitting::Alone, identity::remember_name(jar, &name, line)),
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
    let mine = |id: &room::GuestId| *id == in_room(&guest);
    let place = |occupant: &Occupant| match occupant {
        Occupant::Open => None,
        Occupant::Guest { id, .. } if !mine(id) => None,
        Occupant::Guest { .. } | Occupant::Bot { .. } => tables::to_store(occupant),
    };
    let places = look.seats.iter().map(|note| place(&note.occupant)).collect();
    let (visibility, manners) = (Visibility::Private, look.manners);
    let wish = Wish { game: look.game, options: look.options, places, host: guest, network, visibility, manners };
    lay(&house, wish, jar, lang).await
}

/// The record of a finished game.
pub(super) async fn record(State(house): State<House>, Path(id): Path<String>, visit: Visit) -> Response {
    let Ok(id) = id.parse::<TableId>() else { return trouble::page(visit.lang, Trouble::NoSuchTable) };
    match look(&house, id.as_str(), None).await {
        Ok((id, Look { record: Some(record), .. })) => download(&id, &record),
        Ok(_) => trouble::page(visit.lang, Trouble::NotOver),
        // Rules that this server does not know don't make the record unreadable: it is sent as it was stored.
        Err(error @ LoadError::OtherRules { .. }) => match tables::record(&house, &id).await {
            Ok(record) => download(&id, &record),
            Err(_) => trouble::page(visit.lang, trouble::of_load(&error)),
        },
        Err(error) => trouble::page(visit.lang, trouble::of_load(&error)),
    }
}

fn download(id: &TableId, record: &Record) -> Response {
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_string()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{}-{id}.game\"", record.game)),
    ];
    (headers, record.to_string()).into_response()
}
