//! The door for sockets.

use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Extension, Path, Query, State};
use axum::response::Response;
use serde::Deserialize;

use super::visit::{Visit, in_room};
use super::{limit, tables, trouble};
use crate::drawings::Packing;
use crate::driver::Look;
use crate::house::House;
use crate::render;
use crate::round_trip::Ends;
use crate::screen::{Patches, Screen};
use crate::socket::{self, Caller, SocketPlace};
use crate::speaker::{Format, Opening};
use crate::tables::LoadError;
use boards::pages::LogLine;
use boards::{Lang, Scene, Trouble};
use wire::Refusal;

/// What a socket wants to hear.
#[derive(Deserialize)]
pub(super) struct Wants {
    format: Option<FormatName>,
    have: Option<u32>,
    /// Whether the client can make a picture out of the last one.
    patches: Option<String>,
    /// Whether the client inflates long messages.
    deflate: Option<String>,
    /// The number of the picture that the client shows. What can't be read is no number that the house knows.
    picture: Option<String>,
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
    let format = wants.format.unwrap_or(FormatName::Json);
    let not_found = |error: &LoadError| match format {
        FormatName::Json => trouble::json_of_load(error, lang),
        FormatName::Html => trouble::page(lang, trouble::of_load(error)),
    };
    let Ok(table) = id.parse() else { return not_found(&LoadError::NoSuchTable) };
    let Some(place) = SocketPlace::take(&house, &table, &guest, network) else {
        return refuse(&house, lang, format, upgrade);
    };
    let (table, look) = match tables::look(&house, &id, Some(&guest)).await {
        Ok(found) => found,
        Err(error) => return not_found(&error),
    };
    let log = log_until(&look, lang, wants.have);
    let screen = screen(&house, &id, &wants, lang, &look);
    let format = match format {
        FormatName::Json => Format::Program(lang),
        FormatName::Html => {
            Format::Browser(Arc::new(tables::sheet(&house, lang, &table, name.clone(), &base_url, &look)))
        }
    };
    let speaks_as = name.clone().unwrap_or_else(|| boards::guest_name(lang));
    let opening = if look.frame.is_some() { Opening::Board } else { Opening::Seats };
    let have = wants.have;
    let guest = in_room(&guest);
    let caller = Caller {
        table,
        guest,
        session,
        network,
        name: speaks_as,
        ends,
        have,
        opening,
        log,
        format,
        screen,
        _place: place,
    };
    within_bounds(upgrade).on_upgrade(move |socket| socket::serve(house, caller, socket))
}

/// What the browser shows that opens this socket; nothing for a program.
fn screen(house: &House, id: &str, wants: &Wants, lang: Lang, look: &Look) -> Option<Screen> {
    match wants.format.unwrap_or(FormatName::Json) {
        FormatName::Json => None,
        FormatName::Html => {
            let table = house.0.drawings.table(id);
            let patches = if wants.patches.as_deref() == Some("yes") { Patches::Known } else { Patches::Unknown };
            let packing = if wants.deflate.as_deref() == Some("yes") { Packing::Deflate } else { Packing::Plain };
            let number = wants.picture.as_deref().and_then(|number| number.parse().ok());
            let shown = number.and_then(|number| table.find(number, lang, look.you));
            Some(Screen::new(table, patches, packing, shown))
        }
    }
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
fn refuse(house: &House, lang: Lang, format: FormatName, upgrade: WebSocketUpgrade) -> Response {
    limit::note(house);
    match format {
        FormatName::Json => trouble::json(Trouble::TooManyRequests, Refusal::TooManySockets, lang),
        FormatName::Html => within_bounds(upgrade).on_upgrade(move |socket| socket::turn_away(socket, lang)),
    }
}

/// What the log said when the guest was shown the picture of this number: the connection tells only what came after it.
fn log_until(look: &Look, lang: Lang, have: Option<u32>) -> Vec<LogLine> {
    let (Some(frame), Some(have)) = (&look.frame, have) else { return Vec::new() };
    let seats = render::seated(&look.seats, lang);
    let mut log = render::log_lines(&frame.news, &Scene::new(lang, look.you, &seats));
    log.retain(|line| line.seq <= have);
    log
}
