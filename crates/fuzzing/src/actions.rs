//! Actions of every game: notation that is parsed, checked and carried out on a position.
//!
//! The first four bytes of an input name the position ([`Position`]); each line after them is an input in the notation
//! of records.

use catalog::{AnyGame, Entry, Visitor};
use table::{Input, Journal, Options as _, Record, Rng, Seed, Table, random_input};

use crate::{Verdict, game_letter};

/// A position: a game after some random steps. Each byte is taken modulo what there is, so that every four bytes are
/// one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// Which game, by its place in the catalog.
    pub game: usize,
    /// Which of its numbers of seats.
    pub seats: u8,
    /// Which combination of values of its options.
    pub options: u8,
    /// How many random inputs were put in.
    pub steps: u8,
}

impl Position {
    fn read(bytes: &[u8]) -> Option<(Position, &[u8])> {
        let ([game, seats, options, steps], rest) = bytes.split_first_chunk()?;
        let game = usize::from(*game) % catalog::games().len();
        Some((Position { game, seats: *seats, options: *options, steps: *steps }, rest))
    }

    fn game(self) -> &'static dyn AnyGame {
        catalog::games()[self.game]
    }

    /// The seed of the game and of the random steps.
    fn seed(self) -> Seed {
        let number = u32::from_le_bytes([self.game as u8, self.seats, self.options, self.steps]);
        Seed::numbered(u64::from(number), 0)
    }

    fn open<G: Entry>(self) -> Table<G> {
        let mut options = G::Options::default();
        let mut pick = usize::from(self.options);
        for (index, choice) in G::Options::CHOICES.iter().enumerate() {
            options.set(index, pick % choice.values.len());
            pick /= choice.values.len();
        }
        let seats = crate::seats(self.game(), self.seats);
        let mut table = Table::open(seats, options, self.seed(), &mut Journal::closed()).expect("a table of this game");
        play_random(&mut table, self.steps, &mut Rng::new(&self.seed()));
        table
    }
}

/// Puts in up to `steps` random inputs.
fn play_random<G: Entry>(table: &mut Table<G>, steps: u8, rng: &mut Rng) {
    let mut legal = Vec::new();
    for _ in 0..steps {
        if table.game().waiting().is_over() {
            return;
        }
        let input = random_input(table.game(), &mut legal, rng);
        table.put_listed(input, &mut Journal::closed());
    }
}

/// Offers each line to the position. A refused one changes nothing, a legal one keeps the books.
pub fn check(bytes: &[u8]) -> Verdict {
    let Some((position, rest)) = Position::read(bytes) else { return Verdict::Refused };
    let Ok(lines) = std::str::from_utf8(rest) else { return Verdict::Refused };
    catalog::visit(position.game().name(), Offering { position, lines }).expect("a game of the catalog")
}

/// Offers the lines to the position.
struct Offering<'a> {
    position: Position,
    lines: &'a str,
}

impl Visitor for Offering<'_> {
    type Output = Verdict;

    fn visit<G: Entry>(self) -> Verdict {
        let mut table = self.position.open::<G>();
        let mut verdict = Verdict::Refused;
        for line in self.lines.lines() {
            if offer(&mut table, line) == Verdict::Accepted {
                verdict = Verdict::Accepted;
            }
        }
        verdict
    }
}

fn offer<G: Entry>(table: &mut Table<G>, line: &str) -> Verdict {
    let Some(input) = read::<G>(line) else { return Verdict::Refused };
    let (before, steps) = (table.game().clone(), table.inputs().len());
    let is_listed = match input {
        Input::Choose(seat, action) if seat.index() < usize::from(before.seats()) => {
            before.precedence(seat, action);
            let mut legal = Vec::new();
            before.legal(seat, &mut legal);
            legal.contains(&action)
        }
        Input::Choose(..) => false,
        Input::TimeUp => before.waiting().limit_ms.is_some(),
    };
    let mut journal = Journal::open();
    let checked = table.check(input);
    let put = table.put(input, &mut journal);
    assert_eq!(checked, put, "what is checked is what is carried out: {line}");
    assert_eq!(put.is_ok(), is_listed, "what is accepted is what is listed: {line}");
    match put {
        Ok(()) => {
            assert_eq!(table.game().audit(), Ok(()), "the books balance after {line}");
            Verdict::Accepted
        }
        Err(refused) => {
            assert!(!refused.to_string().is_empty(), "a refusal says why");
            assert_eq!(*table.game(), before, "a refused input changes nothing: {line}");
            assert_eq!(table.inputs().len(), steps, "a refused input is not kept: {line}");
            assert!(journal.drain().is_empty(), "nobody hears of a refused input: {line}");
            Verdict::Refused
        }
    }
}

/// An input that prints to a text which reads back as the same input.
fn read<G: Entry>(line: &str) -> Option<Input<G::Action>> {
    match line.parse::<Input<String>>().ok()? {
        Input::TimeUp => Some(Input::TimeUp),
        Input::Choose(seat, text) => {
            let action: G::Action = text.parse().ok()?;
            let printed = action.to_string();
            assert!(printed.parse().is_ok_and(|again: G::Action| again == action), "{printed} reads back");
            Some(Input::Choose(seat, action))
        }
    }
}

/// Plays on from a position and gives the record of the whole game.
pub(crate) fn play_on(position: Position, steps: u8, rng: &mut Rng) -> Record {
    struct PlayOn<'a> {
        position: Position,
        steps: u8,
        rng: &'a mut Rng,
    }
    impl Visitor for PlayOn<'_> {
        type Output = Record;

        fn visit<G: Entry>(self) -> Record {
            let mut table = self.position.open::<G>();
            play_random(&mut table, self.steps, self.rng);
            table.record()
        }
    }
    catalog::visit(position.game().name(), PlayOn { position, steps, rng }).expect("a game of the catalog")
}

/// Some legal steps from positions of every game.
pub fn good(rng: &mut Rng) -> Vec<String> {
    let mut texts = Vec::new();
    for game in 0..catalog::games().len() {
        for steps in [b' ', b'(', b'0', b'8', b'@', b'P'] {
            let (seats, options) = (b'0' + rng.below(10) as u8, b'0' + rng.below(10) as u8);
            // The letter that names the game is part of the seed, by the number it stands for.
            let position = Position { game, seats, options, steps };
            let known = play_on(position, 0, rng).inputs.len();
            let record = play_on(position, 6, rng);
            let lines: Vec<String> = record.inputs[known..].iter().map(|input| format!("{input}\n")).collect();
            if !lines.is_empty() {
                let header: String =
                    [game_letter(game), char::from(seats), char::from(options), char::from(steps)].iter().collect();
                texts.push(format!("{header}{}", lines.concat()));
            }
        }
    }
    texts
}
