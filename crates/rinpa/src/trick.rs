//! §3 to §5: a trick, from the lead to its winner.

use table::Seat;

use crate::cards::{Card, Cards};
use crate::components::Artist;
use crate::options::MAX_SEATS;

/// The cards of the running trick in the order in which they were played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Trick {
    leader: Seat,
    seats: u8,
    played: u8,
    cards: [Card; MAX_SEATS],
}

impl Trick {
    /// A trick that this seat is to lead.
    #[inline]
    pub const fn led_by(leader: Seat, seats: u8) -> Trick {
        Trick { leader, seats, played: 0, cards: [Card::FILLER; MAX_SEATS] }
    }

    /// The next seat plays its card.
    ///
    /// # Panics
    /// If the trick is full.
    #[inline]
    pub fn play(&mut self, card: Card) {
        self.cards[self.played as usize] = card;
        self.played += 1;
    }

    /// Who leads, or is to lead.
    #[inline]
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// How many seats the table has.
    #[inline]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// How many cards have been played to it.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.played
    }

    /// Whether nobody has played a card to it.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.played == 0
    }

    /// Whether everybody has played a card to it.
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.played == self.seats
    }

    /// Whose card the others have to follow (§4), once it is led.
    #[inline]
    pub const fn led(&self) -> Option<Artist> {
        if self.played == 0 { None } else { Some(self.cards[0].artist()) }
    }

    /// The cards in the order in which they were played.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.played as usize]
    }

    /// The cards in no order.
    #[inline]
    pub fn pile(&self) -> Cards {
        self.cards().iter().fold(Cards::NONE, |pile, &card| pile.with(card))
    }

    /// Who played which card, in order.
    #[inline]
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> + Clone {
        self.leader.round(self.seats).zip(self.cards().iter().copied())
    }

    /// The highest card of the led artist so far (§5). There is no trump.
    #[inline]
    pub fn winning_card(&self) -> Option<Card> {
        let (first, others) = self.cards().split_first()?;
        let higher = |best: Card, &card: &Card| if card.same_artist(best) && card > best { card } else { best };
        Some(others.iter().fold(*first, higher))
    }

    /// Who played the highest card of the led artist so far (§5).
    #[inline]
    pub fn winning(&self) -> Option<Seat> {
        let best = self.winning_card()?;
        self.plays().find(|&(_, card)| card == best).map(|(seat, _)| seat)
    }
}
