//! A study of a game: how long it is, what there is to choose, what a seat is worth, how the lead changes, when the
//! winner is known, and how much is skill.
//!
//! One player on all seats shows the game; the levels against each other on the same deals from every seat tell skill
//! from luck.

use bots::{Mind as _, TableUpdate};
use catalog::{CountedEvent, Entry};
use rayon::prelude::*;
use serde::Serialize;
use table::{Input, Outcome, Table, Viewer};

use crate::ArenaError;
use crate::balance::{Balance, Observed};
use crate::contest::{Contest, Witness, rotations};
use crate::course::{GameCourse, PARTS};
use crate::deeds::{Deed, Deeds};
use crate::rating::quantile;
use crate::variance::Variance;

/// What is to be studied.
#[derive(Clone, Debug)]
pub struct Study {
    /// How many seats the tables have.
    pub seats: u8,
    /// Options of the game by name; what is not named keeps its default.
    pub options: Vec<(String, String)>,
    /// Who plays on all seats.
    pub player: String,
    /// Whom skill is told from luck by, from the weakest to the strongest.
    pub levels: Vec<String>,
    /// How many games of each of the two kinds.
    pub games: u64,
    /// The number that fixes all games.
    pub seed: u64,
}

/// What came out.
#[derive(Clone, Debug, Serialize)]
pub struct StudyReport {
    /// The game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// How many seats the tables had.
    pub seats: u8,
    /// The options, all of them.
    pub options: Vec<(String, String)>,
    /// Who played on all seats.
    pub player: String,
    /// The number that fixes all games.
    pub seed: u64,
    /// How many games that player played.
    pub games: u64,
    /// How many inputs a game has.
    pub length: Spread,
    /// How many real choices a seat has in a game: those with more than one legal action.
    pub choices: Spread,
    /// How many legal actions a real choice has.
    pub branching: Spread,
    /// The mean number of legal actions in each part of the game; nothing where there was no choice.
    pub branching_by_part: Vec<Option<f64>>,
    /// How often the lead changes in a game.
    pub lead_changes: Spread,
    /// How often the player who is expected to win does win, for each part of the game.
    pub leader_wins: Vec<f64>,
    /// After what part of the game none but winners are ahead any more, from 0 to 1.
    pub decided: Spread,
    /// By how many points the winner is ahead of the next.
    pub margin: Spread,
    /// The part of games with more than one winner.
    pub shared_victories: f64,
    /// What seats are worth, what points come from, and who does what and wins.
    pub balance: Balance,
    /// What is done, the most frequent first.
    pub deeds: Vec<Deed>,
    /// How the levels did against each other, and what decides; nothing if there is only one level.
    pub skill: Option<Variance>,
    /// The levels that were named but not compared, since there are more than seats.
    pub left_out: Vec<String>,
}

/// How a figure is spread over games.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// One in twenty is below this.
    pub low: f64,
    /// Half are below this.
    pub median: f64,
    /// One in twenty is above this.
    pub high: f64,
}

impl Spread {
    fn of(mut values: Vec<f64>) -> Spread {
        if values.is_empty() {
            return Spread { mean: 0.0, low: 0.0, median: 0.0, high: 0.0 };
        }
        values.sort_by(f64::total_cmp);
        let mean = values.iter().sum::<f64>() / values.len() as f64;
        Spread { mean, low: quantile(&values, 0.05), median: quantile(&values, 0.5), high: quantile(&values, 0.95) }
    }
}

impl Study {
    /// Plays on the threads of the current rayon pool. `done` is told how many games are finished.
    pub fn run<G: Entry>(&self, done: &(dyn Fn(u64) + Sync)) -> Result<StudyReport, ArenaError> {
        if self.games == 0 {
            return Err(ArenaError::NoDeals);
        }
        let contest = Contest::<G>::new(self.seats, &self.options, std::slice::from_ref(&self.player), self.seed)?;
        let levels = self.line_up();
        // A level that is left out must have a known name as well.
        Contest::<G>::new(self.seats, &self.options, &self.levels, self.seed)?;
        let rivals = Contest::<G>::new(self.seats, &self.options, &levels.0, self.seed)?;
        let alike = vec![vec![0; usize::from(self.seats)]];
        let watch = |deal| {
            let mut watching = Watching::<G>::new();
            contest.play(deal, &alike, &mut watching);
            done(1);
            watching.seen
        };
        let seen: Vec<Vec<Seen>> = (0..self.games).into_par_iter().map(watch).collect();
        let skill = (levels.0.len() > 1).then(|| self.skill(&rivals, &levels, done));
        Ok(self.report(&contest, seen, skill))
    }

    /// How many games it plays in all.
    pub fn all_games(&self) -> u64 {
        let levels = self.line_up();
        let rivalry = if levels.0.len() > 1 { self.rival_deals() * u64::from(self.seats) } else { 0 };
        self.games + rivalry
    }

    fn rival_deals(&self) -> u64 {
        self.games.div_ceil(u64::from(self.seats.max(1))).max(2)
    }

    /// The distinct levels and who of them sits where. Of more levels than seats, the weakest, the strongest and some
    /// between are taken.
    fn line_up(&self) -> (Vec<String>, Vec<usize>) {
        let seats = usize::from(self.seats).max(1);
        let mut distinct: Vec<String> = Vec::new();
        let count = self.levels.len();
        let taken = |place: usize| if count <= seats { place } else { place * (count - 1) / (seats - 1).max(1) };
        for place in 0..count.min(seats) {
            if !distinct.contains(&self.levels[taken(place)]) {
                distinct.push(self.levels[taken(place)].clone());
            }
        }
        let order = (0..seats).map(|seat| seat % distinct.len().max(1)).collect();
        (distinct, order)
    }

    /// Which levels are not in the line-up.
    fn left_out(&self) -> Vec<String> {
        let (taken, _) = self.line_up();
        let mut left_out: Vec<String> = Vec::new();
        for level in self.levels.iter().filter(|level| !taken.contains(level)) {
            if !left_out.contains(level) {
                left_out.push(level.clone());
            }
        }
        left_out
    }

    fn skill<G: Entry>(
        &self,
        rivals: &Contest<G>,
        (names, order): &(Vec<String>, Vec<usize>),
        done: &(dyn Fn(u64) + Sync),
    ) -> Variance {
        let seatings = rotations(order);
        let play = |deal| {
            let outcomes = rivals.play(deal, &seatings, &mut ());
            done(u64::from(self.seats));
            outcomes
        };
        let deals: Vec<Vec<Outcome>> = (0..self.rival_deals()).into_par_iter().map(play).collect();
        Variance::of(names, &seatings, &deals)
    }

    fn report<G: Entry>(&self, contest: &Contest<G>, seen: Vec<Vec<Seen>>, skill: Option<Variance>) -> StudyReport {
        let games: Vec<&Seen> = seen.iter().flatten().collect();
        let of_games = |value: &dyn Fn(&Seen) -> f64| Spread::of(games.iter().map(|game| value(game)).collect());
        let branching = |part: usize| {
            let counts = || games.iter().flat_map(|game| game.course.choices_in(part));
            let count = counts().count();
            (count > 0).then(|| counts().sum::<f64>() / count as f64)
        };
        let leader_wins = |part: usize| {
            games.iter().map(|game| game.course.leader_wins(part)).sum::<f64>() / games.len().max(1) as f64
        };
        let mut deeds = Deeds::default();
        games.iter().for_each(|game| deeds.add_all(&game.deeds));
        StudyReport {
            game: G::NAME,
            rules: G::RULES,
            seats: self.seats,
            options: table::describe(&contest.options),
            player: self.player.clone(),
            seed: self.seed,
            games: games.len() as u64,
            length: of_games(&|game| game.course.length() as f64),
            choices: of_games(&|game| game.course.choices().count() as f64 / f64::from(self.seats)),
            branching: Spread::of(games.iter().flat_map(|game| game.course.choices()).collect()),
            branching_by_part: (0..PARTS).map(branching).collect(),
            lead_changes: of_games(&|game| game.course.lead_changes() as f64),
            leader_wins: (0..PARTS).map(leader_wins).collect(),
            decided: of_games(&|game| game.course.decided()),
            margin: of_games(&|game| game.course.margin()),
            shared_victories: games.iter().filter(|game| game.course.is_shared()).count() as f64
                / games.len().max(1) as f64,
            deeds: deeds.report(games.len()),
            balance: Balance::of(
                self.seats,
                &seen.into_iter().map(|deal| deal.into_iter().map(|seen| seen.observed).collect()).collect::<Vec<_>>(),
            ),
            skill,
            left_out: self.left_out(),
        }
    }
}

/// What was seen of one game.
struct Seen {
    course: GameCourse,
    deeds: Deeds,
    observed: Observed,
}

/// Notes everything that a study is made of.
struct Watching<G: Entry> {
    /// The game before the step that is seen next.
    before: Option<G>,
    course: GameCourse,
    deeds: Deeds,
    events: Vec<CountedEvent>,
    seen: Vec<Seen>,
}

impl<G: Entry> Watching<G> {
    fn new() -> Watching<G> {
        Watching {
            before: None,
            course: GameCourse::default(),
            deeds: Deeds::default(),
            events: Vec::new(),
            seen: Vec::new(),
        }
    }
}

impl<G: Entry> Witness<G> for Watching<G> {
    const LISTENS: bool = true;

    fn see(&mut self, step: &TableUpdate<'_, G>) {
        let game = step.table.game();
        if let (Some(before), Some(input)) = (&self.before, step.input) {
            let chosen = match input {
                Input::Choose(seat, action) => Some((seat, action)),
                Input::TimeUp => None,
            };
            let mut choices = 0;
            // A seat that may interrupt has a choice even if only one action is legal.
            let may = before.waiting().may;
            for seat in chosen.map_or(may, |(seat, _)| may.with(seat)).iter() {
                let mut legal = Vec::new();
                before.legal(seat, &mut legal);
                let own = chosen.filter(|(chooser, _)| *chooser == seat).map(|(_, action)| action);
                if legal.len() > 1 || may.contains(seat) {
                    self.deeds.note(seat, own.as_ref(), &legal);
                }
                choices = if own.is_some() { legal.len() } else { choices };
            }
            self.course.step(choices, G::MIND.expect(game).as_slice());
        }
        self.events.extend(step.journal.heard_by(Viewer::Spectator).filter_map(G::counted));
        self.before = Some(game.clone());
    }

    fn end(&mut self, table: &Table<G>, _seating: &[usize], outcome: &Outcome) {
        self.before = None;
        let mut course = std::mem::take(&mut self.course);
        course.end(outcome);
        let mut deeds = std::mem::take(&mut self.deeds);
        deeds.end(outcome);
        let observed = Observed::of(table.game(), *outcome, std::mem::take(&mut self.events));
        self.seen.push(Seen { course, deeds, observed });
    }
}
