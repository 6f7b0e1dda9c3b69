//! Who visits: language, guest, name and the address they used.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, HOST, HeaderMap};
use axum::http::request::Parts;
use boards::Lang;
use store::GuestId;

use crate::house::House;
use crate::identity::{self, Jar, Transport};
use crate::network::Network;
use crate::sessions::Session;

/// One visit.
pub(super) struct Visit {
    pub(super) lang: Lang,
    pub(super) jar: Jar,
    pub(super) transport: Transport,
    /// How the house is reached from where the visitor is, without a slash at the end.
    pub(super) base_url: String,
    /// The network that the visitor comes from.
    pub(super) network: Network,
}

impl Visit {
    /// The guest, if they came before.
    pub(super) fn known_guest(&self) -> Option<GuestId> {
        identity::known_guest(&self.jar)
    }

    /// The guest, who gets a cookie if they have none; the jar must go out with the answer.
    pub(super) fn guest(self) -> (GuestId, Jar) {
        identity::guest(self.jar, self.transport)
    }

    /// The session, if it has begun and has not ended.
    pub(super) fn known_session(&self) -> Option<Session> {
        identity::known_session(&self.jar)
    }

    /// The session of the guest, which begins if there is none; the jar must go out with the answer.
    pub(super) fn session(self) -> (Session, Jar) {
        identity::session(self.jar, self.transport)
    }

    /// The name the guest used last.
    pub(super) fn name(&self) -> Option<String> {
        identity::name(&self.jar)
    }
}

/// The guest in the words of the room.
pub(super) fn in_room(guest: &GuestId) -> room::GuestId {
    room::GuestId(guest.as_str().into())
}

/// The language that the browser asks for.
pub(super) fn accepted_lang(headers: &HeaderMap) -> Option<Lang> {
    Some(Lang::accepted(headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?))
}

impl FromRequestParts<House> for Visit {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Visit, Infallible> {
        let jar = Jar::new(&parts.headers, house);
        let lang = identity::lang(&jar).or_else(|| accepted_lang(&parts.headers)).unwrap_or(Lang::En);
        let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        let base_url = match &house.0.config.public_url {
            Some(url) => url.trim_end_matches('/').to_string(),
            None => format!("http://{host}"),
        };
        let network = parts.extensions.get().copied();
        let network = network.unwrap_or_else(|| Network::of(std::net::Ipv4Addr::UNSPECIFIED.into()));
        Ok(Visit { lang, jar, transport: house.transport(), base_url, network })
    }
}
