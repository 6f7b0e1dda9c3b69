//! Rebuilding a game from its stored lines, in time that grows with their number and not faster.
//!
//! Every input is put in once, also one that was taken back later: it has numbers in what every viewer was shown, and
//! these must be the same again. A `back` returns to a checkpoint instead of playing everything before it again. Which
//! moments are returned to is known beforehand, so that no others are noted.

use catalog::{AnyCheckpoint, OpenRefused, PutRefused};
use table::{Input, RecordLine};

use crate::clocks::SavedClocks;
use crate::message::Ms;
use crate::play::{CarryOutError, Change, Play};

impl Play {
    /// Goes on as the stored lines say, up to now. An error comes with the number of its line, from 0.
    pub(crate) fn rebuild(
        &mut self,
        lines: &[RecordLine],
        clocks: Option<&SavedClocks>,
        now: Ms,
    ) -> Result<(), (usize, CarryOutError)> {
        let returns = returns(lines);
        // The checkpoints on the way to where the game stands, each with the number of inputs that count there.
        let mut checkpoints: Vec<(usize, AnyCheckpoint)> = Vec::new();
        if returns[0] {
            checkpoints.push((0, self.table.checkpoint()));
        }
        for (number, line) in lines.iter().enumerate() {
            let at_line = |error: CarryOutError| (number, error);
            match line {
                RecordLine::Put(input) => {
                    self.put_again(input).map_err(at_line)?;
                    if returns[number + 1] {
                        checkpoints.push((self.table.steps(), self.table.checkpoint()));
                    }
                }
                RecordLine::Back(seat, inputs) => {
                    let left = self.note_back(*seat, *inputs).map_err(at_line)?;
                    while checkpoints.pop_if(|(steps, _)| *steps > left).is_some() {}
                    let (_, checkpoint) = checkpoints.last().expect("every moment that is returned to was noted");
                    self.table.go_back_to(checkpoint);
                    self.sights.forget();
                    self.questions.ask_all(self.table.as_ref());
                }
            }
        }
        self.open_moment(now, None);
        if let Some(saved) = clocks {
            self.clocks.resume(now, self.table.waiting().must, saved);
        }
        Ok(())
    }

    /// Puts a stored input in. A record has one spelling, however an input was stored.
    fn put_again(&mut self, input: &Input<String>) -> Result<(), CarryOutError> {
        let change = match input {
            Input::Choose(seat, action) => Change::Act(*seat, self.table.parse(action).map_err(CarryOutError::Rules)?),
            Input::TimeUp => Change::TimeUp,
        };
        let line = change.line();
        self.carry_out(&change, line).map(drop)
    }
}

/// To which moments the game returns: the set-up first, then the moment after each line.
fn returns(lines: &[RecordLine]) -> Vec<bool> {
    let mut returns = vec![false; lines.len() + 1];
    // The moments on the way to where the game stands, as places in the list.
    let mut moments = vec![0];
    for (number, line) in lines.iter().enumerate() {
        match line {
            RecordLine::Put(_) => moments.push(number + 1),
            RecordLine::Back(_, inputs) => {
                // A line that takes back too much is refused when it is carried out.
                moments.truncate(moments.len().saturating_sub(*inputs).max(1));
                returns[*moments.last().expect("the set-up is never taken back")] = true;
            }
        }
    }
    returns
}
/// Why a table could not be rebuilt.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RestoreError {
    /// A stored line is not an input.
    #[error("the stored line '{0}' is not an input")]
    Line(String),
    /// The game can't be set up as it was.
    #[error("the game can't be set up as it was: {0}")]
    Open(OpenRefused),
    /// A stored input is against the rules.
    #[error("the stored inputs do not replay: line {line}: {refused}")]
    Refused {
        /// The number of its line, from 1.
        line: usize,
        /// What the rules say.
        refused: PutRefused,
    },
    /// A stored line takes more back than counts, or for a seat that is not at the table.
    #[error("the stored inputs do not replay: line {line} takes back what was not played")]
    Back {
        /// Its number, from 1.
        line: usize,
    },
}

impl RestoreError {
    pub(crate) fn new((number, error): (usize, CarryOutError)) -> RestoreError {
        let line = number + 1;
        match error {
            CarryOutError::Rules(refused) => RestoreError::Refused { line, refused },
            CarryOutError::Back(_) | CarryOutError::NoSuchSeat(_) => RestoreError::Back { line },
        }
    }
}
