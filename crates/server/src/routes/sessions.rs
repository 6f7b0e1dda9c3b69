//! Ending a guest's sessions on all other devices.

use axum::extract::State;
use axum::response::{IntoResponse as _, Response};
use boards::Trouble;

use super::trouble;
use super::visit::Visit;
use crate::clock::unix_now;
use crate::house::House;
use crate::identity;
use crate::sessions::EndError;

/// Asks once more.
pub(super) async fn ask(visit: Visit) -> Response {
    boards::pages::end_sessions(visit.lang).into_response()
}

/// Ends all other sessions at once. This device gets a new cookie.
pub(super) async fn end_others(State(house): State<House>, visit: Visit) -> Response {
    let lang = visit.lang;
    let page = boards::pages::sessions_ended(lang);
    // A visitor who is not a guest yet has no other devices.
    let Some(session) = visit.known_session() else { return page.into_response() };
    if !house.0.errands.allows(session.guest.clone(), house.0.clock.now()) {
        return trouble::page(lang, Trouble::TooManyRequests);
    }
    match house.0.sessions.end_others(&house.0.store, &session, unix_now()).await {
        Ok(session) => {
            tracing::info!("a guest ended their sessions on other devices");
            (identity::keep_session(visit.jar, &session, visit.transport), page).into_response()
        }
        // Another device was faster, and ended this one.
        Err(EndError::NotValid) => trouble::page(lang, Trouble::NotFromHere),
        Err(EndError::Store(error)) => trouble::page(lang, trouble::of_store(&error)),
    }
}
