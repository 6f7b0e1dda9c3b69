//! The settings and the app in a real browser: how they are kept, and what happens without a connection.

use serde::Deserialize;
use serde_json::{Value, json};

use crate::guest::{Guest, Size, until};
use crate::stage::Stage;

/// Counts from now on what is made to glide.
const COUNT_FLIGHTS: &str = "window.flights = 0; const { animate } = Element.prototype; \
     Element.prototype.animate = function (...how) { window.flights += 1; return animate.apply(this, how); }; return null";

/// Whatever on the page takes time to move.
const MOVING: &str =
    "return document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime > 1).length";

/// Makes a move and says how many things glided, and how many still move.
async fn motion_of_a_move(guest: &Guest) -> (u32, u32) {
    guest.ask::<()>(COUNT_FLIGHTS).await;
    let sight = guest.look_until("the guest is asked", |sight| sight.token.is_some()).await;
    let press = "document.querySelector(`#board button[data-action='${arguments[0]}']`).click(); return null";
    guest.ask_about::<()>(press, vec![sight.actions[0].as_str().into()]).await;
    guest.look_until("the move is shown", |now| now.seq > sight.seq).await;
    (guest.ask("return window.flights").await, guest.ask(MOVING).await)
}

/// Chooses on the page of the settings and keeps it.
async fn choose(guest: &Guest, choices: &[(&str, &str)]) {
    guest.follow("header a[href^='/settings']").await;
    for (name, value) in choices {
        guest.scroll_and_press(&format!("label:has(> input[name='{name}'][value='{value}'])")).await;
    }
    guest.scroll_and_press("form.settings button[type='submit']").await;
    guest.find("#board[data-token]").await;
}

const SOUNDS: &str = "return window.recordedSounds.filter(({ state }) => state !== 'closed').length";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn settings_are_tried_before_they_are_kept_and_then_hold_at_the_table() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await;
    guest.play_now().await;
    let table = guest.place().await;
    let (flights, _) = motion_of_a_move(&guest).await;
    assert!(flights > 0, "cards glide unless somebody asks for less motion");
    assert_eq!(guest.ask::<u32>(SOUNDS).await, 0, "nothing makes a sound unless it is asked for");

    guest.follow("header a[href^='/settings']").await;
    let wide = "return document.querySelector('.sample-card').getBoundingClientRect().width";
    let before: f64 = guest.ask(wide).await;
    guest.press("label:has(> input[name='motion'][value='less'])").await;
    guest.press("label:has(> input[name='cards'][value='larger'])").await;
    let is_larger = async || (guest.ask::<f64>(wide).await > before * 1.2).then_some(());
    until("the sample shows it before it is kept", is_larger).await;
    assert_eq!(guest.ask::<u32>(MOVING).await, 0, "the sample keeps still at once");
    guest.pictures("page-settings-tried").await;
    guest.press("label:has(> input[name='sound'][value='on'])").await;
    assert_eq!(guest.ask::<u32>(SOUNDS).await, 1, "the sample can be heard at once");
    guest.scroll_and_press("form.settings button[type='submit']").await;
    guest.find("#board[data-token]").await;
    assert_eq!(guest.place().await, table, "the settings lead back to the table");

    let marks = "return { ...document.documentElement.dataset }";
    let kept = json!({ "motion": "less", "cards": "larger", "sound": "on" });
    assert_eq!(guest.ask::<Value>(marks).await, kept);
    assert_eq!(guest.ask::<u32>(SOUNDS).await, 0, "sounds wait for the first press");
    guest.press("h1").await;
    assert_eq!(guest.ask::<u32>(SOUNDS).await, 1);
    assert_eq!(motion_of_a_move(&guest).await, (0, 0), "nothing moves");
    guest.reload().await;
    assert_eq!(guest.ask::<Value>(marks).await, kept, "they survive");

    // Who asks for all of it gets it, even if the device asks for less.
    let guest = guest.calm().await;
    choose(&guest, &[("motion", "full")]).await;
    assert!(motion_of_a_move(&guest).await.0 > 0, "the guest's own word counts");
    choose(&guest, &[("motion", "device")]).await;
    assert_eq!(motion_of_a_move(&guest).await, (0, 0), "the device's word counts where the guest says nothing");
}

/// Waits until the worker has everything that it keeps.
pub(crate) async fn worker_is_ready(guest: &Guest) {
    let ready = "const done = arguments[0]; \
                 navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated' ? done(true) : \
                 active.addEventListener('statechange', () => done(true)))";
    assert!(guest.ask_patiently::<bool>(ready).await);
}

/// The paths of everything that the browser keeps for the house.
const KEPT: &str = "const done = arguments[0]; (async () => { const paths = []; \
     for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) \
     paths.push(new URL(url).pathname); done(paths); })()";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_the_house_a_page_says_so_and_comes_back_by_itself() {
    let mut stage = Stage::open().await;
    let guest = stage.guest(Size::Phone).await.calm().await;
    guest.play_now().await;
    let sight = guest.asked().await;
    let table = guest.place().await;
    worker_is_ready(&guest).await;

    stage.shut().await;
    // A form that can't be sent leads to where it stands, which can't be had either.
    guest.ask::<()>("document.querySelector('form.language button').click(); return null").await;
    guest.text("[data-offline]").await;
    assert_eq!(guest.place().await, table);
    guest.go(table.as_str()).await;
    let said = guest.text("[data-offline]").await;
    assert!(said.contains("You are offline") && said.contains("オフラインです"), "{said}");
    assert_eq!(guest.place().await, table, "it stands in the place of the page that was wanted");
    guest.picture("page-offline-kept").await;
    let kept: Vec<String> = guest.ask_patiently(KEPT).await;
    assert!(kept.len() > 10 && kept.contains(&"/offline".to_string()), "{kept:?}");
    let is_public = |path: &&String| *path == "/offline" || path.starts_with("/assets/");
    assert_eq!(kept.iter().find(|path| !is_public(path)), None, "nothing of anybody's is kept");

    stage.open_again().await;
    guest.find("#board[data-token]").await;
    assert_eq!(guest.place().await, table);
    assert_eq!(guest.asked().await, sight, "the table goes on where it was");
}

/// Whether the device is in a net.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Net {
    Gone,
    There,
}

async fn network(guest: &Guest, net: Net) {
    let conditions =
        json!({ "offline": net == Net::Gone, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    guest.tell_browser("Network.emulateNetworkConditions", conditions).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_says_that_it_is_offline_and_takes_up_the_line_at_once() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    guest.play_now().await;
    let sight = guest.asked().await;
    guest.tell_browser("Network.enable", json!({})).await;
    network(&guest, Net::Gone).await;
    assert!(guest.text("#banner").await.contains("You are offline"));
    guest.picture("offline-table").await;
    let connections: u32 = guest.ask("return window.recordedSockets.length").await;
    network(&guest, Net::There).await;
    until("the banner is gone", || async {
        guest.ask::<bool>("return document.getElementById('banner').hidden").await.then_some(())
    })
    .await;
    assert!(guest.ask::<u32>("return window.recordedSockets.length").await > connections, "it is a new connection");
    assert_eq!(guest.asked().await, sight);
    guest.act(&sight.actions[0]).await;
}

/// Why the browser would not install the page.
#[derive(Deserialize)]
struct Installability {
    #[serde(rename = "installabilityErrors")]
    errors: Vec<Value>,
}

/// What the browser made of the manifest.
#[derive(Deserialize)]
struct AppManifest {
    url: String,
    errors: Vec<Value>,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_would_install_the_house() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await;
    worker_is_ready(&guest).await;
    let manifest = guest.tell_browser("Page.getAppManifest", json!({})).await;
    let manifest: AppManifest = serde_json::from_value(manifest).expect("an answer as DevTools describes it");
    assert_eq!(manifest.url, stage.address("/manifest.webmanifest"));
    assert!(manifest.errors.is_empty(), "{:?}", manifest.errors);
    let answer = guest.tell_browser("Page.getInstallabilityErrors", json!({})).await;
    let answer: Installability = serde_json::from_value(answer).expect("an answer as DevTools describes it");
    assert!(answer.errors.is_empty(), "{:?}", answer.errors);
}
