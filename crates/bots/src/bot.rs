//! What a player is, whatever the game.

use table::{Game, Seat};

/// A player of one seat in one game.
///
/// It is told every event its seat may know and shown its view, and nothing else, so it cannot cheat. It keeps its own
/// generator, given to it when it is made, so that the same seeds give the same game.
pub trait Bot<G: Game>: Send {
    /// Hears an event that its seat may know, in the order in which they happen, from the set-up on.
    fn hear(&mut self, seat: Seat, event: &G::Event);

    /// Chooses one of its legal actions; the game waits for it.
    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action;

    /// Decides whether to cut in and how soon, or lets the chance pass (`None`).
    fn react(&mut self, _seat: Seat, _view: &G::View, _legal: &[G::Action]) -> Option<Reaction<G::Action>> {
        None
    }

    /// How many milliseconds of the table's clock it takes over a choice while others can cut in or a limit runs.
    fn pace(&mut self, _seat: Seat, _view: &G::View) -> u32 {
        0
    }

    /// Chooses without looking at the table, if this player never looks; then nobody need prepare the view for it. It is
    /// told how many actions are legal, at least one, and says which of them by its position.
    fn choose_unseeing(&mut self, _seat: Seat, _count: usize) -> Option<usize> {
        None
    }

    /// Whether this player makes anything of the events.
    fn hearing(&self) -> Hearing {
        Hearing::Listens
    }

    /// Whether this player ever looks at the table.
    fn sight(&self) -> Sight {
        Sight::Looks
    }
}

/// Whether a player makes anything of the events it is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hearing {
    /// It must be told all its seat may know.
    Listens,
    /// It plays the same whatever it is told, so it need not be told.
    Deaf,
}

/// Whether a player ever looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// It must be shown its view.
    Looks,
    /// It chooses by [`Bot::choose_unseeing`], takes no time over it and never cuts in, so nothing need be shown to it.
    Blind,
}

/// What a player does when it cuts in, and when.
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

    fn choose_unseeing(&mut self, seat: Seat, count: usize) -> Option<usize> {
        (**self).choose_unseeing(seat, count)
    }

    fn hearing(&self) -> Hearing {
        (**self).hearing()
    }

    fn sight(&self) -> Sight {
        (**self).sight()
    }
}
