//! What an artist promises to a seat: the best exhibition it could hold, or come to hold, and how safe that would be.
//!
//! Everything here is judged from one hand and from what lies open, so that a player who uses it does not see through
//! cards. The numbers are those of a [`Temper`](crate::Temper), or of [`Hopes`](crate::Hopes).

use table::Seat;

use crate::exhibitions::fewest;
use crate::{Artist, Picture, UkiyoE, Works};

/// What an artist promises.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prospect {
    /// The points to be gained by the best exhibition that can be held now; nothing if none can.
    pub(crate) now: Option<f32>,
    /// The cards of that exhibition.
    pub(crate) works: Works,
    /// What the cards promise altogether, whether they can be shown now or not.
    pub(crate) promise: f32,
}

/// By which numbers a hand is looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eye {
    /// How likely the most exposed exhibition of a fresh round is to be outnumbered; 1 and more means surely.
    pub(crate) risk: f32,
    /// What remains of a promise for each card that is missing.
    pub(crate) reach: f32,
    /// What it is worth to take points from somebody, as a part of them, at a table of two; it is shared by more.
    pub(crate) deny: f32,
    /// What a card more than needed adds, in points.
    pub(crate) spare: f32,
}

/// What does not depend on the artist: whose eyes, and how much can still happen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook {
    pub(crate) seat: Seat,
    /// From 1 at the start of a round to 0 when nobody can answer any more.
    pub(crate) time: f32,
    /// Whether an artist who is not on show may be shown in this seat's next exhibition.
    pub(crate) may_open: bool,
}

impl Outlook {
    /// The chance that an exhibition of `count` cards lasts, if `outside` cards of the artist are elsewhere.
    #[inline]
    fn lasting(&self, eye: &Eye, count: u8, outside: u8) -> f32 {
        if outside <= count {
            return 1.0;
        }
        let exposed = 1.0 - f32::from(count) / f32::from(outside);
        1.0 - (eye.risk * self.time * exposed).min(1.0)
    }

    /// The chance to find so many cards of an artist in time.
    #[inline]
    fn finding(&self, eye: &Eye, missing: u8) -> f32 {
        (0..missing).fold(1.0, |chance, _| chance * eye.reach * self.time)
    }
}

impl UkiyoE {
    /// The outlook of a seat.
    #[inline]
    pub(crate) fn outlook(&self, seat: Seat) -> Outlook {
        let seats = self.seat_count();
        let open = self.exhibitions();
        let most = self.options.deck.exhibitions();
        match self.ender {
            Some(ender) => {
                // Only those can answer who come between this seat and the end.
                let last = ender.left(seats - 1, seats);
                let answers = (last.index() + usize::from(seats) - seat.index()) % usize::from(seats);
                let time = 0.5 * answers as f32 / f32::from(seats - 1);
                Outlook { seat, time, may_open: ender == seat && self.turn == seat && open < most }
            }
            None => {
                let full = f32::from(self.options.deck.cards().len() - seats * self.options.deck.hand());
                let by_pile = f32::from(self.piles.drawing()) / full;
                let by_shows = f32::from(most - open) / f32::from(most);
                Outlook { seat, time: 0.3 + 0.7 * by_pile.min(0.3 + by_shows).min(1.0), may_open: open < most }
            }
        }
    }

    /// How many cards of the artist are still in the game.
    #[inline]
    pub(crate) fn cards_of(&self, artist: Artist) -> u8 {
        let gone = self.kept.iter().filter(|round| round[artist.index()].is_some()).count();
        artist.printed_cards() - gone as u8
    }

    /// What the artist promises to the seat if these are its cards.
    #[inline]
    pub(crate) fn prospect(&self, artist: Artist, hand: Works, outlook: &Outlook, eye: &Eye) -> Prospect {
        let nothing = Prospect { now: None, works: Works::NONE, promise: 0.0 };
        let shown = self.shown.of(artist);
        let held = hand.count();
        if held == 0 || (shown.is_empty() && !outlook.may_open) {
            return nothing;
        }
        let outside = self.cards_of(artist) - held;
        let need = fewest(shown.count());
        // What changes hands besides the points of the new exhibition.
        let besides = match self.owners[artist.index()] {
            None => 0.0,
            Some(owner) => {
                let value = f32::from(Picture::new(artist, shown.lowest()).value());
                if owner == outlook.seat {
                    -value * outlook.lasting(eye, shown.count(), outside - shown.count())
                } else {
                    value * eye.deny / f32::from(self.seat_count() - 1)
                }
            }
        };
        let mut best = nothing;
        let mut rest = hand;
        let mut few = Works::NONE;
        for count in 1..=held {
            // The highest cards first: these score the value of the one that is added last.
            let slot = rest.highest();
            rest = rest.without(slot);
            few = few.with(slot);
            let value = f32::from(Picture::new(artist, slot).value());
            let missing = need.saturating_sub(count);
            if missing == 0 {
                let gain = value * outlook.lasting(eye, count, outside) + besides;
                if best.now.is_none_or(|now| gain > now) {
                    best = Prospect { now: Some(gain), works: few, promise: best.promise.max(gain) };
                }
            }
            for more in missing.max(1)..=missing + 1 {
                if more <= outside {
                    let gain = value * outlook.lasting(eye, count + more, outside - more) + besides;
                    best.promise = best.promise.max(gain * outlook.finding(eye, more));
                }
            }
        }
        best.promise += eye.spare * outlook.time * f32::from(held);
        best
    }
}
