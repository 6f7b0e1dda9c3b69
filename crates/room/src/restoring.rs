//! Rebuilding a game from its stored lines, in time that grows with their number and not faster.
//!
//! Every input is put in once, also one that was taken back later: it has numbers in what every viewer was shown, and
//! these must be the same again. A `back` returns to a checkpoint instead of playing everything before it again. Which
//! moments are returned to is known beforehand, so that no others are noted.

use catalog::AnyCheckpoint;
use table::Line;

use crate::clocks::SavedClocks;
use crate::message::Ms;
use crate::play::{CarryOutError, Play};

impl Play {
    /// Goes on as the stored lines say, up to now. An error comes with the number of its line, from 0.
    pub(crate) fn rebuild(
        &mut self,
        lines: &[Line],
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
                Line::Put(input) => {
                    self.put(input).map_err(at_line)?;
                    if returns[number + 1] {
                        checkpoints.push((self.table.steps(), self.table.checkpoint()));
                    }
                }
                Line::Back(seat, inputs) => {
                    let left = self.note_back(*seat, *inputs).map_err(at_line)?;
                    while checkpoints.pop_if(|(steps, _)| *steps > left).is_some() {}
                    let (_, checkpoint) = checkpoints.last().expect("every moment that is returned to was noted");
                    self.table.go_back_to(checkpoint);
                }
            }
        }
        self.open_question(now, None);
        if let Some(saved) = clocks {
            self.clocks.resume(now, self.table.waiting().must, saved);
        }
        Ok(())
    }
}

/// To which moments the game returns: the set-up first, then the moment after each line.
fn returns(lines: &[Line]) -> Vec<bool> {
    let mut returns = vec![false; lines.len() + 1];
    // The moments on the way to where the game stands, as places in the list.
    let mut moments = vec![0];
    for (number, line) in lines.iter().enumerate() {
        match line {
            Line::Put(_) => moments.push(number + 1),
            Line::Back(_, inputs) => {
                // A line that takes back too much is refused when it is carried out.
                moments.truncate(moments.len().saturating_sub(*inputs).max(1));
                returns[*moments.last().expect("the set-up is never taken back")] = true;
            }
        }
    }
    returns
}
