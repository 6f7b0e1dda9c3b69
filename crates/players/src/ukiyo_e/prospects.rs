//! What an artist promises to a seat: the best exhibition it could hold, or come to hold, and how safe that would be.
//!
//! Everything here is judged from one hand and from what lies open, so that a player who uses it does not see through
//! cards. The weights are those of a [`Temper`](super::Temper), or of [`Hopes`](super::Hopes).

use table::{Game as _, Seat};
use ukiyo_e::{Artist, Picture, UkiyoE, Works, fewest};

/// What an artist promises.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospect {
    /// The points to be gained by the best exhibition that can be held now; nothing if none can.
    pub(super) now: Option<f32>,
    /// The cards of that exhibition.
    pub(super) works: Works,
    /// What the cards promise altogether, whether they can be shown now or not.
    pub(super) promise: f32,
}

/// By which numbers a hand is looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eye {
    /// How likely the most exposed exhibition of a fresh round is to be outnumbered; 1 and more means surely.
    pub(super) risk: f32,
    /// What remains of a promise for each card that is missing.
    pub(super) reach: f32,
    /// What it is worth to take points from somebody, as a part of them, at a table of two; it is shared by more.
    pub(super) deny: f32,
    /// What a card more than needed adds, in points.
    pub(super) spare: f32,
}

/// What does not depend on the artist: whose eyes, and how much can still happen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    pub(super) seat: Seat,
    /// From 1 at the start of a round to 0 when nobody can answer any more.
    pub(super) time: f32,
    /// Whether an artist who is not on show may be shown in this seat's next exhibition.
    pub(super) may_open: bool,
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

    /// The chance to find this many cards of an artist in time.
    #[inline]
    fn finding(&self, eye: &Eye, missing: u8) -> f32 {
        (0..missing).fold(1.0, |chance, _| chance * eye.reach * self.time)
    }
}

/// The outlook of a seat.
#[inline]
pub(super) fn outlook(world: &UkiyoE, seat: Seat) -> Outlook {
    let seats = world.seats();
    let open = world.exhibitions();
    let most = world.options().deck.exhibitions();
    match world.ender() {
        Some(ender) => {
            // Only those can answer who come between this seat and the end.
            let last = ender.left(seats - 1, seats);
            let answers = (last.index() + usize::from(seats) - seat.index()) % usize::from(seats);
            let time = 0.5 * answers as f32 / f32::from(seats - 1);
            Outlook { seat, time, may_open: ender == seat && world.turn() == seat && open < most }
        }
        None => {
            let full = f32::from(world.options().deck.cards().len() - seats * world.options().deck.hand());
            let by_pile = f32::from(world.drawing()) / full;
            let by_shows = f32::from(most - open) / f32::from(most);
            Outlook { seat, time: 0.3 + 0.7 * by_pile.min(0.3 + by_shows).min(1.0), may_open: open < most }
        }
    }
}

/// What the artist promises to the seat if these are its cards.
#[inline]
pub(super) fn prospect(world: &UkiyoE, artist: Artist, hand: Works, outlook: &Outlook, eye: &Eye) -> Prospect {
    let nothing = Prospect { now: None, works: Works::NONE, promise: 0.0 };
    let shown = world.shown().of(artist);
    let held = hand.count();
    if held == 0 || (shown.is_empty() && !outlook.may_open) {
        return nothing;
    }
    let outside = world.cards_of(artist) - held;
    let need = fewest(shown.count());
    // What changes hands besides the points of the new exhibition.
    let besides = match world.owner(artist) {
        None => 0.0,
        Some(owner) => {
            let value = f32::from(Picture::new(artist, shown.lowest()).value());
            if owner == outlook.seat {
                -value * outlook.lasting(eye, shown.count(), outside - shown.count())
            } else {
                value * eye.deny / f32::from(world.seats() - 1)
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
