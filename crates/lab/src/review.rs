//! Looking back at a game: the chance of each seat after every action, and the actions that cost most.
//!
//! The chance of a seat is what it could have known itself: worlds that agree with its view and its memory are played
//! on as far as the game's outlook goes, and the points that the seats may expect then are turned into chances. What
//! was better is said by a level that is asked in the place of the seat, with what the seat knew; what it cost is found
//! by playing both actions in the same worlds. The same seed gives the same review.

use std::collections::HashSet;

use bots::{Bot, Forecaster};
use catalog::Entry;
use players::{Player, UnknownPlayer};
use rayon::prelude::*;
use serde::Serialize;
use table::{Game, Input, Record, ReplayError, Rng, Seat, Seed, Table, Viewer};
use thiserror::Error;

use crate::Interval;
use crate::contest::win_share;

/// How a game is to be reviewed.
///
/// ```
/// use bots::{journal_for, play};
/// use lab::Review;
/// use players::Player;
/// use rinpa::{Options, Rinpa};
/// use table::{Rng, Seed, Table};
///
/// let mut rng = Rng::new(&Seed::numbered(1, 1));
/// let greedy = Player::<Rinpa>::named("greedy:1", 3).expect("a known name");
/// let mut bots: Vec<_> = (0..3).map(|_| greedy.make(rng.fork())).collect();
/// let mut journal = journal_for(&bots);
/// let mut table = Table::<Rinpa>::open(3, Options::default(), rng.seed(), &mut journal).expect("three can play");
/// play(&mut table, &mut journal, &mut bots, |_| {});
///
/// let review = Review { level: "uniform".to_string(), worlds: 2, seed: 1 };
/// let report = review.run::<Rinpa>(&table.record(), &|| {}).expect("the record replays");
/// assert_eq!(report.moments.len(), table.inputs().len() + 1);
/// ```
#[derive(Clone, Debug)]
pub struct Review {
    /// The player that says what would have been better.
    pub level: String,
    /// How many worlds are played for each seat at each moment, and for each action that is compared with another.
    pub worlds: u32,
    /// The number that fixes what is imagined.
    pub seed: u64,
}

/// A game as it is seen in hindsight.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ReviewReport {
    /// The game.
    pub game: &'static str,
    /// How many seats it had.
    pub seats: u8,
    /// Who sat where, where the record tells it.
    pub players: Vec<Option<String>>,
    /// Who said what would have been better.
    pub level: String,
    /// How many worlds were played each time.
    pub worlds: u32,
    /// The number that fixes what is imagined.
    pub seed: u64,
    /// The set-up, then every input.
    pub moments: Vec<Moment>,
    /// Where the level would have done something else that promised more, the costliest first.
    pub mistakes: Vec<Mistake>,
}

/// How things stood after a step.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Moment {
    /// 0 after the set-up, 1 after the first input …
    pub step: usize,
    /// What happened, as a record writes it; nothing for the set-up.
    pub input: Option<String>,
    /// The chance of each seat to win. Together they are 1.
    pub chances: Vec<f64>,
}

/// An action that cost something.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Mistake {
    /// The step that it is, as in [`Moment::step`].
    pub step: usize,
    /// Who did it.
    pub seat: Seat,
    /// What was done; nothing if the seat did not interrupt.
    pub action: Option<String>,
    /// What the level would have done; nothing if it would not have interrupted.
    pub better: Option<String>,
    /// How much of the chance to win that cost.
    pub cost: f64,
    /// Half of the 95 % interval of the cost.
    pub half_width: f64,
}

/// Why a game was not reviewed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ReviewError {
    /// There is no such level.
    #[error(transparent)]
    Player(UnknownPlayer),
    /// The record does not replay.
    #[error(transparent)]
    Replay(ReplayError),
}

/// What all seats knew after a step.
struct Known<G: Game> {
    input: Option<Input<G::Action>>,
    minds: Vec<(G::View, G::Memory)>,
    /// The share of victory of each seat, once the game is over.
    ended: Option<Vec<f64>>,
}

/// A choice that the level would have made otherwise; `None` means not to interrupt.
struct Dissent<A> {
    step: usize,
    seat: Seat,
    done: Option<A>,
    better: Option<A>,
}

impl Review {
    /// How many worlds are played where nobody says otherwise.
    pub const WORLDS: u32 = 120;

    /// The review of a record that everybody gets who asks for no other: its number follows from the seed of the game.
    pub fn of_record(record: &Record, level: &str) -> Review {
        let hash = record.seed.hash().to_string();
        let seed = u64::from_str_radix(&hash[..8], 16).expect("a hash is written in hexadecimal digits");
        Review { level: level.to_string(), worlds: Review::WORLDS, seed }
    }

    /// Reviews a game on the threads of the current rayon pool. `done` is told whenever a moment or a choice is looked
    /// at; there are at most twice as many as the record has inputs, and one.
    pub fn run<G: Entry>(&self, record: &Record, done: &(dyn Fn() + Sync)) -> Result<ReviewReport, ReviewError> {
        let player = Player::<G>::named(&self.level, record.seats).map_err(ReviewError::Player)?;
        let seats = record.seats;
        let mut bots: Vec<Box<dyn Bot<G>>> =
            Seat::all(seats).map(|seat| player.make(self.chance(u64::MAX - seat.index() as u64))).collect();
        let mut dissents: Vec<Dissent<G::Action>> = Vec::new();
        let known = self.walk::<G>(record, &mut bots, &mut dissents, done)?;
        let moments = known.par_iter().enumerate().map(|(step, known)| {
            done();
            self.moment(step, known)
        });
        let moments: Vec<Moment> = moments.collect();
        let compared = dissents.par_iter().map(|dissent| self.mistake(dissent, &known[dissent.step - 1]));
        let mut mistakes: Vec<Mistake> = compared.filter(|mistake| mistake.cost > mistake.half_width).collect();
        mistakes.sort_by(|one, other| other.cost.total_cmp(&one.cost).then(one.step.cmp(&other.step)));
        // Several may have missed the same chance; it is told of whom it cost most.
        let mut steps = HashSet::new();
        mistakes.retain(|mistake| steps.insert(mistake.step));
        Ok(ReviewReport {
            game: G::NAME,
            seats,
            players: Seat::all(seats).map(|seat| record.player(seat).map(ToString::to_string)).collect(),
            level: self.level.clone(),
            worlds: self.worlds,
            seed: self.seed,
            moments,
            mistakes,
        })
    }

    /// The generator of this part of the review: parts do not depend on who looks at them first.
    fn chance(&self, part: u64) -> Rng {
        Rng::new(&Seed::numbered(self.seed, part))
    }

    /// Plays the game again, notes what every seat knew, and asks the level at every choice.
    fn walk<G: Entry>(
        &self,
        record: &Record,
        bots: &mut [Box<dyn Bot<G>>],
        dissents: &mut Vec<Dissent<G::Action>>,
        done: &(dyn Fn() + Sync),
    ) -> Result<Vec<Known<G>>, ReviewError> {
        let mut known: Vec<Known<G>> = Vec::new();
        let mut memories: Vec<G::Memory> = Seat::all(record.seats).map(|_| G::Memory::default()).collect();
        let mut before: Option<G> = None;
        let watched = Table::<G>::rebuild(record, |table, input, journal| {
            if let (Some(game), Some(&input)) = (&before, input) {
                for seat in Seat::all(record.seats) {
                    let occasion = Occasion { step: known.len(), game, after: table.game(), seat };
                    dissents.extend(occasion.dissent(input, &mut *bots[seat.index()]));
                }
                done();
            }
            for (seat, memory) in Seat::all(record.seats).zip(&mut memories) {
                for event in journal.heard_by(Viewer::Seat(seat)) {
                    G::recall(memory, seat, event);
                    bots[seat.index()].hear(seat, event);
                }
            }
            let game = table.game();
            let mind = |(seat, memory): (Seat, &G::Memory)| (game.view(Viewer::Seat(seat)), memory.clone());
            let shares = |outcome| Seat::all(record.seats).map(|seat| win_share(&outcome, seat)).collect();
            known.push(Known {
                input: input.copied(),
                minds: Seat::all(record.seats).zip(&memories).map(mind).collect(),
                ended: game.outcome().map(shares),
            });
            before = Some(game.clone());
        });
        watched.map(|_| known).map_err(ReviewError::Replay)
    }

    fn moment<G: Entry>(&self, step: usize, known: &Known<G>) -> Moment {
        let input = known.input.map(|input| match input {
            Input::Choose(seat, action) => format!("{seat} {action}"),
            Input::TimeUp => "time".to_string(),
        });
        if let Some(shares) = &known.ended {
            return Moment { step, input, chances: shares.clone() };
        }
        let mut forecaster = Forecaster::new(G::MIND, self.chance(2 * step as u64));
        let own =
            known.minds.iter().enumerate().map(|(seat, (view, memory))| {
                f64::from(forecaster.chances(view, memory, self.worlds).as_slice()[seat])
            });
        let own: Vec<f64> = own.collect();
        // Everybody judges by what they know themselves: what they think of their own chances need not add up to 1.
        let all: f64 = own.iter().sum();
        let even = 1.0 / own.len() as f64;
        Moment { step, input, chances: own.iter().map(|own| if all > 0.0 { own / all } else { even }).collect() }
    }

    fn mistake<G: Entry>(&self, dissent: &Dissent<G::Action>, known: &Known<G>) -> Mistake {
        let Dissent { step, seat, done, better } = *dissent;
        let (view, memory) = &known.minds[seat.index()];
        let mut forecaster = Forecaster::new(G::MIND, self.chance(2 * step as u64 + 1));
        let differences = forecaster.compare(seat, (better, done), view, memory, self.worlds);
        let differences: Vec<f64> = differences.into_iter().map(f64::from).collect();
        let cost = Interval::of_shares(&differences, -1.0..=1.0);
        Mistake {
            step,
            seat,
            action: done.map(|action| action.to_string()),
            better: better.map(|action| action.to_string()),
            cost: cost.mean,
            half_width: cost.half_width,
        }
    }
}

/// A seat at a step of the game: as it was asked, and as the table stood after the step.
struct Occasion<'a, G> {
    step: usize,
    game: &'a G,
    after: &'a G,
    seat: Seat,
}

impl<G: Entry> Occasion<'_, G> {
    /// What the seat did and what a bot would have done in its place, if there was a choice and it is something else.
    fn dissent(&self, input: Input<G::Action>, bot: &mut dyn Bot<G>) -> Option<Dissent<G::Action>> {
        let Occasion { step, game, after, seat } = *self;
        let dissent = |done, better| (done != better).then_some(Dissent { step, seat, done, better });
        let waiting = game.waiting();
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let view = || game.view(Viewer::Seat(seat));
        match input {
            Input::Choose(actor, action) if actor == seat && waiting.must.contains(seat) => {
                let better = if legal.len() < 2 { action } else { bot.choose(seat, &view(), &legal) };
                dissent(Some(action), Some(better))
            }
            Input::Choose(actor, action) if actor == seat => {
                let better = bot.react(seat, &view(), &legal).map(|reaction| reaction.action);
                dissent(Some(action), better)
            }
            // It can no longer interrupt. To be slower than somebody who did just that is a matter of reflexes, which
            // are not reviewed.
            Input::Choose(..) | Input::TimeUp if waiting.may.contains(seat) && !after.waiting().may.contains(seat) => {
                let better = bot.react(seat, &view(), &legal)?.action;
                let was_quicker = matches!(input, Input::Choose(_, action) if action == better);
                if was_quicker { None } else { dissent(None, Some(better)) }
            }
            Input::Choose(..) | Input::TimeUp => None,
        }
    }
}
