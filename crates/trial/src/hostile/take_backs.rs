//! An action is made and taken back as often as possible; then the house restarts and has to replay all of it.

use std::time::Duration;

use anyhow::Context as _;
use futures_util::SinkExt as _;
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout, timeout_at};
use tokio_tungstenite::tungstenite::Message;
use wire::{ClientMessage, ServerMessage};

use super::attackers::Attacker;
use super::bystander::Bystander;
use super::said::{drain, hear};
use super::{Attack, Figure, Ground, Unit};
use crate::sockets::{self, Socket};

/// Over how many sockets the attacker sends, each of which has a limit of its own.
const SOCKETS: usize = 24;
/// How long the attacker waits for an answer before they try something else.
const PATIENCE: Duration = Duration::from_millis(300);
/// A table that was not loaded after this time counts as lost.
const MOST_LOADING: Duration = Duration::from_secs(180);
/// By how much the bystander's slowest move may differ between two quiet moments.
const NOISE_MS: f64 = 50.0;

pub(super) async fn run(ground: &mut Ground<'_>) -> anyhow::Result<Vec<Figure>> {
    let size = ground.hostile.size;
    let house = ground.house.address();
    let attacker = Attacker::new(house, 0);
    let (table, cookies) = attacker.lay(&json!({ "game": "iki", "seats": ["me", "uniform"] })).await?;
    ground.progress.start("take-backs", 0);
    let bomb = Bomb { attacker, path: format!("/socket/{table}?format=json"), cookies: cookies.clone() };
    let taken_back = bomb.explode(Instant::now() + size.take_backs).await?;
    let stored = ground.house.rows()?;
    ground.house.kill()?;
    ground.house.reopen()?;
    let bystander = Bystander::sit(house)?;
    let before = bystander.measure(size.before).await;
    let mut http = attacker.http().await?;
    let asked = Instant::now();
    let loaded = timeout(MOST_LOADING, http.get(&format!("/table/{table}"), &cookies)).await;
    let took = asked.elapsed().as_secs_f64() * 1e3;
    let is_loaded = loaded.is_ok_and(|reply| reply.is_ok_and(|reply| reply.status == 200));
    let during = bystander.take();
    bystander.leave()?;
    // What is under way counts as well, so if there is nothing, nobody waited.
    let slowest = during.human.worst().unwrap_or(0.0);
    let others = before.human.worst().map(|before| (slowest - before).max(0.0));
    let note = format!("{taken_back} actions taken back, {stored} inputs stored");
    Ok(vec![
        Figure {
            attack: Attack::TakeBacks.name(),
            figure: "loading that table after a restart",
            unit: Unit::Ms,
            before: None,
            at_most: 500.0,
            measured: is_loaded.then_some(took),
            note: note.clone(),
        },
        Figure {
            attack: Attack::TakeBacks.name(),
            figure: "others' slowest move meanwhile, longer than before",
            unit: Unit::Ms,
            before: before.human.worst(),
            at_most: NOISE_MS,
            measured: others,
            note,
        },
    ])
}

/// Somebody who takes back whatever they do.
struct Bomb {
    attacker: Attacker,
    path: String,
    cookies: String,
}

impl Bomb {
    /// Acts and takes back until then; returns how many actions were taken back.
    async fn explode(&self, until: Instant) -> anyhow::Result<u32> {
        let mut listening = self.attacker.socket(&self.path, &self.cookies).await?;
        let mut speaking = Vec::new();
        let mut draining = JoinSet::new();
        for _ in 0..SOCKETS {
            // Fewer sockets than that are a good answer.
            let Ok(socket) = self.attacker.socket(&self.path, &self.cookies).await else { break };
            let (sender, receiver) = tokio::sync::mpsc::channel(1);
            draining.spawn(speak(socket, receiver));
            speaking.push(sender);
        }
        anyhow::ensure!(!speaking.is_empty(), "the house lets nobody in");
        let mut voices = (0..speaking.len()).cycle();
        let mut hand = Hand::default();
        while Instant::now() < until {
            if let Some(text) = hand.next_message() {
                let voice = voices.next().context("there is at least one")?;
                // A guest whose socket was closed says nothing more; the others go on.
                let _ = timeout(PATIENCE, speaking[voice].send(text)).await;
            }
            match timeout_at((Instant::now() + PATIENCE).min(until), hear(&mut listening)).await {
                Ok(Some(ServerMessage::Frame(frame))) if frame.outcome.is_some() => break,
                Ok(Some(message)) => hand.hear(message)?,
                Ok(None) => listening = self.attacker.socket(&self.path, &self.cookies).await?,
                Err(_) => hand.under_way = None,
            }
        }
        Ok(hand.taken_back)
    }
}

/// What the attacker does next.
#[derive(Default)]
struct Hand {
    /// An answer to what is asked now.
    answer: Option<Message>,
    /// The sequence number of the latest own action.
    acted: Option<u32>,
    under_way: Option<UnderWay>,
    /// Whether the latest own action can be taken back, as far as is known.
    can_take_back: bool,
    taken_back: u32,
}

/// What was sent and not answered yet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum UnderWay {
    Action,
    TakeBack,
}

impl Hand {
    /// What to send now, if nothing is under way.
    fn next_message(&mut self) -> Option<Message> {
        if self.under_way.is_some() {
            return None;
        }
        if std::mem::take(&mut self.can_take_back) {
            self.under_way = Some(UnderWay::TakeBack);
            return Some(sockets::message(&ClientMessage::TakeBack));
        }
        let answer = self.answer.clone()?;
        self.under_way = Some(UnderWay::Action);
        Some(answer)
    }

    fn hear(&mut self, message: ServerMessage) -> anyhow::Result<()> {
        match message {
            ServerMessage::Frame(frame) => {
                if frame.news.iter().any(|step| step.took_back.is_some()) {
                    self.taken_back += 1;
                    self.under_way = None;
                    self.can_take_back = false;
                } else if frame.acted > self.acted {
                    self.under_way = None;
                    self.can_take_back = true;
                }
                self.acted = self.acted.max(frame.acted);
                self.answer = sockets::answer(&frame)?.as_ref().map(sockets::message);
            }
            ServerMessage::Refused(_) | ServerMessage::TakeBackRequest(_) => self.under_way = None,
            ServerMessage::Table(_)
            | ServerMessage::Patch(_)
            | ServerMessage::Seats(_)
            | ServerMessage::Talk(_)
            | ServerMessage::Said(_)
            | ServerMessage::Hint(_)
            | ServerMessage::Notice(_)
            | ServerMessage::Ping(_)
            | ServerMessage::Bye(_) => {}
        }
        Ok(())
    }
}

/// Sends what it is given over its own connection, and takes in what comes.
async fn speak(mut socket: Socket, mut told: tokio::sync::mpsc::Receiver<Message>) {
    loop {
        tokio::select! {
            said = hear(&mut socket) => if said.is_none() { return },
            text = told.recv() => match text {
                Some(text) => if socket.send(text).await.is_err() { return },
                None => return drain(socket).await,
            },
        }
    }
}
