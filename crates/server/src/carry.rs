//! A link that carries a guest to another device: a random token, good for a quarter of an hour and for one use.
//!
//! The token says nothing. Whom it carries stands in the store, under the hash of the token: a reader of the database,
//! or a link that was used, learns no token and no id.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use store::{Digest, UnixMs};

use crate::identity;
use crate::sessions::hash;

/// For how long a link is good.
pub(crate) const MINUTES: u64 = 15;

/// A new token of 256 random bits, in letters that fit into an address.
pub(crate) fn draw_token() -> String {
    URL_SAFE_NO_PAD.encode(identity::draw())
}

/// The hash by which the store knows a token.
pub(crate) fn token_hash(token: &str) -> Digest {
    hash(token.as_bytes())
}

/// When a link that is made now ceases to be good.
pub(crate) fn good_until(now: UnixMs) -> UnixMs {
    UnixMs(now.0 + MINUTES * 60_000)
}

#[cfg(test)]
mod tests {
    use super::{draw_token, token_hash};

    #[test]
    fn a_token_has_256_random_bits_in_letters_of_an_address() {
        let (one, other) = (draw_token(), draw_token());
        assert_ne!(one, other);
        assert_eq!(one.len(), 43);
        assert!(one.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter)), "{one}");
        assert_ne!(token_hash(&one), token_hash(&other));
    }
}
