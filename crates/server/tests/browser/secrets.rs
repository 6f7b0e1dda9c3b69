//! Law 8 on the wire: finds a card of somebody else's hand in what a viewer was sent.
//!
//! What the hands were is learned from the record after the game. A page names the cards that nobody has played yet as
//! gaps in the screens, no matter who holds them; so a gap must look the same for every card that the viewer can't see,
//! and besides it nothing may name such a card: no key, no action, no picture, no word of the log.

use std::collections::BTreeSet;
use std::ops::Range;

use serde_json::Value;
use table::{Record, Seat, Viewer};

use crate::guest::Received;

/// Letter and names of the artists, and their paintings from the low ranks up.
const ARTISTS: [(char, [&str; 2], [&str; 3]); 4] = [
    ('S', ["Sōtatsu", "宗達"], ["dragons", "dharma", "wind-thunder-sotatsu"]),
    ('K', ["Kōrin", "光琳"], ["rocket", "cherries", "wind-thunder-korin"]),
    ('H', ["Hōitsu", "抱一"], ["mushrooms", "goldfish", "wind-thunder-hoitsu"]),
    ('I', ["Kiitsu", "其一"], ["eclipse", "deer", "wind-thunder-kiitsu"]),
];
const SCREENS: [Range<u32>; 3] = [1..7, 7..11, 11..13];

/// The truth of a game that is over.
pub(crate) struct Truth {
    /// After each step, the set-up first: the hand of each seat.
    hands: Vec<Vec<BTreeSet<String>>>,
    seed: String,
}

impl Truth {
    /// Learns from the record what nobody knew.
    pub(crate) fn of(record: &Record) -> Truth {
        let mut hands = Vec::new();
        let rinpa = catalog::game("rinpa").expect("Rinpa is in the house");
        let replayed = rinpa.replay(record, &mut |step| {
            for viewer in Viewer::all(record.seats) {
                // So the number of a picture is the number of steps it shows.
                assert!(step.news.iter().any(|news| news.audience.includes(viewer)), "every step is news to everybody");
            }
            let hand = |seat: Seat| {
                let view: Value =
                    serde_json::from_str(step.table.sight(Viewer::Seat(seat)).json().get()).expect("JSON");
                serde_json::from_value(view["hand"].clone()).expect("a view has a hand")
            };
            hands.push(Seat::all(record.seats).map(hand).collect());
        });
        replayed.unwrap_or_else(|error| panic!("the record does not replay: {error}"));
        Truth { hands, seed: record.seed.to_string() }
    }

    /// The cards that this viewer can't see when this many steps have been shown.
    fn hidden(&self, viewer: Viewer, seq: usize) -> BTreeSet<String> {
        let hands = &self.hands[seq.saturating_sub(1)];
        let others = hands.iter().enumerate().filter(|(seat, _)| viewer.seat().map(Seat::index) != Some(*seat));
        others.flat_map(|(_, hand)| hand.iter().cloned()).collect()
    }
}

/// What came of looking through everything that a viewer was sent.
#[derive(Default, Debug)]
pub(crate) struct Finding {
    /// Every leak, in words.
    pub(crate) leaks: Vec<String>,
    /// How many pictures of the board were looked at while somebody else held a card.
    pub(crate) pictures: u32,
    /// The cards that were named openly, each of which this viewer may know.
    pub(crate) named: BTreeSet<String>,
}

/// Looks through everything that a viewer was sent.
pub(crate) fn look_through(received: &[Received], viewer: Viewer, truth: &Truth) -> Finding {
    let mut finding = Finding::default();
    let mut seqs: [(&str, usize); 2] = [("json", 0), ("html", 0)];
    for message in received {
        let known = &mut seqs[usize::from(message.format != "json")].1;
        let (text, seq) = read(message);
        *known = seq.unwrap_or(*known);
        let hidden = truth.hidden(viewer, *known);
        if *known < truth.hands.len() && message.data.contains(&truth.seed) {
            finding.leaks.push(format!("picture {known}: the seed before the end"));
        }
        let (mut rest, mut gaps) = without_gaps(&without_key(&text), &hidden);
        if let Some(shown) = &message.shown {
            let (shown, all) = without_gaps(&without_key(shown), &hidden);
            rest.push_str(&shown);
            gaps = all;
        }
        if seq.is_some_and(|seq| seq > 0) && !hidden.is_empty() {
            finding.pictures += 1;
            let odd = hidden.iter().filter(|card| !gaps.contains(*card));
            finding.leaks.extend(odd.map(|card| format!("picture {known}: the gap of {card} is not like the others")));
        }
        let named = cards_in(&rest);
        let leaked = named.intersection(&hidden);
        finding.leaks.extend(leaked.map(|card| format!("picture {known}, {}: {card} is named", message.format)));
        finding.named.extend(named.difference(&hidden).cloned());
    }
    finding
}

/// What there is to read in a message, and the number of the picture if it is one.
pub(crate) fn read(message: &Received) -> (String, Option<usize>) {
    if message.format == "page" {
        let seq = message.data.split_once("data-seq=\"").and_then(|(_, rest)| rest.split_once('"'));
        return (message.data.clone(), seq.map(|(seq, _)| seq.parse().expect("a number")));
    }
    let said: Value = serde_json::from_str(&message.data).expect("the house speaks JSON");
    let seq = said["seq"].as_u64().map(|seq| seq as usize);
    let mut rest = match said["type"].as_str() {
        Some("table") => said["html"].as_str().expect("a page has HTML").to_string(),
        Some("patch") => texts(&said["changes"]),
        _ => return (message.data.clone(), seq),
    };
    rest.push_str(&format!("\n{}", said["announce"]));
    (rest, seq)
}

/// Every text in a patch, a line for each.
fn texts(changes: &Value) -> String {
    match changes {
        Value::String(text) => format!("{text}\n"),
        Value::Array(items) => items.iter().map(texts).collect(),
        Value::Object(attributes) => attributes.values().map(texts).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => String::new(),
    }
}

/// The text without the gaps that look as a gap must, and for which cards there was exactly one.
fn without_gaps(text: &str, hidden: &BTreeSet<String>) -> (String, BTreeSet<String>) {
    let mut rest = text.to_string();
    let mut gaps = BTreeSet::new();
    for card in hidden {
        let rank = &card[1..];
        let drawn = |words: &str| {
            format!(
                "<li class=\"rinpa-place\" data-key=\"gap-{card}\"><span class=\"rinpa-gap\" data-look=\"gap\" \
                 aria-hidden=\"true\"><b>{rank}</b></span><span class=\"visually-hidden\">{rank}{words}</span></li>"
            )
        };
        let mut found = 0;
        for gap in [drawn(" is missing"), drawn("はまだありません")] {
            while let Some(at) = rest.find(&gap) {
                rest.replace_range(at..at + gap.len(), "");
                found += 1;
            }
        }
        found += take_from_missing(&mut rest, card);
        if found == 1 {
            gaps.insert(card.clone());
        }
    }
    (rest, gaps)
}

/// Takes a card out of the lists of missing cards of a view in JSON; says how often it was there.
fn take_from_missing(text: &mut String, card: &str) -> usize {
    let quoted = format!("\"{card}\"");
    let mut found = 0;
    let mut from = 0;
    while let Some(start) = text[from..].find("\"missing\":[") {
        let start = from + start;
        let end = start + text[start..].find(']').expect("a list ends");
        let list = text[start..end].to_string();
        found += list.matches(&quoted).count();
        text.replace_range(start..end, &list.replace(&quoted, "\"\""));
        from = start + 1;
    }
    found
}

/// Every card that a text names: in notation, in words of both languages, or by the picture on it.
pub(crate) fn cards_in(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (letter, names, paintings) in ARTISTS {
        for (at, _) in text.match_indices(letter) {
            let is_within_word = text[..at].chars().next_back().is_some_and(char::is_alphanumeric);
            found.extend(rank_at(&text[at + 1..]).filter(|_| !is_within_word).map(|rank| format!("{letter}{rank}")));
        }
        for name in names {
            let spoken = text.match_indices(name).map(|(at, _)| text[at + name.len()..].trim_start());
            found.extend(spoken.filter_map(rank_at).map(|rank| format!("{letter}{rank}")));
        }
        for (painting, ranks) in paintings.into_iter().zip(SCREENS) {
            for (at, _) in text.match_indices(&format!("#{painting}\"")) {
                let left = text[..at].rfind("viewBox=\"").map(|from| &text[from + 9..at]);
                let left = left.and_then(|frame| frame.split(' ').next()).and_then(|left| left.parse::<u32>().ok());
                let rank = ranks.start + left.expect("a panel says which part of the painting it shows") / 100;
                found.insert(format!("{letter}{rank}"));
            }
        }
    }
    found
}

/// The rank at the beginning of a text; a range of ranks names a screen and not a card.
fn rank_at(text: &str) -> Option<u32> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let is_screen = text[digits..].starts_with(['-', '–']);
    text[..digits].parse().ok().filter(|rank| (1..=12).contains(rank) && !is_screen)
}

/// The text without the key for notifications: random letters of the house, the same on every page, among which there
/// may be those of a card.
fn without_key(text: &str) -> String {
    const KEY: &str = "data-push=\"";
    let Some(start) = text.find(KEY).map(|at| at + KEY.len()) else { return text.to_string() };
    let end = start + text[start..].find('"').expect("an attribute ends");
    [&text[..start], &text[end..]].concat()
}

#[test]
fn the_letters_of_the_key_are_no_card_and_all_others_are() {
    let found = |text: &str| cards_in(&without_key(text)).into_iter().collect::<Vec<_>>();
    assert_eq!(found("<div data-push=\"BPd-S7kq_H3_x-K12A0\" data-on=\"H4\">"), ["H4"]);
    assert_eq!(found("data-key=\"card-S7\", x-H3x"), ["H3", "S7"]);
}
