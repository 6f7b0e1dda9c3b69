//! Games, tables and bots behind object-safe traits, for programs that do not know the game by type.

use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::Arc;

use boards::{Lang, Scene};
use bots::Bot;
use maud::Markup;
use serde_json::value::RawValue;
use table::{
    Audience, Choice, Game, Input, Journal, OpenError, OptionError, Options, Outcome, Record, Refused, ReplayError,
    Rng, Seat, Seed, Table, Viewer, Waiting, parse_options,
};

use crate::hint::{Advice, advise};
use crate::{Entry, Hands, Player, UnknownPlayer};

/// A game of the house.
pub trait AnyGame: Send + Sync {
    /// Its name in records, addresses and on the command line.
    fn name(&self) -> &'static str;
    /// The name on the door.
    fn title(&self) -> &'static str;
    /// What one does in it, in one sentence.
    fn about(&self) -> &'static str;
    /// The version of its rules.
    fn rules(&self) -> u32;
    /// How many can play.
    fn seats(&self) -> RangeInclusive<u8>;
    /// What can be chosen when a table is set up.
    fn options(&self) -> &'static [Choice];
    /// Whether players hold something that the others must not see.
    fn hands(&self) -> Hands;
    /// The opponents it offers, from the weakest to the strongest: name, what it is, and its parameters.
    fn levels(&self) -> Vec<(&'static str, &'static str, String)>;
    /// The opponent for whoever names none: neither the weakest nor the strongest.
    fn middle_level(&self) -> &'static str {
        let levels = self.levels();
        levels.get(levels.len() / 2).map_or("uniform", |(name, _, _)| name)
    }
    /// The opponent that knows best.
    fn strongest_level(&self) -> &'static str {
        self.levels().last().map_or("uniform", |(name, _, _)| name)
    }
    /// Sets a table up; the news are those of the set-up.
    fn open(
        &self,
        seats: u8,
        options: &[(String, String)],
        seed: Seed,
    ) -> Result<(Box<dyn AnyTable>, Vec<AnyNews>), OpenRefused>;
    /// Plays a record again, showing every step, and checks its result.
    fn replay(&self, record: &Record, watch: &mut dyn FnMut(Step<'_>)) -> Result<Box<dyn AnyTable>, ReplayError>;
    /// Plays a record as far as it goes, whatever it says of the result.
    fn rebuild(&self, record: &Record, watch: &mut dyn FnMut(Step<'_>)) -> Result<Box<dyn AnyTable>, ReplayError>;
    /// The rules in our own words: the inner part of the rules page.
    fn rules_page(&self, lang: Lang) -> Markup;
    /// A player of this description: a level, or one of the plain players of research.
    fn bot(&self, player: &str, rng: Rng) -> Result<Box<dyn AnyBot>, UnknownPlayer>;
    /// What the strongest player would do who knows what a seat has heard and sees, and what else looks good.
    fn advise(&self, heard: &[Arc<dyn AnyEvent>], question: &AnyQuestion, rng: Rng) -> Vec<Advice>;
}

/// One running game.
pub trait AnyTable: Send + Sync {
    /// How many seats it has.
    fn seats(&self) -> u8;
    /// Whom it waits for.
    fn waiting(&self) -> Waiting;
    /// Whether the rules take this input now.
    fn check(&self, input: Input<&str>) -> Result<(), PutRefused>;
    /// Which of two actions counts that reached a race at the very same time: the lower number.
    fn precedence(&self, seat: Seat, action: &str) -> u8;
    /// What a race is about: while it stays the same, a reaction means the same, although everybody was asked anew.
    fn occasion(&self) -> Option<u32>;
    /// Carries out an action given in notation, or the end of a time limit; tells the news.
    fn put(&mut self, input: Input<&str>) -> Result<Vec<AnyNews>, PutRefused>;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Seed, options and all inputs so far. Keep it to yourself while the game runs.
    fn record(&self) -> Record;
    /// The seed, which is a secret until the game is over.
    fn seed(&self) -> &Seed;
    /// How many inputs there were.
    fn steps(&self) -> usize;
    /// Whether the latest inputs told a seat something that was hidden from it.
    fn has_revealed(&self, inputs: usize, rng: &mut Rng) -> bool;
    /// What this viewer sees and can do now.
    fn sight(&self, viewer: Viewer) -> Arc<dyn AnySight>;
    /// What lies hidden now, drawn. Keep it to yourself while the game runs.
    fn reveal(&self, scene: &Scene<'_>) -> Markup;
}

/// What one viewer of some game sees and can do at one moment.
pub trait AnySight: Any + Send + Sync {
    /// The view as JSON.
    fn json(&self) -> Box<RawValue>;
    /// The view as text.
    fn text(&self) -> String;
    /// What the viewer can do, in notation, in a fixed order.
    fn legal(&self) -> Vec<String>;
    /// The board as the viewer sees it.
    fn board(&self, scene: &Scene<'_>) -> Markup;
}

/// An event of some game.
pub trait AnyEvent: Any + Send + Sync {
    /// The event as a sentence.
    fn text(&self) -> String;
    /// The event as JSON.
    fn json(&self) -> Box<RawValue>;
    /// Whether it shows something that the table covers again, and is therefore never repeated.
    fn fades(&self) -> bool;
    /// The event as a line of the log, with the names of the guests; nothing for an event not worth a line.
    fn tell(&self, scene: &Scene<'_>) -> Option<String>;
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
pub struct Step<'a> {
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
    sight: Arc<dyn AnySight>,
}

impl AnyQuestion {
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

/// What a bot answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The action, in notation.
    pub action: String,
    /// After how many milliseconds of the table's clock a race sees it.
    pub after_ms: u32,
}

/// A bot of some game.
pub trait AnyBot: Send {
    /// Tells it an event that its seat may know.
    fn hear(&mut self, seat: Seat, event: &dyn AnyEvent);
    /// Asks it. Without an answer it lets a chance pass.
    fn answer(&mut self, question: &AnyQuestion) -> Option<Answer>;
}

/// A table that was not set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenRefused {
    /// An option the game does not have.
    Option(OptionError),
    /// A number of seats the game is not for.
    Table(OpenError),
}

impl fmt::Display for OpenRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenRefused::Option(error) => error.fmt(f),
            OpenRefused::Table(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for OpenRefused {}

/// An input that was not carried out, with the reason in every language of the house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PutRefused {
    reasons: [String; Lang::ALL.len()],
}

impl PutRefused {
    fn new(reason: impl Fn(Lang) -> String) -> PutRefused {
        PutRefused { reasons: Lang::ALL.map(reason) }
    }

    /// The reason in this language.
    pub fn text(&self, lang: Lang) -> String {
        let index = Lang::ALL.iter().position(|&known| known == lang).unwrap_or(0);
        self.reasons[index].clone()
    }
}

impl fmt::Display for PutRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Lang::En))
    }
}

impl std::error::Error for PutRefused {}

fn refused<G: Entry>(refused: &Refused<G>) -> PutRefused {
    match refused {
        Refused::Forbidden(refusal) => PutRefused::new(|lang| G::refuse(refusal, lang)),
        Refused::Over | Refused::NotAsked { .. } | Refused::NoLimit => PutRefused::new(|lang| match lang {
            Lang::En => refused.to_string(),
            Lang::Ja => boards::Refusal::Stale.text(lang),
        }),
    }
}

fn unreadable(text: &str, reason: &str) -> PutRefused {
    let shown: String = text.chars().take(60).collect();
    PutRefused::new(|lang| match lang {
        Lang::En => format!("'{shown}' is not an action of this game: {reason}"),
        Lang::Ja => boards::Refusal::Unreadable.text(lang),
    })
}

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

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn options(&self) -> &'static [Choice] {
        G::Options::CHOICES
    }

    fn hands(&self) -> Hands {
        G::HANDS
    }

    fn levels(&self) -> Vec<(&'static str, &'static str, String)> {
        G::LEVELS.iter().map(|level| (level.name, level.about, (level.parameters)())).collect()
    }

    fn open(
        &self,
        seats: u8,
        options: &[(String, String)],
        seed: Seed,
    ) -> Result<(Box<dyn AnyTable>, Vec<AnyNews>), OpenRefused> {
        let options = parse_options(options).map_err(OpenRefused::Option)?;
        let mut journal = Journal::open();
        let table = Table::<G>::open(seats, options, seed, &mut journal).map_err(OpenRefused::Table)?;
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

    fn rules_page(&self, lang: Lang) -> Markup {
        G::rules(lang)
    }

    fn bot(&self, player: &str, rng: Rng) -> Result<Box<dyn AnyBot>, UnknownPlayer> {
        let player = Player::<G>::named(player)?;
        Ok(Box::new(Seated(player.make(rng))))
    }

    fn advise(&self, heard: &[Arc<dyn AnyEvent>], question: &AnyQuestion, rng: Rng) -> Vec<Advice> {
        let Sight { view, legal } = known_sight::<G>(question);
        let heard = heard.iter().map(|event| known_event::<G>(event.as_ref()).clone());
        advise::<G>(question.seat, view, legal, heard, rng)
    }
}

fn step<'a, G: Entry>(
    table: &'a Table<G>,
    input: Option<&Input<G::Action>>,
    journal: &mut Journal<G::Event>,
) -> Step<'a> {
    let input = input.map(|input| match input {
        Input::Choose(seat, action) => Input::Choose(*seat, action.to_string()),
        Input::TimeUp => Input::TimeUp,
    });
    Step { input, news: erase::<G>(journal), table }
}

fn erase<G: Entry>(journal: &mut Journal<G::Event>) -> Vec<AnyNews> {
    let news = journal.drain().into_iter();
    news.map(|news| AnyNews { audience: news.audience, event: event::<G>(news.event) }).collect()
}

fn to_json<T: serde::Serialize>(value: &T) -> Box<RawValue> {
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
    fn text(&self) -> String {
        self.0.to_string()
    }

    fn json(&self) -> Box<RawValue> {
        to_json(&self.0)
    }

    fn fades(&self) -> bool {
        G::fades(&self.0)
    }

    fn tell(&self, scene: &Scene<'_>) -> Option<String> {
        G::tell(&self.0, scene)
    }
}

struct Sight<G: Game> {
    view: G::View,
    legal: Vec<G::Action>,
}

impl<G: Entry> AnySight for Sight<G> {
    fn json(&self) -> Box<RawValue> {
        to_json(&self.view)
    }

    fn text(&self) -> String {
        self.view.to_string()
    }

    fn legal(&self) -> Vec<String> {
        self.legal.iter().map(ToString::to_string).collect()
    }

    fn board(&self, scene: &Scene<'_>) -> Markup {
        G::draw(&self.view, &self.legal, scene)
    }
}

fn read_input<G: Game>(input: Input<&str>) -> Result<Input<G::Action>, PutRefused> {
    match input {
        Input::Choose(seat, text) => match text.parse() {
            Ok(action) => Ok(Input::Choose(seat, action)),
            Err(error) => Err(unreadable(text, &error.to_string())),
        },
        Input::TimeUp => Ok(Input::TimeUp),
    }
}

impl<G: Entry> AnyTable for Table<G> {
    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn waiting(&self) -> Waiting {
        self.game().waiting()
    }

    fn check(&self, input: Input<&str>) -> Result<(), PutRefused> {
        Table::check(self, read_input::<G>(input)?).map_err(|why| refused(&why))
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
        Table::put(self, read_input::<G>(input)?, &mut journal).map_err(|why| refused(&why))?;
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

    fn has_revealed(&self, inputs: usize, rng: &mut Rng) -> bool {
        Table::has_revealed(self, inputs, rng)
    }

    fn sight(&self, viewer: Viewer) -> Arc<dyn AnySight> {
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            self.game().legal(seat, &mut legal);
        }
        sight::<G>(self.game().view(viewer), legal)
    }

    fn reveal(&self, scene: &Scene<'_>) -> Markup {
        self.game().reveal(scene)
    }
}

fn known_event<G: Entry>(event: &dyn AnyEvent) -> &G::Event {
    let event: &dyn Any = event;
    let Said(event) = event.downcast_ref::<Said<G>>().expect("a bot is only told news of its own game");
    event
}

fn known_sight<G: Entry>(question: &AnyQuestion) -> &Sight<G> {
    let sight: &dyn Any = question.sight.as_ref();
    sight.downcast_ref::<Sight<G>>().expect("a bot is only asked about its own game")
}

/// A bot of a known game that is addressed as a bot of some game.
struct Seated<G: Game>(Box<dyn Bot<G>>);

impl<G: Entry> AnyBot for Seated<G> {
    fn hear(&mut self, seat: Seat, event: &dyn AnyEvent) {
        self.0.hear(seat, known_event::<G>(event));
    }

    fn answer(&mut self, question: &AnyQuestion) -> Option<Answer> {
        let Sight { view, legal } = known_sight::<G>(question);
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
