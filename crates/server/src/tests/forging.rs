//! Nobody becomes a guest by a cookie that the house did not seal for that.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use store::{CookieSecret, Secret, UnixMs};
use table::{Rng, Seed};

use crate::keys::{Freshness, KeyRing, Purpose};
use crate::sessions::{Session, Sessions};

const DAY: u64 = 24 * 60 * 60 * 1_000;
const NOW: UnixMs = UnixMs(1_800_000_000_000);

fn ring(byte: u8) -> KeyRing {
    ring_with(byte, &[])
}

/// Keys of one secret, and retired ones with the days since then.
fn ring_with(byte: u8, retired: &[(u8, u64)]) -> KeyRing {
    let secret = |byte| Secret::from_bytes([byte; 32]);
    let old = |&(byte, days): &(u8, u64)| CookieSecret { secret: secret(byte), retired_at: Some(ago(days)) };
    let current = CookieSecret { secret: secret(byte), retired_at: None };
    KeyRing::new(&std::iter::once(current).chain(retired.iter().map(old)).collect::<Vec<_>>())
}

fn ago(days: u64) -> UnixMs {
    UnixMs(NOW.0 - days * DAY)
}

fn session(guest: &str) -> Session {
    Sessions::new(&[]).begin(guest.parse().expect("an id"))
}

/// The session in a cookie, as the house reads it.
fn accepted(ring: &KeyRing, value: &str) -> Option<Session> {
    Session::from_bytes(&ring.open(Purpose::Session, value, NOW)?.content)
}

/// A cookie as it was signed before cookies were sealed.
fn old_format(name: &'static str, value: &str, secret: [u8; 32]) -> String {
    let mut jar = cookie::CookieJar::new();
    jar.signed_mut(&cookie::Key::derive_from(&secret)).add((name, value.to_string()));
    jar.get(name).map(|cookie| cookie.value().to_string()).expect("it was added")
}

#[test]
fn of_100_000_forged_cookies_none_is_accepted() {
    let (house, elsewhere) = (ring(1), ring(2));
    let retired_too_long = ring(9);
    let house_with_old = ring_with(1, &[(9, 30)]);
    let mut rng = Rng::new(&Seed::numbered(20, 1));
    let (mut forged, mut accepted_forgeries) = (0, Vec::new());
    let mut attempt = |kind: &str, value: &str| {
        forged += 1;
        if accepted(&house, value).is_some() || accepted(&house_with_old, value).is_some() {
            accepted_forgeries.push(format!("{kind}: {value}"));
        }
    };
    while_forging(&house, &elsewhere, &retired_too_long, &mut rng, &mut attempt);
    assert!(forged >= 100_000, "{forged} forgeries were tried");
    assert_eq!(accepted_forgeries, [] as [String; 0], "of {forged}");
}

fn while_forging(
    house: &KeyRing,
    elsewhere: &KeyRing,
    retired: &KeyRing,
    rng: &mut Rng,
    attempt: &mut impl FnMut(&str, &str),
) {
    let (mut tried, mut number) = (0, 0_u64);
    let mut attempt = |kind: &str, value: &str| {
        tried += 1;
        attempt(kind, value);
        tried
    };
    loop {
        number += 1;
        let victim = session(&format!("guest{number}"));
        let content = victim.to_bytes();
        let genuine = house.seal(Purpose::Session, &content, NOW);
        assert_eq!(accepted(house, &genuine), Some(victim.clone()), "the genuine one is accepted");
        let bytes = URL_SAFE_NO_PAD.decode(&genuine).expect("letters");
        for bit in 0..bytes.len() * 8 {
            let mut changed = bytes.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            attempt("bit flip", &URL_SAFE_NO_PAD.encode(&changed));
        }
        for bit in 0..genuine.len() * 7 {
            let mut changed = genuine.clone().into_bytes();
            changed[bit / 7] ^= 1 << (bit % 7);
            attempt("letter", &String::from_utf8(changed).expect("ASCII stays ASCII"));
        }
        for length in 0..genuine.len() {
            attempt("cut", &genuine[..length]);
            attempt("begun late", &genuine[genuine.len() - length..]);
        }
        for more in ["A", "=", " ", "\"", "%3D"] {
            attempt("longer", &format!("{genuine}{more}"));
        }
        attempt("other purpose", &house.seal(Purpose::Name, &content, NOW));
        attempt("other purpose", &house.seal(Purpose::Name, victim.guest.as_str().as_bytes(), NOW));
        attempt("other house", &elsewhere.seal(Purpose::Session, &content, NOW));
        attempt("retired too long", &retired.seal(Purpose::Session, &content, ago(31)));
        attempt("too old", &house.seal(Purpose::Session, &content, ago(400)));
        for name in ["zashiki-guest", "zashiki-name"] {
            attempt("old format", &old_format(name, victim.guest.as_str(), [1; 32]));
        }
        attempt("plain", victim.guest.as_str());
        let other = URL_SAFE_NO_PAD.decode(house.seal(Purpose::Session, &content, NOW)).expect("letters");
        for cut in 1..bytes.len().min(other.len()) {
            let spliced = [&bytes[..cut], &other[cut..]].concat();
            // Where both begin alike, or end alike, the splice is no forgery.
            if spliced != bytes && spliced != other {
                attempt("spliced", &URL_SAFE_NO_PAD.encode(spliced));
            }
        }
        let mut noise = vec![0; bytes.len()];
        noise.iter_mut().for_each(|byte| *byte = rng.below(256) as u8);
        if attempt("noise", &URL_SAFE_NO_PAD.encode(&noise)) >= 100_000 {
            return;
        }
    }
}

#[test]
fn a_name_is_not_accepted_as_a_guest_nor_a_guest_as_a_name() {
    let ring = ring(1);
    let content = session("korin").to_bytes();
    let as_name = ring.seal(Purpose::Name, &content, NOW);
    assert!(ring.open(Purpose::Name, &as_name, NOW).is_some());
    assert_eq!(ring.open(Purpose::Session, &as_name, NOW), None);
    let as_session = ring.seal(Purpose::Session, &content, NOW);
    assert_eq!(ring.open(Purpose::Name, &as_session, NOW), None);
}

#[test]
fn the_mark_of_forgotten_guests_makes_no_session() {
    let ring = ring(1);
    for guest in ["", "gone"] {
        let mut content = session("korin").to_bytes();
        content.truncate(20);
        content.extend_from_slice(guest.as_bytes());
        assert_eq!(accepted(&ring, &ring.seal(Purpose::Session, &content, NOW)), None, "{guest:?}");
    }
}

#[test]
fn a_retired_secret_opens_for_30_days_and_its_cookies_are_due_at_once() {
    let content = session("korin").to_bytes();
    let cookie = ring(1).seal(Purpose::Session, &content, NOW);
    for (days, opens) in [(0, true), (29, true), (30, false), (31, false)] {
        let opened = ring_with(2, &[(3, 1), (1, days)]).open(Purpose::Session, &cookie, NOW);
        assert_eq!(opened.map(|opened| opened.freshness), opens.then_some(Freshness::Due), "after {days} days");
    }
    assert_eq!(ring(2).open(Purpose::Session, &cookie, NOW), None, "a dropped secret opens nothing");
}

#[test]
fn a_cookie_is_due_after_a_day_and_over_after_400() {
    let ring = ring(1);
    let content = session("korin").to_bytes();
    for (days, expected) in [
        (0, Some(Freshness::Fresh)),
        (1, Some(Freshness::Due)),
        (399, Some(Freshness::Due)),
        (400, None),
        (4_000, None),
    ] {
        let cookie = ring.seal(Purpose::Session, &content, ago(days));
        let opened = ring.open(Purpose::Session, &cookie, NOW);
        assert_eq!(opened.map(|opened| opened.freshness), expected, "after {days} days");
    }
}

#[test]
fn a_cookie_shows_no_id() {
    let ring = ring(1);
    let cookie = ring.seal(Purpose::Session, &session("koringuestkoringuest").to_bytes(), NOW);
    let bytes = URL_SAFE_NO_PAD.decode(&cookie).expect("letters");
    assert!(!bytes.windows(5).any(|window| window == b"korin") && !cookie.contains("korin"));
}
