//! Who a visitor is: a signed cookie and nothing else.

use axum::http::HeaderMap;
use axum_extra::extract::cookie::{Cookie, Key, SameSite};
use axum_extra::extract::{CookieJar, SignedCookieJar};
use store::{GuestId, Secret, TableId};

const GUEST_COOKIE: &str = "zashiki-guest";
const NAME_COOKIE: &str = "zashiki-name";
const LANG_COOKIE: &str = "zashiki-lang";
const LOOK_COOKIE: &str = "zashiki-look";

/// Whether cookies may travel over an open line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Line {
    Open,
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

/// A number of 60 random bits, in letters.
pub(crate) fn draw_number() -> String {
    draw_id().split_off(12)
}

pub(crate) fn new_table_id() -> TableId {
    draw_id().parse().expect("our letters are those of an id")
}

fn new_guest_id() -> GuestId {
    draw_id().parse().expect("our letters are those of an id")
}

/// The key that signs cookies, made longer from the secret of the house.
pub(crate) fn signing_key(secret: &Secret) -> Key {
    Key::derive_from(secret.bytes())
}

/// The guest of this visit, if they came before.
pub(crate) fn known_guest(jar: &SignedCookieJar) -> Option<GuestId> {
    jar.get(GUEST_COOKIE)?.value().parse().ok()
}

/// The guest of this visit, who gets a cookie if they have none.
pub(crate) fn guest(jar: SignedCookieJar, line: Line) -> (GuestId, SignedCookieJar) {
    match known_guest(&jar) {
        Some(guest) => (guest, jar),
        None => {
            let guest = new_guest_id();
            let jar = jar.add(cookie(GUEST_COOKIE, guest.to_string(), line));
            (guest, jar)
        }
    }
}

/// Makes the visitor this guest, whoever they were.
pub(crate) fn become_guest(jar: SignedCookieJar, guest: &GuestId, line: Line) -> SignedCookieJar {
    jar.add(cookie(GUEST_COOKIE, guest.to_string(), line))
}

/// Removes who the visitor was.
pub(crate) fn forget(jar: SignedCookieJar) -> SignedCookieJar {
    let gone = |name: &'static str| Cookie::build(name).path("/");
    jar.remove(gone(GUEST_COOKIE)).remove(gone(NAME_COOKIE))
}

/// The name the guest used last.
pub(crate) fn name(jar: &SignedCookieJar) -> Option<String> {
    jar.get(NAME_COOKIE).map(|cookie| cookie.value().to_string())
}

pub(crate) fn remember_name(jar: SignedCookieJar, name: &str, line: Line) -> SignedCookieJar {
    jar.add(cookie(NAME_COOKIE, name.to_string(), line))
}

/// The language the guest chose.
pub(crate) fn lang(jar: &SignedCookieJar) -> Option<boards::Lang> {
    boards::Lang::from_code(jar.get(LANG_COOKIE)?.value())
}

pub(crate) fn remember_lang(jar: SignedCookieJar, lang: boards::Lang, line: Line) -> SignedCookieJar {
    jar.add(cookie(LANG_COOKIE, lang.code().to_string(), line))
}

/// How the house looks to whoever sends these headers. It is nobody's secret and changes nothing but looks, so nobody has
/// signed it.
pub(crate) fn look(headers: &HeaderMap) -> boards::Look {
    CookieJar::from_headers(headers)
        .get(LOOK_COOKIE)
        .map_or_else(boards::Look::default, |look| boards::Look::read(look.value()))
}

pub(crate) fn remember_look(look: boards::Look, line: Line) -> CookieJar {
    CookieJar::new().add(cookie(LOOK_COOKIE, look.to_string(), line))
}

fn cookie(name: &'static str, value: String, line: Line) -> Cookie<'static> {
    let mut cookie = Cookie::new(name, value);
    cookie.set_path("/");
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(line == Line::Encrypted);
    cookie.make_permanent();
    cookie
}

/// A nickname as it is shown: without control characters and with single blanks, 1 to 24 characters; or nothing.
pub(crate) fn tidy_name(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split(|letter: char| letter.is_control() || letter.is_whitespace()).collect();
    let name = words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    (1..=24).contains(&length).then_some(name)
}
