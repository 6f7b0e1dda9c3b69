//! A game that a room plays without knowing that, from some step on, an imagined world takes the place of the true one.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex};

use catalog::{
    Advice, AnyAction, AnyBot, AnyCheckpoint, AnyEvent, AnyGame, AnyNews, AnyQuestion, AnySight, AnyTable, Entry,
    Hands, Level, LookingBack, OpenRefused, PutRefused, ReplayStep, Stop, UnknownPlayer,
};
use table::{
    Audience, Choice, Input, Journal, Outcome, Record, ReplayError, Rng, Seat, Seed, Viewer, Waiting, parse_options,
};

use super::moment::{Glimpse, Leak, Moment, Swap, legal};

/// The game, as one of two rooms plays it.
pub(super) struct WorldGame<G: Entry> {
    /// Who looks.
    pub(super) seat: Seat,
    pub(super) swap: Option<Swap<G>>,
    pub(super) leak: Leak,
    /// A table that reads actions.
    pub(super) parser: Box<dyn AnyTable>,
    /// Everything that happened so far.
    pub(super) log: Arc<Mutex<Vec<Moment<G>>>>,
}

/// Its table.
struct WorldTable<G: Entry> {
    of: &'static WorldGame<G>,
    rules: u32,
    options: G::Options,
    seed: Seed,
    inputs: Vec<Input<G::Action>>,
    rng: Rng,
    truth: G,
    world: Option<G>,
}

impl<G: Entry> WorldGame<G> {
    fn real(&self) -> &'static dyn AnyGame {
        catalog::of_type::<G>()
    }

    fn set_up(
        &'static self,
        rules: u32,
        seats: u8,
        options: &[(String, String)],
        seed: Seed,
    ) -> (WorldTable<G>, Vec<AnyNews>) {
        let options: G::Options = parse_options(options).expect("options of the game");
        let mut rng = Rng::new(&seed);
        let mut journal = Journal::open();
        let truth = G::setup_by(rules, seats, &options, &mut rng, &mut journal);
        let mut table = WorldTable { of: self, rules, options, seed, inputs: Vec::new(), rng, truth, world: None };
        let news = table.tell(journal);
        (table, news)
    }
}

impl<G: Entry> WorldTable<G> {
    /// The world that the room plays in.
    fn game(&self) -> &G {
        self.world.as_ref().unwrap_or(&self.truth)
    }

    /// Lets the world begin that was imagined at this step, and notes what the seat hears and sees.
    fn tell(&mut self, mut journal: Journal<G::Event>) -> Vec<AnyNews> {
        if let Some(swap) = self.of.swap.as_ref().filter(|swap| swap.after == self.inputs) {
            self.world = Some(swap.world.clone());
        }
        let glimpse = Glimpse::of(self.game(), self.of.seat, &journal);
        let moment = Moment { glimpse, game: self.game().clone(), inputs: self.inputs.clone() };
        self.of.log.lock().expect("a test has one thread").push(moment);
        let audience = |audience| if self.of.leak == Leak::News { Audience::Everyone } else { audience };
        let news = journal.drain().into_iter();
        news.map(|news| AnyNews { audience: audience(news.audience), event: catalog::event::<G>(news.event) }).collect()
    }

    fn known(input: Input<&dyn AnyAction>) -> Input<G::Action> {
        match input {
            Input::Choose(seat, action) => {
                Input::Choose(seat, action.text().parse().ok().expect("an action has one spelling"))
            }
            Input::TimeUp => Input::TimeUp,
        }
    }

    fn check_in(game: &G, input: Input<G::Action>) -> Result<(), PutRefused> {
        match input {
            _ if game.waiting().is_over() => Err(PutRefused::Over),
            Input::Choose(seat, action) if !legal(game, seat).contains(&action) => {
                Err(PutRefused::NotAsked { text: format!("seat {seat} can't do {action}") })
            }
            Input::TimeUp if game.waiting().limit_ms.is_none() => Err(PutRefused::NoLimit),
            Input::Choose(..) | Input::TimeUp => Ok(()),
        }
    }
}

impl<G: Entry> AnyTable for WorldTable<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }
    fn seats(&self) -> u8 {
        self.truth.seats()
    }
    fn waiting(&self) -> Waiting {
        WorldTable::game(self).waiting()
    }
    fn parse(&self, action: &str) -> Result<Box<dyn AnyAction>, PutRefused> {
        self.of.parser.parse(action)
    }
    fn first_legal(&self, _: Seat) -> Option<Box<dyn AnyAction>> {
        None
    }
    fn check(&self, input: Input<&dyn AnyAction>) -> Result<(), PutRefused> {
        WorldTable::check_in(WorldTable::game(self), WorldTable::<G>::known(input))
    }
    fn precedence(&self, seat: Seat, action: &dyn AnyAction) -> u8 {
        let action = action.text().parse().ok().expect("an action has one spelling");
        WorldTable::game(self).precedence(seat, action)
    }
    fn occasion(&self) -> Option<u32> {
        WorldTable::game(self).occasion()
    }
    fn apply(&mut self, input: Input<&dyn AnyAction>) -> Result<Vec<AnyNews>, PutRefused> {
        let input = WorldTable::<G>::known(input);
        WorldTable::check_in(WorldTable::game(self), input)?;
        // What can't happen in truth ends the comparison.
        WorldTable::check_in(&self.truth, input)?;
        let (mut journal, mut same_chance) = (Journal::open(), self.rng.clone());
        self.truth.apply(input, &mut self.rng, &mut journal);
        if let Some(world) = &mut self.world {
            journal = Journal::open();
            world.apply(input, &mut same_chance, &mut journal);
        }
        self.inputs.push(input);
        Ok(self.tell(journal))
    }
    fn outcome(&self) -> Option<Outcome> {
        WorldTable::game(self).outcome()
    }
    fn record(&self) -> Record {
        Record {
            game: G::NAME.to_string(),
            rules: self.rules,
            seats: self.seats(),
            options: table::describe(&self.options),
            seed: self.seed,
            players: Vec::new(),
            inputs: self.inputs.iter().map(Input::written).collect(),
            taken_back: Vec::new(),
            result: None,
        }
    }
    fn seed(&self) -> &Seed {
        &self.seed
    }
    fn steps(&self) -> usize {
        self.inputs.len()
    }
    fn checkpoint(&self) -> AnyCheckpoint {
        unreachable!("nothing is restored here")
    }
    fn go_back_to(&mut self, _: &AnyCheckpoint) {
        unreachable!("nothing is restored here")
    }
    /// Both rooms ask the true game, since an imagined world has no history to replay. The planted leak asks the world.
    fn has_revealed(&self, inputs: usize, rng: &mut Rng) -> bool {
        if self.of.leak == Leak::TakeBack {
            let mut hasher = DefaultHasher::new();
            format!("{:?}", WorldTable::game(self)).hash(&mut hasher);
            return hasher.finish().is_multiple_of(2);
        }
        let table = self.of.real().rebuild(&self.record(), &mut |_| {}).expect("what was played can be played again");
        table.has_revealed(inputs, rng)
    }
    fn choice_mark(&self, seat: Seat) -> u64 {
        let mut hasher = DefaultHasher::new();
        legal(WorldTable::game(self), seat).hash(&mut hasher);
        hasher.finish()
    }
    fn sight(&self, viewer: Viewer) -> Arc<dyn AnySight> {
        let game = WorldTable::game(self);
        let legal = viewer.seat().map_or_else(Vec::new, |seat| legal(game, seat));
        catalog::sight::<G>(game.view(viewer), legal)
    }
}

/// A game of which the room knows only this: the trait needs a game that lives as long as the program.
pub(super) struct Leaked<G: Entry>(pub(super) &'static WorldGame<G>);

impl<G: Entry> AnyGame for Leaked<G> {
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
        self.0.real().knows_rules(rules)
    }
    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }
    fn options(&self) -> &'static [Choice] {
        self.0.real().options()
    }
    fn hands(&self) -> Hands {
        G::HANDS
    }
    fn looking_back(&self) -> LookingBack {
        G::LOOKING_BACK
    }
    fn levels(&self) -> Vec<Level> {
        self.0.real().levels()
    }
    fn open_by(
        &self,
        rules: u32,
        seats: u8,
        options: &[(String, String)],
        seed: Seed,
    ) -> Result<(Box<dyn AnyTable>, Vec<AnyNews>), OpenRefused> {
        let (table, news) = self.0.set_up(rules, seats, options, seed);
        Ok((Box::new(table), news))
    }
    fn replay(&self, record: &Record, watch: &mut dyn FnMut(ReplayStep<'_>)) -> Result<Box<dyn AnyTable>, ReplayError> {
        self.rebuild(record, watch)
    }
    fn rebuild(&self, record: &Record, _: &mut dyn FnMut(ReplayStep<'_>)) -> Result<Box<dyn AnyTable>, ReplayError> {
        let (mut table, _) = self.0.set_up(record.rules, record.seats, &record.options, record.seed);
        for input in &record.inputs {
            let played = match input {
                Input::Choose(seat, action) => table.put(Input::Choose(*seat, action)),
                Input::TimeUp => table.put(Input::TimeUp),
            };
            played.expect("what was played can be played again");
        }
        Ok(Box::new(table))
    }
    fn bot(&self, player: &str, rng: Rng) -> Result<Box<dyn AnyBot>, UnknownPlayer> {
        self.0.real().bot(player, rng)
    }
    fn advise(&self, heard: &[Arc<dyn AnyEvent>], question: &AnyQuestion, stop: &Stop, rng: Rng) -> Vec<Advice> {
        self.0.real().advise(heard, question, stop, rng)
    }
}
