//! The seed of a game and the hash that vouches for it.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// 256 bits from which all chance of a game follows. Secret while the game runs, published when it ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// SHA-256 of the 32 bytes of a [`Seed`], published when the game starts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SeedHash([u8; 32]);

impl Seed {
    /// A seed of bytes that somebody drew, for a live game from the operating system.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed for experiments: deal `number` of the run that was started with `run`.
    ///
    /// The bytes are `run` and `number`, little endian, then zeros: anyone can write them down.
    pub fn numbered(run: u64, number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&run.to_le_bytes());
        bytes[8..16].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// The bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What is published when the game starts.
    pub fn hash(&self) -> SeedHash {
        SeedHash(Sha256::digest(self.0).into())
    }
}

fn write_hex(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    // Every frame of a live table shows a hash: it is written in one piece.
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let mut digits = [0; 64];
    for (pair, byte) in digits.chunks_exact_mut(2).zip(bytes) {
        pair.copy_from_slice(&[DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
    }
    f.write_str(std::str::from_utf8(&digits).expect("digits and letters"))
}

fn read_hex(text: &str) -> Result<[u8; 32], &'static str> {
    const EXPECTED: &str = "expected 64 hexadecimal digits in lower case";
    let digits = text.as_bytes();
    let is_digit = |digit: &u8| matches!(digit, b'0'..=b'9' | b'a'..=b'f');
    if digits.len() != 64 || !digits.iter().all(is_digit) {
        return Err(EXPECTED);
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        let pair = std::str::from_utf8(pair).map_err(|_| EXPECTED)?;
        *byte = u8::from_str_radix(pair, 16).map_err(|_| EXPECTED)?;
    }
    Ok(bytes)
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for Seed {
    /// Does not print the seed: a log line must not give a running game away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(hash {})", self.hash())
    }
}

impl FromStr for Seed {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Seed, Self::Err> {
        read_hex(text).map(Seed)
    }
}

impl fmt::Display for SeedHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for SeedHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for SeedHash {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<SeedHash, Self::Err> {
        read_hex(text).map(SeedHash)
    }
}

impl Serialize for SeedHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for SeedHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeedHash, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
