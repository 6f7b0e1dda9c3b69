//! Connections that are slow, idle or too many.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use crate::house::House;

/// How long an answer, or the end of a connection, is waited for. Nothing waits this long unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(20);
/// How many connections of each kind are tried.
const EACH: usize = 40;

fn connect(address: SocketAddr, first: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).expect("a connection");
    stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
    stream.write_all(first.as_bytes()).expect("an open connection");
    stream
}

/// Everything the house says until it closes the connection.
fn until_closed(mut stream: TcpStream) -> String {
    let mut said = Vec::new();
    match stream.read_to_end(&mut said) {
        Ok(_) => {}
        Err(error) if error.kind() == std::io::ErrorKind::ConnectionReset => {}
        Err(error) => panic!("the connection stays open: {error}"),
    }
    String::from_utf8_lossy(&said).into_owned()
}

#[test]
fn connections_that_are_idle_or_send_slowly_are_all_closed() {
    let house = House::open_with(|config| {
        config.timeouts.headers = Duration::from_millis(200);
        config.timeouts.body = Duration::from_millis(200);
    });
    let head = "POST /lang HTTP/1.1\r\nhost: house\r\ncontent-type: application/x-www-form-urlencoded\r\n";
    let slow_body = format!("{head}content-length: 100\r\n\r\nlang=");
    let kinds = ["", "GET / HTTP/1.1\r\nhost: ho", &slow_body, "GET /healthz HTTP/1.1\r\nhost: house\r\n\r\n"];
    let open: Vec<_> = kinds.iter().flat_map(|first| (0..EACH).map(|_| connect(house.address, first))).collect();
    let said: Vec<String> = open.into_iter().map(until_closed).collect();
    let [idle, slow_head, slow_body, kept_alive] = [0, 1, 2, 3].map(|kind| &said[kind * EACH..(kind + 1) * EACH]);
    assert!(idle.iter().chain(slow_head).all(|said| said.is_empty() || said.starts_with("HTTP/1.1 408")), "{said:?}");
    assert!(slow_body.iter().all(|said| said.starts_with("HTTP/1.1 408") && said.contains("in time")), "{slow_body:?}");
    assert!(kept_alive.iter().all(|said| said.starts_with("HTTP/1.1 200")), "{kept_alive:?}");
    // A client sees the end of its connection a moment before the house has counted it.
    let only_the_one_that_asks = (0..1_000).any(|_| house.figure("zashiki_connections") == Some(1));
    assert!(only_the_one_that_asks, "{:?} connections are open", house.figure("zashiki_connections"));
}

#[test]
fn a_body_that_is_too_long_is_refused_whether_or_not_it_says_so() {
    let house = House::open();
    let head = "POST /lang HTTP/1.1\r\nhost: house\r\nconnection: close\r\n\
                content-type: application/x-www-form-urlencoded\r\n";
    let announced = until_closed(connect(house.address, &format!("{head}content-length: 20000\r\n\r\n")));
    assert!(announced.starts_with("HTTP/1.1 413") && announced.contains("send less at once"), "{announced}");
    let chunk = format!("4e20\r\n{}\r\n0\r\n\r\n", "x".repeat(20_000));
    let hidden = until_closed(connect(house.address, &format!("{head}transfer-encoding: chunked\r\n\r\n{chunk}")));
    assert!(hidden.starts_with("HTTP/1.1 413"), "{hidden}");
}

#[test]
fn a_house_that_is_full_says_so_and_has_room_again_when_somebody_leaves() {
    let house = House::open_with(|config| config.limits.connections = Some(4));
    let mut open: Vec<_> = (0..4).map(|_| connect(house.address, "")).collect();
    let refused = until_closed(connect(house.address, "GET /healthz HTTP/1.1\r\nhost: house\r\n\r\n"));
    assert!(refused.starts_with("HTTP/1.1 503") && refused.contains("retry-after: 60"), "{refused}");
    let (english, japanese) = ("The house is full right now", "ただいま満員です");
    assert!(refused.contains(english) && refused.contains(japanese), "no language is asked for: {refused}");
    for (accepted, said, other) in [("en-GB, ja", english, japanese), ("ja, en", japanese, english)] {
        let head = format!("GET / HTTP/1.1\r\nhost: house\r\naccept-language: {accepted}\r\n\r\n");
        let refused = until_closed(connect(house.address, &head));
        assert!(refused.starts_with("HTTP/1.1 503") && refused.contains("retry-after: 60"), "{refused}");
        assert!(refused.contains(said) && !refused.contains(other), "{accepted}: {refused}");
    }
    let silent = until_closed(connect(house.address, ""));
    assert!(silent.contains(english) && silent.contains(japanese), "one that sends nothing is told, too: {silent}");
    open.clear();
    let request = "GET /healthz HTTP/1.1\r\nhost: house\r\nconnection: close\r\n\r\n";
    let taken = (0..1_000).any(|_| until_closed(connect(house.address, request)).starts_with("HTTP/1.1 200"));
    assert!(taken, "there is room again");
}

#[test]
fn an_address_has_a_stated_number_of_connections_unless_it_is_a_trusted_proxy() {
    let ask = "GET /healthz HTTP/1.1\r\nhost: house\r\nconnection: close\r\n\r\n";
    let house = House::open_with(|config| config.limits.connections_per_address = 3);
    let open: Vec<_> = (0..3).map(|_| connect(house.address, "")).collect();
    let refused = until_closed(connect(house.address, ask));
    assert!(refused.starts_with("HTTP/1.1 429") && refused.contains("Too many connections"), "{refused}");
    drop(open);
    let house = House::open_with(|config| {
        config.limits.connections_per_address = 3;
        config.trusted_proxies = vec!["127.0.0.0/8".parse().expect("a range")];
    });
    let _open: Vec<_> = (0..3).map(|_| connect(house.address, "")).collect();
    assert!(until_closed(connect(house.address, ask)).starts_with("HTTP/1.1 200"));
}

#[test]
fn a_socket_counts_as_a_connection_as_long_as_it_is_open() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let mut connection = guest.connect(&table, None).expect("a connection");
    connection.next_frame().expect("a frame");
    drop(guest);
    let others = house.figure("zashiki_connections").expect("a figure");
    drop(connection);
    let closed = (0..2_000).any(|_| house.figure("zashiki_connections").is_some_and(|open| open < others));
    assert!(closed, "the socket's connection is counted until it is closed");
}

#[test]
fn a_socket_that_answers_no_ping_is_closed_with_a_sentence() {
    let house = House::open_with(|config| config.timeouts.pong = Duration::from_millis(300));
    let (guest, table) = house.guest_with_bots();
    let mut connection = guest.connect(&table, None).expect("a connection");
    let mut last = serde_json::Value::Null;
    let closed = loop {
        match connection.next_raw() {
            Ok(message) => last = message,
            Err(closed) => break closed,
        }
    };
    assert_eq!((&last["type"], closed.reason.as_str()), (&"bye".into(), "Silent"), "{last}");
}
