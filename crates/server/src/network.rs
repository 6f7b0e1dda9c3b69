//! The network address of a client: what limits count by, and which proxies may speak for others.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::http::HeaderMap;
use ipnet::IpNet;

/// The header in which a proxy names the client it speaks for.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// The unit that limits count by: an IPv4 address, or the /64 of an IPv6 address, which is what one customer gets.
///
/// It has no `Display`: addresses of guests are never logged or stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Network(IpAddr);

impl Network {
    pub(crate) fn of(address: IpAddr) -> Network {
        match address.to_canonical() {
            IpAddr::V4(address) => Network(address.into()),
            IpAddr::V6(address) => {
                let prefix = address.to_bits() & !u128::from(u64::MAX);
                Network(Ipv6Addr::from_bits(prefix).into())
            }
        }
    }
}

/// A range of addresses, such as `10.0.0.0/8`, or a single address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Subnet(IpNet);

/// The text is no range of addresses.
#[derive(Debug, thiserror::Error)]
#[error("write an address or a range of addresses, for instance 127.0.0.1 or 10.0.0.0/8")]
pub struct BadSubnet;

impl FromStr for Subnet {
    type Err = BadSubnet;

    fn from_str(text: &str) -> Result<Subnet, BadSubnet> {
        let single = || text.parse::<IpAddr>().ok().map(IpNet::from);
        text.parse().ok().or_else(single).map(Subnet).ok_or(BadSubnet)
    }
}

impl Subnet {
    fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address)
    }
}

/// Whether an address is one of the proxies.
pub(crate) fn is_proxy(proxies: &[Subnet], address: IpAddr) -> bool {
    let address = address.to_canonical();
    proxies.iter().any(|subnet| subnet.contains(address))
}

/// The address of the client behind a connection.
///
/// The header is believed only as far as proxies wrote it: from the right, up to the first address that is no proxy.
/// Whatever stands further left was sent by the client and could be anything.
pub(crate) fn client(proxies: &[Subnet], peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let values = headers.get_all(FORWARDED_FOR).iter().rev();
    let hops = values.flat_map(|value| value.to_str().unwrap_or_default().rsplit(','));
    let mut address = peer.to_canonical();
    for hop in hops {
        if !is_proxy(proxies, address) {
            break;
        }
        let Some(next) = read_hop(hop.trim()) else { break };
        address = next;
    }
    address
}

/// An address as proxies write it: bare, or with a port.
fn read_hop(hop: &str) -> Option<IpAddr> {
    let bare = hop.parse::<IpAddr>().ok();
    let with_port = || hop.parse::<SocketAddr>().ok().map(|address| address.ip());
    bare.or_else(with_port).map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use axum::http::HeaderMap;

    use super::{Network, Subnet, client};

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn subnets(texts: &[&str]) -> Vec<Subnet> {
        texts.iter().map(|text| text.parse().expect("a range")).collect()
    }

    fn forwarded(values: &[&str]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for value in values {
            headers.append("x-forwarded-for", value.parse().expect("a header value"));
        }
        headers
    }

    #[test]
    fn an_ipv6_customer_is_one_network_and_neighbors_are_others() {
        assert_eq!(Network::of(ip("2001:db8:1:2::1")), Network::of(ip("2001:db8:1:2:ffff:ffff:ffff:ffff")));
        assert_ne!(Network::of(ip("2001:db8:1:2::1")), Network::of(ip("2001:db8:1:3::1")));
        assert_ne!(Network::of(ip("192.0.2.1")), Network::of(ip("192.0.2.2")));
        assert_eq!(Network::of(ip("::ffff:192.0.2.1")), Network::of(ip("192.0.2.1")));
    }

    #[test]
    fn the_header_of_a_stranger_is_not_believed() {
        let headers = forwarded(&["198.51.100.7"]);
        assert_eq!(client(&[], ip("127.0.0.1"), &headers), ip("127.0.0.1"));
        assert_eq!(client(&subnets(&["10.0.0.0/8"]), ip("192.0.2.1"), &headers), ip("192.0.2.1"));
    }

    #[test]
    fn the_rightmost_address_that_is_no_proxy_is_the_client() {
        let proxies = subnets(&["127.0.0.1", "10.0.0.0/8"]);
        let chain = forwarded(&["1.2.3.4, 198.51.100.7", "10.1.2.3"]);
        assert_eq!(client(&proxies, ip("127.0.0.1"), &chain), ip("198.51.100.7"));
        assert_eq!(client(&proxies, ip("::ffff:127.0.0.1"), &chain), ip("198.51.100.7"));
        let with_ports = forwarded(&["[2001:db8::1]:443, 10.1.2.3:80"]);
        assert_eq!(client(&proxies, ip("127.0.0.1"), &with_ports), ip("2001:db8::1"));
    }

    #[test]
    fn what_a_proxy_passed_on_unread_stops_the_search() {
        let proxies = subnets(&["127.0.0.1"]);
        assert_eq!(client(&proxies, ip("127.0.0.1"), &forwarded(&["unknown"])), ip("127.0.0.1"));
        assert_eq!(client(&proxies, ip("127.0.0.1"), &HeaderMap::new()), ip("127.0.0.1"));
    }

    #[test]
    fn a_range_of_addresses_is_read_or_refused() {
        assert!("10.0.0.0/33".parse::<Subnet>().is_err() && "proxy".parse::<Subnet>().is_err());
        assert!("::1".parse::<Subnet>().is_ok() && "fd00::/8".parse::<Subnet>().is_ok());
    }
}
