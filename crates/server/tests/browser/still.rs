//! Nothing jumps: neither when buttons come and go, nor when a rush begins; and no message lies over what can be
//! pressed.

use serde::Deserialize;
use serde_json::json;

use crate::guest::{Guest, Size, Window, until};
use crate::stage::Stage;

/// Where the board begins and how high the bar above it is.
#[derive(Clone, PartialEq, Debug, Deserialize)]
struct Places {
    left: f64,
    top: f64,
    bar: f64,
}

const PLACES: &str = r##"
    const { left, top } = document.querySelector("#board > *").getBoundingClientRect();
    return { left, top, bar: document.querySelector(".turn").getBoundingClientRect().height };
"##;

/// Moves from here on count; without it, all since the page was opened do.
const WATCH: &str = "window.watchedSince = performance.now(); return null";

/// What of the board, the bar and the buttons in it has moved since then, and how.
const SHIFTED: &str = r##"
    const [done] = arguments;
    const shifts = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
    const told = ({ node, previousRect, currentRect }) =>
        `${node.id || node.className}: ${place(previousRect)} → ${place(currentRect)}`;
    const moved = ({ node }) => node?.matches?.("#board, #board > *, .turn, .turn-ways, .turn-ways *");
    const isWatched = ({ startTime }) => startTime >= (window.watchedSince ?? 0);
    const tell = () => done(shifts.filter(isWatched).flatMap(({ sources }) => [...sources].filter(moved).map(told)));
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(tell)));
"##;

/// The hint and taking back come and go while everything else stays where it is.
async fn stays(guest: &Guest) {
    let sight = guest.asked().await;
    assert_eq!((guest.count("#ask-hint").await, guest.count("#take-back").await), (1, 0), "only the hint at first");
    let first: Places = guest.ask(PLACES).await;
    guest.act(&sight.actions[0]).await;
    guest.find("#take-back").await;
    assert_eq!(guest.ask::<Places>(PLACES).await, first, "with taking back");
    guest.asked().await;
    guest.find("#ask-hint").await;
    assert_eq!(guest.ask::<Places>(PLACES).await, first, "with both");
    assert_eq!(guest.ask_patiently::<Vec<String>>(SHIFTED).await, [] as [String; 0]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_board_stays_when_hint_and_taking_back_come() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    for window in Window::ALL {
        guest.resize(window).await;
        guest.lay_as(&stage, &json!({ "game": "ukiyo-e", "seats": ["me", "stroller"], "name": "Mio" })).await;
        stays(&guest).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_cards_of_edo_yashiki_stay_when_grabbing_opens() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    let options = json!({ "grab": "rush" });
    for window in Window::ALL {
        guest.resize(window).await;
        guest
            .lay_as(&stage, &json!({ "game": "edo-yashiki", "seats": ["me", "novice", "novice"], "options": options }))
            .await;
        guest.find("#yashiki-voice:not([aria-disabled])").await;
        let line =
            "const { left, top } = document.querySelector('.yashiki-line').getBoundingClientRect(); return [left, top]";
        let before: [f64; 2] = guest.ask(line).await;
        guest.ask::<()>(WATCH).await;
        guest.press("#yashiki-voice").await;
        guest.find(".yashiki[data-stage='rush'] .yashiki-grab:not([aria-disabled])").await;
        assert_eq!(guest.ask::<[f64; 2]>(line).await, before, "{}", window.name);
        assert_eq!(guest.ask_patiently::<Vec<String>>(SHIFTED).await, [] as [String; 0], "{}", window.name);
    }
}

/// Shows a message as the script of the house does, and says what it lies over.
const COVERED: &str = r##"
    const [done] = arguments;
    const script = performance.getEntriesByType("resource").find(({ name }) => name.includes("/say.js")).name;
    import(script).then(({ toast }) => {
        toast("That can't be done now: somebody else is asked, and those who are not wait for their turn. (§4)");
        const box = document.querySelector(".toast").getBoundingClientRect();
        const beside = ({ left, right }) => left >= box.right || right <= box.left;
        const apart = ({ top, bottom }) => top >= box.bottom || bottom <= box.top;
        const under = (other) => !beside(other) && !apart(other);
        const pressed = [...document.querySelectorAll("a[href], button, input, select, summary")];
        const covered = pressed.filter((thing) => thing.checkVisibility() && under(thing.getBoundingClientRect()));
        const inside = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
        done([inside, covered.map((thing) => thing.outerHTML.slice(0, 80))]);
    });
"##;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_message_lies_over_what_can_be_pressed() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    let mut found = Vec::new();
    for game in ["rinpa", "kabuki", "ukiyo-e", "iki", "edo-yashiki"] {
        guest.resize(Window::LAPTOP).await;
        guest.go(&stage.address("/")).await;
        guest.follow(&format!("form[action='/play/{game}'] button")).await;
        until("the board is shown", || async { (guest.count("#board > *").await > 0).then_some(()) }).await;
        for window in Window::ALL {
            guest.resize(window).await;
            let (inside, covered): (bool, Vec<String>) = guest.ask_patiently(COVERED).await;
            if !inside || !covered.is_empty() {
                found.push(format!("{game} on {}: {inside}, {covered:?}", window.name));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
