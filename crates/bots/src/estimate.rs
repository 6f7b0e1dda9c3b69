//! What a searcher thinks of each action, for choosing, for hints and for reviews.

use table::{Game, Seat};

use crate::Bot;

/// What a searcher thinks of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// What the seat may expect of it, from 0 (all is lost) to 1 (the game is won); 0 if it was never tried.
    pub value: f32,
}

/// A player that can say what it thinks of each of its actions.
pub trait Estimator<G: Game>: Bot<G> {
    /// An estimate of every legal action, the best first. The list is as long as `legal`.
    fn estimate(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Estimate<G::Action>>;
}

impl<G: Game, E: Estimator<G> + ?Sized> Estimator<G> for Box<E> {
    fn estimate(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Estimate<G::Action>> {
        (**self).estimate(seat, view, legal)
    }
}
