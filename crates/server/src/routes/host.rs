//! What the host does with a table: shows it, hides it, closes it.

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use boards::Trouble;
use room::CloseRefused;
use serde::Deserialize;
use store::Visibility;

use super::tables::look;
use super::trouble;
use super::visit::{Visit, in_room};
use crate::driver::ToTable;
use crate::house::House;
use crate::hub::Hub;

/// Who is to find the table.
#[derive(Deserialize)]
pub(super) struct Shown {
    visibility: String,
}

/// Shows or hides a table that waits.
pub(super) async fn visibility(
    State(house): State<House>,
    Path(id): Path<String>,
    visit: Visit,
    Form(shown): Form<Shown>,
) -> Response {
    let lang = visit.lang;
    let visibility = match shown.visibility.as_str() {
        "public" => Visibility::Public,
        "private" => Visibility::Private,
        _ => return trouble::page(lang, Trouble::NoSuchPage),
    };
    let (id, look) = match look(&house, &id, visit.known_guest().as_ref()).await {
        Ok(found) => found,
        Err(error) => return trouble::page(lang, trouble::of_load(&error)),
    };
    if !look.is_host {
        return trouble::page(lang, Trouble::NotHost);
    }
    if let Err(error) = house.0.store.set_visibility(&id, visibility).await {
        return trouble::page(lang, trouble::of_store(&error));
    }
    // The table itself does not ask the store again.
    if let Err(error) = Hub::tell(&house, &id, ToTable::Show(visibility)).await {
        return trouble::page(lang, trouble::of_load(&error));
    }
    Redirect::to(&format!("/table/{id}")).into_response()
}

/// Asks once more.
pub(super) async fn ask(State(house): State<House>, Path(id): Path<String>, visit: Visit) -> Response {
    let lang = visit.lang;
    match look(&house, &id, visit.known_guest().as_ref()).await {
        Ok((id, look)) if look.is_host => boards::pages::close_table(lang, id.as_str()).into_response(),
        Ok(_) => trouble::page(lang, Trouble::NotHost),
        Err(error) => trouble::page(lang, trouble::of_load(&error)),
    }
}

/// Closes a table for good.
pub(super) async fn close(State(house): State<House>, Path(id): Path<String>, visit: Visit) -> Response {
    let lang = visit.lang;
    let (Ok(id), Some(guest)) = (id.parse(), visit.known_guest()) else {
        return trouble::page(lang, Trouble::NotHost);
    };
    let guest = in_room(&guest);
    let closed = Hub::ask(&house, &id, |reply| ToTable::Close { guest, reply }).await;
    let ways = [(boards::way_to_table(lang), format!("/table/{id}"))];
    let ways: Vec<(&str, &str)> = ways.iter().map(|(label, path)| (label.as_str(), path.as_str())).collect();
    let refused = |trouble| (trouble::status(trouble), boards::pages::trouble(lang, trouble, &ways)).into_response();
    match closed {
        Ok(Ok(())) => Redirect::to("/").into_response(),
        Ok(Err(CloseRefused::NotHost)) => refused(Trouble::NotHost),
        Ok(Err(CloseRefused::OthersHere)) => refused(Trouble::OthersHere),
        // A game that is over needs no closing: its table shows the result.
        Ok(Err(CloseRefused::Over)) => Redirect::to(&format!("/table/{id}")).into_response(),
        Err(error) => trouble::page(lang, trouble::of_load(&error)),
    }
}
