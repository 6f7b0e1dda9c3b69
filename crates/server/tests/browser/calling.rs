//! Being told when it is one's turn: the switch, what comes of it, and what the worker shows.
//!
//! The push services of browsers are far away, so the browser of these tests is given a subscription whose keys the
//! test has, and the service is on this machine. What a service brings is put into the browser by its own tools.

use std::time::Duration;

use guest::{Device, PushService};
use serde::Deserialize;
use serde_json::{Value, json};
use server::Push;

use crate::guest::{Guest, Size, until};
use crate::settings::worker_is_ready;
use crate::stage::Stage;

/// In the place of what a push service would give to the browser.
const SUBSCRIBES: &str = r#"
    if (globalThis.PushManager) {
        const made = {
            toJSON: () => (GIVEN),
            unsubscribe: async () => { localStorage.removeItem("key"); return true; },
        };
        PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
            if (!userVisibleOnly) throw new Error("browsers refuse what could not be seen");
            localStorage.setItem("key", applicationServerKey);
            return made;
        };
        PushManager.prototype.getSubscription = async () => (localStorage.getItem("key") ? made : null);
    }"#;

/// A house that calls over this service, after a moment.
async fn stage(service: &PushService) -> Stage {
    let push = Push { services: vec![service.origin()], grace: Duration::from_millis(30), ..Push::default() };
    Stage::open_with(|config| config.push = Some(push)).await
}

/// Whether the browser lets the house show something.
async fn permit(guest: &Guest, stage: &Stage, setting: &str) {
    let permission =
        json!({ "permission": { "name": "notifications" }, "setting": setting, "origin": stage.address("") });
    guest.tell_browser("Browser.setPermission", permission).await;
}

/// Runs before every page from now on.
async fn before_pages(guest: &Guest, script: &str) {
    guest.tell_browser("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await;
}

/// Sits down at a table of IKI that a program has laid.
async fn sit_with_ben(guest: &Guest, stage: &Stage, ben: &mut guest::Guest) -> String {
    let wish = json!({ "game": "iki", "seats": ["me", "open"], "name": "Ben" });
    let table = tokio::task::block_in_place(|| ben.create_table(&wish)).expect("a table").id;
    guest.go(&stage.address(&format!("/table/{table}"))).await;
    guest.write("#name", "Aki").await;
    guest.follow("#sit button[type='submit']").await;
    guest.look_until("the game begins", |sight| sight.seq.is_some()).await;
    worker_is_ready(guest).await;
    table
}

/// Presses the switch and waits until the house has answered.
async fn switch(guest: &Guest, words: &str) {
    guest.scroll_and_press("#push-switch").await;
    says(guest, words).await;
}

async fn says(guest: &Guest, words: &str) {
    let read = "return document.getElementById('push-note').textContent";
    until(&format!("the switch says: {words}"), || async {
        let said: String = guest.ask(read).await;
        (said.contains(words) && said.is_empty() == words.is_empty()).then_some(())
    })
    .await;
}

async fn is_on(guest: &Guest) -> bool {
    guest.ask("return document.getElementById('push-switch').checked").await
}

/// Ben plays until the game waits for somebody else.
fn play(mut connection: guest::GuestConnection) {
    loop {
        let frame = connection.next_frame().expect("a frame");
        let Some(ask) = frame.ask else { return };
        let action = &ask.legal_actions().expect("texts")[0];
        connection.choose(ask.token, action).expect("an open connection");
    }
}

/// Switches it on at a table, leaves, and is called in this language.
async fn is_called(size: Size, lang: &str, on: &str, sentence: &str) {
    let service = PushService::open();
    let stage = stage(&service).await;
    let guest = stage.guest(size).await.calm().await;
    let phone = Device::new("phone");
    before_pages(&guest, &SUBSCRIBES.replace("GIVEN", &phone.subscription(&service).to_string())).await;
    permit(&guest, &stage, "granted").await;
    if lang == "ja" {
        guest.follow("form.language button[value='ja']").await;
    }
    let mut ben = stage.program();
    let table = sit_with_ben(&guest, &stage, &mut ben).await;
    assert!(!is_on(&guest).await, "nothing is on before it is pressed");
    switch(&guest, on).await;
    guest.picture("push-table").await;
    guest.reload().await;
    says(&guest, on).await;
    assert!(is_on(&guest).await, "it is still on when the page is opened again");

    guest.go(&stage.address(&format!("/settings?back=/table/{table}"))).await;
    says(&guest, on).await;
    guest.scroll_to("#push-switch").await;
    guest.picture("push-settings").await;
    tokio::task::block_in_place(|| {
        play(ben.connect(&table, None).expect("a connection"));
        let told = phone.read(&service.next());
        assert_eq!((&told["body"], &told["path"]), (&sentence.into(), &format!("/table/{table}").into()));
        assert!(service.is_quiet());
    });
    switch(&guest, "").await;
    assert!(!is_on(&guest).await);
    assert_eq!(
        guest.ask::<Option<String>>("return localStorage.getItem('key')").await,
        None,
        "the browser knows it too"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_who_switched_it_on_is_called_when_they_are_away_on_a_laptop() {
    let on = "This device will notify you when you are away";
    is_called(Size::Laptop, "en", on, "It is your turn in IKI with Ben.").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_who_switched_it_on_is_called_when_they_are_away_on_a_phone_in_japanese() {
    is_called(Size::Phone, "ja", "この端末でお知らせします", "「イキ」はあなたの番です。Benさんがお待ちです。").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_who_can_not_be_told_anything_is_told_why() {
    let service = PushService::open();
    let stage = stage(&service).await;
    let guest = stage.guest(Size::Phone).await.calm().await;
    worker_is_ready(&guest).await;
    let settings = stage.address("/settings");
    guest.go(&settings).await;
    permit(&guest, &stage, "denied").await;
    switch(&guest, "Your browser blocks notifications").await;
    assert!(!is_on(&guest).await);
    guest.picture("push-denied").await;
    permit(&guest, &stage, "granted").await;
    // A browser that can't reach its push service, or a house that refuses what it gave.
    before_pages(&guest, &SUBSCRIBES.replace("GIVEN", r#"{ endpoint: "https://evil.example/", keys: {} }"#)).await;
    guest.go(&settings).await;
    switch(&guest, "That didn’t work").await;
    assert!(!is_on(&guest).await);
    before_pages(&guest, "delete window.PushManager").await;
    guest.go(&settings).await;
    switch(&guest, "On an iPhone or iPad").await;
    assert!(!is_on(&guest).await);
}

/// Something that the browser shows to a guest who is elsewhere.
#[derive(Debug, PartialEq, Deserialize)]
struct Shown {
    title: String,
    body: String,
    path: String,
    icon: bool,
}

const SHOWN: &str = "const done = arguments[0]; navigator.serviceWorker.ready.then((worker) => worker.getNotifications()) \
     .then((all) => done(all.map(({ title, body, data, icon }) => ({ title, body, path: data.path, icon: icon.includes('/assets/icon-192.png?v=') }))))";

async fn shown(guest: &Guest) -> Vec<Shown> {
    guest.ask_patiently(SHOWN).await
}

/// Presses what is shown, in the worker itself, and says where that led: nobody but a person may open windows, so it is
/// written down instead.
const PRESS: &str = r#"(async () => {
    const went = [];
    WindowClient.prototype.focus = async function () { went.push(`to ${new URL(this.url).pathname}`); };
    Clients.prototype.openWindow = async (path) => went.push(`open ${path}`);
    for (const notification of await registration.getNotifications()) await goTo(notification);
    return [...went.sort(), `${(await registration.getNotifications()).length} left`];
})()"#;

/// Runs a script in the worker of the house.
fn ask_worker(guest: &Guest, script: &str) -> Value {
    let targets = ureq::get(format!("http://{}/json/list", guest.tools())).call().expect("the tools answer");
    let targets: Vec<Value> = serde_json::from_reader(targets.into_body().into_reader()).expect("a list");
    let worker = targets.iter().find(|target| target["type"] == "service_worker").expect("the worker runs");
    let address = worker["webSocketDebuggerUrl"].as_str().expect("an address");
    let (mut connection, _) = tungstenite::connect(address).expect("the tools listen");
    let wanted = json!({ "expression": script, "awaitPromise": true, "returnByValue": true });
    let ask = json!({ "id": 1, "method": "Runtime.evaluate", "params": wanted });
    connection.send(tungstenite::Message::text(ask.to_string())).expect("an open connection");
    loop {
        let heard = connection.read().expect("an answer").into_text().expect("text");
        let heard: Value = serde_json::from_str(heard.as_str()).expect("JSON");
        if heard["id"] == 1 {
            return heard["result"]["result"]["value"].clone();
        }
    }
}

/// What a push service would bring.
async fn bring(guest: &Guest, stage: &Stage, body: &str, path: &str) {
    let data = json!({ "title": "IKI", "body": body, "path": path, "lang": "en" }).to_string();
    let message = json!({ "origin": stage.address(""), "registrationId": "0", "data": data });
    guest.tell_browser("ServiceWorker.deliverPushMessage", message).await;
}

/// Has it brought until the browser shows it: a worker that has only just been made may miss the first, and a page that
/// has just been left may still count as open.
async fn bring_until_shown(guest: &Guest, stage: &Stage, body: &str, path: &str) -> Vec<Shown> {
    until(&format!("the browser shows: {body}"), || async {
        bring(guest, stage, body, path).await;
        Some(shown(guest).await).filter(|shown| shown.iter().any(|one| one.body == body))
    })
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_worker_shows_one_word_a_table_unless_the_table_is_before_ones_eyes() {
    let service = PushService::open();
    let stage = stage(&service).await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    permit(&guest, &stage, "granted").await;
    guest.play_now().await;
    guest.asked().await;
    worker_is_ready(&guest).await;
    guest.tell_browser("ServiceWorker.enable", json!({})).await;
    let here = guest.place().await.path().to_string();

    let elsewhere = "/table/elsewhere";
    let one = |body: &str| Shown { title: "IKI".into(), body: body.into(), path: elsewhere.into(), icon: true };
    assert_eq!(bring_until_shown(&guest, &stage, "One", elsewhere).await, [one("One")]);
    bring(&guest, &stage, "Here", &here).await;
    let shown_then = bring_until_shown(&guest, &stage, "Two", elsewhere).await;
    assert_eq!(shown_then, [one("Two")], "the second takes its place, and a guest who sees the table is not told");

    guest.go(&stage.address("/")).await;
    bring_until_shown(&guest, &stage, "Three", &here).await;
    guest.go(&stage.address(&here)).await;
    until("a guest who comes to the table needs no notification", || async {
        Some(shown(&guest).await).filter(|shown| shown.len() == 1 && shown[0].body == "Two")
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_word_leads_to_the_table_where_it_is_open_and_opens_it_elsewhere() {
    let service = PushService::open();
    let stage = stage(&service).await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    permit(&guest, &stage, "granted").await;
    worker_is_ready(&guest).await;
    guest.tell_browser("ServiceWorker.enable", json!({})).await;
    // Any page of the house can stand for a table: the worker knows only paths.
    bring_until_shown(&guest, &stage, "One", "/rules/iki").await;
    bring_until_shown(&guest, &stage, "Two", "/table/elsewhere").await;
    guest.go(&stage.address("/rules/iki")).await;
    let went = tokio::task::block_in_place(|| ask_worker(&guest, PRESS));
    assert_eq!(went, json!(["open /table/elsewhere", "to /rules/iki", "0 left"]));
}
