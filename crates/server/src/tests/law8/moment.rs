//! What a seat hears and sees of a step, what is hidden behind it, and the world that takes its place.

use catalog::Entry;
use table::{Input, Journal, Seat, Viewer, Waiting};

/// What a seat hears and sees of one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Glimpse<G: Entry> {
    pub(super) heard: Vec<G::Event>,
    pub(super) view: G::View,
    pub(super) legal: Vec<G::Action>,
    pub(super) waiting: Waiting,
}

impl<G: Entry> Glimpse<G> {
    pub(super) fn of(game: &G, seat: Seat, journal: &Journal<G::Event>) -> Glimpse<G> {
        let heard = journal.heard_by(Viewer::Seat(seat)).cloned().collect();
        Glimpse { heard, view: game.view(Viewer::Seat(seat)), legal: legal(game, seat), waiting: game.waiting() }
    }
}

/// One step of a room: what the seat hears and sees of it, and what is hidden behind that.
#[derive(Clone)]
pub(super) struct Moment<G: Entry> {
    pub(super) glimpse: Glimpse<G>,
    pub(super) game: G,
    pub(super) inputs: Vec<Input<G::Action>>,
}

/// A world that takes the place of the true one after exactly these inputs: after others it would be seen to differ.
#[derive(Clone)]
pub(super) struct Swap<G: Entry> {
    pub(super) after: Vec<Input<G::Action>>,
    pub(super) world: G,
}

/// A leak that is planted, to show that the law finds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Leak {
    None,
    /// Everybody hears what only one seat may hear.
    News,
    /// Whether something can be taken back freely depends on what is hidden.
    TakeBack,
}

/// What a seat can do.
pub(super) fn legal<G: Entry>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    actions
}
