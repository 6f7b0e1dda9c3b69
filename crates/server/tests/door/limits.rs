//! What one guest and one network may do at most.

use guest::{Answer, Guest, GuestConnection, GuestError};
use serde_json::{Value, json};
use wire::{ClientMessage, CloseReason, ErrorBody, Refusal};

use crate::house::House;

fn wish() -> Value {
    json!({ "game": "rinpa", "seats": ["me", "uniform", "uniform"], "options": { "deals": "one" } })
}

/// Lays a table as somebody without a cookie, behind a proxy that says where they are.
fn lay_from(house: &House, address: &str) -> Answer {
    house.guest().post_json_with("/api/tables", &wish(), ("x-forwarded-for", address)).expect("an answer")
}

fn is_refused(answer: &Answer) -> bool {
    let wait = answer.header("retry-after").and_then(|wait| wait.parse::<u32>().ok());
    answer.status == 429 && wait.is_some_and(|wait| wait > 0)
}

#[test]
fn an_address_lays_a_stated_number_of_tables_however_many_guests_it_pretends_to_be() {
    let house = House::open_with(|config| config.limits.tables_per_minute = 5);
    let answers: Vec<Answer> = (0..40).map(|i| lay_from(&house, &format!("192.0.2.{i}"))).collect();
    let laid = answers.iter().filter(|answer| answer.status == 201).count();
    assert!((5..=7).contains(&laid), "{laid} tables: five at once, and perhaps one or two while this ran");
    let refused: Vec<&Answer> = answers.iter().filter(|answer| answer.status != 201).collect();
    assert!(refused.iter().all(|answer| is_refused(answer)), "{refused:?}");
    let ErrorBody { code, error } = refused[0].read().expect("a reason");
    assert!(code == Refusal::TooManyTables && error.contains("Too many new tables"), "{error}");
    let mut guest = house.guest();
    guest.set_cookie("zashiki-nothing", "1");
    let page = guest.post_form("/play/rinpa", &[]).expect("an answer");
    assert!(is_refused(&page) && page.body.contains("Wait a minute"), "{page:?}");
    assert!(house.figure("zashiki_refused_requests_total").is_some_and(|refused| refused > 30));
}

#[test]
fn behind_a_trusted_proxy_every_client_has_its_own_allowance() {
    let house = House::open_with(|config| {
        config.limits.tables_per_minute = 1;
        config.trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    });
    assert_eq!(lay_from(&house, "192.0.2.1").status, 201);
    assert!(is_refused(&lay_from(&house, "192.0.2.1")));
    assert!(is_refused(&lay_from(&house, "203.0.113.9, 192.0.2.1")), "what the client wrote itself is not believed");
    assert_eq!(lay_from(&house, "192.0.2.2").status, 201);
    assert_eq!(lay_from(&house, "2001:db8:0:1::1").status, 201);
    assert!(is_refused(&lay_from(&house, "2001:db8:0:1:ffff::2")), "a /64 is one network");
}

#[test]
fn an_address_sends_a_stated_number_of_requests_a_minute() {
    let house = House::open_with(|config| config.limits.requests_per_minute = 30);
    let mut guest = house.guest();
    guest.set_cookie("zashiki-nothing", "1");
    let answers: Vec<Answer> = (0..90).map(|_| guest.get("/rules/rinpa").expect("an answer")).collect();
    let served = answers.iter().filter(|answer| answer.status == 200).count();
    assert!((30..60).contains(&served), "{served} of 90");
    assert!(answers.iter().filter(|answer| answer.status != 200).all(is_refused));
    let japanese = house.guest().get_with("/", ("accept-language", "ja")).expect("an answer");
    assert!(is_refused(&japanese) && japanese.body.contains("1分ほど待って"), "{}", japanese.body);
}

fn is_one_too_many(result: &Result<GuestConnection, GuestError>) -> bool {
    matches!(result, Err(GuestError::Refused { status: 429, code: Some(Refusal::TooManySockets), .. }))
}

#[test]
fn sockets_are_bounded_by_table_guest_and_address() {
    let laid = |change: fn(&mut server::Limits)| {
        let house = House::open_with(|config| change(&mut config.limits));
        let (guest, table) = house.guest_with_bots();
        (house, guest, table)
    };
    let (_house, guest, table) = laid(|limits| limits.sockets_per_guest = 2);
    let open: Vec<_> = (0..2).map(|_| guest.connect(&table, None).expect("a connection")).collect();
    assert!(is_one_too_many(&guest.connect(&table, None)));
    drop(open);
    let (house, guest, table) = laid(|limits| limits.sockets_per_table = 2);
    let _open: Vec<_> = (0..2).map(|_| house.guest().connect(&table, None).expect("a connection")).collect();
    assert!(is_one_too_many(&guest.connect(&table, None)));
    let other = house.guest_with_bots().1;
    guest.connect(&other, None).expect("there is room at another table");
    let (house, _, table) = laid(|limits| limits.sockets_per_address = 2);
    let _open: Vec<_> = (0..2).map(|_| house.guest().connect(&table, None).expect("a connection")).collect();
    assert!(is_one_too_many(&house.guest().connect(&table, None)));
    let browser = format!("/socket/{table}?format=html");
    let mut connection = house.guest().connect_with(&browser, &[("accept-language", "ja")]).expect("a last word");
    let bye = connection.next_bye().expect("a last word");
    assert!(bye.reason == CloseReason::TooManySockets && bye.text.contains("多すぎます"), "{bye:?}");
    assert_eq!(connection.next().expect_err("it is closed").code, Some(1013));
}

/// Sends something again and again until the house closes the socket; returns what it said. A house that lets all of
/// it pass closes the socket later, since its pings are not answered.
fn flood(send: impl Fn(&mut GuestConnection) -> Result<(), GuestError>) -> Vec<Value> {
    let house = House::open_with(|config| config.messages_per_second = 50);
    let (guest, table) = house.guest_with_bots();
    let mut connection = Guest::connect(&guest, &table, None).expect("a connection");
    let sent = (0..5_000).take_while(|_| send(&mut connection).is_ok()).count();
    let mut heard = Vec::new();
    while let Ok(message) = connection.next_raw() {
        heard.push(message);
    }
    assert_eq!(house.figure("zashiki_flooded_total"), Some(1), "closed for flooding after {sent}");
    heard
}

#[test]
fn binary_messages_count_and_are_refused_in_a_sentence() {
    let heard = flood(|connection| connection.send_bytes(vec![0; 16]));
    let refused = heard.iter().filter(|message| message["type"] == "refused").count();
    assert!(refused > 0 && refused < 1_000, "{refused} of 5000 were read");
}

#[test]
fn pings_of_the_protocol_count_like_everything_else() {
    flood(GuestConnection::ping);
}

#[test]
fn an_address_asks_for_a_stated_number_of_hints() {
    let house = House::open_with(|config| config.limits.hints_per_minute = 1);
    let (guest, table) = house.guest_with_bots();
    let mut connection = guest.connect(&table, None).expect("a connection");
    crate::house::next_question(&mut connection);
    for _ in 0..2 {
        connection.send(&ClientMessage::Hint).expect("an open connection");
    }
    let refused = connection.next_refused().expect("a refusal");
    assert!(refused.code == Refusal::TooFast && refused.text.contains("a bit fast"), "{refused:?}");
}

#[test]
fn one_host_or_one_network_has_few_tables_on_the_first_page() {
    let house = House::open_with(|config| config.trusted_proxies = vec!["127.0.0.1".parse().expect("an address")]);
    let public = json!({ "game": "rinpa", "seats": ["me", "open", "open"], "public": true });
    let lay = |guest: &mut Guest, address: &str| {
        let laid = guest.post_json_with("/api/tables", &public, ("x-forwarded-for", address)).expect("an answer");
        laid.json()["id"].as_str().expect("an id").to_string()
    };
    let honest = lay(&mut house.guest(), "192.0.2.1");
    let mut busy = house.guest();
    let of_one_host: Vec<String> = (2..7).map(|i| lay(&mut busy, &format!("192.0.2.{i}"))).collect();
    let of_one_network: Vec<String> = (0..20).map(|_| lay(&mut house.guest(), "198.51.100.7")).collect();
    let page = house.guest().get("/").expect("the first page").body;
    let listed = |tables: &[String]| tables.iter().filter(|id| page.contains(&format!("/table/{id}"))).count();
    assert_eq!(listed(&of_one_network), 2);
    assert_eq!(listed(&of_one_host), 2);
    assert_eq!(listed(&[honest]), 1, "others are not crowded out");
}
