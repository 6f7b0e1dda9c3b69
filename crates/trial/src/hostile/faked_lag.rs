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
use table::{Rng, Seed};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::Message;

use super::attackers::Attacker;
use super::{Attack, Figure, Ground, Unit};
use crate::sockets::Socket;

/// For how long the attacker holds a pong back.
const HELD_BACK: Duration = Duration::from_millis(600);
/// How long somebody takes to react: at least, and at most that much more.
const REACTION_MS: (u64, u32) = (200, 120);
/// The seats: who places, who fakes, and the honest opponent.
const PLACER: u8 = 0;
const FAKER: u8 = 1;

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
        for (seat, (attacker, table, cookies)) in (0..).zip(sit_down(house, number).await?) {
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
        let body = json!({ "name": "racer", "seat": seat }).to_string();
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

/// What the house says, as far as these people listen.
#[derive(Deserialize)]
struct Said {
    #[serde(rename = "type")]
    kind: String,
    n: Option<u64>,
    ask: Option<super::said::Ask>,
    view: Option<View>,
    #[serde(default)]
    news: Vec<Step>,
}

#[derive(Deserialize)]
struct View {
    active: Option<u8>,
}

#[derive(Deserialize)]
struct Step {
    #[serde(default)]
    events: Vec<Event>,
}

#[derive(Deserialize)]
struct Event {
    event: String,
    seat: Option<u8>,
}

/// Somebody at a table.
struct Person {
    seat: u8,
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
    fn new(seat: u8, socket: Socket, rng: Rng, counts_from: Instant) -> Person {
        let (pongs, races) = (VecDeque::new(), Races::default());
        Person { seat, socket, rng, counts_from, races, pongs, next: None, answered: None }
    }

    /// Plays until then, or until the line is cut; the placer says who won how many races.
    async fn play_until(mut self, until: Instant) -> Races {
        // A line that is cut ends the game for this one; what was counted counts.
        let _ = self.play(until).await;
        if self.seat == PLACER { self.races } else { Races::default() }
    }

    async fn play(&mut self, until: Instant) -> anyhow::Result<()> {
        loop {
            let pong_at = self.pongs.front().map_or(until, |(at, _)| *at);
            let next_at = self.next.as_ref().map_or(until, |(at, _)| *at);
            tokio::select! {
                message = self.socket.next() => {
                    if let Message::Text(text) = message.context("the line was cut")?? {
                        let said: Said = serde_json::from_str(&text)?;
                        self.hear(&said).await?;
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
        Ok(self.socket.send(Message::text(format!("{{\"type\":\"pong\",\"n\":{n}}}"))).await?)
    }

    async fn hear(&mut self, said: &Said) -> anyhow::Result<()> {
        match (said.kind.as_str(), said.n) {
            ("ping", Some(n)) if self.seat == FAKER => self.pongs.push_back((Instant::now() + HELD_BACK, n)),
            ("ping", Some(n)) => self.pong(n).await?,
            ("frame", _) => {
                self.count(said);
                self.decide(said);
            }
            _ => {}
        }
        Ok(())
    }

    fn count(&mut self, said: &Said) {
        if Instant::now() < self.counts_from {
            return;
        }
        let stops = said.news.iter().flat_map(|step| &step.events).filter(|event| event.event == "stopped");
        for stop in stops {
            self.races.faker += u32::from(stop.seat == Some(FAKER));
            self.races.honest += u32::from(stop.seat == Some(FAKER + 1));
        }
    }

    fn decide(&mut self, said: &Said) {
        // What was meant for an earlier question is not sent any more.
        let Some(ask) = &said.ask else {
            self.next = None;
            return;
        };
        if self.answered == Some(ask.token) {
            return;
        }
        let placer = said.view.as_ref().and_then(|view| view.active);
        let is_race =
            placer == Some(PLACER) && self.seat != PLACER && ask.actions.iter().any(|action| action == "stop");
        let (base, spread) = REACTION_MS;
        let reaction = Duration::from_millis(base + u64::from(self.rng.below(spread)));
        let action = if is_race {
            Some("stop".to_string())
        } else {
            let places: Vec<&String> = ask.actions.iter().filter(|action| *action != "stop").collect();
            let drawn = (!places.is_empty()).then(|| self.rng.below(places.len() as u32) as usize);
            drawn.map(|drawn| places[drawn].clone())
        };
        self.next = action.map(|action| {
            let choice = json!({ "type": "choose", "token": ask.token, "action": action });
            (Instant::now() + reaction, Message::text(choice.to_string()))
        });
        self.answered = self.next.is_some().then_some(ask.token);
    }
}
