//! Vouching for the house (RFC 8292): a push service is told by a signature that all messages to a device come from
//! whom the device was given to.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;
use store::UnixMs;

/// For how long a signature is good; services take at most a day.
const SECONDS: u64 = 12 * 3_600;

/// The key pair of the house.
pub(crate) struct Vapid {
    pair: EcdsaKeyPair,
    public_key: String,
    contact: Option<String>,
    random: SystemRandom,
}

/// Draws a key pair.
pub(crate) fn draw() -> Option<Vec<u8>> {
    let drawn = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()).ok()?;
    Some(drawn.as_ref().to_vec())
}

/// Bytes in the letters of an address.
pub(crate) fn letters(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Bytes from the letters of an address. Some browsers fill them up to fours.
pub(crate) fn read_letters(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}

impl Vapid {
    /// The key pair that was drawn once, and whom a push service may ask about messages.
    pub(crate) fn new(key: &[u8], contact: Option<String>) -> Option<Vapid> {
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, key, &random).ok()?;
        let public_key = letters(pair.public_key().as_ref());
        Some(Vapid { pair, public_key, contact, random })
    }

    pub(crate) fn public_key(&self) -> &str {
        &self.public_key
    }

    /// What stands in the header `authorization` of a message to this service.
    pub(crate) fn authorization(&self, origin: &str, now: UnixMs) -> Option<String> {
        let mut claims = json!({ "aud": origin, "exp": now.0 / 1_000 + SECONDS });
        if let Some(contact) = &self.contact {
            claims["sub"] = contact.as_str().into();
        }
        let header = letters(br#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{header}.{}", letters(claims.to_string().as_bytes()));
        let signature = self.pair.sign(&self.random, signed.as_bytes()).ok()?;
        Some(format!("vapid t={signed}.{}, k={}", letters(signature.as_ref()), self.public_key))
    }
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
    use serde_json::{Value, json};
    use store::UnixMs;

    use super::{SECONDS, Vapid, draw, read_letters};

    fn claims(authorization: &str) -> Value {
        let token = authorization.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("a token");
        let (signed, signature) = token.0.rsplit_once('.').expect("three parts");
        let key = read_letters(token.1).expect("a key");
        let signature = read_letters(signature).expect("a signature");
        let verified = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, &key).verify(signed.as_bytes(), &signature);
        assert!(verified.is_ok(), "the signature is of that key");
        let (_, claims) = signed.split_once('.').expect("two parts");
        serde_json::from_slice(&read_letters(claims).expect("letters")).expect("JSON")
    }

    #[test]
    fn the_house_vouches_for_its_messages_to_one_service_for_half_a_day() {
        let vapid = Vapid::new(&draw().expect("a key"), Some("mailto:host@example.org".to_string())).expect("a key");
        let authorization = vapid.authorization("https://fcm.googleapis.com", UnixMs(5_000_999)).expect("signed");
        let expected =
            json!({ "aud": "https://fcm.googleapis.com", "exp": 5_000 + SECONDS, "sub": "mailto:host@example.org" });
        assert_eq!(claims(&authorization), expected);
        assert!(authorization.ends_with(vapid.public_key()));
    }

    #[test]
    fn a_key_that_was_kept_is_the_same_key_and_a_broken_one_is_none() {
        let key = draw().expect("a key");
        let again = |key: &[u8]| Vapid::new(key, None).map(|vapid| vapid.public_key().to_string());
        assert_eq!(again(&key), again(&key));
        assert_ne!(again(&key), again(&draw().expect("a key")));
        assert_eq!(again(&key[1..]), None);
        assert_eq!(read_letters(&again(&key).expect("a key")).map(|bytes| bytes.len()), Some(65));
    }
}
