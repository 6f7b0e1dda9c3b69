//! Sockets that only listen: the browsers of the two guests and of spectators.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Context as _;
use futures_util::StreamExt as _;
use tokio::sync::watch;
use tokio::task::AbortHandle;
use tokio_tungstenite::tungstenite::Message;
use wire::{ClientMessage, ServerMessage};

use super::Phase;
use crate::sockets::{self, Socket};

/// What a socket wants to hear.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Format {
    /// JSON, for programs.
    Json,
    /// Patches of a page, for browsers.
    Pages,
}

/// The bytes of frames, by game and format.
type ByFormat = BTreeMap<(&'static str, Format), Vec<u32>>;

/// The bytes of all frames that were sent while it counted.
#[derive(Clone, Default, Debug)]
pub(crate) struct Sizes(Arc<Mutex<ByFormat>>);

impl Sizes {
    /// A frame of this number of bytes was sent.
    pub(crate) fn add(&self, game: &'static str, format: Format, bytes: usize) {
        let mut sizes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        sizes.entry((game, format)).or_default().push(u32::try_from(bytes).unwrap_or(u32::MAX));
    }

    /// The sizes of a game in a format from the smallest up.
    pub(crate) fn sorted(&self) -> ByFormat {
        let mut sizes = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        sizes.values_mut().for_each(|sizes| sizes.sort_unstable());
        sizes
    }
}

/// How a reader counts.
#[derive(Clone)]
pub(crate) struct Counting {
    pub(crate) game: &'static str,
    pub(crate) format: Format,
    pub(crate) sizes: Sizes,
    pub(crate) phase: watch::Receiver<Phase>,
}

/// A socket that is read by a task of its own, until this is dropped.
pub(crate) struct Reader {
    /// How far the game is that it shows.
    seq: watch::Receiver<u32>,
    reading: AbortHandle,
}

impl Drop for Reader {
    fn drop(&mut self) {
        self.reading.abort();
    }
}

impl Reader {
    /// Reads a socket that shows the game up to here.
    pub(crate) fn new(socket: Socket, seq: u32, counting: Counting) -> Reader {
        let (show, seq) = watch::channel(seq);
        Reader { seq, reading: tokio::spawn(read(socket, counting, show)).abort_handle() }
    }

    /// Waits until it shows the game up to there.
    pub(crate) async fn shows(&mut self, seq: u32) -> anyhow::Result<()> {
        self.seq.wait_for(|shown| *shown >= seq).await.context("the server closed a socket that only listens")?;
        Ok(())
    }
}

/// Reads until something is wrong. Then the channel is closed, which tells those who wait for the socket.
async fn read(mut socket: Socket, counting: Counting, show: watch::Sender<u32>) {
    while let Some(Ok(message)) = socket.next().await {
        let bytes = message.len();
        let text = match &message {
            Message::Text(text) => text.as_str().to_string(),
            Message::Binary(deflated) => match guest::inflate(deflated) {
                Ok(text) => text,
                Err(_) => return,
            },
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => continue,
            Message::Close(_) => return,
        };
        let seq = match sockets::read(&text) {
            Ok(Some(ServerMessage::Frame(frame))) => frame.seq,
            Ok(Some(ServerMessage::Table(page))) => page.seq,
            Ok(Some(ServerMessage::Patch(patch))) => patch.seq,
            Ok(Some(ServerMessage::Ping(ping))) => {
                let pong = ClientMessage::Pong { n: ping.n };
                if sockets::send(&mut socket, &pong).await.is_err() {
                    return;
                }
                continue;
            }
            Ok(
                Some(
                    ServerMessage::Seats(_)
                    | ServerMessage::TakeBackRequest(_)
                    | ServerMessage::Talk(_)
                    | ServerMessage::Said(_)
                    | ServerMessage::Hint(_)
                    | ServerMessage::Notice(_)
                    | ServerMessage::Refused(_)
                    | ServerMessage::Bye(_),
                )
                | None,
            ) => continue,
            Err(_) => return,
        };
        if *counting.phase.borrow() == Phase::Measuring {
            counting.sizes.add(counting.game, counting.format, bytes);
        }
        show.send_replace(seq);
    }
}
