//! The books: every card, Kobun and token is in exactly one place.

use table::Seat;

use crate::ids::{BuildingId, FishId, PipeId, PouchId, StallId};
use crate::phase::Phase;
use crate::pool::MAX_POOL;
use crate::sets::{BuildingSet, CardSet, FishSet, PipeSet, PouchSet};
use crate::state::{Iki, Stall};
use crate::track::MAX_POWER;

/// Fails with a sentence unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $($sentence:tt)+) => {
        if !$condition {
            return Err(format!($($sentence)+));
        }
    };
}

impl Iki {
    /// Whether the books balance.
    pub(crate) fn check_books(&self) -> Result<(), String> {
        self.check_cards()?;
        self.check_board()?;
        self.check_tokens()?;
        self.check_track()
    }

    /// Each card that takes part is covered, on offer, to start with, on the board, retired, or gone.
    fn check_cards(&self) -> Result<(), String> {
        let on_board: CardSet = self.stalls.iter().filter_map(Stall::occupation).collect();
        let retired = Seat::all(self.seats).map(|seat| self.player(seat).retired);
        let in_hand: CardSet =
            if let Phase::StartingStall { card } = self.phase { [card].into_iter().collect() } else { CardSet::NONE };
        let places = [self.stacks.cards(), self.pool.cards(), self.starting, in_hand, on_board, self.gone];
        let mut seen = CardSet::NONE;
        for cards in places.into_iter().chain(retired) {
            ensure!(seen.and(cards).is_empty(), "{:?} is in two places", seen.and(cards));
            seen = seen.or(cards);
        }
        ensure!(seen == self.options.cards(), "the cards in play are {seen:?}");
        ensure!(self.pool.iter().count() <= MAX_POOL, "the pool holds too many cards");
        ensure!(self.pool.iter().all(|(_, coins)| coins <= 2), "a card has more than two coins");
        Ok(())
    }

    /// Four Kobun for each seat, experience on the card's own spaces, corners blocked with two players only.
    fn check_board(&self) -> Result<(), String> {
        let mut standing = BuildingSet::NONE;
        for (id, stall) in StallId::all().zip(&self.stalls) {
            match *stall {
                Stall::Occupation { card, level, owner } => {
                    let first = card.card().first_level;
                    ensure!((first..=2).contains(&level), "{card} in {id} has experience {level}");
                    ensure!(owner.is_some() || self.seats == 2, "{card} in {id} belongs to nobody");
                }
                Stall::Building { building, .. } => {
                    ensure!(!standing.contains(building), "the {building} stands twice");
                    standing.insert(building);
                }
                Stall::Free | Stall::Blocked => {}
            }
            let is_blocked = *stall == Stall::Blocked;
            ensure!(is_blocked == (self.seats == 2 && id.is_corner()), "{id} is blocked, or should be");
        }
        ensure!(standing.and(self.plans).is_empty(), "a building stands and can still be built");
        ensure!(usize::from(standing.or(self.plans).len()) <= BuildingId::COUNT, "there are too many buildings");
        for seat in Seat::all(self.seats) {
            let kobun = usize::from(self.player(seat).kobun) + self.stalls_of(seat).count();
            ensure!(kobun == 4, "{seat} has {kobun} Kobun");
            let hungry = self.player(seat).hungry > 0 || !self.player(seat).starving.is_empty();
            ensure!(!hungry || self.phase == Phase::Hunger, "{seat} has hungry cards outside a Payday");
        }
        Ok(())
    }

    /// No token is sold twice.
    fn check_tokens(&self) -> Result<(), String> {
        let mut fish: FishSet = self.market;
        let (mut pipes, mut pouches) = (PipeSet::NONE, PouchSet::NONE);
        for seat in Seat::all(self.seats) {
            let player = self.player(seat);
            ensure!(fish.and(player.fish).is_empty(), "{seat} has a fish that is elsewhere");
            ensure!(pipes.and(player.pipes).is_empty(), "{seat} has a pipe that is elsewhere");
            ensure!(pouches.and(player.pouches).is_empty(), "{seat} has a pouch that is elsewhere");
            fish = fish.or(player.fish);
            pipes = pipes.or(player.pipes);
            pouches = pouches.or(player.pouches);
        }
        ensure!(usize::from(fish.len()) <= FishId::COUNT, "there are too many fish");
        let sold = |count: u8| move |index: usize| index < usize::from(count);
        let sold_pipes: PipeSet = PipeId::all().filter(|pipe| sold(self.pipes_sold)(pipe.index())).collect();
        let sold_pouches: PouchSet = PouchId::all().filter(|pouch| sold(self.pouches_sold)(pouch.index())).collect();
        ensure!(pipes == sold_pipes, "the pipes sold are {pipes:?}");
        ensure!(pouches == sold_pouches, "the pouches sold are {pouches:?}");
        Ok(())
    }

    /// Power goes down along the track, and every seat stands on it once.
    fn check_track(&self) -> Result<(), String> {
        let mut last = MAX_POWER;
        let mut seen = table::SeatSet::NONE;
        for seat in self.track.order() {
            let power = self.player(seat).power;
            ensure!(power <= last, "{seat} is too far up the firefighter track");
            last = power;
            seen = seen.with(seat);
        }
        ensure!(seen == table::SeatSet::all(self.seats), "a seat is missing on the firefighter track");
        Ok(())
    }
}
