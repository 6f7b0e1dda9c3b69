//! What the house says over a socket, as far as the bystander and the attackers listen.

use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde::de::IgnoredAny;
use tokio_tungstenite::tungstenite::Message;

use crate::sockets::Socket;

/// A message of the house.
#[derive(Deserialize)]
pub(crate) struct Said {
    #[serde(rename = "type")]
    pub(crate) kind: String,
    pub(crate) you: Option<u8>,
    pub(crate) acted: Option<u32>,
    pub(crate) ask: Option<Ask>,
    pub(crate) waiting: Option<Waiting>,
    pub(crate) outcome: Option<IgnoredAny>,
    #[serde(default)]
    pub(crate) news: Vec<Step>,
    n: Option<u64>,
}

/// A step of the game.
#[derive(Deserialize)]
pub(crate) struct Step {
    pub(crate) took_back: Option<IgnoredAny>,
}

/// A question.
#[derive(Deserialize)]
pub(crate) struct Ask {
    pub(crate) token: u32,
    pub(crate) actions: Vec<String>,
}

/// Whom the game waits for.
#[derive(Deserialize)]
pub(crate) struct Waiting {
    pub(crate) must: Vec<u8>,
}

impl Ask {
    /// An answer: any legal action, the same for the same question.
    pub(crate) fn answer(&self) -> Message {
        let action = &self.actions[self.token as usize * 7_919 % self.actions.len()];
        let choice = serde_json::json!({ "type": "choose", "token": self.token, "action": action });
        Message::text(choice.to_string())
    }
}

/// The next message; pings are answered on the way. Nothing if the line is closed.
pub(crate) async fn hear(socket: &mut Socket) -> Option<Said> {
    loop {
        let Message::Text(text) = socket.next().await?.ok()? else { continue };
        let said: Said = serde_json::from_str(&text).ok()?;
        if said.kind != "ping" {
            return Some(said);
        }
        let pong = format!("{{\"type\":\"pong\",\"n\":{}}}", said.n.unwrap_or(0));
        socket.send(Message::text(pong)).await.ok()?;
    }
}

/// Takes in everything that comes and answers pings, until the line is closed.
pub(crate) async fn drain(mut socket: Socket) {
    while hear(&mut socket).await.is_some() {}
}
