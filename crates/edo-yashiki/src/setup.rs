//! Setting up (§2).

use table::{BySeat, Journal, Rng, Seat, SeatSet};

use crate::event::Event;
use crate::house::House;
use crate::kind::ALL_KINDS;
use crate::options::EdoYashikiOptions;
use crate::state::{EdoYashiki, Pile, SEATS, Slot, Stage};

impl EdoYashiki {
    /// A new game: chance chooses the start player, everybody gets a first card, and the first line is laid out.
    pub(crate) fn set_up(
        seats: u8,
        options: EdoYashikiOptions,
        rng: &mut Rng,
        journal: &mut Journal<Event>,
    ) -> EdoYashiki {
        let start = Seat::new(rng.below(u32::from(seats)) as u8);
        let mut pile = Pile::new(options.deck.cards());
        rng.shuffle(pile.cards_mut());
        EdoYashiki::deal(seats, options, start, pile, journal)
    }

    /// The game that begins with this start player and this pile.
    pub(crate) fn deal(
        seats: u8,
        options: EdoYashikiOptions,
        start: Seat,
        mut pile: Pile,
        journal: &mut Journal<Event>,
    ) -> EdoYashiki {
        let mut houses = BySeat::all(seats, House::EMPTY);
        for seat in start.round(seats) {
            let card = pile.draw();
            houses[seat] = House::founded(card);
            journal.tell(Event::Founded { seat, card });
        }
        let mut game = EdoYashiki {
            options,
            round: 0,
            start,
            stage: Stage::Draft,
            unready: SeatSet::NONE,
            grabbing: SeatSet::NONE,
            hands: BySeat::all(seats, None),
            line: [Slot::default(); SEATS],
            houses,
            points: BySeat::all(seats, 0),
            markers: BySeat::all(seats, ALL_KINDS),
            markers_before: BySeat::all(seats, ALL_KINDS),
            pile,
        };
        game.begin_round(journal);
        game
    }
}
