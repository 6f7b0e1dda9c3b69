//! A case: one game as a law sees it, fixed by its setting, its seed and its inputs.

use table::{Game, Input, Journal, Outcome, Record, Rng, Seat, Seed, describe};

use crate::choices::Choices;
use crate::plan::Setting;
use crate::quiet::quietly;

/// A game that can be played again, always in the same way.
#[derive(Clone, Debug)]
pub(crate) struct Case<G: Game> {
    /// The version of the rules.
    pub(crate) rules: u32,
    /// How many seats.
    pub(crate) seats: u8,
    /// The options of the table.
    pub(crate) options: G::Options,
    /// The seed of the deal.
    pub(crate) seed: Seed,
    /// What happens, from the set-up on.
    pub(crate) inputs: Vec<Input<G::Action>>,
}

/// Why a case does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Breach {
    /// An input of the case is not legal where it stands, so the case says nothing about the law.
    NotLegal,
    /// The law is broken, and how.
    Broken(String),
}

impl From<String> for Breach {
    fn from(why: String) -> Breach {
        Breach::Broken(why)
    }
}

/// What a law is shown after the set-up and after every input.
pub(crate) struct Moment<'a, G: Game> {
    /// The truth.
    pub(crate) game: &'a G,
    /// How many inputs led here.
    pub(crate) step: usize,
    /// What was told since the moment before.
    pub(crate) journal: &'a Journal<G::Event>,
    /// The generator as it stands, which the game will draw from next.
    pub(crate) rng: &'a Rng,
}

impl<G: Game> Case<G> {
    /// A game of random choices, to its end or until it took `bound` inputs.
    ///
    /// If the rules panic, the case ends with the input that made them.
    pub(crate) fn random(setting: Setting<G>, seed: Seed, choices: Choices, bound: usize) -> Case<G> {
        let Setting { rules, seats, options } = setting;
        let mut case = Case { rules, seats, options, seed, inputs: Vec::new() };
        let played = quietly(|| case.play_on(choices, bound));
        // The panic comes again, and is reported, when a law plays the case.
        drop(played);
        case
    }

    fn play_on(&mut self, mut choices: Choices, bound: usize) {
        let mut rng = Rng::new(&self.seed);
        let mut journal = Journal::closed();
        let mut game = G::setup_by(self.rules, self.seats, &self.options, &mut rng, &mut journal);
        while self.inputs.len() < bound {
            let Some(input) = choices.input(&game) else { return };
            self.inputs.push(input);
            game.apply(input, &mut rng, &mut journal);
        }
    }

    /// Plays the case, refusing what `legal` does not list, and shows every moment to `watch`.
    pub(crate) fn walk(&self, mut watch: impl FnMut(&Moment<'_, G>) -> Result<(), Breach>) -> Result<(), Breach> {
        let mut rng = Rng::new(&self.seed);
        let mut journal = Journal::open();
        let mut game = G::setup_by(self.rules, self.seats, &self.options, &mut rng, &mut journal);
        watch(&Moment { game: &game, step: 0, journal: &journal, rng: &rng })?;
        for (index, &input) in self.inputs.iter().enumerate() {
            if !is_listed(&game, input) {
                return Err(Breach::NotLegal);
            }
            journal.clear();
            game.apply(input, &mut rng, &mut journal);
            watch(&Moment { game: &game, step: index + 1, journal: &journal, rng: &rng })?;
        }
        Ok(())
    }

    /// How its table is set up.
    pub(crate) fn setting(&self) -> Setting<G> {
        Setting { rules: self.rules, seats: self.seats, options: self.options.clone() }
    }

    /// The same game, ended after `length` inputs.
    #[must_use]
    pub(crate) fn cut(&self, length: usize) -> Case<G> {
        Case { inputs: self.inputs[..length].to_vec(), ..self.clone() }
    }

    /// A generator for something about this case that is not the game itself, another one for each purpose.
    pub(crate) fn side_rng(&self, purpose: u8) -> Rng {
        let mut bytes = *self.seed.bytes();
        bytes[31] ^= purpose;
        bytes[30] ^= 0x5a;
        Rng::new(&Seed::from_bytes(bytes))
    }

    /// The record, ready to be saved as a fixture.
    pub(crate) fn record(&self) -> Record {
        Record {
            game: G::NAME.to_string(),
            rules: self.rules,
            seats: self.seats,
            options: describe(&self.options),
            seed: self.seed,
            players: Vec::new(),
            inputs: self.inputs.iter().map(write_input).collect(),
            taken_back: Vec::new(),
            result: quietly(|| self.outcome()).unwrap_or(None),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let mut outcome = None;
        let walked = self.walk(|moment| {
            outcome = moment.game.outcome();
            Ok(())
        });
        walked.ok().and(outcome)
    }
}

fn write_input<A: std::fmt::Display>(input: &Input<A>) -> Input<String> {
    match input {
        Input::Choose(seat, action) => Input::Choose(*seat, action.to_string()),
        Input::TimeUp => Input::TimeUp,
    }
}

/// The legal actions of a seat.
pub(crate) fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    actions
}

/// Whether the game waits for this input.
pub(crate) fn is_listed<G: Game>(game: &G, input: Input<G::Action>) -> bool {
    let waiting = game.waiting();
    match input {
        Input::Choose(seat, action) => waiting.anyone().contains(seat) && legal(game, seat).contains(&action),
        Input::TimeUp => waiting.limit_ms.is_some(),
    }
}
