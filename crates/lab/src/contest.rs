//! The games of one deal: the same seed, played once for each way in which the players are seated.

use std::ops::RangeInclusive;

use bots::TableUpdate;
use catalog::{Entry, OpenRefused};
use players::Player;
use table::{Journal, Outcome, Rng, Seat, Seed, Table, parse_options};

use crate::ArenaError;

/// Who sits where in one game: for each seat, clockwise from A, the position of the player in the list of players.
pub(crate) type Seating = Vec<usize>;

/// Everything that the games of a contest have in common.
pub(crate) struct Contest<G: Entry> {
    pub(crate) seats: u8,
    pub(crate) options: G::Options,
    /// Each player once.
    pub(crate) players: Vec<Player<G>>,
    /// The number that fixes all deals and all bots.
    pub(crate) seed: u64,
}

/// Somebody who watches the games of a deal. A witness that needs no news leaves the journal closed, which is quicker.
pub(crate) trait Witness<G: Entry> {
    /// Whether it has to hear the news of the game.
    const LISTENS: bool;

    /// Sees a step of a game.
    fn see(&mut self, step: &TableUpdate<'_, G>);

    /// Sees the end of a game.
    fn end(&mut self, table: &Table<G>, seating: &[usize], outcome: &Outcome);
}

/// Nobody watches.
impl<G: Entry> Witness<G> for () {
    const LISTENS: bool = false;

    #[inline]
    fn see(&mut self, _step: &TableUpdate<'_, G>) {}

    #[inline]
    fn end(&mut self, _table: &Table<G>, _seating: &[usize], _outcome: &Outcome) {}
}

/// The options with these names and values, if a table for this many seats can be opened with them.
pub(crate) fn options_of<G: Entry>(seats: u8, options: &[(String, String)]) -> Result<G::Options, OpenRefused> {
    let options = parse_options::<G::Options>(options).map_err(OpenRefused::Option)?;
    Table::<G>::open(seats, options.clone(), Seed::numbered(0, 0), &mut Journal::closed())
        .map_err(OpenRefused::Table)?;
    Ok(options)
}

impl<G: Entry> Contest<G> {
    /// A contest, or why it can't be held.
    pub(crate) fn new(
        seats: u8,
        options: &[(String, String)],
        players: &[String],
        seed: u64,
    ) -> Result<Contest<G>, ArenaError> {
        let options = options_of::<G>(seats, options).map_err(ArenaError::Open)?;
        let players = players
            .iter()
            .map(|name| Player::named(name, seats).map_err(ArenaError::Player))
            .collect::<Result<_, _>>()?;
        Ok(Contest { seats, options, players, seed })
    }

    /// Plays one deal, once for each seating, and says how each game ended.
    pub(crate) fn play<W: Witness<G>>(&self, deal: u64, seatings: &[Seating], witness: &mut W) -> Vec<Outcome> {
        let seed = Seed::numbered(self.seed, deal);
        // The bots' chance comes from another stream than the deal's, and differs from game to game.
        let mut chance = Rng::new(&Seed::numbered(!self.seed, deal));
        let play = |seating: &Seating| {
            let mut bots: Vec<_> = seating.iter().map(|&player| self.players[player].make(chance.fork())).collect();
            let mut journal = if W::LISTENS { Journal::open() } else { bots::journal_for(&bots) };
            let mut table = Table::<G>::open(self.seats, self.options.clone(), seed, &mut journal)
                .expect("the first table of this contest was set up with the same seats");
            let outcome = bots::play(&mut table, &mut journal, &mut bots, |step| witness.see(&step));
            witness.end(&table, seating, &outcome);
            outcome
        };
        seatings.iter().map(play).collect()
    }
}

/// Every rotation of a line-up over the seats, one after the other.
pub(crate) fn rotations(line_up: &[usize]) -> Vec<Seating> {
    let rotated = |by: usize| line_up.iter().cycle().skip(by).take(line_up.len()).copied().collect();
    (0..line_up.len()).map(rotated).collect()
}

/// Every way to seat two players in turn around the table so that both sit equally often on every seat.
///
/// At a table with an odd number of seats one of the two has a chair more; then each has it equally often.
pub(crate) fn alternations(seats: u8, one: usize, other: usize) -> Vec<Seating> {
    let around = |first: usize, second: usize| -> Vec<usize> {
        [first, second].into_iter().cycle().take(usize::from(seats)).collect()
    };
    if seats.is_multiple_of(2) {
        return vec![around(one, other), around(other, one)];
    }
    let mut seatings = rotations(&around(one, other));
    seatings.extend(rotations(&around(other, one)));
    seatings
}

/// One for a victory alone, a part of it for a shared one.
pub(crate) fn win_share(outcome: &Outcome, seat: Seat) -> f64 {
    let winners = outcome.winners();
    if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// Between which ends the share of victories per seat of a player lies: none of the games and all of them, divided by
/// the chairs that it held in them. A player on all seats wins all games.
pub(crate) fn win_range(seatings: &[Seating], player: usize) -> RangeInclusive<f64> {
    let chairs = || seatings.iter().flatten();
    let held = chairs().filter(|&&at| at == player).count();
    let most = seatings.len() as f64 / held as f64;
    if held == chairs().count() { most..=most } else { 0.0..=most }
}

/// What a player got per seat and game, for each deal.
pub(crate) fn per_deal(
    seatings: &[Seating],
    deals: &[Vec<Outcome>],
    player: usize,
    worth: impl Fn(&Outcome, Seat) -> f64,
) -> Vec<f64> {
    let of_deal = |outcomes: &Vec<Outcome>| {
        let (mut sum, mut count) = (0.0, 0.0);
        for (seating, outcome) in seatings.iter().zip(outcomes) {
            for (seat, _) in Seat::all(outcome.points.seats()).zip(seating).filter(|(_, at)| **at == player) {
                sum += worth(outcome, seat);
                count += 1.0;
            }
        }
        sum / count
    };
    deals.iter().map(of_deal).collect()
}

/// By how much one player was ahead of another in this, for each deal.
pub(crate) fn lead_per_deal(
    seatings: &[Seating],
    deals: &[Vec<Outcome>],
    [one, other]: [usize; 2],
    worth: impl Fn(&Outcome, Seat) -> f64,
) -> Vec<f64> {
    let [one, other] = [one, other].map(|player| per_deal(seatings, deals, player, &worth));
    one.into_iter().zip(other).map(|(one, other)| one - other).collect()
}

/// Between which ends the lead of one player over another in the share of victories lies.
pub(crate) fn lead_range(seatings: &[Seating], [one, other]: [usize; 2]) -> RangeInclusive<f64> {
    -win_range(seatings, other).end()..=*win_range(seatings, one).end()
}
