//! The `Game` trait for Ukiyo-e. It only delegates to the files of the rules.

use std::ops::RangeInclusive;

use table::{Game, Input, Journal, Outcome, Rng, Seat, Viewer, Waiting};

use crate::{Action, Event, Memory, Phase, Refusal, UkiyoE, UkiyoEOptions, View};

impl Game for UkiyoE {
    type Options = UkiyoEOptions;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Memory = Memory;
    type Refusal = Refusal;

    const NAME: &'static str = "ukiyo-e";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;

    fn setup_by(
        _rules: u32,
        seats: u8,
        options: &UkiyoEOptions,
        rng: &mut Rng,
        journal: &mut Journal<Event>,
    ) -> UkiyoE {
        UkiyoE::new(seats, *options, rng, journal)
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.seat_count()
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        self.waits_for()
    }

    #[inline]
    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.waits_for().must.contains(seat) {
            return;
        }
        match self.phase {
            Phase::FirstDraw | Phase::SecondDraw => self.list_draws(actions),
            Phase::DiscardOrShow => {
                self.list_discards(actions);
                self.list_exhibitions(actions);
            }
            Phase::Close(closing) => UkiyoE::list_lays(closing, actions),
            Phase::Over => {}
        }
    }

    fn check(&self, _seat: Seat, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::FirstDraw | Phase::SecondDraw, Action::Draw(source)) => self.check_draw(source),
            (Phase::FirstDraw | Phase::SecondDraw, Action::Discard(_) | Action::Show { .. }) => Err(Refusal::DrawFirst),
            (Phase::DiscardOrShow, Action::Draw(_)) => Err(Refusal::AlreadyDrawn),
            (Phase::DiscardOrShow, Action::Discard(card)) => self.check_discard(card),
            (Phase::DiscardOrShow, Action::Show { artist, works }) => self.check_exhibition(artist, works),
            (Phase::FirstDraw | Phase::SecondDraw | Phase::DiscardOrShow, Action::Lay(_)) => {
                Err(Refusal::NothingToClose)
            }
            (Phase::Close(closing), Action::Lay(card)) => UkiyoE::check_lay(closing, card),
            (Phase::Close(closing), Action::Draw(_) | Action::Discard(_) | Action::Show { .. }) => {
                Err(Refusal::CloseFirst { owner: closing.owner, artist: closing.artist })
            }
            (Phase::Over, Action::Draw(_) | Action::Discard(_) | Action::Show { .. } | Action::Lay(_)) => {
                Err(Refusal::Over)
            }
        }
    }

    #[inline]
    fn apply(&mut self, input: Input<Action>, rng: &mut Rng, journal: &mut Journal<Event>) {
        match (input, self.phase) {
            (Input::Choose(_, Action::Draw(source)), _) => self.draw(source, journal),
            (Input::Choose(_, Action::Discard(card)), _) => self.discard(card, rng, journal),
            (Input::Choose(_, Action::Show { artist, works }), _) => self.show(artist, works, rng, journal),
            (Input::Choose(_, Action::Lay(card)), Phase::Close(closing)) => self.lay(closing, card, rng, journal),
            (Input::Choose(_, Action::Lay(_)), _) => panic!("no exhibition is closing"),
            (Input::TimeUp, _) => panic!("this game sets no time limit"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn recall(memory: &mut Memory, _seat: Seat, event: &Event) {
        memory.hear(event);
    }

    #[inline]
    fn imagine(view: &View, memory: &Memory, rng: &mut Rng) -> UkiyoE {
        UkiyoE::imagined(view, memory, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.result())
    }

    fn audit(&self) -> Result<(), String> {
        self.balance()
    }
}
