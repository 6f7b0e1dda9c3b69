//! A link that carries a guest to another device: signed, good for a quarter of an hour.
//!
//! That it is good for one use only, the store sees to (`Store::use_once`): a link stays used when the house is opened
//! again.

use axum_extra::extract::cookie::Key;
use cookie::CookieJar;
use store::{GuestId, Secret, TableId, UnixMs};

use crate::identity;

/// For how long a link is good.
pub(crate) const MINUTES: u64 = 15;

/// A signature stands before what is signed, in this many letters.
const SIGNATURE: usize = 44;
const NAME: &str = "carry";

/// Makes links and reads them.
pub(crate) struct Carrier {
    key: Key,
}

/// Whom a link carries, and to which table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ticket {
    pub(crate) guest: GuestId,
    pub(crate) table: TableId,
    /// When the link ceases to be good.
    pub(crate) until: UnixMs,
    /// What tells it from all other links.
    pub(crate) number: String,
}

/// Why a link carries nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BadTicket {
    /// It was not made by this house, or something of it is missing.
    Unreadable,
    /// Its time is over.
    Expired,
}

impl Carrier {
    /// The key is not the one of the cookies: what signs a name must never vouch for a guest.
    pub(crate) fn new(secret: &Secret) -> Carrier {
        Carrier { key: Key::derive_from(&[secret.bytes().as_slice(), NAME.as_bytes()].concat()) }
    }

    /// A token that stands for this guest from now on.
    pub(crate) fn write(&self, guest: &GuestId, table: &TableId, now: UnixMs) -> String {
        let until = now.0 / 1_000 + MINUTES * 60;
        let number = identity::draw_number();
        let mut jar = CookieJar::new();
        jar.signed_mut(&self.key).add((NAME, format!("{guest}.{table}.{until}.{number}")));
        let signed = jar.get(NAME).map(cookie::Cookie::value).unwrap_or_default();
        let (signature, ticket) = signed.split_at(SIGNATURE);
        // These letters mean something else in an address.
        format!("{}{ticket}", signature.replace('+', "-").replace('/', "_").replace('=', "~"))
    }

    /// Reads a token.
    pub(crate) fn read(&self, token: &str, now: UnixMs) -> Result<Ticket, BadTicket> {
        let (signature, ticket) = token.split_at_checked(SIGNATURE).ok_or(BadTicket::Unreadable)?;
        let signature = signature.replace('-', "+").replace('_', "/").replace('~', "=");
        let mut jar = CookieJar::new();
        jar.add_original((NAME, format!("{signature}{ticket}")));
        let genuine = jar.signed(&self.key).get(NAME).ok_or(BadTicket::Unreadable)?;
        let ticket = read_ticket(genuine.value()).ok_or(BadTicket::Unreadable)?;
        if ticket.until < now { Err(BadTicket::Expired) } else { Ok(ticket) }
    }
}

fn read_ticket(text: &str) -> Option<Ticket> {
    let mut words = text.split('.');
    let (guest, table) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let until: u64 = words.next()?.parse().ok()?;
    let number = words.next()?.to_string();
    Some(Ticket { guest, table, until: UnixMs(until * 1_000), number })
}

#[cfg(test)]
mod tests {
    use store::{Secret, UnixMs};

    use super::{BadTicket, Carrier, MINUTES};

    const NOW: UnixMs = UnixMs(1_700_000_000_000);

    fn carrier(byte: u8) -> Carrier {
        Carrier::new(&Secret::from_bytes([byte; 32]))
    }

    fn token() -> String {
        carrier(1).write(&"korin".parse().expect("an id"), &"table".parse().expect("an id"), NOW)
    }

    #[test]
    fn a_link_carries_its_guest_until_its_time_is_over() {
        let token = token();
        let ticket = carrier(1).read(&token, NOW).expect("a ticket");
        assert_eq!((ticket.guest.as_str(), ticket.table.as_str()), ("korin", "table"));
        let end = UnixMs(NOW.0 + MINUTES * 60_000);
        assert_eq!(carrier(1).read(&token, end), Ok(ticket));
        assert_eq!(carrier(1).read(&token, UnixMs(end.0 + 1)), Err(BadTicket::Expired));
        assert!(token.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_~.".contains(letter)), "{token}");
    }

    #[test]
    fn no_two_links_are_the_same() {
        assert_ne!(token(), token());
    }

    #[test]
    fn a_link_that_was_changed_anywhere_or_comes_from_another_house_carries_nobody() {
        let token = token();
        for place in 0..token.len() {
            let mut letters = token.clone().into_bytes();
            letters[place] = if letters[place] == b'a' { b'b' } else { b'a' };
            let changed = String::from_utf8(letters).expect("plain letters");
            assert_eq!(carrier(1).read(&changed, NOW), Err(BadTicket::Unreadable), "letter {place}");
        }
        assert_eq!(carrier(2).read(&token, NOW), Err(BadTicket::Unreadable));
        for cut in ["", "short", &token[..token.len() - 1], "座座座座座座座座座座座座座座座座座座座座"]
        {
            assert_eq!(carrier(1).read(cut, NOW), Err(BadTicket::Unreadable), "{cut}");
        }
    }
}
