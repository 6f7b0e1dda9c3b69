//! What guests keep: their seat on another device, a fair shuffle, their games so far; and being forgotten.

use std::io::Read as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use crate::guest::{Guest, Size, until};
use crate::stage::Stage;

/// What the browser finds about the shuffle.
async fn verdict(guest: &Guest) -> String {
    until("the browser has checked the seed", || async {
        guest.ask::<Option<String>>("return document.querySelector('[data-check]')?.dataset.verdict ?? null").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_carried_to_a_phone_and_either_device_plays() {
    let stage = Stage::open().await;
    let laptop = stage.guest(Size::Laptop).await.calm().await;
    laptop.play_now().await;
    let sight = laptop.asked().await;
    let table = laptop.place().await;
    laptop.follow(".table-ways a[href$='/carry']").await;
    laptop.picture("carry").await;
    let link = laptop.find("#link").await.prop("value").await.expect("a field").expect("a link");
    let phone = stage.stranger(Size::Phone).await.calm().await;
    phone.go(&link).await;
    phone.picture("carry-here").await;
    phone.follow(".message-card form button").await;
    assert_eq!(phone.place().await, table, "the phone is at the table");
    assert_eq!(phone.asked().await.hand, sight.hand, "with the same hand");
    phone.act(&sight.actions[0]).await;
    laptop.go(table.as_str()).await;
    let after = laptop.look_until("the laptop shows what the phone did", |after| after.seq > sight.seq).await;
    assert!(!after.hand.contains(&sight.actions[0]));
    let late = stage.stranger(Size::Phone).await;
    late.go(&link).await;
    assert!(late.text(".message-card").await.contains("This link has already been used"));
    late.picture("carry-used").await;
}

/// Takes all records along as the browser gets them, which asks for them compressed, and unpacks them.
async fn taken_along(guest: &Guest) {
    let href = guest.find("a[download]").await.attr("href").await.expect("a link").expect("an address");
    let fetch = format!(
        "const [done] = arguments; fetch('{href}').then((answer) => answer.bytes()) \
         .then((bytes) => done(bytes.toBase64()), (error) => done(String(error)))"
    );
    let bytes: String = guest.ask_patiently(&fetch).await;
    let bytes = STANDARD.decode(&bytes).unwrap_or_else(|_| panic!("the archive did not arrive: {bytes}"));
    let mut archive = tar::Archive::new(bytes.as_slice());
    let mut files = Vec::new();
    for entry in archive.entries().expect("an archive") {
        let mut entry = entry.expect("an entry");
        let mut text = String::new();
        entry.read_to_string(&mut text).expect("a text");
        files.push(text);
    }
    let [record, index] = files.as_slice() else { panic!("a record and the index: {files:?}") };
    let index: Value = serde_json::from_str(index).expect("JSON");
    assert_eq!(index["games"].as_array().map(Vec::len), Some(1), "{index}");
    assert!(record.contains("Aki"), "{record}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_checked_counted_taken_along_and_forgotten() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    // Two cards each are enough to finish a game.
    let (seats, options) = (["me", "apprentice", "dealer"], json!({ "deals": "one", "deck": "tiny" }));
    guest.lay_as(&stage, &json!({ "game": "rinpa", "seats": seats, "name": "Aki", "options": options })).await;
    guest.asked().await;
    let table = guest.place().await;
    guest.go(&stage.address("/")).await;
    let mine = guest.text("section[aria-labelledby='mine'] .table-row").await;
    assert!(mine.contains("your turn"), "{mine}");
    guest.go(table.as_str()).await;
    guest.play_to_the_end().await;
    assert_eq!(verdict(&guest).await, "good", "this browser noted the hash when the game began");
    guest.scroll_and_press("#seed summary").await;
    guest.picture("checked").await;
    let stranger = stage.stranger(Size::Phone).await;
    stranger.go(table.as_str()).await;
    assert_eq!(verdict(&stranger).await, "unknown", "a guest who was not there can only compare what is shown now");
    let page = stage.address(&format!("{}/verify", table.path()));
    guest.go(&page).await;
    assert_eq!(verdict(&guest).await, "good");
    assert!(guest.text("[data-verdict='good']").await.contains("same result"));
    guest.picture("verify").await;

    guest.go(&stage.address("/")).await;
    let finished = guest.find("section[aria-labelledby='mine'] a[href$='/replay']").await;
    assert!(finished.attr("href").await.expect("a link").is_some_and(|href| href.starts_with(table.path())));
    guest.go(&stage.address("/history")).await;
    taken_along(&guest).await;
    guest.follow("a[href='/forget']").await;
    guest.picture("forget").await;
    guest.follow(".message-card form button").await;
    assert!(guest.text(".message-card").await.contains("You have been forgotten"));
    guest.go(&stage.address("/")).await;
    assert_eq!(guest.count("#mine").await, 0);
    guest.go(table.as_str()).await;
    let places = guest.text("#result .places").await;
    assert!(!places.contains("Aki") && places.contains("a guest who left"), "{places}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_who_waits_at_a_table_that_its_host_closes_is_told_on_a_page() {
    let stage = Stage::open().await;
    let host = stage.guest(Size::Laptop).await.calm().await;
    host.lay_table(&stage, "Aki", &["open", "dealer"]).await;
    let table = host.place().await;
    host.follow(".visibility button[value='public']").await;
    let friend = stage.guest(Size::Phone).await.calm().await;
    friend.follow(".table-row a.button").await;
    assert_eq!(friend.place().await, table, "a public table is found at the entrance");
    host.picture("lobby-public").await;
    host.follow(".table-ways a[href$='/close']").await;
    host.picture("close").await;
    host.follow(".message-card form button").await;
    let said = friend.text(".message-card").await;
    assert!(said.contains("This table was closed"), "{said}");
    friend.picture("closed").await;
}
