//! What is in the box (§1): fifty masks of ten kinds, four actors, twenty-four tokens.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// How many kinds of mask there are.
pub const KINDS: usize = 10;
/// How many masks there are in all.
pub const MASKS: usize = 50;
/// How many actors stand on the stage.
pub const ACTORS: usize = 4;
/// How many tokens are in the box before a round.
pub const TOKENS: u8 = 24;
/// How many rounds a game has.
pub const ROUNDS: usize = 3;

/// A kind of mask. Two masks match if they are of the same kind; the same color is not enough.
///
/// The printed masks have no names, so the kinds are called by color and number, in text and in JSON: `green1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Mask {
    /// The only green one.
    Green1,
    /// The first of two yellow ones.
    Yellow1,
    /// The second of two yellow ones.
    Yellow2,
    /// The first of two red ones.
    Red1,
    /// The second of two red ones.
    Red2,
    /// The first of two purple ones.
    Purple1,
    /// The second of two purple ones.
    Purple2,
    /// The first of three blue ones.
    Blue1,
    /// The second of three blue ones.
    Blue2,
    /// The third of three blue ones.
    Blue3,
}

/// The color of a mask, which is what one remembers when one does not remember the mask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    /// One kind.
    Green,
    /// Two kinds.
    Yellow,
    /// Two kinds.
    Red,
    /// Two kinds.
    Purple,
    /// Three kinds.
    Blue,
}

/// All that is to be said about one kind of mask.
struct Kind {
    id: &'static str,
    color: Color,
    english: &'static str,
    japanese: &'static str,
}

const fn kind(id: &'static str, color: Color, english: &'static str, japanese: &'static str) -> Kind {
    Kind { id, color, english, japanese }
}

/// The ten kinds. The names are ours: figures of the stage and of old tales that suit the color.
const KIND_TABLE: [Kind; KINDS] = [
    kind("green1", Color::Green, "Kappa", "河童"),
    kind("yellow1", Color::Yellow, "Fox", "狐"),
    kind("yellow2", Color::Yellow, "Tanuki", "狸"),
    kind("red1", Color::Red, "Hero", "荒武者"),
    kind("red2", Color::Red, "Monkey", "猿"),
    kind("purple1", Color::Purple, "Courtier", "公家"),
    kind("purple2", Color::Purple, "Princess", "姫"),
    kind("blue1", Color::Blue, "Traitor", "謀反人"),
    kind("blue2", Color::Blue, "Ghost", "亡霊"),
    kind("blue3", Color::Blue, "Demon", "鬼"),
];

impl Mask {
    /// The ten kinds, green to blue.
    pub const ALL: [Mask; KINDS] = [
        Mask::Green1,
        Mask::Yellow1,
        Mask::Yellow2,
        Mask::Red1,
        Mask::Red2,
        Mask::Purple1,
        Mask::Purple2,
        Mask::Blue1,
        Mask::Blue2,
        Mask::Blue3,
    ];

    /// Its place in [`Mask::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The neutral id: its color and a number.
    pub const fn id(self) -> &'static str {
        KIND_TABLE[self.index()].id
    }

    /// Its color, shared by one, two or three kinds.
    pub const fn color(self) -> Color {
        KIND_TABLE[self.index()].color
    }

    /// Our English name for it.
    pub const fn english(self) -> &'static str {
        KIND_TABLE[self.index()].english
    }

    /// Our Japanese name for it.
    pub const fn japanese(self) -> &'static str {
        KIND_TABLE[self.index()].japanese
    }

    /// The other kinds of the same color, with which it is easily confused.
    pub fn lookalikes(self) -> impl Iterator<Item = Mask> {
        Mask::ALL.into_iter().filter(move |&other| other != self && other.color() == self.color())
    }
}

impl fmt::Display for Mask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Mask {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// One of the four actors, each the base of a stack of masks. In text and in JSON they are 1 to 4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Actor(u8);

impl Actor {
    /// The four actors in order.
    pub const ALL: [Actor; ACTORS] = [Actor(0), Actor(1), Actor(2), Actor(3)];

    /// Their place in [`Actor::ALL`], from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl fmt::Debug for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Actor {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Actor, Self::Err> {
        match text.as_bytes() {
            [digit @ b'1'..=b'4'] => Ok(Actor(digit - b'1')),
            _ => Err("an actor is a number from 1 to 4"),
        }
    }
}

impl Serialize for Actor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}
