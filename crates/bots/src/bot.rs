//! What a player is, whatever the game.

use table::{Game, Seat};

use crate::Stop;

/// A player of one seat in one game.
///
/// It is told every event its seat may know and shown its view, and nothing else, so it cannot cheat. It keeps its own
/// generator, given to it when it is made, so that the same seeds give the same game.
pub trait Bot<G: Game>: Send {
    /// Hears an event that its seat may know, in the order in which they happen, from the set-up on.
    fn hear(&mut self, seat: Seat, event: &G::Event);

    /// Chooses one of its legal actions; the game waits for it.
    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action;

    /// Decides whether to interrupt and how soon, or lets the chance pass (`None`).
    fn react(&mut self, _seat: Seat, _view: &G::View, _legal: &[G::Action]) -> Option<Reaction<G::Action>> {
        None
    }

    /// How many milliseconds of the table's clock it takes over a choice while others can interrupt or a limit runs.
    fn pace(&mut self, _seat: Seat, _view: &G::View) -> u32 {
        0
    }

    /// From now on this player answers soon after this flag is set, with whatever it has found by then. Players that
    /// answer at once anyway ignore it.
    fn stop_on(&mut self, _stop: &Stop) {}

    /// Chooses without a view, if this player never uses one: given how many actions are legal, at least one, it
    /// answers with the index of its choice. `None` if it has to be asked by [`Bot::choose`].
    fn choose_by_index(&mut self, _seat: Seat, _count: usize) -> Option<usize> {
        None
    }

    /// Whether this player uses the events it hears. If not, nobody has to tell it any.
    fn needs_events(&self) -> bool {
        true
    }

    /// Whether this player ever uses a view. If not, it chooses by [`Bot::choose_by_index`], takes no time over it and
    /// never interrupts, so that nobody has to prepare a view for it.
    fn needs_view(&self) -> bool {
        true
    }
}

/// What a player does when it interrupts, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reaction<A> {
    /// What it does.
    pub action: A,
    /// After how many milliseconds of the table's clock.
    pub after_ms: u32,
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn hear(&mut self, seat: Seat, event: &G::Event) {
        (**self).hear(seat, event);
    }

    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        (**self).choose(seat, view, legal)
    }

    fn react(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Option<Reaction<G::Action>> {
        (**self).react(seat, view, legal)
    }

    fn pace(&mut self, seat: Seat, view: &G::View) -> u32 {
        (**self).pace(seat, view)
    }

    fn stop_on(&mut self, stop: &Stop) {
        (**self).stop_on(stop);
    }

    fn choose_by_index(&mut self, seat: Seat, count: usize) -> Option<usize> {
        (**self).choose_by_index(seat, count)
    }

    fn needs_events(&self) -> bool {
        (**self).needs_events()
    }

    fn needs_view(&self) -> bool {
        (**self).needs_view()
    }
}
