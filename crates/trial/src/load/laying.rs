//! How tables come to be under load: two guests, a bot on the third seat, and spectators.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Context as _;
use guest::Guest;
use tokio::sync::watch;
use wire::{CreateTable, SeatWish};

use super::Phase;
use super::reader::{Counting, Format, Reader, Sizes};
use crate::sockets::{self, Socket};

/// Lays tables for the same two guests.
#[derive(Clone)]
pub(crate) struct Laying {
    address: SocketAddr,
    guests: Arc<Mutex<[Guest; 2]>>,
    pub(crate) game: &'static str,
    number: u32,
}

/// Everybody at a table.
pub(crate) struct Seated {
    /// Over which the guests play, as programs do: only the house knows what can be pressed on a page.
    pub(crate) sockets: [Socket; 2],
    /// What the browsers of the guests show, if they have any.
    pub(crate) pages: Option<[Reader; 2]>,
    /// Those who only watch, as long as this is held.
    pub(crate) _watchers: Vec<Reader>,
}

/// Who comes to a table besides the two who play.
#[derive(Clone)]
pub(crate) struct Company {
    pub(crate) format: Format,
    pub(crate) watchers: u32,
    pub(crate) sizes: Sizes,
    pub(crate) phase: watch::Receiver<Phase>,
}

impl Laying {
    /// Lays tables of these games, one after the other: the game of the table of any number.
    pub(crate) fn of(address: SocketAddr, games: &[&'static str]) -> impl Fn(u32) -> Laying {
        let guests = Arc::new(Mutex::new([Guest::at(address), Guest::at(address)]));
        let games = games.to_vec();
        move |number| {
            let game = games[number as usize % games.len()];
            Laying { address, guests: Arc::clone(&guests), game, number }
        }
    }

    /// Lays a table over the JSON API and opens all sockets at it.
    pub(crate) async fn lay(&self, company: &Company) -> anyhow::Result<Seated> {
        let (table, [host, friend]) = self.lay_without_sockets().await?;
        let sockets = [self.socket(&table, &host).await?, self.socket(&table, &friend).await?];
        let pages = match company.format {
            Format::Json => None,
            Format::Pages => Some([
                self.listen(&table, Some(0), &host, company).await?,
                self.listen(&table, Some(1), &friend, company).await?,
            ]),
        };
        let mut watchers = Vec::new();
        for _ in 0..company.watchers {
            watchers.push(self.listen(&table, None, "", company).await?);
        }
        Ok(Seated { sockets, pages, _watchers: watchers })
    }

    /// Opens a socket that only listens, for one of the guests or for a stranger. A browser gets its page first.
    async fn listen(
        &self,
        table: &str,
        guest: Option<usize>,
        cookies: &str,
        company: &Company,
    ) -> anyhow::Result<Reader> {
        let Company { format, sizes, phase, .. } = company.clone();
        let counting = Counting { game: self.game, format, sizes, phase };
        match format {
            Format::Json => Ok(Reader::new(self.socket(table, cookies).await?, 0, counting)),
            Format::Pages => {
                let lang = if self.number.is_multiple_of(2) { "en" } else { "ja" };
                let cookies = format!("{cookies}{}zashiki-lang={lang}", if cookies.is_empty() { "" } else { "; " });
                let page = self.page(table, guest, lang).await?;
                let number = |name: &str| page.split_once(name)?.1.split_once('"')?.0.parse::<u64>().ok();
                let picture = number("data-picture=\"").context("the page of a table has no number")?;
                let seq = number("data-seq=\"").context("no game has begun on the page of a table")?;
                let path = format!("/socket/{table}?format=html&patches=yes&deflate=yes&have={seq}&picture={picture}");
                let socket = sockets::open(self.address, &path, &cookies).await?;
                Ok(Reader::new(socket, seq as u32, counting))
            }
        }
    }

    /// The page of a table.
    async fn page(&self, table: &str, guest: Option<usize>, lang: &'static str) -> anyhow::Result<String> {
        let (guests, address, path) = (Arc::clone(&self.guests), self.address, format!("/table/{table}"));
        let page = tokio::task::spawn_blocking(move || match guest {
            Some(guest) => {
                let mut guests = guests.lock().unwrap_or_else(PoisonError::into_inner);
                guests[guest].get_with(&path, ("accept-language", lang))
            }
            None => Guest::at(address).get_with(&path, ("accept-language", lang)),
        });
        Ok(page.await.context("the guest who opens pages broke")??.expect(200)?.body)
    }

    /// Lays a table over the JSON API. Returns its id, and the cookies of the two guests.
    pub(crate) async fn lay_without_sockets(&self) -> anyhow::Result<(String, [String; 2])> {
        let guests = Arc::clone(&self.guests);
        let game = self.game;
        // Nobody can be quick under load: where being first matters, everybody is asked instead.
        let mut wish = CreateTable::new(game, [SeatWish::Me, SeatWish::Open, SeatWish::Bot("uniform".to_string())]);
        wish.name = Some("host".to_string());
        if game == "kabuki" {
            wish.options.insert("window".to_string(), "untimed".to_string());
        }
        let laid = tokio::task::spawn_blocking(move || {
            let mut guests = guests.lock().unwrap_or_else(PoisonError::into_inner);
            let [host, friend] = &mut *guests;
            let table = host.create_table(&wish)?.id;
            friend.sit(&table, "friend")?;
            Ok::<_, guest::GuestError>((table, [host.cookie_header(), friend.cookie_header()]))
        });
        Ok(laid.await.context("the guest who lays tables broke")??)
    }

    /// Opens a socket at a table for the guest with these cookies.
    pub(crate) async fn socket(&self, table: &str, cookies: &str) -> anyhow::Result<Socket> {
        sockets::open(self.address, &format!("/socket/{table}?format=json"), cookies).await
    }
}
