//! Taking inputs back.

use table::{Input, RecordLine, Rng, Seat};
use wire::{Refusal, TookBack};

use crate::message::{Effect, RoomRefused};
use crate::play::{CarryOutError, Change, Play};
use crate::race::Hearing;

/// How often a seat may take something back in one game. Everybody at the table sees each one, and all are stored.
pub const TAKE_BACKS_PER_GAME: u32 = 50;

impl Play {
    /// How often this seat may still take something back.
    pub(crate) fn take_backs_left(&self, seat: Seat) -> u32 {
        TAKE_BACKS_PER_GAME.saturating_sub(self.history.backs_of(seat))
    }

    /// How many of the latest inputs go back to before the last one of this seat; none if there is no such input.
    pub(crate) fn inputs_since(&self, seat: Seat) -> Option<usize> {
        let is_own = |input: &Input<String>| matches!(input, Input::Choose(actor, _) if *actor == seat);
        self.history.inputs().rev().position(is_own).map(|later| later + 1)
    }

    /// Whether the seat may take its latest inputs back without asking: nobody acted since, no time runs, and nobody
    /// was told anything hidden.
    pub(crate) fn is_free(&mut self, inputs: usize, rng: &mut Rng) -> bool {
        inputs == 1 && self.limit_at.is_none() && !self.is_race() && !self.has_revealed(rng)
    }

    /// Whether the latest input told anybody something hidden.
    fn has_revealed(&mut self, rng: &mut Rng) -> bool {
        let lines = self.history.len();
        let known = self.revealed.filter(|(at, _)| *at == lines).map(|(_, revealed)| revealed);
        let revealed = known.unwrap_or_else(|| self.table.has_revealed(1, rng));
        self.revealed = Some((lines, revealed));
        revealed
    }

    /// Takes inputs back, unless one is just being stored.
    pub(crate) fn take_back(
        &mut self,
        seat: Seat,
        inputs: usize,
        effects: &mut Vec<Effect>,
    ) -> Result<(), RoomRefused> {
        if self.pending.is_some() || self.table.outcome().is_some() {
            return Err(Refusal::Stale.into());
        }
        if self.take_backs_left(seat) == 0 {
            return Err(Refusal::NoTakeBacksLeft.into());
        }
        self.store(Change::Back(seat, inputs), effects);
        Ok(())
    }

    /// The latest inputs no longer count: the table is set up again without them.
    pub(crate) fn go_back(&mut self, seat: Seat, inputs: usize) -> Result<(), CarryOutError> {
        let left = self.note_back(seat, inputs)?;
        let mut record = self.table.record();
        record.inputs.truncate(left);
        self.table = self.game.rebuild(&record, &mut |_| {}).expect("what was played can be played again");
        self.sights.forget();
        self.questions.ask_all(self.table.as_ref());
        Ok(())
    }

    /// Notes that the latest inputs no longer count, and says how many still do. The table is to go back after it.
    pub(crate) fn note_back(&mut self, seat: Seat, inputs: usize) -> Result<usize, CarryOutError> {
        if seat.index() >= usize::from(self.table.seats()) {
            return Err(CarryOutError::NoSuchSeat(seat));
        }
        let left = self.history.push(RecordLine::Back(seat, inputs)).map_err(CarryOutError::Back)?;
        self.backlog.take_back(TookBack { seat, inputs });
        // What the bots heard of it they must not have heard: others take their places.
        Seat::all(self.table.seats()).for_each(|seat| self.dismiss_bot(seat));
        self.queue.clear();
        self.hearing = Hearing::default();
        Ok(left)
    }
}
