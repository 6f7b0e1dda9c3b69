//! Rulings about calling guests: their devices, and who was called to which table.

use store::{Call, CallAnswer, Device, Kept, StoreError, TableId, UnixMs, WaitsFor};

use crate::house::{House, bot, close, guest, guest_id, id, new_table, on_both, with_table};

on_both!(
    a_device_is_kept_with_all_that_is_needed_to_call_it,
    a_device_that_comes_again_is_replaced_whosever_it_was,
    only_so_many_devices_of_a_guest_are_kept_and_those_are_the_latest,
    a_device_is_looked_at_only_by_whose_it_is_and_then_speaks_their_language,
    a_device_that_is_gone_is_called_no_more,
    the_latest_call_to_a_table_is_kept_and_forgotten_with_it,
    a_forgotten_guest_is_called_no_more,
    a_key_is_drawn_once_however_long_it_is,
    tables_that_wait_for_somebody_who_can_be_called_are_found,
);

/// A device of this guest, added at this time.
fn device(whose: &str, endpoint: &str, added_at: u64) -> Device {
    Device {
        guest: guest_id(whose),
        endpoint: endpoint.to_string(),
        public_key: vec![4; 65],
        auth: vec![0, 255, 7],
        language: "ja".to_string(),
        added_at: UnixMs(added_at),
    }
}

async fn endpoints(store: &store::Store, whose: &str) -> Vec<String> {
    let devices = store.devices_of_guest(&guest_id(whose)).await.unwrap();
    devices.into_iter().map(|device| device.endpoint).collect()
}

async fn a_device_is_kept_with_all_that_is_needed_to_call_it(house: House) {
    let store = house.open().await;
    let phone = device("korin", "https://push.example/1?a=b", 5);
    store.save_device(&phone, 8).await.unwrap();
    close(store).await;
    let store = house.open().await;
    assert_eq!(store.devices_of_guest(&guest_id("korin")).await.unwrap(), std::slice::from_ref(&phone));
    assert_eq!(store.devices_of_guest(&guest_id("kenzan")).await.unwrap(), []);
    let written = format!("{phone:?}");
    assert!(!written.contains("push.example") && !written.contains("255"), "{written}");
    let unfit = store.save_device(&device("korin", "https://push.example/\0", 5), 8).await;
    assert!(matches!(unfit, Err(StoreError::Unfit { .. })), "{unfit:?}");
}

async fn a_device_that_comes_again_is_replaced_whosever_it_was(house: House) {
    let store = house.open().await;
    store.save_device(&device("korin", "phone", 1), 8).await.unwrap();
    let again = Device { auth: vec![9; 16], ..device("kenzan", "phone", 2) };
    store.save_device(&again, 8).await.unwrap();
    assert_eq!(endpoints(&store, "korin").await, [] as [&str; 0]);
    assert_eq!(store.devices_of_guest(&guest_id("kenzan")).await.unwrap(), [again]);
}

async fn only_so_many_devices_of_a_guest_are_kept_and_those_are_the_latest(house: House) {
    let store = house.open().await;
    store.save_device(&device("kenzan", "other", 1), 2).await.unwrap();
    for (name, added) in [("first", 1), ("second", 2), ("third", 3)] {
        store.save_device(&device("korin", name, added), 2).await.unwrap();
    }
    assert_eq!(endpoints(&store, "korin").await, ["third", "second"]);
    store.save_device(&device("korin", "zither", 3), 2).await.unwrap();
    assert_eq!(endpoints(&store, "korin").await, ["third", "zither"], "the one that comes is kept in any case");
    assert_eq!(endpoints(&store, "kenzan").await, ["other"]);
}

async fn a_device_is_looked_at_only_by_whose_it_is_and_then_speaks_their_language(house: House) {
    let store = house.open().await;
    store.save_device(&device("korin", "phone", 1), 8).await.unwrap();
    assert_eq!(store.look_at_device(&guest_id("kenzan"), "phone", "en").await.unwrap(), Kept::No);
    assert_eq!(store.look_at_device(&guest_id("korin"), "laptop", "en").await.unwrap(), Kept::No);
    assert_eq!(store.devices_of_guest(&guest_id("korin")).await.unwrap()[0].language, "ja");
    assert_eq!(store.look_at_device(&guest_id("korin"), "phone", "en").await.unwrap(), Kept::Yes);
    assert_eq!(store.devices_of_guest(&guest_id("korin")).await.unwrap()[0].language, "en");
}

async fn a_device_that_is_gone_is_called_no_more(house: House) {
    let store = house.open().await;
    store.save_device(&device("korin", "phone", 1), 8).await.unwrap();
    store.save_device(&device("korin", "laptop", 2), 8).await.unwrap();
    store.remove_device("phone").await.unwrap();
    store.remove_device("phone").await.unwrap();
    assert_eq!(endpoints(&store, "korin").await, ["laptop"]);
}

fn call(whose: &str, question: u32, answer: CallAnswer) -> Call {
    Call { guest: guest_id(whose), question, answer }
}

async fn the_latest_call_to_a_table_is_kept_and_forgotten_with_it(house: House) {
    let (store, table) = with_table(&house).await;
    store.note_call(&table, &call("korin", 3, CallAnswer::None)).await.unwrap();
    store.note_call(&table, &call("kenzan", 4, CallAnswer::None)).await.unwrap();
    store.note_call(&table, &call("korin", 3, CallAnswer::Came)).await.unwrap();
    let expected = [call("kenzan", 4, CallAnswer::None), call("korin", 3, CallAnswer::Came)];
    assert_eq!(store.calls(&table).await.unwrap(), expected);
    store.forget_calls(&table).await.unwrap();
    assert_eq!(store.calls(&table).await.unwrap(), []);
}

async fn a_forgotten_guest_is_called_no_more(house: House) {
    let (store, table) = with_table(&house).await;
    for whose in ["korin", "kenzan"] {
        store.save_device(&device(whose, whose, 1), 8).await.unwrap();
        store.note_call(&table, &call(whose, 3, CallAnswer::None)).await.unwrap();
    }
    store.forget_guest(&guest_id("korin"), &crate::guests::ended()).await.unwrap();
    assert_eq!(endpoints(&store, "korin").await, [] as [&str; 0]);
    assert_eq!(endpoints(&store, "kenzan").await, ["kenzan"]);
    assert_eq!(store.calls(&table).await.unwrap(), [call("kenzan", 3, CallAnswer::None)]);
}

async fn a_key_is_drawn_once_however_long_it_is(house: House) {
    let store = house.open().await;
    assert_eq!(store.key("push", || vec![7; 138]).await.unwrap(), [7; 138]);
    close(store).await;
    let store = house.open().await;
    assert_eq!(store.key("push", || vec![8; 10]).await.unwrap(), [7; 138]);
}

async fn tables_that_wait_for_somebody_who_can_be_called_are_found(house: House) {
    let store = house.open().await;
    // Every table waits for seat 1.
    for name in ["asleep", "bot-moves", "called", "came", "gathering", "no-device", "other-seat"] {
        let (first, second) = match name {
            "bot-moves" => (guest("korin"), bot("calm")),
            "no-device" => (bot("calm"), guest("sotatsu")),
            "other-seat" => (guest("korin"), guest("sotatsu")),
            _ => (guest("sotatsu"), guest("korin")),
        };
        store.create_table(&new_table(name), &[(0, first), (1, second)]).await.unwrap();
        if name != "gathering" {
            store.start_table(&id(name), UnixMs(5)).await.unwrap();
        }
        store.note_turn(&id(name), WaitsFor::seats([1]), UnixMs(6)).await.unwrap();
    }
    store.note_call(&id("called"), &call("korin", 3, CallAnswer::None)).await.unwrap();
    store.note_call(&id("came"), &call("korin", 3, CallAnswer::Came)).await.unwrap();
    assert_eq!(store.tables_to_call(None, 9).await.unwrap(), [] as [TableId; 0], "nobody has a device");
    store.save_device(&device("korin", "phone", 1), 8).await.unwrap();
    store.save_device(&device("korin", "laptop", 1), 8).await.unwrap();
    assert_eq!(store.tables_to_call(None, 9).await.unwrap(), [id("asleep"), id("came")]);
    assert_eq!(store.tables_to_call(None, 1).await.unwrap(), [id("asleep")]);
    assert_eq!(store.tables_to_call(Some(&id("asleep")), 9).await.unwrap(), [id("came")]);
}
