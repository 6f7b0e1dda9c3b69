//! Carrying a seat to another device: the link, the question on the other device, and sitting down there.

use axum::extract::{Path, State};
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse as _, Redirect, Response};
use boards::Trouble;
use boards::pages::{Carry, Opener};
use store::{CarryLink, CarryState, GuestId, TableId};
use wire::Occupant;

use super::tables::look;
use super::trouble;
use super::visit::Visit;
use crate::carry::{MINUTES, draw_token, good_until, token_hash};
use crate::clock::unix_now;
use crate::house::House;
use crate::identity;

/// A page with a link to somebody's seat is kept nowhere.
const NOT_KEPT: [(axum::http::HeaderName, &str); 1] = [(CACHE_CONTROL, "no-store")];

/// The link and its code, for players at the table.
pub(super) async fn offer(State(house): State<House>, Path(id): Path<String>, visit: Visit) -> Response {
    let lang = visit.lang;
    let Some(guest) = visit.known_guest() else { return trouble::page(lang, Trouble::NoSeat) };
    let (table, name) = match seat(&house, &id, &guest).await {
        Ok(Some(found)) => found,
        Ok(None) => return trouble::page(lang, Trouble::NoSeat),
        Err(trouble) => return trouble::page(lang, trouble),
    };
    if !house.0.errands.allows(guest.clone(), house.0.clock.now()) {
        return trouble::page(lang, Trouble::TooManyRequests);
    }
    let (token, now) = (draw_token(), unix_now());
    let kept = CarryLink { guest, table: table.clone() };
    if let Err(error) = house.0.store.save_carry_link(&token_hash(&token), &kept, good_until(now), now).await {
        return trouble::page(lang, trouble::of_store(&error));
    }
    let link = format!("{}/carry/{token}", visit.base_url);
    let page = boards::pages::carry(&Carry { lang, id: table.as_str(), name: &name, link: &link, minutes: MINUTES });
    (NOT_KEPT, page).into_response()
}

/// The table, and the name under which a guest sits there.
async fn seat(house: &House, id: &str, guest: &GuestId) -> Result<Option<(TableId, String)>, Trouble> {
    let (table, look) = look(house, id, Some(guest)).await.map_err(|error| trouble::of_load(&error))?;
    let name = look.you.and_then(|you| match &look.seats[you.index()].occupant {
        Occupant::Guest { name } => Some(name.clone()),
        Occupant::Open | Occupant::Bot { .. } => None,
    });
    Ok(name.map(|name| (table, name)))
}

/// Whom a link carries; one that is over carries nobody, and its page names nobody.
fn carried(state: CarryState) -> Result<CarryLink, Trouble> {
    match state {
        CarryState::Good(link) => Ok(link),
        CarryState::Used => Err(Trouble::CarryUsed),
        CarryState::Expired => Err(Trouble::CarryExpired),
        CarryState::Unknown => Err(Trouble::CarryBad),
    }
}

/// Whom a link carries, with their name at the table.
async fn look_at(house: &House, token: &str) -> Result<(CarryLink, String), Trouble> {
    let state = house.0.store.carry_link(&token_hash(token), unix_now()).await;
    let link = carried(state.map_err(|error| trouble::of_store(&error))?)?;
    let (_, name) = seat(house, link.table.as_str(), &link.guest).await?.ok_or(Trouble::CarryBad)?;
    Ok((link, name))
}

/// The question on the other device. Looking at it uses nothing up.
pub(super) async fn ask(State(house): State<House>, Path(token): Path<String>, visit: Visit) -> Response {
    let lang = visit.lang;
    let (link, name) = match look_at(&house, &token).await {
        Ok(found) => found,
        Err(trouble) => return trouble::page(lang, trouble),
    };
    let before = visit.known_guest();
    if before.as_ref() == Some(&link.guest) {
        return Redirect::to(&format!("/table/{}", link.table)).into_response();
    }
    let own = match &before {
        Some(guest) => house.0.store.tables_of_guest(guest, 1).await.unwrap_or_default(),
        None => Vec::new(),
    };
    let own_name = visit.name().unwrap_or_else(|| boards::guest_name(lang));
    let opener = if own.is_empty() { Opener::Stranger } else { Opener::Other { name: &own_name } };
    (NOT_KEPT, boards::pages::sit_down_here(lang, &token, &name, opener)).into_response()
}

/// Sits down on the other device.
pub(super) async fn sit_down(State(house): State<House>, Path(token): Path<String>, visit: Visit) -> Response {
    let lang = visit.lang;
    let (link, name) = match look_at(&house, &token).await {
        Ok(found) => found,
        Err(trouble) => return trouble::page(lang, trouble),
    };
    if !house.0.errands.allows(link.guest.clone(), house.0.clock.now()) {
        return trouble::page(lang, Trouble::TooManyRequests);
    }
    // The session begins before the link is used up: should the guest end all others in between, it ends with them.
    let session = house.0.sessions.begin(link.guest.clone());
    let used = house.0.store.use_carry_link(&token_hash(&token), unix_now()).await;
    match used.map_err(|error| trouble::of_store(&error)).and_then(carried) {
        Ok(used) if used == link => {}
        Ok(_) => return trouble::page(lang, Trouble::CarryBad),
        Err(trouble) => return trouble::page(lang, trouble),
    }
    let jar = identity::keep_session(visit.jar, &session, visit.transport);
    let jar = identity::remember_name(jar, &name, visit.transport);
    (jar, Redirect::to(&format!("/table/{}", link.table))).into_response()
}
