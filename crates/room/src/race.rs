//! Who was first, when being first matters.
//!
//! While a race is on, the first input to arrive opens a short hearing. What arrives before it closes is put in order
//! by arrival less a head start. The head start makes up for lag: it is what a connection has more of it than the
//! quickest one in the same race, and never more than [`HEAD_START_MS`]. Somebody who could forge the measured lag
//! would gain no more than that, however large the forged lag, and with any number of helpers. Of equal times the
//! rules say which goes first, and where they do not, seats go in order. A time limit takes part like a runner without
//! lag who arrives exactly on time; a race that outlasts it goes on with everybody who was heard.

use catalog::AnyAction;
use table::Seat;

use crate::message::{ConnectionId, Ms};

/// How long after the first input of a race others are still heard.
pub const ALLOWANCE_MS: u64 = 150;

/// No more difference in lag than this is made up for.
pub const HEAD_START_MS: u64 = 40;

/// An input that somebody offers.
pub(crate) struct Offer {
    pub(crate) arrived_at: Ms,
    /// The lag of the connection over which it came; none for a bot.
    pub(crate) lag: Ms,
    pub(crate) seat: Seat,
    pub(crate) token: u32,
    pub(crate) action: Box<dyn AnyAction>,
    /// The connection to tell if it is refused; none for a bot.
    pub(crate) connection: Option<ConnectionId>,
}

/// The hearing of a race.
#[derive(Default)]
pub(crate) struct Hearing {
    offers: Vec<Offer>,
    closes_at: Option<Ms>,
}

/// The offers of a race in the order in which they count.
#[derive(Default)]
pub(crate) struct Heard {
    pub(crate) in_time: Vec<Offer>,
    /// Those that came after the time limit.
    pub(crate) late: Vec<Offer>,
}

impl Hearing {
    /// A hearing that closed at this time, after which the race is still to be decided.
    pub(crate) fn heard(offers: Vec<Offer>, closed_at: Ms) -> Hearing {
        Hearing { offers, closes_at: Some(closed_at) }
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

    /// Closes the hearing. `limit` is when the time of the rules was up, `precedence` what the rules say of an offer.
    pub(crate) fn close(&mut self, limit: Option<Ms>, precedence: impl Fn(&Offer) -> u8) -> Heard {
        self.closes_at = None;
        let mut offers = std::mem::take(&mut self.offers);
        let crosses_limit = limit.is_some_and(|limit| offers.iter().any(|offer| offer.arrived_at > limit));
        let least_lag = offers.iter().map(|offer| offer.lag).min().filter(|_| !crosses_limit).unwrap_or(0);
        let counts_at = |offer: &Offer| offer.arrived_at.saturating_sub((offer.lag - least_lag).min(HEAD_START_MS));
        offers.sort_by_key(|offer| (counts_at(offer), precedence(offer), offer.seat));
        let (in_time, late) = offers.into_iter().partition(|offer| limit.is_none_or(|limit| counts_at(offer) <= limit));
        Heard { in_time, late }
    }
}
