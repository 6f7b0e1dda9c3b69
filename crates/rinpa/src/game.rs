//! Rinpa as the table knows it: every word of the trait, handed on to its chapter.

use std::ops::RangeInclusive;

use table::{BySeat, Game, Input, Journal, Outcome, Rng, Seat, Strategy, Viewer, Waiting};

use crate::action::Action;
use crate::chances::Chances;
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

impl Strategy for Rinpa {
    const CLEAR_LEAD: f32 = 12.0;

    #[inline]
    fn chapter(&self) -> u32 {
        u32::from(self.scores.finished())
    }

    #[inline]
    fn expect(&self) -> BySeat<f32> {
        self.expectation(&Chances::OF_THE_HOUSE)
    }

    #[inline]
    fn solve(&self) -> Option<BySeat<f32>> {
        self.solution()
    }

    #[inline]
    fn plausible(&self, _seat: Seat, legal: &[Action], rng: &mut Rng) -> Action {
        self.likely_action(legal, rng)
    }
}
