//! A device that can be called: it reads what the house sends it as a browser would, and panics where it could not.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::elliptic_curve::sec1::ToEncodedPoint as _;
use p256::{PublicKey, SecretKey, ecdh};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use serde_json::{Value, json};

use crate::{Posted, PushService};

/// A device of a guest.
pub struct Device {
    secret: SecretKey,
    auth: [u8; 16],
    name: String,
}

impl Device {
    /// One of this name.
    pub fn new(name: &str) -> Device {
        let mut bytes = [7; 32];
        bytes[..name.len()].copy_from_slice(name.as_bytes());
        Device {
            secret: SecretKey::from_slice(&bytes).expect("a number on the curve"),
            auth: [9; 16],
            name: name.into(),
        }
    }

    /// The public key of the browser.
    pub fn public_key(&self) -> Vec<u8> {
        self.secret.public_key().to_encoded_point(false).as_bytes().to_vec()
    }

    /// What only the browser and the house know.
    pub fn auth(&self) -> Vec<u8> {
        self.auth.to_vec()
    }

    /// Its address at a service.
    pub fn endpoint(&self, service: &PushService) -> String {
        format!("{}/{}", service.origin(), self.name)
    }

    /// What a browser says to the house about it.
    pub fn subscription(&self, service: &PushService) -> Value {
        let keys = json!({ "p256dh": letters(&self.public_key()), "auth": letters(&self.auth) });
        json!({ "endpoint": self.endpoint(service), "expirationTime": null, "keys": keys })
    }

    /// The same with a wish.
    pub fn wish(&self, wish: &str, service: &PushService) -> Value {
        let mut wished = self.subscription(service);
        wished["wish"] = wish.into();
        wished
    }

    /// Reads a call, as RFC 8291 says that a browser does.
    pub fn read(&self, posted: &Posted) -> Value {
        assert_eq!(posted.path, format!("/{}", self.name), "it is for this device");
        let (salt, rest) = posted.body.split_at(16);
        assert_eq!(rest[..5], [0, 0, 16, 0, 65], "one record of 4096 bytes, and a key");
        let (their_key, sealed) = rest[5..].split_at(65);
        let theirs = PublicKey::from_sec1_bytes(their_key).expect("a point on the curve");
        let shared = ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), theirs.as_affine());
        let combined = Salt::new(HKDF_SHA256, &self.auth).extract(shared.raw_secret_bytes());
        let input: [u8; 32] = expand(&combined, &[b"WebPush: info\0", &self.public_key(), their_key]);
        let derived = Salt::new(HKDF_SHA256, salt).extract(&input);
        let key: [u8; 16] = expand(&derived, &[b"Content-Encoding: aes128gcm\0"]);
        let nonce = Nonce::assume_unique_for_key(expand(&derived, &[b"Content-Encoding: nonce\0"]));
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key"));
        let mut sealed = sealed.to_vec();
        let opened = key.open_in_place(nonce, Aad::empty(), &mut sealed).expect("it is for this device");
        let end = opened.iter().rposition(|&byte| byte != 0).expect("the end is marked");
        assert_eq!(opened[end], 2, "it is the last record");
        serde_json::from_slice(&opened[..end]).expect("JSON")
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(from: &Prk, info: &[&[u8]]) -> [u8; N] {
    let mut bytes = [0; N];
    from.expand(info, Length(N)).and_then(|key| key.fill(&mut bytes)).expect("a short key");
    bytes
}

fn letters(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

pub(crate) fn bytes(letters: &str) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(letters).expect("letters of an address")
}
