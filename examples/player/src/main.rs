//! A program that plays a whole match over the socket, as `docs/PROTOCOL.md` describes it.
//!
//! It opens a table against bots, opens the socket, and answers every question with any of the actions it is offered
//! until the game is over. To make it play well, put something better into [`choose`]. It uses the front door alone: an
//! HTTP client, a WebSocket client, and the message types of `wire`. (The crate `guest` wraps all of that.)
//!
//! ```text
//! cargo run --release                              # in one terminal: the server
//! cargo run -p player -- http://127.0.0.1:8000     # in another: a match of Rinpa
//! ```

use anyhow::{Context as _, bail};
use tungstenite::Message;
use tungstenite::client::IntoClientRequest as _;
use wire::{ClientMessage, CreateTable, Frame, ReadError, SeatWish, ServerMessage, TableCreated};

fn main() -> anyhow::Result<()> {
    let server = std::env::args().nth(1).unwrap_or_else(|| "http://127.0.0.1:8000".to_string());
    let game = std::env::args().nth(2).unwrap_or_else(|| "rinpa".to_string());

    // The answer to the first request sets a cookie. The client that has it is the guest on seat A; nothing else proves
    // that.
    let bot = || SeatWish::Bot("uniform".to_string());
    let mut table = CreateTable::new(&game, [SeatWish::Me, bot(), bot()]);
    table.name = Some("example".to_string());
    let answer = ureq::post(format!("{server}/api/tables")).send_json(&table);
    let mut answer = answer.with_context(|| format!("no table at {server}: is the house open?"))?;
    let cookie = answer.headers().get("set-cookie").context("the answer sets a cookie")?.to_str()?;
    let cookie = cookie.split(';').next().unwrap_or_default().to_string();
    let TableCreated { link, socket, .. } = answer.body_mut().read_json()?;
    println!("watch it at {link}");

    let host = server.strip_prefix("http://").context("write the address as http://host:port")?;
    let mut request = format!("ws://{host}{socket}?format=json").into_client_request()?;
    request.headers_mut().insert("cookie", cookie.parse()?);
    let stream = std::net::TcpStream::connect(host)?;
    stream.set_nodelay(true)?;
    let (mut connection, _) = tungstenite::client(request, stream)?;

    loop {
        let text = match connection.read()? {
            Message::Text(text) => text,
            Message::Close(reason) => bail!("the server closed the socket: {reason:?}"),
            Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => continue,
        };
        let message = match ServerMessage::from_json(&text) {
            Ok(message) => message,
            // A later version may add types.
            Err(ReadError::UnknownType(_)) => continue,
            Err(error @ ReadError::Json(_)) => return Err(error.into()),
        };
        match message {
            ServerMessage::Frame(frame) => {
                if let Some(outcome) = &frame.outcome {
                    let (points, seed) = (outcome.points, frame.seed.unwrap_or_default());
                    println!("the game is over, points by seat: {points:?}, seed {seed}");
                    return Ok(());
                }
                if let Some(answer) = choose(&frame)? {
                    connection.send(Message::text(answer.to_json()))?;
                }
            }
            // The server measures how long messages take, to be fair in races.
            ServerMessage::Ping(ping) => {
                connection.send(Message::text(ClientMessage::Pong { n: ping.n }.to_json()))?;
            }
            ServerMessage::Refused(refused) => eprintln!("refused ({}): {}", refused.code, refused.text),
            ServerMessage::Notice(notice) => eprintln!("the server says: {}", notice.text),
            ServerMessage::Bye(bye) => eprintln!("the server says: {}", bye.text),
            ServerMessage::Seats(_)
            | ServerMessage::TakeBackRequest(_)
            | ServerMessage::Talk(_)
            | ServerMessage::Said(_)
            | ServerMessage::Hint(_)
            | ServerMessage::Table(_)
            | ServerMessage::Patch(_) => {}
        }
    }
}

/// What to do now; nothing if the game does not wait for us. `frame.view` is what our seat sees.
fn choose(frame: &Frame) -> anyhow::Result<Option<ClientMessage>> {
    let Some(ask) = frame.ask.as_ref().filter(|ask| ask.must) else { return Ok(None) };
    let mut actions = ask.legal_actions()?;
    // The sequence number makes the choice vary a little from turn to turn.
    let action = actions.swap_remove(frame.seq as usize % actions.len());
    Ok(Some(ClientMessage::Choose { token: ask.token, action }))
}
