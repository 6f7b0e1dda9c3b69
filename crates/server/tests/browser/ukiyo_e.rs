//! Ukiyo-e: a whole round by tapping cards, with an outnumbered exhibition and last turns.

use serde_json::Value;
use table::{Input, Rng, Seat, Viewer};

use crate::guest::{Guest, Size, until};
use crate::laid::{Laid, chosen, seat};
use crate::stage::Stage;
use crate::unseen::look_through;

/// A round is not to take longer than this, and has all that the test is about.
const MOST_INPUTS: usize = 46;

/// A round that was thought out: what everybody does, in order.
struct Script {
    inputs: Vec<(Seat, String)>,
    /// Before this input, its seat holds two or more cards by this artist, but no more than are on show.
    refused: (usize, String),
    /// From this input on it is a last turn.
    last_turn: usize,
}

/// Plays a round anyhow, but likes to show, most of all what outnumbers. Nothing if it is not what the test looks for.
fn think_out(laid: &Laid) -> Option<Script> {
    let mut rng = Rng::new(&laid.seed);
    let mut table = laid.open();
    let mut inputs: Vec<(Seat, String)> = Vec::new();
    let (mut refused, mut last_turn) = (None, None);
    while let Some(seat) = table.waiting().must.iter().next() {
        let legal = table.sight(Viewer::Seat(seat)).legal();
        let ends_turn = legal.iter().any(|action| action.starts_with("discard"));
        if ends_turn && refused.is_none() && inputs.len() > 8 {
            let view: Value = serde_json::from_str(table.sight(Viewer::Seat(seat)).json().get()).expect("JSON");
            refused = too_few(&view).map(|artist| (inputs.len(), artist));
        }
        let shown = |action: &String| if action.starts_with("show") { action.split(' ').count() } else { 0 };
        let most = legal.iter().map(shown).max()?;
        let best: Vec<&String> = legal.iter().filter(|action| shown(action) == most).collect();
        let action = best[rng.below(best.len() as u32) as usize].clone();
        let news = table.put(Input::Choose(seat, &action)).expect("a legal action");
        inputs.push((seat, action));
        if news.iter().any(|news| news.event.json().get().contains("\"last_turn\"")) {
            last_turn = Some(inputs.len());
        }
        if inputs.len() > MOST_INPUTS {
            return None;
        }
    }
    let last_turn = last_turn?;
    let lays = inputs.iter().filter(|(_, action)| action.starts_with("lay")).count();
    let discards = inputs.iter().any(|(_, action)| action.starts_with("discard"));
    let takes = inputs.iter().any(|(_, action)| action == "draw discard");
    (lays >= 2 && discards && takes).then_some(Script { inputs, refused: refused?, last_turn })
}

/// An artist of whom the viewer holds several cards, but no more than are on show.
fn too_few(view: &Value) -> Option<String> {
    let held = view["hand"].as_array()?;
    view["exhibitions"].as_array()?.iter().find_map(|show| {
        let artist = show["lowest"]["artist"].as_str()?;
        let count = held.iter().filter(|card| card["artist"] == artist).count();
        (count >= 2 && count as u64 <= show["count"].as_u64()?).then(|| artist.to_string())
    })
}

/// The cards of the hand that are tapped.
async fn tapped(guest: &Guest) -> Vec<String> {
    let read = "return [...document.querySelectorAll(\"#board .ukiyo-held[aria-pressed='true']\")]\
                .map((card) => `${card.closest('[data-artist]').dataset.artist} ${card.dataset.card}`)";
    guest.ask(read).await
}

/// Taps these cards, one after the other.
async fn tap(guest: &Guest, artist: &str, values: &[&str]) {
    let mut wanted = Vec::new();
    for value in values {
        let free =
            format!("#board [data-artist='{artist}'] .ukiyo-held[data-card='{value}']:not([aria-pressed='true'])");
        guest.scroll_and_press(&free).await;
        wanted.push(format!("{artist} {value}"));
        let mut now = tapped(guest).await;
        now.sort();
        let mut wanted = wanted.clone();
        wanted.sort();
        assert_eq!(now, wanted, "what is tapped is marked");
    }
    let chosen: String = guest.ask("return document.querySelector('#board [data-chosen]').dataset.chosen").await;
    assert!(chosen.ends_with(&values.join(" ")), "the page says what is tapped: {chosen}");
}

/// Whether a button can be pressed with success.
async fn is_open(guest: &Guest, id: &str) -> bool {
    guest.ask_about("return document.getElementById(arguments[0]).ariaDisabled !== 'true'", vec![id.into()]).await
}

/// Does what the script says, as a person does it.
async fn play(guest: &Guest, action: &str) {
    let words: Vec<&str> = action.split(' ').collect();
    match words[..] {
        ["draw", "pile"] => guest.scroll_and_press("#board [data-key='pile']").await,
        ["draw", _] => guest.scroll_and_press("#board [data-key='discards']").await,
        ["lay", ..] => guest.scroll_and_press(&format!("#board .ukiyo-closing [data-action='{action}']")).await,
        ["discard", artist, value] => {
            tap(guest, artist, &[value]).await;
            guest.scroll_and_press("#ukiyo-discard").await;
        }
        ["show", artist, ref values @ ..] => {
            tap(guest, artist, values).await;
            assert!(is_open(guest, "ukiyo-show").await, "{action} is allowed");
            assert!(!is_open(guest, "ukiyo-discard").await, "only one card is discarded at a time");
            guest.scroll_and_press("#ukiyo-show").await;
        }
        _ => panic!("nobody knows how to {action}"),
    }
}

/// Tries to show too few cards of an artist, and reads why that is not allowed.
async fn show_too_few(guest: &Guest, artist: &str) {
    let read = "return [...document.querySelectorAll(`#board [data-artist='${arguments[0]}'] .ukiyo-held`)]\
                .map((card) => card.dataset.card)";
    let values: Vec<String> = guest.ask_about(read, vec![artist.into()]).await;
    let values: Vec<&str> = values.iter().map(String::as_str).collect();
    tap(guest, artist, &values).await;
    assert!(!is_open(guest, "ukiyo-show").await);
    let before = guest.look().await.seq;
    guest.press("#ukiyo-show").await;
    let said = guest.text("#toasts .toast").await;
    assert!(said.contains("is on show with") && said.contains("at least"), "{said}");
    let after = guest.look_until("the table can be used again", |sight| !sight.restless).await.seq;
    assert_eq!(after, before, "a refused exhibition changes nothing");
    // What is tapped a second time is put back.
    for value in values {
        let held = format!("#board [data-artist='{artist}'] .ukiyo-held[data-card='{value}'][aria-pressed='true']");
        guest.scroll_and_press(&held).await;
    }
    assert_eq!(tapped(guest).await, [] as [String; 0]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_round_by_tapping_cards_with_an_outnumbered_exhibition_and_a_last_turn() {
    let (laid, script) = Laid::on_a_seed("ukiyo-e", 2, ("rounds", "one"), think_out);
    let stage = Stage::with(&laid).await;
    let guests = [stage.stranger(Size::Laptop).await.calm().await, stage.stranger(Size::Phone).await.calm().await];
    for (guest, name) in guests.iter().zip(["Aki", "Ben"]) {
        guest.sit_down(&stage, name).await;
    }
    for (place, (seat, action)) in script.inputs.iter().enumerate() {
        let guest = &guests[seat.index()];
        let seq = place as u32 + 1;
        guest.look_until("it is this guest's turn", |sight| sight.seq == Some(seq) && sight.token.is_some()).await;
        if place == script.refused.0 {
            show_too_few(guest, &script.refused.1).await;
        }
        if action.starts_with("lay") && !script.inputs[place - 1].1.starts_with("lay") {
            closes(&guests, seat.index()).await;
        }
        if place == script.last_turn {
            last_turn(&guests, seat.index()).await;
        }
        play(guest, action).await;
        // The card that was laid, or thrown away, last lies on top.
        if let Some((_, card)) = action.split_once(' ').filter(|(verb, _)| ["lay", "discard"].contains(verb)) {
            let next = script.inputs.get(place + 1);
            if next.is_some_and(|(_, next)| next.starts_with("lay") || action.starts_with("discard")) {
                lies_on_top(&guests, card).await;
            }
        }
    }
    for guest in &guests {
        guest.look_until("the result is shown", |sight| sight.over).await;
        guest.picture("ukiyo-e-over").await;
        assert_eq!(guest.count("#result .place").await, 2);
        assert_eq!(guest.count(".ukiyo-collection").await, 2);
    }
    let record = guests[0].record().await;
    assert_eq!(chosen(&record), script.inputs, "what was tapped is what was recorded");
    for (number, guest) in (0..).zip(&guests) {
        let finding = look_through(&guest.received().await, Viewer::Seat(seat(number)), &record);
        assert_eq!(finding.leaks, [] as [String; 0], "{} was sent what it must not know", guest.size().name());
        assert!(finding.named.len() > 14, "the cards of the table are shown: {:?}", finding.named);
    }
}

/// An exhibition is outnumbered: its owner chooses the order, the other one sees it.
async fn closes(guests: &[Guest; 2], owner: usize) {
    let (owner, other) = (&guests[owner], &guests[1 - owner]);
    assert!(owner.count("#board .ukiyo-closing button:not([aria-disabled])").await >= 2, "there is an order to choose");
    other.find("#board .ukiyo-closing [role='img']").await;
    assert_eq!(other.count("#board .ukiyo-closing button").await, 0);
    for guest in guests {
        guest.picture("ukiyo-e-closing").await;
    }
}

/// The end was brought about: everybody is told, and the player with the last turn is told what that means.
async fn last_turn(guests: &[Guest; 2], seat: usize) {
    for guest in guests {
        guest.find("#board .ukiyo-ending").await;
        guest.picture("ukiyo-e-last-turn").await;
        assert!(guest.count("#board .ukiyo-place[data-look='barred']").await > 0, "no new artist can be shown");
    }
    assert!(guests[seat].text("#board .ukiyo-ending").await.contains("This is your last turn"));
}

/// Everybody sees this card on the discard pile.
async fn lies_on_top(guests: &[Guest; 2], card: &str) {
    let key = format!("card-{}-", card.replace(' ', "-"));
    let read = "return document.querySelector(`#board [data-key='discards'] [data-key^='${arguments[0]}']`) !== null";
    for guest in guests {
        let look = || async { guest.ask_about::<bool>(read, vec![key.clone().into()]).await.then_some(()) };
        until(&format!("{card} lies on the discard pile"), look).await;
    }
}
