//! The settings, and the look that they give to every page.

use axum::body::{Body, to_bytes};
use axum::extract::{Form, Query, Request, State};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, HeaderMap};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Redirect, Response};
use boards::pages::Settings;
use boards::{Lang, Look, Trouble};
use serde::Deserialize;

use super::pages::own_path;
use super::trouble;
use super::visit::Visit;
use crate::house::House;
use crate::identity;

/// The longest page, in bytes; none of ours comes near it.
const MAX_PAGE: usize = 16 * 1024 * 1024;

/// Where the visitor came from.
#[derive(Deserialize)]
pub(super) struct Came {
    back: Option<String>,
}

/// The page of the settings.
pub(super) async fn settings(
    State(house): State<House>,
    Query(came): Query<Came>,
    visit: Visit,
    headers: HeaderMap,
) -> Response {
    let back = came.back.as_deref().map_or("/", own_path);
    let look = identity::look(&headers);
    let push_key = house.push_key();
    let page = Settings { lang: visit.lang, look, back, push_key: push_key.as_deref() };
    boards::pages::settings(&page).into_response()
}

/// Keeps the settings in cookies and goes back. A field that is left out goes back to the usual.
pub(super) async fn keep(visit: Visit, Form(fields): Form<Vec<(String, String)>>) -> Response {
    let (mut look, mut lang, mut back) = (Look::default(), visit.lang, "/");
    for (name, value) in &fields {
        match name.as_str() {
            "lang" => lang = Lang::from_code(value).unwrap_or(lang),
            "back" => back = own_path(value),
            name => look.set(name, value),
        }
    }
    let known = identity::remember_lang(visit.jar, lang, visit.transport);
    (known, identity::remember_look(look, visit.transport), Redirect::to(back)).into_response()
}

/// A page that has the visitor's look already.
#[derive(Clone, Copy)]
pub(super) struct Dressed;

/// Puts the visitor's look on every page. A visitor who chose none gets the response as it is.
pub(super) async fn dress(request: Request, next: Next) -> Response {
    let look = identity::look(request.headers());
    let response = next.run(request).await;
    let is_page = response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    let is_dressed = response.extensions().get::<Dressed>().is_some();
    if look == Look::default() || !is_page || is_dressed {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let page = to_bytes(body, MAX_PAGE).await.ok().and_then(|bytes| String::from_utf8(bytes.into()).ok());
    let Some(page) = page else {
        tracing::error!("a page could not be dressed");
        return trouble::page(Lang::En, Trouble::Inside);
    };
    parts.headers.remove(CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(look.dress(&page)))
}
