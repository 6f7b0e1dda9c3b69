//! The `Game` trait for IKI. It only delegates to the files of the rules.

use std::ops::RangeInclusive;

use table::{Game, Input, Journal, Outcome, Rng, Seat, Viewer, Waiting};

use crate::action::Action;
use crate::event::Event;
use crate::memory::Memory;
use crate::options::IkiOptions;
use crate::refusal::Refusal;
use crate::state::Iki;
use crate::view::View;

impl Game for Iki {
    type Options = IkiOptions;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Memory = Memory;
    type Refusal = Refusal;

    const NAME: &'static str = "iki";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;

    fn setup_by(_rules: u32, seats: u8, options: &IkiOptions, rng: &mut Rng, journal: &mut Journal<Event>) -> Iki {
        Iki::new_game(seats, *options, rng, journal)
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        self.asked()
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
            Input::Choose(seat, action) => self.act(seat, action, rng, journal),
            Input::TimeUp => unreachable!("no phase has a time limit"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn recall(memory: &mut Memory, seat: Seat, event: &Event) {
        memory.recall(seat, event);
    }

    fn imagine(view: &View, memory: &Memory, rng: &mut Rng) -> Iki {
        view.imagine(memory, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn audit(&self) -> Result<(), String> {
        self.check_books()
    }
}
