//! Kabuki: of two browsers that race the earlier one has the stop, and the other is told that it was slower.

use room::{ALLOWANCE_MS, HEAD_START_MS};
use serde::Deserialize;
use serde_json::Value;

use crate::guest::{Guest, Size, until};
use crate::kabuki::{C, check, deal, nobody_saw_a_covered_mask};
use crate::laid::Program;
use crate::stage::Stage;

/// How many masks may be raced for. On a busy machine the second cry may come when the first was heard already: that is
/// no race, and the next mask is tried.
const MASKS: usize = 3;

/// When a page cried, on the clock of the machine; no time if the window had closed by then.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Cry {
    at: Option<f64>,
}

/// Makes the page cry this many milliseconds after it sees the window open.
const CRY_WHEN_OPEN: &str = "
    window.cry = null;
    const button = () => document.querySelector(\"#kabuki-stop:not([aria-disabled='true'])\");
    const watch = new MutationObserver(() => {
        if (!button()) return;
        watch.disconnect();
        setTimeout(() => {
            const open = button();
            window.cry = { at: open && Date.now() };
            open?.click();
        }, arguments[0]);
    });
    watch.observe(document.body, { attributes: true, childList: true, subtree: true });
    return null";

/// What a page was refused so far.
async fn refusals(guest: &Guest) -> Vec<String> {
    let frames: Vec<String> = guest.ask("return window.recordedFrames.map(({ data }) => data)").await;
    let messages = frames.iter().filter_map(|data| serde_json::from_str::<Value>(data).ok());
    let refused = messages.filter(|message| message["type"] == "refused");
    refused.map(|message| message["text"].as_str().expect("a text").to_string()).collect()
}

/// What the page has cried.
async fn cry(guest: &Guest) -> Cry {
    until("the page has cried", || async { guest.ask::<Option<Cry>>("return window.cry").await }).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_browsers_that_race_the_earlier_one_has_the_stop() {
    // The first actor never gets a mask twice, so that every stop is mistaken and costs one token.
    let laid = deal("calm", 3, C, |masks| masks[0] != masks[3] && masks[0] != masks[6] && masks[3] != masks[6]);
    let stage = Stage::with(&laid).await;
    let aki = stage.stranger(Size::Laptop).await.calm().await;
    let ben = stage.stranger(Size::Phone).await.calm().await;
    aki.sit_down(&stage, "Aki").await;
    ben.sit_down(&stage, "Ben").await;
    let mut chie = Program::sit_down(&stage, "Chie");
    let racers = [("Aki", &aki), ("Ben", &ben)];
    let mut tokens = vec![5, 5, 5];
    let mut races = 0;
    for mask in 1..=MASKS {
        chie.act("turn");
        for (guest, delay_ms) in [(&aki, 0), (&ben, ALLOWANCE_MS / 2)] {
            guest.watch_until("the mask is shown", |show| show.phase == "placing").await;
            guest.ask_about::<()>(CRY_WHEN_OPEN, vec![delay_ms.into()]).await;
        }
        let before = [refusals(&aki).await.len(), refusals(&ben).await.len()];
        chie.act("place 1");
        let cries = [cry(&aki).await.at, cry(&ben).await.at];
        let show = check([&aki, &ben]).await;
        let stopped =
            racers.iter().position(|(name, _)| show.cries.as_deref() == Some(name)).expect("one has the stop");
        tokens[stopped] -= 1;
        assert_eq!((show.verdict.as_deref(), show.tokens()), (Some("mistaken"), tokens.clone()), "only one pays");
        assert_eq!(refusals(racers[stopped].1).await.len(), before[stopped], "who has the stop is refused nothing");

        if let [Some(first), Some(second)] = cries {
            let (_, slower) = racers[1 - stopped];
            let told =
                until("the slower one is told", || async { refusals(slower).await.get(before[1 - stopped]).cloned() });
            let told = told.await;
            assert_eq!(slower.text("#toasts .toast").await, told, "what the house says is shown");
            if told == "Someone was faster. Look at the table and choose again." {
                races += 1;
                let earlier = usize::from(second < first);
                if (second - first).abs() > HEAD_START_MS as f64 {
                    assert_eq!(stopped, earlier, "who cried first has the stop: {cries:?}");
                    break;
                }
            } else {
                // The cry came when the stack was open: it says nothing about races.
                assert_eq!(told, "That moment has passed. Look at the table and choose again.");
            }
        }
        assert!(mask < MASKS, "{races} races, and in none of them one was clearly earlier");
        aki.does("place 2").await;
        ben.does("turn").await;
        ben.does("place 3").await;
    }
    nobody_saw_a_covered_mask(stage, &laid, &[aki, ben]).await;
}
