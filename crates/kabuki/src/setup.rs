//! How a game and each of its rounds are set up (§2).

use table::{BySeat, Journal, Rng, Seat};

use crate::components::{ROUNDS, TOKENS};
use crate::event::Event;
use crate::masks::Masks;
use crate::missed::Missed;
use crate::options::KabukiOptions;
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
            masks: Masks::sorted(options.deck),
            tokens: BySeat::all(seats, 0),
            in_box: TOKENS,
            missed: Missed::NONE,
            rounds: [None; ROUNDS],
        };
        game.begin_round(game.active, rng, journal);
        game
    }

    /// Gives everybody the same tokens, bares the actors and shuffles all masks into a new deck.
    pub(crate) fn begin_round(&mut self, starter: Seat, rng: &mut Rng, journal: &mut Journal<Event>) {
        let seats = self.seat_count();
        let tokens = tokens_each(seats);
        self.tokens = BySeat::all(seats, tokens);
        self.in_box = TOKENS - seats * tokens;
        self.masks = Masks::sorted(self.options.deck);
        self.masks.shuffle(rng);
        self.active = starter;
        self.phase = Phase::Opening;
        journal.tell(Event::RoundBegan { round: self.round + 1, starter, tokens, masks: self.masks.unplaced() });
    }
}
