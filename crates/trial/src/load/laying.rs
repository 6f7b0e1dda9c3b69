//! How tables come to be under load: two guests, and a bot on the third seat.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Context as _;
use guest::Guest;
use serde_json::json;

use crate::sockets::{self, Socket};

/// Lays tables for the same two guests.
#[derive(Clone)]
pub(crate) struct Laying {
    address: SocketAddr,
    guests: Arc<Mutex<[Guest; 2]>>,
    game: &'static str,
}

/// The sockets of both guests at a table.
pub(crate) type Sockets = [Socket; 2];

impl Laying {
    /// Lays tables of these games, one after the other: the game of the table of any number.
    pub(crate) fn of(address: SocketAddr, games: &[&'static str]) -> impl Fn(u32) -> Laying {
        let guests = Arc::new(Mutex::new([Guest::at(address), Guest::at(address)]));
        let games = games.to_vec();
        move |number| {
            let game = games[number as usize % games.len()];
            Laying { address, guests: Arc::clone(&guests), game }
        }
    }

    /// Lays a table over the JSON API and opens a socket for each of the two guests.
    pub(crate) async fn lay(&self) -> anyhow::Result<Sockets> {
        let (table, [host, friend]) = self.lay_without_sockets().await?;
        Ok([self.socket(&table, &host).await?, self.socket(&table, &friend).await?])
    }

    /// Lays a table over the JSON API. Returns its id, and the cookies of the two guests.
    pub(crate) async fn lay_without_sockets(&self) -> anyhow::Result<(String, [String; 2])> {
        let guests = Arc::clone(&self.guests);
        let game = self.game;
        // Nobody can be quick under load: where being first matters, everybody is asked instead.
        let options = if game == "kabuki" { json!({ "window": "untimed" }) } else { json!({}) };
        let wish = json!({ "game": game, "seats": ["me", "open", "uniform"], "options": options, "name": "host" });
        let laid = tokio::task::spawn_blocking(move || {
            let mut guests = guests.lock().unwrap_or_else(PoisonError::into_inner);
            let [host, friend] = &mut *guests;
            let table = host.lay(&wish)?;
            friend.sit(&table, "friend")?;
            Ok::<_, guest::GuestError>((table, [host.cookie_header(), friend.cookie_header()]))
        });
        Ok(laid.await.context("the guest who lays tables broke")??)
    }

    /// Opens a socket at a table for whoever has these cookies.
    pub(crate) async fn socket(&self, table: &str, cookies: &str) -> anyhow::Result<Socket> {
        sockets::open(self.address, &format!("/socket/{table}?format=json"), cookies).await
    }
}
