//! Game after game at one place in the room: two guests, a bot and somebody who watches.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use anyhow::Context as _;
use guest::{Guest, GuestError};
use table::{Record, Rng, Seat, Viewer};
use tokio::sync::watch;
use tokio::time::sleep;
use wire::{CreateTable, SeatWish};

use super::Phase;
use super::antics::Antic;
use super::person::Person;
use super::truth;

/// A house that can't be reached so often in a row is not coming back.
const MOST_TRIES: u32 = 100;

/// What happened at a table.
#[derive(Default)]
pub(crate) struct SoakTotals {
    pub(crate) games: BTreeMap<&'static str, u64>,
    pub(crate) frames: u64,
    pub(crate) acknowledged: u64,
    pub(crate) antics: BTreeMap<Antic, u64>,
    pub(crate) faults: Vec<String>,
}

impl SoakTotals {
    /// Takes in what happened at another table.
    pub(crate) fn add(&mut self, other: SoakTotals) {
        for (game, played) in other.games {
            *self.games.entry(game).or_default() += played;
        }
        for (antic, times) in other.antics {
            *self.antics.entry(antic).or_default() += times;
        }
        self.frames += other.frames;
        self.acknowledged += other.acknowledged;
        self.faults.extend(other.faults);
    }
}

/// Where games are played and how people there behave.
pub(crate) struct Place {
    pub(crate) address: SocketAddr,
    pub(crate) rng: Rng,
    pub(crate) phase: watch::Receiver<Phase>,
}

impl Place {
    /// Plays games until told to finish; the last one is played to its end.
    pub(crate) async fn play(mut self) -> anyhow::Result<SoakTotals> {
        let mut totals = SoakTotals::default();
        while *self.phase.borrow() == Phase::Soaking {
            let games = catalog::games();
            let game = games[self.rng.below(games.len() as u32) as usize];
            let (table, mut watcher, cookies) = self.lay(game.name()).await?;
            let viewers = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator];
            let mut people = viewers.into_iter().zip(cookies).map(|(viewer, cookies)| {
                Person::new(self.address, &table, cookies, viewer, self.rng.fork(), self.phase.clone()).play()
            });
            let mut next = || people.next().context("three people came");
            let people = tokio::try_join!(next()?, next()?, next()?)?;
            let path = format!("/table/{table}/record");
            let text = self.ask_until_heard(move || Ok(watcher.get(&path)?.expect(200)?.body)).await?;
            let record: Record = text.parse().context("the record of the house can't be read")?;
            *totals.games.entry(game.name()).or_default() += 1;
            for person in [people.0, people.1, people.2] {
                totals.frames += person.notes.frames.len() as u64;
                totals.acknowledged += person.notes.acknowledged.len() as u64;
                for (antic, times) in person.antics {
                    *totals.antics.entry(antic).or_default() += times;
                }
                let faults = truth::faults(game, &record, person.viewer, &person.notes);
                totals.faults.extend(faults.into_iter().map(|fault| format!("{}: {fault}", game.name())));
            }
        }
        Ok(totals)
    }

    /// Lays a table. Returns its id, the one who watches, and the cookies of the two guests and of that one.
    async fn lay(&self, game: &'static str) -> anyhow::Result<(String, Guest, [String; 3])> {
        let address = self.address;
        // Nobody is quick here: where being first matters, everybody is asked instead.
        let mut wish = CreateTable::new(game, [SeatWish::Me, SeatWish::Open, SeatWish::Bot("uniform".to_string())]);
        wish.name = Some("host".to_string());
        if game == "kabuki" {
            wish.options.insert("window".to_string(), "untimed".to_string());
        }
        self.ask_until_heard(move || {
            let [mut host, mut friend, mut watcher] = [(); 3].map(|()| Guest::at(address));
            let table = host.create_table(&wish)?.id;
            friend.sit(&table, "friend")?;
            watcher.get(&format!("/table/{table}"))?;
            let cookies = [&host, &friend, &watcher].map(Guest::cookie_header);
            Ok((table, watcher, cookies))
        })
        .await
    }

    /// Asks the house something, again if it has just died.
    async fn ask_until_heard<T: Send + 'static>(
        &self,
        mut ask: impl FnMut() -> Result<T, GuestError> + Send + 'static,
    ) -> anyhow::Result<T> {
        for _ in 1..MOST_TRIES {
            let (answer, again) = tokio::task::spawn_blocking(move || (ask(), ask)).await.context("a guest broke")?;
            ask = again;
            match answer {
                Ok(answer) => return Ok(answer),
                Err(_) => sleep(Duration::from_millis(100)).await,
            }
        }
        let last = tokio::task::spawn_blocking(ask).await.context("a guest broke")?;
        last.context("the house does not come back")
    }
}
