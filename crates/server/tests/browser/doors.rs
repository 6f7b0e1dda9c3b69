//! The entrance and the doors: how heavy the first page is, which language is spoken, and a friendly word for guests
//! who lose their way.

use serde::Deserialize;
use serde_json::json;

use crate::guest::{Guest, Size, until};
use crate::stage::Stage;

/// The first page with everything on it may weigh this many bytes over the wire.
const FIRST_PAGE: u64 = 100_000;

/// A table with everything on it may weigh this many bytes over the wire for somebody who was never here.
const FIRST_TABLE: u64 = 150_000;

/// Something that the browser fetched.
#[derive(Debug, Deserialize)]
struct Fetched {
    name: String,
    bytes: u64,
}

const FETCHED: &str = "return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]\
     .map(({ name, transferSize }) => ({ name, bytes: transferSize }))";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_page_is_light_and_asks_no_other_host() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await;
    let mut fetched: Vec<Fetched> = guest.ask(FETCHED).await;
    let total: u64 = fetched.iter().map(|fetched| fetched.bytes).sum();
    fetched.sort_by_key(|fetched| std::cmp::Reverse(fetched.bytes));
    eprintln!("the first page: {total} bytes in {} answers, the largest {:?}", fetched.len(), fetched[0]);
    assert!(fetched.len() >= 4, "a page, its style, its script and its pictures: {fetched:?}");
    // What is on the page twice comes over the wire once.
    let came = |name: &str| fetched.iter().any(|fetched| fetched.name == name && fetched.bytes > 0);
    assert!(fetched.iter().all(|fetched| came(&fetched.name)), "something was there before: {fetched:?}");
    assert!(total < FIRST_PAGE, "{total} bytes: {fetched:?}");
    let here = stage.address("/");
    assert!(fetched.iter().all(|fetched| fetched.name.starts_with(&here)), "another host was asked: {fetched:?}");
    guest.play_now().await;
    let fetched: Vec<Fetched> = guest.ask(FETCHED).await;
    assert!(fetched.iter().all(|fetched| fetched.name.starts_with(&here)), "another host was asked: {fetched:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_table_of_every_game_is_light() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    guest.tell_browser("Network.enable", json!({})).await;
    guest.tell_browser("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await;
    guest.tell_browser("Network.setBypassServiceWorker", json!({ "bypass": true })).await;
    for game in catalog::games() {
        guest.go(&stage.address("/")).await;
        guest.follow(&format!("form[action='/play/{}'] button", game.name())).await;
        until("the board is shown", || async { (guest.count("#board > *").await > 0).then_some(()) }).await;
        guest.reload().await;
        let mut fetched: Vec<Fetched> = guest.ask(FETCHED).await;
        fetched.sort_by_key(|fetched| std::cmp::Reverse(fetched.bytes));
        let total: u64 = fetched.iter().map(|fetched| fetched.bytes).sum();
        eprintln!("{}: {total} bytes in {} answers, the largest {:?}", game.name(), fetched.len(), fetched[0]);
        assert!(fetched.iter().filter(|fetched| fetched.bytes > 0).count() >= 10, "{fetched:?}");
        assert!(total <= FIRST_TABLE, "{}: {total} bytes: {fetched:?}", game.name());
    }
}

/// Words in Latin letters that can be read on the table.
async fn latin_words(guest: &Guest) -> Vec<String> {
    guest.ask("return document.getElementById('table').innerText.match(/[A-Za-z]{3,}/g) ?? []").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_house_speaks_japanese_at_the_press_of_a_button() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    guest.lay_table(&stage, "美緒", &["apprentice", "dealer", "master"]).await;
    let english = guest.asked().await;
    assert!(!latin_words(&guest).await.is_empty(), "it began in English");
    guest.follow("form.language button[value='ja']").await;
    let lang = "return document.documentElement.lang";
    assert_eq!(guest.ask::<String>(lang).await, "ja");
    let japanese = guest.asked().await;
    assert_eq!(japanese, english, "the table is the same in every language");
    assert_eq!(latin_words(&guest).await, [] as [String; 0]);
    // What comes over the socket is Japanese too, and so is what is said aloud.
    guest.act(&japanese.actions[0]).await;
    guest.asked().await;
    assert_eq!(latin_words(&guest).await, [] as [String; 0]);
    let aloud: String = guest.ask("return document.getElementById('announce').textContent").await;
    assert!(!aloud.is_empty() && !aloud.contains(|letter: char| letter.is_ascii_alphabetic()), "{aloud}");
    let name: String = guest.ask("return document.querySelector('.rinpa-hand button').ariaLabel").await;
    assert!(!name.contains(|letter: char| letter.is_ascii_alphabetic()), "{name}");
    guest.follow("form.language button[value='en']").await;
    assert_eq!(guest.ask::<String>(lang).await, "en");
    guest.asked().await;
}

/// The page has a heading, says something, and leads home.
async fn leads_home(guest: &Guest, stage: &Stage) -> String {
    let said = guest.text(".message-card").await;
    assert!(said.lines().count() >= 2, "{said}");
    guest.follow("a.button.primary[href='/']").await;
    assert_eq!(guest.place().await.as_str(), stage.address("/"));
    said
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_not_there_or_full_is_a_friendly_page_with_a_way_home() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Phone).await.calm().await;
    for path in ["/table/there-is-none", "/table/zzzzzzzzzzzz", "/new/chess", "/nowhere"] {
        guest.go(&stage.address(path)).await;
        leads_home(&guest, &stage).await;
    }
    guest.lay_table(&stage, "Mio", &["dealer", "dealer"]).await;
    guest.asked().await;
    let table = guest.place().await;
    // Somebody who still has the form of a seat that is taken by now.
    let late = stage.stranger(Size::Phone).await;
    late.go(table.as_str()).await;
    assert!(
        late.text(".turn").await.contains("watching"),
        "a guest who opens the link of a full table is told what it is"
    );
    let form = "const form = document.createElement('form'); form.method = 'post'; form.id = 'late'; \
                form.action = location.pathname + '/sit'; form.innerHTML = '<input name=\"name\" value=\"Chie\">'; \
                const button = document.createElement('button'); button.textContent = 'Sit'; form.append(button); \
                document.querySelector('header').after(form); return null";
    late.ask::<()>(form).await;
    late.follow("#late button").await;
    late.picture("full").await;
    let said = leads_home(&late, &stage).await;
    assert!(said.contains("Every seat is taken") && said.contains("You are welcome to watch"), "{said}");
}

/// Sends something over the socket of the page.
async fn send(guest: &Guest, message: serde_json::Value) {
    guest
        .ask_about::<()>(
            "window.recordedSockets.at(-1).send(arguments[0]); return null",
            vec![message.to_string().into()],
        )
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stale_click_is_refused_without_harm() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    guest.play_now().await;
    let before = guest.asked().await;
    guest.act(&before.actions[0]).await;
    let sight = guest.asked().await;
    send(&guest, json!({ "type": "choose", "token": before.token, "action": sight.actions[0] })).await;
    let said = guest.text("#toasts .toast").await;
    assert!(said.contains("moment has passed"), "{said}");
    assert_eq!(guest.asked().await, sight, "a stale click changes nothing");
    guest.act(&sight.actions[0]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_that_floods_the_house_is_told_why_the_line_was_closed() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    guest.play_now().await;
    let sight = guest.asked().await;
    let flood =
        "for (let n = 0; n < 400; n++) window.recordedSockets.at(-1).send('{\"type\":\"pong\",\"n\":0}'); return null";
    guest.ask::<()>(flood).await;
    until("the connection is closed", || async {
        let kind: Option<String> = guest.ask("return document.getElementById('banner').dataset.kind").await;
        (kind.as_deref() == Some("bye")).then_some(())
    })
    .await;
    assert!(guest.text("#banner").await.contains("too many messages"));
    guest.picture("flooded").await;
    guest.reload().await;
    assert_eq!(guest.asked().await, sight, "a reload goes on");
}
