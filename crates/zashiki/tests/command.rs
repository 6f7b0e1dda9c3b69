//! What the commands that open a house say and do.

mod house;

use std::process::Command;

use guest::Guest;
use house::House;
use serde_json::{Value, json};
use store::testing::Folder;
use store::{Durability, Occupant, Place, Store};
use table::Seat;
use wire::ClientMessage;

fn zashiki(words: &[&str]) -> std::process::Output {
    Command::new(env!("CARGO_BIN_EXE_zashiki")).args(words).env_remove("DATABASE_URL").output().expect("it ran")
}

#[test]
fn a_port_in_use_names_the_flag_that_changes_it() {
    let folders = [Folder::new().expect("a folder"), Folder::new().expect("a folder")];
    let first = House::open(folders[0].path());
    let port = first.address.port().to_string();
    let second = zashiki(&["serve", "--port", &port, "--data", folders[1].path().to_str().expect("readable")]);
    let said = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(!second.status.success());
    assert!(said.contains(&format!("port {port} is in use")) && said.contains("--port"), "{said}");
    assert_eq!(Guest::at(first.address).get("/healthz").expect("an answer").status, 200, "the first is unharmed");
}

#[test]
fn a_data_folder_that_another_house_has_open_is_refused_in_a_sentence() {
    let folder = Folder::new().expect("a folder");
    let mut first = House::open(folder.path());
    let second = zashiki(&["serve", "--port", "0", "--data", folder.path().to_str().expect("readable")]);
    assert!(!second.status.success());
    assert!(String::from_utf8_lossy(&second.stderr).contains("zashiki: "));
    // A house that was killed leaves nothing behind that keeps the next one out.
    first.kill();
    drop(House::open(folder.path()));
}

/// The seat that somebody has at a table.
fn seat(guest: &Guest, table: &str) -> Option<Seat> {
    guest.connect(table, None).expect("a connection").next_frame().expect("a frame").you
}

#[test]
fn a_secret_is_rotated_while_the_house_is_closed() {
    let folder = Folder::new().expect("a folder");
    let data = folder.path().to_str().expect("readable");
    let mut house = House::open(folder.path());
    let mut guest = Guest::at(house.address);
    let table =
        guest.create_table(&json!({ "game": "rinpa", "seats": ["me", "uniform", "uniform"] })).expect("a table").id;
    let open = zashiki(&["rotate-secret", "--data", data]);
    assert!(!open.status.success(), "not while it is open");
    house.kill();
    for (words, days, you) in [
        (vec!["rotate-secret", "--data", data], "30 more days", Some(Seat::new(0))),
        (vec!["rotate-secret", "--data", data, "--drop-old"], "worth nothing", None),
    ] {
        let done = zashiki(&words);
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(done.status.success() && said.contains(days), "{said}");
        let mut house = House::open(folder.path());
        guest = guest.moved_to(house.address);
        assert_eq!(seat(&guest, &table), you, "{words:?}");
        house.kill();
    }
}

#[test]
fn the_log_holds_no_id_no_cookie_no_token_and_no_talk_however_much_it_tells() {
    let folder = Folder::new().expect("a folder");
    let path = folder.path().join("log");
    let data = folder.path().join("data");
    let log = std::fs::File::create(&path).expect("a file");
    let mut house = House::open_with_log(&data, "trace", log.into());
    let mut guest = Guest::at(house.address);
    let table =
        guest.create_table(&json!({ "game": "rinpa", "seats": ["me", "uniform", "uniform"] })).expect("a table").id;
    let page = guest.get(&format!("/table/{table}/carry")).expect("a page").body;
    let token = page.split_once("/carry/").expect("a link").1.split('"').next().expect("a token").to_string();
    let mut other = Guest::at(house.address);
    other.post_form(&format!("/carry/{token}"), &[]).expect("an answer").expect(303).expect("a seat");
    let mut connection = guest.connect(&table, None).expect("a connection");
    let view: Value = connection.next_frame().expect("a frame").view.read().expect("JSON");
    let talk = "whatistoldisnotlogged";
    connection.send(&ClientMessage::Say { text: talk.to_string() }).expect("an open connection");
    connection.next_said().expect("it was heard");
    guest.post_form("/sessions", &[]).expect("an answer").expect(200).expect("it is done");
    house.kill();
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let id = runtime.block_on(async {
        let store = Store::open(&Place::Folder(data), Durability::ProcessCrash).await.expect("a store");
        match &store.seats(&table.parse().expect("an id")).await.expect("seats")[0].1 {
            Occupant::Guest { id, .. } => id.as_str().to_string(),
            Occupant::Bot { .. } => panic!("a bot sits there"),
        }
    });
    let log = std::fs::read_to_string(&path).expect("a log");
    assert!(log.contains("INFO"), "it tells what it may: {log}");
    let cookie = other.cookie("zashiki-guest").expect("a cookie");
    let hand = view["hand"].to_string();
    for (what, secret) in [("id", id.as_str()), ("cookie", cookie), ("token", &token), ("talk", talk), ("hand", &hand)]
    {
        let line = log.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "{what}");
    }
}

#[test]
fn the_load_command_measures_a_house_of_its_own() {
    let load = ["bench", "server", "--tables", "3", "--seconds", "1", "--rate", "max", "--json"];
    let output = zashiki(&load);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).expect("one line of JSON");
    assert_eq!((&report["tables"], &report["sockets"]), (&3.into(), &6.into()));
    assert_eq!((&report["refused"], &report["gaps"]), (&0.into(), &0.into()));
    assert!(report["durable_moves"].as_u64().is_some_and(|moves| moves > 0), "{report}");
    assert!(report["actions_of_guests"].as_u64() <= report["durable_moves"].as_u64(), "{report}");
    assert!(report["p50_ms"].as_f64() <= report["p99_ms"].as_f64(), "{report}");
}

#[test]
fn the_load_command_compares_browsers_with_programs() {
    let load = ["bench", "server", "--pages", "--watchers", "1", "--tables", "5", "--seconds", "1", "--json"];
    let output = zashiki(&load);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).expect("one line of JSON");
    let (json, pages) = (&report["json"], &report["pages"]);
    assert_eq!((&json["page_frames"], &json["sockets"]), (&0.into(), &15.into()));
    assert_eq!((&pages["refused"], &pages["gaps"]), (&0.into(), &0.into()), "{pages}");
    let count = |name: &str| pages[name].as_u64().expect("a count");
    // Two programs play at each table; their browsers and one who watches are sent a page.
    assert!(count("page_frames") > count("frames"), "{pages}");
    let games = pages["bytes"].as_array().expect("a list").iter().filter(|bytes| bytes["format"] == "page").count();
    assert_eq!(games, 5, "{pages}");
    assert!(report["server_cpu_micros_per_page_frame"].as_f64().is_some(), "{report}");
}

#[test]
fn a_bench_wants_a_game_or_the_server() {
    let output = zashiki(&["bench"]);
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("zashiki bench rinpa") && said.contains("zashiki bench server"), "{said}");
    let rules = zashiki(&["bench", "rinpa", "--ms", "10", "--json"]);
    assert!(rules.status.success(), "{}", String::from_utf8_lossy(&rules.stderr));
}

/// Everything that a host can switch on, and what sees messages and statements by name.
const EVERYTHING: &str = "trace,tungstenite=trace,tungstenite::protocol=trace,tokio_tungstenite=trace,hyper=trace,\
                          hyper_util=trace,axum=trace,sqlx=trace,sqlx::query=trace,tower_http=trace,mio=trace";
const SAID: &str = "nobody-logs-this-sentence";

#[test]
fn at_trace_no_hand_word_seed_action_or_cookie_is_logged() {
    let folder = Folder::new().expect("a temporary folder");
    let path = folder.path().join("log");
    let mut house = House::open_with_log(
        &folder.path().join("data"),
        EVERYTHING,
        std::fs::File::create(&path).expect("a file").into(),
    );
    let mut guest = Guest::at(house.address);
    let wish = json!({ "game": "rinpa", "seats": ["me", "uniform", "uniform"], "options": { "deals": "one" } });
    let table = guest.create_table(&wish).expect("a table").id;
    let mut connection = guest.connect(&table, None).expect("a connection");
    connection.send(&ClientMessage::Say { text: SAID.to_string() }).expect("an open connection");
    let mut secrets = vec![SAID.to_string(), "\"hand\"".to_string(), "\"choose\"".to_string()];
    secrets.extend(
        guest
            .cookie_header()
            .split("; ")
            .filter_map(|cookie| Some(cookie.split_once('=')?.1.to_string()))
            .filter(|value| value.len() > 8),
    );
    let seed = loop {
        let frame = connection.next_frame().expect("a frame");
        let view: Value = frame.view.read().expect("JSON");
        if let Some(hand) = view["hand"].as_array().filter(|hand| hand.len() > 2) {
            let cards: Vec<&str> = hand.iter().filter_map(|card| card.as_str()).collect();
            secrets.push(cards.join("\",\""));
            secrets.push(cards.join(" "));
            secrets.push(cards.join(", "));
        }
        if let Some(seed) = frame.seed {
            break seed;
        }
        if let Some(ask) = frame.ask {
            connection.choose(ask.token, &ask.legal_actions().expect("texts")[0]).expect("an open connection");
        }
    };
    secrets.push(seed);
    guest.get(&format!("/table/{table}")).expect("the table");
    house.kill();
    let log = std::fs::read_to_string(&path).expect("a log");
    assert!(log.contains("game over"), "the house logs what it may: {log}");
    // Bytes are dumped as numbers or digits too.
    let hex = |text: &str| text.bytes().map(|byte| format!("{byte:02x}")).collect::<String>();
    let numbers = |text: &str| format!("{:?}", text.as_bytes()).trim_matches(['[', ']']).to_string();
    for secret in &secrets {
        for form in [secret.clone(), hex(secret), numbers(secret), secret.replace('"', "\\\"")] {
            assert!(!log.contains(&form), "the log holds {secret}");
        }
    }
    for line in log.lines().filter(|line| line.contains(" TRACE ") || line.contains(" DEBUG ")) {
        let foreign = ["tungstenite", "hyper", "sqlx", "axum::", "tower"].iter().find(|name| line.contains(**name));
        assert_eq!(foreign, None, "{line}");
    }
}
