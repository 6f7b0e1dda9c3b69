//! The evening: by the wish of the device or of the guest, everywhere at once; and the full screen.

use serde_json::json;

use crate::guest::{Guest, Size};
use crate::stage::Stage;

/// How light the page and something that is printed are, from 0 to 255.
const LIGHT: &str = r##"
    const light = (css) => {
        const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
        canvas.fillStyle = getComputedStyle(document.querySelector(css)).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
        return Math.round((red + green + blue) / 3);
    };
    return [light("html"), light(".rinpa-panels")];
"##;

async fn light(guest: &Guest) -> [u32; 2] {
    guest.find(".rinpa-panels").await;
    guest.ask(LIGHT).await
}

/// Keeps this light in the settings, and comes back.
async fn keep(guest: &Guest, theme: &str) {
    guest.follow("header a[href^='/settings']").await;
    guest.scroll_and_press(&format!("label:has(> input[name='theme'][value='{theme}'])")).await;
    guest.scroll_and_press("form.settings button[type='submit']").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_evening_comes_by_the_device_or_by_the_guest_and_prints_stay_bright() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    guest.play_now().await;
    let [day, print] = light(&guest).await;
    assert!(day > 200 && print > 200, "{day}, {print}");
    guest.under("dark").await;
    let [evening, print_then] = light(&guest).await;
    assert!(evening < 60, "{evening}");
    assert_eq!(print_then, print, "a screen is printed, whatever the light");
    guest.picture("evening").await;
    keep(&guest, "paper").await;
    assert_eq!(light(&guest).await[0], day, "the guest's own word counts");
    guest.under("light").await;
    keep(&guest, "evening").await;
    assert_eq!(light(&guest).await[0], evening);
    keep(&guest, "device").await;
    assert_eq!(light(&guest).await[0], day);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_fills_the_screen_and_comes_back() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    guest.lay_as(&stage, &json!({ "game": "rinpa", "seats": ["me", "dealer", "dealer"] })).await;
    guest.asked().await;
    for (pressed, full) in [("true", "html"), ("false", "")] {
        guest.press("[data-fullscreen]").await;
        guest.find(&format!("[data-fullscreen][aria-pressed='{pressed}']")).await;
        let shown: String = guest.ask("return document.fullscreenElement?.localName ?? ''").await;
        assert_eq!(shown, full);
    }
}
