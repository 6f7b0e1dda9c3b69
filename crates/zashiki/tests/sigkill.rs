//! The house is killed in the middle of several games and opened again, ten times in a row: everything that a guest was
//! ever told is still there, and every table goes on.

mod house;

use std::collections::BTreeMap;
use std::hash::{BuildHasher as _, RandomState};
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use guest::Guest;
use house::House;
use serde_json::json;
use store::testing::Folder;
use table::{Rng, Seat, Seed};
use wire::{Frame, Json, ServerMessage};

const ROUNDS: u32 = 10;
const TABLES: usize = 5;

/// A guest on a seat, and everything they were told.
struct Seated {
    guest: Guest,
    table: String,
    seat: Seat,
    /// The events of every step, by sequence number.
    heard: BTreeMap<u32, Vec<Json>>,
    is_over: bool,
}

/// When guests stop by themselves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Until {
    TheLineIsCut,
    TheGameIsOver,
}

#[test]
fn no_acknowledged_move_is_lost_to_sigkill_and_every_table_goes_on() {
    let number = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok());
    let number = number.unwrap_or_else(|| RandomState::new().hash_one("sigkill"));
    println!("the moments of this run: SEED={number}");
    let mut rng = Rng::new(&Seed::numbered(number, 0));
    let folder = Folder::new().expect("a temporary folder");
    let mut house = House::open(folder.path());
    let mut guests: Vec<Seated> = (0..TABLES).flat_map(|_| lay(&house)).collect();
    for round in 1..=ROUNDS {
        let moment = u64::from(rng.below(120));
        let known = steps(&guests);
        play_and_kill(&mut house, &mut guests, moment);
        let heard = steps(&guests);
        println!("round {round}: killed at {heard} steps heard, {} of them since it was opened", heard - known);
        house = House::open(folder.path());
        for seated in &mut guests {
            seated.guest = seated.guest.clone().moved_to(house.address);
        }
    }
    play_to_the_end(&house, &mut guests);
}

fn lay(house: &House) -> [Seated; 2] {
    let (mut host, mut friend) = (Guest::at(house.address), Guest::at(house.address));
    let table = host.create_table(&json!({ "game": "rinpa", "seats": ["me", "open", "uniform"] })).expect("a table").id;
    let seat = friend.sit(&table, "friend").expect("a seat");
    let seated = |guest, seat| Seated { guest, table: table.clone(), seat, heard: BTreeMap::new(), is_over: false };
    [seated(host, Seat::new(0)), seated(friend, seat)]
}

fn steps(guests: &[Seated]) -> usize {
    guests.iter().map(|seated| seated.heard.len()).sum()
}

/// Lets everybody play, kills the house when every table has gone on and then some, and waits for the guests to notice.
fn play_and_kill(house: &mut House, guests: &mut [Seated], moment: u64) {
    let (told, news) = channel();
    let mut quiet: Vec<bool> = guests.iter().map(|seated| !seated.is_over).collect();
    std::thread::scope(|scope| {
        for (number, seated) in guests.iter_mut().enumerate() {
            let told = told.clone();
            scope.spawn(move || play(seated, number, &told, Until::TheLineIsCut));
        }
        let mut left = moment;
        while left > 0 || quiet.contains(&true) {
            let number: usize = news.recv_timeout(Duration::from_secs(60)).expect("every table goes on");
            quiet[number] = false;
            left = left.saturating_sub(1);
        }
        house.kill();
    });
}

/// Answers every question with anything legal, and notes what is told. Says its number for every new step.
fn play(seated: &mut Seated, number: usize, told: &Sender<usize>, until: Until) {
    // Half of the guests say what they have and get the rest, the others get the whole picture.
    let have = seated.heard.keys().next_back().copied().filter(|_| number.is_multiple_of(2));
    // The house may be killed before it answers the last who come.
    let Ok(mut connection) = seated.guest.connect(&seated.table, have) else { return };
    let mut is_first = true;
    while let Ok(message) = connection.next() {
        assert!(!matches!(message, ServerMessage::Refused(_)), "{message:?}");
        let ServerMessage::Frame(frame) = message else { continue };
        take_in(seated, &frame, is_first.then_some(have.unwrap_or(0)));
        seated.is_over = frame.outcome.is_some();
        if !is_first || seated.is_over {
            // After the last kill nobody counts any more.
            let _ = told.send(number);
        }
        is_first = false;
        if seated.is_over && until == Until::TheGameIsOver {
            return;
        }
        if let Some(ask) = frame.ask {
            let actions = ask.legal_actions().expect("texts");
            // If the connection is cut in this very moment, the next read says so.
            let _ = connection.choose(ask.token, &actions[seated.heard.len() % actions.len()]);
        }
    }
}

/// Notes a frame. `first` is set for the first one after the house was opened: it must hold all that was told before.
fn take_in(seated: &mut Seated, frame: &Frame, first: Option<u32>) {
    let known = seated.heard.keys().next_back().copied().unwrap_or(0);
    let place = format!("seat {} at table {}", seated.seat, seated.table);
    assert_eq!(frame.you, Some(seated.seat), "{place} is still theirs");
    let seq = frame.seq;
    assert!(seq >= known, "{place} was told step {known}, and now stands at {seq}");
    let mut next = first.unwrap_or(known) + 1;
    for step in &frame.news {
        assert_eq!(step.seq, next, "{place}: steps follow one another");
        match seated.heard.get(&next) {
            Some(heard) => assert_eq!(*heard, step.events, "{place}: step {next} is the one that was told before"),
            None => drop(seated.heard.insert(next, step.events.clone())),
        }
        next += 1;
    }
    assert_eq!(next, seq + 1, "{place}: the news lead to where things stand");
}

/// Plays every game to its end, and checks that its record is genuine.
fn play_to_the_end(house: &House, guests: &mut [Seated]) {
    let (told, _news) = channel();
    std::thread::scope(|scope| {
        for (number, seated) in guests.iter_mut().enumerate() {
            let told = told.clone();
            scope.spawn(move || play(seated, number, &told, Until::TheGameIsOver));
        }
    });
    let game = catalog::game("rinpa").expect("it is in the house");
    for seated in guests {
        assert!(seated.is_over, "table {} was played to its end", seated.table);
        let mut visitor = Guest::at(house.address);
        let answer = visitor.get(&format!("/table/{}/record", seated.table)).expect("an answer");
        let record: table::Record = answer.body.parse().expect("a record");
        game.replay(&record, &mut |_| {}).expect("a genuine record");
    }
}
