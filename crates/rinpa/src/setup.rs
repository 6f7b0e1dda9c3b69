//! §2: dealing, and who leads first.

use table::{Journal, Rng, Seat};

use crate::cards::{Card, Cards};
use crate::components::Sets;
use crate::event::Event;
use crate::options::{MAX_SEATS, Options};
use crate::scoring::ScoreTable;
use crate::state::{Phase, Rinpa};
use crate::trick::Trick;

impl Rinpa {
    /// A new game: chance says who leads first (ruling 8), then the first deal is dealt.
    pub(crate) fn begin(seats: u8, options: Options, rng: &mut Rng, journal: &mut Journal<Event>) -> Rinpa {
        let leader = Seat::new(rng.below(u32::from(seats)) as u8);
        let mut game = Rinpa {
            options,
            phase: Phase::Play,
            turn: leader,
            first_leader: leader,
            trick: Trick::led_by(leader, seats),
            hands: [Cards::NONE; MAX_SEATS],
            laid: Cards::NONE,
            won: [Sets::NONE; MAX_SEATS],
            dead: Sets::NONE,
            scores: ScoreTable::new(seats),
            sets_before: [0; MAX_SEATS],
        };
        game.deal(rng, journal);
        game
    }

    /// Shuffles, deals every hand clockwise from seat A, and lays the rest open.
    pub(crate) fn deal(&mut self, rng: &mut Rng, journal: &mut Journal<Event>) {
        let seats = self.trick.seats();
        let deck = self.options.deck;
        journal.tell(Event::DealBegins {
            deal: self.scores.finished() + 1,
            deals: self.options.deals.count(seats),
            leader: self.first_leader,
        });
        self.phase = Phase::Play;
        self.turn = self.first_leader;
        self.trick = Trick::led_by(self.first_leader, seats);
        self.won = [Sets::NONE; MAX_SEATS];
        let mut order = [Card::FILLER; 48];
        let size = deck.cards().len() as usize;
        for (place, card) in order.iter_mut().zip(deck.cards().iter()) {
            *place = card;
        }
        rng.shuffle(&mut order[..size]);
        let mut rest = order[..size].iter().copied();
        let count = deck.hand(seats);
        for seat in Seat::all(seats) {
            let cards: Cards = rest.by_ref().take(count as usize).collect();
            self.hands[seat.index()] = cards;
            journal.split(seat, Event::Hand { seat, cards }, Event::HandDealt { seat, count });
        }
        let open: Cards = rest.collect();
        journal.tell(Event::OpenCards { cards: open });
        self.lay_open(open, journal);
    }
}
