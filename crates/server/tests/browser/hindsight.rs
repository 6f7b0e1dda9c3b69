//! A guest looks back at a finished game: the review comes by itself, and its curve leads to the moments of the game.

use serde_json::json;

use crate::access::look_through;
use crate::guest::Size;
use crate::stage::Stage;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_curve_shows_where_the_game_turned() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Phone).await.calm().await;
    // Half a deck has as much to look back at, and is played and looked at in half the time.
    let options = json!({ "deals": "one", "deck": "small" });
    let seats = ["me", "apprentice", "apprentice"];
    guest.lay_as(&stage, &json!({ "game": "rinpa", "seats": seats, "name": "Mio", "options": options })).await;
    guest.play_to_the_end().await;
    guest.follow("a[href$='/replay']").await;
    guest.scroll_to("a[href$='/review']").await;
    guest.follow("a[href$='/review']").await;
    guest.picture("review-awaited").await;
    guest.find("#review .chances-curves").await;
    let mut found = Vec::new();
    look_through(&guest, "page-review", &mut found).await;
    // The curve is pressed in its middle, which leads to a step in the middle of the game.
    let last: usize = guest.ask("return document.querySelectorAll('.chances-step').length - 1").await;
    guest.scroll_to(".chances-curves").await;
    guest.follow(".chances-curves").await;
    let step: usize = guest.ask("return Number(document.querySelector('#board').dataset.seq)").await;
    assert!(step > last / 3 && step < last * 2 / 3, "step {step} of {last}");
    let shown: usize = guest.ask("return Number(document.querySelector('.chances-shown').getAttribute('x1'))").await;
    assert_eq!(shown, step);
    look_through(&guest, "page-replay-chances", &mut found).await;
    // Beside the replay the curve changes the step without leaving the page.
    let press = "document.querySelectorAll('.chances-step')[1].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })); return null";
    guest.ask::<()>(press).await;
    guest.find("#board[data-seq='1']").await;
    guest.find(".chances-shown[x1='1']").await;
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
}
