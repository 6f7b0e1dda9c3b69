//! Games, tables and bots behind object-safe traits, for programs that do not know the game by type.

use std::any::Any;
use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Arc;

use bots::Stop;
use players::UnknownPlayer;
use serde_json::value::RawValue;
use table::{Audience, Choice, Input, Outcome, Record, ReplayError, Rng, Seat, Seed, Viewer, Waiting};

use crate::hint::Advice;
use crate::{Hands, LookingBack, OpenRefused, PutRefused};

/// A game of the house.
pub trait AnyGame: Send + Sync {
    /// Its name in records, addresses and on the command line.
    fn name(&self) -> &'static str;
    /// The name on the door.
    fn title(&self) -> &'static str;
    /// What one does in it, in one sentence.
    fn about(&self) -> &'static str;
    /// The newest version of its rules.
    fn rules(&self) -> u32;
    /// Whether this version of its rules can be played.
    fn knows_rules(&self, rules: u32) -> bool;
    /// How many can play.
    fn seats(&self) -> RangeInclusive<u8>;
    /// What can be chosen when a table is set up.
    fn options(&self) -> &'static [Choice];
    /// Whether players hold something that the others must not see.
    fn hands(&self) -> Hands;
    /// Whether one may look at earlier pictures while the game runs.
    fn looking_back(&self) -> LookingBack;
    /// The opponents it offers, from the weakest to the strongest.
    fn levels(&self) -> Vec<Level>;
    /// The opponent where none is named: neither the weakest nor the strongest.
    fn middle_level(&self) -> &'static str {
        let levels = self.levels();
        levels.get(levels.len() / 2).map_or("uniform", |level| level.name)
    }
    /// The opponent that knows best.
    fn strongest_level(&self) -> &'static str {
        self.levels().last().map_or("uniform", |level| level.name)
    }
    /// Sets a table up under the newest rules; the news are those of the set-up.
    fn open(
        &self,
        seats: u8,
        options: &[(String, String)],
        seed: Seed,
    ) -> Result<(Box<dyn AnyTable>, Vec<AnyNews>), OpenRefused> {
        self.open_by(self.rules(), seats, options, seed)
    }
    /// Sets a table up under a version of the rules.
    fn open_by(
        &self,
        rules: u32,
        seats: u8,
        options: &[(String, String)],
        seed: Seed,
    ) -> Result<(Box<dyn AnyTable>, Vec<AnyNews>), OpenRefused>;
    /// Plays a record again, showing every step, and checks its result.
    fn replay(&self, record: &Record, watch: &mut dyn FnMut(ReplayStep<'_>)) -> Result<Box<dyn AnyTable>, ReplayError>;
    /// Plays a record as far as it goes, whatever it says of the result.
    fn rebuild(&self, record: &Record, watch: &mut dyn FnMut(ReplayStep<'_>))
    -> Result<Box<dyn AnyTable>, ReplayError>;
    /// The player of this name, as in [`players::Player::named_for_every_table`].
    fn bot(&self, player: &str, rng: Rng) -> Result<Box<dyn AnyBot>, UnknownPlayer>;
    /// What the strongest player would do who knows what a seat has heard and sees, and what else looks good. Nothing
    /// if it would let a chance to cut in pass. It ends soon after `stop` is set, with nothing.
    fn advise(&self, heard: &[Arc<dyn AnyEvent>], question: &AnyQuestion, stop: &Stop, rng: Rng) -> Vec<Advice>;
}

/// An opponent that a game offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Level {
    /// Its name.
    pub name: &'static str,
    /// What it is, in one sentence.
    pub about: &'static str,
    /// How it plays, as the documentation prints it.
    pub parameters: String,
}

/// One running game.
pub trait AnyTable: Any + Send + Sync {
    /// The name of the game that is played.
    fn game(&self) -> &'static str;
    /// How many seats it has.
    fn seats(&self) -> u8;
    /// Whom it waits for.
    fn waiting(&self) -> Waiting;
    /// Reads an action in notation. Whether the rules take it now is another question.
    fn parse(&self, action: &str) -> Result<Box<dyn AnyAction>, PutRefused>;
    /// The first action that the seat can take now, in the fixed order of the rules; none if it is not asked.
    fn first_legal(&self, seat: Seat) -> Option<Box<dyn AnyAction>>;
    /// Whether the rules take this input now.
    ///
    /// # Panics
    /// If the action is that of another game, here and below.
    fn check(&self, input: Input<&dyn AnyAction>) -> Result<(), PutRefused>;
    /// Which of two actions counts that reached a race at the very same time: the lower number.
    fn precedence(&self, seat: Seat, action: &dyn AnyAction) -> u8;
    /// What a race is about: while it stays the same, a reaction means the same, although everybody was asked anew.
    fn occasion(&self) -> Option<u32>;
    /// Carries out an action, or the end of a time limit, and tells the news. What the rules refuse changes nothing.
    fn apply(&mut self, input: Input<&dyn AnyAction>) -> Result<Vec<AnyNews>, PutRefused>;
    /// Reads an action in notation and carries it out, for programs that need it only once.
    fn put(&mut self, input: Input<&str>) -> Result<Vec<AnyNews>, PutRefused> {
        match input {
            Input::Choose(seat, action) => {
                let action = self.parse(action)?;
                self.apply(Input::Choose(seat, action.as_ref()))
            }
            Input::TimeUp => self.apply(Input::TimeUp),
        }
    }
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Seed, options and all inputs so far. Keep it to yourself while the game runs.
    fn record(&self) -> Record;
    /// The seed, which is a secret until the game is over.
    fn seed(&self) -> &Seed;
    /// How many inputs there were.
    fn steps(&self) -> usize;
    /// Notes the table as it stands, to go back to it later.
    fn checkpoint(&self) -> AnyCheckpoint;
    /// Goes back to a moment of this very game, as if what came after it had not been put in.
    ///
    /// # Panics
    /// If the checkpoint is that of another game or does not lie in the past.
    fn go_back_to(&mut self, checkpoint: &AnyCheckpoint);
    /// Whether the latest inputs told a seat something that was hidden from it.
    fn has_revealed(&self, inputs: usize, rng: &mut Rng) -> bool;
    /// A number for what a seat can do now: it stays the same as long as that does.
    fn choice_mark(&self, seat: Seat) -> u64;
    /// What this viewer sees and can do now.
    fn sight(&self, viewer: Viewer) -> Arc<dyn AnySight>;
}

/// A table of some game as it stood at an earlier moment.
pub struct AnyCheckpoint(pub(crate) Box<dyn Any + Send + Sync>);

/// What one viewer of some game sees and can do at one moment.
pub trait AnySight: Any + Send + Sync {
    /// The name of its game.
    fn game(&self) -> &'static str;
    /// The view as JSON.
    fn json(&self) -> Box<RawValue>;
    /// The view as text.
    fn text(&self) -> String;
    /// What the viewer can do, in notation, in a fixed order.
    fn legal(&self) -> Vec<String>;
    /// The same as a list in JSON.
    fn legal_json(&self) -> Box<RawValue>;
}

/// An event of some game.
pub trait AnyEvent: Any + Send + Sync {
    /// The name of its game.
    fn game(&self) -> &'static str;
    /// The event as a sentence.
    fn text(&self) -> String;
    /// The event as JSON.
    fn json(&self) -> Box<RawValue>;
    /// Whether it shows something that the table covers again, and is therefore never repeated.
    fn fades(&self) -> bool;
}

/// An event and who may hear it.
#[derive(Clone)]
pub struct AnyNews {
    /// Who may hear it.
    pub audience: Audience,
    /// What happened.
    pub event: Arc<dyn AnyEvent>,
}

/// One step of a replay.
pub struct ReplayStep<'a> {
    /// What was put in; nothing at the set-up.
    pub input: Option<Input<String>>,
    /// The news of this step.
    pub news: Vec<AnyNews>,
    /// The table after it.
    pub table: &'a dyn AnyTable,
}

/// How a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// The game waits until it has chosen.
    Must,
    /// It can cut in or leave it.
    May,
}

/// What a bot is asked: what its seat sees and can do, and nothing else.
pub struct AnyQuestion {
    /// Whose turn it is.
    pub seat: Seat,
    /// Whether it has to answer.
    pub asked: Asked,
    pub(crate) sight: Arc<dyn AnySight>,
}

impl AnyQuestion {
    /// The question to a seat that sees and can do this.
    pub fn new(seat: Seat, asked: Asked, sight: Arc<dyn AnySight>) -> AnyQuestion {
        AnyQuestion { seat, asked, sight }
    }

    /// What a bot on this seat is to be asked now; nothing if the game does not wait for the seat.
    pub fn of(table: &dyn AnyTable, seat: Seat) -> Option<AnyQuestion> {
        let waiting = table.waiting();
        let asked = match (waiting.must.contains(seat), waiting.may.contains(seat)) {
            (true, _) => Asked::Must,
            (false, true) => Asked::May,
            (false, false) => return None,
        };
        Some(AnyQuestion { seat, asked, sight: table.sight(Viewer::Seat(seat)) })
    }
}

/// An action of some game that was parsed, or that a bot chose.
pub trait AnyAction: Any + Send + Sync {
    /// The name of its game.
    fn game(&self) -> &'static str;
    /// The action in notation, as a record spells it.
    fn text(&self) -> String;
}

impl fmt::Debug for dyn AnyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

/// What a bot answers.
#[derive(Debug)]
pub struct Answer {
    /// The action.
    pub action: Box<dyn AnyAction>,
    /// After how many milliseconds of the table's clock a race sees it.
    pub after_ms: u32,
}

/// Why the rules of some game forbid an action.
pub trait AnyRefusal: Any + Send + Sync {
    /// The name of its game.
    fn game(&self) -> &'static str;
    /// The reason in the words of the rules crate.
    fn text(&self) -> String;
}

/// A bot of some game.
pub trait AnyBot: Send {
    /// Tells it an event that its seat may know.
    fn hear(&mut self, seat: Seat, event: &dyn AnyEvent);
    /// Asks it. Without an answer it lets a chance pass. It answers soon after `stop` is set, with whatever it has
    /// found.
    fn answer(&mut self, question: &AnyQuestion, stop: &Stop) -> Option<Answer>;
}
