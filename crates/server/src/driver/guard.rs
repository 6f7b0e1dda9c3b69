//! A room that can break without taking its task along: nobody calls into it but through this guard.

use std::panic::{AssertUnwindSafe, catch_unwind};

use room::{Ms, Room};

use crate::clock::Clock;

/// The room broke. It is not to be used any more; the table is to be set up again from its record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Broken;

/// A room behind its guard.
pub(super) struct GuardedRoom {
    room: Room,
    clock: Clock,
    #[cfg(test)]
    breaks: std::sync::Mutex<Breaks>,
}

/// When a room breaks, to show that its table mends.
#[cfg(test)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Breaks {
    Never,
    /// After this many calls.
    After(u32),
    /// Whenever it is to do something.
    Always,
}

#[cfg(test)]
#[derive(Clone, Copy)]
enum Call {
    Act,
    Question,
}

impl GuardedRoom {
    pub(super) fn new(room: Room, clock: Clock) -> GuardedRoom {
        GuardedRoom {
            room,
            clock,
            #[cfg(test)]
            breaks: std::sync::Mutex::new(Breaks::Never),
        }
    }

    /// Lets the room do something.
    pub(super) fn call<T>(&mut self, act: impl FnOnce(&mut Room, Ms) -> T) -> Result<T, Broken> {
        let now = self.clock.now();
        let result = catch_unwind(AssertUnwindSafe(|| {
            #[cfg(test)]
            self.break_if_told(Call::Act);
            act(&mut self.room, now)
        }));
        result.map_err(|_| Broken)
    }

    /// Asks the room something.
    pub(super) fn ask<T>(&self, question: impl FnOnce(&Room) -> T) -> Result<T, Broken> {
        let result = catch_unwind(AssertUnwindSafe(|| {
            #[cfg(test)]
            self.break_if_told(Call::Question);
            question(&self.room)
        }));
        result.map_err(|_| Broken)
    }

    /// Another room takes the place of one that broke.
    pub(super) fn replace(&mut self, room: Room) {
        self.room = room;
    }

    #[cfg(test)]
    pub(super) fn set_breaks(&mut self, breaks: Breaks) {
        *self.breaks.lock().expect("nobody breaks with it in hand") = breaks;
    }

    /// Counts a call, and breaks if it is the one to break at.
    #[cfg(test)]
    fn break_if_told(&self, call: Call) {
        let mut breaks = self.breaks.lock().expect("nobody breaks with it in hand");
        let is_due = match (*breaks, call) {
            (Breaks::After(0), _) => {
                *breaks = Breaks::Never;
                true
            }
            (Breaks::After(calls), _) => {
                *breaks = Breaks::After(calls - 1);
                false
            }
            (Breaks::Always, Call::Act) => true,
            (Breaks::Always, Call::Question) | (Breaks::Never, _) => false,
        };
        drop(breaks);
        assert!(!is_due, "this table is broken on purpose");
    }
}
