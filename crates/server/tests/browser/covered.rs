//! Law 8 on the wire for Kabuki: finds a mask that lies covered in what somebody was sent.
//!
//! Which masks lie open after each step is learned from the record afterwards, by putting every mask on its stack
//! again. A message may name a kind of mask only if one of that kind lies open when it is sent.

use std::collections::BTreeSet;

use serde_json::Value;
use table::{Record, Viewer};

use crate::guest::Received;
use crate::secrets::read;

/// The masks: as they are written in records, and their names.
const MASKS: [[&str; 3]; 10] = [
    ["green1", "Kappa", "河童"],
    ["yellow1", "Fox", "狐"],
    ["yellow2", "Tanuki", "狸"],
    ["red1", "Hero", "荒武者"],
    ["red2", "Monkey", "猿"],
    ["purple1", "Courtier", "公家"],
    ["purple2", "Princess", "姫"],
    ["blue1", "Traitor", "謀反人"],
    ["blue2", "Ghost", "亡霊"],
    ["blue3", "Demon", "鬼"],
];

/// The stage at one moment.
#[derive(Clone, Default)]
struct Stacks {
    /// The masks of each actor, bottom first.
    actors: [Vec<String>; 4],
    /// The mask that was turned and not placed yet.
    turned: Option<String>,
    /// The actor whose stack is open.
    checked: Option<usize>,
}

impl Stacks {
    /// Follows an event.
    fn follow(&mut self, event: &Value) {
        let mask = || event["mask"].as_str().expect("a mask has a name").to_string();
        let actor = || event["actor"].as_u64().expect("an actor has a number") as usize - 1;
        match event["event"].as_str().expect("an event has a name") {
            "round_began" => *self = Stacks::default(),
            "turned" => self.turned = Some(mask()),
            "placed" => {
                self.turned = None;
                self.actors[actor()].push(mask());
            }
            "revealed" => self.checked = Some(actor()),
            "covered" => self.checked = None,
            _ => {}
        }
    }

    fn open(&self) -> BTreeSet<String> {
        let tops = self.actors.iter().filter_map(|stack| stack.last());
        let checked = self.checked.iter().flat_map(|&actor| &self.actors[actor]);
        tops.chain(checked).chain(&self.turned).cloned().collect()
    }

    /// The kinds of which every mask on the stage is covered.
    fn covered(&self) -> BTreeSet<String> {
        let open = self.open();
        self.actors.iter().flatten().filter(|mask| !open.contains(*mask)).cloned().collect()
    }
}

/// What came of looking through everything that somebody was sent.
#[derive(Debug, Default)]
pub(crate) struct Finding {
    /// Every covered mask that was named, in words.
    pub(crate) leaks: Vec<String>,
    /// How many pictures were sent while some kind of mask was all covered.
    pub(crate) pictures: usize,
}

/// Looks through everything that somebody was sent in a game that went like this.
pub(crate) fn look_through(received: &[Received], record: &Record) -> Finding {
    let stacks = stacks(record);
    let mut finding = Finding::default();
    let mut known = 0;
    for message in received {
        let (text, seq) = read(message);
        known = seq.unwrap_or(known);
        let Some(stacks) = known.checked_sub(1).map(|step| &stacks[step]) else { continue };
        let covered = stacks.covered();
        finding.pictures += usize::from(seq.is_some() && !covered.is_empty());
        let leaked = masks_in(&text).into_iter().filter(|mask| covered.contains(mask));
        finding.leaks.extend(leaked.map(|mask| format!("picture {known}, {}: {mask} is covered", message.format)));
    }
    finding
}

/// How the stage stood after each step, the set-up first.
fn stacks(record: &Record) -> Vec<Stacks> {
    let kabuki = catalog::game("kabuki").expect("Kabuki is in the house");
    let mut now = Stacks::default();
    let mut steps = Vec::new();
    let rebuilt = kabuki.rebuild(record, &mut |step| {
        for viewer in Viewer::all(record.seats) {
            // So the number of a picture is the number of steps it shows.
            assert!(step.news.iter().any(|news| news.audience.includes(viewer)), "every step is news to everybody");
        }
        let public = step.news.iter().filter(|news| news.audience.includes(Viewer::Spectator));
        for news in public {
            now.follow(&serde_json::from_str(news.event.json().get()).expect("JSON"));
        }
        steps.push(now.clone());
    });
    rebuilt.unwrap_or_else(|error| panic!("the record does not replay: {error}"));
    steps
}

/// Every mask that a text names: in notation, in words of both languages, or by its drawing.
fn masks_in(text: &str) -> BTreeSet<String> {
    let named = MASKS.iter().filter(|names| names.iter().any(|name| text.contains(name)));
    named.map(|[id, ..]| (*id).to_string()).collect()
}

#[test]
fn a_covered_mask_is_found_and_an_open_one_is_not() {
    let stage = |events: &[Value]| {
        let mut stacks = Stacks::default();
        events.iter().for_each(|event| stacks.follow(event));
        stacks
    };
    let placed = |mask: &str, actor: u8| serde_json::json!({ "event": "placed", "mask": mask, "actor": actor });
    let names = |masks: &[&str]| masks.iter().map(ToString::to_string).collect::<BTreeSet<_>>();
    let mut events = vec![placed("red1", 1), placed("blue2", 1), placed("red2", 2), placed("red2", 2)];
    assert_eq!(stage(&events).covered(), names(&["red1"]));
    events.push(serde_json::json!({ "event": "revealed", "actor": 1, "masks": ["red1", "blue2"] }));
    assert_eq!(stage(&events).covered(), names(&[]));
    events.push(serde_json::json!({ "event": "covered", "actor": 1 }));
    assert_eq!(stage(&events).covered(), names(&["red1"]));
    assert_eq!(masks_in("<use href=\"/a.svg?v=1#red1\"> 亡霊 and a \"Fox\""), names(&["red1", "blue2", "yellow1"]));
}
