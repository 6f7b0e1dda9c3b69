//! Sockets to a house, for many guests on one thread.

use std::net::SocketAddr;

use anyhow::Context as _;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A guest's end of a line.
pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Opens a socket for whoever has these cookies.
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
