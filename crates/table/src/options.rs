//! Options of a game: each a name and a closed list of values, so that every one can be listed, explained and written
//! into a record.

use std::fmt::{self, Debug};

/// One option of a game.
#[derive(Debug)]
pub struct Choice {
    /// Its name in records and on the command line.
    pub name: &'static str,
    /// What it decides, in one sentence.
    pub about: &'static str,
    /// What it can be, the default first.
    pub values: &'static [Value],
    /// Whether players are offered it when they set up a table.
    pub offered_to: OfferedTo,
}

/// One value of an option.
#[derive(Debug)]
pub struct Value {
    /// Its name in records and on the command line.
    pub name: &'static str,
    /// What it means, in one sentence.
    pub about: &'static str,
}

/// Who an option is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfferedTo {
    /// Anyone who sets up a table.
    Players,
    /// Research on reduced games: the command line offers it, the pages do not.
    Researchers,
}

/// The options of a game, read and written by position in [`Options::CHOICES`]. [`options!`](crate::options!)
/// implements it.
pub trait Options: Clone + Eq + Debug + Default + Send + Sync + 'static {
    /// What can be chosen.
    const CHOICES: &'static [Choice];

    /// The position of the value that option number `choice` has.
    ///
    /// # Panics
    /// It may, if there is no such option.
    fn get(&self, choice: usize) -> usize;

    /// Gives option number `choice` its value number `value`.
    ///
    /// # Panics
    /// It may, if there is no such option or value.
    fn set(&mut self, choice: usize, value: usize);
}

/// Declares the options of a game: a struct with a field for each option, an enum with the values of each, the default
/// first, and [`Options`] for the struct.
///
/// The first line of a doc comment is what the command line and the pages say about the option or the value
/// ([`Choice::about`], [`Value::about`]); more lines are for readers of the code. The name of an option is the name of
/// its field; the name of a value stands behind it and is its form in JSON too. `for Players` or `for Researchers` says
/// [who it is offered to](OfferedTo). The calling crate depends on serde.
///
/// ```
/// use table::{describe, parse_options};
///
/// table::options! {
///     /// How the tea is served.
///     pub struct TeaOptions {
///         /// How strong the tea is.
///         strength: Strength for Players {
///             /// For guests.
///             Mild = "mild",
///             /// For hosts.
///             ///
///             /// Nobody has tried it yet.
///             Strong = "strong",
///         },
///         /// How many cups there are.
///         cups: Cups for Researchers {
///             /// One each.
///             Each = "each",
///             /// One for everybody.
///             One = "one",
///         },
///     }
/// }
///
/// let pair = |name: &str, value: &str| (name.to_string(), value.to_string());
/// let options: TeaOptions = parse_options(&[pair("strength", "strong")]).unwrap();
/// assert_eq!(options, TeaOptions { strength: Strength::Strong, cups: Cups::Each });
/// assert_eq!(describe(&options), [pair("strength", "strong"), pair("cups", "each")]);
///
/// let error = parse_options::<TeaOptions>(&[pair("cups", "two")]).unwrap_err();
/// assert_eq!(error.to_string(), "option 'cups' can't be 'two': choose from each, one");
/// ```
#[macro_export]
macro_rules! options {
    (
        $(#[$meta:meta])*
        $vis:vis struct $options:ident {
            $(
                #[doc = $about:literal]
                $(#[$doc:meta])*
                $field:ident: $values:ident for $offered_to:ident {
                    $(
                        #[doc = $value_about:literal]
                        $(#[$value_doc:meta])*
                        $value:ident = $name:literal
                    ),+ $(,)?
                }
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, ::serde::Serialize)]
        $vis struct $options {
            $(
                #[doc = $about]
                $(#[$doc])*
                $vis $field: $values
            ),+
        }

        $(
            #[doc = $about]
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ::serde::Serialize)]
            $vis enum $values {
                $(
                    #[doc = $value_about]
                    $(#[$value_doc])*
                    #[serde(rename = $name)]
                    $value
                ),+
            }

            impl $values {
                /// All values, the default first.
                $vis const ALL: &'static [$values] = &[$($values::$value),+];
            }

            impl ::core::default::Default for $values {
                fn default() -> $values {
                    $values::ALL[0]
                }
            }
        )+

        impl $crate::Options for $options {
            const CHOICES: &'static [$crate::Choice] = &[$(
                $crate::Choice {
                    name: ::core::stringify!($field),
                    about: $about.trim_ascii(),
                    values: &[$(
                        $crate::Value { name: $name, about: $value_about.trim_ascii() }
                    ),+],
                    offered_to: $crate::OfferedTo::$offered_to,
                }
            ),+];

            fn get(&self, choice: usize) -> usize {
                [$(self.$field as usize),+][choice]
            }

            fn set(&mut self, choice: usize, value: usize) {
                type Set = fn(&mut $options, usize);
                const SET: &[Set] = &[$(|options, value| options.$field = $values::ALL[value]),+];
                SET[choice](self, value);
            }
        }
    };
}

/// A game without options.
impl Options for () {
    const CHOICES: &'static [Choice] = &[];

    fn get(&self, _choice: usize) -> usize {
        0
    }

    fn set(&mut self, _choice: usize, _value: usize) {}
}

/// An option or value that the game does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// There is no option of this name.
    UnknownOption {
        /// What was asked for.
        name: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// The option has no value of this name.
    UnknownValue {
        /// Which option.
        option: &'static str,
        /// What was asked for.
        value: String,
        /// What there is.
        known: Vec<&'static str>,
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::UnknownOption { name, known } if known.is_empty() => {
                write!(f, "there is no option '{name}': this game has none")
            }
            OptionError::UnknownOption { name, known } => {
                write!(f, "there is no option '{name}': choose from {}", known.join(", "))
            }
            OptionError::UnknownValue { option, value, known } => {
                write!(f, "option '{option}' can't be '{value}': choose from {}", known.join(", "))
            }
        }
    }
}

impl std::error::Error for OptionError {}

/// Options from pairs of names; what is not named keeps its default.
pub fn parse_options<O: Options>(pairs: &[(String, String)]) -> Result<O, OptionError> {
    let mut options = O::default();
    for (name, value) in pairs {
        let choice = O::CHOICES.iter().position(|choice| choice.name == name).ok_or_else(|| {
            OptionError::UnknownOption { name: name.clone(), known: O::CHOICES.iter().map(|c| c.name).collect() }
        })?;
        let values = O::CHOICES[choice].values;
        let position =
            values.iter().position(|known| known.name == value).ok_or_else(|| OptionError::UnknownValue {
                option: O::CHOICES[choice].name,
                value: value.clone(),
                known: values.iter().map(|v| v.name).collect(),
            })?;
        options.set(choice, position);
    }
    Ok(options)
}

/// All options as pairs of names, in the order of [`Options::CHOICES`].
pub fn describe<O: Options>(options: &O) -> Vec<(String, String)> {
    let pair =
        |(i, choice): (usize, &Choice)| (choice.name.to_string(), choice.values[options.get(i)].name.to_string());
    O::CHOICES.iter().enumerate().map(pair).collect()
}
