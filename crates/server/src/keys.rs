//! Sealing what is put into cookies: encrypted and authenticated, with a key for each purpose.
//!
//! A value that was sealed for one purpose never opens for another: each has a key of its own, derived from the secret
//! of the house, and the name of the cookie is part of what is authenticated.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, Salt};
use store::{CookieSecret, Secret, UnixMs};

use crate::identity;

const DAY_MS: u64 = 24 * 60 * 60 * 1_000;
/// How long a cookie lives since it was sealed last: browsers allow no more.
pub(crate) const MAX_AGE_DAYS: u64 = 400;
/// For how many days a retired secret still opens cookies, each of which is sealed anew when it is used.
pub(crate) const RETIRED_DAYS: u64 = 30;
/// After how many days a cookie that is used is sealed anew.
const RENEWED_DAYS: u64 = 1;
/// A longer value was not sealed here.
const MOST_LETTERS: usize = 512;
/// Separates these keys from everything else that may be derived from the secret, now or later.
const SALT: &[u8] = b"zashiki cookies, format 2";

/// What is sealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// Who the visitor is.
    Session,
    /// The name they used last.
    Name,
}

impl Purpose {
    /// The name of its cookie.
    pub(crate) fn cookie(self) -> &'static str {
        match self {
            Purpose::Session => "zashiki-guest",
            Purpose::Name => "zashiki-name",
        }
    }
}

/// What was sealed, once it is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Opened {
    pub(crate) content: Vec<u8>,
    pub(crate) freshness: Freshness,
}

/// Whether a cookie is due to be sealed anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Freshness {
    /// It was sealed within the last day, by the secret in use.
    Fresh,
    /// It is older, or its secret was retired.
    Due,
}

/// The keys of all purposes, derived from one secret.
struct Keys {
    session: LessSafeKey,
    name: LessSafeKey,
}

/// The keys in use, and those that still open.
pub(crate) struct KeyRing {
    current: Keys,
    /// Each with the moment from which on it opens nothing.
    retired: Vec<(Keys, UnixMs)>,
}

impl Keys {
    fn new(secret: &Secret) -> Keys {
        let derived = Salt::new(HKDF_SHA256, SALT).extract(secret.bytes());
        let key = |purpose: Purpose| {
            let label = [purpose.cookie().as_bytes()];
            let key = derived.expand(&label, &AES_256_GCM).expect("a key is shorter than what can be derived");
            LessSafeKey::new(UnboundKey::from(key))
        };
        Keys { session: key(Purpose::Session), name: key(Purpose::Name) }
    }

    fn of(&self, purpose: Purpose) -> &LessSafeKey {
        match purpose {
            Purpose::Session => &self.session,
            Purpose::Name => &self.name,
        }
    }

    /// The time of sealing and the content, if this key sealed it.
    fn open(&self, purpose: Purpose, sealed: &[u8]) -> Option<(UnixMs, Vec<u8>)> {
        let (nonce, rest) = sealed.split_at_checked(NONCE_LEN)?;
        let nonce = Nonce::try_assume_unique_for_key(nonce).ok()?;
        let mut rest = rest.to_vec();
        let opened = self.of(purpose).open_in_place(nonce, Aad::from(purpose.cookie()), &mut rest).ok()?;
        let (sealed_at, content) = opened.split_first_chunk()?;
        Some((UnixMs(u64::from_be_bytes(*sealed_at)), content.to_vec()))
    }
}

impl KeyRing {
    /// The keys of these secrets, of which the first seals.
    ///
    /// # Panics
    ///
    /// If there is none: the store draws one.
    pub(crate) fn new(secrets: &[CookieSecret]) -> KeyRing {
        let (first, retired) = secrets.split_first().expect("the store keeps a secret");
        let retired = retired.iter().filter_map(|old| {
            let until = UnixMs(old.retired_at?.0.saturating_add(RETIRED_DAYS * DAY_MS));
            Some((Keys::new(&old.secret), until))
        });
        KeyRing { current: Keys::new(&first.secret), retired: retired.collect() }
    }

    /// Seals the content of a cookie.
    pub(crate) fn seal(&self, purpose: Purpose, content: &[u8], now: UnixMs) -> String {
        let mut nonce = [0; NONCE_LEN];
        nonce.copy_from_slice(&identity::draw()[..NONCE_LEN]);
        let mut sealed = [&now.0.to_be_bytes(), content].concat();
        let key = self.current.of(purpose);
        key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::from(purpose.cookie()), &mut sealed)
            .expect("a cookie is short");
        URL_SAFE_NO_PAD.encode([nonce.as_slice(), &sealed].concat())
    }

    /// Opens the value of a cookie; nothing if it was not sealed here for this purpose, or too long ago.
    pub(crate) fn open(&self, purpose: Purpose, value: &str, now: UnixMs) -> Option<Opened> {
        if value.len() > MOST_LETTERS {
            return None;
        }
        let sealed = URL_SAFE_NO_PAD.decode(value).ok()?;
        let opened = |(sealed_at, content): (UnixMs, Vec<u8>), due: Freshness| {
            let age = now.0.saturating_sub(sealed_at.0);
            let freshness = if age >= RENEWED_DAYS * DAY_MS { Freshness::Due } else { due };
            (age < MAX_AGE_DAYS * DAY_MS).then_some(Opened { content, freshness })
        };
        if let Some(found) = self.current.open(purpose, &sealed) {
            return opened(found, Freshness::Fresh);
        }
        let mut retired = self.retired.iter().filter(|(_, until)| now < *until);
        let found = retired.find_map(|(keys, _)| keys.open(purpose, &sealed))?;
        opened(found, Freshness::Due)
    }
}

/// Secrets that were retired at this moment or before open nothing any more.
pub(crate) fn retired_too_long(now: UnixMs) -> UnixMs {
    UnixMs(now.0.saturating_sub(RETIRED_DAYS * DAY_MS))
}

/// Sessions that were ended before this moment had cookies that are too old by now.
pub(crate) fn ended_too_long(now: UnixMs) -> UnixMs {
    UnixMs(now.0.saturating_sub((MAX_AGE_DAYS + RENEWED_DAYS) * DAY_MS))
}
