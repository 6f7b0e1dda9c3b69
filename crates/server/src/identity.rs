//! Who a visitor is: a sealed cookie and nothing else.

use std::convert::Infallible;

use axum::http::HeaderMap;
use axum::response::{IntoResponseParts, ResponseParts};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use store::{GuestId, TableId};
use time::Duration;

use crate::clock::unix_now;
use crate::house::House;
use crate::keys::{Freshness, MAX_AGE_DAYS, Purpose};
use crate::names;
use crate::sessions::Session;

/// The cookies of language and looks are nobody's secret and change nothing else: they are not sealed.
const LANG_COOKIE: &str = "zashiki-lang";
const LOOK_COOKIE: &str = "zashiki-look";

/// Whether guests reach the house encrypted. Cookies that need it are marked so.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Transport {
    Plain,
    Encrypted,
}

/// 32 bytes from the operating system.
pub(crate) fn draw() -> [u8; 32] {
    let mut bytes = [0; 32];
    // Without random numbers no seed is safe and no id unguessable: there is nothing sensible left to do.
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}

/// An id of 120 random bits that nobody can guess.
fn draw_id() -> String {
    // Without the letters and digits that are easily mistaken for one another.
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    draw()[..24].iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

pub(crate) fn new_table_id() -> TableId {
    draw_id().parse().expect("our letters are those of an id")
}

fn new_guest_id() -> GuestId {
    draw_id().parse().expect("our letters are those of an id")
}

/// The cookies of a visit, and those that go out with the answer.
#[derive(Clone)]
pub(crate) struct Jar {
    cookies: CookieJar,
    house: House,
}

impl Jar {
    pub(crate) fn new(headers: &HeaderMap, house: &House) -> Jar {
        Jar { cookies: CookieJar::from_headers(headers), house: house.clone() }
    }

    /// What a cookie holds, if it was sealed here for this purpose and is not too old.
    fn open(&self, purpose: Purpose) -> Option<(Vec<u8>, Freshness)> {
        let opened = self.house.0.keys.open(purpose, self.cookies.get(purpose.cookie())?.value(), unix_now());
        if opened.is_none() {
            tracing::debug!(cookie = purpose.cookie(), "a cookie was not sealed here, or too long ago");
        }
        opened.map(|opened| (opened.content, opened.freshness))
    }

    fn seal(self, purpose: Purpose, content: &[u8], transport: Transport) -> Jar {
        let value = self.house.0.keys.seal(purpose, content, unix_now());
        self.add(cookie(purpose.cookie(), value, transport))
    }

    fn add(self, cookie: Cookie<'static>) -> Jar {
        Jar { cookies: self.cookies.add(cookie), house: self.house }
    }
}

impl IntoResponseParts for Jar {
    type Error = Infallible;

    fn into_response_parts(self, parts: ResponseParts) -> Result<ResponseParts, Infallible> {
        self.cookies.into_response_parts(parts)
    }
}

fn session_and_freshness(jar: &Jar) -> Option<(Session, Freshness)> {
    let (content, freshness) = jar.open(Purpose::Session)?;
    let session = Session::from_bytes(&content)?;
    jar.house.0.sessions.is_valid(&session).then_some((session, freshness))
}

/// The session of this visit, if it has begun and has not ended.
pub(crate) fn known_session(jar: &Jar) -> Option<Session> {
    session_and_freshness(jar).map(|(session, _)| session)
}

/// The guest of this visit, if they came before.
pub(crate) fn known_guest(jar: &Jar) -> Option<GuestId> {
    known_session(jar).map(|session| session.guest)
}

/// The session of this visit, which begins now if there is none: then a new guest gets a cookie.
pub(crate) fn session(jar: Jar, transport: Transport) -> (Session, Jar) {
    match known_session(&jar) {
        Some(session) => (session, jar),
        None => {
            let session = jar.house.0.sessions.begin(new_guest_id());
            let jar = keep_session(jar, &session, transport);
            (session, jar)
        }
    }
}

/// The guest of this visit, who gets a cookie if they have none.
pub(crate) fn guest(jar: Jar, transport: Transport) -> (GuestId, Jar) {
    let (session, jar) = session(jar, transport);
    (session.guest, jar)
}

/// Gives the visitor this session, no matter who they were before.
pub(crate) fn keep_session(jar: Jar, session: &Session, transport: Transport) -> Jar {
    jar.seal(Purpose::Session, &session.to_bytes(), transport)
}

/// Removes who the visitor was.
pub(crate) fn forget(jar: Jar) -> Jar {
    let gone = |purpose: Purpose| Cookie::build(purpose.cookie()).path("/");
    let cookies = jar.cookies.remove(gone(Purpose::Session)).remove(gone(Purpose::Name));
    Jar { cookies, house: jar.house }
}

/// The name the guest used last.
pub(crate) fn name(jar: &Jar) -> Option<String> {
    let (name, _) = jar.open(Purpose::Name)?;
    // What counts as a name may have changed since.
    names::read(std::str::from_utf8(&name).ok()?).ok()
}

pub(crate) fn remember_name(jar: Jar, name: &str, transport: Transport) -> Jar {
    jar.seal(Purpose::Name, name.as_bytes(), transport)
}

/// All cookies of this visit anew, so that they live on, if the session is due for that and has not ended meanwhile.
pub(crate) fn renew(jar: Jar, transport: Transport) -> Option<Jar> {
    let (session, Freshness::Due) = session_and_freshness(&jar)? else { return None };
    let (name, lang, look) =
        (name(&jar), lang(&jar), jar.cookies.get(LOOK_COOKIE).map(|look| look.value().to_string()));
    let mut jar = keep_session(jar, &session, transport);
    if let Some(name) = name {
        jar = remember_name(jar, &name, transport);
    }
    if let Some(lang) = lang {
        jar = remember_lang(jar, lang, transport);
    }
    if let Some(look) = look {
        jar = jar.add(cookie(LOOK_COOKIE, boards::Look::read(&look).to_string(), transport));
    }
    Some(jar)
}

/// Whether these headers of an answer say who the visitor is from now on.
pub(crate) fn sets_session(headers: &HeaderMap) -> bool {
    let name = Purpose::Session.cookie().as_bytes();
    let mut set = headers.get_all(axum::http::header::SET_COOKIE).iter();
    set.any(|cookie| cookie.as_bytes().strip_prefix(name).is_some_and(|rest| rest.starts_with(b"=")))
}

/// The language the guest chose.
pub(crate) fn lang(jar: &Jar) -> Option<boards::Lang> {
    boards::Lang::from_code(jar.cookies.get(LANG_COOKIE)?.value())
}

pub(crate) fn remember_lang(jar: Jar, lang: boards::Lang, transport: Transport) -> Jar {
    jar.add(cookie(LANG_COOKIE, lang.code().to_string(), transport))
}

/// How the house looks to the sender of these headers.
pub(crate) fn look(headers: &HeaderMap) -> boards::Look {
    CookieJar::from_headers(headers)
        .get(LOOK_COOKIE)
        .map_or_else(boards::Look::default, |look| boards::Look::read(look.value()))
}

pub(crate) fn remember_look(look: boards::Look, transport: Transport) -> CookieJar {
    CookieJar::new().add(cookie(LOOK_COOKIE, look.to_string(), transport))
}

fn cookie(name: &'static str, value: String, transport: Transport) -> Cookie<'static> {
    let mut cookie = Cookie::new(name, value);
    cookie.set_path("/");
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(transport == Transport::Encrypted);
    cookie.set_max_age(Duration::days(MAX_AGE_DAYS as i64));
    cookie
}
