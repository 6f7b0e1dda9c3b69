//! A fault that can be planted in a toy: everything it does not replace is as in the clean toy.

use std::cell::Cell;
use std::thread::LocalKey;

use table::{Game, Input, Journal, Outcome, Rng, Seat, Viewer, Waiting};

use super::faulty::Faulty;
use crate::toys::{Bids, Hands, Snap};
use crate::{Plan, Violation};

type Setup<T> = fn(u8, &<T as Game>::Options, &mut Rng, &mut Journal<<T as Game>::Event>) -> T;
type Legal<T> = fn(&T, Seat, &mut Vec<<T as Game>::Action>);
type Check<T> = fn(&T, Seat, <T as Game>::Action) -> Result<(), <T as Game>::Refusal>;
type Apply<T> = fn(&mut T, Input<<T as Game>::Action>, &mut Rng, &mut Journal<<T as Game>::Event>);
type View<T> = fn(&T, Viewer) -> <T as Game>::View;
type Imagine<T> = fn(&<T as Game>::View, &<T as Game>::Memory, &mut Rng) -> T;

/// What a toy does, with its fault.
pub(super) struct Fault<T: Game> {
    pub(super) setup: Setup<T>,
    pub(super) waiting: fn(&T) -> Waiting,
    pub(super) legal: Legal<T>,
    pub(super) check: Check<T>,
    pub(super) apply: Apply<T>,
    pub(super) view: View<T>,
    pub(super) imagine: Imagine<T>,
    pub(super) outcome: fn(&T) -> Option<Outcome>,
    /// What is sent along with a view though it is no part of it.
    pub(super) secret: fn(&T) -> String,
    pub(super) slips: Slips,
}

/// What goes wrong when something is written down.
#[derive(Clone, Copy)]
pub(super) struct Slips {
    /// From the right notation to the one that is written.
    pub(super) write: fn(String) -> String,
    /// From what was written to the notation that is understood.
    pub(super) read: fn(&str) -> String,
    /// From the value of an option to the one that is written.
    pub(super) option: fn(usize) -> usize,
}

impl Slips {
    pub(super) const NONE: Slips = Slips { write: |text| text, read: str::to_string, option: |value| value };
}

impl<T: Game> Clone for Fault<T> {
    fn clone(&self) -> Fault<T> {
        *self
    }
}

impl<T: Game> Copy for Fault<T> {}

impl<T: Game> Fault<T> {
    /// The clean toy.
    pub(super) const NONE: Fault<T> = Fault {
        setup: T::setup,
        waiting: T::waiting,
        legal: T::legal,
        check: T::check,
        apply: T::apply,
        view: T::view,
        imagine: T::imagine,
        outcome: T::outcome,
        secret: |_| String::new(),
        slips: Slips::NONE,
    };
}

/// A toy that faults can be planted in, one at a time on each thread: every test has a thread of its own.
pub(super) trait Toy: Game {
    fn planted() -> &'static LocalKey<Cell<Fault<Self>>>;
}

thread_local! {
    static IN_BIDS: Cell<Fault<Bids>> = const { Cell::new(Fault::NONE) };
    static IN_HANDS: Cell<Fault<Hands>> = const { Cell::new(Fault::NONE) };
    static IN_SNAP: Cell<Fault<Snap>> = const { Cell::new(Fault::NONE) };
    pub(super) static SLIPS: Cell<Slips> = const { Cell::new(Slips::NONE) };
}

impl Toy for Bids {
    fn planted() -> &'static LocalKey<Cell<Fault<Bids>>> {
        &IN_BIDS
    }
}

impl Toy for Hands {
    fn planted() -> &'static LocalKey<Cell<Fault<Hands>>> {
        &IN_HANDS
    }
}

impl Toy for Snap {
    fn planted() -> &'static LocalKey<Cell<Fault<Snap>>> {
        &IN_SNAP
    }
}

/// Plants the fault; a plan that is hard enough to catch it, and quick.
pub(super) fn plant<T: Toy>(fault: Fault<T>) -> Plan<Faulty<T>> {
    T::planted().set(fault);
    SLIPS.set(fault.slips);
    Plan::new().games(60).bound(120)
}

/// The laws that a toy with this fault breaks, and how, in order.
pub(super) fn broken_by<T: Toy>(fault: Fault<T>) -> Vec<Violation> {
    type Law<T> = fn(&Plan<Faulty<T>>) -> Result<(), Violation>;
    let laws: [Law<T>; 8] =
        [crate::law1, crate::law2, crate::law3, crate::law4, crate::law5, crate::law6, crate::law7, crate::law8];
    let plan = plant(fault);
    laws.into_iter().filter_map(|law| law(&plan).err()).collect()
}

/// Which laws catch this fault.
pub(super) fn caught_by<T: Toy>(fault: Fault<T>) -> Vec<u8> {
    let violations = broken_by(fault);
    // Shown only when the test fails.
    violations.iter().for_each(|violation| println!("{violation}"));
    violations.iter().map(|violation| violation.law).collect()
}

#[test]
fn a_toy_without_a_fault_passes_every_law() {
    assert_eq!(caught_by(Fault::<Bids>::NONE), [0; 0]);
    assert_eq!(caught_by(Fault::<Hands>::NONE), [0; 0]);
    assert_eq!(caught_by(Fault::<Snap>::NONE), [0; 0]);
}
