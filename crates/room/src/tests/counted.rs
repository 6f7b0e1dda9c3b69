//! A game that counts how much work its tables are asked to do.

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use catalog::{
    Advice, AnyAction, AnyBot, AnyCheckpoint, AnyEvent, AnyGame, AnyNews, AnyQuestion, AnySight, AnyTable, Hands,
    Level, LookingBack, OpenRefused, PutRefused, ReplayStep, Stop, UnknownPlayer,
};
use table::{Choice, Input, Outcome, Record, ReplayError, Rng, Seat, Seed, Viewer, Waiting};

/// Another game that counts what it is asked to do.
pub(super) struct Counted {
    game: &'static dyn AnyGame,
    counts: Arc<Counts>,
}

#[derive(Default)]
struct Counts {
    /// Inputs put in or written down, and checkpoints.
    work: AtomicUsize,
    /// Actions read from their notation.
    parses: AtomicUsize,
    /// Views made.
    sights: AtomicUsize,
}

impl Counted {
    /// It lives as long as the test.
    pub(super) fn new(game: &'static dyn AnyGame) -> &'static Counted {
        Box::leak(Box::new(Counted { game, counts: Arc::default() }))
    }

    /// What was done since this was last asked.
    pub(super) fn work(&self) -> usize {
        self.counts.work.swap(0, Ordering::Relaxed)
    }

    /// How many actions were read from their notation since this was last asked.
    pub(super) fn parses(&self) -> usize {
        self.counts.parses.swap(0, Ordering::Relaxed)
    }

    /// How many views were made since this was last asked.
    pub(super) fn sights(&self) -> usize {
        self.counts.sights.swap(0, Ordering::Relaxed)
    }

    fn wrap(&self, table: Box<dyn AnyTable>) -> Box<dyn AnyTable> {
        Box::new(CountedTable { table, counts: self.counts.clone() })
    }
}

struct CountedTable {
    table: Box<dyn AnyTable>,
    counts: Arc<Counts>,
}

impl CountedTable {
    fn count(&self, work: usize) {
        self.counts.work.fetch_add(work, Ordering::Relaxed);
    }
}

impl AnyGame for Counted {
    fn name(&self) -> &'static str {
        self.game.name()
    }
    fn title(&self) -> &'static str {
        self.game.title()
    }
    fn about(&self) -> &'static str {
        self.game.about()
    }
    fn rules(&self) -> u32 {
        self.game.rules()
    }

    fn knows_rules(&self, rules: u32) -> bool {
        self.game.knows_rules(rules)
    }
    fn seats(&self) -> RangeInclusive<u8> {
        self.game.seats()
    }
    fn options(&self) -> &'static [Choice] {
        self.game.options()
    }
    fn hands(&self) -> Hands {
        self.game.hands()
    }
    fn looking_back(&self) -> LookingBack {
        self.game.looking_back()
    }
    fn levels(&self) -> Vec<Level> {
        self.game.levels()
    }
    fn open_by(
        &self,
        rules: u32,
        seats: u8,
        options: &[(String, String)],
        seed: Seed,
    ) -> Result<(Box<dyn AnyTable>, Vec<AnyNews>), OpenRefused> {
        self.game.open_by(rules, seats, options, seed).map(|(table, news)| (self.wrap(table), news))
    }
    fn replay(&self, record: &Record, watch: &mut dyn FnMut(ReplayStep<'_>)) -> Result<Box<dyn AnyTable>, ReplayError> {
        self.counts.work.fetch_add(record.inputs.len(), Ordering::Relaxed);
        self.game.replay(record, watch).map(|table| self.wrap(table))
    }
    fn rebuild(
        &self,
        record: &Record,
        watch: &mut dyn FnMut(ReplayStep<'_>),
    ) -> Result<Box<dyn AnyTable>, ReplayError> {
        self.counts.work.fetch_add(record.inputs.len(), Ordering::Relaxed);
        self.game.rebuild(record, watch).map(|table| self.wrap(table))
    }
    fn bot(&self, player: &str, rng: Rng) -> Result<Box<dyn AnyBot>, UnknownPlayer> {
        self.game.bot(player, rng)
    }
    fn advise(&self, heard: &[Arc<dyn AnyEvent>], question: &AnyQuestion, stop: &Stop, rng: Rng) -> Vec<Advice> {
        self.game.advise(heard, question, stop, rng)
    }
}

impl AnyTable for CountedTable {
    fn game(&self) -> &'static str {
        self.table.game()
    }
    fn seats(&self) -> u8 {
        self.table.seats()
    }
    fn waiting(&self) -> Waiting {
        self.table.waiting()
    }
    fn parse(&self, action: &str) -> Result<Box<dyn AnyAction>, PutRefused> {
        self.counts.parses.fetch_add(1, Ordering::Relaxed);
        self.table.parse(action)
    }
    fn first_legal(&self, seat: Seat) -> Option<Box<dyn AnyAction>> {
        self.table.first_legal(seat)
    }
    fn check(&self, input: Input<&dyn AnyAction>) -> Result<(), PutRefused> {
        self.table.check(input)
    }
    fn precedence(&self, seat: Seat, action: &dyn AnyAction) -> u8 {
        self.table.precedence(seat, action)
    }
    fn occasion(&self) -> Option<u32> {
        self.table.occasion()
    }
    fn apply(&mut self, input: Input<&dyn AnyAction>) -> Result<Vec<AnyNews>, PutRefused> {
        self.count(1);
        self.table.apply(input)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }
    fn record(&self) -> Record {
        self.count(self.table.steps());
        self.table.record()
    }
    fn seed(&self) -> &Seed {
        self.table.seed()
    }
    fn steps(&self) -> usize {
        self.table.steps()
    }
    fn checkpoint(&self) -> AnyCheckpoint {
        self.count(1);
        self.table.checkpoint()
    }
    fn go_back_to(&mut self, checkpoint: &AnyCheckpoint) {
        self.count(1);
        self.table.go_back_to(checkpoint);
    }
    fn has_revealed(&self, inputs: usize, rng: &mut Rng) -> bool {
        self.count(self.table.steps());
        self.table.has_revealed(inputs, rng)
    }
    fn choice_mark(&self, seat: Seat) -> u64 {
        self.table.choice_mark(seat)
    }
    fn sight(&self, viewer: Viewer) -> Arc<dyn AnySight> {
        self.counts.sights.fetch_add(1, Ordering::Relaxed);
        self.table.sight(viewer)
    }
}
