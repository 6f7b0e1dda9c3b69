//! Encrypting a message so that only the guest's browser can read it (RFC 8291, with the coding of RFC 8188).

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};

/// A public key: a point on the curve, written out in full.
const POINT: usize = 65;
const AUTH: usize = 16;
const SALT: usize = 16;
/// The size of the one record that a message has.
const RECORD: u32 = 4_096;
/// Every message is filled up to a multiple of this many bytes, so that its length does not tell how long names are.
const STEP: usize = 512;

/// Whether a browser could have these keys. That the point lies on the curve is seen when something is sent.
pub(crate) fn is_key(public_key: &[u8], auth: &[u8]) -> bool {
    public_key.len() == POINT && public_key[0] == 4 && auth.len() == AUTH
}

/// Encrypts a text for the owner of these keys.
pub(crate) fn seal(public_key: &[u8], auth: &[u8], text: &str) -> Result<Vec<u8>, Unspecified> {
    let random = SystemRandom::new();
    let mut salt = [0; SALT];
    random.fill(&mut salt)?;
    let ours = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let our_public = ours.compute_public_key()?;
    let keys = Keys { theirs: public_key, ours: our_public.as_ref(), auth, salt };
    agree_ephemeral(ours, &UnparsedPublicKey::new(&ECDH_P256, public_key), |shared| {
        record(shared, &keys, fill_up(text))
    })?
}

/// The keys of one message, without what is secret about them.
struct Keys<'a> {
    theirs: &'a [u8],
    ours: &'a [u8],
    auth: &'a [u8],
    salt: [u8; SALT],
}

/// A text as the only record of a message: a 2 marks its end, and nothing follows but zeros.
fn fill_up(text: &str) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    bytes.push(2);
    bytes.resize(bytes.len().next_multiple_of(STEP), 0);
    bytes
}

fn record(shared: &[u8], keys: &Keys<'_>, mut bytes: Vec<u8>) -> Result<Vec<u8>, Unspecified> {
    let mut input = [0; 32];
    let combined = Salt::new(HKDF_SHA256, keys.auth).extract(shared);
    expand(&combined, &[b"WebPush: info\0", keys.theirs, keys.ours], &mut input)?;
    let derived = Salt::new(HKDF_SHA256, &keys.salt).extract(&input);
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    expand(&derived, &[b"Content-Encoding: aes128gcm\0"], &mut key)?;
    expand(&derived, &[b"Content-Encoding: nonce\0"], &mut nonce)?;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    // The salt is drawn anew for every message, and so are key and nonce with it.
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut bytes)?;
    let mut message = keys.salt.to_vec();
    message.extend(RECORD.to_be_bytes());
    message.push(POINT as u8);
    message.extend(keys.ours);
    message.append(&mut bytes);
    Ok(message)
}

/// How many bytes are wanted.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand(from: &Prk, info: &[&[u8]], into: &mut [u8]) -> Result<(), Unspecified> {
    from.expand(info, Length(into.len()))?.fill(into)
}

#[cfg(test)]
mod tests {
    use super::{Keys, fill_up, is_key, record, seal};
    use crate::push::vapid::{letters, read_letters};

    const THEIRS: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const OURS: &str = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";

    fn bytes(text: &str) -> Vec<u8> {
        read_letters(text).expect("letters")
    }

    #[test]
    fn the_example_of_the_standard_comes_out_letter_by_letter() {
        // RFC 8291, section 5 and appendix A.
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let (theirs, ours, auth) = (bytes(THEIRS), bytes(OURS), bytes("BTBZMqHH6r4Tts7J_aSIgg"));
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("16 bytes");
        let keys = Keys { theirs: &theirs, ours: &ours, auth: &auth, salt };
        let message =
            record(&shared, &keys, b"When I grow up, I want to be a watermelon\x02".to_vec()).expect("sealed");
        assert_eq!(
            letters(&message),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn a_message_does_not_tell_how_long_it_is() {
        let (theirs, auth) = (bytes(THEIRS), bytes("BTBZMqHH6r4Tts7J_aSIgg"));
        let lengths = ["", "Aki", &"x".repeat(511)].map(|text| seal(&theirs, &auth, text).expect("sealed").len());
        assert_eq!(lengths, [16 + 4 + 1 + 65 + 512 + 16; 3]);
        assert_eq!(fill_up("ab")[..4], *b"ab\x02\0");
        assert_ne!(seal(&theirs, &auth, "Aki"), seal(&theirs, &auth, "Aki"), "no two messages are the same");
    }

    #[test]
    fn what_is_no_key_of_a_browser_is_refused() {
        let (theirs, auth) = (bytes(THEIRS), [0; 16]);
        assert!(is_key(&theirs, &auth));
        assert!(!is_key(&theirs[1..], &auth) && !is_key(&theirs, &auth[1..]) && !is_key(&[], &[]));
        let mut beside_the_curve = theirs;
        beside_the_curve[64] ^= 1;
        assert!(seal(&beside_the_curve, &auth, "Aki").is_err());
    }
}
