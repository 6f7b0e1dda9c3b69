//! Somebody at a table: answers what they are asked, and does what comes to mind.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context as _, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use table::{Rng, Viewer};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use wire::{ClientMessage, Frame, Question, ServerMessage};

use super::Phase;
use super::antics::{Antic, NONSENSE};
use super::truth::Notes;
use crate::sockets::{self, Socket};

/// How long nothing may happen at a table before it counts as stuck. Nobody stays away for longer than a few seconds.
const PATIENCE: Duration = Duration::from_secs(60);
/// How many messages a flood has: more than the house bears from one connection.
const FLOOD: usize = 1_000;
/// How long somebody takes to accept a message.
const SEND_PATIENCE: Duration = Duration::from_secs(5);

/// Somebody at a table.
pub(crate) struct Person {
    pub(crate) address: SocketAddr,
    pub(crate) table: String,
    pub(crate) cookies: String,
    pub(crate) viewer: Viewer,
    pub(crate) rng: Rng,
    pub(crate) phase: watch::Receiver<Phase>,
    pub(crate) notes: Notes,
    pub(crate) antics: BTreeMap<Antic, u64>,
    /// The last sequence number that came.
    have: Option<u32>,
    /// The sequence number that their own latest action made.
    acted: u32,
    /// What was sent since, and not acknowledged yet.
    sent: Vec<String>,
    /// The question that was answered on this connection.
    answered: Option<u32>,
    is_over: bool,
}

/// Why a connection ended.
enum End {
    /// The game is over.
    Over,
    /// It is to be opened again after a while.
    Again(Duration),
}

impl Person {
    pub(crate) fn new(
        address: SocketAddr,
        table: &str,
        cookies: String,
        viewer: Viewer,
        rng: Rng,
        phase: watch::Receiver<Phase>,
    ) -> Person {
        Person {
            address,
            table: table.to_string(),
            cookies,
            viewer,
            rng,
            phase,
            notes: Notes::default(),
            antics: BTreeMap::new(),
            have: None,
            acted: 0,
            sent: Vec::new(),
            answered: None,
            is_over: false,
        }
    }

    /// Stays with the game until it is over.
    pub(crate) async fn play(mut self) -> anyhow::Result<Person> {
        let mut heard_at = Instant::now();
        loop {
            let path = match self.have {
                Some(have) => format!("/socket/{}?format=json&have={have}", self.table),
                None => format!("/socket/{}?format=json", self.table),
            };
            // The house may be dead just now.
            let Ok(mut socket) = sockets::open(self.address, &path, &self.cookies).await else {
                self.be_patient(heard_at)?;
                sleep(Duration::from_millis(100)).await;
                continue;
            };
            self.answered = None;
            match self.stay(&mut socket, &mut heard_at).await? {
                End::Over => return Ok(self),
                End::Again(after) => sleep(after).await,
            }
        }
    }

    fn be_patient(&self, heard_at: Instant) -> anyhow::Result<()> {
        if heard_at.elapsed() > PATIENCE {
            bail!("table {} is stuck: {:?} has heard nothing for {PATIENCE:?}", self.table, self.viewer);
        }
        Ok(())
    }

    /// Listens and answers until the connection ends.
    async fn stay(&mut self, socket: &mut Socket, heard_at: &mut Instant) -> anyhow::Result<End> {
        loop {
            let Ok(message) = timeout(Duration::from_secs(1), socket.next()).await else {
                self.be_patient(*heard_at)?;
                continue;
            };
            let Some(Ok(message)) = message else { return Ok(End::Again(Duration::from_millis(50))) };
            let Message::Text(text) = message else { continue };
            match sockets::read(&text)? {
                Some(ServerMessage::Frame(frame)) => {
                    *heard_at = Instant::now();
                    self.see(&frame, &text);
                    if self.is_over {
                        return Ok(End::Over);
                    }
                    if let Some(end) = self.react(socket, frame.ask).await? {
                        return Ok(end);
                    }
                }
                Some(ServerMessage::Ping(ping)) => {
                    say(socket, &ClientMessage::Pong { n: ping.n }).await;
                }
                Some(
                    ServerMessage::Table(_)
                    | ServerMessage::Patch(_)
                    | ServerMessage::Seats(_)
                    | ServerMessage::Refused(_)
                    | ServerMessage::TakeBackRequest(_)
                    | ServerMessage::Talk(_)
                    | ServerMessage::Said(_)
                    | ServerMessage::Hint(_)
                    | ServerMessage::Notice(_)
                    | ServerMessage::Bye(_),
                )
                | None => {}
            }
        }
    }

    fn see(&mut self, frame: &Frame, text: &str) {
        self.notes.frames.push(text.to_string());
        self.have = Some(frame.seq);
        self.is_over = frame.outcome.is_some();
        let acted = frame.acted.unwrap_or(0);
        if acted > self.acted {
            self.acted = acted;
            self.notes.acknowledged.push(std::mem::take(&mut self.sent));
        }
    }

    /// Does what comes to mind, and answers; returns how the connection ends, if it does.
    async fn react(&mut self, socket: &mut Socket, ask: Option<Question>) -> anyhow::Result<Option<End>> {
        let antic = if *self.phase.borrow() == Phase::Soaking { Antic::comes_to(&mut self.rng) } else { None };
        if let Some(antic) = antic {
            *self.antics.entry(antic).or_default() += 1;
            if let Some(end) = self.act_up(socket, antic).await {
                return Ok(Some(end));
            }
        }
        if let Some(ask) = ask.filter(|ask| self.answered != Some(ask.token)) {
            sleep(Duration::from_millis(u64::from(self.rng.below(30)))).await;
            let mut actions = ask.legal_actions().context("the server offers what is no text")?;
            let action = actions.swap_remove(self.rng.below(actions.len() as u32) as usize);
            self.sent.push(action.clone());
            self.answered = Some(ask.token);
            say(socket, &ClientMessage::Choose { token: ask.token, action }).await;
        }
        Ok(None)
    }

    async fn act_up(&mut self, socket: &mut Socket, antic: Antic) -> Option<End> {
        let a_while = Duration::from_millis(u64::from(self.rng.below(2_000)));
        match antic {
            Antic::Leave => {
                // The house may have died in the meantime.
                let _ = timeout(SEND_PATIENCE, socket.close(None)).await;
                Some(End::Again(a_while))
            }
            Antic::Cut => Some(End::Again(a_while / 4)),
            Antic::Reload => {
                self.have = None;
                Some(End::Again(Duration::ZERO))
            }
            Antic::Flood => {
                for number in 0..FLOOD {
                    let Some(()) = send(socket, NONSENSE[number % NONSENSE.len()].to_string()).await else { break };
                }
                Some(End::Again(a_while / 4))
            }
            Antic::Nonsense => {
                send(socket, NONSENSE[self.rng.below(NONSENSE.len() as u32) as usize].to_string()).await;
                None
            }
            Antic::TooLong => {
                send(socket, "a".repeat(64 * 1024)).await;
                None
            }
            Antic::Talk => {
                say(socket, &ClientMessage::Say { text: "What a day!".to_string() }).await;
                None
            }
        }
    }
}

/// Says something, if the connection still takes it; if it does not, listening will notice.
async fn say(socket: &mut Socket, message: &ClientMessage) {
    send(socket, message.to_json()).await;
}

/// Sends a text, if the connection still takes it; if it does not, listening will notice.
async fn send(socket: &mut Socket, text: String) -> Option<()> {
    timeout(SEND_PATIENCE, socket.send(Message::text(text))).await.ok()?.ok()
}
