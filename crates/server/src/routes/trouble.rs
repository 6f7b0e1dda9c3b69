//! Friendly pages for whatever goes wrong, each with a way home.

use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use boards::{Lang, Trouble};
use store::StoreError;

use super::visit::Visit;
use crate::tables::LoadError;

/// The page for a trouble, with its status.
pub(super) fn page(lang: Lang, trouble: Trouble) -> Response {
    let mut response = (status(trouble), boards::pages::trouble(lang, trouble, &[])).into_response();
    if let Trouble::TooManyRequests | Trouble::Holding = trouble {
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("60"));
    }
    response
}

pub(super) fn status(trouble: Trouble) -> StatusCode {
    match trouble {
        Trouble::NoSuchPage | Trouble::NoSuchTable | Trouble::NoSuchGame => StatusCode::NOT_FOUND,
        Trouble::CarryBad | Trouble::NothingYet => StatusCode::NOT_FOUND,
        Trouble::Full | Trouble::NotOver | Trouble::OthersHere | Trouble::NoSeat | Trouble::OtherRules => {
            StatusCode::CONFLICT
        }
        Trouble::Closed | Trouble::CarryExpired | Trouble::CarryUsed => StatusCode::GONE,
        Trouble::TooSlow => StatusCode::REQUEST_TIMEOUT,
        Trouble::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
        Trouble::TooManyRequests => StatusCode::TOO_MANY_REQUESTS,
        Trouble::Holding => StatusCode::SERVICE_UNAVAILABLE,
        Trouble::NotFromHere | Trouble::NotHost => StatusCode::FORBIDDEN,
        Trouble::WrongHost => StatusCode::MISDIRECTED_REQUEST,
        Trouble::Broken | Trouble::Inside => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// What a table that can't be woken means for a guest.
pub(super) fn of_load(error: &LoadError) -> Trouble {
    match error {
        LoadError::NoSuchTable => Trouble::NoSuchTable,
        LoadError::Closed => Trouble::Closed,
        LoadError::Store(error) => of_store(error),
        LoadError::Busy => Trouble::Holding,
        LoadError::OtherRules { game, version } => {
            tracing::warn!(game, version, "a table is played by rules that this server does not know");
            Trouble::OtherRules
        }
        LoadError::Broken(reason) => {
            tracing::error!(reason, "a table can't be woken");
            Trouble::Broken
        }
    }
}

/// What an error of the store means for a guest.
pub(super) fn of_store(error: &StoreError) -> Trouble {
    if matches!(error, StoreError::Unavailable { .. }) {
        return Trouble::Holding;
    }
    tracing::error!(%error, "the store refused");
    if matches!(error, StoreError::Damaged { .. }) {
        return Trouble::Broken;
    }
    Trouble::Inside
}

pub(super) async fn no_such_page(visit: Visit) -> Response {
    page(visit.lang, Trouble::NoSuchPage)
}
