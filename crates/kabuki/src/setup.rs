//! How a game and each of its rounds are set up (§2).

use table::{BySeat, Journal, Rng, Seat};

use crate::components::{ROUNDS, TOKENS};
use crate::event::Event;
use crate::options::KabukiOptions;
use crate::stacks::{Deck, Stacks};
use crate::state::{Kabuki, Phase};

/// How many tokens each seat gets for a round.
pub const fn tokens_each(seats: u8) -> u8 {
    if seats <= 4 { 5 } else { 4 }
}

impl Kabuki {
    /// A new game. Chance decides who starts.
    pub(crate) fn set_up(seats: u8, options: KabukiOptions, rng: &mut Rng, journal: &mut Journal<Event>) -> Kabuki {
        let mut game = Kabuki {
            options,
            round: 0,
            active: Seat::new(rng.below(u32::from(seats)) as u8),
            phase: Phase::Opening,
            deck: Deck::of(0, 0),
            stacks: Stacks::BARE,
            tokens: BySeat::all(seats, 0),
            in_box: TOKENS,
            rounds: [None; ROUNDS],
        };
        game.begin_round(game.active, journal);
        game
    }

    /// Gives everybody the same tokens, takes all masks back into the deck and bares the actors.
    pub(crate) fn begin_round(&mut self, starter: Seat, journal: &mut Journal<Event>) {
        let seats = self.seat_count();
        let tokens = tokens_each(seats);
        self.tokens = BySeat::all(seats, tokens);
        self.in_box = TOKENS - seats * tokens;
        self.deck = Deck::of(self.options.deck.kinds(), self.options.deck.copies());
        self.stacks = Stacks::BARE;
        self.active = starter;
        self.phase = Phase::Opening;
        journal.tell(Event::RoundBegan { round: self.round + 1, starter, tokens, masks: self.deck.total() });
    }
}
