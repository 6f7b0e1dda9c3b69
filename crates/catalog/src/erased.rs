//! A known game behind the traits for programs that do not know the game by type.

use std::any::Any;
use std::fmt::Display;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::Arc;

use bots::Bot;
use players::{Player, UnknownPlayer};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use table::{
    Checkpoint, Choice, Game, Input, Journal, Options, Outcome, Record, ReplayError, Rng, Seat, Seed, Table, Viewer,
    Waiting, parse_options,
};

use crate::any::{
    Answer, AnyBot, AnyCheckpoint, AnyEvent, AnyGame, AnyNews, AnyQuestion, AnySight, AnyTable, Asked, Step,
};
use crate::hint::{Advice, advise};
use crate::{Entry, Hands, LookingBack, OpenRefused, PutRefused};

/// A game type as a value.
pub(crate) struct Kind<G>(PhantomData<fn() -> G>);

impl<G> Kind<G> {
    pub(crate) const NEW: Kind<G> = Kind(PhantomData);
}

impl<G: Entry> AnyGame for Kind<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn about(&self) -> &'static str {
        G::ABOUT
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn knows_rules(&self, rules: u32) -> bool {
        (G::OLDEST_RULES..=G::RULES).contains(&rules)
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn options(&self) -> &'static [Choice] {
        G::Options::CHOICES
    }

    fn hands(&self) -> Hands {
        G::HANDS
    }

    fn looking_back(&self) -> LookingBack {
        G::LOOKING_BACK
    }

    fn levels(&self) -> Vec<(&'static str, &'static str, String)> {
        G::LEVELS.iter().map(|level| (level.name, level.about, (level.parameters)())).collect()
    }

    fn open_by(
        &self,
        rules: u32,
        seats: u8,
        options: &[(String, String)],
        seed: Seed,
    ) -> Result<(Box<dyn AnyTable>, Vec<AnyNews>), OpenRefused> {
        let options = parse_options(options).map_err(OpenRefused::Option)?;
        let mut journal = Journal::open();
        let table = Table::<G>::open_by(rules, seats, options, seed, &mut journal).map_err(OpenRefused::Table)?;
        Ok((Box::new(table), erase::<G>(&mut journal)))
    }

    fn replay(&self, record: &Record, watch: &mut dyn FnMut(Step<'_>)) -> Result<Box<dyn AnyTable>, ReplayError> {
        let table = Table::<G>::replay(record, |table, input, journal| watch(step(table, input, journal)))?;
        Ok(Box::new(table))
    }

    fn rebuild(&self, record: &Record, watch: &mut dyn FnMut(Step<'_>)) -> Result<Box<dyn AnyTable>, ReplayError> {
        let table = Table::<G>::rebuild(record, |table, input, journal| watch(step(table, input, journal)))?;
        Ok(Box::new(table))
    }

    fn bot(&self, player: &str, rng: Rng) -> Result<Box<dyn AnyBot>, UnknownPlayer> {
        let player = Player::<G>::named_for_every_table(player)?;
        Ok(Box::new(Seated(player.make(rng))))
    }

    fn advise(&self, heard: &[Arc<dyn AnyEvent>], question: &AnyQuestion, rng: Rng) -> Vec<Advice> {
        let Sight { view, legal } = known_sight::<G>(question.sight.as_ref());
        let heard = heard.iter().map(|event| known_event::<G>(event.as_ref()).clone());
        advise::<G>((question.seat, question.asked), view, legal, heard, rng)
    }
}

fn step<'a, G: Entry>(
    table: &'a Table<G>,
    input: Option<&Input<G::Action>>,
    journal: &mut Journal<G::Event>,
) -> Step<'a> {
    Step { input: input.map(Input::written), news: erase::<G>(journal), table }
}

fn erase<G: Entry>(journal: &mut Journal<G::Event>) -> Vec<AnyNews> {
    let news = journal.drain().into_iter();
    news.map(|news| AnyNews { audience: news.audience, event: event::<G>(news.event) }).collect()
}

fn to_json<T: Serialize>(value: &T) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("views and events are plain data with text keys")
}

/// What a viewer of a known game sees and can do, addressed as that of some game.
pub fn sight<G: Entry>(view: G::View, legal: Vec<G::Action>) -> Arc<dyn AnySight> {
    Arc::new(Sight::<G> { view, legal })
}

/// An event of a known game, addressed as one of some game.
pub fn event<G: Entry>(event: G::Event) -> Arc<dyn AnyEvent> {
    Arc::new(Said::<G>(event))
}

struct Said<G: Game>(G::Event);

impl<G: Entry> AnyEvent for Said<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn text(&self) -> String {
        self.0.to_string()
    }

    fn json(&self) -> Box<RawValue> {
        to_json(&self.0)
    }

    fn fades(&self) -> bool {
        G::fades(&self.0)
    }
}

/// What one viewer of a known game sees and can do.
pub struct Sight<G: Game> {
    /// What the viewer sees.
    pub view: G::View,
    /// What the viewer can do, in a fixed order.
    pub legal: Vec<G::Action>,
}

impl<G: Entry> AnySight for Sight<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn json(&self) -> Box<RawValue> {
        to_json(&self.view)
    }

    fn text(&self) -> String {
        self.view.to_string()
    }

    fn legal(&self) -> Vec<String> {
        self.legal.iter().map(ToString::to_string).collect()
    }

    fn legal_json(&self) -> Box<RawValue> {
        to_json(&Notation(&self.legal))
    }
}

/// Actions as they are written. There can be hundreds: none of them is made a text of its own.
struct Notation<'a, A>(&'a [A]);

struct Written<'a, A>(&'a A);

impl<A: Display> Serialize for Notation<'_, A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(Written))
    }
}

impl<A: Display> Serialize for Written<'_, A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}

fn read_input<G: Game>(input: Input<&str>) -> Result<Input<G::Action>, PutRefused> {
    match input {
        Input::Choose(seat, text) => match text.parse() {
            Ok(action) => Ok(Input::Choose(seat, action)),
            Err(error) => Err(PutRefused::unreadable(text, &error.to_string())),
        },
        Input::TimeUp => Ok(Input::TimeUp),
    }
}

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

    fn check(&self, input: Input<&str>) -> Result<(), PutRefused> {
        Table::check(self, read_input::<G>(input)?).map_err(PutRefused::of)
    }

    fn precedence(&self, seat: Seat, action: &str) -> u8 {
        // What can't be read is refused, whenever its turn comes.
        action.parse().map_or(u8::MAX, |action| self.game().precedence(seat, action))
    }

    fn occasion(&self) -> Option<u32> {
        self.game().occasion()
    }

    fn put(&mut self, input: Input<&str>) -> Result<Vec<AnyNews>, PutRefused> {
        let mut journal = Journal::open();
        Table::put(self, read_input::<G>(input)?, &mut journal).map_err(PutRefused::of)?;
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

    fn latest(&self) -> Option<Input<String>> {
        self.inputs().last().map(Input::written)
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

/// An event as one of this game.
///
/// # Panics
/// If it is an event of another game.
pub fn known_event<G: Entry>(event: &dyn AnyEvent) -> &G::Event {
    let event: &dyn Any = event;
    let Said(event) = event.downcast_ref::<Said<G>>().expect("events are only passed on within one game");
    event
}

/// What a viewer sees and can do, as that of this game.
///
/// # Panics
/// If it is that of another game.
pub fn known_sight<G: Entry>(sight: &dyn AnySight) -> &Sight<G> {
    let sight: &dyn Any = sight;
    sight.downcast_ref::<Sight<G>>().expect("sights are only passed on within one game")
}

/// A table as one of this game.
///
/// # Panics
/// If another game is played there.
pub fn known_table<G: Entry>(table: &dyn AnyTable) -> &Table<G> {
    let table: &dyn Any = table;
    table.downcast_ref::<Table<G>>().expect("tables are only passed on within one game")
}

/// A bot of a known game that is addressed as a bot of some game.
struct Seated<G: Game>(Box<dyn Bot<G>>);

impl<G: Entry> AnyBot for Seated<G> {
    fn hear(&mut self, seat: Seat, event: &dyn AnyEvent) {
        self.0.hear(seat, known_event::<G>(event));
    }

    fn answer(&mut self, question: &AnyQuestion) -> Option<Answer> {
        let Sight { view, legal } = known_sight::<G>(question.sight.as_ref());
        match question.asked {
            Asked::Must => {
                let after_ms = self.0.pace(question.seat, view);
                let action = self.0.choose(question.seat, view, legal);
                Some(Answer { action: action.to_string(), after_ms })
            }
            Asked::May => {
                let reaction = self.0.react(question.seat, view, legal)?;
                Some(Answer { action: reaction.action.to_string(), after_ms: reaction.after_ms })
            }
        }
    }
}
