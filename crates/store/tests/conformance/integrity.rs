//! Rulings about damage: what is found, what is named, and what is kept.

use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use sqlx::Executor as _;
use store::testing::Folder;
use store::{DamageKind, Durability, Health, Loss, Opening, Place, Store, StoreError, TableId, UnixMs, WaitsFor};
use tokio::time::timeout;

use crate::house::{House, LONG, close, inputs, new_table, on_both, with_table};
use crate::outages::{until_down, until_up};
use crate::restarts::intrude;

on_both!(
    a_changed_input_is_named_and_those_before_it_can_be_read,
    a_lost_input_is_named_and_other_tables_go_on,
    lost_last_inputs_are_named_although_nothing_stands_behind_them,
    inputs_of_an_older_version_have_no_checksum_and_are_accepted,
);

async fn append(store: &Store, table: &TableId, lines: impl IntoIterator<Item = String>) {
    let mut appender = store.appender(table).await.unwrap();
    let mut receipts = Vec::new();
    for line in lines {
        receipts.push(appender.append(line).await.unwrap());
    }
    for receipt in receipts {
        timeout(LONG, receipt).await.expect("it is answered").unwrap();
    }
}

fn numbered(count: u32) -> Vec<String> {
    (0..count).map(|number| format!("A {number}")).collect()
}

async fn a_changed_input_is_named_and_those_before_it_can_be_read(house: House) {
    let (store, table) = with_table(&house).await;
    append(&store, &table, numbered(40)).await;
    let mut intruder = intrude(&house).await;
    intruder.execute("update inputs set line = 'A 99' where seq = 23").await.unwrap();
    let damaged = store.table(&table).await.unwrap_err();
    assert_eq!(damaged, StoreError::Damaged { what: "input 23 of table 'table' is not what was written".to_string() });
    let (readable, damage) = store.table_until_damage(&table).await.unwrap().unwrap();
    assert_eq!(readable.inputs, numbered(23));
    let damage = damage.expect("it is named");
    assert_eq!((damage.seq, damage.kind), (23, DamageKind::Changed));
    // To swap two inputs is a change as well.
    intruder.execute("update inputs set line = 'A 23' where seq = 23").await.unwrap();
    assert_eq!(inputs(&store, &table).await, numbered(40));
    intruder
        .execute("update inputs set line = case seq when 7 then 'A 8' else 'A 7' end where seq in (7, 8)")
        .await
        .unwrap();
    assert_eq!(store.table_until_damage(&table).await.unwrap().unwrap().0.inputs, numbered(7));
}

async fn a_lost_input_is_named_and_other_tables_go_on(house: House) {
    let (store, table) = with_table(&house).await;
    let other = new_table("other").id;
    store.create_table(&new_table("other"), &[]).await.unwrap();
    append(&store, &table, numbered(5)).await;
    append(&store, &other, numbered(5)).await;
    let mut intruder = intrude(&house).await;
    intruder.execute("delete from inputs where seq = 2 and table_id = 'table'").await.unwrap();
    let (readable, damage) = store.table_until_damage(&table).await.unwrap().unwrap();
    assert_eq!((readable.inputs, damage.map(|damage| damage.kind)), (numbered(2), Some(DamageKind::Missing)));
    assert_eq!(inputs(&store, &other).await, numbered(5));
    append(&store, &other, ["A 5".to_string()]).await;
    assert_eq!(inputs(&store, &other).await, numbered(6));
}

async fn lost_last_inputs_are_named_although_nothing_stands_behind_them(house: House) {
    let (store, table) = with_table(&house).await;
    let other = new_table("other").id;
    store.create_table(&new_table("other"), &[]).await.unwrap();
    append(&store, &table, numbered(9)).await;
    append(&store, &other, numbered(5)).await;
    // Both end their day as tables do: one is finished, the other falls asleep.
    store.finish_table(&table, "A won", UnixMs(9)).await.unwrap();
    store.note_turn(&other, WaitsFor::seats([0]), UnixMs(9)).await.unwrap();
    let mut intruder = intrude(&house).await;
    intruder.execute("delete from inputs where seq >= 7 and table_id = 'table'").await.unwrap();
    let damaged = store.table(&table).await.unwrap_err();
    assert_eq!(damaged, StoreError::Damaged { what: "input 7 of table 'table' is missing".to_string() });
    let (readable, damage) = store.table_until_damage(&table).await.unwrap().unwrap();
    let damage = damage.expect("it is named");
    assert_eq!((readable.inputs, damage.seq, damage.kind), (numbered(7), 7, DamageKind::Missing));
    // Nothing is left of this one but that it had inputs.
    intruder.execute("delete from inputs where table_id = 'other'").await.unwrap();
    let (readable, damage) = store.table_until_damage(&other).await.unwrap().unwrap();
    assert_eq!((readable.inputs.len(), damage.map(|damage| damage.seq)), (0, Some(0)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_counts_with_every_input() {
    let house = House::sqlite();
    let (store, table) = with_table(&house).await;
    append(&store, &table, numbered(4)).await;
    // The table is awake: it has neither ended nor noted its turn.
    intrude(&house).await.execute("delete from inputs where seq = 3").await.unwrap();
    let (readable, damage) = store.table_until_damage(&table).await.unwrap().unwrap();
    assert_eq!((readable.inputs, damage.map(|damage| damage.kind)), (numbered(3), Some(DamageKind::Missing)));
}

async fn inputs_of_an_older_version_have_no_checksum_and_are_accepted(house: House) {
    let (store, table) = with_table(&house).await;
    let mut intruder = intrude(&house).await;
    intruder
        .execute("insert into inputs (table_id, seq, line) values ('table', 0, 'A 0'), ('table', 1, 'A 1')")
        .await
        .unwrap();
    append(&store, &table, ["A 2".to_string(), "A 3".to_string()]).await;
    assert_eq!(inputs(&store, &table).await, numbered(4));
    // From the first checksum on, none may be missing.
    intruder.execute("update inputs set checksum = null where seq = 3").await.unwrap();
    let damage = store.table_until_damage(&table).await.unwrap().unwrap().1.expect("it is found");
    assert_eq!((damage.seq, damage.kind), (3, DamageKind::Changed));
}

fn folder(house: &House) -> &Path {
    match house.place() {
        Place::Folder(folder) => folder,
        Place::Url(_) => panic!("SQLite is in a folder"),
    }
}

/// The files of a house as a crash leaves them: what is copied while the house is open has its log beside it.
fn crash(house: &House) -> (Folder, Place) {
    let (crashed, from) = (Folder::new().unwrap(), folder(house));
    for file in ["zashiki.db", "zashiki.db-wal", "zashiki.db-count"] {
        std::fs::copy(from.join(file), crashed.path().join(file)).unwrap();
    }
    let place = Place::Folder(crashed.path().to_path_buf());
    (crashed, place)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flipped_bit_in_the_log_is_noticed_and_says_how_many_inputs_are_missing() {
    let house = House::sqlite();
    let (store, table) = with_table(&house).await;
    append(&store, &table, numbered(10)).await;
    // Nothing is missing after an ordinary crash.
    let (_folder, whole) = crash(&house);
    let opened = Store::open(&whole, Durability::ProcessCrash).await.unwrap();
    assert_eq!(inputs(&opened, &table).await, numbered(10));
    let before = std::fs::metadata(folder(&house).join("zashiki.db-wal")).unwrap().len();
    let mut appender = store.appender(&table).await.unwrap();
    for number in 10..30 {
        appender.append(format!("A {number}")).await.unwrap().await.unwrap();
    }
    let (damaged_folder, damaged) = crash(&house);
    let log = damaged_folder.path().join("zashiki.db-wal");
    let mut bytes = std::fs::read(&log).unwrap();
    // SQLite stops reading its log there. A log that was moved and begun anew is damaged at its first page.
    let at = if bytes.len() as u64 > before { before as usize + 100 } else { 100 };
    bytes[at] ^= 4;
    std::fs::write(&log, &bytes).unwrap();
    let refused = Store::open(&damaged, Durability::ProcessCrash).await.unwrap_err();
    let StoreError::InputsMissing { missing, .. } = refused else { panic!("{refused}") };
    assert!((1..=30).contains(&missing), "{missing}");
    assert_eq!(std::fs::read(&log).unwrap(), bytes, "the log is left as it was");
    let sentence = refused.to_string();
    assert!(sentence.contains("zashiki restore COPY") && sentence.contains("--accept-loss"), "{sentence}");
    // Once accepted, work goes on with what is there, and nobody is asked again.
    let accepting = Opening { loss: Loss::Accept, ..Opening::new(Durability::ProcessCrash) };
    let opened = Store::open_with(&damaged, accepting).await.unwrap();
    let kept = inputs(&opened, &table).await;
    assert_eq!(kept, numbered(30 - missing as u32));
    append(&opened, &table, ["A again".to_string()]).await;
    close(opened).await;
    close(Store::open(&damaged, Durability::ProcessCrash).await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_file_is_noticed_when_it_is_opened() {
    let house = House::sqlite();
    let (store, table) = with_table(&house).await;
    append(&store, &table, numbered(200)).await;
    close(store).await;
    let file = folder(&house).join("zashiki.db");
    let mut bytes = std::fs::read(&file).unwrap();
    let middle = bytes.len() / 2 / 1024 * 1024;
    bytes[middle..middle + 1024].fill(0xff);
    std::fs::write(&file, bytes).unwrap();
    let refused = Store::open(house.place(), Durability::ProcessCrash).await.unwrap_err();
    assert!(matches!(refused, StoreError::Corrupt { .. }), "{refused}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restore_after_a_crash_does_not_mix_the_old_log_into_the_copy() {
    let house = House::sqlite();
    let (store, table) = with_table(&house).await;
    append(&store, &table, numbered(20)).await;
    let copy = folder(&house).join("copy.db");
    store.backup(&copy).await.unwrap();
    append(&store, &table, (20..400).map(|number| format!("A {number}"))).await;
    let (crashed_folder, crashed) = crash(&house);
    let old = std::fs::read(crashed_folder.path().join("zashiki.db-wal")).unwrap();
    assert!(!old.is_empty(), "the crash left a log");
    let prepared = store::prepare_restore(&crashed, &copy).await.unwrap();
    let tried = prepared.open().await.unwrap();
    assert_eq!(inputs(&tried, &table).await, numbered(20));
    close(tried).await;
    let restored = prepared.put_in_place(UnixMs(1_700_000_000_000)).unwrap();
    let opened = Store::open(&crashed, Durability::ProcessCrash).await.unwrap();
    assert_eq!(inputs(&opened, &table).await, numbered(20));
    append(&opened, &table, ["A 20".to_string()]).await;
    close(opened).await;
    // The old database is whole under its new name.
    let aside = restored.aside.expect("there was one");
    assert_eq!(aside, crashed_folder.path().join("zashiki.db.before-restore-1700000000000"));
    assert_eq!(std::fs::read(PathBuf::from(format!("{}-wal", aside.display()))).unwrap(), old);
    let aside =
        Store::open(&Place::Url(format!("sqlite://{}", aside.display())), Durability::ProcessCrash).await.unwrap();
    assert_eq!(inputs(&aside, &table).await.len(), 400);
    let left: Vec<_> =
        std::fs::read_dir(crashed_folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(!left.iter().any(|name| name.to_string_lossy().contains("restoring")), "{left:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restore_is_refused_while_the_house_is_open_or_when_the_copy_is_damaged() {
    let house = House::sqlite();
    let (store, table) = with_table(&house).await;
    append(&store, &table, numbered(200)).await;
    let copy = folder(&house).join("copy.db");
    store.backup(&copy).await.unwrap();
    let refused = store::prepare_restore(house.place(), &copy).await.unwrap_err();
    assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
    close(store).await;
    let files = || -> Vec<_> {
        let entries = std::fs::read_dir(folder(&house)).unwrap().map(|entry| entry.unwrap().path());
        let mut files: Vec<_> = entries.filter(|path| path.extension().is_some_and(|end| end != "lock")).collect();
        files.sort();
        files.into_iter().map(|path| (std::fs::read(&path).unwrap(), path)).collect()
    };
    let mut bytes = std::fs::read(&copy).unwrap();
    let middle = bytes.len() / 2 / 1024 * 1024;
    bytes[middle..middle + 1024].fill(0xff);
    std::fs::write(&copy, bytes).unwrap();
    std::fs::write(folder(&house).join("text.txt"), "no database").unwrap();
    let before = files();
    for bad in ["copy.db", "text.txt", "nowhere.db"] {
        let refused = store::prepare_restore(house.place(), &folder(&house).join(bad)).await.unwrap_err();
        assert!(refused.to_string().starts_with("the copy was not restored and nothing was changed: "), "{refused}");
        assert!(files() == before, "nothing has changed");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn files_are_for_their_owner_only() {
    let house = House::sqlite();
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let open = |path: &Path, mode| std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    let files = ["zashiki.db", "zashiki.db-wal", "zashiki.db-shm", "zashiki.db-count", "copy.db"];
    for _ in 0..2 {
        let store = house.open().await;
        let copy = folder(&house).join("copy.db");
        if !copy.exists() {
            store.backup(&copy).await.unwrap();
        }
        assert_eq!(mode(folder(&house)), 0o700);
        for file in files {
            assert_eq!(mode(&folder(&house).join(file)), 0o600, "{file}");
        }
        close(store).await;
        // An older version left them open to everybody.
        open(folder(&house), 0o755);
        open(&folder(&house).join("zashiki.db"), 0o644);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_acknowledged_into_files_that_have_vanished() {
    for victim in ["", "zashiki.db", "zashiki.db-wal"] {
        let house = House::sqlite();
        let (store, table) = with_table(&house).await;
        append(&store, &table, numbered(3)).await;
        let mut appender = store.appender(&table).await.unwrap();
        // The folder or a file is moved away, which is a deletion that can be undone.
        let (there, away) = (folder(&house).join(victim), folder(&house).with_file_name("away"));
        std::fs::rename(&there, &away).unwrap();
        let held = appender.append("A 3".to_string()).await.unwrap();
        let reason = until_down(&store).await;
        assert!(reason.contains("were moved, deleted or replaced"), "{reason}");
        let refused = store.create_table(&new_table("other"), &[]).await;
        assert!(matches!(refused, Err(StoreError::Unavailable { .. })), "{refused:?}");
        assert!(matches!(store.probe().await, Health::Down { .. }));
        assert_eq!(store.counters().waiting, 1);
        std::fs::rename(&away, &there).unwrap();
        timeout(LONG, held).await.expect("it is answered when they are back").unwrap();
        until_up(&store).await;
        assert_eq!(inputs(&store, &table).await, numbered(4));
        close(store).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_idle_house_notices_that_its_folder_is_gone_and_makes_no_other() {
    let house = House::sqlite();
    let store = house.open().await;
    std::fs::remove_dir_all(folder(&house)).unwrap();
    until_down(&store).await;
    let refused = store.create_table(&new_table("table"), &[]).await;
    assert!(matches!(refused, Err(StoreError::Unavailable { .. })), "{refused:?}");
    assert!(!folder(&house).exists(), "nobody makes an empty database in its place");
}
