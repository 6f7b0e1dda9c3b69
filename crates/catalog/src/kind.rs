//! A game type as a value.

use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::Arc;

use bots::Stop;
use players::{Player, UnknownPlayer};
use table::{Choice, Input, Journal, Options, Record, ReplayError, Rng, Seed, Table, parse_options};

use crate::any::{AnyBot, AnyEvent, AnyGame, AnyNews, AnyQuestion, AnyTable, Level, ReplayStep};
use crate::bot::Seated;
use crate::event::{erase, known_event};
use crate::hint::{Advice, advise};
use crate::sight::{Sight, known_sight};
use crate::{Entry, Hands, LookingBack, OpenRefused};

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

    fn levels(&self) -> Vec<Level> {
        G::LEVELS
            .iter()
            .map(|level| Level { name: level.name, about: level.about, parameters: (level.parameters)() })
            .collect()
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

    fn replay(&self, record: &Record, watch: &mut dyn FnMut(ReplayStep<'_>)) -> Result<Box<dyn AnyTable>, ReplayError> {
        let table = Table::<G>::replay(record, |table, input, journal| watch(step(table, input, journal)))?;
        Ok(Box::new(table))
    }

    fn rebuild(
        &self,
        record: &Record,
        watch: &mut dyn FnMut(ReplayStep<'_>),
    ) -> Result<Box<dyn AnyTable>, ReplayError> {
        let table = Table::<G>::rebuild(record, |table, input, journal| watch(step(table, input, journal)))?;
        Ok(Box::new(table))
    }

    fn bot(&self, player: &str, rng: Rng) -> Result<Box<dyn AnyBot>, UnknownPlayer> {
        let player = Player::<G>::named_for_every_table(player)?;
        Ok(Box::new(Seated(player.make(rng))))
    }

    fn advise(&self, heard: &[Arc<dyn AnyEvent>], question: &AnyQuestion, stop: &Stop, rng: Rng) -> Vec<Advice> {
        let Sight { view, legal } = known_sight::<G>(question.sight.as_ref());
        let heard = heard.iter().map(|event| known_event::<G>(event.as_ref()).clone());
        advise::<G>((question.seat, question.asked), view, legal, heard, stop, rng)
    }
}

fn step<'a, G: Entry>(
    table: &'a Table<G>,
    input: Option<&Input<G::Action>>,
    journal: &mut Journal<G::Event>,
) -> ReplayStep<'a> {
    ReplayStep { input: input.map(Input::written), news: erase::<G>(journal), table }
}
