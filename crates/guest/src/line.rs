//! A socket at a table, one message after the other.

use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest as _;
use tungstenite::http::{HeaderName, HeaderValue};
use tungstenite::{HandshakeError, Message, WebSocket};

use crate::GuestError;

/// How long a message is waited for before the line counts as dead.
const PATIENCE: Duration = Duration::from_secs(30);

/// An open socket.
#[derive(Debug)]
pub struct Line {
    socket: WebSocket<TcpStream>,
}

/// The house closed the socket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Closed {
    /// The code of the closing frame; nothing if the line was just cut.
    pub code: Option<u16>,
    /// Its reason.
    pub reason: String,
}

impl Line {
    pub(crate) fn open(address: SocketAddr, path: &str, headers: &[(&str, &str)]) -> Result<Line, GuestError> {
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
            Ok((socket, _)) => Ok(Line { socket }),
            Err(HandshakeError::Failure(tungstenite::Error::Http(answer))) => {
                let text = answer.body().as_ref().map(|body| String::from_utf8_lossy(body).into_owned());
                Err(GuestError::Refused { status: answer.status().as_u16(), text: text.unwrap_or_default() })
            }
            Err(error) => Err(broken(error.to_string())),
        }
    }

    /// The next message of the house. A ping is answered on the way, as everybody has to.
    pub fn hear(&mut self) -> Result<Value, Closed> {
        loop {
            let message = self.hear_raw()?;
            if message["type"] == "ping" {
                // If the line is gone, the next read says so.
                let _ = self.say(&json!({ "type": "pong", "n": message["n"] }));
            } else {
                return Ok(message);
            }
        }
    }

    /// The next message of the house, pings among them.
    pub fn hear_raw(&mut self) -> Result<Value, Closed> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => return Ok(serde_json::from_str(text.as_str()).unwrap_or_default()),
                Ok(Message::Close(Some(frame))) => {
                    return Err(Closed { code: Some(frame.code.into()), reason: frame.reason.to_string() });
                }
                Ok(Message::Close(None)) => return Err(Closed { code: None, reason: String::new() }),
                Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_)) => {}
                Err(error) => return Err(Closed { code: None, reason: error.to_string() }),
            }
        }
    }

    /// The next message of this type; those of other types are passed over.
    pub fn next_of(&mut self, kind: &str) -> Result<Value, Closed> {
        loop {
            let message = self.hear()?;
            if message["type"] == kind {
                return Ok(message);
            }
        }
    }

    /// Says something.
    pub fn say(&mut self, message: &Value) -> Result<(), GuestError> {
        self.say_text(&message.to_string())
    }

    /// Says something, whether or not it makes sense.
    pub fn say_text(&mut self, text: &str) -> Result<(), GuestError> {
        self.socket.send(Message::text(text)).map_err(|error| GuestError::Socket(error.to_string()))
    }

    /// Sends bytes that are no text.
    pub fn say_bytes(&mut self, bytes: Vec<u8>) -> Result<(), GuestError> {
        self.socket.send(Message::binary(bytes)).map_err(|error| GuestError::Socket(error.to_string()))
    }

    /// Sends a ping of the WebSocket protocol, which the other end answers by itself.
    pub fn ping(&mut self) -> Result<(), GuestError> {
        self.socket.send(Message::Ping(Vec::new().into())).map_err(|error| GuestError::Socket(error.to_string()))
    }

    /// Does something.
    pub fn choose(&mut self, token: u64, action: &str) -> Result<(), GuestError> {
        self.say(&json!({ "type": "choose", "token": token, "action": action }))
    }
}
