//! The game as the house knows it. Only delegation; the rules are in the chapters.

use std::ops::RangeInclusive;

use table::{Game, Input, Journal, Outcome, Rng, Seat, Viewer, Waiting};

use crate::action::Action;
use crate::event::Event;
use crate::options::EdoYashikiOptions;
use crate::refusal::Refusal;
use crate::state::{EdoYashiki, SEATS};
use crate::view::View;

impl Game for EdoYashiki {
    type Options = EdoYashikiOptions;
    type Action = Action;
    type Event = Event;
    type View = View;
    /// All that was ever open lies open.
    type Memory = ();
    type Refusal = Refusal;

    const NAME: &'static str = "edo-yashiki";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=SEATS as u8;

    fn setup_by(
        _rules: u32,
        seats: u8,
        options: &EdoYashikiOptions,
        rng: &mut Rng,
        journal: &mut Journal<Event>,
    ) -> EdoYashiki {
        EdoYashiki::set_up(seats, *options, rng, journal)
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.seat_count()
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        self.whom_it_waits_for()
    }

    #[inline]
    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list_actions(seat, actions);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.may(seat, action)
    }

    #[inline]
    fn apply(&mut self, input: Input<Action>, _rng: &mut Rng, journal: &mut Journal<Event>) {
        match input {
            Input::Choose(seat, Action::Settle) => self.settle(seat, journal),
            Input::Choose(_, Action::Hajime) => self.begin_rush(journal),
            Input::Choose(seat, Action::Grab(position)) => self.grab(seat, position, journal),
            Input::Choose(seat, Action::Place(place)) => self.place(seat, place, journal),
            Input::TimeUp => self.end_rush(journal),
        }
    }

    fn precedence(&self, seat: Seat, action: Action) -> u8 {
        self.first_of_level(seat, action)
    }

    fn occasion(&self) -> Option<u32> {
        self.line_in_question()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn recall(_memory: &mut (), _seat: Seat, _event: &Event) {}

    fn imagine(view: &View, _memory: &(), rng: &mut Rng) -> EdoYashiki {
        EdoYashiki::imagined(view, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn audit(&self) -> Result<(), String> {
        self.balance()
    }
}
