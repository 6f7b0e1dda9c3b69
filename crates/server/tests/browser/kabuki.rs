//! Kabuki: what a stop costs and wins, and what nobody is told. Who cries first is in `kabuki_race.rs`.

use std::cell::RefCell;

use serde::Deserialize;
use serde_json::Value;
use table::{Input, Seat, Viewer};

use crate::covered::look_through;
use crate::guest::{Guest, Size, until, until_told};
use crate::laid::{Laid, Program, seat};
use crate::stage::Stage;

const B: Seat = seat(1);
pub(crate) const C: Seat = seat(2);

/// What the stage shows.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(crate) struct Show {
    pub(crate) phase: String,
    /// What was found in a check.
    pub(crate) verdict: Option<String>,
    /// Who has cried.
    pub(crate) cries: Option<String>,
    /// How many masks are marked as matches.
    matches: usize,
    /// The names around the table and their tokens.
    tokens: std::collections::BTreeMap<String, u8>,
    /// What the guest can do.
    can: Vec<String>,
}

const LOOK: &str = r##"
    const board = document.querySelector("#board .kabuki");
    const all = (css) => [...document.querySelectorAll(css)];
    const name = (seat) => seat.querySelector(".kabuki-name").textContent;
    return board && {
        phase: board.dataset.phase,
        verdict: board.dataset.verdict ?? null,
        cries: all("#board .kabuki-seat[data-role='cries']").map(name)[0] ?? null,
        matches: all("#board .kabuki-match").length,
        tokens: Object.fromEntries(all("#board .kabuki-seat").map((seat) => [name(seat), seat.querySelectorAll(".kabuki-coin").length])),
        can: all("#board[data-token] button[data-action]:not([aria-disabled='true'])").map((button) => button.dataset.action),
    };
"##;

impl Show {
    fn can(&self, action: &str) -> bool {
        self.can.iter().any(|can| can == action)
    }

    /// Who has how many tokens, by name.
    pub(crate) fn tokens(&self) -> Vec<u8> {
        self.tokens.values().copied().collect()
    }
}

impl Guest {
    pub(crate) async fn watch_until(&self, what: &str, is_so: impl Fn(&Show) -> bool) -> Show {
        let last = RefCell::new(None);
        let look = || async {
            let show = self.ask::<Option<Show>>(LOOK).await;
            last.replace(show.clone());
            show.filter(|show| is_so(show))
        };
        until_told(|| format!("{what}; shown is {:?}", last.borrow()), look).await
    }

    /// Presses this as soon as it can be done.
    pub(crate) async fn does(&self, action: &str) {
        self.could(action).await;
        self.press(&format!("#board button[data-action='{action}']")).await;
    }

    /// Waits until something can be done, and leaves it.
    async fn could(&self, action: &str) {
        self.watch_until(&format!("{action} can be done"), |show| show.can(action)).await;
    }

    /// A program with the guest's cookie hears the same table as JSON.
    async fn listen_as_a_program(&self) {
        let listen = "new WebSocket(location.href.replace('http', 'ws').replace('/table/', '/socket/')); return null";
        self.ask::<()>(listen).await;
    }
}

/// What both see of a check.
pub(crate) async fn check(guests: [&Guest; 2]) -> Show {
    let mut seen = Vec::new();
    for guest in guests {
        seen.push(guest.watch_until("the stack is open", |show| show.phase == "checking").await);
    }
    let [one, other] = [0, 1].map(|guest| Show { can: Vec::new(), ..seen[guest].clone() });
    assert_eq!(one, other, "a check shows everybody the same");
    one
}

/// A table at which this seat starts and the masks come in an order that fits.
pub(crate) fn deal(window: &'static str, seats: u8, starter: Seat, fits: impl Fn(&[String]) -> bool) -> Laid {
    let deal = |laid: &Laid| (turned(laid, starter, LOOKED_AT).is_some_and(|masks| fits(&masks))).then_some(());
    Laid::on_a_seed("kabuki", seats, ("window", window), deal).0
}

/// How many masks of the deck a test knows.
const LOOKED_AT: usize = 7;

/// The first masks of the deck, if this seat starts.
fn turned(laid: &Laid, starter: Seat, count: usize) -> Option<Vec<String>> {
    let mut table = laid.open();
    table.put(Input::Choose(starter, "turn")).ok()?;
    let mut masks = Vec::new();
    while masks.len() < count {
        let view: serde_json::Value = serde_json::from_str(table.sight(Viewer::Spectator).json().get()).expect("JSON");
        let input = match (table.waiting().must.iter().next(), view["phase"]["mask"].as_str()) {
            (Some(placer), Some(mask)) => {
                masks.push(mask.to_string());
                Input::Choose(placer, "place 1")
            }
            (Some(asked), None) => Input::Choose(asked, "pass"),
            (None, _) => Input::TimeUp,
        };
        table.put(input).expect("nobody stops the play");
    }
    Some(masks)
}

/// Closes the house and makes sure that nobody was sent a mask while it was covered; says how many pictures were sent
/// while there was something to hide.
pub(crate) async fn nobody_saw_a_covered_mask(stage: Stage, laid: &Laid, guests: &[Guest]) -> usize {
    let mut received = Vec::new();
    for guest in guests {
        received.push(guest.received().await);
    }
    let record = stage.close(laid).await;
    let findings: Vec<_> = received.iter().map(|received| look_through(received, &record)).collect();
    let leaks: Vec<&String> = findings.iter().flat_map(|finding| &finding.leaks).collect();
    assert_eq!(leaks, [] as [&String; 0]);
    findings.iter().map(|finding| finding.pictures).min().unwrap_or(0)
}

/// Whether sounds are switched on, and how many things that can make one are there.
async fn sounds(guest: &Guest) -> (String, u32) {
    let read = "return [document.getElementById('kabuki-sound').ariaPressed, \
                window.recordedSounds.filter(({ state }) => state !== 'closed').length]";
    guest.ask(read).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_false_stop_costs_a_token_and_a_right_one_wins_one_for_each_match() {
    let laid = deal("quick", 2, B, |masks| masks[0] == masks[1] && masks[1] == masks[2] && masks[2] != masks[3]);
    let stage = Stage::with(&laid).await;
    let aki = stage.stranger(Size::Laptop).await.calm().await;
    let ben = stage.stranger(Size::Phone).await.calm().await;
    aki.sit_down(&stage, "Aki").await;
    ben.sit_down(&stage, "Ben").await;
    ben.does("turn").await;
    ben.does("place 1").await;
    aki.could("stop").await;
    aki.picture("kabuki-window").await;
    // One key: nothing has to be found first.
    aki.keys(" ").await;
    let show = check([&aki, &ben]).await;
    assert_eq!((show.verdict.as_deref(), show.cries.as_deref(), show.matches), (Some("mistaken"), Some("Aki"), 0));
    assert_eq!(show.tokens(), [4, 5], "Aki has paid the box");
    // No sound was made ready until somebody asks for it; then the choice stays.
    assert_eq!(sounds(&aki).await, ("false".to_string(), 0));
    aki.press("#kabuki-sound").await;
    assert_eq!(sounds(&aki).await, ("true".to_string(), 1));

    // The second mask of the kind goes through, the third does not.
    aki.does("place 1").await;
    ben.does("turn").await;
    ben.does("place 1").await;
    aki.could("stop").await;
    aki.keys(" ").await;
    let show = check([&aki, &ben]).await;
    assert_eq!((show.verdict.as_deref(), show.cries.as_deref(), show.matches), (Some("caught"), Some("Aki"), 2));
    assert_eq!(show.tokens(), [6, 3], "Ben has paid Aki for both");
    for guest in [&aki, &ben] {
        guest.picture("kabuki-check").await;
    }
    assert_eq!(sounds(&aki).await, ("true".to_string(), 1));
    aki.press("#kabuki-sound").await;
    until("the sounds are off again", || async { (sounds(&aki).await == ("false".to_string(), 0)).then_some(()) })
        .await;

    // One thumb: the button is where it rests, whatever else is on the page.
    aki.does("place 2").await;
    ben.could("stop").await;
    ben.picture("kabuki-window").await;
    let thumb = "return document.elementFromPoint(innerWidth / 2, innerHeight - 50)?.closest('button')?.id ?? null";
    assert_eq!(ben.ask::<Option<String>>(thumb).await.as_deref(), Some("kabuki-stop"));
    ben.press("#kabuki-stop").await;
    let show = check([&aki, &ben]).await;
    assert_eq!((show.verdict.as_deref(), show.cries.as_deref()), (Some("mistaken"), Some("Ben")));
    assert_eq!(show.tokens(), [6, 2]);
    nobody_saw_a_covered_mask(stage, &laid, &[aki, ben]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_clock_everybody_answers_in_secret_and_no_frame_ever_carries_a_covered_mask() {
    let different = |masks: &[String]| (1..4).all(|place| !masks[..place].contains(&masks[place]));
    let laid = deal("untimed", 3, C, different);
    let stage = Stage::with(&laid).await;
    let aki = stage.stranger(Size::Laptop).await.calm().await;
    let ben = stage.stranger(Size::Phone).await.calm().await;
    aki.sit_down(&stage, "Aki").await;
    ben.sit_down(&stage, "Ben").await;
    let mut chie = Program::sit_down(&stage, "Chie");
    for guest in [&aki, &ben] {
        guest.watch_until("the game begins", |show| show.phase == "opening").await;
        guest.listen_as_a_program().await;
    }
    chie.act("turn");
    chie.act("place 1");
    // Ben answers first. Aki sees that he did, and not what.
    ben.does("stop").await;
    let answered = "return document.querySelectorAll(\"#board .kabuki-seat[data-role='done']\").length";
    until("Ben has answered", || async { (aki.ask::<u32>(answered).await == 1).then_some(()) }).await;
    let show = aki.watch_until("Aki is still asked", |show| show.can("pass")).await;
    assert_eq!((show.phase.as_str(), show.cries, show.tokens), ("answering", None, tokens([5, 5, 5])));
    aki.picture("kabuki-untimed").await;
    ben.picture("kabuki-untimed").await;
    // Nobody was faster: Aki sits at the placer's left, so the stop is hers.
    aki.does("stop").await;
    let show = check([&aki, &ben]).await;
    assert_eq!((show.verdict.as_deref(), show.cries.as_deref()), (Some("mistaken"), Some("Aki")));
    assert_eq!(show.tokens, tokens([4, 5, 5]), "only who has the stop pays");
    for guest in [&aki, &ben] {
        guest.does("cover").await;
    }
    chie.act("cover");

    // Masks cover masks; one reads Japanese from now on and one loads the page again.
    aki.follow("form.language button[value='ja']").await;
    aki.does("place 1").await;
    ben.does("pass").await;
    chie.act("pass");
    ben.reload().await;
    for guest in [&aki, &ben] {
        guest.listen_as_a_program().await;
    }
    ben.does("place 1").await;
    aki.does("pass").await;
    chie.act("pass");
    chie.act("place 1");
    for guest in [&aki, &ben] {
        guest.does("pass").await;
    }
    aki.does("place 2").await;
    ben.could("pass").await;
    for guest in [&aki, &ben] {
        guest.picture("kabuki-covered").await;
    }
    let events = chie.heard.iter().flat_map(|frame| &frame.news).flat_map(|step| &step.events);
    let events = events.map(|event| event.read::<Value>().expect("JSON"));
    for event in events.filter(|event| event["event"] == "answered" && event["seat"] != 2) {
        assert!(event["answer"].is_null(), "what others answer is secret: {event}");
    }
    let pictures = nobody_saw_a_covered_mask(stage, &laid, &[aki, ben]).await;
    assert!(pictures >= 12, "there was something to hide in only {pictures} pictures");
}

/// Aki, Ben and Chie have this many tokens.
fn tokens(tokens: [u8; 3]) -> std::collections::BTreeMap<String, u8> {
    ["Aki", "Ben", "Chie"].map(String::from).into_iter().zip(tokens).collect()
}
