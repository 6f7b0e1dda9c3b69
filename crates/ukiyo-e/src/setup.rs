//! Setting up a round (§2).

use table::{BySeat, Journal, Rng, Seat};

use crate::components::CARDS;
use crate::piles::Piles;
use crate::{Artist, Cards, Event, Phase, Picture, UkiyoE, UkiyoEOptions};

impl UkiyoE {
    /// A new game. Seat A begins: the youngest player sits there, or anybody who likes (§3).
    pub(crate) fn new(seats: u8, options: UkiyoEOptions, rng: &mut Rng, journal: &mut Journal<Event>) -> UkiyoE {
        let mut game = UkiyoE {
            hands: BySeat::all(seats, Cards::NONE),
            shown: Cards::NONE,
            piles: Piles::new(&[], &[]),
            owners: [None; Artist::COUNT],
            kept: Default::default(),
            options,
            round: 0,
            turn: Seat::new(0),
            ender: None,
            phase: Phase::FirstDraw,
        };
        game.set_up_round(rng, journal);
        game
    }

    /// Shuffles every card that has not scored yet, deals, and begins with the seat whose turn it is.
    pub(crate) fn set_up_round(&mut self, rng: &mut Rng, journal: &mut Journal<Event>) {
        let mut buffer = [Picture::default(); CARDS];
        let deck = fill(&mut buffer, self.options.deck.cards().minus(self.out()));
        rng.shuffle(deck);
        let seats = self.seat_count();
        let hand = self.options.deck.hand();
        let (pile, hands) = deck.split_at(deck.len() - usize::from(seats * hand));
        self.piles = Piles::new(pile, &[]);
        self.hands = BySeat::all(seats, Cards::NONE);
        self.shown = Cards::NONE;
        self.owners = [None; Artist::COUNT];
        self.ender = None;
        self.phase = Phase::FirstDraw;
        journal.tell(Event::RoundBegun { round: self.round + 1, starter: self.turn, pile: pile.len() as u8 });
        for (seat, cards) in Seat::all(seats).zip(hands.chunks_exact(usize::from(hand))) {
            let cards = cards.iter().copied().collect();
            self.hands[seat] = cards;
            journal.split(seat, Event::Dealt { seat, cards }, Event::DealtUnseen { seat, count: hand });
        }
    }
}

/// Writes the cards into the buffer and returns the part that was filled.
#[inline]
pub(crate) fn fill(buffer: &mut [Picture; CARDS], cards: Cards) -> &mut [Picture] {
    let mut length = 0;
    for card in cards.iter() {
        buffer[length] = card;
        length += 1;
    }
    &mut buffer[..length]
}
