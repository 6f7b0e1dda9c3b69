//! What the seats of a table remember of what they heard.

use table::{Game, Journal, Seat, Viewer};

/// What each seat remembers.
pub(crate) struct Memories<G: Game>(Vec<G::Memory>);

impl<G: Game> Memories<G> {
    pub(crate) fn new(seats: u8) -> Memories<G> {
        Memories(Seat::all(seats).map(|_| G::Memory::default()).collect())
    }

    /// Every seat takes in what it may hear of the news.
    pub(crate) fn hear(&mut self, journal: &Journal<G::Event>) {
        for (index, memory) in self.0.iter_mut().enumerate() {
            let seat = Seat::new(index as u8);
            for event in journal.heard_by(Viewer::Seat(seat)) {
                G::recall(memory, seat, event);
            }
        }
    }

    pub(crate) fn of(&self, seat: Seat) -> &G::Memory {
        &self.0[seat.index()]
    }
}
