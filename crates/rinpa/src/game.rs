//! Rinpa as the table knows it: every word of the trait, handed on to its chapter.

use std::ops::RangeInclusive;

use table::{Game, Input, Journal, Outcome, Rng, Seat, Viewer, Waiting};

use crate::action::Action;
use crate::event::Event;
use crate::memory::Memory;
use crate::options::Options;
use crate::refusal::Refusal;
use crate::state::{Phase, Rinpa};
use crate::view::View;

impl Game for Rinpa {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Memory = Memory;
    type Refusal = Refusal;

    const NAME: &'static str = "rinpa";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 3..=5;

    #[inline]
    fn setup_by(_rules: u32, seats: u8, options: &Options, rng: &mut Rng, journal: &mut Journal<Event>) -> Rinpa {
        Rinpa::begin(seats, *options, rng, journal)
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.trick.seats()
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        match self.phase {
            Phase::Play | Phase::Take => Waiting::turn(self.turn),
            Phase::Over => Waiting::OVER,
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list_legal(seat, actions);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check_action(seat, action)
    }

    #[inline]
    fn apply(&mut self, input: Input<Action>, rng: &mut Rng, journal: &mut Journal<Event>) {
        match input {
            Input::Choose(_, action) => self.act(action, rng, journal),
            Input::TimeUp => unreachable!("Rinpa sets no time limit"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.look(viewer)
    }

    fn recall(memory: &mut Memory, _seat: Seat, event: &Event) {
        memory.hear(event);
    }

    #[inline]
    fn imagine(view: &View, memory: &Memory, rng: &mut Rng) -> Rinpa {
        Rinpa::dream(view, memory, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn audit(&self) -> Result<(), String> {
        self.check_books()
    }
}
