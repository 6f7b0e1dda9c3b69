//! One token for each question that a seat is asked.
//!
//! A token says which seat is asked and how many questions it has been asked in this game. It follows from the lines of
//! the game alone and from nothing that the seat was not shown. So it is the same again when the table is rebuilt, and
//! it can't betray what happens behind somebody's back.
//!
//! Somebody else's move leaves a question alone as long as the seat can do the same as before. In a race it doesn't:
//! there the same word means something else after every action. But where the rules say that a race is still about the
//! same thing ([`table::Game::occasion`]), an answer to an earlier question of that race counts: it means the same.

use catalog::{AnyTable, Asked};
use table::{MAX_SEATS, Seat, SeatSet, Waiting};

use crate::message::Ask;

/// What every seat is asked.
pub(crate) struct Questions(Vec<Question>);

/// The latest question to a seat, whether it is still open or not.
#[derive(Clone, Copy, Default)]
struct Question {
    /// How many questions the seat has been asked.
    number: u32,
    /// The number of the first question whose answers still mean the same.
    since: u32,
    /// What the seat can do, where somebody else's move could change it.
    choices: Option<u64>,
}

/// A step of the game, as far as questions depend on it.
pub(crate) struct PlayedInput {
    pub(crate) before: Waiting,
    pub(crate) after: Waiting,
    /// Who acted; nobody if time was up.
    pub(crate) actor: Option<Seat>,
    pub(crate) race: Race,
    /// Who was shown something of it.
    pub(crate) shown: SeatSet,
}

/// Whether a race is still about the same after a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Race {
    GoesOn,
    Over,
}

impl Race {
    /// What becomes of a race, given what it was about before a step and what it is about now.
    pub(crate) fn between(before: Option<u32>, after: Option<u32>) -> Race {
        if before.is_some() && before == after { Race::GoesOn } else { Race::Over }
    }
}

impl PlayedInput {
    /// One of several seats that choose at the same time has chosen, and the others still think about the same.
    pub(crate) fn is_within_moment(&self) -> bool {
        let Some(actor) = self.actor else { return false };
        let Waiting { must, may, limit_ms } = self.before;
        let rest = Waiting { must: must.without(actor), may, limit_ms };
        must.contains(actor) && self.after == rest && !rest.must.is_empty()
    }
}

impl Questions {
    pub(crate) fn new(seats: u8) -> Questions {
        Questions(vec![Question::default(); usize::from(seats)])
    }

    /// Everybody whom the game waits for is asked something new: it was just set up, or something was taken back.
    pub(crate) fn ask_all(&mut self, table: &dyn AnyTable) {
        let waiting = table.waiting();
        for seat in waiting.anyone().iter() {
            let question = &mut self.0[seat.index()];
            question.number += 1;
            question.since = question.number;
            question.choices = choices(table, waiting, seat);
        }
    }

    /// Goes on after a step. Returns the seats that are still asked what they were asked before.
    pub(crate) fn go_on(&mut self, step: &PlayedInput, table: &dyn AnyTable) -> SeatSet {
        let mut kept = SeatSet::NONE;
        for seat in step.after.anyone().iter() {
            let question = &mut self.0[seat.index()];
            let was_asked = step.actor != Some(seat) && asked(step.before, seat) == asked(step.after, seat);
            if was_asked && (step.is_within_moment() || !step.shown.contains(seat)) {
                kept = kept.with(seat);
                continue;
            }
            let choices = choices(table, step.after, seat);
            let can_do_the_same = choices.is_some() && choices == question.choices && step.before.may.is_empty();
            question.choices = choices;
            if was_asked && can_do_the_same && step.actor.is_some() {
                kept = kept.with(seat);
                continue;
            }
            question.number += 1;
            if !was_asked || step.race == Race::Over {
                question.since = question.number;
            }
        }
        kept
    }

    /// What a seat is asked while the game waits like this.
    pub(crate) fn ask(&self, waiting: Waiting, seat: Seat) -> Option<Ask> {
        let asked = asked(waiting, seat)?;
        Some(Ask { token: token(seat, self.0[seat.index()].number), asked })
    }

    /// Whether an answer with this token counts while the game waits like this.
    pub(crate) fn is_open(&self, waiting: Waiting, seat: Seat, answered: u32) -> bool {
        let question = self.0[seat.index()];
        let open = token(seat, question.since)..=token(seat, question.number);
        let is_own = answered as usize % MAX_SEATS == seat.index();
        asked(waiting, seat).is_some() && is_own && open.contains(&answered)
    }
}

/// The token of a seat's question with this number, from 1 on. No two questions of a game have the same, and none is 0.
fn token(seat: Seat, number: u32) -> u32 {
    number * MAX_SEATS as u32 + seat.index() as u32
}

fn asked(waiting: Waiting, seat: Seat) -> Option<Asked> {
    match (waiting.must.contains(seat), waiting.may.contains(seat)) {
        (true, _) => Some(Asked::Must),
        (false, true) => Some(Asked::May),
        (false, false) => None,
    }
}

/// What a seat can do, where others think at the same time and nobody can cut in.
fn choices(table: &dyn AnyTable, waiting: Waiting, seat: Seat) -> Option<u64> {
    (waiting.must.len() > 1 && waiting.may.is_empty()).then(|| table.choice_mark(seat))
}
