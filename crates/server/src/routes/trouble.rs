//! What goes wrong: friendly pages for people, each with a way home, and JSON for programs.

use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use boards::{Lang, Trouble};
use store::StoreError;
use wire::Refusal;

use super::api;
use super::visit::Visit;
use crate::tables::{LoadError, Progress};

/// The page for a trouble, with its status.
pub(super) fn page(lang: Lang, trouble: Trouble) -> Response {
    told_when((status(trouble), boards::pages::trouble(lang, trouble, &[])).into_response(), trouble)
}

/// The page for a table that can't be woken. Where a part of it is kept, the page leads there.
pub(super) fn page_of_table(lang: Lang, id: &str, error: &LoadError) -> Response {
    let trouble = of_load(error);
    let LoadError::Damaged { progress, .. } = error else { return page(lang, trouble) };
    let kept = match progress {
        Progress::Running => boards::pages::damaged_while_running(lang, id),
        Progress::Over => boards::pages::damaged(lang, id),
    };
    (status(trouble), kept).into_response()
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
        Trouble::Holding | Trouble::Opening => StatusCode::SERVICE_UNAVAILABLE,
        Trouble::NotFromHere | Trouble::NotHost => StatusCode::FORBIDDEN,
        Trouble::WrongHost => StatusCode::MISDIRECTED_REQUEST,
        Trouble::Broken | Trouble::Damaged | Trouble::Inside => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// What a table that can't be woken means for a guest.
pub(super) fn of_load(error: &LoadError) -> Trouble {
    match error {
        LoadError::NoSuchTable => Trouble::NoSuchTable,
        LoadError::Closed => Trouble::Closed,
        LoadError::Store(error) => of_store(error),
        LoadError::Busy => Trouble::Opening,
        LoadError::OtherRules { game, version } => {
            tracing::warn!(game, version, "a table is played by rules that this server does not know");
            Trouble::OtherRules
        }
        LoadError::Damaged { damage, .. } => {
            tracing::error!(table = %damage.table, input = damage.seq, "{damage}");
            Trouble::Damaged
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

/// The same as JSON, for a table that can't be woken.
pub(super) fn json_of_load(error: &LoadError, lang: Lang) -> Response {
    let code = match error {
        LoadError::NoSuchTable => Refusal::NoSuchTable,
        LoadError::Closed => Refusal::TableClosed,
        LoadError::Store(error) => return json_of_store(error, lang),
        LoadError::Busy => Refusal::TooManyOpening,
        LoadError::Damaged { .. } => Refusal::TableDamaged,
        LoadError::OtherRules { .. } => Refusal::UnknownRules,
        LoadError::Broken(_) => Refusal::TableBroken,
    };
    json(of_load(error), code, lang)
}

/// The same as JSON, for an error of the store.
pub(super) fn json_of_store(error: &StoreError, lang: Lang) -> Response {
    let code = if matches!(error, StoreError::Unavailable { .. }) {
        Refusal::Unavailable
    } else if matches!(error, StoreError::Damaged { .. }) {
        Refusal::TableBroken
    } else {
        Refusal::Internal
    };
    json(of_store(error), code, lang)
}

/// What a page says of a trouble, for programs.
pub(super) fn json(trouble: Trouble, code: Refusal, lang: Lang) -> Response {
    told_when(api::refuse(status(trouble), code, lang), trouble)
}

/// Says when to try again, where that helps.
fn told_when(mut response: Response, trouble: Trouble) -> Response {
    let seconds = match trouble {
        Trouble::TooManyRequests | Trouble::Holding => "60",
        Trouble::Opening => "5",
        Trouble::NoSuchPage
        | Trouble::NoSuchTable
        | Trouble::NoSuchGame
        | Trouble::Full
        | Trouble::Broken
        | Trouble::Damaged
        | Trouble::OtherRules
        | Trouble::NotOver
        | Trouble::TooSlow
        | Trouble::TooLong
        | Trouble::NotFromHere
        | Trouble::WrongHost
        | Trouble::Closed
        | Trouble::OthersHere
        | Trouble::NotHost
        | Trouble::NoSeat
        | Trouble::CarryBad
        | Trouble::CarryExpired
        | Trouble::CarryUsed
        | Trouble::NothingYet
        | Trouble::Inside => return response,
    };
    response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static(seconds));
    response
}

pub(super) async fn no_such_page(visit: Visit) -> Response {
    page(visit.lang, Trouble::NoSuchPage)
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;
    use axum::http::header::RETRY_AFTER;
    use axum::response::Response;
    use boards::Lang;

    use super::{json_of_load, of_load, page};
    use crate::tables::LoadError;

    async fn text(response: Response) -> String {
        let body = to_bytes(response.into_body(), usize::MAX).await.expect("a body");
        String::from_utf8(body.to_vec()).expect("it is text")
    }

    #[tokio::test]
    async fn too_many_tables_that_open_are_told_in_a_sentence_of_their_own_and_when_to_come_back() {
        let told = [
            (Lang::En, "too many tables", "Too many tables are being opened right now", "holding your place"),
            (Lang::Ja, "たくさんの卓", "たくさんの卓", "席をお取りしています"),
        ];
        for (lang, on_page, in_json, never) in told {
            let html = page(lang, of_load(&LoadError::Busy));
            let json = json_of_load(&LoadError::Busy, lang);
            for answer in [&html, &json] {
                assert_eq!(answer.status(), 503);
                assert_eq!(answer.headers().get(RETRY_AFTER).expect("when to come back"), "5");
            }
            let (html, json) = (text(html).await, text(json).await);
            assert!(html.contains(on_page) && !html.contains(never), "{html}");
            assert!(json.contains(in_json) && json.contains("too_many_opening"), "{json}");
        }
    }
}
