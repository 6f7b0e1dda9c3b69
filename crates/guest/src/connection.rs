//! A socket at a table, one message after the other.

use std::io::{self, Read as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use flate2::read::DeflateDecoder;
use serde_json::Value;
use tungstenite::client::IntoClientRequest as _;
use tungstenite::http::{HeaderName, HeaderValue};
use tungstenite::{HandshakeError, Message, WebSocket};
use wire::{Bye, ClientMessage, Frame, Hint, NoticeText, ReadError, Refused, Said, Seats, ServerMessage, TablePage};

use crate::{Closed, GuestError};

/// How long a message is waited for before the connection counts as dead.
const PATIENCE: Duration = Duration::from_secs(30);

/// No message is longer than this when it is inflated.
const LONGEST: u64 = 8 * 1024 * 1024;

/// The text of a message that came as bytes: `deflate=yes` in the address of a socket asks for it.
pub fn inflate(bytes: &[u8]) -> io::Result<String> {
    let mut text = String::new();
    DeflateDecoder::new(bytes).take(LONGEST).read_to_string(&mut text)?;
    Ok(text)
}

/// An open socket at a table.
#[derive(Debug)]
pub struct GuestConnection {
    socket: WebSocket<TcpStream>,
    received: u64,
}

impl GuestConnection {
    pub(crate) fn open(
        address: SocketAddr,
        path: &str,
        headers: &[(&str, &str)],
    ) -> Result<GuestConnection, GuestError> {
        let broken = |reason: String| GuestError::Socket(reason);
        let stream = TcpStream::connect(address).map_err(|error| GuestError::Unreachable(error.to_string()))?;
        stream.set_nodelay(true).map_err(|error| broken(error.to_string()))?;
        stream.set_read_timeout(Some(PATIENCE)).map_err(|error| broken(error.to_string()))?;
        let request = format!("ws://{address}{path}").into_client_request();
        let mut request = request.map_err(|error| broken(error.to_string()))?;
        for (name, value) in headers {
            let name = HeaderName::from_bytes(name.as_bytes()).map_err(|error| broken(error.to_string()))?;
            let value = HeaderValue::from_str(value).map_err(|error| broken(error.to_string()))?;
            request.headers_mut().insert(name, value);
        }
        match tungstenite::client(request, stream) {
            Ok((socket, _)) => Ok(GuestConnection { socket, received: 0 }),
            Err(HandshakeError::Failure(tungstenite::Error::Http(answer))) => {
                let text = answer.body().as_ref().map(|body| String::from_utf8_lossy(body).into_owned());
                Err(GuestError::refused(answer.status().as_u16(), text.unwrap_or_default()))
            }
            Err(error) => Err(broken(error.to_string())),
        }
    }

    /// The next message of the server. Pings are answered on the way, and types that this version does not know are
    /// passed over, as `docs/PROTOCOL.md` asks for. After a message that the protocol does not allow there is no going
    /// on: the connection counts as closed.
    #[expect(clippy::should_implement_trait, reason = "an iterator could not say why the connection ended")]
    pub fn next(&mut self) -> Result<ServerMessage, Closed> {
        loop {
            let text = self.next_text()?;
            match ServerMessage::from_json(&text) {
                Ok(ServerMessage::Ping(ping)) => {
                    // If the connection is gone, the next read says so.
                    let _ = self.send(&ClientMessage::Pong { n: ping.n });
                }
                Ok(message) => return Ok(message),
                Err(ReadError::UnknownType(_)) => {}
                Err(error @ ReadError::Json(_)) => return Err(Closed { code: None, reason: error.to_string() }),
            }
        }
    }

    /// The next message in which this finds what it looks for; others are passed over.
    pub fn find<T>(&mut self, mut look: impl FnMut(ServerMessage) -> Option<T>) -> Result<T, Closed> {
        loop {
            if let Some(found) = look(self.next()?) {
                return Ok(found);
            }
        }
    }

    /// The next message as JSON, pings among them and unanswered.
    pub fn next_raw(&mut self) -> Result<Value, Closed> {
        self.next_text().map(|text| serde_json::from_str(&text).unwrap_or_default())
    }

    /// How many bytes the messages so far had as they were sent, those that were deflated among them.
    pub fn bytes_received(&self) -> u64 {
        self.received
    }

    /// The next message, inflated if need be.
    pub fn next_text(&mut self) -> Result<String, Closed> {
        loop {
            let message = self.socket.read();
            self.received += message.as_ref().map_or(0, |message| message.len() as u64);
            match message {
                Ok(Message::Text(text)) => return Ok(text.as_str().to_string()),
                Ok(Message::Close(Some(frame))) => {
                    return Err(Closed { code: Some(frame.code.into()), reason: frame.reason.to_string() });
                }
                Ok(Message::Close(None)) => return Err(Closed { code: None, reason: String::new() }),
                Ok(Message::Binary(bytes)) => {
                    return inflate(&bytes).map_err(|error| Closed { code: None, reason: error.to_string() });
                }
                Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_)) => {}
                Err(error) => return Err(Closed { code: None, reason: error.to_string() }),
            }
        }
    }

    /// Says something.
    pub fn send(&mut self, message: &ClientMessage) -> Result<(), GuestError> {
        self.send_text(&message.to_json())
    }

    /// Sends a text, whether or not it makes sense.
    pub fn send_text(&mut self, text: &str) -> Result<(), GuestError> {
        self.socket.send(Message::text(text)).map_err(|error| GuestError::Socket(error.to_string()))
    }

    /// Sends bytes that are no text.
    pub fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<(), GuestError> {
        self.socket.send(Message::binary(bytes)).map_err(|error| GuestError::Socket(error.to_string()))
    }

    /// Sends a ping of the WebSocket protocol, which the other end answers by itself.
    pub fn ping(&mut self) -> Result<(), GuestError> {
        self.socket.send(Message::Ping(Vec::new().into())).map_err(|error| GuestError::Socket(error.to_string()))
    }

    /// Answers a question.
    pub fn choose(&mut self, token: u32, action: &str) -> Result<(), GuestError> {
        self.send(&ClientMessage::Choose { token, action: action.to_string() })
    }
}

/// Defines a method that waits for the next message of one type.
macro_rules! next_of {
    ($($(#[$about:meta])* $method:ident => $Type:ident($Payload:ty)),+ $(,)?) => {
        impl GuestConnection {
            $($(#[$about])*
            pub fn $method(&mut self) -> Result<$Payload, Closed> {
                self.find(|message| if let ServerMessage::$Type(found) = message { Some(found) } else { None })
            })+
        }
    };
}

next_of! {
    /// The next frame; other messages are passed over.
    next_frame => Frame(Box<Frame>),
    /// The next drawn table; other messages are passed over.
    next_table => Table(TablePage),
    /// Who sits where, when that is told next; other messages are passed over.
    next_seats => Seats(Seats),
    /// The next refusal; other messages are passed over.
    next_refused => Refused(Refused),
    /// The next line of the talk; other messages are passed over.
    next_said => Said(Said),
    /// The next hint; other messages are passed over.
    next_hint => Hint(Hint),
    /// The next notice; other messages are passed over.
    next_notice => Notice(NoticeText),
    /// Why the server closes the connection, when it does; other messages are passed over.
    next_bye => Bye(Bye),
}
