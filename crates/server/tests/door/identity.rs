//! Who somebody is: a sealed cookie and nothing else.

use guest::GuestConnection;
use serde_json::json;
use table::Seat;
use wire::{ClientMessage, ServerMessage};

use crate::house::{House, answer, finish};

const COOKIE: &str = "zashiki-guest";

#[test]
fn the_cookie_is_out_of_reach_for_scripts_and_other_sites() {
    let house = House::open();
    let wish = json!({ "game": "rinpa", "seats": ["me", "uniform", "uniform"] });
    let answer = house.guest().post_json("/api/tables", &wish).expect("an answer");
    let cookie = answer.header("set-cookie").expect("a cookie");
    for word in [COOKIE, "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"] {
        assert!(cookie.contains(word), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "an open connection could not bring it back");
    let encrypted = House::open_with(|config| config.public_url = Some("https://play.example.org".to_string()));
    let host = ("host", "play.example.org");
    let answer = encrypted.guest().post_json_with("/api/tables", &wish, host).expect("an answer");
    assert!(answer.header("set-cookie").is_some_and(|cookie| cookie.contains("Secure")));
    assert!(answer.json()["link"].as_str().is_some_and(|link| link.starts_with("https://play.example.org/table/")));
}

#[test]
fn a_forged_cookie_makes_nobody_the_guest_of_that_name() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let you = |cookie: &str| {
        let mut forger = house.guest();
        forger.set_cookie(COOKIE, cookie);
        let frame = forger.connect(&table, None).expect("a connection").next_frame().expect("a frame");
        frame.you
    };
    let genuine = guest.cookie(COOKIE).expect("a cookie");
    assert_eq!(you(genuine), Some(Seat::new(0)), "the genuine one is a key");
    let other_letter = if genuine.starts_with('A') { "B" } else { "A" };
    let altered = format!("{other_letter}{}", &genuine[1..]);
    let (foreigner, _) = house.guest_with_bots();
    let foreign = foreigner.cookie(COOKIE).expect("a cookie");
    let borrowed = format!("{}{}", &foreign[..20], &genuine[20..]);
    for forged in [altered.as_str(), borrowed.as_str(), &genuine[1..], "", "x"] {
        assert_eq!(you(forged), None, "{forged}");
    }
}

/// The seat of the guest with this cookie at a table.
fn seat(house: &House, table: &str, cookie: &str) -> Option<Seat> {
    let mut guest = house.guest();
    guest.set_cookie(COOKIE, cookie);
    guest.connect(table, None).expect("a connection").next_frame().expect("a frame").you
}

#[test]
fn the_cookie_of_a_nickname_is_nobodys_identity() {
    let mut house = House::open();
    let (guest, table) = house.guest_with_bots();
    let cookie = guest.cookie(COOKIE).expect("a cookie").to_string();
    house.close();
    let id = house.guest_id(&table);
    house.open_again();
    assert_eq!(seat(&house, &table, &cookie), Some(Seat::new(0)));
    // Somebody who has learnt the id of another guest has the house seal it as their name.
    for name in [id.as_str(), cookie.get(..24).expect("a long cookie"), "gone"] {
        let mut forger = house.guest();
        let elsewhere =
            forger.create_table(&json!({ "game": "rinpa", "seats": ["open", "uniform", "uniform"] })).expect("one").id;
        forger
            .post_form(&format!("/table/{elsewhere}/sit"), &[("name", name)])
            .expect("an answer")
            .expect(303)
            .unwrap();
        let sealed = forger.cookie("zashiki-name").expect("their name was kept").to_string();
        assert_eq!(seat(&house, &table, &sealed), None, "{name}");
    }
}

#[test]
fn nobody_comes_as_a_guest_who_was_forgotten() {
    let house = House::open();
    let mut guest = house.guest();
    let wish = json!({ "game": "rinpa", "seats": ["me", "uniform", "uniform"], "options": { "deals": "one" }, "name": "gone" });
    let table = guest.create_table(&wish).expect("a table").id;
    finish(&mut guest, &table);
    guest.post_form("/forget", &[]).expect("an answer").expect(200).unwrap();
    let mut named = house.guest();
    let other =
        named.create_table(&json!({ "game": "rinpa", "seats": ["open", "uniform", "uniform"] })).expect("a table").id;
    named.post_form(&format!("/table/{other}/sit"), &[("name", "gone")]).expect("an answer").expect(303).unwrap();
    let name = named.cookie("zashiki-name").expect("a name").to_string();
    let id = named.cookie(COOKIE).expect("a cookie").to_string();
    for cookie in [name.as_str(), "gone", id.as_str(), ""] {
        let mut forger = house.guest();
        forger.set_cookie(COOKIE, cookie);
        let page = forger.get("/history").expect("an answer").body;
        assert!(page.contains("You have not finished a game here yet"), "{cookie}");
        assert!(!forger.get("/").expect("an answer").body.contains(&table), "{cookie}");
    }
}

/// Plays to the end; returns every message exactly as it was sent, with whatever nobody reads.
fn texts_of_a_game(connection: &mut GuestConnection) -> Vec<String> {
    let mut texts = Vec::new();
    loop {
        let text = connection.next_text().expect("a message");
        let message = ServerMessage::from_json(&text).expect("the protocol");
        texts.push(text);
        if let ServerMessage::Ping(ping) = message {
            connection.send(&ClientMessage::Pong { n: ping.n }).expect("an open connection");
        } else if let ServerMessage::Frame(frame) = message {
            if frame.outcome.is_some() {
                return texts;
            }
            if frame.ask.is_some() {
                answer(connection, &frame);
            }
        }
    }
}

#[test]
fn the_id_of_a_guest_is_shown_nowhere() {
    let mut house = House::open();
    let mut guest = house.guest();
    let wish = json!({ "game": "rinpa", "seats": ["me", "uniform", "uniform"], "options": { "deals": "one" }, "public": true });
    let laid = guest.post_json("/api/tables", &wish).expect("an answer");
    let table = laid.json()["id"].as_str().expect("an id").to_string();
    let mut shown = vec![laid.body.clone(), format!("{:?}", laid.headers), guest.cookie_header()];
    let pages = ["", "/carry", "/back", "/record", "/replay", "/review", "/verify", "/close"];
    let look = |guest: &mut guest::Guest, shown: &mut Vec<String>| {
        let own = pages.iter().map(|page| format!("/table/{table}{page}"));
        for path in
            own.chain(["/", "/history", "/settings", "/sessions", "/forget", "/history/export"].map(String::from))
        {
            let answer = guest.get(&path).expect("an answer");
            shown.push(format!("{:?}", answer.headers));
            shown.push(answer.body);
        }
    };
    look(&mut guest, &mut shown);
    let mut connection = guest.connect_with(&format!("/socket/{table}?format=html"), &[]).expect("a connection");
    shown.push(connection.next_text().expect("a picture"));
    shown.extend(texts_of_a_game(&mut guest.connect(&table, None).expect("a connection")));
    look(&mut guest, &mut shown);
    look(&mut house.guest(), &mut shown);
    shown.push(house.guest().get("/metrics").expect("an answer").body);
    house.close();
    let id = house.guest_id(&table);
    assert!(id.len() > 20, "{id}");
    for text in shown {
        assert!(!text.contains(&id), "{text}");
    }
}

#[test]
fn a_name_that_nobody_can_see_is_refused_with_a_sentence_of_its_own() {
    let house = House::open();
    let mut guest = house.guest();
    let bad = ["\u{202E}ikA", "A\u{200B}ki", "\u{2060}", "\u{FE0F}", "Aki\u{E0041}", "\u{FEFF}Aki"];
    for name in bad {
        let wish = json!({ "game": "rinpa", "seats": ["me", "open", "uniform"], "name": name });
        let answer = guest.post_json("/api/tables", &wish).expect("an answer");
        assert_eq!(answer.status, 400, "{name:?}");
        assert!(answer.json()["error"].as_str().is_some_and(|text| text.contains("nobody can see")), "{}", answer.body);
    }
    let table =
        guest.create_table(&json!({ "game": "rinpa", "seats": ["me", "open", "uniform"] })).expect("a table").id;
    let mut friend = house.guest();
    for name in bad {
        let answer =
            friend.post_json(&format!("/api/tables/{table}/sit"), &json!({ "name": name })).expect("an answer");
        assert_eq!(answer.status, 400, "{name:?}");
        for (lang, sentence) in [("en", "characters that nobody can see"), ("ja", "目に見えない文字")] {
            friend.set_cookie("zashiki-lang", lang);
            let page = friend.post_form(&format!("/table/{table}/sit"), &[("name", name)]).expect("an answer");
            assert_eq!(page.status, 400, "{name:?}");
            assert!(page.body.contains(sentence), "{}", page.body);
            let page = friend.post_form("/new/rinpa", &[("name", name)]).expect("an answer");
            assert!(page.body.contains(sentence), "{}", page.body);
        }
    }
    assert_eq!(friend.cookie("zashiki-name"), None, "nobody speaks under such a name");
    assert_eq!(friend.sit(&table, "Ben"), Ok(Seat::new(1)));
}

#[test]
fn pages_with_hands_are_kept_by_no_browser() {
    let house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    let check = |guest: &mut guest::Guest, paths: &[&str]| {
        for path in paths {
            let path = path.replace("TABLE", &table);
            assert_eq!(guest.get(&path).expect("an answer").header("cache-control"), Some("no-store"), "{path}");
        }
    };
    check(&mut guest, &["/table/TABLE", "/table/TABLE/back", "/table/TABLE/carry", "/history", "/sessions", "/forget"]);
    finish(&mut guest, &table);
    check(
        &mut guest,
        &["/table/TABLE", "/table/TABLE/replay", "/table/TABLE/review", "/table/TABLE/record", "/history"],
    );
    let asset = guest.get(&boards::asset_path("icon.svg")).expect("a file");
    assert!(asset.header("cache-control").is_some_and(|kept| kept.contains("immutable")), "files are kept");
}

#[test]
fn a_house_with_a_public_url_answers_to_no_other_name() {
    let house = House::open_with(|config| config.public_url = Some("http://play.example.org".to_string()));
    let own = ("host", "play.example.org");
    assert_eq!(house.guest().get_with("/", own).expect("an answer").status, 200);
    for host in ["evil.example", "127.0.0.1", "play.example.org.evil.example"] {
        let refused = house.guest().get_with("/", ("host", host)).expect("an answer");
        assert_eq!(refused.status, 421, "{host}");
        assert!(refused.body.contains("This is not our address"), "{}", refused.body);
        let wish = json!({ "game": "rinpa", "seats": ["me", "uniform", "uniform"] });
        let laid = house.guest().post_json_with("/api/tables", &wish, ("host", host)).expect("an answer");
        assert_eq!((laid.status, laid.header("set-cookie")), (421, None), "{host}");
        let connection = house.guest().connect_with("/socket/table?format=json", &[("host", host)]);
        assert!(connection.expect_err("a refusal").to_string().contains("421"), "{host}");
        assert_eq!(house.guest().get_with("/healthz", ("host", host)).expect("an answer").status, 200, "probes may");
    }
}

#[test]
fn a_cookie_of_another_house_is_worth_nothing() {
    let (one, other) = (House::open(), House::open());
    let (guest, _) = one.guest_with_bots();
    let (_, table) = other.guest_with_bots();
    let frame =
        guest.moved_to(other.address).connect(&table, None).expect("a connection").next_frame().expect("a frame");
    assert_eq!(frame.you, None);
}
