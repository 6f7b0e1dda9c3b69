//! The door for sockets.

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use serde::Deserialize;

use super::visit::{Visit, in_room};
use super::{tables, trouble};
use crate::driver::Look;
use crate::house::House;
use crate::render;
use crate::socket::{self, Caller};
use crate::speaker::{Format, Opening};
use boards::pages::LogLine;
use boards::{Lang, Scene};

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
    visit: Visit,
    upgrade: WebSocketUpgrade,
) -> Response {
    let lang = visit.lang;
    let (name, base_url) = (visit.name(), visit.base_url.clone());
    let (guest, _) = visit.guest();
    let (table, look) = match tables::look(&house, &id, Some(&guest)).await {
        Ok(found) => found,
        Err(error) => return trouble::page(lang, trouble::of_load(&error)),
    };
    let log = log_until(&look, lang, wants.have);
    let format = match wants.format.unwrap_or(FormatName::Json) {
        FormatName::Json => Format::Program(lang),
        FormatName::Html => {
            Format::Browser(Box::new(tables::sheet(&house, lang, &table, name.clone(), &base_url, &look)))
        }
    };
    let speaks_as = name.clone().unwrap_or_else(|| boards::guest_name(lang));
    let opening = if look.frame.is_some() { Opening::Board } else { Opening::Seats };
    let caller = Caller { table, guest: in_room(&guest), name: speaks_as, have: wants.have, opening, log, format };
    upgrade
        .max_message_size(socket::MAX_MESSAGE)
        .max_frame_size(socket::MAX_MESSAGE)
        // The buffer is held for every socket and wiped before every read; the usual 128 KiB would cost more than all
        // the rest of a move.
        .read_buffer_size(socket::MAX_MESSAGE)
        .on_upgrade(move |socket| socket::serve(house, caller, socket))
}

/// What the log said when the guest was shown the picture of this number: the line tells only what came after it.
fn log_until(look: &Look, lang: Lang, have: Option<u32>) -> Vec<LogLine> {
    let (Some(frame), Some(have)) = (&look.frame, have) else { return Vec::new() };
    let seats = render::seated(&look.seats, lang);
    let mut log = render::log_lines(&frame.news, &Scene { lang, you: look.you, seats: &seats });
    log.retain(|line| line.seq <= have);
    log
}
