//! The small words of the store: ids, times and secrets.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use thiserror::Error;

const MAX_ID: usize = 64;

/// A text that is no id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("an id has 1 to {MAX_ID} letters, digits, '-' or '_': check that the link is complete")]
pub struct BadId;

fn check_id(text: &str) -> Result<Arc<str>, BadId> {
    let fits = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    if text.is_empty() || text.len() > MAX_ID || !text.as_bytes().iter().all(fits) {
        return Err(BadId);
    }
    Ok(text.into())
}

macro_rules! text_id {
    ($(#[$about:meta])* $name:ident) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(Arc<str>);

        impl $name {
            /// The id as it stands in links and in the database.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<$name, BadId> {
                check_id(text).map($name)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(&self.0, f)
            }
        }
    };
}

text_id! {
    /// The id of a table. Everybody who knows it can find the table, so the caller makes it unguessable.
    TableId
}

/// The id of a guest. It is never shown to anybody: neither `Display` nor `Debug` gives it away.
///
/// No text is read as [`GuestId::gone`], so nobody can come as a guest who was forgotten.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GuestId(Arc<str>);

impl GuestId {
    /// The id as it is kept in the database.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Nobody in particular: the mark of a guest who wanted to be forgotten.
    pub fn gone() -> GuestId {
        GuestId("".into())
    }

    /// Whether this is nobody in particular.
    pub fn is_gone(&self) -> bool {
        self.0.is_empty()
    }

    /// Reads a column, in which a guest may be one who was forgotten.
    pub(crate) fn from_column(text: &str) -> Result<GuestId, BadId> {
        if text.is_empty() { Ok(GuestId::gone()) } else { text.parse() }
    }
}

impl FromStr for GuestId {
    type Err = BadId;

    /// Reads an id. `gone` was the mark of forgotten guests and is refused, in case a copy of old data has it still.
    fn from_str(text: &str) -> Result<GuestId, BadId> {
        if text == "gone" { Err(BadId) } else { check_id(text).map(GuestId) }
    }
}

impl fmt::Debug for GuestId {
    /// Does not print the id: a reader of logs must not learn who is who.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GuestId(..)")
    }
}

/// A SHA-256 hash that the caller computed: of a token, or of the id of a guest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Digest(pub [u8; 32]);

/// A moment, in milliseconds since 1970. The store reads no clock: callers say when things happened.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct UnixMs(pub u64);

impl UnixMs {
    /// As the database keeps it. Times beyond the year 292 million are all the same to us.
    pub(crate) fn to_column(self) -> i64 {
        i64::try_from(self.0).unwrap_or(i64::MAX)
    }

    pub(crate) fn from_column(column: i64) -> UnixMs {
        UnixMs(u64::try_from(column).unwrap_or(0))
    }
}

/// 32 bytes that must not stand in a log: the seed of a running game, or a key of the house.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret of bytes that somebody drew.
    pub const fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Secret {
    /// Does not print the bytes: a log line must not give a running game away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}
