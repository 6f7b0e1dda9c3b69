//! A toy with a fault in it, as a game of its own.

use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use table::{Choice, Game, Input, Journal, Options, Outcome, Rng, Seat, Viewer, Waiting};

use super::fault::{Fault, SLIPS, Toy};

/// The toy with the fault that is planted on this thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Faulty<T: Toy>(T);

fn planted<T: Toy>() -> Fault<T> {
    T::planted().get()
}

impl<T: Toy> Game for Faulty<T> {
    type Options = Told<T::Options>;
    type Action = Written<T::Action>;
    type Event = T::Event;
    type View = Carrying<T::View>;
    type Memory = T::Memory;
    type Refusal = T::Refusal;

    const NAME: &'static str = T::NAME;
    const RULES: u32 = T::RULES;
    // A fault is planted in the newest rules.
    const OLDEST_RULES: u32 = T::RULES;
    const SEATS: RangeInclusive<u8> = T::SEATS;

    fn setup_by(
        _rules: u32,
        seats: u8,
        options: &Told<T::Options>,
        rng: &mut Rng,
        journal: &mut Journal<T::Event>,
    ) -> Self {
        Faulty((planted::<T>().setup)(seats, &options.0, rng, journal))
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn waiting(&self) -> Waiting {
        (planted::<T>().waiting)(&self.0)
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Written<T::Action>>) {
        let mut plain = actions.drain(..).map(|written| written.0).collect();
        (planted::<T>().legal)(&self.0, seat, &mut plain);
        actions.extend(plain.into_iter().map(Written));
    }

    fn check(&self, seat: Seat, action: Written<T::Action>) -> Result<(), T::Refusal> {
        (planted::<T>().check)(&self.0, seat, action.0)
    }

    fn apply(&mut self, input: Input<Written<T::Action>>, rng: &mut Rng, journal: &mut Journal<T::Event>) {
        let input = match input {
            Input::Choose(seat, action) => Input::Choose(seat, action.0),
            Input::TimeUp => Input::TimeUp,
        };
        (planted::<T>().apply)(&mut self.0, input, rng, journal);
    }

    fn view(&self, viewer: Viewer) -> Carrying<T::View> {
        let Fault { view, secret, .. } = planted::<T>();
        Carrying { view: view(&self.0, viewer), secret: secret(&self.0) }
    }

    fn recall(memory: &mut T::Memory, seat: Seat, event: &T::Event) {
        T::recall(memory, seat, event);
    }

    fn imagine(view: &Carrying<T::View>, memory: &T::Memory, rng: &mut Rng) -> Self {
        Faulty((planted::<T>().imagine)(&view.view, memory, rng))
    }

    fn outcome(&self) -> Option<Outcome> {
        (planted::<T>().outcome)(&self.0)
    }

    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }
}

/// Options that may be written down wrongly.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Told<O>(O);

impl<O: Options> Options for Told<O> {
    const CHOICES: &'static [Choice] = O::CHOICES;

    fn get(&self, choice: usize) -> usize {
        (SLIPS.get().option)(self.0.get(choice))
    }

    fn set(&mut self, choice: usize, value: usize) {
        self.0.set(choice, value);
    }
}

/// An action that may be written down wrongly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Written<A>(A);

impl<A: Display> Display for Written<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&(SLIPS.get().write)(self.0.to_string()))
    }
}

impl<A: FromStr> FromStr for Written<A> {
    type Err = A::Err;

    fn from_str(text: &str) -> Result<Written<A>, A::Err> {
        (SLIPS.get().read)(text).parse().map(Written)
    }
}

/// A view with a secret that only shows when it is sent.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Carrying<V> {
    pub(super) view: V,
    pub(super) secret: String,
}

impl<V: PartialEq> PartialEq for Carrying<V> {
    fn eq(&self, other: &Carrying<V>) -> bool {
        self.view == other.view
    }
}

impl<V: Eq> Eq for Carrying<V> {}

impl<V: Display> Display for Carrying<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.view.fmt(f)
    }
}
