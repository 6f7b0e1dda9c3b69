//! Listening to a socket, for the bystander and the attackers.

use futures_util::StreamExt as _;
use tokio_tungstenite::tungstenite::Message;
use wire::{ClientMessage, ServerMessage};

use crate::sockets::{self, Socket};

/// The next message; pings are answered on the way. Nothing if the connection is closed.
pub(crate) async fn hear(socket: &mut Socket) -> Option<ServerMessage> {
    loop {
        let Message::Text(text) = socket.next().await?.ok()? else { continue };
        let Some(message) = sockets::read(&text).ok()? else { continue };
        let ServerMessage::Ping(ping) = message else { return Some(message) };
        sockets::send(socket, &ClientMessage::Pong { n: ping.n }).await.ok()?;
    }
}

/// Takes in everything that comes and answers pings, until the connection is closed.
pub(crate) async fn drain(mut socket: Socket) {
    while hear(&mut socket).await.is_some() {}
}
