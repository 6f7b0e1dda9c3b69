//! Benchmarks: how fast the rules run on one core.

use std::hint::black_box;
use std::mem::size_of;
use std::time::{Duration, Instant};

use bots::{Bot, Budget, TreeSearch, TreeSearchSettings};
use catalog::{Entry, OpenRefused};
use serde::{Deserialize, Serialize};
use table::{Game, Journal, Outcome, Rng, Seat, Seed, Table, Viewer, random_input};

use crate::contest::{Contest, Witness, options_of, rotations};

/// What is to be measured.
#[derive(Clone, Debug)]
pub struct Bench {
    /// How many seats the tables have.
    pub seats: u8,
    /// Options of the game by name; what is not named keeps its default.
    pub options: Vec<(String, String)>,
    /// How long each measurement runs; each is taken [`Bench::RUNS`] times.
    pub time: Duration,
    /// The number that fixes all games.
    pub seed: u64,
}

/// Figures of one game on one core, each the median of several runs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BenchReport {
    /// The game.
    pub game: String,
    /// How many seats the tables had.
    pub seats: u8,
    /// Random play: actions a second, with set-up, legal lists and the choice among them.
    pub actions_per_second: f64,
    /// Random play: whole games a second.
    pub games_per_second: f64,
    /// The mean number of inputs of such a game.
    pub inputs_per_game: f64,
    /// Actions a second of uniform players in the arena, as a part of those of random play, measured in turn.
    pub arena_part: f64,
    /// Worlds imagined a second, from the middle of a game.
    pub worlds_per_second: f64,
    /// Copies of a state a second.
    pub clones_per_second: f64,
    /// Iterations a second of a tree search on the first real choice of a game, played out to the end of the chapter.
    pub simulations_per_second: f64,
    /// Games rebuilt from their records a second.
    pub replays_per_second: f64,
    /// The size of a state in bytes.
    pub state_bytes: usize,
}

impl Bench {
    /// How often each measurement is taken; the median counts.
    pub const RUNS: usize = 5;

    /// Measures. `progress` is told what is measured next.
    pub fn run<G: Entry>(&self, progress: &dyn Fn(&'static str)) -> Result<BenchReport, OpenRefused> {
        let options = options_of::<G>(self.seats, &self.options)?;
        progress("random play");
        let mut inputs_per_game = 0.0;
        let games_per_second = median(|| {
            let (games, inputs, seconds) = self.random_play::<G>(&options);
            inputs_per_game = inputs / games;
            games / seconds
        });
        progress("the arena");
        let arena_part = self.arena_part::<G>(&options);
        progress("imagined worlds");
        let moments = self.moments::<G>(&options);
        let worlds_per_second = median(|| self.imagine(&moments));
        progress("copies");
        let clones_per_second = median(|| self.clones(&moments));
        progress("tree search");
        let simulations_per_second = median(|| self.search::<G>(&options));
        progress("replays");
        let replays_per_second = median(|| self.replays::<G>(&options));
        Ok(BenchReport {
            game: G::NAME.to_string(),
            seats: self.seats,
            actions_per_second: games_per_second * inputs_per_game,
            games_per_second,
            inputs_per_game,
            arena_part,
            worlds_per_second,
            clones_per_second,
            simulations_per_second,
            replays_per_second,
            state_bytes: size_of::<G>(),
        })
    }

    fn random_play<G: Entry>(&self, options: &G::Options) -> (f64, f64, f64) {
        let mut rng = Rng::new(&Seed::numbered(self.seed, 1));
        let mut journal = Journal::closed();
        let mut legal = Vec::with_capacity(256);
        let (mut games, mut inputs) = (0u64, 0u64);
        let start = Instant::now();
        while start.elapsed() < self.time {
            // Reading the clock once in 64 games keeps it out of the measurement.
            for _ in 0..64 {
                let mut game = G::setup(self.seats, options, &mut rng, &mut journal);
                while !game.waiting().is_over() {
                    let input = random_input(&game, &mut legal, &mut rng);
                    game.apply(input, &mut rng, &mut journal);
                    inputs += 1;
                }
                black_box(&game);
                games += 1;
            }
        }
        (games as f64, inputs as f64, start.elapsed().as_secs_f64())
    }

    /// Which part of the actions a second of random play uniform players reach in the arena. The two are measured in
    /// turn, so that both meet the same machine.
    fn arena_part<G: Entry>(&self, options: &G::Options) -> f64 {
        let players = vec![players::Player::Uniform];
        let contest = Contest::<G> { seats: self.seats, options: options.clone(), players, seed: self.seed };
        median(|| {
            let (_, inputs, seconds) = self.random_play::<G>(options);
            self.arena_play(&contest) / (inputs / seconds)
        })
    }

    /// Actions a second of uniform players in the arena, on one thread.
    fn arena_play<G: Entry>(&self, contest: &Contest<G>) -> f64 {
        let seatings = rotations(&vec![0; usize::from(self.seats)]);
        let mut deal = 0;
        self.rate(|| {
            let mut inputs = CountInputs(0);
            for _ in 0..16 {
                black_box(contest.play(deal, &seatings, &mut inputs));
                deal += 1;
            }
            inputs.0
        })
    }

    /// States in the middle of random games, each with the view and the memory of the seat that is to move.
    fn moments<G: Entry>(&self, options: &G::Options) -> Vec<Moment<G>> {
        let mut rng = Rng::new(&Seed::numbered(self.seed, 2));
        (0..64).filter_map(|_| middle_of_a_game(self.seats, options, &mut rng)).collect()
    }

    fn imagine<G: Entry>(&self, moments: &[Moment<G>]) -> f64 {
        let mut rng = Rng::new(&Seed::numbered(self.seed, 3));
        self.rate(|| {
            for moment in moments {
                black_box(G::imagine(black_box(&moment.view), black_box(&moment.memory), &mut rng));
            }
            moments.len()
        })
    }

    fn clones<G: Entry>(&self, moments: &[Moment<G>]) -> f64 {
        self.rate(|| {
            for moment in moments {
                black_box(black_box(&moment.game).clone());
            }
            moments.len()
        })
    }

    fn search<G: Entry>(&self, options: &G::Options) -> f64 {
        const ITERATIONS: u32 = 5_000;
        let mut rng = Rng::new(&Seed::numbered(self.seed, 4));
        let mut journal = Journal::open();
        let mut game = G::setup(self.seats, options, &mut rng, &mut journal);
        let mut legal = Vec::new();
        // Where there is nothing to choose, a search has nothing to do and would look infinitely fast.
        let seat = loop {
            let Some(seat) = game.waiting().anyone().first() else { return 0.0 };
            legal.clear();
            game.legal(seat, &mut legal);
            if legal.len() > 1 {
                break seat;
            }
            let input = random_input(&game, &mut legal, &mut rng);
            game.apply(input, &mut rng, &mut journal);
        };
        let view = game.view(Viewer::Seat(seat));
        let budget = Budget::Iterations(ITERATIONS);
        let mut bot =
            TreeSearch::new(TreeSearchSettings { budget, ..TreeSearchSettings::default() }, G::MIND, rng.fork());
        for event in journal.heard_by(Viewer::Seat(seat)) {
            Bot::<G>::hear(&mut bot, seat, event);
        }
        self.rate(|| {
            black_box(Bot::<G>::choose(&mut bot, seat, &view, &legal));
            ITERATIONS as usize
        })
    }

    fn replays<G: Entry>(&self, options: &G::Options) -> f64 {
        let mut rng = Rng::new(&Seed::numbered(self.seed, 5));
        let mut table = Table::<G>::open(self.seats, options.clone(), rng.seed(), &mut Journal::closed())
            .expect("a table with these seats was set up before");
        let mut legal = Vec::new();
        while !table.game().waiting().is_over() {
            let input = random_input(table.game(), &mut legal, &mut rng);
            table.put(input, &mut Journal::closed()).expect("a random input is legal");
        }
        let record = table.record().to_string();
        self.rate(|| {
            let record = black_box(&record).parse().expect("a record just written is read");
            black_box(Table::<G>::replay(&record, |_, _, _| {}).expect("a game just played replays"));
            1
        })
    }

    /// How often a second something is done; `batch` does it some times and says how many.
    fn rate(&self, mut batch: impl FnMut() -> usize) -> f64 {
        let mut count = 0;
        let start = Instant::now();
        while start.elapsed() < self.time {
            count += batch();
        }
        count as f64 / start.elapsed().as_secs_f64()
    }
}

/// Counts the inputs of games in the arena.
pub(crate) struct CountInputs(pub(crate) usize);

impl<G: Entry> Witness<G> for CountInputs {
    const LISTENS: bool = false;

    #[inline]
    fn see(&mut self, _step: &bots::TableUpdate<'_, G>) {}

    fn end(&mut self, table: &Table<G>, _seating: &[usize], _outcome: &Outcome) {
        self.0 += table.inputs().len();
    }
}

struct Moment<G: Game> {
    game: G,
    view: G::View,
    memory: G::Memory,
}

fn middle_of_a_game<G: Entry>(seats: u8, options: &G::Options, rng: &mut Rng) -> Option<Moment<G>> {
    let mut legal = Vec::new();
    let start = rng.clone();
    let mut length = 0;
    let mut game = G::setup(seats, options, rng, &mut Journal::closed());
    while !game.waiting().is_over() {
        let input = random_input(&game, &mut legal, rng);
        game.apply(input, rng, &mut Journal::closed());
        length += 1;
    }
    // The same game again up to its middle, this time listening.
    let mut rng = start;
    let mut journal = Journal::open();
    let mut memories: Vec<G::Memory> = Seat::all(seats).map(|_| G::Memory::default()).collect();
    let mut game = G::setup(seats, options, &mut rng, &mut journal);
    for _ in 0..length / 2 {
        let input = random_input(&game, &mut legal, &mut rng);
        game.apply(input, &mut rng, &mut journal);
    }
    let seat = game.waiting().anyone().first()?;
    let memory = &mut memories[seat.index()];
    for event in journal.heard_by(Viewer::Seat(seat)) {
        G::recall(memory, seat, event);
    }
    Some(Moment { view: game.view(Viewer::Seat(seat)), memory: memory.clone(), game })
}

fn median(mut measure: impl FnMut() -> f64) -> f64 {
    let mut runs: Vec<f64> = (0..Bench::RUNS).map(|_| measure()).collect();
    runs.sort_by(f64::total_cmp);
    runs[Bench::RUNS / 2]
}
