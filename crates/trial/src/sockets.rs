//! Sockets to a server, for many guests on one thread.

use std::net::SocketAddr;

use anyhow::Context as _;
use futures_util::SinkExt as _;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};
use wire::{ClientMessage, Frame, ReadError, ServerMessage};

/// A guest's end of a connection.
pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Opens a socket for the guest with these cookies.
pub(crate) async fn open(address: SocketAddr, path: &str, cookies: &str) -> anyhow::Result<Socket> {
    let stream = TcpStream::connect(address).await.context("the house takes no more sockets")?;
    upgrade(stream, address, path, cookies).await
}

/// Makes a socket of a connection that is open already.
pub(crate) async fn upgrade(
    stream: TcpStream,
    address: SocketAddr,
    path: &str,
    cookies: &str,
) -> anyhow::Result<Socket> {
    stream.set_nodelay(true)?;
    let mut request = format!("ws://{address}{path}").into_client_request()?;
    request.headers_mut().insert("cookie", cookies.parse()?);
    // The buffer is wiped before every read: a large one would cost the guests more than the messages do.
    let config = WebSocketConfig::default().read_buffer_size(4 * 1024).write_buffer_size(0);
    let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
    Ok(socket)
}

/// A message as it is sent.
pub(crate) fn message(message: &ClientMessage) -> Message {
    Message::text(message.to_json())
}

/// Says something over a socket.
pub(crate) async fn send(socket: &mut Socket, said: &ClientMessage) -> anyhow::Result<()> {
    Ok(socket.send(message(said)).await?)
}

/// What the server says; nothing for a type that this version does not know.
pub(crate) fn read(text: &str) -> anyhow::Result<Option<ServerMessage>> {
    match ServerMessage::from_json(text) {
        Ok(message) => Ok(Some(message)),
        Err(ReadError::UnknownType(_)) => Ok(None),
        Err(error @ ReadError::Json(_)) => Err(error).context("the server does not speak the protocol"),
    }
}

/// An answer to what a frame asks: any legal action, the same for the same question.
pub(crate) fn answer(frame: &Frame) -> anyhow::Result<Option<ClientMessage>> {
    let Some(ask) = &frame.ask else { return Ok(None) };
    let mut actions = ask.legal_actions().context("the server offers what is no text")?;
    anyhow::ensure!(!actions.is_empty(), "the server asks and offers nothing");
    let action = actions.swap_remove(ask.token as usize * 7_919 % actions.len());
    Ok(Some(ClientMessage::Choose { token: ask.token, action }))
}
