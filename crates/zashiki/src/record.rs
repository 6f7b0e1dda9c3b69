//! `zashiki record`: bots play a game and its record is written.

use std::path::Path;

use catalog::{Entry, Visitor};
use lab::ArenaError;
use players::Player;
use table::{Journal, Record, Rng, Seat, Seed, Table, parse_options};

use crate::arguments::RecordCommand;
use crate::{progress, say, seeds};

pub(crate) fn run(command: &RecordCommand) -> anyhow::Result<()> {
    let game = catalog::game(&command.table.game)?;
    let seed = seeds::named_or_fresh(command.seed.as_deref())?;
    let players =
        if command.players.is_empty() { vec![game.strongest_level().to_string()] } else { command.players.clone() };
    let seats = command.table.seats(game)?;
    if players.len() > usize::from(seats) {
        return Err(ArenaError::TooManyPlayers { players: players.len(), seats }.into());
    }
    if let Some(path) = &command.out {
        say::can_be_written(path)?;
    }
    let bar = progress::bar(0, "playing");
    let playing = Playing { seats, options: &command.table.options, players: &players, seed, step: &|| bar.inc(1) };
    let record = catalog::visit(&command.table.game, playing)??;
    bar.finish_and_clear();
    match &command.out {
        None => say::out(&record.to_string()),
        Some(path) => write(path, &record),
    }
}

/// Writes a record to a file.
pub(crate) fn write(path: &Path, record: &Record) -> anyhow::Result<()> {
    say::file(path, &record.to_string())
}

struct Playing<'a> {
    seats: u8,
    options: &'a [(String, String)],
    players: &'a [String],
    seed: Seed,
    step: &'a dyn Fn(),
}

impl Visitor for Playing<'_> {
    type Output = anyhow::Result<Record>;

    fn visit<G: Entry>(self) -> anyhow::Result<Record> {
        let mut journal = Journal::open();
        let mut table = Table::<G>::open(self.seats, parse_options(self.options)?, self.seed, &mut journal)?;
        // The bots' chance follows from the seed, so that the same seed and players give the same record.
        let mut chance = Rng::new(&self.seed).fork();
        let names: Vec<&String> = self.players.iter().cycle().take(self.seats as usize).collect();
        let mut bots = Vec::new();
        for name in &names {
            bots.push(Player::<G>::named(name, self.seats)?.make(chance.fork()));
        }
        bots::play(&mut table, &mut journal, &mut bots, |_| (self.step)());
        let players = Seat::all(self.seats).zip(names).map(|(seat, name)| (seat, name.clone()));
        Ok(Record { players: players.collect(), ..table.record() })
    }
}
