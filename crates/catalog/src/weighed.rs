//! Players with other numbers than the house, by name: `SET:N/WEIGHT=NUMBER/...`, for research.

use std::fmt;

use table::Weight;

use crate::{Entry, Player, UnknownPlayer};

impl<G: Entry> Player<G> {
    /// The player of this name at a table of so many seats: one that [`Player::named`] knows, or who goes by one of the
    /// game's sets of weights with some of them changed and thinks N times, as in `search:3000/exploration=0.5`. What is
    /// not named is as the house has it. Names of players are separated by commas, so a comma in the name of a weight is
    /// written as a semicolon.
    pub fn in_lab(name: &str, seats: u8) -> Result<Player<G>, UnknownPlayer> {
        let mut parts = name.split('/');
        let (kind, count) = parts.next().map_or((name, None), split_count);
        let Some(set) = G::WEIGHTS.iter().find(|set| set.name == kind) else { return Player::named(name) };
        let refuse = |why| UnknownPlayer::Weighed { name: name.to_string(), set: set.name, why };
        let iterations = match count {
            None => set.iterations,
            Some(count) => {
                count.parse().ok().filter(|n| (1..=10_000_000).contains(n)).ok_or(refuse(NotWeighed::Count))?
            }
        };
        let weights = (set.weights)(seats);
        let mut numbers: Vec<f32> = weights.iter().map(|weight| weight.usual).collect();
        let mut named = vec![false; weights.len()];
        for change in parts {
            let (place, number) = changed(&weights, change).map_err(refuse)?;
            if std::mem::replace(&mut named[place], true) {
                return Err(refuse(NotWeighed::Twice { weight: typed(&weights[place]) }));
            }
            numbers[place] = number;
        }
        Ok(Player::Weighed { set, numbers, iterations })
    }
}

/// `search:3000` is a name and a count, `search` a name alone.
fn split_count(text: &str) -> (&str, Option<&str>) {
    match text.split_once(':') {
        Some((name, count)) => (name, Some(count)),
        None => (text, None),
    }
}

/// Which of the weights is changed, and to what.
fn changed(weights: &[Weight], change: &str) -> Result<(usize, f32), NotWeighed> {
    let (name, number) = change.split_once('=').unwrap_or((change, ""));
    let Some(place) = weights.iter().position(|weight| weight.name == name || typed(weight) == name) else {
        return Err(NotWeighed::Weight { name: name.to_string(), known: weights.iter().map(typed).collect() });
    };
    let Weight { least, most, .. } = weights[place];
    let number: Option<f32> = number.parse().ok().filter(|number| (least..=most).contains(number));
    let refused = || NotWeighed::Number { weight: typed(&weights[place]), range: format!("{least} to {most}") };
    number.map(|number| (place, number)).ok_or_else(refused)
}

/// The name of a weight as it is typed.
fn typed(weight: &Weight) -> String {
    weight.name.replace(',', ";")
}

/// What is wrong with the name of a player who goes by a set of weights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotWeighed {
    /// How much it thinks is no number.
    Count,
    /// The set has no such weight.
    Weight {
        /// What was asked for.
        name: String,
        /// The weights it has.
        known: Vec<String>,
    },
    /// What it should be is no number, or none that makes sense.
    Number {
        /// Which weight.
        weight: String,
        /// Which numbers make sense.
        range: String,
    },
    /// It is said twice what a weight should be.
    Twice {
        /// Which weight.
        weight: String,
    },
}

impl fmt::Display for NotWeighed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotWeighed::Count => f.write_str("the number after ':' is the search budget, from 1 to 10000000"),
            NotWeighed::Weight { name, known } => {
                write!(f, "there is no weight '{name}' in this set: choose from {}", known.join(", "))
            }
            NotWeighed::Twice { weight } => write!(f, "'{weight}' is named twice"),
            NotWeighed::Number { weight, range } => write!(f, "'{weight}' is a number from {range}, as in {weight}=N"),
        }
    }
}

#[cfg(test)]
mod tests {
    use iki::Iki;
    use rinpa::Rinpa;

    use crate::Player;

    fn refusal(name: &str) -> String {
        Player::<Rinpa>::in_lab(name, 4).err().expect("nobody has such a name").to_string()
    }

    #[test]
    fn a_player_is_named_by_the_weights_that_differ_from_those_of_the_house() {
        let Ok(Player::Weighed { set, numbers, iterations }) = Player::<Rinpa>::in_lab("search:3000/lead_part=0.25", 4)
        else {
            panic!("such a player can be named");
        };
        assert_eq!((set.name, iterations), ("search", 3_000));
        let usual: Vec<f32> = (set.weights)(4).iter().map(|weight| weight.usual).collect();
        assert_eq!(numbers, [usual[0], 0.25, usual[2]]);
        assert!(matches!(Player::<Rinpa>::in_lab("chances", 4), Ok(Player::Weighed { iterations: 32, .. })));
    }

    #[test]
    fn whoever_has_a_name_in_the_house_has_it_in_the_lab() {
        assert!(matches!(Player::<Rinpa>::in_lab("master", 4), Ok(Player::Level(level)) if level.name == "master"));
        assert!(matches!(Player::<Rinpa>::in_lab("tree:100", 4), Ok(Player::Tree(100))));
    }

    #[test]
    fn a_comma_in_the_name_of_a_weight_is_typed_as_a_semicolon() {
        let typed = "judgment:9/mon; a year before=1.5";
        let Ok(Player::Weighed { set, numbers, .. }) = Player::<Iki>::in_lab(typed, 4) else {
            panic!("such a player can be named");
        };
        let place = (set.weights)(4).iter().position(|weight| weight.name == "mon, a year before");
        assert_eq!(numbers[place.expect("IKI weighs mon")], 1.5);
        let refused = Player::<Iki>::in_lab("judgment:9/mon; a year before=many", 4).err().expect("many is no number");
        assert!(refused.to_string().ends_with("as in mon; a year before=N"), "{refused}");
    }

    #[test]
    fn a_weight_is_named_once() {
        assert!(refusal("search:9/exploration=1/exploration=0.5").ends_with("'exploration' is named twice"));
    }

    #[test]
    fn a_name_that_is_wrong_says_what_would_be_right() {
        assert!(refusal("search:many").ends_with("the number after ':' is the search budget, from 1 to 10000000"));
        assert!(refusal("search:9/luck=1").ends_with("choose from exploration, lead_part, certainty"));
        assert!(
            refusal("search:9/exploration=9")
                .ends_with("'exploration' is a number from 0.1 to 1.6, as in exploration=N")
        );
        assert!(refusal("search:9/exploration").contains("exploration=N"));
        assert!(refusal("serch:9").contains("or by weights: search, chances"));
    }
}
