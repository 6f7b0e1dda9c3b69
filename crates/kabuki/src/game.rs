//! The game as the house knows it. Only delegation; the rules are in the chapters.

use std::ops::RangeInclusive;

use table::{Game, Input, Journal, Outcome, Rng, Seat, Viewer, Waiting};

use crate::action::Action;
use crate::event::{Answer, Event};
use crate::memory::Memory;
use crate::options::KabukiOptions;
use crate::refusal::Refusal;
use crate::state::{Kabuki, Phase};
use crate::view::View;

impl Game for Kabuki {
    type Options = KabukiOptions;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Memory = Memory;
    type Refusal = Refusal;

    const NAME: &'static str = "kabuki";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=6;

    fn setup_by(
        _rules: u32,
        seats: u8,
        options: &KabukiOptions,
        rng: &mut Rng,
        journal: &mut Journal<Event>,
    ) -> Kabuki {
        Kabuki::set_up(seats, *options, rng, journal)
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

    fn precedence(&self, seat: Seat, action: Action) -> u8 {
        self.race_precedence(seat, action)
    }

    fn occasion(&self) -> Option<u32> {
        self.mask_in_question()
    }

    #[inline]
    fn apply(&mut self, input: Input<Action>, rng: &mut Rng, journal: &mut Journal<Event>) {
        match (input, self.phase) {
            (Input::Choose(_, Action::Turn), Phase::Opening) => self.turn_first(journal),
            (Input::Choose(_, Action::Turn), _) => self.next_turn(rng, journal),
            (Input::Choose(_, Action::Place(actor)), _) => self.place_mask(actor, journal),
            (Input::Choose(seat, Action::Stop), Phase::Answering { .. }) => {
                self.answer(seat, Answer::Stop, rng, journal);
            }
            (Input::Choose(seat, Action::Stop), _) => self.check_stack(seat, journal),
            (Input::Choose(seat, Action::Pass), _) => self.answer(seat, Answer::Pass, rng, journal),
            (Input::Choose(seat, Action::Cover), _) => self.see(seat, rng, journal),
            (Input::TimeUp, Phase::Racing { stage }) => self.end_stage(stage, rng, journal),
            (Input::TimeUp, _) => self.cover_stack(rng, journal),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn recall(memory: &mut Memory, _seat: Seat, event: &Event) {
        memory.keep(event);
    }

    fn fades(event: &Event) -> bool {
        event.shows_a_mask()
    }

    fn imagine(view: &View, memory: &Memory, rng: &mut Rng) -> Kabuki {
        Kabuki::imagined(view, memory, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn audit(&self) -> Result<(), String> {
        self.balance()
    }
}
