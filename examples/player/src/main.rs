//! A program that plays a whole match over the socket, as `docs/PROTOCOL.md` describes it.
//!
//! It lays a table against bots, opens the socket, and answers every question with any of the actions it is offered
//! until the game is over. To make it play well, put something better into [`choose`]. It uses nothing of the house
//! but its door: an HTTP client, a WebSocket client, JSON.
//!
//! ```text
//! cargo run --release                              # in one terminal: the house opens
//! cargo run -p player -- http://127.0.0.1:8000     # in another: a match of Rinpa
//! ```

use anyhow::{Context as _, bail};
use serde_json::{Value, json};
use tungstenite::Message;
use tungstenite::client::IntoClientRequest as _;

fn main() -> anyhow::Result<()> {
    let house = std::env::args().nth(1).unwrap_or_else(|| "http://127.0.0.1:8000".to_string());
    let game = std::env::args().nth(2).unwrap_or_else(|| "rinpa".to_string());

    // The answer to the first request sets a cookie. Whoever has it is the guest on seat A; nothing else proves that.
    let wish = json!({ "game": game, "name": "example", "seats": ["me", "uniform", "uniform"] });
    let answer = ureq::post(format!("{house}/api/tables")).send_json(&wish);
    let mut answer = answer.with_context(|| format!("no table at {house}: is the house open?"))?;
    let cookie = answer.headers().get("set-cookie").context("the answer sets a cookie")?.to_str()?;
    let cookie = cookie.split(';').next().unwrap_or_default().to_string();
    let table: Value = answer.body_mut().read_json()?;
    let socket = table["socket"].as_str().context("the answer names a socket")?;
    println!("watch it at {}", table["link"].as_str().unwrap_or_default());

    let host = house.strip_prefix("http://").context("write the address as http://host:port")?;
    let mut request = format!("ws://{host}{socket}?format=json").into_client_request()?;
    request.headers_mut().insert("cookie", cookie.parse()?);
    let stream = std::net::TcpStream::connect(host)?;
    stream.set_nodelay(true)?;
    let (mut line, _) = tungstenite::client(request, stream)?;

    loop {
        let text = match line.read()? {
            Message::Text(text) => text,
            Message::Close(reason) => bail!("the house closed the socket: {reason:?}"),
            Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => continue,
        };
        let message: Value = serde_json::from_str(&text)?;
        match message["type"].as_str() {
            Some("frame") => {
                if let Some(points) = message["outcome"]["points"].as_array() {
                    println!("the game is over, points by seat: {points:?}, seed {}", message["seed"]);
                    return Ok(());
                }
                if let Some(action) = choose(&message) {
                    let answer = json!({ "type": "choose", "token": message["ask"]["token"], "action": action });
                    line.send(Message::text(answer.to_string()))?;
                }
            }
            // The house measures how long messages take, to be fair in races.
            Some("ping") => line.send(Message::text(json!({ "type": "pong", "n": message["n"] }).to_string()))?,
            Some("refused" | "notice" | "bye") => eprintln!("the house says: {}", message["text"]),
            // Who sits where; and kinds that a later version may add.
            Some(_) | None => {}
        }
    }
}

/// What to do now; nothing if the game does not wait for us. `frame["view"]` is what our seat sees.
fn choose(frame: &Value) -> Option<&str> {
    let ask = &frame["ask"];
    let actions = ask["actions"].as_array().filter(|_| ask["must"] == true)?;
    // The sequence number makes the choice vary a little from turn to turn.
    let turn = frame["seq"].as_u64().unwrap_or(0) as usize;
    actions.get(turn % actions.len().max(1))?.as_str()
}
