//! Who was first, when being first matters.
//!
//! While a race is on, the first input to arrive opens a short hearing. What arrives before it closes is put in the
//! order in which it was sent, as far as that can be believed: arrival less the measured, capped lag of the line. Of
//! equal times the rules say which goes first, and where they do not, seats go in order. A time limit takes part in it
//! like a runner who arrives exactly on time; a race that outlasts it goes on with whoever was heard.

use table::Seat;

use crate::message::{ConnectionId, Ms};

/// How long after the first input of a race others are still heard.
pub const ALLOWANCE_MS: u64 = 150;

/// An input that somebody offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    /// When it was sent, as far as that can be believed.
    pub(crate) sent_at: Ms,
    pub(crate) seat: Seat,
    pub(crate) token: u32,
    pub(crate) action: String,
    /// The line to tell if it is refused; none for a bot.
    pub(crate) connection: Option<ConnectionId>,
}

/// The hearing of a race.
#[derive(Default)]
pub(crate) struct Race {
    offers: Vec<Offer>,
    closes_at: Option<Ms>,
}

impl Race {
    /// A race whose hearing closed at this time, and which is still to be decided.
    pub(crate) fn heard(offers: Vec<Offer>, closed_at: Ms) -> Race {
        Race { offers, closes_at: Some(closed_at) }
    }

    /// Hears an offer; the first one opens the hearing.
    pub(crate) fn hear(&mut self, now: Ms, offer: Offer) {
        // A seat has one answer to a question: the first one stands.
        if self.offers.iter().any(|heard| heard.seat == offer.seat) {
            return;
        }
        self.closes_at.get_or_insert(now + ALLOWANCE_MS);
        self.offers.push(offer);
    }

    /// When the hearing closes.
    pub(crate) fn closes_at(&self) -> Option<Ms> {
        self.closes_at
    }

    /// Closes the hearing: the offers in the order in which they count. `precedence` is what the rules say of an offer.
    pub(crate) fn close(&mut self, precedence: impl Fn(&Offer) -> u8) -> Vec<Offer> {
        self.closes_at = None;
        let mut offers = std::mem::take(&mut self.offers);
        offers.sort_by_key(|offer| (offer.sent_at, precedence(offer), offer.seat));
        offers
    }
}
