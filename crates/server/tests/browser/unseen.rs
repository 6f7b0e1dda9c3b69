//! Law 8 on the wire for Ukiyo-e: finds a card that a viewer has never seen in what they were sent.
//!
//! What a viewer has seen by then is learned from the record afterwards: the cards in their views and in the events
//! they heard. A message may name no other card, by key, action, picture or word.

use std::collections::BTreeSet;

use serde_json::Value;
use table::{Record, Viewer};

use crate::guest::Received;
use crate::secrets::read;

const ARTISTS: [[&str; 3]; 7] = [
    ["moronobu", "Moronobu", "師宣"],
    ["toyokuni", "Toyokuni", "豊国"],
    ["kuniyoshi", "Kuniyoshi", "国芳"],
    ["utamaro", "Utamaro", "歌麿"],
    ["sharaku", "Sharaku", "写楽"],
    ["hokusai", "Hokusai", "北斎"],
    ["hiroshige", "Hiroshige", "広重"],
];

/// A card as records write it.
type Card = String;

/// What came of looking through everything that a viewer was sent.
#[derive(Debug, Default)]
pub(crate) struct Finding {
    /// Every card that was named and never seen, in words.
    pub(crate) leaks: Vec<String>,
    /// All cards that were named.
    pub(crate) named: BTreeSet<Card>,
}

/// Looks through everything that a viewer was sent in a game that went like this.
pub(crate) fn look_through(received: &[Received], viewer: Viewer, record: &Record) -> Finding {
    let seen = seen_by(viewer, record);
    let mut finding = Finding::default();
    let mut known = 0;
    for message in received {
        let (text, seq) = read(message);
        known = seq.unwrap_or(known);
        let mut named = cards_in(&text);
        named.extend(message.shown.iter().flat_map(|shown| cards_in(shown)));
        let nothing = BTreeSet::new();
        let seen = known.checked_sub(1).map_or(&nothing, |step| &seen[step]);
        let leaked = named.difference(seen);
        finding.leaks.extend(leaked.map(|card| format!("picture {known}, {}: {card} was never seen", message.format)));
        finding.named.extend(named);
    }
    finding
}

/// The cards that a viewer has seen by the end of each step that showed them something, the set-up first.
fn seen_by(viewer: Viewer, record: &Record) -> Vec<BTreeSet<Card>> {
    let game = catalog::game("ukiyo-e").expect("Ukiyo-e is in the house");
    let mut seen = BTreeSet::new();
    let mut steps = Vec::new();
    let rebuilt = game.rebuild(record, &mut |step| {
        let heard = step.news.iter().filter(|news| news.audience.includes(viewer)).map(|news| news.event.json());
        for json in heard.chain([step.table.sight(viewer).json()]) {
            add_cards(&serde_json::from_str(json.get()).expect("JSON"), &mut seen);
        }
        assert!(step.news.iter().any(|news| news.audience.includes(viewer)), "every step is news to everybody");
        steps.push(seen.clone());
    });
    rebuilt.unwrap_or_else(|error| panic!("the record does not replay: {error}"));
    steps
}

/// Adds every card that stands somewhere in this: an artist and a value side by side.
fn add_cards(json: &Value, cards: &mut BTreeSet<Card>) {
    match json {
        Value::Array(list) => list.iter().for_each(|entry| add_cards(entry, cards)),
        Value::Object(fields) => {
            if let (Some(Value::String(artist)), Some(Value::Number(value))) =
                (fields.get("artist"), fields.get("value"))
            {
                cards.insert(format!("{artist} {value}"));
            }
            fields.values().for_each(|field| add_cards(field, cards));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Every card that a text names: `card-hokusai-3-1`, `show hokusai 3 6`, `#hokusai-3`, "Hokusai 3 6", 北斎3・6.
fn cards_in(text: &str) -> BTreeSet<Card> {
    let mut found = BTreeSet::new();
    for names in ARTISTS {
        for (at, name) in names.iter().flat_map(|name| text.match_indices(name)) {
            // An exhibition has a key of its own, with the number of its cards.
            if text[..at].ends_with("show-") {
                continue;
            }
            let mut rest = &text[at + name.len()..];
            // The number after the second hyphen tells equal cards apart.
            let most = if rest.starts_with('-') { 1 } else { usize::MAX };
            for _ in 0..most {
                let number = rest.trim_start_matches(['-', ' ', '・', '、']);
                let digits = number.bytes().take_while(u8::is_ascii_digit).count();
                let Ok(value) = number[..digits].parse::<u8>() else { break };
                found.insert(format!("{} {value}", names[0]));
                rest = &number[digits..];
            }
        }
    }
    found
}

#[test]
fn cards_are_found_by_keys_actions_pictures_and_words() {
    let named = |text: &str| cards_in(text).into_iter().collect::<Vec<_>>().join(", ");
    assert_eq!(named("data-key=\"card-hokusai-3-1\""), "hokusai 3");
    assert_eq!(
        named("data-action=\"show utamaro 1 2 2\" href=\"/a.svg?v=9#sharaku-6\""),
        "sharaku 6, utamaro 1, utamaro 2"
    );
    assert_eq!(named("Ben shows Hiroshige 7 8; 師宣1・2"), "hiroshige 7, hiroshige 8, moronobu 1, moronobu 2");
    assert_eq!(named("show-hokusai-3, group-hokusai, of-hokusai, hokusai-seal, Hokusai, 3 cards"), "");
}
