//! The door for sockets.

use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Extension, Path, Query, State};
use axum::response::Response;
use serde::Deserialize;

use super::visit::{Visit, in_room};
use super::{limit, tables, trouble};
use crate::driver::Look;
use crate::house::House;
use crate::render;
use crate::round_trip::Ends;
use crate::socket::{self, Caller, SocketPlace};
use crate::speaker::{Format, Opening};
use boards::pages::LogLine;
use boards::{Lang, Scene, Trouble};

/// What a socket wants to hear.
#[derive(Deserialize)]
pub(super) struct Wants {
    format: Option<FormatName>,
    have: Option<u32>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum FormatName {
    Html,
    Json,
}

/// Opens a socket at a table. A guest without a cookie watches as a stranger does.
pub(super) async fn socket(
    State(house): State<House>,
    Path(id): Path<String>,
    Query(wants): Query<Wants>,
    Extension(ends): Extension<Ends>,
    visit: Visit,
    upgrade: WebSocketUpgrade,
) -> Response {
    let (lang, network) = (visit.lang, visit.network);
    let (name, base_url) = (visit.name(), visit.base_url.clone());
    let (session, _) = visit.session();
    let guest = session.guest.clone();
    let Ok(table) = id.parse() else { return trouble::page(lang, Trouble::NoSuchTable) };
    let Some(place) = SocketPlace::take(&house, &table, &guest, network) else {
        return refuse(&house, lang, wants.format, upgrade);
    };
    let (table, look) = match tables::look(&house, &id, Some(&guest)).await {
        Ok(found) => found,
        Err(error) => return trouble::page(lang, trouble::of_load(&error)),
    };
    let log = log_until(&look, lang, wants.have);
    let format = match wants.format.unwrap_or(FormatName::Json) {
        FormatName::Json => Format::Program(lang),
        FormatName::Html => {
            Format::Browser(Arc::new(tables::sheet(&house, lang, &table, name.clone(), &base_url, &look)))
        }
    };
    let speaks_as = name.clone().unwrap_or_else(|| boards::guest_name(lang));
    let opening = if look.frame.is_some() { Opening::Board } else { Opening::Seats };
    let have = wants.have;
    let guest = in_room(&guest);
    let caller =
        Caller { table, guest, session, network, name: speaks_as, ends, have, opening, log, format, _place: place };
    within_bounds(upgrade).on_upgrade(move |socket| socket::serve(house, caller, socket))
}

fn within_bounds(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .max_message_size(socket::MAX_MESSAGE)
        .max_frame_size(socket::MAX_MESSAGE)
        // The buffer is held for every socket and wiped before every read; the usual 128 KiB would cost more than all
        // the rest of a move.
        .read_buffer_size(socket::MAX_MESSAGE)
}

/// One socket too many: a program gets a status, a browser, which could not see that, a last word over the socket.
fn refuse(house: &House, lang: Lang, format: Option<FormatName>, upgrade: WebSocketUpgrade) -> Response {
    limit::note(house);
    match format.unwrap_or(FormatName::Json) {
        FormatName::Json => trouble::page(lang, Trouble::TooManyRequests),
        FormatName::Html => within_bounds(upgrade).on_upgrade(move |socket| socket::turn_away(socket, lang)),
    }
}

/// What the log said when the guest was shown the picture of this number: the line tells only what came after it.
fn log_until(look: &Look, lang: Lang, have: Option<u32>) -> Vec<LogLine> {
    let (Some(frame), Some(have)) = (&look.frame, have) else { return Vec::new() };
    let seats = render::seated(&look.seats, lang);
    let mut log = render::log_lines(&frame.news, &Scene { lang, you: look.you, seats: &seats });
    log.retain(|line| line.seq <= have);
    log
}
