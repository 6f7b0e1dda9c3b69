//! A running table of a known game, addressed as one of some game.

use std::any::Any;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use table::{Checkpoint, Input, Journal, Outcome, Record, Rng, Seat, Seed, Table, Viewer, Waiting};

use crate::action::{Parsed, known_action};
use crate::any::{AnyAction, AnyCheckpoint, AnyNews, AnySight, AnyTable};
use crate::event::erase;
use crate::sight::sight;
use crate::{Entry, PutRefused};

impl<G: Entry> AnyTable for Table<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn waiting(&self) -> Waiting {
        self.game().waiting()
    }

    fn parse(&self, action: &str) -> Result<Box<dyn AnyAction>, PutRefused> {
        match action.parse() {
            Ok(parsed) => Ok(Box::new(Parsed::<G>(parsed))),
            Err(error) => Err(PutRefused::unreadable(action, &error.to_string())),
        }
    }

    fn first_legal(&self, seat: Seat) -> Option<Box<dyn AnyAction>> {
        let mut legal = Vec::new();
        self.game().legal(seat, &mut legal);
        let first = legal.first()?;
        Some(Box::new(Parsed::<G>(*first)))
    }

    fn check(&self, input: Input<&dyn AnyAction>) -> Result<(), PutRefused> {
        Table::check(self, known_input::<G>(input)).map_err(PutRefused::of)
    }

    fn precedence(&self, seat: Seat, action: &dyn AnyAction) -> u8 {
        self.game().precedence(seat, known_action::<G>(action))
    }

    fn occasion(&self) -> Option<u32> {
        self.game().occasion()
    }

    fn apply(&mut self, input: Input<&dyn AnyAction>) -> Result<Vec<AnyNews>, PutRefused> {
        let mut journal = Journal::open();
        Table::put(self, known_input::<G>(input), &mut journal).map_err(PutRefused::of)?;
        Ok(erase::<G>(&mut journal))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    fn record(&self) -> Record {
        Table::record(self)
    }

    fn seed(&self) -> &Seed {
        Table::seed(self)
    }

    fn steps(&self) -> usize {
        self.inputs().len()
    }

    fn checkpoint(&self) -> AnyCheckpoint {
        AnyCheckpoint(Box::new(Table::checkpoint(self)))
    }

    fn go_back_to(&mut self, checkpoint: &AnyCheckpoint) {
        let known = checkpoint.0.downcast_ref::<Checkpoint<G>>().expect("a checkpoint is used at its own table");
        Table::go_back_to(self, known);
    }

    fn has_revealed(&self, inputs: usize, rng: &mut Rng) -> bool {
        Table::has_revealed(self, inputs, rng)
    }

    fn choice_mark(&self, seat: Seat) -> u64 {
        let mut legal = Vec::new();
        self.game().legal(seat, &mut legal);
        let mut hasher = DefaultHasher::new();
        legal.hash(&mut hasher);
        hasher.finish()
    }

    fn sight(&self, viewer: Viewer) -> Arc<dyn AnySight> {
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            self.game().legal(seat, &mut legal);
        }
        sight::<G>(self.game().view(viewer), legal)
    }
}

/// A table as one of this game.
///
/// # Panics
/// If another game is played there.
pub fn known_table<G: Entry>(table: &dyn AnyTable) -> &Table<G> {
    let table: &dyn Any = table;
    table.downcast_ref::<Table<G>>().expect("tables are only passed on within one game")
}

fn known_input<G: Entry>(input: Input<&dyn AnyAction>) -> Input<G::Action> {
    match input {
        Input::Choose(seat, action) => Input::Choose(seat, known_action::<G>(action)),
        Input::TimeUp => Input::TimeUp,
    }
}
