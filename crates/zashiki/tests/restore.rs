//! A house is killed in the middle of a game and its backup restored: the log that the crash left does not meet the
//! copy.

mod house;

use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

use guest::{Guest, GuestConnection};
use house::House;
use serde_json::json;
use store::testing::Folder;
use store::{Durability, Place, Store};
use wire::Frame;

fn zashiki(arguments: &[&str], copy: &Path, data: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_zashiki"));
    command.args(arguments).arg(copy).arg("--data").arg(data).output().expect("the binary starts")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Answers this many questions with anything legal, and says where the game stands then.
fn play(connection: &mut GuestConnection, answers: usize) -> Box<Frame> {
    let mut frame = connection.next_frame().expect("a frame");
    for _ in 0..answers {
        let ask = loop {
            match frame.ask {
                Some(ask) => break ask,
                None => frame = connection.next_frame().expect("a frame"),
            }
        };
        connection.choose(ask.token, &ask.legal_actions().expect("texts")[0]).expect("it is sent");
        frame = connection.next_frame().expect("a frame");
    }
    frame
}

#[test]
fn a_copy_is_restored_after_a_crash_and_its_games_go_on() {
    let folder = Folder::new().expect("a temporary folder");
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.db"));
    let mut house = House::open(&data);
    let mut guest = Guest::at(house.address);
    let table =
        guest.create_table(&json!({ "game": "rinpa", "seats": ["me", "uniform", "uniform"] })).expect("a table").id;
    let mut connection = guest.connect(&table, None).expect("a connection");
    let then = play(&mut connection, 3);
    assert!(zashiki(&["backup"], &copy, &data).status.success());
    play(&mut connection, 3);
    let refused = zashiki(&["restore"], &copy, &data);
    assert!(!refused.status.success());
    assert!(said(&refused).contains("another process is using the database"), "{}", said(&refused));
    house.kill();
    assert!(data.join("zashiki.db-wal").metadata().is_ok_and(|log| log.len() > 0), "the crash left a log");

    let restored = zashiki(&["restore"], &copy, &data);
    assert!(restored.status.success(), "{}", said(&restored));
    assert!(said(&restored).contains("1 of its newest games replay"), "{}", said(&restored));
    assert!(said(&restored).trim_end().ends_with("is the copy now; start the server"), "{}", said(&restored));
    let kept = |name: &str| name.starts_with("zashiki.db.before-restore-") && name.ends_with("-wal");
    let names = std::fs::read_dir(&data).expect("a folder").map(|entry| entry.expect("an entry").file_name());
    assert!(names.into_iter().any(|name| kept(&name.to_string_lossy())), "the old log is kept with its database");

    let house = House::open(&data);
    let guest = guest.moved_to(house.address);
    let mut connection = guest.connect(&table, None).expect("a connection");
    let now = connection.next_frame().expect("a frame");
    assert!(now.seq >= then.seq, "{now:?}");
    play(&mut guest.connect(&table, None).expect("a connection"), 1);
}

#[test]
fn a_copy_whose_games_do_not_replay_is_refused_and_nothing_changes() {
    let folder = Folder::new().expect("a temporary folder");
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.db"));
    let mut house = House::open(&data);
    let mut guest = Guest::at(house.address);
    let table =
        guest.create_table(&json!({ "game": "rinpa", "seats": ["me", "uniform", "uniform"] })).expect("a table").id;
    play(&mut guest.connect(&table, None).expect("a connection"), 1);
    house.kill();
    // No rule allows this input, but the store knows no rules.
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(&Place::Folder(data.clone()), Durability::ProcessCrash).await.expect("a store");
        let mut appender = store.appender(&table.parse().expect("an id")).await.expect("an appender");
        appender.append("A nonsense".to_string()).await.expect("it is sent").await.expect("it is written");
        store.backup(&copy).await.expect("a copy");
        store.close(Duration::from_secs(60)).await.expect("it closes");
    });
    let before = std::fs::read(data.join("zashiki.db")).expect("the database");
    let refused = zashiki(&["restore"], &copy, &data);
    assert!(!refused.status.success());
    assert!(said(&refused).contains("nothing was changed: 1 of its games do not replay"), "{}", said(&refused));
    assert!(std::fs::read(data.join("zashiki.db")).expect("the database") == before);
}
