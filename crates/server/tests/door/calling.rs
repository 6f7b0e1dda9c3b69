//! Guests who are away are called when it is their turn.

use std::time::Duration;

use guest::{Device, Guest, GuestConnection, Posted, PushService};
use serde_json::{Value, json};
use server::{Config, Push};
use store::{Durability, Occupant, Store, UnixMs};
use table::Seat;
use wire::{ErrorBody, PushReply, Refusal};

use crate::house::{House, answer, next_question, play_to_the_end};

/// Calls after a moment, and speaks to this service.
fn calls_over(service: &PushService) -> impl FnOnce(&mut Config) {
    let (grace, first_wait) = (Duration::from_millis(30), Duration::from_millis(1));
    let push = Push { services: vec![service.origin()], contact: Some("mailto:a@b.c".into()), grace, first_wait };
    move |config| config.push = Some(push)
}

/// Anne and Ben at a table of this game for two, and its id.
fn two_guests(house: &House, game: &str, settings: &Value) -> (Guest, Guest, String) {
    let (mut anne, mut ben) = (house.guest(), house.guest());
    let wish = json!({ "game": game, "seats": ["me", "open"], "name": "Anne", "settings": settings });
    let table = anne.create_table(&wish).expect("a table").id;
    assert_eq!(ben.sit(&table, "Ben"), Ok(Seat::new(1)));
    (anne, ben, table)
}

/// Whether the device is called, as the house answers to a wish.
fn wish(guest: &mut Guest, wish: &Value) -> bool {
    let answer = guest.post_json("/push", wish).expect("an answer");
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.read::<PushReply>().expect("yes or no").on
}

/// Plays on a connection until the game waits for the other.
fn play_until_the_other_is_asked(connection: &mut GuestConnection, me: u8) {
    loop {
        let frame = connection.next_frame().expect("a frame");
        if frame.waiting.must.contains(Seat::new(1 - me)) {
            return;
        }
        if frame.ask.is_some() {
            answer(connection, &frame);
        }
    }
}

/// Waits for the question, and then plays on until the game waits for the other.
fn play_a_turn(connection: &mut GuestConnection, me: u8) {
    let question = next_question(connection);
    answer(connection, &question);
    play_until_the_other_is_asked(connection, me);
}

#[test]
fn a_guest_who_is_away_is_called_on_every_device_in_its_language() {
    let service = PushService::open();
    let house = House::open_with(calls_over(&service));
    let (mut anne, mut ben) = (house.guest(), house.guest());
    let table =
        anne.create_table(&json!({ "game": "iki", "seats": ["me", "open"], "name": "Anne" })).expect("a table").id;
    // Ben may be asked first: the devices are known before the game begins.
    let (laptop, phone) = (Device::new("laptop"), Device::new("phone"));
    assert!(!wish(&mut ben, &laptop.wish("look", &service)));
    assert!(wish(&mut ben, &laptop.wish("on", &service)));
    assert!(wish(&mut ben, &laptop.wish("look", &service)));
    ben.post_form("/lang", &[("lang", "ja"), ("back", "/")]).expect("an answer");
    assert!(wish(&mut ben, &phone.wish("on", &service)));
    assert_eq!(ben.sit(&table, "Ben"), Ok(Seat::new(1)));
    play_until_the_other_is_asked(&mut anne.connect(&table, None).expect("a connection"), 0);

    let mut calls: Vec<Posted> = (0..2).map(|_| service.next()).collect();
    calls.sort_by(|one, other| one.path.cmp(&other.path));
    let path = format!("/table/{table}");
    let english = json!({ "title": "IKI", "body": "It is your turn in IKI with Anne.", "path": path, "lang": "en" });
    assert_eq!(laptop.read(&calls[0]), english);
    let told = phone.read(&calls[1]);
    assert_eq!((&told["lang"], &told["path"]), (&"ja".into(), &path.clone().into()));
    let body = told["body"].as_str().expect("a sentence");
    assert!(body.contains("あなたの番です") && body.contains("Anne"), "{body}");

    let (claims, key) = calls[0].claims();
    assert_eq!((&claims["aud"], &claims["sub"]), (&service.origin().into(), &"mailto:a@b.c".into()));
    assert!(ben.get(&path).expect("the table").body.contains(&key), "browsers are given the same key");
    for call in &calls {
        let said = ["content-encoding", "ttl", "urgency"].map(|name| call.header(name));
        assert_eq!(said, ["aes128gcm", "86400", "normal"]);
        assert_eq!(call.header("topic"), calls[0].header("topic"));
        assert!(!format!("{:?}", call.headers).contains(&table), "the service does not learn which table it is");
    }
}

#[test]
fn a_guest_who_stays_away_is_called_once_and_again_only_after_they_came() {
    let service = PushService::open();
    let house = House::open_with(calls_over(&service));
    let settings = json!({ "clock": { "per-move": { "seconds": 1 } }, "stand-in": "never" });
    let (anne, mut ben, table) = two_guests(&house, "iki", &settings);
    let phone = Device::new("phone");
    wish(&mut ben, &phone.wish("on", &service));
    let mut connection = anne.connect(&table, None).expect("a connection");
    // Twice his time is up and a bot moves for him: he was called, and would only be called again.
    for _ in 0..3 {
        play_until_the_other_is_asked(&mut connection, 0);
    }
    phone.read(&service.next());
    play_until_the_other_is_asked(&mut ben.connect(&table, None).expect("a connection"), 1);
    play_until_the_other_is_asked(&mut connection, 0);
    phone.read(&service.next());
    assert!(service.is_quiet(), "he was called before he came and after he left");
}

#[test]
fn a_house_that_opens_again_calls_whom_it_had_not_called_and_nobody_twice() {
    let service = PushService::open();
    let mut house = House::open_with(|config| config.push = None);
    let (anne, ben, table) = two_guests(&house, "iki", &json!({}));
    assert_eq!(ben.clone().post_json("/push", &json!({})).expect("an answer").status, 404, "nobody is called here");
    assert!(!ben.clone().get("/settings").expect("a page").body.contains("push-switch"));
    play_until_the_other_is_asked(&mut anne.connect(&table, None).expect("a connection"), 0);
    house.close();
    let phone = Device::new("phone");
    add_device(&house, &table, &phone, &service);

    house.open_again_with(calls_over(&service));
    assert_eq!(phone.read(&service.next())["path"], format!("/table/{table}"));
    house.close();
    house.open_again();
    // The table is awake again, and so is the question; but Ben was called for it.
    let (anne, ben) = (anne.moved_to(house.address), ben.moved_to(house.address));
    let mut anne = anne.connect(&table, None).expect("a connection");
    play_until_the_other_is_asked(&mut ben.connect(&table, None).expect("a connection"), 1);
    play_a_turn(&mut anne, 0);
    assert_eq!(phone.read(&service.next())["path"], format!("/table/{table}"));
    assert!(service.is_quiet(), "for two questions there were two calls");
}

/// Writes down a device of the guest on seat B, while the house is closed.
fn add_device(house: &House, table: &str, device: &Device, service: &PushService) {
    house.wait_for(async {
        let store = Store::open(house.place(), Durability::ProcessCrash).await.expect("a store");
        let seats = store.seats(&table.parse().expect("an id")).await.expect("seats");
        let Some((1, Occupant::Guest { id, .. })) = seats.into_iter().next_back() else { panic!("Ben sits there") };
        let device = store::Device {
            guest: id,
            endpoint: device.endpoint(service),
            public_key: device.public_key(),
            auth: device.auth(),
            language: "en".to_string(),
            added_at: UnixMs(1),
        };
        store.save_device(&device, 8).await.expect("it is kept");
        store.close(Duration::from_secs(30)).await.expect("it closes");
    });
}

#[test]
fn a_service_that_is_busy_is_asked_again_and_a_device_that_is_gone_is_forgotten() {
    let service = PushService::open();
    let house = House::open_with(calls_over(&service));
    let (anne, mut ben, table) = two_guests(&house, "iki", &json!({}));
    let phone = Device::new("phone");
    wish(&mut ben, &phone.wish("on", &service));
    let mut connection = anne.connect(&table, None).expect("a connection");
    for status in [503, 429, 201] {
        service.answer_next(status);
    }
    play_until_the_other_is_asked(&mut connection, 0);
    let tries = [service.next(), service.next(), service.next()];
    assert!(tries.iter().all(|call| phone.read(call) == phone.read(&tries[0])));
    play_until_the_other_is_asked(&mut ben.connect(&table, None).expect("a connection"), 1);
    service.answer_next(410);
    play_a_turn(&mut connection, 0);
    phone.read(&service.next());
    // The answer of the service is on its way to the house.
    let forgotten = (0..1_000).any(|_| !wish(&mut ben, &phone.wish("look", &service)));
    assert!(forgotten, "the device is still called");
    for (name, figure) in [("sent", 1), ("gone", 1), ("failed", 0)] {
        assert_eq!(house.figure(&format!("zashiki_push_{name}_total")), Some(figure), "{name}");
    }
}

#[test]
fn the_house_speaks_to_known_push_services_only_and_to_so_many_devices() {
    let service = PushService::open();
    let house = House::open_with(calls_over(&service));
    let mut guest = house.guest();
    let phone = Device::new("phone");
    let good = phone.wish("on", &service);
    let changed = |field: &str, value: Value| {
        let mut wish = good.clone();
        *wish.pointer_mut(field).expect("a field") = value;
        wish
    };
    let long = format!("{}/{}", service.origin(), "x".repeat(1_000));
    for bad in [
        changed("/endpoint", "http://127.0.0.1:1/x".into()),
        changed("/endpoint", "https://evil.example/x".into()),
        changed("/endpoint", long.into()),
        changed("/endpoint", "not an address".into()),
        changed("/keys/p256dh", "AAAA".into()),
        changed("/keys/p256dh", "!".into()),
        changed("/keys/auth", "AAAA".into()),
        changed("/keys", json!({})),
        changed("/wish", "forever".into()),
        json!(null),
    ] {
        let answer = guest.post_json("/push", &bad).expect("an answer");
        assert_eq!(answer.status, 422, "{bad}");
        let code = answer.read::<ErrorBody>().expect("a reason").code;
        assert!(matches!(code, Refusal::BadSubscription | Refusal::Unreadable), "{bad}: {code}");
    }
    let elsewhere = guest.post_json_with("/push", &good, ("origin", "https://evil.example")).expect("an answer");
    assert_eq!(elsewhere.status, 403);
    for number in 0..9 {
        assert!(wish(&mut guest, &Device::new(&format!("device{number}")).wish("on", &service)));
    }
    let looks = |guest: &mut Guest, name: &str| wish(guest, &Device::new(name).wish("look", &service));
    let kept: Vec<bool> = (0..9).map(|number| looks(&mut guest, &format!("device{number}"))).collect();
    assert_eq!((kept.iter().filter(|kept| **kept).count(), kept[8]), (8, true), "the latest eight: {kept:?}");
    assert!(!looks(&mut house.guest(), "device8"), "it is nobody else's");
    assert!(!wish(&mut guest, &Device::new("device8").wish("off", &service)));
    assert!(!looks(&mut guest, "device8"));
    guest.post_form("/forget", &[]).expect("an answer");
    assert!(!looks(&mut guest, "device7"), "a forgotten guest is called no more");
    let many = (0..80).map(|_| guest.post_json("/push", &phone.wish("look", &service)).expect("an answer").status);
    assert_eq!(many.last(), Some(429), "a guest who asks too often waits");
}

#[test]
fn a_game_that_is_over_calls_nobody_and_forgets_whom_it_called() {
    let service = PushService::open();
    let mut house = House::open_with(calls_over(&service));
    let (mut guest, table) = house.guest_with_bots();
    let phone = Device::new("phone");
    wish(&mut guest, &phone.wish("on", &service));
    house.guest().get(&format!("/table/{table}")).expect("it is awake");
    let told = phone.read(&service.next());
    let body = told["body"].as_str().expect("a sentence");
    assert!(body.starts_with("It is your turn in Rinpa with ") && body.contains(" and "), "{body}");
    play_to_the_end(&mut guest.connect(&table, None).expect("a connection"));
    guest.get(&format!("/table/{table}")).expect("the table");
    house.close();
    house.wait_for(async {
        let store = Store::open(house.place(), Durability::ProcessCrash).await.expect("a store");
        assert_eq!(store.calls(&table.parse().expect("an id")).await.expect("calls"), []);
    });
    assert!(service.is_quiet());
}
