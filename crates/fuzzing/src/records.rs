//! Records: text that is parsed and replayed.

use table::{Record, Rng, Seat};

use crate::Verdict;
use crate::actions::{Position, play_on};

/// Reads a record. An accepted one has one spelling, and replays to itself.
pub fn check(bytes: &[u8]) -> Verdict {
    let Ok(record) = Record::from_bytes(bytes) else { return Verdict::Refused };
    let text = record.to_string();
    assert_eq!(text.parse().as_ref(), Ok(&record), "a record reads back as it was written");
    let given = std::str::from_utf8(bytes).expect("a record is text");
    // Windows line ends and a missing last line feed are the only other spellings.
    assert!(given.lines().eq(text.lines()), "a record has one spelling");
    let Ok(game) = catalog::game(&record.game) else { return Verdict::Refused };
    let Ok(table) = game.replay(&record, &mut |_| {}) else { return Verdict::Refused };
    let (players, taken_back) = (record.players.clone(), record.taken_back.clone());
    let replayed = Record { players, taken_back, ..table.record() };
    assert_eq!(replayed, record, "a record replays to itself");
    Verdict::Accepted
}

/// Short games of every kind, some whole, some with players' names and steps that were taken back.
pub fn good(rng: &mut Rng) -> Vec<String> {
    let mut texts = Vec::new();
    for index in 0..catalog::games().len() {
        for steps in [0, 3, 40] {
            let position = Position { game: index, seats: rng.below(256) as u8, options: rng.below(256) as u8, steps };
            let mut record = play_on(position, steps, rng);
            record.players = Seat::all(record.seats).map(|seat| (seat, format!("player {seat} 座敷"))).collect();
            texts.push(record.to_string());
        }
        let position = Position { game: index, seats: 0, options: 0, steps: 0 };
        let whole = play_on(position, u8::MAX, rng);
        let taken_back = format!("\nback A {}\n", whole.inputs.len());
        let text = Record { result: None, ..whole.clone() }.to_string();
        // All of it is taken back and played once more.
        let again: Vec<String> = whole.inputs.iter().map(ToString::to_string).collect();
        let end = Record { inputs: Vec::new(), ..whole.clone() }.to_string();
        let end = end.split_once("begin\n").map_or("", |(_, end)| end);
        texts.push(text.replace("\nunfinished\n", &format!("{taken_back}{}\n{end}", again.join("\n"))));
        texts.push(whole.to_string());
    }
    texts
}
