//! Figures about the house for Prometheus, for those who watch over it and nobody else.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, WWW_AUTHENTICATE};
use axum::response::{IntoResponse as _, Response};
use boards::Trouble;

use super::trouble;
use super::visit::Visit;
use crate::house::House;

/// At the address of everybody: for requests with the token. Without a token in the settings there is no such page.
pub(super) async fn at_public_address(State(house): State<House>, visit: Visit, headers: HeaderMap) -> Response {
    match &house.0.config.metrics_token {
        None => trouble::page(visit.lang, Trouble::NoSuchPage),
        Some(token) if is_known(&headers, token) => figures(&house),
        Some(_) => unknown(),
    }
}

/// At an address of its own: for everybody who reaches it, unless there is a token.
pub(super) async fn at_own_address(State(house): State<House>, headers: HeaderMap) -> Response {
    match &house.0.config.metrics_token {
        Some(token) if !is_known(&headers, token) => unknown(),
        Some(_) | None => figures(&house),
    }
}

fn unknown() -> Response {
    let challenge = [(WWW_AUTHENTICATE, "Bearer")];
    (StatusCode::UNAUTHORIZED, challenge, "send the token of this house: Authorization: Bearer TOKEN\n").into_response()
}

fn is_known(headers: &HeaderMap, token: &str) -> bool {
    let sent = headers.get(AUTHORIZATION).and_then(|value| value.as_bytes().strip_prefix(b"Bearer "));
    // How long the comparison takes must not tell how much of a guess was right; digests differ everywhere at once.
    let digest = |bytes: &[u8]| ring::digest::digest(&ring::digest::SHA256, bytes);
    sent.is_some_and(|sent| digest(sent).as_ref() == digest(token.as_bytes()).as_ref())
}

fn figures(house: &House) -> Response {
    let health = house.0.store.health().borrow().clone();
    let text = house.0.metrics.text(&house.0.store.counters(), &health);
    ([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text).into_response()
}
