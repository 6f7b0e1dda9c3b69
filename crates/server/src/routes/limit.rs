//! Limits that hold for every request: how many an address may send, and how long one may take.

use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::HeaderValue;
use axum::http::header::{CONTENT_LENGTH, RETRY_AFTER};
use axum::middleware::Next;
use axum::response::Response;
use boards::{Lang, Trouble};
use room::Ms;
use tokio::time::timeout;
use wire::Refusal;

use super::trouble;
use super::visit::accepted_lang;
use crate::accept::Peer;
use crate::house::House;
use crate::network::{Network, client};

/// The longest form or JSON body, in bytes.
pub(super) const MAX_BODY: usize = 16 * 1024;

/// Refuses requests of an address that sends too many. Requests that pass know the network they come from.
pub(super) async fn by_address(State(house): State<House>, mut request: Request, next: Next) -> Response {
    let network = network(&house, &request);
    if let Err(wait) = house.0.usage.requests.take(network, house.0.clock.now()) {
        note(&house);
        return told_to_wait(
            ReplyFormat::of(&request).answer(Trouble::TooManyRequests, Refusal::TooManyRequests),
            wait,
        );
    }
    request.extensions_mut().insert(network);
    next.run(request).await
}

fn network(house: &House, request: &Request) -> Network {
    let peer =
        request.extensions().get::<Peer>().map_or(std::net::Ipv4Addr::UNSPECIFIED.into(), |Peer(peer)| peer.ip());
    Network::of(client(&house.0.config.trusted_proxies, peer, request.headers()))
}

/// Counts and logs something that was refused because there was too much of it.
pub(super) fn note(house: &House) {
    house.0.metrics.refused_requests.inc();
    if let Some(times) = house.0.refused.happened(house.0.clock.now()) {
        tracing::warn!(times, "requests, sockets or tables were refused: there were too many");
    }
}

/// Says in the answer how long to wait.
pub(super) fn told_to_wait(mut response: Response, wait: Ms) -> Response {
    let seconds = Duration::from_millis(wait).as_secs().clamp(1, 3_600);
    response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
    response
}

/// Reads the body before anything else happens, so that a slow sender holds nothing but its own connection, and answers
/// in time whatever becomes of the request.
pub(super) async fn in_time(State(house): State<House>, request: Request, next: Next) -> Response {
    let timeouts = house.0.config.timeouts;
    let format = ReplyFormat::of(&request);
    let announced =
        request.headers().get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if announced.is_some_and(|length| length > MAX_BODY) {
        return format.answer(Trouble::TooLong, Refusal::TooLong);
    }
    let (parts, body) = request.into_parts();
    let body = match timeout(timeouts.body, to_bytes(body, MAX_BODY)).await {
        Ok(Ok(body)) => body,
        Ok(Err(_)) => return format.answer(Trouble::TooLong, Refusal::TooLong),
        Err(_) => return closing(format.answer(Trouble::TooSlow, Refusal::TooSlow)),
    };
    let request = Request::from_parts(parts, Body::from(body));
    match timeout(timeouts.request, next.run(request)).await {
        Ok(response) => response,
        Err(_) => {
            tracing::warn!("a request took too long and was given up");
            format.answer(Trouble::Holding, Refusal::Unavailable)
        }
    }
}

/// The rest of a body that was not waited for would be taken for the next request.
fn closing(mut response: Response) -> Response {
    response.headers_mut().insert(axum::http::header::CONNECTION, HeaderValue::from_static("close"));
    response
}

/// In which form and language a request wants its answer.
#[derive(Clone, Copy)]
struct ReplyFormat {
    lang: Lang,
    form: Form,
}

#[derive(Clone, Copy)]
enum Form {
    Page,
    Json,
}

impl ReplyFormat {
    fn of(request: &Request) -> ReplyFormat {
        let (path, query) = (request.uri().path(), request.uri().query().unwrap_or_default());
        let is_browser = query.split('&').any(|pair| pair == "format=html");
        let wants_json = path.starts_with("/api/") || path == "/push" || path.starts_with("/socket/") && !is_browser;
        let form = if wants_json { Form::Json } else { Form::Page };
        ReplyFormat { lang: accepted_lang(request.headers()).unwrap_or(Lang::En), form }
    }

    fn answer(self, trouble: Trouble, code: Refusal) -> Response {
        match self.form {
            Form::Page => trouble::page(self.lang, trouble),
            Form::Json => trouble::json(trouble, code, self.lang),
        }
    }
}

/// What a request over a limit gets.
pub(super) fn too_many(house: &House, lang: Lang, wait: Ms) -> Response {
    note(house);
    told_to_wait(trouble::page(lang, Trouble::TooManyRequests), wait)
}

/// The same for programs.
pub(super) fn too_many_json(house: &House, code: Refusal, lang: Lang, wait: Ms) -> Response {
    note(house);
    told_to_wait(trouble::json(Trouble::TooManyRequests, code, lang), wait)
}
