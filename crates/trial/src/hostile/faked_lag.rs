//! Somebody who answers pings late claims lag that they don't have, and once won every race with it.
//!
//! Three people play Kabuki at each of many tables. The first always places; the other two cry "Stop!" at every mask
//! of the first, after the same random time to react. One of them holds every pong back.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use anyhow::Context as _;
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::json;
use table::{Rng, Seat, Seed};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::Message;
use wire::{ClientMessage, Frame, ServerMessage, Sit};

use super::attackers::Attacker;
use super::{Attack, Figure, Ground, Unit};
use crate::sockets::{self, Socket};

/// For how long the attacker holds a pong back.
const HELD_BACK: Duration = Duration::from_millis(600);
/// How long somebody takes to react: at least, and at most that much more.
const REACTION_MS: (u64, u32) = (200, 120);
/// The seats: who places, who fakes, and the honest opponent.
const PLACER: Seat = Seat::new(0);
const FAKER: Seat = Seat::new(1);
const HONEST: Seat = Seat::new(2);

pub(super) async fn run(ground: &mut Ground<'_>) -> anyhow::Result<Vec<Figure>> {
    let size = ground.hostile.size;
    let house = ground.house.address();
    let mut rng = Rng::new(&Seed::numbered(10, 0));
    ground.progress.start("faked-lag", u64::from(size.race_tables));
    // The house measures lag every few seconds: before it knows it, a race says nothing.
    let counts_from = Instant::now() + size.lag_known_after;
    let until = counts_from + size.racing;
    let mut people = JoinSet::new();
    for number in 0..size.race_tables {
        for (seat, (attacker, table, cookies)) in Seat::all(3).zip(sit_down(house, number).await?) {
            let socket = attacker.socket(&format!("/socket/{table}?format=json"), &cookies).await?;
            people.spawn(Person::new(seat, socket, rng.fork(), counts_from).play_until(until));
        }
        ground.progress.reach(u64::from(number) + 1);
    }
    let races = people.join_all().await.into_iter().fold(Races::default(), Races::add);
    let decided = races.faker + races.honest;
    Ok(vec![Figure {
        attack: Attack::FakedLag.name(),
        figure: "races won by the one who fakes lag",
        unit: Unit::Percent,
        before: None,
        at_most: 60.0,
        measured: (decided > 0).then(|| f64::from(races.faker) / f64::from(decided) * 100.0),
        note: format!("{} of {decided} against an equal opponent, pongs {HELD_BACK:?} late", races.faker),
    }])
}

/// Three people at a table: where they come from, the table, and their cookies.
async fn sit_down(house: SocketAddr, number: u32) -> anyhow::Result<Vec<(Attacker, String, String)>> {
    let attacker = Attacker::new(house, number);
    let wish = json!({ "game": "kabuki", "seats": ["me", "open", "open"] });
    let (table, host) = attacker.lay(&wish).await?;
    let mut people = vec![(attacker, table.clone(), host)];
    for seat in 1..3 {
        let body = serde_json::to_string(&Sit { name: "racer".to_string(), seat: Some(seat) })?;
        let reply = attacker.http().await?.post_json(&format!("/api/tables/{table}/sit"), "", &body).await?;
        anyhow::ensure!(reply.status == 200, "nobody may sit down: status {}", reply.status);
        people.push((attacker, table.clone(), reply.cookies()));
    }
    Ok(people)
}

/// Who won how many races.
#[derive(Clone, Copy, Default)]
struct Races {
    faker: u32,
    honest: u32,
}

impl Races {
    fn add(self, other: Races) -> Races {
        Races { faker: self.faker + other.faker, honest: self.honest + other.honest }
    }
}

/// Who is placing a mask.
#[derive(Deserialize)]
struct View {
    active: Option<Seat>,
}

/// An event of Kabuki, as far as these people listen.
#[derive(Deserialize)]
struct Event {
    event: String,
    seat: Option<Seat>,
}

/// Somebody at a table.
struct Person {
    seat: Seat,
    socket: Socket,
    rng: Rng,
    counts_from: Instant,
    races: Races,
    /// Pongs that are held back, and until when.
    pongs: VecDeque<(Instant, u64)>,
    /// What is sent next, and when.
    next: Option<(Instant, Message)>,
    /// The question that was answered last.
    answered: Option<u32>,
}

impl Person {
    fn new(seat: Seat, socket: Socket, rng: Rng, counts_from: Instant) -> Person {
        let (pongs, races) = (VecDeque::new(), Races::default());
        Person { seat, socket, rng, counts_from, races, pongs, next: None, answered: None }
    }

    /// Plays until then, or until the connection is cut; the placer says who won how many races.
    async fn play_until(mut self, until: Instant) -> Races {
        // A connection that is cut ends the game for this one; what was counted counts.
        let _ = self.play(until).await;
        if self.seat == PLACER { self.races } else { Races::default() }
    }

    async fn play(&mut self, until: Instant) -> anyhow::Result<()> {
        loop {
            let pong_at = self.pongs.front().map_or(until, |(at, _)| *at);
            let next_at = self.next.as_ref().map_or(until, |(at, _)| *at);
            tokio::select! {
                message = self.socket.next() => {
                    if let Message::Text(text) = message.context("the connection was cut")?? {
                        self.hear(sockets::read(&text)?).await?;
                    }
                }
                () = sleep_until(pong_at.min(next_at).min(until)) => {
                    if Instant::now() >= until {
                        return Ok(());
                    }
                    self.send_what_is_due().await?;
                }
            }
        }
    }

    async fn send_what_is_due(&mut self) -> anyhow::Result<()> {
        let now = Instant::now();
        if let Some((_, message)) = self.next.take_if(|(at, _)| *at <= now) {
            self.socket.send(message).await?;
        }
        while let Some((_, n)) = self.pongs.pop_front_if(|(at, _)| *at <= now) {
            self.pong(n).await?;
        }
        Ok(())
    }

    async fn pong(&mut self, n: u64) -> anyhow::Result<()> {
        sockets::send(&mut self.socket, &ClientMessage::Pong { n }).await
    }

    async fn hear(&mut self, message: Option<ServerMessage>) -> anyhow::Result<()> {
        if let Some(ServerMessage::Ping(ping)) = message {
            if self.seat != FAKER {
                return self.pong(ping.n).await;
            }
            self.pongs.push_back((Instant::now() + HELD_BACK, ping.n));
        } else if let Some(ServerMessage::Frame(frame)) = message {
            self.count(&frame)?;
            self.decide(&frame)?;
        }
        Ok(())
    }

    fn count(&mut self, frame: &Frame) -> anyhow::Result<()> {
        if Instant::now() < self.counts_from {
            return Ok(());
        }
        for event in frame.news.iter().flat_map(|step| &step.events) {
            let Event { event, seat } = event.read()?;
            if event == "stopped" {
                self.races.faker += u32::from(seat == Some(FAKER));
                self.races.honest += u32::from(seat == Some(HONEST));
            }
        }
        Ok(())
    }

    fn decide(&mut self, frame: &Frame) -> anyhow::Result<()> {
        // What was meant for an earlier question is not sent any more.
        let Some(ask) = &frame.ask else {
            self.next = None;
            return Ok(());
        };
        if self.answered == Some(ask.token) {
            return Ok(());
        }
        let View { active: placer } = frame.view.read()?;
        let actions = ask.legal_actions()?;
        let is_race = placer == Some(PLACER) && self.seat != PLACER && actions.iter().any(|action| action == "stop");
        let (base, spread) = REACTION_MS;
        let reaction = Duration::from_millis(base + u64::from(self.rng.below(spread)));
        let action = if is_race {
            Some("stop".to_string())
        } else {
            let places: Vec<&String> = actions.iter().filter(|action| *action != "stop").collect();
            let drawn = (!places.is_empty()).then(|| self.rng.below(places.len() as u32) as usize);
            drawn.map(|drawn| places[drawn].clone())
        };
        self.next = action.map(|action| {
            let choice = ClientMessage::Choose { token: ask.token, action };
            (Instant::now() + reaction, sockets::message(&choice))
        });
        self.answered = self.next.is_some().then_some(ask.token);
        Ok(())
    }
}
