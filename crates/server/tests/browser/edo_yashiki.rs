//! Edo Yashiki: a game that one plays by keyboard alone and one by finger, and a rush between browsers.

use catalog::AnyQuestion;
use serde::Deserialize;
use serde_json::json;
use table::{Input, Rng, Seat};

use crate::guest::{Guest, Size, until};
use crate::laid::{Laid, Program, seat};
use crate::stage::Stage;

const ENTER: &str = "\u{E007}";
const LEFT: &str = "\u{E012}";
const UP: &str = "\u{E013}";
const RIGHT: &str = "\u{E014}";
const DOWN: &str = "\u{E015}";

/// This much later than the first one somebody reaches for the same card, in milliseconds.
const LATER_MS: u32 = 100;
/// A game is not to take longer than this.
const MOST_INPUTS: usize = 24;

/// What the table shows.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct Show {
    stage: String,
    /// The action of the place where the card in hand is held.
    held: Option<String>,
    /// Whether it may lie there.
    fits: bool,
    /// What the place would score, in words.
    preview: String,
    /// The points of the viewer.
    points: String,
    /// What the guest can do.
    can: Vec<String>,
    /// What has the focus.
    focus: String,
}

const LOOK: &str = r##"
    const board = document.querySelector("#board .yashiki");
    const house = document.getElementById("yashiki-house");
    return board && {
        stage: board.dataset.stage,
        held: house?.dataset.card ? house.dataset.action : null,
        fits: house?.ariaDisabled !== "true",
        preview: document.getElementById("yashiki-preview")?.textContent ?? "",
        points: document.querySelector(".yashiki-own-points b").textContent,
        can: [...document.querySelectorAll("#board[data-token] button[data-action]:not([aria-disabled='true'])")]
            .map((button) => button.dataset.action),
        focus: document.activeElement.id,
    };
"##;

/// Where a place is on the screen: the middle of the card that would lie there. It is scrolled into sight.
const MIDDLE: &str = r##"
    const [, column, row] = arguments[0].split(" ").map(Number);
    const svg = document.querySelector("#yashiki-house svg");
    const middle = () => new DOMPoint((column + 1) * 60, (row + 1.5) * 60).matrixTransform(svg.getScreenCTM());
    scrollBy(0, middle().y - innerHeight * .4);
    const { x, y } = middle();
    return [x, y];
"##;

impl Guest {
    async fn plot_until(&self, what: &str, is_so: impl Fn(&Show) -> bool) -> Show {
        let look = || async { self.ask::<Option<Show>>(LOOK).await.filter(|show| is_so(show)) };
        until(what, look).await
    }

    /// Waits until something can be done.
    async fn may(&self, action: &str) -> Show {
        self.plot_until(&format!("{action} can be done"), |show| show.can.iter().any(|can| can == action)).await
    }

    /// Moves the card in hand from where it is held to this place, with the arrow keys and R.
    async fn move_by_keys(&self, place: &str) {
        let show = self.plot_until("a card is held over the house", |show| show.held.is_some()).await;
        assert_eq!(show.focus, "yashiki-house", "who has a card goes on at the house");
        let (from, to) = (spot(show.held.as_deref().unwrap_or("")), spot(place));
        let keys = |by: i32, back: &str, on: &str| if by < 0 { back } else { on }.repeat(by.unsigned_abs() as usize);
        let mut all = keys(to.0 - from.0, LEFT, RIGHT) + &keys(to.1 - from.1, UP, DOWN);
        if from.2 != to.2 {
            all.push('r');
        }
        self.keys(&all).await;
        self.plot_until(&format!("the card is held at {place}"), |show| show.held.as_deref() == Some(place)).await;
    }

    /// Taps the middle of a place.
    async fn tap(&self, place: &str) {
        let (x, y): (f64, f64) = self.ask_about(MIDDLE, vec![place.into()]).await;
        let point = json!([{ "x": x, "y": y }]);
        self.tell_browser("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": point })).await;
        self.tell_browser("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await;
    }

    /// Moves the mouse to the middle of a place.
    async fn point(&self, place: &str) -> (f64, f64) {
        let (x, y): (f64, f64) = self.ask_about(MIDDLE, vec![place.into()]).await;
        self.tell_browser("Input.dispatchMouseEvent", json!({ "type": "mouseMoved", "x": x, "y": y })).await;
        self.plot_until(&format!("the card is held at {place}"), |show| show.held.as_deref() == Some(place)).await;
        (x, y)
    }

    /// Clicks where the mouse is.
    async fn click(&self, (x, y): (f64, f64)) {
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.tell_browser("Input.dispatchMouseEvent", event).await;
        }
    }
}

/// Column, row and way of a place action.
fn spot(action: &str) -> (i32, i32, bool) {
    let words: Vec<&str> = action.split(' ').collect();
    let number = |place: usize| words[place].parse().unwrap_or_else(|_| panic!("{action} is no place"));
    (number(1), number(2), words.len() > 3)
}

/// A whole game as carpenters play it; nothing if it is long.
fn think_out(laid: &Laid) -> Option<Vec<(Seat, String)>> {
    let rules = catalog::game(laid.game).expect("the game is in the house");
    let mut rng = Rng::new(&laid.seed);
    let mut bots: Vec<_> = (0..laid.seats).map(|_| rules.bot("carpenter", rng.fork()).expect("a level")).collect();
    let mut table = laid.open();
    let mut inputs = Vec::new();
    while let Some(seat) = table.waiting().must.iter().next() {
        let question = AnyQuestion::of(table.as_ref(), seat)?;
        let action = bots[seat.index()].answer(&question, &catalog::Stop::new())?.action.text();
        table.put(Input::Choose(seat, &action)).expect("a level plays by the rules");
        inputs.push((seat, action));
        if inputs.len() > MOST_INPUTS {
            return None;
        }
    }
    // Both choose from the line now and then.
    let grabs =
        |by: u8| inputs.iter().filter(|(seat, action)| *seat == Seat::new(by) && action.starts_with("grab")).count();
    (grabs(0) > 1 && grabs(1) > 1).then_some(inputs)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_which_one_plays_by_keyboard_alone_and_one_by_finger() {
    let (laid, script) = Laid::on_a_seed("edo-yashiki", 2, ("grab", "draft"), think_out);
    let stage = Stage::with(&laid).await;
    let aki = stage.stranger(Size::Laptop).await.calm().await;
    let ben = stage.stranger(Size::Phone).await.calm().await;
    aki.sit_down(&stage, "Aki").await;
    ben.sit_down(&stage, "Ben").await;
    let mut was_refused = false;
    for (place, (by, action)) in script.iter().enumerate() {
        let seq = place as u32 + 1;
        let guest = if *by == seat(0) { &aki } else { &ben };
        guest.look_until("the others have done", |sight| sight.seq == Some(seq)).await;
        guest.may(action).await;
        match (*by == seat(0), action.split_once(' ')) {
            (true, Some(("grab", number))) => aki.keys(number).await,
            (false, Some(("grab", number))) => ben.scroll_and_press(&format!("#yashiki-slot-{number}")).await,
            (true, _) => {
                if !was_refused && aki.count("#board .yashiki-tied").await > 0 {
                    cover_what_must_not_be(&aki).await;
                    was_refused = true;
                }
                aki.move_by_keys(action).await;
                aki.picture("edo-yashiki-place").await;
                aki.keys(ENTER).await;
            }
            (false, _) => by_finger(&ben, action).await,
        }
    }
    assert!(was_refused, "there was something that must not be covered");
    for guest in [&aki, &ben] {
        guest.look_until("the result is shown", |sight| sight.over).await;
        guest.picture("edo-yashiki-over").await;
        assert_eq!(guest.count("#result .place").await, 2);
    }
    let put: Vec<(Seat, String)> = aki.record().await.inputs.into_iter().filter_map(chosen).collect();
    assert_eq!(put, script, "what was pressed and tapped is what was recorded");
    saves_a_picture(&aki).await;
}

fn chosen(input: Input<String>) -> Option<(Seat, String)> {
    match input {
        Input::Choose(seat, action) => Some((seat, action)),
        Input::TimeUp => None,
    }
}

/// Tries to cover part of three or more in line, and reads why that is not allowed.
async fn cover_what_must_not_be(guest: &Guest) {
    let read = "const { x, y } = document.querySelector('#board .yashiki-tied rect'); \
                return `place ${Math.floor(x.baseVal.value / 60)} ${Math.floor(y.baseVal.value / 60)}`";
    let place: String = guest.ask(read).await;
    guest.move_by_keys(&place).await;
    let show = guest.plot_until("the place is shown as it is", |show| !show.fits).await;
    assert!(show.preview.contains("Not here"), "{}", show.preview);
    guest.picture("edo-yashiki-covers").await;
    let before = guest.look().await.seq;
    guest.keys(ENTER).await;
    let said = guest.text("#toasts .toast").await;
    assert!(said.contains("would cover part of a") && said.contains("§4"), "{said}");
    let after = guest.look_until("the table can be used again", |sight| !sight.restless).await.seq;
    assert_eq!(after, before, "a refused card changes nothing");
}

/// The first tap shows what the place would score, the second places the card.
async fn by_finger(guest: &Guest, action: &str) {
    let (column, row, turned) = spot(action);
    let held = guest.plot_until("a card is held over the house", |show| show.held.is_some()).await.held;
    if spot(held.as_deref().unwrap_or("")).2 != turned {
        guest.press("#yashiki-turn").await;
    }
    guest.tap(action).await;
    let show = guest.plot_until("the card lies there for a look", |show| show.held.as_deref() == Some(action)).await;
    assert!(show.fits && show.preview.contains("point"), "{column} {row}: {}", show.preview);
    guest.picture("edo-yashiki-look").await;
    guest.tap(action).await;
}

/// The picture of a house is saved as a drawing and as points, with nothing on it but the house.
async fn saves_a_picture(guest: &Guest) {
    let keep = "window.saved = []; const make = URL.createObjectURL; \
                URL.createObjectURL = (blob) => { window.saved.push(blob); return make(blob); }; return null";
    guest.ask::<()>(keep).await;
    guest.press("#yashiki-save-svg").await;
    guest.press("#yashiki-save-png").await;
    until("both pictures are saved", || async {
        (guest.ask::<u32>("return window.saved.length").await == 2).then_some(())
    })
    .await;
    let read = "const done = arguments[0]; window.saved[0].text().then((text) => \
                done([text, window.saved[1].type, window.saved[1].size]))";
    let (drawing, kind, size): (String, String, u32) = guest.ask_patiently(read).await;
    assert!(drawing.starts_with("<svg") && drawing.contains("The house of Aki"), "{}", &drawing[..200]);
    assert!(!drawing.contains("yashiki-over"), "only the house is in the picture");
    assert!(kind == "image/png" && size > 20_000, "{kind} of {size} bytes");
}

/// When a page reached for a card, on the clock of the machine.
const NOTE_GRABS: &str = "window.grabs = []; document.addEventListener('click', ({ target }) => { \
     if (target.closest('.yashiki-grab')) window.grabs.push(Date.now()); }, true); return null";

/// The start player is the guest in front.
fn begins(laid: &Laid) -> Option<()> {
    let mut table = laid.open();
    // Only who is not the start player puts the hands on the lap.
    (table.put(Input::Choose(seat(1), "ready")).is_ok() && table.put(Input::Choose(seat(2), "ready")).is_ok())
        .then_some(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_rush_the_first_hand_has_the_card_and_the_other_chooses_again() {
    let (laid, ()) = Laid::on_a_seed("edo-yashiki", 3, ("grab", "rush"), begins);
    let stage = Stage::with(&laid).await;
    let aki = stage.stranger(Size::Laptop).await.calm().await;
    let ben = stage.stranger(Size::Laptop).await.calm().await;
    aki.sit_down(&stage, "Aki").await;
    ben.sit_down(&stage, "Ben").await;
    let mut chie = Program::sit_down(&stage, "Chie");
    // Hands go on laps first: nobody may reach for a card.
    ben.may("ready").await;
    ben.keys("1").await;
    let said = ben.text("#toasts .toast").await;
    assert!(said.contains("hajime"), "{said}");
    ben.press("#yashiki-voice").await;
    chie.act("ready");
    aki.may("hajime").await;
    for guest in [&aki, &ben] {
        guest.picture("edo-yashiki-hajime").await;
        guest.ask::<()>(NOTE_GRABS).await;
    }
    aki.press("#yashiki-voice").await;

    // Both want the second card.
    for guest in [&aki, &ben] {
        guest.may("grab 2").await;
    }
    aki.keys("2").await;
    let grabbed = || async { aki.ask::<Vec<f64>>("return window.grabs").await.first().copied() };
    let at = until("the first has reached for the card", grabbed).await;
    let late =
        "setTimeout(() => document.getElementById('yashiki-slot-2').click(), arguments[0] - Date.now()); return null";
    ben.ask_about::<()>(late, vec![(at + f64::from(LATER_MS)).into()]).await;
    aki.plot_until("the card is the first one's", |show| show.held.is_some()).await;
    let taken = |said: &String| said.contains("faster").then_some(());
    until("the second is told", || async { taken(&ben.text("#toasts .toast:last-child").await) }).await;
    // Nothing is lost by it.
    ben.may("grab 3").await;
    ben.keys("3").await;
    ben.plot_until("the second has another card", |show| show.held.is_some()).await;

    // Everybody places without waiting for anybody, with the mouse: the place says what it scores, a click places.
    for guest in [&ben, &aki] {
        let show = guest.plot_until("there are places", |show| show.can.len() > 2).await;
        let place = show.can.iter().find(|action| action.starts_with("place")).expect("a place").clone();
        if spot(&place).2 {
            guest.keys("r").await;
        }
        let at = guest.point(&place).await;
        guest.picture("edo-yashiki-point").await;
        guest.click(at).await;
        guest.plot_until("the card lies", |show| show.held.is_none()).await;
    }
    let record = stage.close(&laid).await;
    let grabs: Vec<(Seat, String)> =
        record.inputs.into_iter().filter_map(chosen).filter(|(_, action)| action.starts_with("grab")).collect();
    assert_eq!(grabs, [(seat(0), "grab 2".to_string()), (seat(1), "grab 3".to_string())]);
}
