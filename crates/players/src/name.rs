//! The grammar of player names: `name:budget/key=value/key=value`.

use thiserror::Error;

/// The largest search budget that a name can ask for.
pub(crate) const LARGEST_BUDGET: u32 = 10_000_000;

/// A player's name, taken apart. What the parts mean depends on the game; see [`crate::Player::named`].
///
/// ```
/// use players::PlayerName;
///
/// let name = PlayerName::parse("search:3200/exploration=0.5").expect("a well-formed name");
/// assert_eq!((name.base, name.budget), ("search", Some(3_200)));
/// assert_eq!(name.values, [("exploration", "0.5")]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerName<'a> {
    /// The player, such as `master` or `search`.
    pub base: &'a str,
    /// The search budget after the colon.
    pub budget: Option<u32>,
    /// The keys and values after the slashes, in their order.
    pub values: Vec<(&'a str, &'a str)>,
}

impl<'a> PlayerName<'a> {
    /// Takes a name apart. Names stand in lists separated by commas, so a key that contains a comma is typed with a
    /// semicolon.
    pub fn parse(text: &'a str) -> Result<PlayerName<'a>, NameProblem> {
        let mut parts = text.split('/');
        let first = parts.next().unwrap_or("");
        let (base, budget) = match first.split_once(':') {
            None => (first, None),
            Some((base, digits)) => {
                let budget = digits.parse().ok().filter(|budget| (1..=LARGEST_BUDGET).contains(budget));
                (base, Some(budget.ok_or(NameProblem::Budget)?))
            }
        };
        let mut values: Vec<(&str, &str)> = Vec::new();
        for part in parts {
            let (key, value) = part.split_once('=').ok_or_else(|| NameProblem::NoValue { part: part.to_string() })?;
            if values.iter().any(|&(other, _)| other == key) {
                return Err(NameProblem::Twice { key: key.to_string() });
            }
            values.push((key, value));
        }
        Ok(PlayerName { base, budget, values })
    }
}

/// Why a text is no player name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NameProblem {
    /// The part after the colon is not a budget.
    #[error("the number after ':' is the search budget: give a number from 1 to {}", LARGEST_BUDGET)]
    Budget,
    /// A part after a slash has no value.
    #[error("'{part}' after '/' has no value: write {part}=NUMBER, as in search:3200/exploration=0.5")]
    NoValue {
        /// The part.
        part: String,
    },
    /// A key is given twice.
    #[error("'{key}' is given twice: give it once")]
    Twice {
        /// The key.
        key: String,
    },
}
