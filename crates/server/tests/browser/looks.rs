//! What the settings do on every board: larger cards, patterns beside the colors, and the left hand.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::guest::{Guest, Size};
use crate::sight::Sight;
use crate::stage::Stage;

/// How wide something is that should get larger, and where something is that should change sides.
#[derive(Debug, Deserialize)]
struct Measured {
    /// In points.
    wide: f64,
    /// From 0 at the left edge of the board to 1 at its right; none where it fills the board.
    hand: Option<f64>,
    /// Whether the panel stands left of the board.
    panel_left: bool,
    /// Whether the page can be scrolled to the side.
    overflows: bool,
    /// What is drawn behind or over the colors.
    pattern: String,
}

/// Looks at the board. The arguments: what grows, what changes sides, what has a pattern, and where that is drawn.
const MEASURE: &str = r##"
    const [grows, sides, woven, part] = arguments;
    const box = (css) => document.querySelector(css).getBoundingClientRect();
    const [board, moved] = [box("#board"), box(sides)];
    const fills = moved.width > board.width * .9;
    return {
        wide: box(grows).width,
        hand: fills ? null : (moved.x + moved.width / 2 - board.x) / board.width,
        // The street of IKI has the panel and everybody's goods beside it, all within the board.
        panel_left: box(".side").right <= (document.querySelector(".iki-street") ? box(".iki-street") : board).x + 8,
        overflows: document.documentElement.scrollWidth > innerWidth,
        pattern: getComputedStyle(document.querySelector(woven), part).backgroundImage,
    };
"##;

/// What is looked at on a board.
struct Parts {
    game: &'static str,
    /// A card, a mask or the plot with its squares.
    grows: &'static str,
    /// What is pressed.
    sides: &'static str,
    /// Something with a color, and the part of it that the pattern is drawn on.
    woven: (&'static str, Option<&'static str>),
}

const BOARDS: [Parts; 5] = [
    Parts {
        game: "rinpa",
        grows: ".rinpa-hand .rinpa-card",
        sides: ".rinpa-scores",
        woven: (".rinpa-hand .rinpa-card", Some("::after")),
    },
    Parts {
        game: "ukiyo-e",
        // The others lie under their neighbors where the hand is full; the last one shows its whole card.
        grows: ".ukiyo-held:last-child",
        sides: ".ukiyo-bar [data-verb=discard]",
        woven: (".ukiyo-held .ukiyo-card", Some("::after")),
    },
    // Before the first mask is placed nothing has a color; the masks of the rules are looked at below.
    Parts { game: "kabuki", grows: ".kabuki-deck-pile", sides: ".kabuki-deck", woven: ("html", None) },
    Parts { game: "iki", grows: ".iki-tenant", sides: ".iki-asking", woven: (".iki-seat", Some("::before")) },
    // What a square is, is drawn on it; a color is never alone.
    Parts { game: "edo-yashiki", grows: ".yashiki-ground path", sides: ".yashiki-offer", woven: ("html", None) },
];

/// Whether the guest has chosen anything.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Look {
    Usual,
    Chosen,
}

impl Look {
    fn other(self) -> Look {
        match self {
            Look::Usual => Look::Chosen,
            Look::Chosen => Look::Usual,
        }
    }
}

/// Keeps the settings of this look.
async fn keep(guest: &Guest, look: Look) {
    let settings = match look {
        Look::Usual => "",
        Look::Chosen => "cards=larger&colors=patterns&hand=left",
    };
    let keep = format!(
        "const [done] = arguments; fetch('/settings', {{ method: 'POST', body: new URLSearchParams('{settings}') }}) \
         .then(({{ ok }}) => done(ok))"
    );
    assert!(guest.ask_patiently::<bool>(&keep).await, "settings are kept");
}

/// Measures the board.
async fn measure(guest: &Guest, parts: &Parts) -> Measured {
    guest.find(parts.grows).await;
    guest.look_until("nothing moves", |sight: &Sight| !sight.restless).await;
    let (woven, part) = parts.woven;
    guest.ask_about(MEASURE, vec![parts.grows.into(), parts.sides.into(), woven.into(), part.into()]).await
}

/// Every board with larger cards, patterns and for the left hand.
async fn every_board(size: Size) {
    let stage = Stage::open().await;
    let guest = stage.guest(size).await.calm().await;
    let mut kept = Look::Usual;
    for parts in &BOARDS {
        let game = parts.game;
        guest.go(&stage.address("/")).await;
        guest.follow(&format!("form[action='/play/{game}'] button")).await;
        let mut seen = BTreeMap::new();
        // The look of the last table holds at the next one, which is seen with it first.
        for look in [kept, kept.other()] {
            if look != kept {
                keep(&guest, look).await;
                guest.reload().await;
                kept = look;
            }
            seen.insert(look, measure(&guest, parts).await);
            if look == Look::Chosen {
                guest.picture(&format!("settings-{game}")).await;
            }
        }
        let (usual, chosen) = (&seen[&Look::Usual], &seen[&Look::Chosen]);
        let larger = chosen.wide / usual.wide;
        assert!(larger > 1.15, "{game}: {larger:.2} times as large: {usual:?}, {chosen:?}");
        assert!(!usual.overflows && !chosen.overflows, "{game}: {usual:?}, {chosen:?}");
        if let (Some(right), Some(left)) = (usual.hand, chosen.hand) {
            assert!((right - 0.5) * (left - 0.5) < 0.0, "{game} changes sides: {usual:?}, {chosen:?}");
        }
        assert_eq!((usual.panel_left, chosen.panel_left), (false, size == Size::Laptop), "{game}");
        if parts.woven.0 != "html" {
            assert!(chosen.pattern.contains("gradient"), "{game}: {chosen:?}");
            assert!(!usual.pattern.contains("gradient"), "{game}: {usual:?}");
        }
    }
    guest.go(&stage.address("/rules/kabuki")).await;
    let swatches = "document.documentElement.dataset.colors = 'patterns'; \
         return new Set([...document.querySelectorAll('.kabuki-gallery figure')] \
         .map((mask) => getComputedStyle(mask, '::after').backgroundImage)).size";
    assert_eq!(guest.ask::<u32>(swatches).await, 5, "a pattern for each color of the masks");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_board_can_be_larger_patterned_and_left_handed_on_a_laptop() {
    every_board(Size::Laptop).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_board_can_be_larger_patterned_and_left_handed_on_a_phone() {
    every_board(Size::Phone).await;
}
