//! Law 8 at the table: what the house sends to a seat, byte for byte, depends only on what the seat sees and hears.
//!
//! Two real rooms are told the same: one plays the true game, the other goes on in a world that the seat imagines at
//! some step. As long as the seat hears and sees the same in both, everything that its guest is sent must be the same,
//! as JSON and as HTML in every language, while guests act, talk, and take things back. What the rooms send is made by
//! the same code that makes it for sockets.

mod moment;
mod side;
mod world;

use std::collections::BTreeMap;

use catalog::{Entry, Visitor};
use room::{Consent, Message};
use table::{Journal, Rng, Seat, Seed};
use wire::Saying;

use moment::{Glimpse, Leak, Moment, Swap};
use side::{Setting, Side, connection};

/// Pairs of rooms for each game; drawing a board is slow beside playing it.
const PAIRS: u64 = 24;
/// How many things happen after the worlds part.
const MESSAGES: usize = 40;

/// What came of comparing pairs of rooms.
#[derive(Default)]
struct Compared {
    /// How many messages of each kind were compared while the truths differed.
    messages: BTreeMap<String, usize>,
    /// The first pair of messages that differ.
    difference: Option<[String; 2]>,
}

struct SideBySide(Leak);

impl Visitor for SideBySide {
    type Output = Compared;

    fn visit<G: Entry>(self) -> Compared {
        let mut compared = Compared::default();
        for number in 0..PAIRS {
            let seats = G::SEATS.start() + (number % u64::from(G::SEATS.end() - G::SEATS.start() + 1)) as u8;
            let mut rng = Rng::new(&Seed::numbered(80, number));
            let seat = Seat::new(rng.below(u32::from(seats)) as u8);
            let setting = Setting { seats, seed: Seed::numbered(81, number), seat, leak: self.0 };
            compare::<G>(setting, number, &mut compared);
            if compared.difference.is_some() {
                break;
            }
        }
        compared
    }
}

/// Plays one pair of rooms for as long as the worlds look the same to the seat.
fn compare<G: Entry>(setting: Setting, number: u64, compared: &mut Compared) {
    let inputs = (number * 5 % 37) as usize;
    let Some(swap) = imagine::<G>(setting, number, inputs) else { return };
    let mut truth = Side::<G>::new(setting, None);
    let mut other = Side::new(setting, Some(swap));
    play_to(&mut [&mut truth, &mut other], number, inputs);
    let mut rng = Rng::new(&Seed::numbered(83, number));
    let mut before = 0;
    for _ in 0..MESSAGES {
        match something_happens(&mut [&mut truth, &mut other], setting.seats, &mut rng) {
            // What follows from an action may look different to the seat: then there is nothing more to compare.
            Happening::Action if truth.is_over() || other.is_over() || !look_the_same(&truth, &other) => return,
            Happening::Action | Happening::Company => {}
        }
        compared.difference = difference(&truth.bytes[before..], &other.bytes[before..]);
        if compared.difference.is_some() {
            return;
        }
        if truth.game() != other.game() {
            for message in &truth.bytes[before..] {
                *compared.messages.entry(kind(message)).or_default() += 1;
            }
        }
        before = truth.bytes.len();
    }
}

/// The first two messages that are not the same; one that was not sent is empty.
fn difference(truth: &[String], other: &[String]) -> Option<[String; 2]> {
    let message = |messages: &[String], index: usize| messages.get(index).cloned().unwrap_or_default();
    let pairs = (0..truth.len().max(other.len())).map(|index| [message(truth, index), message(other, index)]);
    pairs.into_iter().find(|[one, two]| one != two)
}

/// The type of a message.
fn kind(message: &str) -> String {
    let json: serde_json::Value = serde_json::from_str(message).expect("messages are JSON");
    json["type"].as_str().expect("messages have a type").to_string()
}

/// Whether the seat has heard and seen the same in both rooms.
fn look_the_same<G: Entry>(truth: &Side<G>, other: &Side<G>) -> bool {
    let (of_truth, of_other) = (truth.log(), other.log());
    of_truth.iter().map(|moment| &moment.glimpse).eq(of_other.iter().map(|moment| &moment.glimpse))
}

/// A world that looks to the seat as the true one does after these inputs, and is another.
fn imagine<G: Entry>(setting: Setting, number: u64, inputs: usize) -> Option<Swap<G>> {
    let mut side = Side::<G>::new(setting, None);
    play_to(&mut [&mut side], number, inputs);
    let log = side.log();
    let Moment { glimpse, game: truth, inputs } = log.last().filter(|_| !side.is_over() && side.steps == inputs)?;
    let mut memory = G::Memory::default();
    for event in log.iter().flat_map(|moment| &moment.glimpse.heard) {
        G::recall(&mut memory, setting.seat, event);
    }
    let mut rng = Rng::new(&Seed::numbered(82, number));
    let mut worlds = (0..20).map(|_| G::imagine(&glimpse.view, &memory, &mut rng));
    let world = worlds.find(|world| {
        let seen = Glimpse::of(world, setting.seat, &Journal::open());
        let now = Glimpse { heard: Vec::new(), ..glimpse.clone() };
        seen == now && world != truth
    })?;
    Some(Swap { after: inputs.clone(), world })
}

/// Plays both rooms to this many inputs, in the same way.
fn play_to<G: Entry>(sides: &mut [&mut Side<G>], number: u64, inputs: usize) {
    let mut rng = Rng::new(&Seed::numbered(84, number));
    for _ in 0..4 * inputs {
        if sides[0].steps >= inputs || sides[0].is_over() {
            return;
        }
        act(sides, &mut rng);
    }
}

/// Somebody who is asked acts, or time passes.
fn act<G: Entry>(sides: &mut [&mut Side<G>], rng: &mut Rng) {
    let asked: Vec<_> =
        sides[0].frames.iter().filter(|(_, frame)| frame.ask.is_some()).map(|(&connection, _)| connection).collect();
    let limit = sides[0].frames.values().find_map(|frame| frame.waiting.limit_ms);
    let actor = rng.choose(&asked).copied().filter(|_| limit.is_none() || rng.below(3) > 0);
    let Some(connection) = actor else {
        let ms = u64::from(limit.unwrap_or(0)) + room::ALLOWANCE_MS;
        return sides.iter_mut().for_each(|side| side.wait(ms));
    };
    let legal = sides[0].frames[&connection].sight.legal();
    let action = rng.choose(&legal).expect("who is asked can do something").clone();
    for side in sides {
        // The same guest may be asked something else in the other world; then the worlds part here.
        let token = side.frames[&connection].ask.map_or(0, |ask| ask.token);
        side.put(Message::Choose { connection, token, action: action.clone() });
        side.wait(room::ALLOWANCE_MS);
    }
}

/// What happened at the tables.
enum Happening {
    /// An action of the game, or time passed: what the seat hears and sees may depend on what is hidden.
    Action,
    /// Talk, take-backs and connections: nothing that the seat is sent may depend on what is hidden.
    Company,
}

/// Somebody acts, talks, comes back, or wants to take something back and the others agree or don't.
fn something_happens<G: Entry>(sides: &mut [&mut Side<G>], seats: u8, rng: &mut Rng) -> Happening {
    let at = connection(Seat::new(rng.below(u32::from(seats)) as u8));
    let words = || Saying::Words("well played".to_string());
    match rng.below(10) {
        0 => tell(sides, || Message::Say { connection: at, name: None, saying: words() }),
        1 | 2 => tell(sides, || Message::TakeBack { connection: at }),
        3 => {
            for seat in Seat::all(seats) {
                tell(sides, || Message::Consent { connection: connection(seat), consent: Consent::Agree });
            }
        }
        4 => tell(sides, || Message::Consent { connection: at, consent: Consent::Decline }),
        5 => tell(sides, || Message::Lost { connection: at }),
        _ => {
            act(sides, rng);
            return Happening::Action;
        }
    }
    Happening::Company
}

fn tell<G: Entry>(sides: &mut [&mut Side<G>], message: impl Fn() -> Message) {
    for side in sides {
        side.put(message());
    }
}

#[test]
fn what_is_sent_to_a_seat_follows_from_its_view_and_events_in_every_game() {
    let compared: Vec<(&str, Compared)> = std::thread::scope(|scope| {
        let compare = |name: &'static str| catalog::visit(name, SideBySide(Leak::None)).expect("it is in the house");
        let threads: Vec<_> =
            catalog::games().iter().map(|game| (game.name(), scope.spawn(move || compare(game.name())))).collect();
        threads.into_iter().map(|(name, thread)| (name, thread.join().expect("a comparison"))).collect()
    });
    for (name, Compared { messages, difference }) in &compared {
        if let Some([truth, world]) = difference {
            panic!("{name}: a seat that sees and hears the same is sent\n{world}\nagainst\n{truth}");
        }
        for kind in ["frame", "table", "said", "take_back_request", "refused"] {
            let count = messages.get(kind).copied().unwrap_or(0);
            assert!(count >= 20, "{name}: only {count} messages of kind {kind} among {messages:?}");
        }
    }
}

#[test]
fn events_that_reach_the_wrong_seat_are_caught() {
    let compared = catalog::visit("ukiyo-e", SideBySide(Leak::News)).expect("it is in the house");
    assert!(compared.difference.is_some());
}

#[test]
fn a_take_back_that_depends_on_what_is_hidden_is_caught() {
    let compared = catalog::visit("rinpa", SideBySide(Leak::TakeBack)).expect("it is in the house");
    assert!(compared.difference.is_some());
}
