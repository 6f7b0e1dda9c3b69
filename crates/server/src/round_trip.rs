//! The round trip of a connection as the kernel measures it, which no page or program can delay.
//!
//! The kernel is asked over netlink (`sock_diag`) by the two ends of the connection, so that nothing has to hold the
//! connection itself. Where it does not answer (another system, a sandbox without netlink) nothing is known, and races
//! give no credit for lag. Behind a proxy it measures the way to the proxy, which is short, so there is no credit
//! either.

use std::net::SocketAddr;

use tokio::net::TcpStream;

/// The two ends of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ends {
    local: SocketAddr,
    peer: SocketAddr,
}

impl Ends {
    /// The ends of a connection that was accepted from `peer`.
    pub(crate) fn of(stream: &TcpStream, peer: SocketAddr) -> Ends {
        // A connection that is already gone has no local end; nobody will ask for its round trip.
        Ends { local: stream.local_addr().unwrap_or(peer), peer }
    }

    /// The least round trip that the kernel has measured on this connection of late, in milliseconds.
    pub(crate) fn round_trip_ms(self) -> Option<u32> {
        kernel::least_round_trip_us(self.local, self.peer).map(|us| us / 1_000)
    }
}

#[cfg(not(target_os = "linux"))]
mod kernel {
    use std::net::SocketAddr;

    pub(super) fn least_round_trip_us(_: SocketAddr, _: SocketAddr) -> Option<u32> {
        None
    }
}

#[cfg(target_os = "linux")]
mod kernel {
    use std::net::SocketAddr;

    use netlink_packet_core::{NLM_F_REQUEST, NetlinkHeader, NetlinkMessage, NetlinkPayload};
    use netlink_packet_sock_diag::SockDiagMessage;
    use netlink_packet_sock_diag::constants::{AF_INET, AF_INET6, IPPROTO_TCP};
    use netlink_packet_sock_diag::inet::nlas::Nla;
    use netlink_packet_sock_diag::inet::{ExtensionFlags, InetRequest, InetResponse, SocketId, StateFlags};
    use netlink_sys::Socket;
    use netlink_sys::protocols::NETLINK_SOCK_DIAG;

    /// The longest answer: a header and the details of one connection.
    const MOST_BYTES: usize = 4 * 1024;
    /// No particular incarnation of the connection.
    const ANY: [u8; 8] = [0xff; 8];

    /// The kernel has its answer ready when the question is sent, so that nothing here ever waits.
    pub(super) fn least_round_trip_us(local: SocketAddr, peer: SocketAddr) -> Option<u32> {
        let mut socket = Socket::new(NETLINK_SOCK_DIAG).ok()?;
        socket.bind_auto().ok()?;
        socket.connect(&netlink_sys::SocketAddr::new(0, 0)).ok()?;
        socket.set_non_blocking(true).ok()?;
        socket.send(&request(local, peer), 0).ok()?;
        let mut answer = Vec::with_capacity(MOST_BYTES);
        socket.recv(&mut answer, 0).ok()?;
        let payload = NetlinkMessage::deserialize(&answer).ok()?.payload;
        let NetlinkPayload::InnerMessage(SockDiagMessage::InetResponse(response)) = payload else { return None };
        least_of(&response)
    }

    fn request(local: SocketAddr, peer: SocketAddr) -> Vec<u8> {
        let request = InetRequest {
            family: if local.is_ipv4() { AF_INET } else { AF_INET6 },
            protocol: IPPROTO_TCP,
            extensions: ExtensionFlags::INFO,
            states: StateFlags::all(),
            socket_id: SocketId {
                source_port: local.port(),
                destination_port: peer.port(),
                source_address: local.ip(),
                destination_address: peer.ip(),
                interface_id: 0,
                cookie: ANY,
            },
        };
        let mut header = NetlinkHeader::default();
        header.flags = NLM_F_REQUEST;
        let mut message = NetlinkMessage::new(header, SockDiagMessage::InetRequest(request).into());
        message.finalize();
        let mut bytes = vec![0; message.buffer_len()];
        message.serialize(&mut bytes);
        bytes
    }

    fn least_of(response: &InetResponse) -> Option<u32> {
        let mut details = response.nlas.iter();
        // Before anything was measured the field holds the largest number there is.
        details
            .find_map(|detail| if let Nla::TcpInfo(info) = detail { Some(info.min_rtt) } else { None })
            .filter(|&us| us != u32::MAX)
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::net::{TcpListener, TcpStream};

    use super::Ends;

    fn connection(address: &str) -> Option<(TcpStream, TcpStream)> {
        let listener = TcpListener::bind(address).ok()?;
        let client = TcpStream::connect(listener.local_addr().ok()?).ok()?;
        Some((client, listener.accept().ok()?.0))
    }

    fn ends(stream: &TcpStream) -> Ends {
        Ends { local: stream.local_addr().expect("an end"), peer: stream.peer_addr().expect("an end") }
    }

    #[test]
    fn the_kernel_knows_the_round_trip_of_a_connection_on_this_machine() {
        let mut measured = 0;
        for address in ["127.0.0.1:0", "[::1]:0"] {
            // A machine may have no IPv6.
            let Some((_client, server)) = connection(address) else { continue };
            let ms = ends(&server).round_trip_ms().expect("the kernel answers");
            assert!(ms < 100, "{ms} ms within one machine");
            measured += 1;
        }
        assert!(measured > 0);
    }

    #[test]
    fn a_client_that_answers_late_does_not_change_what_the_kernel_measures() {
        use std::io::{Read as _, Write as _};
        let (mut client, mut server) = connection("127.0.0.1:0").expect("a connection");
        let before = ends(&server).round_trip_ms().expect("the kernel answers");
        server.write_all(b"ping").expect("a connection");
        // The client has not even read it, and answers only after the kernel was asked.
        let late = ends(&server).round_trip_ms().expect("the kernel answers");
        client.read_exact(&mut [0; 4]).expect("a ping");
        client.write_all(b"pong").expect("a connection");
        server.read_exact(&mut [0; 4]).expect("a pong");
        let after = ends(&server).round_trip_ms().expect("the kernel answers");
        assert!(late <= before && after <= late, "{before}, {late}, {after} ms");
    }

    #[test]
    fn nothing_is_known_of_a_connection_that_does_not_exist() {
        let address = "127.0.0.1:1".parse().expect("an address");
        assert_eq!(Ends { local: address, peer: address }.round_trip_ms(), None);
    }
}
