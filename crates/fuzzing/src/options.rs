//! Packs of options: pairs of names and values with which a table is set up.
//!
//! The first two bytes of an input name the game and the number of seats; each line after them is `name=value`.

use table::{Record, Rng, Seed};

use crate::{Verdict, game_letter};

/// Sets a table up. What is accepted is written into its record so that it sets up the same table.
pub fn check(bytes: &[u8]) -> Verdict {
    let Some(([game, seats], rest)) = bytes.split_first_chunk() else { return Verdict::Refused };
    let Ok(lines) = std::str::from_utf8(rest) else { return Verdict::Refused };
    let game = crate::game(*game);
    let seats = crate::seats(game, *seats);
    let pairs = |line: &str| line.split_once('=').map(|(name, value)| (name.to_string(), value.to_string()));
    let Some(pairs) = lines.lines().map(pairs).collect::<Option<Vec<_>>>() else { return Verdict::Refused };
    let seed = Seed::numbered(0, 0);
    let record = match game.open(seats, &pairs, seed) {
        Ok((table, _)) => table.record(),
        Err(refused) => {
            assert!(!refused.to_string().is_empty(), "a refusal says why");
            return Verdict::Refused;
        }
    };
    for (name, value) in &record.options {
        let last = pairs.iter().rfind(|(named, _)| named == name);
        assert!(last.is_none_or(|(_, given)| given == value), "{name} is {value} although something else was chosen");
    }
    let names: Vec<&str> = record.options.iter().map(|(name, _)| name.as_str()).collect();
    let known: Vec<&str> = game.options().iter().map(|choice| choice.name).collect();
    assert_eq!(names, known, "a record names every option once, in their order");
    let (again, _) = game.open(seats, &record.options, seed).expect("what a record says can be set up");
    assert_eq!(again.record(), record);
    assert_eq!(record.to_string().parse::<Record>().as_ref(), Ok(&record));
    Verdict::Accepted
}

/// Every game with no option named, with each value of each option, and with all options at random.
pub fn good(rng: &mut Rng) -> Vec<String> {
    let mut texts = Vec::new();
    for (index, game) in catalog::games().iter().enumerate() {
        let mut all = String::new();
        for choice in game.options() {
            for value in choice.values {
                texts.push(format!("{}0{}={}\n", game_letter(index), choice.name, value.name));
            }
            let value = rng.choose(choice.values).expect("an option has values");
            all += &format!("{}={}\n", choice.name, value.name);
        }
        texts.push(format!("{}1", game_letter(index)));
        texts.push(format!("{}2{all}", game_letter(index)));
    }
    texts
}
