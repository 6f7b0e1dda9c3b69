//! Where attackers come from: addresses of the loopback network, none of them the bystander's.

use std::net::{Ipv4Addr, SocketAddr};

use anyhow::Context as _;
use tokio::net::{TcpSocket, TcpStream};
use wire::TableCreated;

use super::http::Http;
use crate::sockets::{self, Socket};

/// One attacker.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attacker {
    house: SocketAddr,
    from: Ipv4Addr,
}

impl Attacker {
    /// The attacker of this number; each number has an address of its own.
    pub(crate) fn new(house: SocketAddr, number: u32) -> Attacker {
        let [_, high, middle, low] = number.to_be_bytes();
        Attacker { house, from: Ipv4Addr::new(127, high.saturating_add(1), middle, low.saturating_add(1)) }
    }

    /// Opens a connection.
    pub(crate) async fn connect(&self) -> anyhow::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        let bound = socket.bind(SocketAddr::from((self.from, 0)));
        bound.with_context(|| format!("this system has no address {}: attacks need Linux", self.from))?;
        let stream = socket.connect(self.house).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Opens a connection for requests.
    pub(crate) async fn http(&self) -> anyhow::Result<Http> {
        Ok(Http::new(self.connect().await?, self.house))
    }

    /// Opens a socket at a table.
    pub(crate) async fn socket(&self, path: &str, cookies: &str) -> anyhow::Result<Socket> {
        sockets::upgrade(self.connect().await?, self.house, path, cookies).await
    }

    /// Lays a table over the JSON API. Returns its id and the cookies of the guest who opened it.
    pub(crate) async fn lay(&self, wish: &serde_json::Value) -> anyhow::Result<(String, String)> {
        let reply = self.http().await?.post_json("/api/tables", "", &wish.to_string()).await?;
        anyhow::ensure!(reply.status == 201, "no table was laid: status {}", reply.status);
        let TableCreated { id, .. } = serde_json::from_slice(&reply.body)?;
        Ok((id, reply.cookies()))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::Attacker;

    #[test]
    fn no_two_attackers_share_an_address_and_none_has_the_bystanders() {
        let house = "127.0.0.1:8000".parse().expect("an address");
        let addresses: BTreeSet<_> = (0..250).map(|number| Attacker::new(house, number).from).collect();
        assert_eq!(addresses.len(), 250);
        assert!(addresses.iter().all(|address| address.is_loopback() && address.octets()[1] > 0));
    }
}
