//! A table as a guest sees and plays it.

use catalog::AnyTable;
use serde::Deserialize;
use serde_json::Value;
use table::Record;

use crate::guest::{Guest, until};
use crate::stage::Stage;

/// What the page of a table shows at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(crate) struct Sight {
    /// The number of the picture; none before the game.
    pub(crate) seq: Option<u32>,
    /// The token of the question, if the guest is asked.
    pub(crate) token: Option<u32>,
    /// Whether the page waits for the house, or something still moves.
    pub(crate) restless: bool,
    /// Whether the result is shown.
    pub(crate) over: bool,
    /// What can be done.
    pub(crate) actions: Vec<String>,
    /// The cards of the hand.
    pub(crate) hand: Vec<String>,
    /// The cards that were played to the trick.
    pub(crate) trick: Vec<String>,
}

const LOOK: &str = r##"
    const board = document.getElementById("board");
    const all = (css, name) => [...document.querySelectorAll(css)].map((element) => element.dataset[name]);
    const moves = (flight) => flight.playState === "running" && flight.effect.getComputedTiming().iterations !== Infinity;
    return {
        seq: board?.dataset.seq ? Number(board.dataset.seq) : null,
        token: board?.dataset.token ? Number(board.dataset.token) : null,
        restless: board?.ariaBusy === "true" || document.getAnimations().some(moves),
        over: document.getElementById("result") !== null,
        actions: all("#board button[data-action]:not([aria-disabled='true'])", "action"),
        hand: all(".rinpa-hand button[data-action]", "action"),
        trick: all(".rinpa-played", "key").map((key) => key.replace("card-", "")),
    };
"##;

/// The buttons that do something now.
pub(crate) const CAN_BE_DONE: &str = "#board[data-token] button[data-action]:not([aria-disabled='true'])";

impl Guest {
    /// Looks at the table.
    pub(crate) async fn look(&self) -> Sight {
        self.ask(LOOK).await
    }

    /// Looks at the table once this is so.
    pub(crate) async fn look_until(&self, what: &str, is_so: impl Fn(&Sight) -> bool) -> Sight {
        until(what, || async { Some(self.look().await).filter(|sight| is_so(sight)) }).await
    }

    /// What the log says.
    pub(crate) async fn log(&self) -> Vec<String> {
        self.ask("return [...document.querySelectorAll('#log-lines li')].map((line) => line.textContent)").await
    }

    /// Waits until the guest is asked something or the game is over, and nothing moves any more.
    pub(crate) async fn asked(&self) -> Sight {
        let is_asked = |sight: &Sight| !sight.restless && (sight.over || sight.token.is_some());
        self.look_until("the guest is asked", is_asked).await
    }

    /// Presses the button of an action and waits until the table shows that it was done.
    pub(crate) async fn act(&self, action: &str) {
        let before = self.look().await.seq;
        self.press(&format!("#board button[data-action='{action}']")).await;
        self.look_until(&format!("{action} is done"), |sight| sight.seq > before).await;
    }

    /// Plays whatever can be done first until the game is over; says how often the guest was asked.
    pub(crate) async fn play_to_the_end(&self) -> u32 {
        let mut turns = 0;
        loop {
            let sight = self.asked().await;
            if sight.over {
                return turns;
            }
            self.act(&sight.actions[0]).await;
            turns += 1;
        }
    }

    /// Fills in the form for a table of Rinpa with a single deal; `others` says who else sits there. The page of the
    /// table opens.
    pub(crate) async fn lay_table(&self, stage: &Stage, name: &str, others: &[&str]) {
        self.lay(stage, "rinpa", name, others, ("deals", "one")).await;
    }

    /// Fills in the form for a table of a game with this option.
    pub(crate) async fn lay(
        &self,
        stage: &Stage,
        game: &str,
        name: &str,
        others: &[&str],
        (option, value): (&str, &str),
    ) {
        self.go(&stage.address(&format!("/new/{game}"))).await;
        self.write("#name", name).await;
        let seats = others.len() + 1;
        self.press(&format!("label:has(> input[name='seats'][value='{seats}'])")).await;
        for (occupant, letter) in others.iter().zip('B'..) {
            let select = self.find(&format!("#seat-{letter}")).await;
            select.select_by_value(occupant).await.expect("the form offers this occupant");
        }
        self.press(&format!("label:has(> input[name='option-{option}'][value='{value}'])")).await;
        self.follow("form.new-table button[type='submit']").await;
    }

    /// Lays a table as a program describes it, who can wish for more than the form offers, and goes there.
    pub(crate) async fn lay_as(&self, stage: &Stage, wish: &Value) {
        let script = format!(
            "const [done] = arguments; const headers = {{ 'content-type': 'application/json' }}; \
             fetch('/api/tables', {{ method: 'POST', headers, body: JSON.stringify({wish}) }}) \
             .then((answer) => answer.json()).then(({{ id }}) => done(id))"
        );
        let id: String = self.ask_patiently(&script).await;
        self.go(&stage.address(&format!("/table/{id}"))).await;
    }

    /// One click at the entrance: a table with bots.
    pub(crate) async fn play_now(&self) {
        self.follow("form[action='/play/rinpa'] button").await;
        self.find("#board").await;
    }

    /// The record of a finished game, by the link that the guest is given.
    pub(crate) async fn record(&self) -> Record {
        let href = self.find("#result a[download]").await.attr("href").await.expect("a link").expect("an address");
        let script = format!("const done = arguments[0]; fetch('{href}').then((answer) => answer.text()).then(done)");
        let text: String = self.ask_patiently(&script).await;
        text.parse().unwrap_or_else(|error| panic!("the record can't be read: {error}\n{text}"))
    }
}

/// Plays a record of Rinpa again.
pub(crate) fn replay(record: &Record) -> Box<dyn AnyTable> {
    let rinpa = catalog::game("rinpa").expect("Rinpa is in the house");
    rinpa.replay(record, &mut |_| ()).unwrap_or_else(|error| panic!("the record does not replay: {error}\n{record}"))
}
